#include "mapscene.h"

#include "map/mapscale.h"
#include "map/orderdrawing.h"

#include <QImage>
#include <QPainter>
#include <QTest>

using namespace mapscene;

namespace {
constexpr qreal scale = 0.8;
}

/// Every order shows, every outcome carries a mark, and arrows keep out of each other's way.
class TestMapOrders : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void everyOrderLeavesInk_data();
    void everyOrderLeavesInk();
    void everyOutcomeCarriesAMark_data();
    void everyOutcomeCarriesAMark();
    void supportsEndOnTheArrowTheySupport();
    void supportsWithoutTheirArrowHintAtIt();
    void severalSupportsEndApart();
    void opposingMovesKeepToTheirLanes();
    void arrowsStopShortOfUnits();
    void arrowsBendAroundUnitsInTheirWay();
    void convoyedMovesPassTheirFleets();
    void waivesLeaveNothing();
    void theVeilDimsWhatIsNotLit();

private:
    Unit make(const char *power, const char *kind, const char *place) const { return unit(*m_variant->board, power, kind, place); }
    RegionId at(const char *place) const { return region(*m_variant->board, place); }
    OrderDrawing only(const MapOrder &order) const;

    std::shared_ptr<const Variant> m_variant;
    MapLook m_look;
};

void TestMapOrders::initTestCase()
{
    m_variant = variantOf(u"standard"_s);
    QVERIFY(m_variant);
    const auto sheet = MapSheet::load(folderOf(u"standard"_s), *m_variant->board);
    QVERIFY(sheet.ok());
    m_look.sheet = *sheet;
    m_look.board = m_variant->board;
    m_look.livery = *Livery::load(folderOf(u"standard"_s), *m_variant->board);
}

OrderDrawing TestMapOrders::only(const MapOrder &order) const
{
    MapState state;
    if (order.unit.region.valid()) // a waived build is nobody's who stands anywhere
        state.units.push_back({.unit = order.unit});
    state.orders.push_back(order);
    return drawOrders(m_look, state, scale).front();
}

void TestMapOrders::everyOrderLeavesInk_data()
{
    QTest::addColumn<int>("kind");
    QTest::newRow("hold") << 0;
    QTest::newRow("move") << 1;
    QTest::newRow("support to hold") << 2;
    QTest::newRow("support to move") << 3;
    QTest::newRow("convoy") << 4;
    QTest::newRow("convoyed move") << 5;
    QTest::newRow("retreat") << 6;
    QTest::newRow("build") << 7;
    QTest::newRow("disband") << 8;
}

void TestMapOrders::everyOrderLeavesInk()
{
    QFETCH(int, kind);
    const Unit bud = make("austria", "A", "bud");
    const Unit vie = make("austria", "A", "vie");
    const Unit tri = make("austria", "A", "tri");
    const Unit adr = make("austria", "F", "adr");
    const MapOrder orders[] = {
        order(bud, Hold{}),
        order(bud, move(at("gal"))),
        order(vie, support(bud)),
        order(vie, support(bud, at("gal"))),
        order(adr, convoy(tri, at("apu"))),
        order(tri, move(at("apu"), Way::ByConvoy)),
        order(bud, Retreat{at("gal")}),
        order(bud, Build{}),
        order(bud, Disband{}),
    };
    const OrderDrawing drawing = only(orders[kind]);
    QImage image(800, 640, QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    painter.scale(scale, scale);
    painter.translate(-500, -500);
    paintOrder(painter, drawing, m_look.theme, scale);
    paintOrderMark(painter, drawing, m_look.theme, scale);
    painter.end();
    int inked = 0;
    QRect where;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) {
            if (image.pixel(x, y) != qRgb(255, 255, 255)) {
                ++inked;
                where |= QRect(x, y, 1, 1);
            }
        }
    }
    QVERIFY2(inked > 60, qPrintable(QString::number(inked)));
    // Nothing is painted outside the box that the view repaints.
    const QRectF box = drawing.box | drawing.markBox;
    const QRectF pixels((box.topLeft() - QPointF(500, 500)) * scale, box.size() * scale);
    QVERIFY(pixels.adjusted(-1, -1, 1, 1).contains(QRectF(where)));
}

