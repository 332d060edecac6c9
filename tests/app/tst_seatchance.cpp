// Seats of every variant that are written away from the window: by chance, and all that is legal.
#include "awaytable.h"

using namespace entente;
using namespace entente::app;
using namespace Qt::StringLiterals;

/// What a seat away from the window is told and does.
class TestSeatChance : public QObject {
    Q_OBJECT

private:
    VariantLibrary m_library{QStringList{projectFile("maps")}};
    std::set<std::size_t> m_written; ///< actions of the orders that were written
    std::set<Mission> m_flown;

    void everyVariant()
    {
        QTest::addColumn<QString>("id");
        for (const auto *entry : m_library.list())
            QTest::newRow(entry->variant->id.c_str()) << QString::fromStdString(entry->variant->id);
    }

private Q_SLOTS:
    void initTestCase()
    {
        QStandardPaths::setTestModeEnabled(true);
        setLanguage(*qApp, u"en"_s);
    }

    void everyVariantIsPlayedByChance_data() { everyVariant(); }

    void everyVariantIsPlayedByChance()
    {
        QFETCH(QString, id);
        std::mt19937 chance(7);
        AwayTable table(m_library, id);
        QVERIFY(table.openAll());
        QCOMPARE(table.flow.step(), Step::Away);
        int given = 0;
        for (int phase = 0; phase < 16 && !table.document.game().isOver(); ++phase) {
            for (const PowerId power : table.document.toOrder()) {
                QCOMPARE(table.state(power)[u"step"_s].toString(), u"writing"_s);
                const QString fault = writeByChance(table, power, chance);
                QVERIFY2(fault.isEmpty(), qUtf8Printable(fault));
                for (const GivenOrder &one : table.document.ordersOf(power)) {
                    const Legality why = table.document.legality(one);
                    QVERIFY2(why.ok() || why.refusal == Refusal::OverBudget,
                             orderText(table.document.board(), one.order).c_str());
                    m_written.insert(one.order.action.index());
                    if (const auto *flight = std::get_if<Flight>(&one.order.action))
                        m_flown.insert(flight->mission);
                    ++given;
                }
                QCOMPARE(table.act(power, "seal"), QString());
                QCOMPARE(table.state(power)[u"step"_s].toString(), u"sealed"_s);
            }
            QCOMPARE(table.flow.step(), Step::AllSealed);
            table.flow.reveal();
            if (table.flow.step() == Step::Over)
                break;
            QCOMPARE(table.state(table.document.table().seats.front())[u"step"_s].toString(), u"results"_s);
            table.flow.next();
        }
        QVERIFY(given > 20);
    }

    /// Among all these games there was each action, and each errand of a flight.
    void nothingIsLeftOut()
    {
        if (m_written.empty())
            QSKIP("only after the games above");
        for (std::size_t i = 0; i < std::variant_size_v<Action>; ++i)
            QVERIFY2(m_written.count(i) > 0, qPrintable(QString::number(i)));
        for (int i = 0; i < 7; ++i)
            QVERIFY2(m_flown.count(static_cast<Mission>(i)) > 0, qPrintable(QString::number(i)));
    }

    /// Two worlds in which everybody but one seat writes the same: whatever another seat is told is the same, byte for
    /// byte, and so is when it is told.
    void nobodyElsesDraftShows_data() { everyVariant(); }

