#include "mapscene.h"

#include "game/play.h"
#include "map/turnstate.h"
#include "orders/parser.h"

#include <QTest>

#include <algorithm>

using namespace mapscene;

/// From positions and turns to what the map shows.
class TestMapTurn : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void thePositionShowsLandAndUnits();
    void resultsSayWhatBecameOfEachOrder();
    void dislodgedUnitsAreMarked();
    void unorderedUnitsLeaveNoRing();
    void writtenRetreatsStartAside();
    void siegesAndTradeAreMarked();
    void boxesShowEveryUnit();
    void heldLandIsTinted();

private:
    GivenOrder read(const char *power, const char *text) const;
    const MapOrder *orderOf(const MapState &state, const char *place) const;

    std::shared_ptr<const Variant> m_variant;
    Turn m_turn;
};

GivenOrder TestMapTurn::read(const char *power, const char *text) const
{
    ParseContext context;
    context.board = m_variant->board.get();
    const auto parsed = parseOrder(text, context);
    if (!parsed)
        qFatal("%s: %s", text, describe(parsed.error()).text().c_str());
    return {m_variant->board->findPower(power), parsed->order};
}

const MapOrder *TestMapTurn::orderOf(const MapState &state, const char *place) const
{
    const RegionId region = m_variant->board->findRegion(place);
    const auto found = std::find_if(state.orders.begin(), state.orders.end(),
                                    [region](const MapOrder &order) { return order.unit.region == region; });
    return found == state.orders.end() ? nullptr : &*found;
}

void TestMapTurn::initTestCase()
{
    m_variant = variantOf(u"standard"_s);
    QVERIFY(m_variant);
    const Board &board = *m_variant->board;
    Position before = m_variant->start;
    before.units = {unit(board, "austria", "A", "bud"), unit(board, "austria", "A", "ser"),
                    unit(board, "russia", "A", "rum"),  unit(board, "turkey", "A", "bul"),
                    unit(board, "germany", "A", "ber"), unit(board, "italy", "A", "ven"),
                    unit(board, "italy", "A", "tyr"),   unit(board, "austria", "F", "tri")};
    before.sort();
    m_turn =
        playPhase(*m_variant, m_variant->rules, before,
                  {read("austria", "A Bud - Rum"), read("austria", "A Ser S A Bud - Rum"),
                   read("turkey", "A Bul - Ser"), read("italy", "A Ven - Tri"), read("italy", "A Tyr S A Ven - Tri")});
}

void TestMapTurn::thePositionShowsLandAndUnits()
{
    const Board &board = *m_variant->board;
    const MapState state = stateOf(board, m_variant->start);
    QCOMPARE(state.units.size(), m_variant->start.units.size());
    const auto owner = [&](const char *place) {
        return state.owner[static_cast<std::size_t>(board.findProvince(place).index())];
    };
    QCOMPARE(owner("vie"), board.findPower("austria")); // its centre
    QCOMPARE(owner("gal"), board.findPower("austria")); // its land
    QVERIFY(!owner("ser").valid());
    QVERIFY(!owner("adr").valid());
}

void TestMapTurn::resultsSayWhatBecameOfEachOrder()
{
    const MapState state = resultsOf(*m_variant->board, m_turn);
    const MapOrder *bounced = orderOf(state, "bud");
    QVERIFY(bounced);
    QVERIFY(bounced->state == MapOrder::State::Failure);
    QVERIFY(bounced->bounced);
    const MapOrder *cut = orderOf(state, "ser");
    QVERIFY(cut);
    QVERIFY(cut->cut);
    const MapOrder *moved = orderOf(state, "ven");
    QVERIFY(moved);
    QVERIFY(moved->state == MapOrder::State::Success);
    // The unit stands where it went.
    const RegionId trieste = m_variant->board->findRegion("tri");
    QVERIFY(std::any_of(state.units.begin(), state.units.end(), [&](const MapUnit &shown) {
        return shown.unit.region == trieste && !shown.dislodged
               && shown.unit.power == m_variant->board->findPower("italy");
    }));
    for (const MapOrder &order : state.orders)
        QCOMPARE(m_turn.results[static_cast<std::size_t>(order.id)].unit, order.unit);
}

