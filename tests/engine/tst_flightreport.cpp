#include "armourboards.h"
#include "testfiles.h"

#include "game/citations.h"
#include "game/explain.h"
#include "game/happenings.h"
#include "game/play.h"
#include "judge/adjudicator.h"
#include "orders/legality.h"
#include "orders/notation.h"
#include "orders/options.h"

#include <algorithm>

#include <QTest>

using namespace entente;
using namespace entente::test;

/// What is said of bombers (1939 III 36 to 44) and of double moves (26), and that it is what the judge counted.
class FlightReportTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void reports_data();
    void reports();
    void landingsAfterRetreats();
    void meetingsInTheAir();
    void casesKeepTheSky();
    void figuresOfBothHops();
    void figuresAreTheJudges();
    void quotesAsTheListHasThem();

private:
    GameCase caseOf(const QByteArray &rest) const;
    int indexOf(const Turn &turn, const QByteArray &order) const;

    std::shared_ptr<const Variant> m_variant = variantNamed("1939-iii");
    const Board &m_board = *m_variant->board;
};

GameCase FlightReportTest::caseOf(const QByteArray &rest) const
{
    const std::string text = ("{\"variant\": \"1939-iii\", " + rest + "}").toStdString();
    const auto cases = readCases(text, mapsFinder());
    if (!cases.front())
        qFatal("%s", cases.front().error().fault.text().c_str());
    return *cases.front();
}

int FlightReportTest::indexOf(const Turn &turn, const QByteArray &order) const
{
    for (std::size_t i = 0; i < turn.results.size(); ++i) {
        if (orderText(m_board, turn.results[i].order, turn.before.phase.stage) == order.toStdString())
            return static_cast<int>(i);
    }
    qFatal("no such order: %s", order.constData());
}

