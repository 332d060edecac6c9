#include "effort.h"
#include "randomplay.h"
#include "testfiles.h"

#include <QTest>

#include <algorithm>
#include <numeric>
#include <tuple>

using namespace entente;
using namespace entente::test;

/// What holds for every position and all orders, tried on a hundred thousand chance ones (the same ones each
/// time): the order in which things are written, and the names that powers and provinces go by, change nothing.
class PropertiesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void turnsHoldTogether();
    void writingOrderChangesNothing();
    void powersMayChangeNames();
    void provincesMayChangeNumbers();
    void farUnitChangesNothing();
    void wholeGames();
};

namespace {

struct Sample {
    Position position;
    std::vector<GivenOrder> orders;
};

Sample sample(Chance &chance, const Variant &variant)
{
    Sample result;
    result.position = randomPosition(chance, variant);
    result.orders = randomOrders(chance, *variant.board, variant.rules.orders, result.position);
    return result;
}

/// The editions in turn.
class Judges {
public:
    explicit Judges(std::shared_ptr<const Board> board)
    {
        for (const Edition edition : {Edition::Rules1971, Edition::Rules1982, Edition::Rules2000, Edition::Rules2023})
            m_judges.emplace_back(board, rulebookOf(edition));
    }
    Adjudicator &at(int index) { return m_judges[static_cast<std::size_t>(index) % m_judges.size()]; }

private:
    std::vector<Adjudicator> m_judges;
};

auto moment(const Phase &phase)
{
    return std::tuple(phase.year, phase.season, phase.stage);
}

RegionId mapped(const std::vector<int> &to, RegionId region)
{
    return region.valid() ? RegionId(to[static_cast<std::size_t>(region.index())]) : region;
}

} // namespace

void PropertiesTest::initTestCase()
{
    QVERIFY(standardVariant());
}

void PropertiesTest::turnsHoldTogether()
{
    const Variant &variant = *standardVariant();
    Judges judges(variant.board);
    Chance chance(1);
    int failures = 0;
    int dislodged = 0;
    int convoyed = 0;
    for (int i = 0; i < trials(100000); ++i) {
        const Sample s = sample(chance, variant);
        const Turn turn = playPhase(judges.at(i), variant, s.position, s.orders);
        const std::string fault = faultOf(*variant.board, turn);
        if (!fault.empty())
            QFAIL((fault + "\n" + describeTurn(*variant.board, turn)).c_str());
        for (const OrderResult &result : turn.results) {
            failures += outcomeOf(result.verdict.reason) == Outcome::Failure;
            dislodged += result.verdict.dislodged;
            convoyed += result.verdict.reason == Reason::MovesByConvoy;
        }
    }
    // The sample is worth something only if things happen in it.
    QVERIFY2(failures > trials(100000) && dislodged > trials(5000) && convoyed > trials(3000),
             qPrintable(
                 QStringLiteral("%1 failures, %2 dislodged, %3 convoyed").arg(failures).arg(dislodged).arg(convoyed)));
}

void PropertiesTest::writingOrderChangesNothing()
{
    const Variant &variant = *standardVariant();
    Judges judges(variant.board);
    Chance chance(2);
    for (int i = 0; i < trials(20000); ++i) {
        const Sample s = sample(chance, variant);
        const Turn one = playPhase(judges.at(i), variant, s.position, s.orders);
        std::vector<GivenOrder> shuffled = s.orders;
        chance.shuffle(shuffled);
        const Turn other = playPhase(judges.at(i), variant, s.position, shuffled);
        QVERIFY2(one.after == other.after && describeTurn(*variant.board, one) == describeTurn(*variant.board, other),
                 (describeTurn(*variant.board, one) + describeTurn(*variant.board, other)).c_str());
    }
}