void TestMapTurn::dislodgedUnitsAreMarked()
{
    const MapState state = resultsOf(*m_variant->board, m_turn);
    int dislodged = 0;
    for (const MapUnit &shown : state.units)
        dislodged += shown.dislodged;
    QCOMPARE(dislodged, 1);
}

void TestMapTurn::unorderedUnitsLeaveNoRing()
{
    const MapState state = resultsOf(*m_variant->board, m_turn);
    QVERIFY(!orderOf(state, "ber"));
}

/// The seasons left behind walls, and in winter the routes of double centres.
void TestMapTurn::siegesAndTradeAreMarked()
{
    const auto variant = variantOf(u"city-state"_s);
    const Board &board = *variant->board;
    Position position = variant->start;
    Unit inside = unit(board, "milan", "A", "lod");
    inside.layer = Layer::Walls;
    position.units = {inside, unit(board, "mantua", "A", "lod"), unit(board, "pope", "F", "lig")};
    position.sort();
    MapState state = stateOf(board, position);
    QCOMPARE(state.signs.size(), std::size_t(1));
    QCOMPARE(state.signs.front().kind, MapSign::Kind::Siege);
    QCOMPARE(state.signs.front().text, u"2"_s);
    QVERIFY(state.routes.empty());

    position.sieges = {{inside, 1}};
    position.phase.stage = Stage::Adjustments;
    state = stateOf(board, position);
    QCOMPARE(state.signs.front().text, u"1"_s);
    QCOMPARE(state.routes.size(), std::size_t(2));
    for (const MapRoute &route : state.routes)
        QCOMPARE(route.brokenAt, board.province(route.from).id == "gen" ? board.findProvince("lig") : ProvinceId());
}

/// Several units in a box stand side by side, one alone where any unit would.
void TestMapTurn::boxesShowEveryUnit()
{
    const auto variant = variantOf(u"city-state"_s);
    const Board &board = *variant->board;
    Position position = variant->start;
    const RegionId germany = region(board, "ger");
    std::vector<int> slots;
    for (const MapUnit &shown : mapUnits(board, position)) {
        if (shown.unit.region == germany)
            slots.push_back(shown.slot);
    }
    QCOMPARE(slots, (std::vector<int>{1, 2, 3}));
    position.units = {unit(board, "emperor", "DA", "ger")};
    QCOMPARE(mapUnits(board, position).front().slot, 0);
}

/// Land that is owned without being a centre shows whose it is (1939 III 5); a raided centre is marked.
void TestMapTurn::heldLandIsTinted()
{
    const auto variant = variantOf(u"1939-iii"_s);
    const Board &board = *variant->board;
    Position position = variant->start;
    const auto burgundy = static_cast<std::size_t>(board.findProvince("bur").index());
    QCOMPARE(stateOf(board, position).owner[burgundy], board.findPower("france"));
    position.holder[burgundy] = board.findPower("germany");
    position.bombed = {board.findProvince("par")};
    const MapState state = stateOf(board, position);
    QCOMPARE(state.owner[burgundy], board.findPower("germany"));
    QCOMPARE(state.signs.size(), std::size_t(1));
    QCOMPARE(state.signs.front().kind, MapSign::Kind::Bombed);
}

void TestMapTurn::writtenRetreatsStartAside()
{
    GivenOrder given;
    given.power = m_variant->board->findPower("austria");
    given.order.at = m_variant->board->findRegion("tri");
    given.order.action = Retreat{m_variant->board->findRegion("adr")};
    QVERIFY(writtenOrder(*m_variant->board, m_turn.after, given).fromDislodged);
    QVERIFY(!writtenOrder(*m_variant->board, m_turn.before, given).fromDislodged);
}

QTEST_MAIN(TestMapTurn)
#include "tst_mapturn.moc"