void FlightReportTest::reports_data()
{
    using Task = FlightReport::Task;
    using Cause = FlightReport::Cause;
    QTest::addColumn<QByteArray>("rest");
    QTest::addColumn<QByteArray>("order");
    QTest::addColumn<int>("task");
    QTest::addColumn<int>("cause");
    QTest::addColumn<QByteArray>("at");
    QTest::addColumn<QByteArray>("culprit"); ///< its order; empty: none is blamed
    QTest::addColumn<QByteArray>("rule");
    const auto row = [](const char *name, const char *rest, const char *order, Task task, Cause cause, const char *at,
                        const char *culprit, const char *rule) {
        QTest::newRow(name) << QByteArray(rest) << QByteArray(order) << int(task) << int(cause) << QByteArray(at)
                            << QByteArray(culprit) << QByteArray(rule);
    };
    row("a raid on a centre in which a unit stands",
        R"("phase": "S1939M", "units": {"Italy": ["B Ven"], "France": ["A Mar"]},
        "orders": {"Italy": ["B Ven - Pie - Mar [R] - Pie - Ven"], "France": ["A Mar H"]})",
        "B Ven - Pie - Mar [R] - Pie - Ven", Task::GivenUp, Cause::Occupied, "Ven", "A Mar H", "1939 III 40");
    row("a raid on a centre for which a unit moves",
        R"("phase": "S1939M", "units": {"Turkey": ["B Con"], "Russia": ["A Sev"], "Italy": ["A Hun"]},
        "orders": {"Turkey": ["B Con - Bul - Roa [R] - BLA - Con"], "Russia": ["A Sev - Roa"], "Italy": ["A Hun - Roa"]})",
        "B Con - Bul - Roa [R] - BLA - Con", Task::GivenUp, Cause::Contested, "Con", "A Sev - Roa", "1939 III 40");
    row("a raid that comes home",
        R"("phase": "S1939M", "units": {"Turkey": ["B Con"]}, "orders": {"Turkey": ["B Con - Bul - Roa [R] - BLA - Con"]})",
        "B Con - Bul - Roa [R] - BLA - Con", Task::Done, Cause::None, "Con", "", "1939 III 40");
    row("a raid whose base falls", R"("phase": "S1939M", "units": {"Turkey": ["B Con"], "Russia": ["A Bul"]},
        "orders": {"Turkey": ["B Con - Bul - Roa [R] - BLA - Con"], "Russia": ["A Bul - Con"]})",
        "B Con - Bul - Roa [R] - BLA - Con", Task::GivenUp, Cause::BaseClosed, "", "A Bul - Con", "1939 III 40");
    row("nobody to cut",
        R"("phase": "S1939M", "units": {"Italy": ["B Ven"]}, "orders": {"Italy": ["B Ven - Aus - Hun [N] - Aus - Ven"]})",
        "B Ven - Aus - Hun [N] - Aus - Ven", Task::GivenUp, Cause::NothingToCut, "Ven", "", "1939 III 39");
    row("a unit that gives no support", R"("phase": "S1939M", "units": {"Italy": ["B Ven"], "Turkey": ["A Hun"]},
        "orders": {"Italy": ["B Ven - Aus - Hun [N] - Aus - Ven"], "Turkey": ["A Hun H"]})",
        "B Ven - Aus - Hun [N] - Aus - Ven", Task::GivenUp, Cause::NothingToCut, "Ven", "A Hun H", "1939 III 39");
    row("its own side's support", R"("phase": "S1939M", "units": {"Italy": ["B Ven", "A Hun", "A Ser"]},
        "orders": {"Italy": ["B Ven - Aus - Hun [N] - Aus - Ven", "A Hun S A Ser", "A Ser H"]})",
        "B Ven - Aus - Hun [N] - Aus - Ven", Task::GivenUp, Cause::OwnSupport, "Ven", "A Hun S A Ser", "1939 III 39");
    row("a support that is cut", R"("phase": "S1939M", "units": {"Italy": ["B Ven"], "Turkey": ["A Hun", "A Ser"]},
        "orders": {"Italy": ["B Ven - Aus - Hun [N] - Aus - Ven"], "Turkey": ["A Hun S A Ser", "A Ser H"]})",
        "B Ven - Aus - Hun [N] - Aus - Ven", Task::Done, Cause::None, "Ven", "A Hun S A Ser", "1939 III 39");
    row("a support that lands elsewhere",
        R"("phase": "S1939M", "units": {"Italy": ["A Aus", "B Ven"], "Anarchy": ["A Cze"]}, "provinces": {"Italy": ["Hun"], "Turkey": ["Cro"]},
        "orders": {"Italy": ["A Aus - Cze", "B Ven - Aus - Cze [S A Aus - Cze] - Hun - Cro"]})",
        "B Ven - Aus - Cze [S A Aus - Cze] - Hun - Cro", Task::Done, Cause::NotOpen, "Hun", "A Aus - Cze",
        "1939 III 43");
    row("a support of what was not ordered", R"("phase": "S1939M", "units": {"Italy": ["A Aus", "B Ven"]},
        "orders": {"Italy": ["A Aus H", "B Ven - Aus - Cze [S A Aus - Cze] - Aus - Ven - Tus"]})",
        "B Ven - Aus - Cze [S A Aus - Cze] - Aus - Ven - Tus", Task::Useless, Cause::None, "Tus", "A Aus H",
        "1939 III 38");
    row("two for one place",
        R"("phase": "S1939M", "units": {"Italy": ["B Ven", "B Rom"]}, "orders": {"Italy": ["B Ven - Tus - Rom", "B Rom H"]})",
        "B Ven - Tus - Rom", Task::None, Cause::PlaceTaken, "Tus", "B Rom H", "1939 III 36");
    row("a move to another's land",
        R"("phase": "S1939M", "units": {"Italy": ["B Ven"]}, "orders": {"Italy": ["B Ven - Tus - Pie - Mar"]})",
        "B Ven - Tus - Pie - Mar", Task::None, Cause::NotOpen, "Pie", "", "1939 III 43");
    row("a move to land that falls",
        R"("phase": "S1939M", "units": {"Italy": ["B Ven"], "France": ["A Mar"]}, "provinces": {"Italy": ["Pie", "Tus"]},
        "orders": {"Italy": ["B Ven - Tus - Pie"], "France": ["A Mar - Pie"]})",
        "B Ven - Tus - Pie", Task::None, Cause::LandLost, "Tus", "A Mar - Pie", "1939 III 43");
    row("a permission of one who owns the place no more",
        R"("phase": "S1939M", "units": {"Italy": ["B Ven"], "France": ["A Mar"]}, "provinces": {"Germany": ["Pie"], "Italy": ["Tus"]},
        "orders": {"Italy": ["B Ven - Tus - Pie"], "France": ["A Mar - Pie"], "Germany": ["Land Italian B Ven at Pie"]})",
        "B Ven - Tus - Pie", Task::None, Cause::LeaveLapsed, "Tus", "A Mar - Pie", "1939 III 44");
    row("a mission after which nothing is left to land on",
        R"("phase": "S1939M", "units": {"Italy": ["B Ven"], "Turkey": ["A Hun", "A Ser"]},
        "provinces": {"Germany": ["Aus"], "Turkey": ["Hun"]},
        "orders": {"Italy": ["B Ven - Aus - Hun [N] - Aus"], "Turkey": ["A Hun S A Ser", "A Ser H"]})",
        "B Ven - Aus - Hun [N] - Aus", Task::GivenUp, Cause::NowhereToLand, "Ven", "A Hun S A Ser", "1939 III 43");
    row("a bomber that stands where its base falls",
        R"("phase": "S1939M", "units": {"Italy": ["B Ven"], "Germany": ["A Aus"]},
        "orders": {"Italy": ["B Ven H"], "Germany": ["A Aus - Ven"]})",
        "B Ven H", Task::None, Cause::NoLeave, "", "A Aus - Ven", "1939 III 42");
}

