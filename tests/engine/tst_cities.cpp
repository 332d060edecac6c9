#include "randomplay.h"
#include "testfiles.h"

#include "orders/cities.h"
#include "io/gamefile.h"
#include "orders/composer.h"
#include "orders/parser.h"

#include <QTest>

using namespace entente;
using namespace entente::test;

/// Sieges, passes, ports and units that return: what must hold whatever is ordered, on boards that nobody thought of.
class CitiesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void fullBoards();
    void permutationsChangeNothing();
    void wholeGames();
    void chains();
    void tradeRoutes();
    void choices();
    void stateGoesRound();
    void composing();
    void unitsAlikeKeepTheirOrders();

private:
    Position besiegedPosition(Chance &chance) const;
    std::vector<GivenOrder> ordersFor(Chance &chance, const Position &position) const;
    std::string broken(const Turn &turn) const;

    std::shared_ptr<const Variant> m_variant;
    const Board *m_board = nullptr;
};

void CitiesTest::initTestCase()
{
    m_variant = variantNamed("city-state");
    QVERIFY(m_variant);
    m_board = m_variant->board.get();
}

/// Thirty to sixty units, everywhere and behind walls, boxes and passes for those who may be there.
Position CitiesTest::besiegedPosition(Chance &chance) const
{
    Position position = m_variant->start;
    position.units.clear();
    const int wanted = 30 + chance.below(30);
    for (int tries = 0; tries < wanted * 8 && static_cast<int>(position.units.size()) < wanted; ++tries) {
        Unit unit{PowerId(chance.below(m_board->powerCount())), KindId(chance.below(m_board->kindCount())),
                  RegionId(chance.below(m_board->regionCount()))};
        const ProvinceId place = m_board->provinceOf(unit.region);
        const UnitKind &kind = m_board->kind(unit.kind);
        const bool returns = kind.returnsTo.valid();
        if (!m_board->canStand(kind.travel, unit.region) || !mayEnter(*m_board, unit.power, place)
            || (returns && m_board->power(unit.power).mainstay != unit.kind))
            continue;
        if (unitIn(*m_board, position, place).valid() && !m_board->province(place).unlimited) {
            unit.layer = Layer::Walls;
            if (!mayStandInside(*m_board, unit) || unitIn(*m_board, position, place, Layer::Walls).valid())
                continue;
            if (chance.oneIn(2))
                position.sieges.push_back({unit, 1});
        }
        position.units.push_back(unit);
    }
    position.phase.year = 1300 + chance.below(4);
    position.sort();
    return position;
}

std::vector<GivenOrder> CitiesTest::ordersFor(Chance &chance, const Position &position) const
{
    return randomOrders(chance, *m_board, m_variant->rules.orders, position);
}

/// What is wrong with the turn, or nothing.
std::string CitiesTest::broken(const Turn &turn) const
{
    if (std::string fault = faultOf(*m_board, turn); !fault.empty())
        return fault;
    const Position &after = turn.after;
    for (const Unit &unit : after.units) {
        const ProvinceId place = m_board->provinceOf(unit.region);
        if (!mayEnter(*m_board, unit.power, place))
            return "a unit stands where its power may not go";
        if (unit.layer == Layer::Walls && !mayStandInside(*m_board, unit))
            return "a unit stands behind walls that are not there";
        if (unit.layer == Layer::Walls && !unitIn(*m_board, after, place).valid())
            return "a unit stays behind walls that nobody besieges";
        const bool pass = m_board->province(place).sentTo.valid();
        if (pass && turn.before.phase.stage == Stage::Moves) {
            for (std::size_t i = 0; i < turn.results.size(); ++i) {
                const OrderResult &result = turn.results[i];
                if (result.unit == unit && outcomeOf(result.verdict.reason) != Outcome::Success)
                    return "a unit that did not get away is still in its pass";
            }
        }
    }
    for (const Siege &siege : after.sieges) {
        if (std::find(after.units.begin(), after.units.end(), siege.unit) == after.units.end() || siege.seasons != 1)
            return "a clock runs for nobody, or too long";
    }
    if (turn.before.phase.stage == Stage::Moves) {
        std::size_t answered = 0;
        for (const OrderResult &result : turn.results)
            answered += result.verdict.reason != Reason::Pending;
        if (answered != turn.results.size())
            return "an order has no verdict";
        for (const DislodgedUnit &dislodged : after.dislodged) {
            for (const RegionId to : dislodged.retreats) {
                const ProvinceId place = m_board->provinceOf(to);
                const Layer layer = to == dislodged.unit.region ? Layer::Walls : Layer::Field;
                if (unitIn(*m_board, after, place, layer).valid() && !m_board->province(place).unlimited)
                    return "a retreat leads to a place that is taken";
            }
        }
    }
    return {};
}

