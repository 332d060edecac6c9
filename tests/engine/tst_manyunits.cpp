#include "manyboards.h"
#include "outcometext.h"
#include "randomplay.h"
#include "testvariants.h"

#include "judge/bywidth.h"
#include "judge/featurejudge.h"
#include "judge/incremental.h"
#include "judge/movesjudge.h"
#include "judge/ordersheet.h"
#include "orders/setup.h"

#include <QTest>

using namespace entente;
using namespace entente::test;

Q_DECLARE_METATYPE(Spread)

/// Boards of more units than two words of a set hold, up to as many as there may be: what becomes of them is what would
/// become of each part by itself, whatever numbers its units have.
class ManyUnitsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void movesAsAlone_data();
    void movesAsAlone();
    void yearsAsAlone_data() { movesAsAlone_data(); }
    void yearsAsAlone();
    void changesAreJudgedInParts();
    void widthsAgree_data();
    void widthsAgree();
    void everybodyAgainstOne();
    void casesOfMany();
};

namespace {

constexpr int copies = 5;

/// So many units on the board, everybody anywhere.
Position crowded(Chance &chance, const Variant &variant, int wanted)
{
    const Board &board = *variant.board;
    Position position = variant.start;
    position.units.clear();
    if (position.phase.stage != Stage::Moves) // a variant that begins with a winter
        position.phase = {variant.seasons.front().season, position.phase.year + 1, Stage::Moves};
    for (int tries = 0; tries < 200 * wanted && static_cast<int>(position.units.size()) < wanted; ++tries) {
        const KindId kind(chance.below(board.kindCount()));
        const Unit unit{PowerId(chance.below(board.powerCount())), kind, RegionId(chance.below(board.regionCount())),
                        layerOf(board, kind)};
        const ProvinceId place = board.provinceOf(unit.region);
        if (board.canStand(board.kind(kind).travel, unit.region) && mayEnter(board, unit.power, place)
            && !unitIn(board, position, place, unit.layer))
            position.units.push_back(unit);
    }
    position.sort();
    return position;
}

/// How many units stand on a copy, so that all together are the number.
int shareOf(int copy, int units)
{
    return units / copies + (copy < units % copies);
}

struct JoinedSeason {
    std::vector<Position> positions;             ///< by copy
    std::vector<std::vector<GivenOrder>> orders; ///< by copy
    Position all;
    std::vector<GivenOrder> allOrders;
};

JoinedSeason seasonOf(Chance &chance, const ManyBoards &boards, int units)
{
    JoinedSeason season;
    for (int copy = 0; copy < copies; ++copy) {
        season.positions.push_back(crowded(chance, *boards.one, shareOf(copy, units)));
        season.orders.push_back(
            randomOrders(chance, *boards.one->board, boards.one->rules.orders, season.positions.back()));
        for (const GivenOrder &order : season.orders.back())
            season.allOrders.push_back(boards.in(copy, order));
    }
    season.all = boards.joined(season.positions);
    return season;
}

/// What a copy's unit met, told with the numbers that units have on the whole board.
Verdict inWhole(Verdict verdict, const std::vector<UnitId> &ids)
{
    const auto renamed = [&](UnitId id) { return id ? ids[static_cast<std::size_t>(id.index())] : id; };
    verdict.other = renamed(verdict.other);
    verdict.dislodger = renamed(verdict.dislodger);
    return verdict;
}

/// What differs between a copy in the whole and the same board alone; empty if nothing does.
std::string difference(const ManyBoards &boards, int copy, const Position &alone, const MovesOutcome &small,
                       const std::vector<UnitId> &ids, const MovesOutcome &large)
{
    for (std::size_t u = 0; u < alone.units.size(); ++u) {
        const auto in = static_cast<std::size_t>(ids[u].index());
        const UnitId id(static_cast<int>(u));
        const std::string unit = "copy " + std::to_string(copy) + ", unit " + std::to_string(u) + ": ";
        if (large.units[in] != inWhole(small.units[u], ids))
            return unit + reasonWord(large.units[in].reason) + " and alone " + reasonWord(small.units[u].reason);
        if (large.endsIn[in] != boards.in(copy, small.endsIn[u]))
            return unit + "it ends elsewhere";
        if (large.supportsGiven.contains(ids[u]) != small.supportsGiven.contains(id)
            || large.convoyed.contains(ids[u]) != small.convoyed.contains(id))
            return unit + "its support or its convoy";
    }
    for (int p = 0; p < boards.one->board->provinceCount(); ++p) {
        if (large.contested.contains(boards.in(copy, ProvinceId(p))) != small.contested.contains(ProvinceId(p)))
            return "copy " + std::to_string(copy) + ": stand-offs";
    }
    return {};
}

} // namespace

