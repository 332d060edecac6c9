#include "armourboards.h"
#include "randomplay.h"
#include "testfiles.h"

#include "game/digest.h"
#include "judge/adjudicator.h"
#include "judge/featurejudge.h"
#include "judge/fieldengine.h"
#include "orders/composer.h"
#include "orders/supply.h"

#include <QTest>

#include <algorithm>

using namespace entente;
using namespace entente::test;

/// Tanks and supply points on chance boards: what must hold whatever is ordered.
class ArmourTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void fullBoards();
    void withoutTanksLikeTheField();
    void winters();
    void legalOrdersAreLegal();
    void tenYears();

private:
    std::shared_ptr<const Variant> m_variant = variantNamed("1939-iii");
};

namespace {

/// A winter of somebody with more units than points, or fewer.
Position winterBoard(Chance &chance, const Variant &variant)
{
    const Board &board = *variant.board;
    Position position = fullBoard(chance, variant);
    position.phase = {Season::Winter, 1940, Stage::Adjustments};
    const KindId bomber = board.findKind("B");
    for (int i = chance.below(8); i > 0; --i) {
        const ProvinceId base(chance.below(board.provinceCount()));
        if (!board.isSea(base) && !unitIn(board, position, base, Layer::Air).valid()
            && board.canStand(Travel::Air, board.mainRegion(base)))
            position.units.push_back({PowerId(chance.below(6)), bomber, board.mainRegion(base), Layer::Air});
    }
    board.centres().forEach([&](ProvinceId centre) {
        if (chance.oneIn(2))
            position.owner[static_cast<std::size_t>(centre.index())] = PowerId(chance.below(6));
        if (chance.oneIn(15))
            position.bombed.push_back(centre);
    });
    position.sort();
    return position;
}

int countOf(const Position &position, PowerId power, KindId kind)
{
    return static_cast<int>(std::count_if(position.units.begin(), position.units.end(),
                                          [&](const Unit &unit) { return unit.power == power && unit.kind == kind; }));
}

std::string faultOfWinter(const Board &board, const Turn &turn)
{
    for (int p = 0; p < 6; ++p) {
        const PowerId power(p);
        const Ledger ledger = ledgerOf(board, turn.before, turn.orders, power);
        int built = 0, removed = 0;
        for (const Event &happened : turn.events) {
            if (const auto *one = std::get_if<event::Built>(&happened); one && one->unit.power == power)
                built += board.kind(one->unit.kind).cost;
            else if (const auto *gone = std::get_if<event::Removed>(&happened); gone && gone->unit.power == power)
                removed += board.kind(gone->unit.kind).cost;
        }
        if (ledger.given > transferLimit(ledger.own))
            return "more than a fifth was given";
        if (ledger.upkeep - removed + built > std::max(ledger.budget(), 0) && ledger.upkeep > removed)
            return "units stand that nobody pays";
        if (built > std::max(0, ledger.left()))
            return "more was built than was left";
        for (int k = 0; k < board.kindCount(); ++k) {
            const UnitKind::Limit &limit = board.kind(KindId(k)).limit;
            const bool grew = std::any_of(turn.events.begin(), turn.events.end(), [&](const Event &happened) {
                const auto *one = std::get_if<event::Built>(&happened);
                return one && one->unit.power == power && one->unit.kind == KindId(k);
            });
            if (limit.of.valid() && grew
                && countOf(turn.after, power, KindId(k))
                       > countOf(turn.after, power, limit.of) / limit.each + limit.more)
                return "a build broke a limit";
        }
    }
    return {};
}

} // namespace

void ArmourTest::fullBoards()
{
    const Board &board = *m_variant->board;
    Adjudicator judge(m_variant->board, m_variant->rules);
    Chance chance(39);
    for (int i = 0; i < 20000; ++i) { // with bombers above them: tst_skies.cpp
        const Position position = fullBoard(chance, *m_variant);
        std::vector<GivenOrder> orders = randomOrders(chance, board, m_variant->rules.orders, position);
        const Turn turn = playPhase(judge, *m_variant, position, orders);
        const std::string fault = faultOf(board, turn);
        QVERIFY2(fault.empty(), (fault + '\n' + describeTurn(board, turn)).c_str());
        if (i % 10 == 0) {
            chance.shuffle(orders);
            const Turn other = playPhase(judge, *m_variant, position, orders);
            QVERIFY2(digestOf(turn) == digestOf(other),
                     (describeTurn(board, turn) + describeTurn(board, other)).c_str());
        }
    }
}