void PropertiesTest::powersMayChangeNames()
{
    const Variant &variant = *standardVariant();
    Judges judges(variant.board);
    Chance chance(3);
    for (int i = 0; i < trials(20000); ++i) {
        const Sample s = sample(chance, variant);
        std::vector<int> name(static_cast<std::size_t>(variant.board->powerCount()));
        std::iota(name.begin(), name.end(), 0);
        chance.shuffle(name);
        const auto rename = [&](PowerId power) {
            return power.valid() ? PowerId(name[static_cast<std::size_t>(power.index())]) : power;
        };
        Sample t = s;
        for (Unit &unit : t.position.units)
            unit.power = rename(unit.power);
        for (PowerId &owner : t.position.owner)
            owner = rename(owner);
        for (GivenOrder &order : t.orders)
            order.power = rename(order.power);
        t.position.sort();

        Position expected = playPhase(judges.at(i), variant, s.position, s.orders).after;
        for (Unit &unit : expected.units)
            unit.power = rename(unit.power);
        for (DislodgedUnit &dislodged : expected.dislodged)
            dislodged.unit.power = rename(dislodged.unit.power);
        for (PowerId &owner : expected.owner)
            owner = rename(owner);
        expected.sort();
        const Turn turn = playPhase(judges.at(i), variant, t.position, t.orders);
        QVERIFY2(turn.after.units == expected.units && turn.after.dislodged == expected.dislodged
                     && turn.after.contested == expected.contested,
                 describeTurn(*variant.board, turn).c_str());
    }
}

void PropertiesTest::provincesMayChangeNumbers()
{
    const Variant &variant = *standardVariant();
    const Board &board = *variant.board;
    Chance chance(4);
    for (int round = 0; round < 20; ++round) {
        // The same board with its provinces in another order.
        std::vector<int> order(static_cast<std::size_t>(board.provinceCount()));
        std::iota(order.begin(), order.end(), 0);
        chance.shuffle(order);
        std::vector<int> province(order.size());
        std::vector<int> region(static_cast<std::size_t>(board.regionCount()));
        Board::Data data;
        data.powers.assign(board.powers().begin(), board.powers().end());
        data.kinds.assign(board.kinds().begin(), board.kinds().end());
        for (const int old : order) {
            const ProvinceId id(old);
            const ProvinceId fresh(static_cast<int>(data.provinces.size()));
            province[static_cast<std::size_t>(old)] = fresh.index();
            data.provinces.push_back(board.province(id));
            region[static_cast<std::size_t>(board.mainRegion(id).index())] = static_cast<int>(data.regions.size());
            data.regions.push_back({fresh, {}});
            for (const RegionId coast : board.coastsOf(id)) {
                region[static_cast<std::size_t>(coast.index())] = static_cast<int>(data.regions.size());
                data.regions.push_back({fresh, board.region(coast).coast});
            }
        }
        for (Passage passage : board.passages()) {
            passage.from = mapped(region, passage.from);
            passage.to = mapped(region, passage.to);
            data.passages.push_back(passage);
        }
        Variant other = variant;
        other.board = std::make_shared<const Board>(std::move(data));

        Judges judges(variant.board);
        Judges otherJudges(other.board);
        for (int i = 0; i < trials(1000); ++i) {
            const Sample s = sample(chance, variant);
            Sample t = s;
            for (Unit &unit : t.position.units)
                unit.region = mapped(region, unit.region);
            for (std::size_t j = 0; j < s.position.owner.size(); ++j)
                t.position.owner[static_cast<std::size_t>(province[j])] = s.position.owner[j];
            for (GivenOrder &given : t.orders) {
                given.order.at = mapped(region, given.order.at);
                if (auto *move = std::get_if<Move>(&given.order.action)) {
                    move->hops.replaceBack(mapped(region, move->to()));
                } else if (auto *support = std::get_if<Support>(&given.order.action)) {
                    support->of = mapped(region, support->of);
                    support->to = mapped(region, support->to);
                } else if (auto *convoy = std::get_if<Convoy>(&given.order.action)) {
                    convoy->army = mapped(region, convoy->army);
                    convoy->to = mapped(region, convoy->to);
                }
            }
            t.position.sort();
            Position expected = playPhase(judges.at(i), variant, s.position, s.orders).after;
            for (Unit &unit : expected.units)
                unit.region = mapped(region, unit.region);
            expected.sort();
            const Turn turn = playPhase(otherJudges.at(i), other, t.position, t.orders);
            QVERIFY2(turn.after.units == expected.units, describeTurn(*other.board, turn).c_str());
            QCOMPARE(turn.after.dislodged.size(), expected.dislodged.size());
        }
    }
}