void ManyUnitsTest::movesAsAlone_data()
{
    QTest::addColumn<Spread>("spread");
    QTest::newRow("one after the other") << Spread::Apart;
    QTest::newRow("shuffled") << Spread::Together;
}

void ManyUnitsTest::movesAsAlone()
{
    QFETCH(Spread, spread);
    const ManyBoards boards(copies, spread);
    Chance chance(49);
    for (const Edition edition : {Edition::Rules1971, Edition::Rules1982, Edition::Rules2000, Edition::Rules2023}) {
        const Rulebook rules = rulebookOf(edition);
        Adjudicator alone(boards.one->board, rules), together(boards.whole->board, rules);
        judge::EngineOf<judge::FeatureJudge> features(*boards.whole->board, rules);
        judge::Waters waters(*boards.whole->board);
        MovesOutcome byFeatures;
        for (int i = 0; i < 60; ++i) {
            const int units = i % 3 ? 129 + chance.below(maxUnits - 128) : maxUnits;
            const JoinedSeason season = seasonOf(chance, boards, units);
            QCOMPARE(static_cast<int>(season.all.units.size()), units);
            const MovesOutcome &large = together.moves(season.all, season.allOrders);
            waters.reset();
            features.run(season.all, season.allOrders, waters, byFeatures);
            for (int copy = 0; copy < copies; ++copy) {
                const auto c = static_cast<std::size_t>(copy);
                const MovesOutcome &small = alone.moves(season.positions[c], season.orders[c]);
                const std::vector<UnitId> ids = boards.unitsIn(copy, season.positions[c], season.all);
                const std::string plain = difference(boards, copy, season.positions[c], small, ids, large);
                QVERIFY2(plain.empty(), plain.c_str());
                const std::string special = difference(boards, copy, season.positions[c], small, ids, byFeatures);
                QVERIFY2(special.empty(), special.c_str());
            }
        }
    }
}

/// Whole years with retreats, owners and winters.
void ManyUnitsTest::yearsAsAlone()
{
    QFETCH(Spread, spread);
    const ManyBoards boards(copies, spread);
    Adjudicator alone(boards.one->board, boards.one->rules), together(boards.whole->board, boards.whole->rules);
    Chance chance(50);
    int built = 0, retreated = 0;
    for (int i = 0; i < 12; ++i) {
        std::vector<Position> ones;
        for (int copy = 0; copy < copies; ++copy)
            ones.push_back(crowded(chance, *boards.one, shareOf(copy, 200)));
        Position all = boards.joined(ones);
        const int end = all.phase.year + 2;
        while (all.phase.year < end) {
            std::vector<GivenOrder> orders;
            for (int copy = 0; copy < copies; ++copy) {
                Position &position = ones[static_cast<std::size_t>(copy)];
                if (position.phase != all.phase) // nobody has anything to do here
                    continue;
                const auto own = randomPhaseOrders(chance, *boards.one->board, boards.one->rules.orders, position);
                for (const GivenOrder &order : own)
                    orders.push_back(boards.in(copy, order));
                position = playPhase(alone, *boards.one, position, own).after;
            }
            retreated += all.phase.stage == Stage::Retreats;
            built += all.phase.stage == Stage::Adjustments;
            const Turn turn = playPhase(together, *boards.whole, all, orders);
            const std::string fault = faultOf(*boards.whole->board, turn);
            QVERIFY2(fault.empty(), fault.c_str());
            all = turn.after;
            const Position joined = boards.joined(ones);
            QVERIFY(joined.units == all.units);
            if (all.phase.stage != Stage::Retreats) // copies where nobody retreats are in winter already
                QVERIFY(joined.owner == all.owner);
        }
    }
    QVERIFY(built > 10 && retreated > 10);
}

