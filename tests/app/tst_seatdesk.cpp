#include "projectfile.h"

#include "actions/language.h"
#include "document/variants.h"
#include "orders/notation.h"
#include "orders/options.h"
#include "pocket/seatdesk.h"
#include "pocket/sitting.h"
#include "sheet/mapsheet.h"

#include <QElapsedTimer>
#include <QJsonArray>
#include <QJsonDocument>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <memory>
#include <random>
#include <set>

using namespace entente;
using namespace entente::app;
using namespace Qt::StringLiterals;

namespace {

/// A hotseat table whose seats are all written away from the window.
struct AwayTable {
    explicit AwayTable(const VariantLibrary &library, const QString &id,
                       std::map<std::string, std::string> settings = {})
        : document(library.finder()), flow(document), desk(document, flow)
    {
        const std::shared_ptr<const Variant> variant = library.find(id);
        Table table = Table::standard(*variant->board);
        table.draws = Draws::AmongSome;
        document.newGame(variant, settings, table);
    }
    bool openAll()
    {
        QString why;
        for (const PowerId power : document.table().seats) {
            if (!desk.open(power, {}, why))
                return false;
        }
        return true;
    }
    QJsonObject state(PowerId power) const { return desk.state(power, u"en"_s); }
    QString act(PowerId power, const char *deed, const QString &id = {})
    {
        return desk.act(power, {{u"do"_s, QLatin1StringView(deed)}, {u"id"_s, id}}, u"en"_s);
    }
    PowerId power(const char *name) const { return document.board().findPower(name); }

    GameDocument document;
    TableFlow flow;
    SeatDesk desk;
};

QByteArray bytesOf(const QJsonObject &state)
{
    return QJsonDocument(state).toJson(QJsonDocument::Compact);
}

QString idAt(const QJsonArray &list, std::mt19937 &chance)
{
    const auto index = std::uniform_int_distribution<int>(0, static_cast<int>(list.size()) - 1)(chance);
    return list[index].toObject()[u"id"_s].toString();
}

QString idNamed(const QJsonArray &list, const QString &text)
{
    for (const QJsonValue &one : list) {
        const QJsonObject entry = one.toObject();
        if (entry[u"text"_s] == text || entry[u"name"_s] == text)
            return entry[u"id"_s].toString();
    }
    return {};
}

QJsonArray choicesOf(const QJsonObject &state)
{
    return state[u"composing"_s].toObject()[u"choices"_s].toArray();
}

/// Goes on choosing by chance until the order is whole. What is offered is never refused and never leads nowhere.
QString finishByChance(AwayTable &table, PowerId power, std::mt19937 &chance)
{
    for (int step = 0; step < 40; ++step) {
        const QJsonObject now = table.state(power);
        if (now[u"composing"_s].isNull())
            return {};
        const QJsonArray choices = choicesOf(now);
        if (choices.isEmpty())
            return u"nothing can be chosen: "_s + now[u"composing"_s].toObject()[u"sentence"_s].toString();
        if (now[u"composing"_s].toObject()[u"sentence"_s].toString().isEmpty() && step > 0)
            return u"nothing is said"_s;
        const QString id = idAt(choices, chance);
        if (const QString why = table.act(power, "choose", id); !why.isEmpty())
            return u"%1 was offered and refused: %2"_s.arg(QString::fromUtf8(bytesOf(now)).right(400), why);
    }
    table.act(power, "cancel"); // a way that is led on and on
    return {};
}

/// One seat writes its phase by chance, with changes of mind.
QString writeByChance(AwayTable &table, PowerId power, std::mt19937 &chance)
{
    const auto roll = [&](int sides) { return std::uniform_int_distribution<int>(1, sides)(chance) == 1; };
    for (const QJsonValue &one : table.state(power)[u"units"_s].toArray()) {
        if (roll(6))
            continue;
        const QString id = one.toObject()[u"id"_s].toString();
        if (const QString why = table.act(power, "unit", id); !why.isEmpty()) {
            if (table.state(power)[u"task"_s].toString().isEmpty())
                return u"unit: "_s + why;
            continue; // a winter that has no more to remove
        }
        if (const QString why = finishByChance(table, power, chance); !why.isEmpty())
            return why;
        if (roll(8))
            table.act(power, "undo");
        if (roll(12))
            table.act(power, "clear", id);
    }
    for (int i = 0; i < 3; ++i) {
        const QJsonArray more = table.state(power)[u"more"_s].toArray();
        if (more.isEmpty() || roll(4))
            break;
        if (const QString why = table.act(power, "more", idAt(more, chance)); !why.isEmpty())
            return u"more: "_s + why;
        if (const QString why = finishByChance(table, power, chance); !why.isEmpty())
            return why;
    }
    return {};
}

} // namespace

