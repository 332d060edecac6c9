#include "randomplay.h"
#include "testvariants.h"

#include "game/game.h"
#include "game/happenings.h"
#include "game/sight.h"
#include "io/gamefile.h"
#include "io/playertalk.h"

#include <QTest>

#include <set>

using namespace entente;
using namespace entente::test;
using Fog = Rulebook::Fog;

namespace {

Sight sightFor(const Board &board, Fog fog, const Position &position, PowerId seat)
{
    return {sightOf(board, fog, position, {seat}), {seat}};
}

/// Another world: whatever lies out of sight is otherwise. Some units are gone, others are somebody else's, and centres
/// have other owners.
Position elsewhere(Chance &chance, const Board &board, const Position &position, const Sight &sight)
{
    Position other = position;
    std::vector<PowerId> foreign;
    for (int p = 0; p < board.powerCount(); ++p) {
        if (!sight.owns(PowerId(p)))
            foreign.push_back(PowerId(p));
    }
    const auto any = [&] { return foreign[static_cast<std::size_t>(chance.below(static_cast<int>(foreign.size())))]; };
    std::vector<Unit> units;
    for (Unit unit : position.units) {
        if (!sight(board.provinceOf(unit.region))) {
            if (chance.oneIn(3))
                continue;
            unit.power = chance.oneIn(3) ? any() : unit.power;
        }
        units.push_back(unit);
    }
    other.units = units;
    for (std::size_t place = 0; place < other.owner.size(); ++place) {
        if (!sight(ProvinceId(static_cast<int>(place))) && other.owner[place].valid())
            other.owner[place] = any();
    }
    other.sort();
    return other;
}

/// What a player sees from the chair, worked out by itself: each unit that stood or now stands in sight, its order, and
/// whether that was carried out.
std::set<std::string> witnessed(const Board &board, const Turn &turn, const Sight &before, const Sight &after)
{
    std::set<std::string> told;
    for (const OrderResult &result : turn.results) {
        if (!result.id.valid())
            continue;
        RegionId end = result.unit.region;
        for (const Event &event : turn.events) {
            if (const auto *moved = std::get_if<event::Moved>(&event); moved && moved->unit == result.unit)
                end = moved->to;
            if (const auto *landed = std::get_if<event::Landed>(&event); landed && landed->unit == result.unit)
                end = landed->to;
            if (const auto *shipped = std::get_if<event::Shipped>(&event); shipped && shipped->unit == result.unit)
                end = shipped->to;
            if (const auto *back = std::get_if<event::Withdrawn>(&event); back && back->unit == result.unit)
                end = back->to;
        }
        const bool gone = std::any_of(turn.events.begin(), turn.events.end(), [&](const Event &event) {
            const auto *lost = std::get_if<event::Destroyed>(&event);
            return lost && lost->unit == result.unit;
        });
        const bool seen = before.owns(result.power) || before(board.provinceOf(result.unit.region))
                          || (!gone && after(board.provinceOf(end)));
        if (!seen)
            continue;
        const bool stayed = is<Support>(result.order) || is<Convoy>(result.order) || is<Raise>(result.order);
        Order order = result.order;
        auto *move = std::get_if<Move>(&order.action);
        const bool routed = move && move->way == Way::ByRoute && !before.owns(result.power);
        if (routed && std::any_of(move->waters.begin(), move->waters.end(), [&](ProvinceId at) { return !before(at); }))
            *move = Move{move->hops, Way::ByConvoy, {}}; // it would tell where fleets stand
        std::string line = board.power(result.power).id + ' ' + board.kind(result.unit.kind).letter + ' '
                           + orderText(board, order, Stage::Moves) + ' ' + board.regionText(end);
        line += gone ? " gone" : result.verdict.dislodged ? " dislodged" : "";
        if (!stayed)
            line += outcomeOf(result.verdict.reason) == Outcome::Success ? " yes" : " no";
        // How orders were read is everybody's to see; what supports were worth is nobody's.
        told.insert(line + (result.given ? "" : " unasked"));
    }
    // Whoever loses a place is told to whom.
    const auto lost = [&](ProvinceId place, PowerId from, PowerId to) {
        if (from.valid() && before.owns(from))
            told.insert(board.province(place).id + " to " + (to.valid() ? board.power(to).id : "nobody"));
    };
    for (const Event &event : turn.events) {
        if (const auto *taken = std::get_if<event::CentreTaken>(&event))
            lost(taken->centre, taken->from, taken->to);
        if (const auto *taken = std::get_if<event::LandTaken>(&event))
            lost(taken->province, taken->from, taken->to);
    }
    return told;
}

/// The first part in which two tellings differ; null where they are the same.
const char *difference(const Turn &one, const Turn &two)
{
    if (one.before != two.before)
        return "the position before";
    if (one.after != two.after)
        return "the position after";
    if (one.orders != two.orders)
        return "the orders";
    if (one.events != two.events)
        return "the events";
    if (one.winner != two.winner || !one.flights.empty() || !one.causesOfHappenings.empty())
        return "the rest";
    const bool same = std::equal(one.results.begin(), one.results.end(), two.results.begin(), two.results.end(),
                                 [](const OrderResult &a, const OrderResult &b) {
                                     return a.power == b.power && a.unit == b.unit && a.order == b.order
                                            && a.given == b.given && a.asked == b.asked && a.verdict == b.verdict
                                            && a.id == b.id && a.because.empty() && a.evidence == Evidence()
                                            && a.why.refusal == b.why.refusal;
                                 });
    return same ? nullptr : "the results";
}

/// The same variant under fog.
Game foggedGame(const std::shared_ptr<const Variant> &variant, Fog fog)
{
    return Game(variant, {{"fog", fog == Fog::Borders ? "borders" : "centres"}});
}

void variantsAndFogs()
{
    QTest::addColumn<QString>("id");
    QTest::addColumn<bool>("centres");
    for (const QString &id : readableVariants()) {
        QTest::addRow("%s borders", qPrintable(id)) << id << false;
        QTest::addRow("%s centres", qPrintable(id)) << id << true;
    }
}

} // namespace