void CitiesTest::fullBoards()
{
    Adjudicator judge(m_variant->board, m_variant->rules);
    Chance chance(71);
    int raised = 0, sallied = 0, returned = 0, starved = 0, tookField = 0, walls = 0;
    for (int i = 0; i < 20000; ++i) {
        const Position position = besiegedPosition(chance);
        const Turn turn = playPhase(judge, *m_variant, position, ordersFor(chance, position));
        const std::string fault = broken(turn);
        QVERIFY2(fault.empty(), (fault + '\n' + describeTurn(*m_board, turn)).c_str());
        for (const OrderResult &result : turn.results) {
            raised += result.verdict.reason == Reason::RaisesSiege;
            sallied += result.unit.layer == Layer::Walls && result.verdict.reason == Reason::Moves;
        }
        for (const Event &event : turn.events) {
            returned += std::holds_alternative<event::Withdrawn>(event);
            tookField += std::holds_alternative<event::TookField>(event);
            const auto *destroyed = std::get_if<event::Destroyed>(&event);
            starved += destroyed && destroyed->unit.layer == Layer::Walls;
        }
        for (const DislodgedUnit &dislodged : turn.after.dislodged)
            walls += std::find(dislodged.retreats.begin(), dislodged.retreats.end(), dislodged.unit.region)
                     != dislodged.retreats.end();
    }
    QVERIFY2(raised > 100 && sallied > 100 && returned > 100 && starved > 100 && tookField > 100 && walls > 100,
             qPrintable(QStringLiteral("%1 %2 %3 %4 %5 %6")
                            .arg(raised)
                            .arg(sallied)
                            .arg(returned)
                            .arg(starved)
                            .arg(tookField)
                            .arg(walls)));
}

void CitiesTest::permutationsChangeNothing()
{
    Adjudicator judge(m_variant->board, m_variant->rules);
    Chance chance(72);
    for (int i = 0; i < 3000; ++i) {
        Position position = besiegedPosition(chance);
        std::vector<GivenOrder> orders = ordersFor(chance, position);
        const Turn one = playPhase(judge, *m_variant, position, orders);
        chance.shuffle(orders);
        chance.shuffle(position.units);
        chance.shuffle(position.sieges);
        const Turn other = playPhase(judge, *m_variant, position, orders);
        QVERIFY2(one.after == other.after && one.events == other.events, describeTurn(*m_board, one).c_str());
    }
}