    void nobodyElsesDraftShows()
    {
        QFETCH(QString, id);
        AwayTable one(m_library, id);
        AwayTable other(m_library, id);
        QVERIFY(one.dress(m_library) && other.dress(m_library));
        QVERIFY(one.openAll() && other.openAll());
        const std::vector<PowerId> seats = one.document.toOrder();
        const PowerId own = seats.front();
        const PowerId theirs = seats.back();
        std::mt19937 chanceOne(1);
        std::mt19937 chanceOther(2);
        const auto same = [&] {
            QTest::qWait(1);
            return bytesOf(one.state(own)) == bytesOf(other.state(own))
                   && one.desk.version(own) == other.desk.version(own);
        };
        QSignalSpy toldOne(&one.desk, &SeatDesk::changed);
        QSignalSpy toldOther(&other.desk, &SeatDesk::changed);
        const auto toldOwn = [&](const QSignalSpy &spy) {
            return std::count_if(spy.begin(), spy.end(),
                                 [&](const QList<QVariant> &what) { return what.front().value<PowerId>() == own; });
        };
        const QJsonArray units = one.state(own)[u"units"_s].toArray();
        for (int round = 0; round < 3; ++round) {
            QVERIFY2(writeByChance(one, theirs, chanceOne).isEmpty(), "one");
            QVERIFY2(writeByChance(other, theirs, chanceOther).isEmpty(), "other");
            QVERIFY(same());
            std::mt19937 ownOne(round + 3);
            std::mt19937 ownOther(round + 3);
            QVERIFY(writeByChance(one, own, ownOne).isEmpty());
            QVERIFY(writeByChance(other, own, ownOther).isEmpty());
            QVERIFY(same());
            if (!units.isEmpty()) { // an order that is begun
                const QString unit = units[round % units.size()].toObject()[u"id"_s].toString();
                one.act(own, "unit", unit);
                other.act(own, "unit", unit);
            }
            QVERIFY(same());
        }
        QVERIFY(one.document.ordersOf(theirs) != other.document.ordersOf(theirs));
        QCOMPARE(one.document.ordersOf(own), other.document.ordersOf(own));
        one.act(theirs, "vote", u"all"_s);
        QVERIFY(same());
        one.act(theirs, "seal");
        other.act(theirs, "seal");
        QVERIFY(same());
        one.act(theirs, "reopen");
        one.act(theirs, "seal");
        QVERIFY(bytesOf(one.state(own)) == bytesOf(other.state(own)));
        QCOMPARE(toldOwn(toldOne), toldOwn(toldOther));
    }

    /// Every order that is legal for a unit can be built by choosing.
    void whateverIsLegalCanBeChosen_data() { everyVariant(); }

    void whateverIsLegalCanBeChosen()
    {
        QFETCH(QString, id);
        AwayTable table(m_library, id);
        QVERIFY(table.openAll());
        std::mt19937 chance(11);
        int seen = 0;
        for (int phase = 0; phase < 8 && seen < 2 && !table.document.game().isOver(); ++phase) {
            const Game &game = table.document.game();
            const Board &board = game.board();
            const PowerId power =
                table.document.toOrder()[static_cast<std::size_t>(phase) % table.document.toOrder().size()];
            seen += game.position().phase.stage == Stage::Moves;
            Sitting sitting(game, power);
            QStringList missing;
            for (const Sitting::Line &line : sitting.units()) {
                if (game.position().phase.stage == Stage::Adjustments)
                    break;
                std::set<Order> built;
                std::vector<std::vector<int>> ways{{}};
                for (std::size_t next = 0; next < ways.size() && next < 4000; ++next) {
                    const std::vector<int> way = ways[next];
                    sitting.beginUnit(line.id);
                    for (const int step : way)
                        sitting.choose(sitting.choices()[step].id);
                    if (!sitting.isComposing()) {
                        for (const GivenOrder &given : sitting.orders())
                            built.insert(given.order);
                        sitting.undo();
                        continue;
                    }
                    if (way.size() >= 4)
                        continue;
                    for (int i = 0; i < sitting.choices().size(); ++i) {
                        ways.push_back(way);
                        ways.back().push_back(i);
                    }
                }
                std::vector<Order> legal;
                if (game.position().phase.stage == Stage::Retreats)
                    legalRetreats(board, game.position(), line.unit, legal);
                else
                    legalOrders(board, game.rules().orders, game.position(), UnitId(line.unit), legal);
                for (const Order &order : legal) {
                    const auto *flight = std::get_if<Flight>(&order.action);
                    if ((!flight || flight->path.size() < 2) && built.count(order) == 0)
                        missing += QString::fromStdString(orderText(board, order));
                }
            }
            QVERIFY2(missing.isEmpty(), qUtf8Printable(missing.join(u"; "_s)));
            for (const PowerId one : table.document.toOrder()) {
                QVERIFY(writeByChance(table, one, chance).isEmpty());
                table.act(one, "seal");
            }
            table.flow.reveal();
            table.flow.next();
        }
        QCOMPARE(seen, 2);
    }

