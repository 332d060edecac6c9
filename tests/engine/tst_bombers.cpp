#include "testfiles.h"

#include "game/explain.h"
#include "game/play.h"
#include "map/flights.h"
#include "orders/composer.h"
#include "orders/notation.h"
#include "orders/options.h"
#include "orders/parser.h"
#include "orders/tours.h"

#include <QTest>

#include <functional>

using namespace entente;
using namespace entente::test;

namespace {

std::shared_ptr<const Variant> variant()
{
    return variantNamed("1939-iii");
}
RegionId at(const char *name)
{
    return variant()->board->findRegion(name);
}

Position positionWith(std::initializer_list<std::pair<const char *, const char *>> units)
{
    Position position = variant()->start;
    position.phase = {Season::Spring, 1939, Stage::Moves};
    position.units.clear();
    for (const auto &[power, unit] : units) {
        const auto parsed = parseUnit(unit, *variant()->board);
        position.units.push_back({variant()->board->findPower(power), parsed->kind, parsed->region, parsed->layer});
    }
    position.sort();
    return position;
}

} // namespace

/// Bombers before anything is judged: how far they fly, what may be ordered, how it is written by clicks.
class TestBombers : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void reachesByTheCheapestWay()
    {
        const Board &board = *variant()->board;
        const ProvinceId base = board.findProvince("Ven");
        // Every path within the range, one by one.
        std::array<int, maxProvinces> best;
        best.fill(-1);
        const std::function<void(ProvinceId, int)> walk = [&](ProvinceId space, int spent) {
            board.reach(Travel::Air, board.mainRegion(space)).forEach([&](ProvinceId next) {
                const int cost = spent + legCost(board, next);
                if (cost > 10)
                    return;
                int &known = best[static_cast<std::size_t>(next.index())];
                if (known < 0 || cost < known)
                    known = cost;
                walk(next, cost);
            });
        };
        walk(base, 0);
        const FlightTable &flights = board.flights();
        int reached = 0;
        for (int p = 0; p < board.provinceCount(); ++p) {
            if (ProvinceId(p) == base)
                continue;
            const bool reaches = flights.reaches(base, ProvinceId(p), 10);
            QCOMPARE(reaches ? flights.cost(base, ProvinceId(p)) : -1, best[static_cast<std::size_t>(p)]);
            if (!reaches)
                continue;
            ++reached;
            Flight flight;
            flight.path = flights.wayTo(base, ProvinceId(p));
            QCOMPARE(tourCost(board, flight), best[static_cast<std::size_t>(p)]);
        }
        QVERIFY(reached > 30);
    }

    void rangesGrow()
    {
        const Board &board = *variant()->board;
        const KindId bomber = board.findKind("B");
        QCOMPARE(tourRange(board, bomber, {Season::Spring, 1939, Stage::Moves}), 10);
        QCOMPARE(tourRange(board, bomber, {Season::Spring, 1943, Stage::Moves}), 10);
        QCOMPARE(tourRange(board, bomber, {Season::Autumn, 1943, Stage::Moves}), 12);
        QCOMPARE(tourRange(board, bomber, {Season::Autumn, 1945, Stage::Moves}), 14);
        QCOMPARE(tourRange(board, bomber, {Season::Spring, 1949, Stage::Moves}), 16);
    }

    void refuses_data()
    {
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<QByteArray>("word");
        const std::pair<const char *, const char *> rows[] = {
            {"B Ven - Aus - Hun [N] - Aus - Ven", "none"},
            {"B Ven - Hun - Aus", "path-broken"},
            {"B Ven - ADR - ION - AEG - Con", "over-range"},
            {"B Ven - ADR", "cannot-stand"},
            {"B Ven - Aus [R] - Mun", "raid-returns"},
            {"B Ven - Apu [R] - Ven", "no-centre-to-raid"},
            {"B Ven - Aus [S A Hun - Ser] - Ven", "mission-elsewhere"},
            {"B Ven - Aus [S A Ser] - Ven", "nothing-to-support"},
            {"B Ven - Aus - Mun - Swi", "no-overflight"},
            {"B Ven [S A Ven]", "to-itself"},
            {"B Ven - Aus - Cze [S A Hun - Cze] - Aus", "none"},
            {"B Ven - Aus - Mun [S A Hun - Mun] - Aus", "support-impossible"},
        };
        for (const auto &[line, word] : rows)
            QTest::newRow(line) << QByteArray(line) << QByteArray(word);
    }
    void refuses()
    {
        QFETCH(QByteArray, line);
        QFETCH(QByteArray, word);
        const Position position = positionWith({{"Italy", "B Ven"}, {"Italy", "A Hun"}});
        const Board &board = *variant()->board;
        const auto parsed = parseOrder(line.toStdString(), {&board, &position, Stage::Moves});
        QVERIFY(parsed.ok());
        Order order = parsed->order;
        const Legality legality = checkOrder(board, variant()->rules.orders, position, board.findPower("Italy"), order);
        QCOMPARE(QByteArray(refusalWord(legality.refusal)), word);
        if (legality.refusal == Refusal::OverRange) {
            QCOMPARE(legality.asked, 11); // 5.5 of 5
            QCOMPARE(legality.allowed, 10);
        }
    }

    void offersWhatIsLegal()
    {
        const Position position = positionWith({{"Italy", "B Ven"}, {"Italy", "A Aus"}, {"Turkey", "A Hun"}});
        const Board &board = *variant()->board;
        std::vector<Order> legal;
        for (int u = 0; u < 3; ++u) {
            if (position.units[static_cast<std::size_t>(u)].layer == Layer::Air)
                legalOrders(board, variant()->rules.orders, position, UnitId(u), legal);
        }
        QVERIFY(legal.size() > 40);
        for (const Order &order : legal) {
            Order checked = order;
            QVERIFY(checkOrder(board, variant()->rules.orders, position, board.findPower("Italy"), checked).ok());
        }
        const auto has = [&](const char *text) {
            return std::any_of(legal.begin(), legal.end(),
                               [&](const Order &order) { return orderText(board, order) == text; });
        };
        QVERIFY(has("B Ven - Aus - Hun [N] - Aus - Ven") || has("B Ven - Cro - Hun [N] - Cro - Ven"));
    }

    /// The sums behind a verdict name the bomber.
    void supportIsTold()
    {
        const std::string line =
            R"({"variant": "1939-iii", "phase": "S1939M", "units": {"Italy": ["A Aus", "B Ven"], "Anarchy": ["A Cze"]},
            "orders": {"Italy": ["A Aus - Cze", "B Ven - Aus - Cze [S A Aus - Cze] - Aus - Ven"]}})";
        const auto cases = readCases(line, mapsFinder());
        QVERIFY(cases.front().ok());
        const Turn turn = playPhase(*variant(), cases.front()->rules, cases.front()->position, cases.front()->orders);
        for (std::size_t i = 0; i < turn.results.size(); ++i) {
            if (!is<Move>(turn.results[i].order))
                continue;
            QCOMPARE(turn.results[i].verdict.reason, Reason::Moves);
            const Explanation told = explain(turn, static_cast<int>(i));
            QVERIFY(!told.sides.empty());
            QCOMPARE(told.sides.front().parts.size(), std::size_t(2));
            QCOMPARE(told.sides.front().total, int(turn.results[i].verdict.strength));
            return;
        }
        QFAIL("no move");
    }

    /// Where a bomber may come down, and what others do to it.
    void runways()
    {
        Position position = positionWith({{"Italy", "B Ven"}, {"Italy", "B Rom"}, {"Germany", "A Mun"}});
        const Board &board = *variant()->board;
        const auto place = [&](const char *name) { return board.findProvince(name); };
        const PowerId italy = board.findPower("Italy"), germany = board.findPower("Germany");
        const Unit bomber{italy, board.findKind("B"), at("Ven"), Layer::Air};
        std::vector<GivenOrder> known;
        const auto runway = [&](const char *name) { return runwayAt(board, position, known, bomber, place(name)); };
        QCOMPARE(runway("Tus"), Runway::Own);
        QCOMPARE(runway("Rom"), Runway::Taken);
        QCOMPARE(runway("Mun"), Runway::NoLeave);
        QCOMPARE(runway("ADR"), Runway::Sea);
        known.push_back({germany, {{}, {}, Layer::Field, Permission{italy, bomber.kind, at("Ven"), at("Mun")}}});
        QCOMPARE(runway("Mun"), Runway::ByLeave);
        Flight away;
        away.path.push_back(place("Tus"));
        known.push_back({italy, {bomber.kind, at("Rom"), Layer::Air, away}});
        QCOMPARE(runway("Rom"), Runway::Own);
        QCOMPARE(runway("Tus"), Runway::Taken);
    }

    /// Leave to land by choices: another's bomber, then one's own place.
    void admits()
    {
        const Position position = positionWith({{"France", "B Par"}, {"Germany", "B Ber"}, {"Germany", "A Mun"}});
        const Board &board = *variant()->board;
        Composer composer(board, variant()->rules.orders, position, board.findPower("Germany"));
        QCOMPARE(composer.choose(Verb::Admit).kind, Composer::Step::Kind::Extended);
        QCOMPARE(composer.choose(at("Mar")).why.refusal, Refusal::NoGuest);
        QCOMPARE(composer.choose(at("Ber")).why.refusal, Refusal::OwnGuest);
        composer.choose(at("Par"), Layer::Air);
        QCOMPARE(composer.preview(at("Tus")).why.refusal, Refusal::NotYourLand);
        const Composer::Step done = composer.choose(at("Mun"));
        QCOMPARE(done.kind, Composer::Step::Kind::Completed);
        QCOMPARE(orderText(board, *done.order), std::string("Land French B Par at Mun"));
    }

    void writesByClicks()
    {
        const Position position = positionWith({{"Italy", "B Ven"}, {"Italy", "A Ven"}, {"Italy", "A Aus"}});
        const Board &board = *variant()->board;
        Composer composer(board, variant()->rules.orders, position, board.findPower("Italy"));
        composer.choose(at("Ven")); // the army
        QCOMPARE(composer.draft().layer, Layer::Field);
        composer.choose(at("Ven")); // the bomber above it
        QCOMPARE(composer.draft().layer, Layer::Air);
        composer.choose(at("Aus"));
        composer.choose(at("Cze"));
        composer.choose(Verb::Support);
        composer.choose(at("Aus"));
        composer.choose(at("Cze"));
        composer.choose(at("Hun"));
        composer.choose(at("Cro"));
        const Composer::Step far = composer.preview(at("Con"));
        QCOMPARE(far.why.refusal, Refusal::OverRange);
        const Composer::Step done = composer.finish();
        QCOMPARE(done.kind, Composer::Step::Kind::Completed);
        QCOMPARE(orderText(board, *done.order), std::string("B Ven - Aus - Cze [S A Aus - Cze] - Hun - Cro"));
    }
};

QTEST_APPLESS_MAIN(TestBombers)
#include "tst_bombers.moc"