void CitiesTest::wholeGames()
{
    Adjudicator judge(m_variant->board, m_variant->rules);
    Chance chance(73);
    int inside = 0, fallen = 0, rebuilt = 0;
    for (int game = 0; game < 400; ++game) { // a double army is seldom rebuilt
        Position position = m_variant->start;
        while (position.phase.year < 1310) {
            const std::vector<GivenOrder> orders =
                randomPhaseOrders(chance, *m_board, m_variant->rules.orders, position);
            const Turn turn = playPhase(judge, *m_variant, position, orders);
            const std::string fault = broken(turn);
            QVERIFY2(fault.empty(), (fault + '\n' + describeTurn(*m_board, turn)).c_str());
            QVERIFY(turn.after.phase.year > position.phase.year || turn.after.phase > position.phase);
            for (const Event &event : turn.events) {
                const auto *retreated = std::get_if<event::Retreated>(&event);
                inside += retreated && retreated->to == retreated->unit.region;
                fallen += std::holds_alternative<event::Fell>(event);
                rebuilt += std::holds_alternative<event::Returned>(event);
            }
            for (int p = 0; p < m_board->powerCount(); ++p) {
                const PowerId power(p);
                if (position.phase.stage == Stage::Adjustments && !isOut(*m_board, position, power))
                    QVERIFY(unitsToFeed(*m_board, turn.after, power)
                            <= std::max(0, unitsFed(*m_board, turn.after, power)));
                if (position.phase.stage == Stage::Adjustments && isOut(*m_board, position, power))
                    QVERIFY(unitCountOf(turn.after, power) == 0 && centreCountOf(turn.after, power) == 0);
            }
            position = turn.after;
        }
    }
    QVERIFY2(inside > 20 && fallen > 0 && rebuilt > 0,
             qPrintable(QStringLiteral("%1 %2 %3").arg(inside).arg(fallen).arg(rebuilt)));
}

void CitiesTest::chains()
{
    const auto at = [&](const char *name) { return m_board->findProvince(name); };
    const PowerId venice = m_board->findPower("Venice"), pope = m_board->findPower("Pope");
    const KindId fleet = m_board->findKind("F");
    Position position = m_variant->start;
    position.units.clear();
    QCOMPARE(tradeRouteOf(*m_board, position, at("Ven")).seas.size(), std::size_t(3));
    QCOMPARE(tradeRouteOf(*m_board, position, at("Gen")).seas.size(), std::size_t(2));
    QVERIFY(countsDouble(*m_board, position, at("Ven")) && !countsDouble(*m_board, position, at("Pis")));
    position.units = {{pope, fleet, m_board->mainRegion(at("GOR"))}};
    QVERIFY(tradeRouteOf(*m_board, position, at("Ven")).seas
            == (std::vector<ProvinceId>{at("GOV"), at("QUA"), at("ADR")}));
    position.units = {{venice, fleet, m_board->mainRegion(at("GOV"))}};
    QVERIFY(countsDouble(*m_board, position, at("Ven")));
    position.units = {{pope, fleet, m_board->mainRegion(at("GOV"))}};
    QVERIFY(!countsDouble(*m_board, position, at("Ven")));
    position.units = {{pope, fleet, m_board->mainRegion(at("MES"))}};
    QVERIFY(countsDouble(*m_board, position, at("Ven")));
    position.units.clear();
    position.owner[static_cast<std::size_t>(at("Ven").index())] = pope;
    QVERIFY(!countsDouble(*m_board, position, at("Ven")));
}

/// The way that trade takes, and where it breaks.
void CitiesTest::tradeRoutes()
{
    const auto at = [&](const char *name) { return m_board->findProvince(name); };
    const PowerId pope = m_board->findPower("Pope"), venice = m_board->findPower("Venice");
    const KindId fleet = m_board->findKind("F");
    Position position = m_variant->start;
    position.units.clear();
    QVERIFY(tradeRouteOf(*m_board, position, at("Ven")).seas
            == (std::vector<ProvinceId>{at("GOV"), at("QUA"), at("ADR")}));
    QVERIFY(!tradeRouteOf(*m_board, position, at("Ven")).brokenAt.valid());
    // Two ways, each with one foreign fleet, and both end in the same sea: the shorter is told, broken where it is.
    position.units = {{pope, fleet, m_board->mainRegion(at("ADR"))}, {venice, fleet, m_board->mainRegion(at("GOV"))}};
    position.sort();
    const TradeRoute broken = tradeRouteOf(*m_board, position, at("Ven"));
    QCOMPARE(broken.brokenAt, at("ADR"));
    QCOMPARE(broken.seas.size(), std::size_t(3));
    QCOMPARE(broken.seas.front(), at("GOV"));
    position.units = {{pope, fleet, m_board->mainRegion(at("LIG"))}};
    QCOMPARE(tradeRouteOf(*m_board, position, at("Gen")).brokenAt, at("LIG"));
}

