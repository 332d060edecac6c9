#include "testfiles.h"

#include "game/counterfactual.h"
#include "game/play.h"
#include "orders/notation.h"
#include "orders/options.h"

#include <QTest>

#include <algorithm>

using namespace entente;
using namespace entente::test;

/// "What would have changed it": every answer is played again here, and where the search says that
/// nothing would have, everything is tried.
class CounterfactualTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void supportThatWasMissing();
    void agreements();
    void twoOrdersWhereOneIsTooFew();
    void dislodgedUnitIsSaved();
    void orderThatCouldNotCount();
    void successIsStopped();
    void nothingOutsideMoves();
    void trialsAreKept();
    void answersHoldInAMelee();
};

namespace {

struct Played {
    GameCase gameCase;
    Turn turn;

    const Board &board() const { return *gameCase.variant->board; }

    int result(const char *province) const
    {
        for (std::size_t i = 0; i < turn.results.size(); ++i) {
            const RegionId at = turn.results[i].unit.region;
            if (at.valid() && board().provinceOf(at) == board().findProvince(province))
                return static_cast<int>(i);
        }
        return -1;
    }

    Alternatives search(int result, const SearchLimits &limits = {}) const
    {
        Adjudicator judge(gameCase.variant->board, gameCase.rules);
        return whatWouldChange(judge, turn, result, limits);
    }

    QString text(const Alternative &alternative) const
    {
        QStringList lines;
        for (const GivenOrder &given : alternative.orders)
            lines += QString::fromStdString(orderText(board(), given.order, Stage::Moves));
        return lines.join(QStringLiteral("; "));
    }

    /// The turn again with other orders in the place of some.
    Turn with(const std::vector<GivenOrder> &others) const
    {
        std::vector<GivenOrder> orders;
        for (const OrderResult &result : turn.results) {
            const bool replaced = std::any_of(others.begin(), others.end(), [&](const GivenOrder &other) {
                return other.order.at == result.unit.region;
            });
            if (!replaced)
                orders.push_back({result.power, result.order});
        }
        orders.insert(orders.end(), others.begin(), others.end());
        return playPhase(*gameCase.variant, gameCase.rules, turn.before, orders);
    }

    static bool good(const OrderResult &result)
    {
        return outcomeOf(result.verdict.reason) == Outcome::Success && !result.verdict.dislodged;
    }

    bool turned(const std::vector<GivenOrder> &others, int result) const
    {
        const OrderResult &was = turn.results[static_cast<std::size_t>(result)];
        const Turn again = with(others);
        for (const OrderResult &now : again.results) {
            if (now.unit != was.unit)
                continue;
            if (was.verdict.dislodged && !std::holds_alternative<Move>(was.order.action))
                return !now.verdict.dislodged;
            return good(now) != good(was);
        }
        return false;
    }
};

Played play(const std::string &json)
{
    std::vector<CaseOrError> cases = readCases(json, mapsFinder());
    Played played;
    if (cases.size() != 1 || !cases.front())
        return played;
    played.gameCase = *cases.front();
    played.turn =
        playPhase(*played.gameCase.variant, played.gameCase.rules, played.gameCase.position, played.gameCase.orders);
    return played;
}

const char *const melee =
    R"({"id":"melee","variant":"standard","phase":"S1909M",)"
    R"("units":{"England":["A Edi","A Fin","A StP","F BAL","F HEL","F Kie","F NTH","F Nwy"],"France":["A Bel","A Bur","A Gas","A Ruh","F Mar","F Pic","F Tun","F WES"],)"
    R"("Russia":["A Ber","A Boh","A Lvn","A Mos","A Mun","A Pru","A Vie","A War"],"Turkey":["A Alb","A Gre","A Pie","A Ser","A Tri","A Ven","F ION","F LYO","F Tus","F TYS"]},)"
    R"("orders":{"England":["A Edi - Lvp","A Fin S F Nwy - StP/nc","A StP - Mos","F BAL C A Lvn - Kie","F HEL S F NTH","F Kie - BAL","F NTH C A Bel - Edi","F Nwy - StP/nc"],)"
    R"("France":["A Bel - Edi via convoy","A Bur - Ruh","A Gas - Par","A Ruh S A Lvn - Kie","F Mar - LYO","F Pic - Bel","F Tun S F WES - TYS","F WES - TYS"],)"
    R"("Russia":["A Ber S A Mun - Kie","A Boh - Vie","A Lvn - Kie via convoy","A Mos - War","A Mun - Kie","A Pru - War","A Vie - Boh","A War H"],)"
    R"("Turkey":["A Alb - Gre","A Gre - Alb","A Pie S A Tri - Ven","A Ser S A Alb - Gre","A Tri - Ven","A Ven S F Tus - Pie","F ION H","F LYO S F TYS","F Tus - Pie","F TYS H"]}})";

} // namespace

