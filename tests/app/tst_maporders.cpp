#include "mapscene.h"

#include "map/mapscale.h"
#include "map/orderdrawing.h"

#include <QImage>
#include <QPainter>
#include <QTest>

#include <algorithm>
#include <cmath>

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
    void waysOfSeveralLegsAreNumbered();
    void assumedOrdersAreHatched();
    void impossibleOrdersAreGreyAndDashedWithABadge();
    void kindsAreToldApartInGrey();
    void arrowsStandOffEveryGround();
    void waivesLeaveNothing();
    void theVeilDimsWhatIsNotLit();

private:
    Unit make(const char *power, const char *kind, const char *place) const
    {
        return unit(*m_variant->board, power, kind, place);
    }
    RegionId at(const char *place) const { return region(*m_variant->board, place); }
    OrderDrawing only(const MapOrder &order) const;
    QImage painted(const OrderDrawing &drawing, QPointF corner, QSize size, const QColor &ground,
                   const MapTheme &theme) const;

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

QImage TestMapOrders::painted(const OrderDrawing &drawing, QPointF corner, QSize size, const QColor &ground,
                              const MapTheme &theme) const
{
    QImage image(size, QImage::Format_RGB32);
    image.fill(ground);
    QPainter painter(&image);
    painter.scale(scale, scale);
    painter.translate(-corner);
    paintOrder(painter, drawing, theme, scale);
    paintOrderMark(painter, drawing, theme, scale);
    return image;
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
    const OrderDrawing drawing =
        only(order(make("austria", "A", "ser"), support(make("austria", "A", "bud"), at("rum"))));
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
    state.orders = {order(make("austria", "A", "bud"), move(at("gal"))),
                    order(make("russia", "A", "gal"), move(at("bud")))};
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
    state.orders = {order(tun, move(at("smy"))), order(aeg, convoy(tun, at("smy"))),
                    order(ion, convoy(tun, at("smy")))};
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

/// The numbers stand beside the units that are passed, in the order of the way, not upon their symbols.
void TestMapOrders::waysOfSeveralLegsAreNumbered()
{
    const Unit tun = make("italy", "A", "tun");
    MapState state;
    state.orders = {order(tun, move(at("smy"), Way::ByRoute))};
    auto &way = std::get<Move>(state.orders.front().order.action);
    for (const char *sea : {"ion", "aeg"}) {
        way.waters.push_back(m_variant->board->findProvince(sea));
        state.units.push_back({.unit = make("italy", "F", sea)});
    }
    const OrderDrawing chain = drawOrders(m_look, state, scale).front();
    QCOMPARE(chain.legs.size(), std::size_t(2));
    for (std::size_t i = 0; i < 2; ++i) {
        QCOMPARE(chain.legs[i].number, QString::number(i + 1));
        const QPointF off = chain.legs[i].at - m_look.sheet->unitAnchor(state.units[i].unit.region);
        QVERIFY(std::hypot(off.x(), off.y()) * scale > unitPixels(scale) / 2 + 7);
        QVERIFY(std::hypot(off.x(), off.y()) * scale < 2.2 * unitPixels(scale));
    }
    // One fleet alone carries no number, unless the way is being led.
    way.waters = {};
    way.waters.push_back(m_variant->board->findProvince("ion"));
    QVERIFY(drawOrders(m_look, state, scale).front().legs.empty());
    state.orders.front().numbered = true;
    QCOMPARE(drawOrders(m_look, state, scale).front().legs.size(), std::size_t(2)); // the sea, and where it goes
    // By land, the place passed through.
    Move march = move(at("bur"));
    march.hops.push_back(at("par"));
    QCOMPARE(only(order(make("germany", "A", "mun"), march)).legs.size(), std::size_t(1));
}

void TestMapOrders::assumedOrdersAreHatched()
{
    const Unit vie = make("austria", "A", "vie");
    const Unit bud = make("austria", "A", "bud");
    for (const Action &action : {Action(move(at("gal"))), Action(Hold{}), Action(support(bud, at("gal"))),
                                 Action(support(bud)), Action(move(at("apu"), Way::ByConvoy))}) {
        const OrderDrawing sure = only(order(vie, action));
        const OrderDrawing guess = only(order(vie, action, MapOrder::State::Assumed));
        QCOMPARE(guess.inks.size(), sure.inks.size());
        for (std::size_t i = 0; i < guess.inks.size(); ++i) {
            QVERIFY(sure.inks[i].hatch.empty());
            QVERIFY(guess.inks[i].hatch.size() > 3);
        }
        // Told apart without colour: in grey, a good part of the ink lies elsewhere.
        const QPointF corner = guess.box.topLeft();
        const QSize size = (guess.box.size() * scale).toSize();
        const QImage a =
            painted(sure, corner, size, Qt::white, m_look.theme).convertToFormat(QImage::Format_Grayscale8);
        const QImage b =
            painted(guess, corner, size, Qt::white, m_look.theme).convertToFormat(QImage::Format_Grayscale8);
        int ink = 0;
        int differs = 0;
        for (int y = 0; y < a.height(); ++y) {
            for (int x = 0; x < a.width(); ++x) {
                ink += qGray(a.pixel(x, y)) < 230;
                differs += std::abs(qGray(a.pixel(x, y)) - qGray(b.pixel(x, y))) > 50;
            }
        }
        QVERIFY2(differs > ink / 6, qPrintable(u"%1 of %2"_s.arg(differs).arg(ink)));
    }
}

void TestMapOrders::impossibleOrdersAreGreyAndDashedWithABadge()
{
    const OrderDrawing drawing = only(order(make("france", "A", "mar"), move(at("mos")), MapOrder::State::Doomed));
    QCOMPARE(drawing.colour, m_look.theme.panelQuiet);
    QVERIFY(!drawing.inks.front().dashes.empty());
    QVERIFY(drawing.mark == OrderDrawing::Mark::Warning);
}

/// Ten kinds of orders by one unit, painted in grey in the same place: any two differ in a good part of their ink.
void TestMapOrders::kindsAreToldApartInGrey()
{
    const Unit mun = make("germany", "A", "mun");
    const Unit ber = make("germany", "A", "ber");
    const Unit fleet = make("germany", "F", "mun"); // where nothing sails, so that all lie in one place
    const RegionId to = at("boh");
    MapOrder bounced = order(mun, move(to), MapOrder::State::Failure);
    bounced.bounced = true;
    MapOrder led = order(mun, move(to, Way::ByRoute));
    std::get<Move>(led.order.action).waters.push_back(m_variant->board->findProvince("sil"));
    const std::pair<const char *, MapOrder> kinds[] = {
        {"move", order(mun, move(to))},
        {"hold", order(mun, Hold{})},
        {"support to hold", order(mun, support(make("austria", "A", "boh")))},
        {"support of a move", order(mun, support(ber, to))},
        {"convoy", order(fleet, convoy(ber, to))},
        {"by convoy", led},
        {"retreat", order(mun, Retreat{to})},
        {"build", order(mun, Build{})},
        {"disband", order(mun, Disband{})},
        {"bounced", bounced},
    };
    const QPointF corner = m_look.sheet->unitAnchor(mun.region) - QPointF(160, 160);
    QList<QImage> images;
    for (const auto &[name, each] : kinds)
        images += painted(only(each), corner, QSize(300, 300), QColor(0xe8, 0xe0, 0xd0), m_look.theme)
                      .convertToFormat(QImage::Format_Grayscale8);
    for (qsizetype i = 0; i < images.size(); ++i) {
        for (qsizetype j = i + 1; j < images.size(); ++j) {
            int differs = 0;
            for (int y = 0; y < 300; ++y) {
                for (int x = 0; x < 300; ++x)
                    differs += std::abs(qGray(images[i].pixel(x, y)) - qGray(images[j].pixel(x, y))) > 50;
            }
            QVERIFY2(
                differs > 40,
                qPrintable(u"%1 and %2: %3"_s.arg(QLatin1StringView(kinds[i].first), QLatin1StringView(kinds[j].first))
                               .arg(differs)));
        }
    }
}

namespace {

/// Relative luminance and contrast as in WCAG 2.
double luminance(const QColor &colour)
{
    const auto part = [](double c) { return c <= 0.03928 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4); };
    return 0.2126 * part(colour.redF()) + 0.7152 * part(colour.greenF()) + 0.0722 * part(colour.blueF());
}

double contrast(const QColor &a, const QColor &b)
{
    const double one = luminance(a) + 0.05;
    const double other = luminance(b) + 0.05;
    return std::max(one, other) / std::min(one, other);
}

} // namespace

