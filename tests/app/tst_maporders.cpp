#include "orderscene.h"

#include "sheet/mapscale.h"

#include <QTest>

#include <algorithm>
#include <cmath>

using namespace mapscene;

/// Arrows keep out of each other's way, and out of the units'.
class TestMapOrders : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void supportsEndOnTheArrowTheySupport();
    void supportsWithoutTheirArrowHintAtIt();
    void severalSupportsEndApart();
    void arrowsRoundACoastAreMetWhereTheyComeNear();
    void opposingMovesKeepToTheirLanes();
    void arrowsStopShortOfUnits();
    void arrowsBendAroundUnitsInTheirWay();
    void convoyedMovesPassTheirFleets();
    void waysOfSeveralLegsAreNumbered();
    void waysToABoxInPartsKeepToTheNearerPart();
    void arrowsBetweenUnitsThatTouchAreSeen();

private:
    OrderScene m_scene;
};

void TestMapOrders::initTestCase()
{
    QVERIFY(m_scene.load());
}

void TestMapOrders::supportsEndOnTheArrowTheySupport()
{
    const Unit bud = m_scene.make("austria", "A", "bud");
    const Unit ser = m_scene.make("austria", "A", "ser");
    MapState state;
    state.orders = {order(ser, support(bud, m_scene.at("rum"))), order(bud, move(m_scene.at("rum")))};
    const auto drawings = drawOrders(m_scene.look, state, OrderScene::scale);
    QCOMPARE(drawings[0].rings.size(), std::size_t(1));
    const Track &arrow = drawings[1].spine;
    qreal nearest = 1e9;
    for (qreal along = 0; along <= arrow.length(); along += 0.5) {
        const QPointF way = arrow.at(along) - drawings[0].rings.front();
        nearest = std::min(nearest, std::hypot(way.x(), way.y()));
    }
    QVERIFY2(nearest < 1.5, qPrintable(QString::number(nearest)));
    QVERIFY(!drawings[0].inks.front().ghost);
}

void TestMapOrders::supportsWithoutTheirArrowHintAtIt()
{
    const OrderDrawing drawing = m_scene.only(
        order(m_scene.make("austria", "A", "ser"), support(m_scene.make("austria", "A", "bud"), m_scene.at("rum"))));
    QVERIFY(drawing.inks.front().ghost);
    QVERIFY(!drawing.inks.front().head.isEmpty());
}

void TestMapOrders::severalSupportsEndApart()
{
    const Unit bud = m_scene.make("austria", "A", "bud");
    MapState state;
    state.orders = {order(bud, move(m_scene.at("gal")))};
    for (const char *place : {"vie", "rum", "ukr", "boh"})
        state.orders.push_back(order(m_scene.make("austria", "A", place), support(bud, m_scene.at("gal"))));
    const auto drawings = drawOrders(m_scene.look, state, OrderScene::scale);
    for (std::size_t i = 1; i < drawings.size(); ++i) {
        for (std::size_t j = i + 1; j < drawings.size(); ++j) {
            const QPointF way = drawings[i].rings.front() - drawings[j].rings.front();
            QVERIFY(std::hypot(way.x(), way.y()) * OrderScene::scale > 3);
        }
    }
}

/// The way from the Atlantic to Spain's south coast leads round Portugal; nobody points there from the other side.
void TestMapOrders::arrowsRoundACoastAreMetWhereTheyComeNear()
{
    const Unit mao = m_scene.make("france", "F", "mao");
    const Unit wms = m_scene.make("france", "F", "wms");
    const Unit gas = m_scene.make("france", "A", "gas");
    MapState state;
    state.orders = {order(mao, move(m_scene.at("spa/sc"))), order(wms, support(mao, m_scene.at("spa/sc"))),
                    order(gas, support(mao, m_scene.at("spa/sc")))};
    const auto drawings = drawOrders(m_scene.look, state, OrderScene::scale);
    const qreal portugal = m_scene.look.sheet->unitAnchor(m_scene.at("por")).x();
    for (const int support : {1, 2}) {
        const QPointF met = drawings[static_cast<std::size_t>(support)].rings.front();
        QVERIFY2(met.x() > portugal + 40, qPrintable(u"%1: %2 of %3"_s.arg(support).arg(met.x()).arg(portugal)));
    }
}

void TestMapOrders::opposingMovesKeepToTheirLanes()
{
    MapState state;
    state.orders = {order(m_scene.make("austria", "A", "bud"), move(m_scene.at("gal"))),
                    order(m_scene.make("russia", "A", "gal"), move(m_scene.at("bud")))};
    const auto drawings = drawOrders(m_scene.look, state, OrderScene::scale);
    const QPointF a = drawings[0].spine.at(drawings[0].spine.length() / 2);
    const QPointF b = drawings[1].spine.at(drawings[1].spine.length() / 2);
    QVERIFY(std::hypot(a.x() - b.x(), a.y() - b.y()) * OrderScene::scale > 7);
}