void PropertiesTest::farUnitChangesNothing()
{
    const Variant &variant = *standardVariant();
    const Board &board = *variant.board;
    Judges judges(variant.board);
    Chance chance(5);
    int tried = 0;
    for (int i = 0; i < trials(40000); ++i) {
        const Sample s = sample(chance, variant);
        // A place that no unit is near and no order speaks of: an army that holds there is nobody's business.
        const ProvinceId place(chance.below(board.provinceCount()));
        const Unit loner{PowerId(board.powerCount() - 1), KindId(0), board.mainRegion(place)};
        if (!board.canStand(board.kind(loner.kind).travel, loner.region))
            continue;
        bool near = false;
        for (const Unit &unit : s.position.units)
            near = near || board.distanceForAnyone(place, board.provinceOf(unit.region)) < 3;
        const auto speaksOf = [&](RegionId region) { return region.valid() && board.provinceOf(region) == place; };
        for (const GivenOrder &given : s.orders) {
            if (const auto *move = std::get_if<Move>(&given.order.action))
                near = near || speaksOf(move->to());
            else if (const auto *convoy = std::get_if<Convoy>(&given.order.action))
                near = near || speaksOf(convoy->to);
            else if (const auto *support = std::get_if<Support>(&given.order.action))
                near = near || speaksOf(support->to);
        }
        if (near)
            continue;
        ++tried;
        Position expected = playPhase(judges.at(i), variant, s.position, s.orders).after;
        expected.units.push_back(loner);
        expected.sort();
        Position with = s.position;
        with.units.push_back(loner);
        with.sort();
        const Turn turn = playPhase(judges.at(i), variant, with, s.orders);
        QVERIFY2(turn.after.units == expected.units && turn.after.dislodged == expected.dislodged,
                 describeTurn(board, turn).c_str());
    }
    QVERIFY(tried > trials(3000));
}

void PropertiesTest::wholeGames()
{
    const Variant &variant = *standardVariant();
    const Board &board = *variant.board;
    Judges judges(variant.board);
    Chance chance(6);
    int stages[3] = {0, 0, 0};
    for (int game = 0; game < trials(60); ++game) {
        Position position = variant.start;
        for (int phase = 0; phase < 60; ++phase) {
            ++stages[static_cast<int>(position.phase.stage)];
            const std::vector<GivenOrder> orders =
                randomPhaseOrders(chance, board, judges.at(game).rules().orders, position);
            const Turn turn = playPhase(judges.at(game), variant, position, orders);
            const std::string fault = faultOf(board, turn);
            if (!fault.empty())
                QFAIL((fault + "\n" + describeTurn(board, turn)).c_str());
            if (position.phase.stage == Stage::Adjustments) {
                for (int power = 0; power < board.powerCount(); ++power)
                    QVERIFY(unitCountOf(turn.after, PowerId(power))
                            <= std::max(centreCountOf(turn.after, PowerId(power)), 0));
            }
            QVERIFY(moment(turn.after.phase) > moment(position.phase));
            position = turn.after;
        }
    }
    QVERIFY(stages[0] > 0 && stages[1] > 0 && stages[2] > 0);
}

QTEST_APPLESS_MAIN(PropertiesTest)
#include "tst_properties.moc"