/// Under fog a seat is told what it sees, and nothing that hangs on anything else.
class SightTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void provincesSeen();
    void routesOutOfSight();
    void ownIsSeenAndMoreUnitsSeeMore_data() { variantsAndFogs(); }
    void ownIsSeenAndMoreUnitsSeeMore();
    void positionsOfTwoWorlds_data() { variantsAndFogs(); }
    void positionsOfTwoWorlds();
    void turnsOfTwoWorlds_data() { variantsAndFogs(); }
    void turnsOfTwoWorlds();
    void wholeGames_data() { variantsAndFogs(); }
    void wholeGames();
    void theEndShowsAll();
    void nobodyIsSaidToBeGone();
    void inAFile();
};

void SightTest::provincesSeen()
{
    const auto variant = variantNamed("standard");
    const Board &board = *variant->board;
    const auto names = [&](const ProvinceSet &provinces) {
        std::string text;
        for (int p = 0; p < board.provinceCount(); ++p) {
            if (provinces.contains(ProvinceId(p)))
                text += board.province(ProvinceId(p)).abbreviation + ' ';
        }
        return text;
    };
    const auto set = [&](const char *text) {
        ProvinceSet provinces;
        for (const QByteArray &name : QByteArray(text).split(' '))
            provinces.insert(board.findProvince(name.toStdString()));
        return provinces;
    };
    Position position = variant->start;
    const PowerId austria = board.findPower("austria");
    position.units = {{austria, board.findKind("army"), board.findRegion("Gre")}};
    for (PowerId &owner : position.owner)
        owner = PowerId();
    position.owner[static_cast<std::size_t>(board.findProvince("vie").index())] = austria;
    const std::string unit = names(set("Gre Ser Bul Alb ION AEG Vie"));
    QCOMPARE(names(sightOf(board, Fog::Centres, position, {austria})), unit);
    QCOMPARE(names(sightOf(board, Fog::Borders, position, {austria})),
             names(set("Gre Ser Bul Alb ION AEG Vie Tyr Boh Gal Bud Tri")));
    QVERIFY(sightOf(board, Fog::Borders, position, {}).empty());
    QVERIFY(sightOf(board, Fog::Borders, position, {board.findPower("italy")}).empty());
}