void TestMapOrders::arrowsStopShortOfUnits()
{
    const Unit bud = m_scene.make("austria", "A", "bud");
    const Unit gal = m_scene.make("russia", "A", "gal");
    MapState state;
    state.units = {{.unit = bud}, {.unit = gal}};
    state.orders = {order(bud, move(gal.region))};
    const auto drawings = drawOrders(m_scene.look, state, OrderScene::scale);
    const QPointF tip = drawings[0].inks.front().head.front();
    const QPointF way = tip - m_scene.look.sheet->unitAnchor(gal.region);
    QVERIFY(std::hypot(way.x(), way.y()) * OrderScene::scale > unitPixels(OrderScene::scale) / 2);
    const QPointF start = drawings[0].spine.front() - m_scene.look.sheet->unitAnchor(bud.region);
    QVERIFY(std::hypot(start.x(), start.y()) * OrderScene::scale > unitPixels(OrderScene::scale) / 2);
}

void TestMapOrders::arrowsBendAroundUnitsInTheirWay()
{
    // A way that no army may go, long enough for somebody to stand in the middle of it.
    const Unit tyr = m_scene.make("austria", "A", "tyr");
    MapState state;
    state.units = {{.unit = tyr}};
    state.orders = {order(tyr, move(m_scene.at("gal")))};
    const QPointF from = m_scene.look.sheet->unitAnchor(tyr.region);
    const QPointF to = m_scene.look.sheet->unitAnchor(m_scene.at("gal"));
    const auto farthest = [&](const std::vector<OrderDrawing> &drawings) {
        const Track &spine = drawings.front().spine;
        const QPointF way = (to - from) / std::hypot(to.x() - from.x(), to.y() - from.y());
        qreal most = 0;
        for (qreal along = 0; along <= spine.length(); along += 1) {
            const QPointF off = spine.at(along) - from;
            most = std::max(most, std::abs(off.x() * way.y() - off.y() * way.x()));
        }
        return most;
    };
    QVERIFY(farthest(drawOrders(m_scene.look, state, OrderScene::scale)) < 0.01);
    // Somebody in the way: in the region whose unit stands nearest to its middle.
    RegionId nearest;
    qreal least = 1e9;
    for (int i = 0; i < m_scene.look.board->regionCount(); ++i) {
        const QPointF off = m_scene.look.sheet->unitAnchor(RegionId(i)) - (from + to) / 2;
        if (std::hypot(off.x(), off.y()) < least) {
            least = std::hypot(off.x(), off.y());
            nearest = RegionId(i);
        }
    }
    const QPointF there = m_scene.look.sheet->unitAnchor(nearest);
    const QPointF off = there - from;
    const QPointF way = (to - from) / std::hypot(to.x() - from.x(), to.y() - from.y());
    const qreal aside = std::abs(off.x() * way.y() - off.y() * way.x());
    Unit between = tyr;
    between.region = nearest;
    state.units.push_back({.unit = between});
    // At a OrderScene::scale where the symbol reaches over the line, the line gives way.
    const qreal far = 0.2;
    QVERIFY(aside < unitPixels(far) / far / 2);
    QVERIFY(farthest(drawOrders(m_scene.look, state, far)) > 5);
}

void TestMapOrders::convoyedMovesPassTheirFleets()
{
    const Unit tun = m_scene.make("italy", "A", "tun");
    const Unit ion = m_scene.make("italy", "F", "ion");
    const Unit aeg = m_scene.make("italy", "F", "aeg");
    MapState state;
    state.orders = {order(tun, move(m_scene.at("smy"))), order(aeg, convoy(tun, m_scene.at("smy"))),
                    order(ion, convoy(tun, m_scene.at("smy")))};
    const auto drawings = drawOrders(m_scene.look, state, OrderScene::scale);
    const Track &way = drawings[0].spine;
    for (const Unit &fleet : {ion, aeg}) {
        qreal nearest = 1e9;
        for (qreal along = 0; along <= way.length(); along += 1) {
            const QPointF off = way.at(along) - m_scene.look.sheet->unitAnchor(fleet.region);
            nearest = std::min(nearest, std::hypot(off.x(), off.y()));
        }
        QVERIFY2(nearest * OrderScene::scale < 1.6 * unitPixels(OrderScene::scale),
                 qPrintable(QString::number(nearest)));
    }
    QVERIFY(!drawings[0].inks.front().bed.isEmpty()); // a wave
}