void ManyUnitsTest::changesAreJudgedInParts()
{
    const ManyBoards boards(copies, Spread::Together);
    const Board &board = *boards.whole->board;
    Adjudicator whole(boards.whole->board, boards.whole->rules);
    IncrementalJudge parts(boards.whole->board, boards.whole->rules);
    Chance chance(51);
    for (int i = 0; i < 40; ++i) {
        JoinedSeason season = seasonOf(chance, boards, i % 2 ? maxUnits : 200);
        if (i % 4 == 1) { // everybody by himself: as many parts as units
            for (GivenOrder &given : season.allOrders)
                given.order.action = Hold();
        }
        JudgedSeason judged;
        parts.open(judged, season.all, season.allOrders);
        const OptionTable options(board, boards.whole->rules.orders, season.all);
        for (int change = 0; change < 20; ++change) {
            const auto index = static_cast<std::size_t>(chance.below(static_cast<int>(season.allOrders.size())));
            const GivenOrder &before = season.allOrders[index];
            std::vector<Order> legal;
            options.ordersOf(unitIn(board, season.all, board.provinceOf(before.order.at)), legal);
            const Order &other = legal[static_cast<std::size_t>(chance.below(static_cast<int>(legal.size())))];
            std::vector<GivenOrder> changed = season.allOrders;
            changed[index].order = other;
            const OrderChange wanted[] = {{index, &other}};
            QCOMPARE(textOf(parts.with(judged, wanted)), textOf(whole.moves(season.all, changed)));
        }
    }
}

void ManyUnitsTest::widthsAgree_data()
{
    QTest::addColumn<QString>("id");
    for (const QString &id : readableVariants())
        QTest::newRow(qPrintable(id)) << id;
}

/// The judge of features is the same program in each width of its sets.
void ManyUnitsTest::widthsAgree()
{
    QFETCH(QString, id);
    const auto variant = anyVariant(id.toStdString());
    const Board &board = *variant->board;
    const Rulebook &rules = variant->rules;
    judge::FeatureJudge<judge::Narrow> narrow(board, rules);
    judge::FeatureJudge<judge::Wide> wide(board, rules);
    judge::FeatureJudge<judge::Vast> vast(board, rules);
    judge::Waters waters(board);
    MovesOutcome one, two, four;
    const auto run = [&](auto &judge, const Position &position, const std::vector<GivenOrder> &orders,
                         MovesOutcome &out) {
        waters.reset();
        judge.run(position, orders, waters, out);
        return textOf(out);
    };
    Chance chance(52);
    int beyondOne = 0;
    for (int i = 0; i < 400; ++i) {
        const Position position = i % 2                             ? randomPosition(chance, *variant)
                                  : rules.orders.armyFleet && i % 4 ? randomVoyages(chance, *variant)
                                                                    : crowded(chance, *variant, 20 + i % 109);
        const std::vector<GivenOrder> orders = randomOrders(chance, board, rules.orders, position);
        const std::string told = run(vast, position, orders, four);
        QCOMPARE(run(wide, position, orders, two), told);
        if (position.units.size() <= judge::room<judge::Narrow>)
            QCOMPARE(run(narrow, position, orders, one), told);
        else
            ++beyondOne;
    }
    if (board.provinceCount() > 80)
        QVERIFY(beyondOne > 20);
}