void CounterfactualTest::supportThatWasMissing()
{
    const Played p =
        play(R"({"variant":"standard","phase":"S1901M","units":{"Austria":["A Vie","A Bud"],"Russia":["A War"]},)"
             R"("orders":{"Austria":["A Vie - Gal","A Bud H"],"Russia":["A War - Gal"]}})");
    const Alternatives found = p.search(p.result("Vie"));
    QVERIFY(found.complete);
    QCOMPARE(found.ownTried, 1);
    QCOMPARE(found.own.size(), std::size_t(1));
    QCOMPARE(p.text(found.own.front()), QStringLiteral("A Bud S A Vie - Gal"));
    QCOMPARE(found.others.size(), std::size_t(1));
    QCOMPARE(p.text(found.others.front()), QStringLiteral("A War H"));
    QCOMPARE(found.others.front().verdict.reason, Reason::Moves);
}

/// What binds units and is no unit's order is tried too: a second signature, and a contract that is not made.
void CounterfactualTest::agreements()
{
    const Played lacks = play(
        R"({"variant":"sequential","phase":"S1901M","units":{"Austria":["F MAO"],"England":["F Por"]},)"
        R"("orders":{"Austria":["F MAO - Spa/nc"],"England":["F Por S F MAO - Spa/nc","Contract with Austria: Por, MAO"]}})");
    const Alternatives other = lacks.search(lacks.result("Por"));
    QCOMPARE(other.others.size(), std::size_t(1));
    QCOMPARE(lacks.text(other.others.front()), QStringLiteral("Contract with England: Por, MAO"));
    QVERIFY(!other.others.front().leftOut);

    const Played made = play(
        R"({"variant":"sequential","phase":"S1901M","settings":{"schedule":["Austria","England"]},"units":{"Austria":["A Vie","A Bud"],"England":["F Por"]},)"
        R"("orders":{"Austria":["A Bud - Gal","A Vie S A Bud - Gal","Contract with England: Bud, Por"],"England":["F Por H","Contract with Austria: Por, Bud"]}})");
    const Alternatives less = made.search(made.result("Vie"));
    QVERIFY(!less.others.empty());
    QCOMPARE(made.text(less.others.front()), QStringLiteral("Contract with Austria: Bud, Por"));
    QVERIFY(less.others.front().leftOut);
}

void CounterfactualTest::twoOrdersWhereOneIsTooFew()
{
    // Warsaw attacks Galicia with one support; two more are needed to win the day.
    const Played p = play(
        R"({"variant":"standard","phase":"S1901M","units":{"Austria":["A Vie","A Bud","A Boh"],"Russia":["A War","A Ukr"]},)"
        R"("orders":{"Austria":["A Vie - Gal","A Bud H","A Boh H"],"Russia":["A War - Gal","A Ukr S A War - Gal"]}})");
    const Alternatives found = p.search(p.result("Vie"));
    QCOMPARE(found.ownTried, 2);
    QVERIFY(!found.own.empty());
    QCOMPARE(p.text(found.own.front()), QStringLiteral("A Boh S A Vie - Gal; A Bud S A Vie - Gal"));
    QVERIFY(p.turned(found.own.front().orders, p.result("Vie")));
}

void CounterfactualTest::dislodgedUnitIsSaved()
{
    const Played p = play(
        R"({"variant":"standard","phase":"S1901M","units":{"Turkey":["A Bul","A Con"],"Austria":["A Ser","A Rum"]},)"
        R"("orders":{"Turkey":["A Bul H","A Con - Smy"],"Austria":["A Ser - Bul","A Rum S A Ser - Bul"]}})");
    const int result = p.result("Bul");
    QVERIFY(p.turn.results[static_cast<std::size_t>(result)].verdict.dislodged);
    const Alternatives found = p.search(result);
    QVERIFY(!found.own.empty());
    QCOMPARE(p.text(found.own.front()), QStringLiteral("A Con S A Bul"));
    QCOMPARE(found.others.size(), std::size_t(2)); // either attacker, once each
}