/// What a seat away from the window is told and does.
class TestSeatDesk : public QObject {
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

    void oneOrderChoiceByChoice()
    {
        AwayTable table(m_library, u"standard"_s);
        const PowerId austria = table.power("Austria");
        QString why;
        QVERIFY(table.desk.open(austria, {}, why));
        const quint64 version = table.desk.version(austria);
        QJsonObject now = table.state(austria);
        QCOMPARE(now[u"power"_s].toString(), u"Austria"_s);
        QCOMPARE(now[u"step"_s].toString(), u"writing"_s);
        QCOMPARE(now[u"of"_s].toInt(), 7);
        const QString vienna = idNamed(now[u"units"_s].toArray(), u"A Vienna"_s);
        QVERIFY(!vienna.isEmpty());
        const auto choose = [&](const char *text) {
            const QString id = idNamed(choicesOf(table.state(austria)), QLatin1StringView(text));
            return id.isEmpty() ? QString::fromUtf8(text) : table.act(austria, "choose", id);
        };
        const auto sentence = [&] { return table.state(austria)[u"composing"_s].toObject()[u"sentence"_s].toString(); };
        QCOMPARE(table.act(austria, "unit", vienna), QString());
        QVERIFY(table.desk.version(austria) > version);
        QCOMPARE(table.state(austria)[u"composing"_s].toObject()[u"unit"_s].toString(), vienna);
        const QString support = idNamed(choicesOf(table.state(austria)), u"Support"_s);
        QCOMPARE(table.act(austria, "choose", support), QString());
        QVERIFY(!table.act(austria, "choose", support).isEmpty()); // the same finger, twice
        QCOMPARE(choose("Budapest"), QString());
        QCOMPARE(sentence(), u"A Vienna supports A Budapest to …"_s);
        QCOMPARE(table.act(austria, "back"), QString());
        QCOMPARE(sentence(), u"A Vienna supports …"_s);
        QCOMPARE(choose("Budapest"), QString());
        QCOMPARE(choose("To hold"), QString());
        QVERIFY(table.state(austria)[u"composing"_s].isNull());
        const auto textOfVienna = [&] {
            for (const QJsonValue &unit : table.state(austria)[u"units"_s].toArray()) {
                if (unit.toObject()[u"id"_s] == vienna)
                    return unit.toObject()[u"text"_s].toString();
            }
            return QString();
        };
        QCOMPARE(textOfVienna(), u"A Vie S A Bud"_s);
        QVERIFY(table.state(austria)[u"canUndo"_s].toBool());
        QCOMPARE(table.act(austria, "undo"), QString());
        QCOMPARE(textOfVienna(), QString());
        QVERIFY(!table.document.canUndo()); // the keyboard's is another
        // What fails as things stand is said beside it, as in the window's list.
        QCOMPARE(table.act(austria, "unit", idNamed(table.state(austria)[u"units"_s].toArray(), u"F Trieste"_s)),
                 QString());
        QCOMPARE(choose("Venice"), QString());
        const QJsonObject fleet = table.state(austria)[u"units"_s].toArray().last().toObject();
        QCOMPARE(fleet[u"order"_s].toString(), u"Trieste to Venice"_s);
        QCOMPARE(fleet[u"hint"_s].toString(), u"If nobody else moves: Bounces off A Venice, 1 against 1."_s);
    }

    /// The undo of one seat puts back what that seat had written.
    void undoTakesNobodyElsesOrdersBack()
    {
        AwayTable table(m_library, u"standard"_s);
        QVERIFY(table.openAll());
        std::mt19937 chance(3);
        const PowerId austria = table.power("Austria");
        const PowerId england = table.power("England");
        QVERIFY(writeByChance(table, austria, chance).isEmpty());
        QVERIFY(writeByChance(table, england, chance).isEmpty());
        const std::vector<GivenOrder> theirs = table.document.ordersOf(england);
        while (table.state(austria)[u"canUndo"_s].toBool())
            QCOMPARE(table.act(austria, "undo"), QString());
        QVERIFY(table.document.ordersOf(austria).empty());
        QCOMPARE(table.document.ordersOf(england), theirs);
        QVERIFY(!table.act(austria, "undo").isEmpty());
    }