void FlightReportTest::reports()
{
    QFETCH(QByteArray, rest);
    QFETCH(QByteArray, order);
    QFETCH(int, task);
    QFETCH(int, cause);
    QFETCH(QByteArray, at);
    QFETCH(QByteArray, culprit);
    QFETCH(QByteArray, rule);
    const GameCase asked = caseOf(rest);
    const Turn turn = playPhase(*m_variant, asked.rules, asked.position, asked.orders);
    const int index = indexOf(turn, order);
    const FlightReport *report = reportOn(turn, index);
    QVERIFY(report);
    QCOMPARE(int(report->task), task);
    QCOMPARE(int(report->cause), cause);
    QVERIFY(report->landed);
    QCOMPARE(report->at.valid() ? QByteArray::fromStdString(m_board.province(report->at).abbreviation) : QByteArray(),
             at);
    QCOMPARE(QByteArray::fromStdString(ruleOf(m_board, turn, index)), rule);
    QByteArrayList because;
    for (const int blamed : turn.results[static_cast<std::size_t>(index)].because)
        because += QByteArray::fromStdString(orderText(m_board, turn.results[static_cast<std::size_t>(blamed)].order));
    // Whoever only stands has given no order without which anything would be different.
    const bool acts = !culprit.isEmpty() && !culprit.endsWith(" H");
    QVERIFY2(acts ? because.contains(culprit) : !because.contains(culprit), because.join("; ").constData());
}

/// Bombers wait for the retreats; where they come down is told then, and of those whose mission was told before only
/// that.
void FlightReportTest::landingsAfterRetreats()
{
    const GameCase asked = caseOf(
        R"("phase": "S1939M", "units": {"Germany": ["T Mun", "B Ruh", "A Ber"], "France": ["A Par", "A Bel", "F Bre"], "Russia": ["A Blt"]},
        "orders": {"Germany": ["T Mun - Bur - Par", "B Ruh - Bur - Par [S T Mun - Par] - Bur - Ruh"], "France": ["A Par H", "A Bel - Ruh"]})");
    const Turn moves = playPhase(*m_variant, asked.rules, asked.position, asked.orders);
    QCOMPARE(moves.after.phase.stage, Stage::Retreats);
    const FlightReport *flight = reportOn(moves, indexOf(moves, "B Ruh - Bur - Par [S T Mun - Par] - Bur - Ruh"));
    QVERIFY(flight && !flight->landed);
    QCOMPARE(flight->task, FlightReport::Task::Done);
    const Turn retreats = playPhase(*m_variant, asked.rules, moves.after, {});
    QCOMPARE(retreats.flights.size(), std::size_t(1));
    const FlightReport &landing = retreats.flights.front();
    QVERIFY(landing.diverted());
    QCOMPARE(landing.task, FlightReport::Task::None);
    QCOMPARE(landing.at, m_board.findProvince("Par"));
    QCOMPARE(landing.owner, m_board.findPower("France"));
    const std::vector<Happening> told = happeningsOf(m_board, retreats);
    const auto elsewhere = std::find_if(
        told.begin(), told.end(), [](const Happening &one) { return one.kind == Happening::Kind::LandedElsewhere; });
    QVERIFY(elsewhere != told.end());
    QCOMPARE(elsewhere->at, m_board.findProvince("Ruh"));
    QCOMPARE(m_board.provinceOf(elsewhere->to), m_board.findProvince("Par"));
}