/// Across an arrow, as painted: between its halo and the arrow within (body or edge) there is a contrast of three to
/// one, on the land of every power, the darkest too, and in every manner of painting.
void TestMapOrders::arrowsStandOffEveryGround()
{
    for (const MapStyle style : everyStyle) {
        const MapTheme theme = MapTheme::of(style);
        for (int ground = 0; ground < m_variant->board->powerCount(); ++ground) {
            for (int p = 0; p < m_variant->board->powerCount(); ++p) {
                m_look.theme = theme;
                MapOrder drawn = order(make("austria", "A", "mos"), move(at("mao")));
                drawn.unit.power = PowerId(p);
                const OrderDrawing drawing = only(drawn);
                const QPointF middle = drawing.spine.at(drawing.spine.length() / 2);
                const QPointF way = drawing.spine.wayAt(drawing.spine.length() / 2);
                const QPointF across(-way.y(), way.x());
                const QColor land = m_look.livery.of(PowerId(ground), theme.isDark).tint;
                const QPointF corner = middle - QPointF(20, 20) / scale;
                const QImage image = painted(drawing, corner, QSize(40, 40), land, theme);
                QList<QColor> cut;
                for (qreal off = -8; off <= 0; off += 0.5)
                    cut += image.pixelColor((QPointF(20, 20) + off * across).toPoint());
                double most = 1;
                for (const QColor &one : std::as_const(cut))
                    most = std::max(most, contrast(one, theme.casing));
                QVERIFY2(
                    most >= 3,
                    qPrintable(
                        u"style %1, power %2 on the land of %3: %4"_s.arg(int(style)).arg(p).arg(ground).arg(most)));
                QVERIFY(cut.contains(theme.casing)); // the halo is really there
            }
        }
    }
    m_look.theme = MapTheme::light();
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
    state.orders = {order(make("austria", "A", "bud"), move(at("gal"))),
                    order(make("russia", "A", "ukr"), move(at("gal")))};
    state.orders.front().lit = true;
    state.veil = true;
    const auto drawings = drawOrders(m_look, state, scale);
    QCOMPARE(drawings[0].opacity, 1.0);
    QVERIFY(drawings[1].opacity < 0.7);
}

QTEST_MAIN(TestMapOrders)
#include "tst_maporders.moc"