void SightTest::ownIsSeenAndMoreUnitsSeeMore()
{
    QFETCH(const QString, id);
    QFETCH(const bool, centres);
    const Fog fog = centres ? Fog::Centres : Fog::Borders;
    const auto variant = anyVariant(id.toStdString());
    const Board &board = *variant->board;
    Chance chance(7);
    for (int round = 0; round < 20; ++round) {
        const Position position = randomPosition(chance, *variant);
        for (int p = 0; p < board.powerCount(); ++p) {
            const PowerId seat(p);
            const Sight sight = sightFor(board, fog, position, seat);
            const Position seen = seenPosition(board, position, sight);
            QCOMPARE(unitCountOf(seen, seat), unitCountOf(position, seat));
            QCOMPARE(centreCountOf(seen, seat), centreCountOf(position, seat));
            // What is seen tells by itself how far one sees.
            QVERIFY(sightOf(board, fog, seen, {seat}) == sight.provinces);
            QVERIFY((sightOf(board, Fog::Centres, position, {seat}) - sightOf(board, Fog::Borders, position, {seat}))
                        .empty());
            Position fewer = position;
            std::erase_if(fewer.units, [&](const Unit &unit) { return unit.power == seat && chance.oneIn(2); });
            QVERIFY((sightOf(board, fog, fewer, {seat}) - sight.provinces).empty());
            const PowerId friendly((p + 1) % board.powerCount());
            QVERIFY((sight.provinces - sightOf(board, fog, position, {seat, friendly})).empty());
        }
    }
}

void SightTest::positionsOfTwoWorlds()
{
    QFETCH(const QString, id);
    QFETCH(const bool, centres);
    const Fog fog = centres ? Fog::Centres : Fog::Borders;
    const auto variant = anyVariant(id.toStdString());
    const Board &board = *variant->board;
    Chance chance(11);
    int differing = 0;
    for (int round = 0; round < 20; ++round) {
        const Position position = randomPosition(chance, *variant);
        const PowerId seat(chance.below(board.powerCount()));
        const Sight sight = sightFor(board, fog, position, seat);
        const Position other = elsewhere(chance, board, position, sight);
        differing += other != position ? 1 : 0;
        const Position one = seenPosition(board, position, sight);
        const Position two = seenPosition(board, other, sightFor(board, fog, other, seat));
        QVERIFY(one == two);

        // What a program that plays the seat is told, byte by byte.
        std::string texts[2];
        for (const Position *world : {&position, &other}) {
            Game game = foggedGame(variant, fog);
            game.setStart(*world);
            for (const HostLine &line : linesOf(SeatView(game, seat)))
                texts[world == &other ? 1 : 0] += line.write() + '\n';
        }
        QCOMPARE(texts[0], texts[1]);
    }
    QVERIFY(differing > 0 || board.powerCount() < 3);
}

void SightTest::turnsOfTwoWorlds()
{
    QFETCH(const QString, id);
    QFETCH(const bool, centres);
    const Fog fog = centres ? Fog::Centres : Fog::Borders;
    const auto variant = anyVariant(id.toStdString());
    const Board &board = *variant->board;
    Chance chance(13);
    int compared = 0;
    for (int round = 0; round < 60; ++round) {
        const Position position = randomPosition(chance, *variant);
        const std::vector<GivenOrder> orders = randomOrders(chance, board, variant->rules.orders, position);
        const PowerId seat(chance.below(board.powerCount()));
        const Sight before = sightFor(board, fog, position, seat);
        const Position other = elsewhere(chance, board, position, before);
        // Whoever is in sight is told the same; of the others everybody stays, or somebody does something else.
        std::vector<GivenOrder> others;
        for (GivenOrder given : orders) {
            const bool placeless = !given.order.at.valid();
            if (placeless || before.owns(given.power) || before(board.provinceOf(given.order.at))) {
                others.push_back(given);
                continue;
            }
            const UnitId there = unitIn(board, other, board.provinceOf(given.order.at), given.order.layer);
            if (!there.valid() || chance.oneIn(2))
                continue;
            given.power = other.units[static_cast<std::size_t>(there.index())].power;
            others.push_back(given);
        }
        const Turn one = playPhase(*variant, variant->rules, position, orders);
        const Turn two = playPhase(*variant, variant->rules, other, others);
        const Sight afterOne = sightFor(board, fog, one.after, seat);
        const Sight afterTwo = sightFor(board, fog, two.after, seat);
        const Turn toldOne = seenTurn(board, one, before, afterOne);
        if (!(afterOne.provinces == afterTwo.provinces)
            || seenPosition(board, one.after, afterOne) != seenPosition(board, two.after, afterTwo)
            || witnessed(board, one, before, afterOne) != witnessed(board, two, before, afterTwo))
            continue;
        ++compared;
        const Turn toldTwo = seenTurn(board, two, before, afterTwo);
        if (const char *what = difference(toldOne, toldTwo)) {
            const std::string text = describeTurn(board, one) + "---\n" + describeTurn(board, two) + "--- told\n"
                                     + describeTurn(board, toldOne) + "---\n" + describeTurn(board, toldTwo);
            QFAIL(("To " + board.power(seat).name + ", in " + what + ":\n" + text).c_str());
        }
    }
    QVERIFY2(compared > 5, qPrintable(QString::number(compared)));
}

