#include "mapscene.h"

#include "map/mapview.h"

#include <QAbstractButton>
#include <QPointingDevice>
#include <QSignalSpy>
#include <QTest>

using namespace mapscene;

/// The map under fingers.
class TestMapTouch : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void cleanup() { m_view.reset(); }

    void aTapIsAClick();
    void aTapBesideAUnitIsMeantForIt();
    void aTapBesideWhatCanBeChosenIsMeantForIt();
    void oneFingerPans();
    void oneFingerCarriesAUnit();
    void aFingerThatRestsAsksForAMenu();
    void twoFingersZoomAroundTheirMiddle();
    void twoFingersPan();
    void aSecondFingerPutsAUnitBack();
    void buttonsAreTapped();

private:
    RegionId named(const char *place) const { return region(*m_variant->board, place); }
    QPoint pointOf(const char *place) const { return m_view->viewPointOf(named(place)); }
    QTest::QTouchEventWidgetSequence touch() { return QTest::touchEvent(m_view.get(), m_screen); }
    void tap(QPoint at)
    {
        touch().press(0, at);
        touch().release(0, at);
    }
    void pinch(QPoint oneFrom, QPoint oneTo, QPoint otherFrom, QPoint otherTo);

    QPointingDevice *m_screen = QTest::createTouchDevice();
    std::shared_ptr<const Variant> m_variant;
    std::shared_ptr<const MapSheet> m_sheet;
    MapState m_state;
    std::unique_ptr<MapView> m_view;
};

void TestMapTouch::initTestCase()
{
    m_variant = variantOf(u"standard"_s);
    QVERIFY(m_variant);
    m_sheet = lookOf(u"standard"_s).sheet;
    QVERIFY(m_sheet);
}

void TestMapTouch::init()
{
    m_view = std::make_unique<MapView>();
    m_view->resize(900, 700);
    m_view->setSheet(m_sheet, m_variant->board, lookOf(u"standard"_s).livery);
    m_state = MapState();
    m_state.owner = tints(*m_variant->board, m_variant->start);
    m_state.units = mapUnits(*m_variant->board, m_variant->start);
    m_view->setState(m_state);
    m_view->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_view.get()));
    m_view->fit();
    m_view->settle();
}

void TestMapTouch::pinch(QPoint oneFrom, QPoint oneTo, QPoint otherFrom, QPoint otherTo)
{
    touch().press(0, oneFrom);
    touch().move(0, oneFrom).press(1, otherFrom);
    for (int i = 1; i <= 10; ++i)
        touch().move(0, oneFrom + (oneTo - oneFrom) * i / 10).move(1, otherFrom + (otherTo - otherFrom) * i / 10);
    touch().release(0, oneTo).release(1, otherTo);
}

void TestMapTouch::aTapIsAClick()
{
    QSignalSpy clicks(m_view.get(), &MapView::clicked);
    tap(pointOf("boh"));
    QCOMPARE(clicks.size(), 1); // and not a second one that is made of the first
    QCOMPARE(clicks[0][0].value<UnitRef>().region, named("boh"));
    QCOMPARE(clicks[0][1].toPoint(), m_view->viewport()->mapToGlobal(pointOf("boh")));
}

/// Nothing is chosen yet, so it is one of the units that somebody wants.
void TestMapTouch::aTapBesideAUnitIsMeantForIt()
{
    QSignalSpy clicks(m_view.get(), &MapView::clicked);
    const QPoint beside = pointOf("bre") + QPoint(-20, 0);
    QVERIFY(m_view->regionAtViewPoint(beside) != named("bre"));
    tap(beside);
    QCOMPARE(clicks.size(), 1);
    QCOMPARE(clicks[0][0].value<UnitRef>().region, named("bre"));
    tap(pointOf("bur")); // a finger's breadth and more from any unit
    QCOMPARE(clicks[1][0].value<UnitRef>().region, named("bur"));
}

/// Belgium can be chosen, and the water before it can't.
void TestMapTouch::aTapBesideWhatCanBeChosenIsMeantForIt()
{
    m_state.offers = {m_variant->board->findProvince("bel"), m_variant->board->findProvince("pic")};
    m_view->setState(m_state);
    QSignalSpy clicks(m_view.get(), &MapView::clicked);
    QPoint off = pointOf("bel");
    while (m_view->regionAtViewPoint(off) == named("bel"))
        off += QPoint(-1, -1);
    off += QPoint(-8, -8);
    QVERIFY(m_view->regionAtViewPoint(off) != named("bel"));
    tap(off);
    QCOMPARE(clicks.size(), 1);
    QVERIFY(clicks[0][0].value<UnitRef>().region == named("bel"));
    tap(pointOf("pic"));
    QCOMPARE(clicks[1][0].value<UnitRef>().region, named("pic"));
    tap(pointOf("mun")); // another unit may be chosen all the same
    QCOMPARE(clicks[2][0].value<UnitRef>().region, named("mun"));
    tap(pointOf("war") - QPoint(60, 0)); // far from both: what is there
    QCOMPARE(clicks.size(), 4);
    QVERIFY(clicks[3][0].value<UnitRef>().region == m_view->regionAtViewPoint(pointOf("war") - QPoint(60, 0)));
}