/// A place with as many neighbours as there may be units beside one: one attacks, all others support it.
void ManyUnitsTest::everybodyAgainstOne()
{
    Board::Data data;
    for (int i = 0; i < maxUnits; ++i) {
        Province province;
        province.id = "p" + std::to_string(i);
        province.name = province.abbreviation = province.id;
        province.terrain = Terrain::Inland;
        data.provinces.push_back(province);
        data.regions.push_back({ProvinceId(i), ""});
        Passage passage{RegionId(0), RegionId(i)};
        passage.land = true;
        if (i > 0)
            data.passages.push_back(passage);
    }
    for (const char *name : {"one", "all"}) {
        Power power;
        power.id = power.name = power.adjective = name;
        power.playable = true;
        data.powers.push_back(power);
    }
    data.kinds = {standardVariant()->board->kind(KindId(0))};
    const auto board = std::make_shared<const Board>(std::move(data));
    Position position = standardVariant()->start;
    position.units.clear();
    position.owner.assign(static_cast<std::size_t>(maxUnits), PowerId());
    std::vector<GivenOrder> orders;
    const RegionId middle(0), from(maxUnits - 1);
    for (int i = 0; i < maxUnits; ++i) {
        const PowerId power(i > 0);
        const RegionId at(i);
        position.units.push_back({power, KindId(0), at, Layer::Field});
        Order order{KindId(0), at, Layer::Field, Hold()};
        if (at == from)
            order.action = Move{{middle}, Way::Unsaid, {}};
        else if (i > 0)
            order.action = Support{KindId(0), from, middle};
        orders.push_back({power, order});
    }
    const Rulebook rules = rulebookOf(Edition::Rules2023);
    judge::EngineOf<judge::FeatureJudge> features(*board, rules);
    judge::Waters waters(*board);
    MovesOutcome special;
    features.run(position, orders, waters, special);
    const MovesOutcome plain = Adjudicator(board, rules).moves(position, orders);
    for (const MovesOutcome &outcome : {plain, special}) {
        const Verdict &attack = outcome.units.back();
        QCOMPARE(attack.reason, Reason::Moves);
        QCOMPARE(attack.strength, toldStrength(2 * (maxUnits - 1)));
        QCOMPARE(attack.other, UnitId(0));
        QVERIFY(outcome.units.front().dislodged);
        QCOMPARE(outcome.units.front().dislodger, UnitId(maxUnits - 1));
        QCOMPARE(outcome.supportsGiven.size(), maxUnits - 2);
    }
}

/// Files hold as many, and one more is refused in words.
void ManyUnitsTest::casesOfMany()
{
    const ManyBoards boards(copies, Spread::Together);
    const VariantFinder finder = [&](std::string_view) { return boards.whole; };
    Chance chance(53);
    const JoinedSeason season = seasonOf(chance, boards, maxUnits);
    auto json = nlohmann::ordered_json::parse(writeCase("full", *boards.whole, {}, season.all, season.allOrders));
    const auto read = readCases(json.dump(), finder);
    QVERIFY2(read.size() == 1 && read.front(), read.front() ? "" : read.front().error().fault.text().c_str());
    QVERIFY(read.front()->position == season.all);
    QVERIFY(read.front()->orders.size() == season.allOrders.size());

    const Board &board = *boards.whole->board;
    Unit more{PowerId(0), board.findKind("A"), RegionId(), Layer::Field};
    for (int p = 0; p < board.provinceCount() && !more.region; ++p) {
        if (!unitIn(board, season.all, ProvinceId(p)) && board.canStand(Travel::Land, board.mainRegion(ProvinceId(p))))
            more.region = board.mainRegion(ProvinceId(p));
    }
    Position full = season.all;
    QCOMPARE(putUnit(board, full, more), SetupFault::Full);
    full.units.push_back(more);
    full.sort();
    const auto refused = readCases(writeCase("fuller", *boards.whole, {}, full, {}), finder);
    QVERIFY(!refused.front());
    QVERIFY(refused.front().error().fault.text().find("There are more than 255 units.") != std::string::npos);
}

QTEST_APPLESS_MAIN(ManyUnitsTest)
#include "tst_manyunits.moc"