void CounterfactualTest::orderThatCouldNotCount()
{
    const Played p = play(
        R"({"variant":"standard","phase":"S1901M","units":{"Austria":["A Vie","A Bud"]},"orders":{"Austria":["A Vie H","A Bud S A Vie - Gal"]}})");
    const int result = p.result("Bud");
    QCOMPARE(p.turn.results[static_cast<std::size_t>(result)].verdict.reason, Reason::NoMatchingOrder);
    const Alternatives found = p.search(result);
    QVERIFY(!found.own.empty());
    QCOMPARE(p.text(found.own.front()), QStringLiteral("A Vie - Gal"));
}

void CounterfactualTest::successIsStopped()
{
    const Played p = play(
        R"({"variant":"standard","phase":"S1901M","units":{"Austria":["A Vie"],"Russia":["A War"]},"orders":{"Austria":["A Vie - Gal"],"Russia":["A War H"]}})");
    const Alternatives found = p.search(p.result("Vie"));
    QVERIFY(found.own.empty());
    QCOMPARE(found.ownTried, 0);
    QCOMPARE(found.others.size(), std::size_t(1));
    QCOMPARE(p.text(found.others.front()), QStringLiteral("A War - Gal"));
}

void CounterfactualTest::nothingOutsideMoves()
{
    const Played p = play(
        R"({"variant":"standard","phase":"S1901R","units":{"Austria":["A Ser"]},"dislodged":{"Turkey":[{"unit":"A Bul","from":"Ser","retreats":["Con","Gre"]}]},)"
        R"("orders":{"Turkey":["A Bul R Con"]}})");
    QVERIFY(!p.turn.results.empty());
    const Alternatives found = p.search(0);
    QVERIFY(found.own.empty() && found.others.empty());
    QCOMPARE(found.trials, 0);
}

void CounterfactualTest::trialsAreKept()
{
    const Played p = play(melee);
    QVERIFY(p.result("Mun") >= 0);
    const Alternatives found = p.search(p.result("Mun"), {100, 3, 2});
    QVERIFY(found.trials <= 100);
    QVERIFY(!found.complete);
}

void CounterfactualTest::answersHoldInAMelee()
{
    const Played p = play(melee);
    QCOMPARE(p.turn.results.size(), std::size_t(34));
    int answered = 0;
    int most = 0;
    for (int i = 0; i < static_cast<int>(p.turn.results.size()); ++i) {
        const OrderResult &was = p.turn.results[static_cast<std::size_t>(i)];
        const Alternatives found = p.search(i);
        most = std::max(most, found.trials);
        answered += !found.own.empty() || !found.others.empty();
        for (const std::vector<Alternative> *list : {&found.own, &found.others}) {
            for (const Alternative &alternative : *list) {
                QVERIFY2(p.turned(alternative.orders, i), qPrintable(p.text(alternative)));
                for (const GivenOrder &given : alternative.orders)
                    QCOMPARE(given.power == was.power, list == &found.own);
            }
        }
        for (const Alternative &alternative : found.own) {
            QCOMPARE(alternative.orders.size(), static_cast<std::size_t>(found.ownTried));
            // None of the two is idle.
            for (const GivenOrder &given : alternative.orders)
                QCOMPARE(p.turned({given}, i), alternative.orders.size() == 1);
        }
        // Where no single order is told, none does it.
        if (found.complete && found.others.empty() && i % 7 == 0) {
            for (std::size_t u = 0; u < p.turn.before.units.size(); ++u) {
                const Unit &unit = p.turn.before.units[u];
                if (unit.power == was.power)
                    continue;
                std::vector<Order> orders;
                legalOrders(p.board(), p.gameCase.rules.orders, p.turn.before, UnitId(static_cast<int>(u)), orders);
                for (const Order &order : orders)
                    QVERIFY2(!p.turned({{unit.power, order}}, i), orderText(p.board(), order, Stage::Moves).c_str());
            }
        }
    }
    QVERIFY(answered > 20);
    QVERIFY2(most < SearchLimits().trials, "the trials ran out");
}

QTEST_GUILESS_MAIN(CounterfactualTest)
#include "tst_counterfactual.moc"