/// Armies and fleets alone: the judge of tanks says the same as the judge that knows none.
void ArmourTest::withoutTanksLikeTheField()
{
    const Board &board = *m_variant->board;
    const Rulebook &rules = m_variant->rules;
    judge::EngineOf<judge::FeatureJudge> armour(board, rules);
    judge::FieldEngine field(board, rules);
    judge::Waters waters(board);
    MovesOutcome one, other;
    Chance chance(43);
    const KindId tank = board.findKind("T"), army = board.findKind("A");
    for (int i = 0; i < 10000; ++i) {
        Position position = fullBoard(chance, *m_variant);
        for (Unit &unit : position.units) {
            if (unit.kind == tank)
                unit.kind = army;
        }
        position.sort();
        std::vector<GivenOrder> orders = randomOrders(chance, board, rules.orders, position);
        std::erase_if(orders, [&](const GivenOrder &given) { return !board.power(given.power).playable; });
        waters.reset();
        armour.run(position, orders, waters, one);
        waters.reset();
        field.run(position, orders, waters, other);
        bool same = one.endsIn == other.endsIn && one.contested == other.contested;
        for (std::size_t n = 0; same && n < one.units.size(); ++n)
            same = one.units[n].reason == other.units[n].reason && one.units[n].dislodged == other.units[n].dislodged;
        QVERIFY2(same, qPrintable(QStringLiteral("board %1").arg(i)));
    }
}

void ArmourTest::winters()
{
    const Board &board = *m_variant->board;
    Adjudicator judge(m_variant->board, m_variant->rules);
    Chance chance(40);
    int builds = 0, transfers = 0, disordered = 0;
    for (int i = 0; i < 4000; ++i) {
        const Position position = winterBoard(chance, *m_variant);
        std::vector<GivenOrder> orders;
        std::vector<Order> legal;
        for (int p = 0; p < 6; ++p) {
            legal.clear();
            legalAdjustments(board, m_variant->rules.orders, position, PowerId(p), legal);
            chance.shuffle(legal);
            for (std::size_t n = 0; n < legal.size() && n < 6; ++n)
                orders.push_back({PowerId(p), legal[n]});
        }
        const Turn turn = playPhase(judge, *m_variant, position, orders);
        std::string fault = faultOf(board, turn);
        if (fault.empty())
            fault = faultOfWinter(board, turn);
        QVERIFY2(fault.empty(), (fault + '\n' + describeTurn(board, turn)).c_str());
        for (const OrderResult &result : turn.results) {
            builds += result.verdict.reason == Reason::Builds;
            transfers += result.verdict.reason == Reason::Transfers;
            disordered += result.verdict.reason == Reason::CivilDisorder;
        }
    }
    QVERIFY(builds > 1000 && transfers > 1000 && disordered > 1000);
}

void ArmourTest::legalOrdersAreLegal()
{
    const Board &board = *m_variant->board;
    Chance chance(41);
    int marches = 0;
    for (int i = 0; i < 200; ++i) {
        const Position position = fullBoard(chance, *m_variant);
        const OptionTable options(board, m_variant->rules.orders, position);
        std::vector<Order> legal;
        for (int u = 0; u < 30; ++u) {
            if (!board.power(position.units[static_cast<std::size_t>(u)].power).playable)
                continue; // a garrison stands, but nobody orders it (ruling E13)
            legal.clear();
            options.ordersOf(UnitId(u), legal);
            for (std::size_t n = 0; n < legal.size(); ++n) {
                Order order = legal[n];
                const Legality legality = checkOrder(board, m_variant->rules.orders, position,
                                                     position.units[static_cast<std::size_t>(u)].power, order);
                QVERIFY2(legality.ok(), orderText(board, legal[n]).c_str());
                QVERIFY2(std::find(legal.begin(), legal.begin() + static_cast<std::ptrdiff_t>(n), legal[n])
                             == legal.begin() + static_cast<std::ptrdiff_t>(n),
                         orderText(board, legal[n]).c_str());
                marches += is<Move>(order) && std::get<Move>(order.action).hops.size() == 2;
            }
        }
    }
    QVERIFY(marches > 10000);
}

void ArmourTest::tenYears()
{
    const Board &board = *m_variant->board;
    Adjudicator judge(m_variant->board, m_variant->rules);
    Chance chance(42);
    int seasons = 0;
    for (int game = 0; game < 10; ++game) {
        Position position = m_variant->start;
        QCOMPARE(phaseText(position.phase), std::string("W1938A"));
        while (position.phase.year < 1949) {
            const Turn turn = playPhase(judge, *m_variant, position,
                                        randomPhaseOrders(chance, board, judge.rules().orders, position));
            const std::string fault = faultOf(board, turn);
            QVERIFY2(fault.empty(), (fault + '\n' + describeTurn(board, turn)).c_str());
            ++seasons;
            if (turn.winner.valid())
                break;
            position = turn.after;
        }
    }
    QVERIFY(seasons > 200);
}

QTEST_APPLESS_MAIN(ArmourTest)
#include "tst_armour.moc"