/// Readings that a table may choose (C16, C24, C25).
void CitiesTest::choices()
{
    const auto played = [&](const char *rest, const char *settings) {
        const std::string line =
            std::string(R"~({"variant": "city-state", "settings": {)~") + settings + "}, " + rest + "}";
        const auto cases = readCases(line, mapsFinder());
        if (!cases.front().ok())
            qFatal("%s", cases.front().error().fault.text().c_str());
        return playPhase(*cases.front()->variant, cases.front()->rules, cases.front()->position, cases.front()->orders)
            .after;
    };
    const auto clock = [](const Position &position) {
        return position.sieges.empty() ? 0 : position.sieges.front().seasons;
    };

    // A fleet in port that is closed in during the season only.
    const char *port =
        R"~("phase": "S1301M", "units": {"Venice": ["F ((Ven))"], "Mantua": ["A Ven", "A Fer", "A Tre"], "Genoa": ["F GOV"]},
        "orders": {"Mantua": ["A Tre - Aqu"]})~";
    QCOMPARE(clock(played(port, "")), 0);
    QCOMPARE(clock(played(port, R"~("portSiege": "at-end")~")), 1);

    const char *imperial =
        R"~("phase": "S1301M", "units": {"Venice": ["A ((Aqu))"], "Emperor": ["DA Aqu"]}, "orders": {})~";
    QCOMPARE(clock(played(imperial, "")), 1);
    QCOMPARE(clock(played(imperial, R"~("doubleStarves": "false")~")), 0);

    const char *fallen =
        R"~("phase": "S1302M", "units": {"Emperor": ["DA Ger", "A Trn"], "Milan": ["A Mil"]}, "centres": {"Emperor": ["Com"]}, "orders": {})~";
    const PowerId emperor = m_board->findPower("Emperor");
    QCOMPARE(unitCountOf(played(fallen, ""), emperor), 2);
    QCOMPARE(unitCountOf(played(fallen, R"~("fallenPower": "at-once")~"), emperor), 0);
    QCOMPARE(centreCountOf(played(fallen, R"~("fallenPower": "at-once")~"), emperor), 0);
}

/// Clocks, losses and who is out are written as they are read.
void CitiesTest::stateGoesRound()
{
    const std::string line =
        R"~({"variant": "city-state", "phase": "F1302M", "units": {"Milan": ["A ((Lod))"], "Mantua": ["A Lod"], "Emperor": ["A Trn"]},
        "settings": {"siege": {"Milan A ((Lod))": 1}, "daLost": ["S1301", "F1301"], "eliminated": ["Emperor"]}})~";
    const auto cases = readCases(line, mapsFinder());
    QVERIFY2(cases.front().ok(), cases.front() ? "" : cases.front().error().fault.text().c_str());
    const Position &position = cases.front()->position;
    QVERIFY(position.sieges.size() == 1 && position.losses.size() == 2 && position.out.size() == 1);
    const std::string text = writeCase("", Game(m_variant), position, {});
    const auto again = readCases(text, mapsFinder());
    QVERIFY2(again.front().ok(), text.c_str());
    QVERIFY2(again.front()->position == position, text.c_str());
}