/// LiMa 13: where two flights met is told of both.
void FlightReportTest::meetingsInTheAir()
{
    const std::string cases = readTestFile("maps/lima/cases/examples.jsonl");
    for (const CaseOrError &read : readCases(cases, mapsFinder())) {
        if (!read || read->id != "lima-meet-0")
            continue;
        const Board &board = *read->variant->board;
        const Turn turn = playPhase(*read->variant, read->rules, read->position, read->orders);
        int met = 0;
        for (const Happening &happening : happeningsOf(board, turn)) {
            if (happening.kind != Happening::Kind::MetInTheAir)
                continue;
            QCOMPARE(happening.at, board.findProvince("Pic"));
            QVERIFY(happening.cause >= 0);
            ++met;
        }
        QCOMPARE(met, 2);
        return;
    }
    QFAIL("the case is gone");
}

/// A case that is written while retreats are due still knows who is in the air.
void FlightReportTest::casesKeepTheSky()
{
    const GameCase asked = caseOf(
        R"("phase": "S1939M", "units": {"Germany": ["T Mun", "B Ruh", "A Ber"], "France": ["A Par", "A Bel", "F Bre"], "Russia": ["A Blt"]},
        "orders": {"Germany": ["T Mun - Bur - Par", "B Ruh - Bur - Par [S T Mun - Par] - Bur - Ruh"], "France": ["A Par H", "A Bel - Ruh"]})");
    const Turn moves = playPhase(*m_variant, asked.rules, asked.position, asked.orders);
    const Game game(m_variant);
    const auto again = readCases(writeCase("again", game, moves.after, {}), mapsFinder());
    QVERIFY(again.front().ok());
    QCOMPARE(again.front()->position.airborne, moves.after.airborne);
    const Turn one = playPhase(*m_variant, asked.rules, moves.after, {});
    const Turn other = playPhase(*m_variant, asked.rules, again.front()->position, {});
    QCOMPARE(other.after.units, one.after.units);
}

/// 26b: who is driven out on the way is told the fight for the way, and the tank both.
void FlightReportTest::figuresOfBothHops()
{
    const auto played = [&](const char *rest) {
        const GameCase asked = caseOf(rest);
        return playPhase(*m_variant, asked.rules, asked.position, asked.orders);
    };
    const auto at = [&](const Turn &turn, const char *order) {
        return turn.results[static_cast<std::size_t>(indexOf(turn, order))];
    };
    const Turn tanks =
        played(R"("phase": "S1939M", "units": {"Germany": ["T Ber", "T Cze"], "Russia": ["A Pol", "A Mos"]},
        "orders": {"Germany": ["T Ber - Pol - Blt", "T Cze S T Ber - Pol"], "Russia": ["A Pol H", "A Mos - Pol"]})");
    const OrderResult tank = at(tanks, "T Ber - Pol - Blt");
    QCOMPARE(tank.verdict.reason, Reason::Moves);
    QCOMPARE(int(tank.route.strength), 6);
    QCOMPARE(int(tank.route.against), 2);
    QCOMPARE(int(tank.verdict.against), 0);
    QCOMPARE(int(at(tanks, "A Pol H").verdict.against), 6);
    QCOMPARE(int(at(tanks, "A Pol H").verdict.strength), 2);
    QCOMPARE(int(at(tanks, "A Mos - Pol").verdict.strength), 2); // behind its own army
    QCOMPARE(int(at(tanks, "A Mos - Pol").verdict.against), 6);
    const Explanation why = explain(tanks, indexOf(tanks, "T Ber - Pol - Blt"));
    QCOMPARE(why.sides.front().place, m_board.findProvince("Pol"));
    QCOMPARE(why.sides.front().total, 6);
    const Turn army = played(R"("phase": "S1939M", "units": {"Germany": ["T Ber", "A Cze"], "Russia": ["A Pol"]},
        "orders": {"Germany": ["T Ber - Pol - Blt", "A Cze S T Ber - Pol"], "Russia": ["A Pol H"]})");
    QCOMPARE(int(at(army, "A Pol H").verdict.against), 4);
    QCOMPARE(int(at(army, "A Pol H").verdict.strength), 2);
}