void TestMapOrders::everyOutcomeCarriesAMark_data()
{
    QTest::addColumn<int>("kind");
    QTest::newRow("bounced") << 0;
    QTest::newRow("void") << 1;
    QTest::newRow("cut") << 2;
    QTest::newRow("failed") << 3;
    QTest::newRow("success") << 4;
    QTest::newRow("built") << 5;
    QTest::newRow("disbanded") << 6;
}

void TestMapOrders::everyOutcomeCarriesAMark()
{
    using Mark = OrderDrawing::Mark;
    QFETCH(int, kind);
    const Unit bud = make("austria", "A", "bud");
    const Unit vie = make("austria", "A", "vie");
    MapOrder bounced = order(bud, move(at("gal")), MapOrder::State::Failure);
    bounced.bounced = true;
    MapOrder cut = order(vie, support(bud, at("gal")), MapOrder::State::Failure);
    cut.cut = true;
    const std::pair<MapOrder, Mark> cases[] = {
        {bounced, Mark::Cross},
        {order(bud, move(at("gal")), MapOrder::State::Void), Mark::Void},
        {cut, Mark::Cut},
        {order(bud, move(at("rum")), MapOrder::State::Failure), Mark::Cross},
        {order(bud, move(at("rum")), MapOrder::State::Success), Mark::None},
        {order(bud, Build{}), Mark::Plus},
        {order(bud, Disband{}), Mark::Strike},
    };
    const OrderDrawing drawing = only(cases[kind].first);
    QVERIFY(drawing.mark == cases[kind].second);
    QCOMPARE(drawing.markBox.isEmpty(), drawing.mark == Mark::None);
}

void TestMapOrders::supportsEndOnTheArrowTheySupport()
{
    const Unit bud = make("austria", "A", "bud");
    const Unit ser = make("austria", "A", "ser");
    MapState state;
    state.orders = {order(ser, support(bud, at("rum"))), order(bud, move(at("rum")))};
    const auto drawings = drawOrders(m_look, state, scale);
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
    const OrderDrawing drawing = only(order(make("austria", "A", "ser"), support(make("austria", "A", "bud"), at("rum"))));
    QVERIFY(drawing.inks.front().ghost);
    QVERIFY(!drawing.inks.front().head.isEmpty());
}

void TestMapOrders::severalSupportsEndApart()
{
    const Unit bud = make("austria", "A", "bud");
    MapState state;
    state.orders = {order(bud, move(at("gal")))};
    for (const char *place : {"vie", "rum", "ukr", "boh"})
        state.orders.push_back(order(make("austria", "A", place), support(bud, at("gal"))));
    const auto drawings = drawOrders(m_look, state, scale);
    for (std::size_t i = 1; i < drawings.size(); ++i) {
        for (std::size_t j = i + 1; j < drawings.size(); ++j) {
            const QPointF way = drawings[i].rings.front() - drawings[j].rings.front();
            QVERIFY(std::hypot(way.x(), way.y()) * scale > 3);
        }
    }
}

void TestMapOrders::opposingMovesKeepToTheirLanes()
{
    MapState state;
    state.orders = {order(make("austria", "A", "bud"), move(at("gal"))), order(make("russia", "A", "gal"), move(at("bud")))};
    const auto drawings = drawOrders(m_look, state, scale);
    const QPointF a = drawings[0].spine.at(drawings[0].spine.length() / 2);
    const QPointF b = drawings[1].spine.at(drawings[1].spine.length() / 2);
    QVERIFY(std::hypot(a.x() - b.x(), a.y() - b.y()) * scale > 7);
}