/// The orders of sieges, written by clicks and keys.
void CitiesTest::composing()
{
    const auto at = [&](const char *name) { return m_board->mainRegion(m_board->findProvince(name)); };
    const PowerId milan = m_board->findPower("Milan"), mantua = m_board->findPower("Mantua");
    const KindId army = m_board->findKind("A");
    Position position = m_variant->start;
    position.units = {{milan, army, at("Lod"), Layer::Walls}, {milan, army, at("Mil")}, {mantua, army, at("Lod")}};
    position.sort();
    const auto textOf = [&](const Composer::Step &step) {
        return step.order ? orderText(*m_board, *step.order, position.phase.stage) : std::string("no order");
    };
    Composer composer(*m_board, m_variant->rules.orders, position, milan);
    QVERIFY(composer.choose(at("Lod")).kind == Composer::Step::Kind::Extended);
    QCOMPARE(textOf(composer.choose(at("Lod"))), std::string("A ((Lod)) - Lod"));
    QVERIFY(composer.choose(at("Lod")).kind == Composer::Step::Kind::Extended);
    QVERIFY(composer.choose(at("Pav")).why.refusal == Refusal::BehindWalls);
    QCOMPARE(textOf(composer.choose(Verb::Hold)), std::string("A ((Lod)) H"));
    composer.choose(Verb::Raise);
    composer.choose(at("Mil"));
    QCOMPARE(textOf(composer.choose(at("Lod"))), std::string("A Mil R A ((Lod))"));
    composer.choose(Verb::Raise);
    composer.choose(at("Mil"));
    QVERIFY(composer.choose(at("Pav")).why.refusal == Refusal::NoSiege);

    // From a pass nobody helps (8b).
    const PowerId emperor = m_board->findPower("Emperor");
    position.units = {{emperor, m_board->findKind("DA"), at("TAR")}};
    Composer passing(*m_board, m_variant->rules.orders, position, emperor);
    passing.choose(at("TAR"));
    QVERIFY(passing.verbs() == (std::vector<Verb>{Verb::Hold, Verb::Move}));
    QVERIFY(passing.choose(Verb::Support).why.refusal == Refusal::FromBox);
    QVERIFY(passing.choose(Verb::Raise).why.refusal == Refusal::FromBox);

    position.phase = {Season::Spring, 1300, Stage::Retreats};
    position.units = {{mantua, army, at("Lod")}};
    position.dislodged = {{{milan, army, at("Lod")}, m_board->findProvince("Cre"), {at("Lod"), at("Pav")}}};
    Composer retreats(*m_board, m_variant->rules.orders, position, milan);
    retreats.choose(at("Lod"));
    QCOMPARE(textOf(retreats.choose(at("Lod"))), std::string("A Lod R ((Lod))"));
    retreats.choose(at("Lod"));
    QCOMPARE(textOf(retreats.choose(Verb::Disband)), std::string("A Lod D"));
}

/// Double armies in Germany have no numbers in a file. Which of them does what is the same when it is read.
void CitiesTest::unitsAlikeKeepTheirOrders()
{
    const PowerId emperor = m_board->findPower("emperor");
    Game game(m_variant);
    const auto order = [&](const char *text, int number) {
        const auto read = parseOrder(text, {m_board, &game.position(), Stage::Moves});
        QVERIFY(read);
        GivenOrder given{emperor, read->order};
        given.order.number = static_cast<std::uint8_t>(number);
        game.setOrder(given);
    };
    const auto readAgain = [&] {
        SavedGame saved;
        saved.game = game;
        saved.table.mode = "gm";
        const auto read = readGame(writeGame(saved), mapsFinder());
        return read ? read->game : Game(m_variant);
    };
    order("DA Ger - TAR", 3);
    order("DA Ger - BRN", 2);
    game = readAgain();
    order("DA Ger - GSB", 1);
    order("DA Ger - STG", 2);
    order("DA Ger H", 3);
    QCOMPARE(game.orders().size(), std::size_t(3));
    game.setOrders({});
    order("DA Ger H", 3);
    order("DA Ger - STG", 2);
    order("DA Ger - GSB", 1);
    game.adjudicate();
    QCOMPARE(readAgain().digest(), game.digest());
}

QTEST_APPLESS_MAIN(CitiesTest)
#include "tst_cities.moc"