    /// Nobody reads on a phone what the room has not been told.
    void resultsWaitForTheWindow()
    {
        AwayTable table(m_library, u"standard"_s);
        QVERIFY(table.openAll());
        const PowerId austria = table.power("Austria");
        table.act(austria, "unit", idNamed(table.state(austria)[u"units"_s].toArray(), u"A Vienna"_s));
        table.act(austria, "choose", idNamed(choicesOf(table.state(austria)), u"Galicia"_s));
        // As the window does it: it begins to tell when the table goes on.
        connect(&table.flow, &TableFlow::changed, &table.flow, [&] {
            if (table.flow.step() == Step::Results)
                table.flow.setTelling(true);
        });
        for (const PowerId power : table.document.toOrder())
            QCOMPARE(table.act(power, "seal"), QString());
        const QByteArray pieces = bytesOf(table.state(austria)[u"map"_s].toObject());
        bool told = false;
        connect(&table.desk, &SeatDesk::changed, this,
                [&](PowerId power) { told = told || !table.desk.state(power, u"en"_s)[u"results"_s].isNull(); });
        table.flow.reveal();
        QTest::qWait(10);
        QVERIFY(!told);
        QCOMPARE(table.state(austria)[u"step"_s].toString(), u"waiting"_s);
        QCOMPARE(bytesOf(table.state(austria)[u"map"_s].toObject()), pieces);
        table.flow.setTelling(false);
        QTest::qWait(10);
        QVERIFY(told);
        const QJsonObject now = table.state(austria);
        QCOMPARE(now[u"step"_s].toString(), u"results"_s);
        QCOMPARE(now[u"results"_s].toArray().size(), 3);
        QVERIFY(bytesOf(now[u"map"_s].toObject()) != pieces);
        QVERIFY(!table.act(austria, "unit", u"0.0:u0"_s).isEmpty());
        table.flow.next();
        QCOMPARE(table.state(austria)[u"step"_s].toString(), u"writing"_s);
        QCOMPARE(table.state(austria)[u"results"_s].toArray().size(), 3);
    }

    void whoSealedMayReopen()
    {
        AwayTable table(m_library, u"standard"_s);
        const PowerId austria = table.power("Austria");
        QString why;
        QVERIFY(table.desk.open(austria, {}, why));
        const QString vienna = idNamed(table.state(austria)[u"units"_s].toArray(), u"A Vienna"_s);
        QCOMPARE(table.act(austria, "seal"), QString());
        QCOMPARE(table.act(austria, "unit", vienna), u"Your orders are sealed."_s);
        QVERIFY(table.state(austria)[u"canReopen"_s].toBool());
        QCOMPARE(table.act(austria, "reopen"), QString());
        QCOMPARE(table.state(austria)[u"remark"_s].toString(), QString()); // no news to its player
        QCOMPARE(table.act(austria, "unit", vienna), QString());
    }

    /// Two who read in two languages, and a window in one of them that hears of neither.
    void eachInTheirOwnLanguage_data()
    {
        QTest::addColumn<QString>("window");
        QTest::newRow("an English window") << u"en"_s;
        QTest::newRow("a German window") << u"de"_s;
    }

    void eachInTheirOwnLanguage()
    {
        QFETCH(QString, window);
        struct Ear : QObject {
            bool eventFilter(QObject *, QEvent *event) override
            {
                heard += event->type() == QEvent::LanguageChange;
                return false;
            }
            int heard = 0;
        };
        setLanguage(*qApp, window);
        Ear ear;
        qApp->installEventFilter(&ear);
        AwayTable table(m_library, u"standard"_s);
        QVERIFY(table.openAll());
        const PowerId austria = table.power("Austria");
        const auto says = [&](const QString &language) {
            const QJsonObject now = table.desk.state(austria, language);
            return QStringList{now[u"power"_s].toString(), now[u"phase"_s].toString(), now[u"task"_s].toString()};
        };
        for (int i = 0; i < 2; ++i) {
            QCOMPARE(says(u"en"_s),
                     QStringList({u"Austria"_s, u"Spring 1901, moves"_s, u"Choose an Austrian unit."_s}));
            QCOMPARE(says(u"de"_s), QStringList({u"Österreich"_s, u"Frühjahr 1901, Züge"_s,
                                                 u"Wähle eine österreichische Einheit."_s}));
        }
        QCOMPARE(table.desk.act(austria, {{u"do"_s, u"undo"_s}}, u"de"_s), u"Das ist nicht mehr wählbar."_s);
        QCOMPARE(ear.heard, 0);
        QCOMPARE(QLocale().name().left(2), window);
        setLanguage(*qApp, u"en"_s);
    }