/// Whole games by chance orders: a seat's game holds nothing of what is out of sight, and can be read like any other.
void SightTest::wholeGames()
{
    QFETCH(const QString, id);
    QFETCH(const bool, centres);
    const auto variant = anyVariant(id.toStdString());
    const Board &board = *variant->board;
    Chance chance(17);
    Game game = foggedGame(variant, centres ? Fog::Centres : Fog::Borders);
    for (int phase = 0; phase < 12 && !game.isOver(); ++phase) {
        for (const GivenOrder &given : randomPhaseOrders(chance, board, game.rules().orders, game.position()))
            game.setOrder(given);
        const PowerId seat(chance.below(board.powerCount()));
        const Game seen = game.seenBy({seat});
        for (const GivenOrder &given : seen.orders())
            QVERIFY(given.power == seat);
        game.adjudicate();
    }
    if (game.isOver())
        return;
    for (int p = -1; p < board.powerCount(); ++p) {
        const PowerId seat = p < 0 ? PowerId() : PowerId(p);
        const Game seen = game.seenBy(p < 0 ? std::vector<PowerId>() : std::vector{seat});
        QCOMPARE(seen.turnCount(), game.turnCount());
        for (int i = 0; i <= game.turnCount(); ++i) {
            const Position &now = seen.positionAfter(i);
            const ProvinceSet sight = sightOf(board, game.rules().fog, game.positionAfter(i),
                                              p < 0 ? std::vector<PowerId>() : std::vector{seat});
            for (const Unit &unit : now.units)
                QVERIFY(sight.contains(board.provinceOf(unit.region)));
            QCOMPARE(unitCountOf(now, seat), p < 0 ? 0 : unitCountOf(game.positionAfter(i), seat));
            if (p < 0)
                QVERIFY(now.units.empty() && now.dislodged.empty() && now.sieges.empty() && now.airborne.empty());
        }
        for (int i = 0; i < game.turnCount(); ++i) {
            const Turn &turn = seen.turn(i);
            QVERIFY(&turn == &seen.told(i));
            if (p < 0)
                QVERIFY(turn.results.empty() && turn.orders.empty());
            const std::size_t ids =
                turn.before.phase.stage == Stage::Retreats ? turn.before.dislodged.size() : turn.before.units.size();
            for (const OrderResult &result : turn.results) {
                for (const UnitId named : {result.id, result.verdict.other, result.verdict.dislodger})
                    QVERIFY(!named.valid() || named.index() < static_cast<int>(ids));
                QVERIFY(result.asked < static_cast<int>(turn.orders.size()));
                if (result.id.valid() && turn.before.phase.stage == Stage::Moves)
                    QVERIFY(turn.before.units[static_cast<std::size_t>(result.id.index())] == result.unit);
            }
            for (const Happening &happening : happeningsOf(board, turn))
                QVERIFY(happening.kind != Happening::Kind::Eliminated || happening.power == seat);
        }
    }
}

void SightTest::theEndShowsAll()
{
    Game game(variantNamed("standard"), {{"fog", "borders"}, {"lastSeason", "S1901"}});
    const PowerId france = game.board().findPower("france");
    QCOMPARE(game.seenBy({france}).position().units.size(), std::size_t(3));
    game.adjudicate();
    QVERIFY(game.isOver());
    QCOMPARE(game.seenBy({france}).digest(), game.digest());
    QCOMPARE(game.seenBy({}).digest(), game.digest());
    const Game open(variantNamed("standard"));
    QCOMPARE(open.seenBy({}).digest(), open.digest());
}