/// The totals of Why? are those of the verdict, whoever attacks whom.
void FlightReportTest::figuresAreTheJudges()
{
    Chance chance(26);
    Adjudicator judge(m_variant->board, m_variant->rules);
    int compared = 0;
    for (int round = 0; round < 400; ++round) {
        const Position position = fullBoard(chance, *m_variant);
        const Turn turn =
            playPhase(judge, *m_variant, position, randomOrders(chance, m_board, m_variant->rules.orders, position));
        for (std::size_t i = 0; i < turn.results.size(); ++i) {
            const OrderResult &result = turn.results[i];
            const bool arrived = result.verdict.reason == Reason::Moves && !result.verdict.byConvoy;
            if (!is<Move>(result.order) || !arrived)
                continue;
            const Explanation why = explain(turn, static_cast<int>(i));
            const std::size_t last =
                result.route.fought()
                    ? (why.sides.size() > 2 && why.sides[1].kind != Evidence::Side::Kind::Attack ? 2 : 1)
                    : 0;
            QVERIFY(why.sides.size() > last);
            QVERIFY2(why.sides[last].total == result.verdict.strength, describeTurn(m_board, turn).c_str());
            if (result.route.fought())
                QVERIFY2(why.sides.front().total == result.route.strength, describeTurn(m_board, turn).c_str());
            ++compared;
        }
    }
    QVERIFY(compared > 1000);
}

/// What a bomber may quote over a place is what the list of its legal orders holds (38).
void FlightReportTest::quotesAsTheListHasThem()
{
    Chance chance(38);
    for (int round = 0; round < 12; ++round) {
        Position position = fullBoard(chance, *m_variant);
        const PowerId germany = m_board.findPower("Germany");
        const Unit bomber{germany, m_board.findKind("B"), m_board.findRegion("Mun"), Layer::Air};
        position.units.push_back(bomber);
        position.sort();
        const auto at = std::find(position.units.begin(), position.units.end(), bomber);
        std::vector<Order> legal;
        legalOrders(m_board, m_variant->rules.orders, position, UnitId(static_cast<int>(at - position.units.begin())),
                    legal);
        for (const Order &order : legal) {
            const Flight *over = std::get_if<Flight>(&order.action);
            if (!over || over->mission != Mission::None)
                continue;
            for (const Unit &unit : position.units) {
                if (unit.layer != Layer::Field || m_board.provinceOf(unit.region) == over->over())
                    continue;
                Backed quoted{unit.kind, unit.region, {m_board.mainRegion(over->path.back())}};
                const bool listed = std::any_of(legal.begin(), legal.end(), [&](const Order &other) {
                    const Flight *flight = std::get_if<Flight>(&other.action);
                    return flight && flight->mission == Mission::Support && flight->over() == over->path.back()
                           && flight->backed.of == unit.region && !flight->backed.hops.empty();
                });
                QCOMPARE(
                    checkQuoted(m_board, m_variant->rules.orders, position, bomber, quoted, over->path.back()).ok(),
                    listed);
            }
        }
    }
}

QTEST_APPLESS_MAIN(FlightReportTest)
#include "tst_flightreport.moc"