void TestMapTouch::oneFingerPans()
{
    m_view->setZoom(1.5, QPoint(450, 350));
    QSignalSpy clicks(m_view.get(), &MapView::clicked);
    const QPoint before = pointOf("mun");
    touch().press(0, QPoint(450, 350));
    touch().move(0, QPoint(430, 340));
    touch().move(0, QPoint(410, 330));
    touch().release(0, QPoint(410, 330));
    QCOMPARE(pointOf("mun"), before + QPoint(-40, -20));
    QCOMPARE(clicks.size(), 0);
}

void TestMapTouch::oneFingerCarriesAUnit()
{
    m_view->setLiftable([this](const UnitRef &at) { return at.region == named("vie"); });
    QSignalSpy lifted(m_view.get(), &MapView::lifted);
    QSignalSpy dropped(m_view.get(), &MapView::dropped);
    touch().press(0, pointOf("vie"));
    touch().move(0, (pointOf("vie") + pointOf("gal")) / 2);
    touch().move(0, pointOf("gal"));
    touch().release(0, pointOf("gal"));
    QCOMPARE(lifted.size(), 1);
    QCOMPARE(dropped.size(), 1);
    QCOMPARE(dropped[0][0].value<UnitRef>().region, named("gal"));
}

void TestMapTouch::aFingerThatRestsAsksForAMenu()
{
    QSignalSpy menus(m_view.get(), &MapView::contextRequested);
    QSignalSpy clicks(m_view.get(), &MapView::clicked);
    touch().press(0, pointOf("mun"));
    QTRY_COMPARE(menus.size(), 1);
    touch().release(0, pointOf("mun"));
    QCOMPARE(menus[0][0].value<UnitRef>().region, named("mun"));
    QCOMPARE(clicks.size(), 0);
}

void TestMapTouch::twoFingersZoomAroundTheirMiddle()
{
    const qreal before = m_view->zoom();
    const QPoint munich = pointOf("mun");
    QSignalSpy clicks(m_view.get(), &MapView::clicked);
    pinch(munich - QPoint(50, 0), munich - QPoint(100, 0), munich + QPoint(50, 0), munich + QPoint(100, 0));
    QVERIFY(qAbs(m_view->zoom() / before - 2) < 0.02);
    QVERIFY((pointOf("mun") - munich).manhattanLength() < 12);
    QCOMPARE(clicks.size(), 0);
}

void TestMapTouch::twoFingersPan()
{
    m_view->setZoom(1.5, QPoint(450, 350));
    const qreal before = m_view->zoom();
    const QPoint munich = pointOf("mun");
    pinch(QPoint(400, 300), QPoint(340, 330), QPoint(500, 300), QPoint(440, 330));
    QCOMPARE(pointOf("mun"), munich + QPoint(-60, 30));
    QCOMPARE(m_view->zoom(), before);
}

void TestMapTouch::aSecondFingerPutsAUnitBack()
{
    m_view->setLiftable([](const UnitRef &) { return true; });
    QSignalSpy dropped(m_view.get(), &MapView::dropped);
    QSignalSpy clicks(m_view.get(), &MapView::clicked);
    touch().press(0, pointOf("vie"));
    touch().move(0, pointOf("gal"));
    touch().move(0, pointOf("gal")).press(1, pointOf("mun"));
    QCOMPARE(dropped.size(), 1);
    QVERIFY(!dropped[0][0].value<UnitRef>().valid());
    touch().release(0, pointOf("gal")).release(1, pointOf("mun"));
    QCOMPARE(dropped.size(), 1);
    QCOMPARE(clicks.size(), 0);
}

/// What floats over the map takes its own taps.
void TestMapTouch::buttonsAreTapped()
{
    const auto *nearer = m_view->findChild<QAbstractButton *>(u"mapZoomIn"_s);
    QVERIFY(nearer && nearer->isVisible());
    const qreal before = m_view->zoom();
    const QPoint at = nearer->mapTo(m_view.get(), nearer->rect().center());
    QSignalSpy clicks(m_view.get(), &MapView::clicked);
    tap(at);
    QVERIFY(m_view->zoom() > before);
    QCOMPARE(clicks.size(), 0);
}

QTEST_MAIN(TestMapTouch)
#include "tst_maptouch.moc"