/// Who goes out of sight has not left the game.
void SightTest::nobodyIsSaidToBeGone()
{
    Game game = foggedGame(variantNamed("standard"), Fog::Borders);
    const Board &board = game.board();
    const PowerId russia = board.findPower("russia");
    Position start = game.start();
    start.units = {{board.findPower("austria"), board.findKind("army"), board.findRegion("Gal")},
                   {russia, board.findKind("army"), board.findRegion("Ukr")}};
    game.setStart(start);
    game.setOrder(
        {russia, {{}, board.findRegion("Ukr"), Layer::Field, Move{{board.findRegion("Mos")}, Way::Unsaid, {}}}});
    game.adjudicate();
    const Game seen = game.seenBy({board.findPower("austria")});
    QCOMPARE(seen.turn(0).results.size(), std::size_t(2));
    QVERIFY(seen.turn(0).results[1].verdict.reason == Reason::Moves);
    QCOMPARE(seen.position().units.size(), std::size_t(1));
    for (const Happening &happening : happeningsOf(board, seen.turn(0)))
        QVERIFY(happening.kind != Happening::Kind::Eliminated);
}

/// By which waters an army is carried tells where fleets stand, so it is told to whoever sees all of them.
void SightTest::routesOutOfSight()
{
    Game game = foggedGame(variantNamed("standard"), Fog::Borders);
    const Board &board = game.board();
    const PowerId england = board.findPower("england"), germany = board.findPower("germany");
    Position start = game.start();
    const KindId fleet = board.findKind("fleet");
    start.units = {{england, board.findKind("army"), board.findRegion("Lon")},
                   {england, fleet, board.findRegion("ENG")},
                   {england, fleet, board.findRegion("MAO")},
                   {germany, fleet, board.findRegion("Hol")},
                   {board.findPower("france"), fleet, board.findRegion("Bre")}};
    start.sort();
    game.setStart(start);
    const ProvinceId channel = board.findProvince("ENG");
    game.setOrder(
        {england,
         {{}, board.findRegion("Lon"), Layer::Field, Move{{board.findRegion("Bel")}, Way::ByRoute, {channel}}}});
    game.setOrder(
        {england,
         {{}, board.findRegion("ENG"), Layer::Field, Convoy{{}, board.findRegion("Lon"), board.findRegion("Bel")}}});
    game.adjudicate();
    const auto routeFor = [&](PowerId seat) {
        const Game seen = game.seenBy({seat});
        for (const OrderResult &result : seen.turn(0).results) {
            const auto *move = std::get_if<Move>(&result.order.action);
            if (move && result.unit.region == board.findRegion("Lon"))
                return move->way == Way::ByRoute && move->waters.size() == 1 && seen.turn(0).orders.size() > 0;
        }
        return false;
    };
    QVERIFY(routeFor(england));
    QVERIFY(!routeFor(germany));
    const Game seen = game.seenBy({germany});
    const auto army = std::find_if(seen.turn(0).results.begin(), seen.turn(0).results.end(),
                                   [&](const auto &result) { return result.unit.region == board.findRegion("Lon"); });
    QVERIFY(army != seen.turn(0).results.end()); // it came where Germany sees it
    QVERIFY(std::get<Move>(army->order.action).way == Way::ByConvoy);
    for (const GivenOrder &order : seen.turn(0).orders) {
        const auto *move = std::get_if<Move>(&order.order.action);
        QVERIFY(!move || move->waters.empty());
    }
}

/// A file keeps what was chosen. Who has an older Entente is told that it is too old, since it would show all.
void SightTest::inAFile()
{
    for (const char *fog : {"none", "borders", "centres"}) {
        SavedGame saved;
        saved.game = Game(variantNamed("standard"), {{"fog", fog}});
        saved.game.adjudicate();
        const std::string bytes = writeGame(saved);
        QCOMPARE(bytes.find("\"format\": 1,") != std::string::npos, !saved.game.isFogged());
        const auto read = readGame(bytes, [&](std::string_view) { return saved.game.variantPointer(); });
        QVERIFY2(read.ok(), read.ok() ? "" : read.error().text().c_str());
        QCOMPARE(settingValue(read->game.rules(), "fog"), std::string(fog));
        QCOMPARE(read->game.digest(), saved.game.digest());
    }
    Rulebook rules;
    QVERIFY(!applySetting(rules, "fog", "thick") && !applySetting(rules, "fog", ""));
}

QTEST_APPLESS_MAIN(SightTest)
#include "tst_sight.moc"