    /// Whatever stands on the map has its place there, and so has what can be tapped.
    void everythingHasItsPlace_data() { everyVariant(); }

    void everythingHasItsPlace()
    {
        QFETCH(QString, id);
        AwayTable table(m_library, id);
        QVERIFY(table.dress(m_library));
        QVERIFY(table.openAll());
        const auto sheet = MapSheet::load(m_library.folderOf(id), table.document.board());
        QVERIFY(sheet.ok());
        const QRectF whole = sheet.value()->rect();
        const auto isOn = [&](const QJsonValue &at) {
            const QJsonArray point = at.toArray();
            return point.size() == 2 && whole.contains(point[0].toDouble(), point[1].toDouble());
        };
        std::mt19937 chance(19);
        for (int phase = 0; phase < 5 && !table.document.game().isOver(); ++phase) {
            for (const PowerId power : table.document.toOrder()) {
                QVERIFY(writeByChance(table, power, chance).isEmpty());
                const QJsonObject now = table.state(power);
                const QJsonObject map = now[u"map"_s].toObject();
                QCOMPARE(map[u"width"_s].toDouble(), whole.width());
                for (const QJsonValue &piece : map[u"pieces"_s].toArray())
                    QVERIFY2(isOn(piece.toObject()[u"at"_s]), bytesOf(piece.toObject()).constData());
                for (const QJsonValue &unit : now[u"units"_s].toArray()) {
                    QVERIFY2(isOn(unit.toObject()[u"at"_s]), bytesOf(unit.toObject()).constData());
                    table.act(power, "unit", unit.toObject()[u"id"_s].toString());
                    for (const QJsonValue &choice : choicesOf(table.state(power))) {
                        const QJsonValue at = choice.toObject()[u"at"_s];
                        QVERIFY2(at.isNull() || isOn(at), bytesOf(choice.toObject()).constData());
                    }
                }
                QVERIFY(!map[u"pieces"_s].toArray().isEmpty() || table.document.game().position().units.empty());
                const QString symbols = table.desk.drawing(power, map[u"symbols"_s].toString());
                for (const QJsonValue &piece : map[u"pieces"_s].toArray())
                    QVERIFY(symbols.contains(u"id=\"u%1\""_s.arg(piece[u"symbol"_s].toInt())));
            }
            table.flow.sealAll();
            table.flow.reveal();
            table.flow.next();
        }
    }

    void tapsAreQuick_data() { everyVariant(); }

    void tapsAreQuick()
    {
        QFETCH(QString, id);
        AwayTable table(m_library, id);
        QVERIFY(table.openAll());
        std::mt19937 chance(13);
        while (table.document.game().position().phase.stage != Stage::Moves) {
            for (const PowerId power : table.document.toOrder())
                QVERIFY(writeByChance(table, power, chance).isEmpty());
            table.flow.sealAll();
            table.flow.reveal();
            table.flow.next();
        }
        int taps = 0;
        QElapsedTimer time;
        time.start();
        for (const PowerId power : table.document.toOrder()) {
            for (const QJsonValue &unit : table.state(power)[u"units"_s].toArray()) {
                table.act(power, "unit", unit.toObject()[u"id"_s].toString());
                table.act(power, "choose", idAt(choicesOf(table.state(power)), chance));
                taps += 2;
            }
        }
        const double each = double(time.elapsed()) / taps;
        qInfo("%.1f ms a tap", each);
        QVERIFY(each < 500); // on a busy machine
    }
};

QTEST_MAIN(TestSeatChance)
#include "tst_seatchance.moc"
