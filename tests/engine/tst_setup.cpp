#include "game/game.h"
#include "io/gamecase.h"
#include "io/gamefile.h"
#include "orders/notation.h"
#include "orders/options.h"
#include "orders/parser.h"
#include "orders/setup.h"
#include "testfiles.h"

#include <QTest>

#include <algorithm>
#include <random>

using namespace entente;
using namespace entente::test;

/// Positions set up by hand.
class SetupTest : public QObject {
    Q_OBJECT

private:
    static Unit unit(const Variant &variant, const char *power, const char *text)
    {
        const auto parsed = parseUnit(text, *variant.board);
        return {variant.board->findPower(power), parsed->kind, parsed->region, parsed->layer};
    }

    static Position bare(const Variant &variant)
    {
        Position position = variant.start;
        position.units.clear();
        return position;
    }

private:
    static auto countOf(const Position &position, KindId kind)
    {
        return std::count_if(position.units.begin(), position.units.end(),
                             [kind](const Unit &unit) { return unit.kind == kind; });
    }

private Q_SLOTS:
    /// A file's list of retreats is believed no further than the position goes (1971 XIII): whatever it opens, the game
    /// that is played from it is saved and opens again.
    void closedRetreatsAreStruck_data()
    {
        QTest::addColumn<QByteArray>("listed");
        QTest::addColumn<QByteArray>("left");
        QTest::newRow("an own unit stands there") << QByteArray(R"("Yor","Wal")") << QByteArray("Wal");
        QTest::newRow("a foreign unit stands there") << QByteArray(R"("ENG","Wal")") << QByteArray("Wal");
        QTest::newRow("out of reach") << QByteArray(R"("BLA")") << QByteArray("");
        QTest::newRow("all are open") << QByteArray(R"("Wal")") << QByteArray("Wal");
    }
    void closedRetreatsAreStruck()
    {
        QFETCH(QByteArray, listed);
        QFETCH(QByteArray, left);
        const QByteArray text =
            R"({"variant":"standard","phase":"S1901R","units":{"England":["A Yor"],"France":["F ENG"],)"
            R"("Germany":["F Lon"]},"dislodged":{"England":[{"unit":"F Lon","from":"NTH","retreats":[)"
            + listed + R"(]}]}})";
        const auto cases = readCases(text.toStdString(), mapsFinder());
        QVERIFY(cases.size() == 1 && cases.front().ok());
        const GameCase &read = *cases.front();
        const Board &board = *read.variant->board;
        QByteArrayList open;
        for (const RegionId to : read.position.dislodged.front().retreats)
            open += QByteArray::fromStdString(board.regionText(to));
        QCOMPARE(open.join(','), left);
        QCOMPARE(read.remarks.empty(), listed == R"("Wal")");
        Game game(read.variant);
        game.setStart(read.position);
        std::vector<Order> legal;
        legalRetreats(board, game.position(), 0, legal);
        for (const Order &order : legal) {
            Game played = game;
            played.setOrder({board.findPower("England"), order});
            played.adjudicate();
            SavedGame saved;
            saved.game = played;
            QVERIFY2(readGame(writeGame(saved), mapsFinder()).ok(), orderText(board, order, Stage::Retreats).c_str());
        }
    }

    /// DATC 6.F.1 from nothing but changes by hand.
    void aCaseByHand()
    {
        const auto variant = variantNamed("standard");
        const Board &board = *variant->board;
        Position position = bare(*variant);
        QCOMPARE(putUnit(board, position, unit(*variant, "turkey", "A Gre")), SetupFault::None);
        QCOMPARE(putUnit(board, position, unit(*variant, "turkey", "F AEG")), SetupFault::None);
        QCOMPARE(putUnit(board, position, unit(*variant, "turkey", "F Con")), SetupFault::None);
        Game game(variant);
        game.setStart(position);
        for (const char *line : {"Turkey: A Gre - Sev", "Turkey: F AEG C A Gre - Sev", "Turkey: F Con C A Gre - Sev"}) {
            const auto order = parseOrder(line, {&board, &game.position(), Stage::Moves});
            QVERIFY(order.ok());
            game.setOrder({order->power, order->order});
        }
        game.adjudicate();
        QVERIFY(game.position().units == position.units); // coasts carry nobody
    }

