#include "mapscene.h"

#include "game/play.h"
#include "map/turnreplay.h"
#include "map/turnstate.h"
#include "map/unitpainter.h"
#include "orders/parser.h"

#include <QTest>

#include <algorithm>
#include <cmath>

using namespace mapscene;

namespace {
constexpr qreal scale = 0.7;
}

/// A turn played on the map: it begins as the position before stood, and ends as the results stand.
class TestMapReplay : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void beginsWhereUnitsStood();
    void endsWhereTheyStandNow();
    void bouncedUnitsGoAndComeBack();
    void motionIsSteady();
    void tellsNoOutcomeBeforehand();

private:
    const Unit &unitBefore(const char *place) const;
    QPointF placeAt(const TurnReplay &replay, const Unit &unit, qreal time) const;

    std::shared_ptr<const Variant> m_variant;
    MapLook m_look;
    Turn m_turn;
};

void TestMapReplay::initTestCase()
{
    m_variant = variantOf(u"standard"_s);
    QVERIFY(m_variant);
    const Board &board = *m_variant->board;
    const auto sheet = MapSheet::load(folderOf(u"standard"_s), board);
    QVERIFY(sheet.ok());
    m_look.sheet = *sheet;
    m_look.board = m_variant->board;
    m_look.livery = *Livery::load(folderOf(u"standard"_s), board);
    Position before = m_variant->start;
    before.units = {unit(board, "austria", "A", "ser"), unit(board, "austria", "A", "bud"),
                    unit(board, "russia", "A", "rum"),  unit(board, "italy", "A", "ven"),
                    unit(board, "italy", "A", "tyr"),   unit(board, "austria", "F", "tri"),
                    unit(board, "england", "A", "lon"), unit(board, "england", "F", "nth")};
    before.sort();
    std::vector<GivenOrder> orders;
    const auto give = [&](const char *power, const char *text) {
        ParseContext context;
        context.board = &board;
        const auto parsed = parseOrder(text, context);
        QVERIFY2(parsed.ok(), text);
        orders.push_back({board.findPower(power), parsed->order});
    };
    give("austria", "A Bud - Rum");
    give("austria", "A Ser S A Bud - Rum");
    give("italy", "A Ven - Tri");
    give("england", "A Lon - Nwy via convoy");
    give("england", "F NTH C A Lon - Nwy");
    m_turn = playPhase(*m_variant, m_variant->rules, before, orders);
    const auto happened = [&](auto probe) { return std::any_of(m_turn.events.begin(), m_turn.events.end(), probe); };
    QVERIFY(happened([](const Event &e) { return std::holds_alternative<event::Dislodged>(e); }));
    QVERIFY(happened([](const Event &e) { return std::holds_alternative<event::Bounced>(e); }));
}

const Unit &TestMapReplay::unitBefore(const char *place) const
{
    const UnitId id = unitIn(*m_variant->board, m_turn.before, m_variant->board->findProvince(place));
    return m_turn.before.units[static_cast<std::size_t>(id.index())];
}

QPointF TestMapReplay::placeAt(const TurnReplay &replay, const Unit &unit, qreal time) const
{
    const std::vector<QPointF> offsets = replay.offsetsAt(time);
    for (std::size_t i = 0; i < replay.before().units.size(); ++i) {
        if (replay.before().units[i].unit == unit)
            return placeOf(*m_look.sheet, replay.before().units[i], scale) + offsets[i];
    }
    return {};
}

void TestMapReplay::beginsWhereUnitsStood()
{
    const TurnReplay replay(m_look, m_turn, scale);
    QCOMPARE(replay.before().units, mapUnits(*m_look.board, m_turn.before));
    for (const QPointF &offset : replay.offsetsAt(0))
        QCOMPARE(offset, QPointF());
    QVERIFY(!TurnReplay::isOver(0));
}

void TestMapReplay::endsWhereTheyStandNow()
{
    const TurnReplay replay(m_look, m_turn, scale);
    QVERIFY(TurnReplay::isOver(1));
    const std::vector<MapUnit> after = resultsOf(*m_variant->board, m_turn).units;
    QCOMPARE(after.size(), replay.before().units.size());
    for (const MapUnit &shown : replay.before().units) {
        const QPointF at = placeAt(replay, shown.unit, 1);
        const bool stands = std::any_of(after.begin(), after.end(), [&](const MapUnit &now) {
            const QPointF off = placeOf(*m_look.sheet, now, scale) - at;
            return now.unit.power == shown.unit.power && now.unit.kind == shown.unit.kind
                   && std::hypot(off.x(), off.y()) < 0.01;
        });
        QVERIFY2(stands, m_variant->board->regionText(shown.unit.region).c_str());
    }
}

void TestMapReplay::bouncedUnitsGoAndComeBack()
{
    const TurnReplay replay(m_look, m_turn, scale);
    const Unit &venice = unitBefore("ven");
    const QPointF home = m_look.sheet->unitAnchor(venice.region);
    qreal farthest = 0;
    for (int i = 0; i <= 100; ++i) {
        const QPointF off = placeAt(replay, venice, i / 100.0) - home;
        farthest = std::max(farthest, std::hypot(off.x(), off.y()));
    }
    QVERIFY2(farthest > 10, qPrintable(QString::number(farthest)));
    QCOMPARE(placeAt(replay, venice, 1), home);
}

void TestMapReplay::motionIsSteady()
{
    // No unit jumps: between two frames it goes at most a twelfth of a long way.
    const TurnReplay replay(m_look, m_turn, scale);
    std::vector<QPointF> last = replay.offsetsAt(0);
    for (int i = 1; i <= 100; ++i) {
        const std::vector<QPointF> now = replay.offsetsAt(i / 100.0);
        for (std::size_t u = 0; u < now.size(); ++u)
            QVERIFY(std::hypot(now[u].x() - last[u].x(), now[u].y() - last[u].y()) < 40);
        last = now;
    }
}

void TestMapReplay::tellsNoOutcomeBeforehand()
{
    const TurnReplay replay(m_look, m_turn, scale);
    QVERIFY(replay.before().orders.size() >= 5);
    for (const MapOrder &order : replay.before().orders) {
        QVERIFY(order.state == MapOrder::State::Given);
        QVERIFY(!order.bounced && !order.cut && !order.dislodged);
    }
}

QTEST_MAIN(TestMapReplay)
#include "tst_mapreplay.moc"