void TestMapOrders::arrowsStopShortOfUnits()
{
    const Unit bud = make("austria", "A", "bud");
    const Unit gal = make("russia", "A", "gal");
    MapState state;
    state.units = {{.unit = bud}, {.unit = gal}};
    state.orders = {order(bud, move(gal.region))};
    const auto drawings = drawOrders(m_look, state, scale);
    const QPointF tip = drawings[0].inks.front().head.front();
    const QPointF way = tip - m_look.sheet->unitAnchor(gal.region);
    QVERIFY(std::hypot(way.x(), way.y()) * scale > unitPixels(scale) / 2);
    const QPointF start = drawings[0].spine.front() - m_look.sheet->unitAnchor(bud.region);
    QVERIFY(std::hypot(start.x(), start.y()) * scale > unitPixels(scale) / 2);
}

void TestMapOrders::arrowsBendAroundUnitsInTheirWay()
{
    // A way that no army may go, long enough for somebody to stand in the middle of it.
    const Unit tyr = make("austria", "A", "tyr");
    MapState state;
    state.units = {{.unit = tyr}};
    state.orders = {order(tyr, move(at("gal")))};
    const QPointF from = m_look.sheet->unitAnchor(tyr.region);
    const QPointF to = m_look.sheet->unitAnchor(at("gal"));
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
    QVERIFY(farthest(drawOrders(m_look, state, scale)) < 0.01);
    // Somebody in the way: in the region whose unit stands nearest to its middle.
    RegionId nearest;
    qreal least = 1e9;
    for (int i = 0; i < m_look.board->regionCount(); ++i) {
        const QPointF off = m_look.sheet->unitAnchor(RegionId(i)) - (from + to) / 2;
        if (std::hypot(off.x(), off.y()) < least) {
            least = std::hypot(off.x(), off.y());
            nearest = RegionId(i);
        }
    }
    const QPointF there = m_look.sheet->unitAnchor(nearest);
    const QPointF off = there - from;
    const QPointF way = (to - from) / std::hypot(to.x() - from.x(), to.y() - from.y());
    const qreal aside = std::abs(off.x() * way.y() - off.y() * way.x());
    Unit between = tyr;
    between.region = nearest;
    state.units.push_back({.unit = between});
    // At a scale where the symbol reaches over the line, the line gives way.
    const qreal far = 0.2;
    QVERIFY(aside < unitPixels(far) / far / 2);
    QVERIFY(farthest(drawOrders(m_look, state, far)) > 5);
}

void TestMapOrders::convoyedMovesPassTheirFleets()
{
    const Unit tun = make("italy", "A", "tun");
    const Unit ion = make("italy", "F", "ion");
    const Unit aeg = make("italy", "F", "aeg");
    MapState state;
    state.orders = {order(tun, move(at("smy"))), order(aeg, convoy(tun, at("smy"))), order(ion, convoy(tun, at("smy")))};
    const auto drawings = drawOrders(m_look, state, scale);
    const Track &way = drawings[0].spine;
    for (const Unit &fleet : {ion, aeg}) {
        qreal nearest = 1e9;
        for (qreal along = 0; along <= way.length(); along += 1) {
            const QPointF off = way.at(along) - m_look.sheet->unitAnchor(fleet.region);
            nearest = std::min(nearest, std::hypot(off.x(), off.y()));
        }
        QVERIFY2(nearest * scale < 1.6 * unitPixels(scale), qPrintable(QString::number(nearest)));
    }
    QVERIFY(!drawings[0].inks.front().bed.isEmpty()); // a wave
}

void TestMapOrders::waivesLeaveNothing()
{
    MapOrder waive;
    waive.unit.power = m_variant->board->findPower("austria");
    waive.order.action = Waive{};
    const OrderDrawing drawing = only(waive);
    QVERIFY(drawing.box.isEmpty());
    QVERIFY(drawing.inks.empty());
}

void TestMapOrders::theVeilDimsWhatIsNotLit()
{
    MapState state;
    state.orders = {order(make("austria", "A", "bud"), move(at("gal"))), order(make("russia", "A", "ukr"), move(at("gal")))};
    state.orders.front().lit = true;
    state.veil = true;
    const auto drawings = drawOrders(m_look, state, scale);
    QCOMPARE(drawings[0].opacity, 1.0);
    QVERIFY(drawings[1].opacity < 0.7);
}

QTEST_MAIN(TestMapOrders)
#include "tst_maporders.moc"