    void replacesAndRefuses()
    {
        const auto variant = variantNamed("standard");
        const Board &board = *variant->board;
        Position position = bare(*variant);
        QCOMPARE(putUnit(board, position, unit(*variant, "turkey", "F StP/sc")), SetupFault::None);
        QCOMPARE(putUnit(board, position, unit(*variant, "russia", "A StP")), SetupFault::None);
        QCOMPARE(position.units.size(), std::size_t(1));
        const Position before = position;
        Unit inland = unit(*variant, "russia", "A Mos");
        inland.kind = unit(*variant, "russia", "F Sev").kind;
        QCOMPARE(putUnit(board, position, inland), SetupFault::CannotStand);
        QCOMPARE(takeUnit(board, position, {board.findRegion("Mos")}), SetupFault::NothingThere);
        QCOMPARE(giveProvince(board, position, board.provinceOf(board.findRegion("Boh")), PowerId(0)),
                 SetupFault::NoCentre);
        QCOMPARE(driveOut(board, position, {board.findRegion("StP")}, board.provinceOf(board.findRegion("Mos"))),
                 SetupFault::NotNow);
        QVERIFY(position == before);
    }

    void drivenOut()
    {
        const auto variant = variantNamed("standard");
        const Board &board = *variant->board;
        Position position = bare(*variant);
        setPhase(position, {Season::Spring, 1901, Stage::Retreats});
        putUnit(board, position, unit(*variant, "austria", "A Ser"));
        putUnit(board, position, unit(*variant, "turkey", "A Rum"));
        const ProvinceId from = board.provinceOf(board.findRegion("Bul"));
        QCOMPARE(driveOut(board, position, {board.findRegion("Ser")}, from), SetupFault::None);
        QCOMPARE(putUnit(board, position, unit(*variant, "turkey", "A Ser")), SetupFault::None);
        QCOMPARE(position.dislodged.size(), std::size_t(1));
        std::vector<std::string> open;
        for (const RegionId region : position.dislodged.front().retreats)
            open.push_back(board.regionText(region));
        std::sort(open.begin(), open.end());
        QVERIFY((open == std::vector<std::string>{"Alb", "Bud", "Gre", "Tri"}));
        // Twice nobody is driven out of one place.
        QCOMPARE(driveOut(board, position, {board.findRegion("Ser")}, from), SetupFault::NothingThere);
        setPhase(position, {Season::Autumn, 1901, Stage::Moves});
        QVERIFY(position.dislodged.empty());
    }

    /// Whatever is done by hand is a position that a case can hold: it is written and read back the same.
    void anythingByHandCanBeWrittenAndRead_data()
    {
        QTest::addColumn<QByteArray>("id");
        for (const char *id : {"standard", "lima", "davis", "1939-iii", "city-state", "nikjon"})
            QTest::newRow(id) << QByteArray(id);
    }

    void anythingByHandCanBeWrittenAndRead()
    {
        QFETCH(QByteArray, id);
        const auto variant = variantNamed(id.constData());
        const Board &board = *variant->board;
        std::mt19937 chance(1901);
        const auto below = [&chance](int n) { return static_cast<int>(chance() % static_cast<unsigned>(n)); };
        int put = 0;
        for (int round = 0; round < 40; ++round) {
            Position position = bare(*variant);
            for (int i = 0; i < 120; ++i) {
                const PowerId power(below(board.powerCount()));
                const RegionId region(below(board.regionCount()));
                const KindId kind(below(board.kindCount()));
                if (countOf(position, kind) >= countOf(variant->start, kind) && board.kind(kind).returnsTo.valid())
                    continue; // never more of them than the game begins with, and only the reader knows how many
                switch (below(6)) {
                case 0: takeUnit(board, position, {region, Layer::Field}); break;
                case 1: giveProvince(board, position, board.provinceOf(region), power); break;
                case 2: put += putUnit(board, position, {power, kind, region, Layer::Walls}) == SetupFault::None; break;
                default:
                    put += putUnit(board, position, {power, kind, region, layerOf(board, kind)}) == SetupFault::None;
                    break;
                }
            }
            Game game(variant);
            game.setStart(position);
            const auto read = readCases(writeCase("by hand", game, game.position(), {}), mapsFinder());
            QCOMPARE(read.size(), std::size_t(1));
            QVERIFY2(read.front().ok(), read.front().ok() ? "" : read.front().error().fault.text().c_str());
            QVERIFY(read.front()->position == game.position());
        }
        QVERIFY(put > 500);
    }
};

QTEST_APPLESS_MAIN(SetupTest)
#include "tst_setup.moc"