    /// Whatever is sent, nothing is done that was not offered.
    void rubbishDoesNothing()
    {
        AwayTable table(m_library, u"1939-iii"_s);
        QVERIFY(table.openAll());
        std::mt19937 chance(17);
        const PowerId power = table.document.toOrder().front();
        const std::vector<PowerId> all = table.document.toOrder();
        const QStringList deeds{u"unit"_s, u"more"_s, u"choose"_s, u"clear"_s, u"vote"_s,
                                u"back"_s, u""_s,     u"Seal"_s,   u"undo"_s,  u"reopen"_s};
        const QStringList parts{u"0.0:u0"_s,  u"0.0.0:o0"_s, u"0.0.1:b99"_s, u"0.0.2:p-1"_s,     u"0.0.1:k9999999999"_s,
                                u":"_s,       u""_s,         u"to-1"_s,      u"with999"_s,       u"0.0.0:w3"_s,
                                u"0.0.1:f"_s, u"0.0.1:a1"_s, u"0.0.1:n-5"_s, QString(4000, u'0')};
        for (int round = 0; round < 400; ++round) {
            const auto pick = [&](const QStringList &list) {
                return list[std::uniform_int_distribution<int>(0, static_cast<int>(list.size()) - 1)(chance)];
            };
            const QString deed = pick(deeds);
            const QString why = table.desk.act(power, {{u"do"_s, deed}, {u"id"_s, pick(parts)}}, u"en"_s);
            QVERIFY(!why.isEmpty());
            QVERIFY(table.document.ordersOf(power).empty());
        }
        QVERIFY(!table.desk.act(power, {}, u"xx"_s).isEmpty());
        QVERIFY(!table.desk.act(power, {{u"do"_s, 7}, {u"id"_s, QJsonArray{1}}}, QString()).isEmpty());
        QVERIFY(!table.desk.act(PowerId(), {{u"do"_s, u"undo"_s}}, u"en"_s).isEmpty());
        QCOMPARE(table.desk.state(PowerId(77), u"en"_s)[u"step"_s].toString(), u"closed"_s);
        // What was offered in a phase that is over is offered no more.
        const QJsonArray more = table.state(power)[u"more"_s].toArray();
        for (const PowerId one : all)
            QCOMPARE(table.act(one, "seal"), QString());
        table.flow.reveal();
        table.flow.next();
        for (const QJsonValue &one : more)
            QVERIFY(!table.act(power, "more", one.toObject()[u"id"_s].toString()).isEmpty());
    }

    void pinsAndComputers()
    {
        AwayTable table(m_library, u"standard"_s);
        const PowerId austria = table.power("Austria");
        const PowerId england = table.power("England");
        QVERIFY(table.document.setPin(austria, u"1234"_s));
        table.document.seatComputer(england, "steady", false);
        QString why;
        QVERIFY(!table.desk.open(austria, u"1"_s, why));
        QCOMPARE(why, u"Wrong PIN. Try again."_s);
        QVERIFY(!table.desk.open(england, {}, why));
        QCOMPARE(why, u"A computer plays there."_s);
        QVERIFY(table.desk.open(austria, u"1234"_s, why));
        QVERIFY(table.state(austria)[u"remark"_s].toString().contains(u"1 wrong PIN"_s));
        // Taken at the keyboard: closed here, and what was written is there.
        table.act(austria, "unit", idNamed(table.state(austria)[u"units"_s].toArray(), u"A Vienna"_s));
        table.act(austria, "choose", idNamed(choicesOf(table.state(austria)), u"Galicia"_s));
        QSignalSpy told(&table.desk, &SeatDesk::changed);
        QVERIFY(table.flow.takeSeat(austria, u"1234"_s));
        QTRY_COMPARE(told.count(), 1);
        QCOMPARE(table.desk.version(austria), quint64(0));
        QCOMPARE(table.state(austria)[u"step"_s].toString(), u"closed"_s);
        QVERIFY(!table.act(austria, "undo").isEmpty());
        QCOMPARE(table.document.ordersGiven(austria), 1);
    }