/// The numbers stand beside the units that are passed, in the order of the way, not upon their symbols.
void TestMapOrders::waysOfSeveralLegsAreNumbered()
{
    const Unit tun = m_scene.make("italy", "A", "tun");
    MapState state;
    state.orders = {order(tun, move(m_scene.at("smy"), Way::ByRoute))};
    auto &way = std::get<Move>(state.orders.front().order.action);
    for (const char *sea : {"ion", "aeg"}) {
        way.waters.push_back(m_scene.variant->board->findProvince(sea));
        state.units.push_back({.unit = m_scene.make("italy", "F", sea)});
    }
    const OrderDrawing chain = drawOrders(m_scene.look, state, OrderScene::scale).front();
    QCOMPARE(chain.legs.size(), std::size_t(2));
    for (std::size_t i = 0; i < 2; ++i) {
        QCOMPARE(chain.legs[i].number, QString::number(i + 1));
        const QPointF off = chain.legs[i].at - m_scene.look.sheet->unitAnchor(state.units[i].unit.region);
        QVERIFY(std::hypot(off.x(), off.y()) * OrderScene::scale > unitPixels(OrderScene::scale) / 2 + 7);
        QVERIFY(std::hypot(off.x(), off.y()) * OrderScene::scale < 2.2 * unitPixels(OrderScene::scale));
    }
    // One fleet alone carries no number, unless the way is being led.
    way.waters = {};
    way.waters.push_back(m_scene.variant->board->findProvince("ion"));
    QVERIFY(drawOrders(m_scene.look, state, OrderScene::scale).front().legs.empty());
    state.orders.front().numbered = true;
    QCOMPARE(drawOrders(m_scene.look, state, OrderScene::scale).front().legs.size(),
             std::size_t(2)); // the sea, and where it goes
    // By land, the place passed through.
    Move march = move(m_scene.at("bur"));
    march.hops.push_back(m_scene.at("par"));
    QCOMPARE(m_scene.only(order(m_scene.make("germany", "A", "mun"), march)).legs.size(), std::size_t(1));
}

/// Davis 5a: the High Ocean lies along the western and the southern edge; no way to it passes Gibraltar.
void TestMapOrders::waysToABoxInPartsKeepToTheNearerPart()
{
    OrderScene davis;
    QVERIFY(davis.load(u"davis"_s));
    const MapSheet &sheet = *davis.look.sheet;
    for (const char *beside : {"nao", "mao", "sao", "ion", "sms"}) {
        const Unit outside = davis.make("italy", "F", beside);
        const Unit inside = davis.make("italy", "F", "hio");
        for (const MapOrder &given : {order(outside, move(davis.at("hio"))), order(inside, move(davis.at(beside)))}) {
            const Track spine = davis.only(given).spine;
            QVERIFY(!spine.isEmpty());
            int points = 0;
            int astray = 0;
            for (qreal along = 0; along <= spine.length(); along += 2, ++points) {
                const ProvinceId at = sheet.provinceAt(spine.at(along));
                astray +=
                    at != davis.variant->board->findProvince("hio") && at != davis.variant->board->findProvince(beside);
            }
            QVERIFY2(8 * astray <= points, beside);
        }
        // Help comes from the same part of the box, and not from across the map.
        const Track help = davis.only(order(davis.make("france", "F", "hio"), support(inside, davis.at(beside)))).spine;
        QVERIFY2(help.length() < 160, beside);
    }
}

/// City State 7c: who comes out attacks the besieger, who stands beside the walls.
void TestMapOrders::arrowsBetweenUnitsThatTouchAreSeen()
{
    OrderScene greece;
    QVERIFY(greece.load(u"peloponnese"_s));
    Unit inside = greece.make("corinth", "A", "pot");
    inside.layer = Layer::Walls;
    const Unit besieger = greece.make("athens", "A", "pot");
    MapState state;
    state.units = {{.unit = inside}, {.unit = besieger}};
    state.orders = {order(inside, move(greece.at("pot")))};
    const Track spine = drawOrders(greece.look, state, OrderScene::scale).front().spine;
    QVERIFY2(spine.length() * OrderScene::scale > 12, qPrintable(QString::number(spine.length() * OrderScene::scale)));
    const QPointF off = spine.at(spine.length() / 2) - greece.look.sheet->unitAnchor(besieger.region);
    QVERIFY(std::hypot(off.x(), off.y()) > unitPixels(OrderScene::scale) / OrderScene::scale / 2);
}

QTEST_MAIN(TestMapOrders)
#include "tst_maporders.moc"