    /// Whatever stands on the map has its place there, and so has what can be tapped.
    void everythingHasItsPlace_data() { everyVariant(); }

    void everythingHasItsPlace()
    {
        QFETCH(QString, id);
        AwayTable table(m_library, id);
        const auto sheet = MapSheet::load(m_library.folderOf(id), table.document.board());
        const auto livery = Livery::load(m_library.folderOf(id), table.document.board());
        QVERIFY(sheet.ok() && livery.ok());
        table.desk.setLook(sheet.value(), livery.value());
        QVERIFY(table.openAll());
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
                QVERIFY(!map[u"centres"_s].toArray().isEmpty());
            }
            table.flow.sealAll();
            table.flow.reveal();
            table.flow.next();
        }
    }

    void buildsAreAskedForByPlace()
    {
        AwayTable table(m_library, u"1939-iii"_s);
        QVERIFY(table.openAll());
        const PowerId italy = table.power("Italy");
        const QJsonArray more = table.state(italy)[u"more"_s].toArray();
        QVERIFY(idNamed(more, u"Waive one build"_s).isEmpty()); // by points nobody waives
        QCOMPARE(table.act(italy, "more", idNamed(more, u"Build…"_s)), QString());
        QCOMPARE(table.act(italy, "choose", idNamed(choicesOf(table.state(italy)), u"Naples"_s)), QString());
        QCOMPARE(table.state(italy)[u"composing"_s].toObject()[u"sentence"_s].toString(),
                 u"Naples: which kind of unit?"_s);
        QCOMPARE(table.act(italy, "choose", idNamed(choicesOf(table.state(italy)), u"Army, 2 points"_s)), QString());
        const QJsonObject build = table.state(italy)[u"more"_s].toArray().first().toObject();
        QCOMPARE(build[u"text"_s].toString(), u"Build A Nap"_s);
        // Thought over: another kind in the same place, and then none.
        QCOMPARE(table.act(italy, "more", build[u"id"_s].toString()), QString());
        QCOMPARE(table.act(italy, "choose", idNamed(choicesOf(table.state(italy)), u"Fleet, 2 points"_s)), QString());
        QCOMPARE(table.document.ordersOf(italy).size(), std::size_t(1));
        QCOMPARE(
            table.act(italy, "clear", table.state(italy)[u"more"_s].toArray().first().toObject()[u"id"_s].toString()),
            QString());
        QVERIFY(table.document.ordersOf(italy).empty());
    }

    void votes()
    {
        AwayTable table(m_library, u"standard"_s);
        QVERIFY(table.openAll());
        for (const PowerId power : table.document.table().seats) {
            QCOMPARE(table.act(power, "vote", u"all"_s), QString());
            QVERIFY(!table.act(power, "vote", u"to99"_s).isEmpty());
        }
        for (const PowerId power : table.document.toOrder())
            table.act(power, "seal");
        table.flow.reveal();
        QCOMPARE(table.flow.step(), Step::Over);
        QCOMPARE(table.state(table.power("Italy"))[u"step"_s].toString(), u"over"_s);
    }

    /// What was written away is in the copy that a crash leaves, as what was written at the keyboard is.
    void aCopyKeepsWhatWasWritten()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(u"copy.entente"_s);
        std::vector<GivenOrder> written;
        PowerId austria;
        {
            AwayTable table(m_library, u"standard"_s);
            QVERIFY(table.openAll());
            austria = table.power("Austria");
            std::mt19937 chance(5);
            QVERIFY(writeByChance(table, austria, chance).isEmpty());
            table.act(austria, "seal");
            written = table.document.ordersOf(austria);
            QVERIFY(!written.empty());
            QVERIFY(table.document.saveCopy(path).ok());
        }
        AwayTable table(m_library, u"standard"_s);
        QVERIFY(table.document.restore(path).ok());
        QCOMPARE(table.document.ordersOf(austria), written);
        QVERIFY(table.document.table().isSealed(austria));
        QVERIFY(table.openAll());
        QCOMPARE(table.state(austria)[u"step"_s].toString(), u"sealed"_s);
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

QTEST_MAIN(TestSeatDesk)
#include "tst_seatdesk.moc"
