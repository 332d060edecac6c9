#include "mapscene.h"

#include "map/mapview.h"

#include <QAbstractButton>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>

using namespace mapscene;

/// The map under mouse and keyboard.
class TestMapView : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void cleanup();

    void clickNamesTheRegion();
    void everyProvinceCanBeClicked();
    void aClickMayWanderALittle();
    void dragPansAndDoesNotClick();
    void middleDragPans();
    void hoverTellsEachRegionOnce();
    void leavingIsTold();
    void unitsWinOverTheGround();
    void rightClickAsksForAMenu();
    void wheelZoomsAroundTheMouse();
    void zoomStaysInItsLimits();
    void eightfoldIsCrisp();
    void keysZoom();
    void otherKeysAreLeftToTheWindow();
    void buttonsZoom();
    void fitShowsEverything();
    void groundShowsItsOwner();
    void firstFrameIsTheWholeMapOrWater();
    void themeChangesTheGround();
    void highlightsAndVeilShow();
    void ordersCanBeHidden();
    void revealBringsAProvinceIntoSight();
    void everythingIsNamed();

private:
    QColor pixelAt(QPoint point);
    QPoint pointOf(const char *place) const { return m_view->viewPointOf(region(*m_variant->board, place)); }
    void click(QPoint at, QPoint release);

    std::shared_ptr<const Variant> m_variant;
    std::shared_ptr<const MapSheet> m_sheet;
    Livery m_livery;
    std::unique_ptr<MapView> m_view;
};

void TestMapView::initTestCase()
{
    qRegisterMetaType<RegionId>();
    m_variant = variantOf(u"standard"_s);
    QVERIFY(m_variant);
    const auto sheet = MapSheet::load(folderOf(u"standard"_s), *m_variant->board);
    QVERIFY(sheet.ok());
    m_sheet = *sheet;
    m_livery = *Livery::load(folderOf(u"standard"_s), *m_variant->board);
}

void TestMapView::init()
{
    m_view = std::make_unique<MapView>();
    m_view->resize(900, 700);
    m_view->setSheet(m_sheet, m_variant->board, m_livery);
    MapState state;
    state.owner = tints(*m_variant->board, m_variant->start);
    m_view->setState(state);
    m_view->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_view.get()));
    m_view->fit();
}

void TestMapView::cleanup()
{
    m_view.reset();
}

void TestMapView::click(QPoint at, QPoint release)
{
    QTest::mousePress(m_view->viewport(), Qt::LeftButton, {}, at);
    QTest::mouseMove(m_view->viewport(), (at + release) / 2);
    QTest::mouseMove(m_view->viewport(), release);
    QTest::mouseRelease(m_view->viewport(), Qt::LeftButton, {}, release);
}

QColor TestMapView::pixelAt(QPoint point)
{
    m_view->finishPainting();
    return m_view->grab().toImage().pixelColor(point);
}

void TestMapView::clickNamesTheRegion()
{
    QSignalSpy clicks(m_view.get(), &MapView::clicked);
    QTest::mouseClick(m_view->viewport(), Qt::LeftButton, {}, pointOf("vie"));
    QCOMPARE(clicks.size(), 1);
    QCOMPARE(clicks[0][0].value<UnitRef>().region, region(*m_variant->board, "vie"));
    QCOMPARE(clicks[0][1].toPoint(), m_view->viewport()->mapToGlobal(pointOf("vie")));
}

void TestMapView::everyProvinceCanBeClicked()
{
    const Board &board = *m_variant->board;
    QSignalSpy clicks(m_view.get(), &MapView::clicked);
    for (int i = 0; i < board.provinceCount(); ++i) {
        const ProvinceId province(i);
        if (board.province(province).terrain == Terrain::Impassable)
            continue;
        clicks.clear();
        QTest::mouseClick(m_view->viewport(), Qt::LeftButton, {}, m_view->viewPointOf(province));
        QVERIFY2(clicks.size() == 1, board.province(province).id.c_str());
        QVERIFY2(board.provinceOf(clicks[0][0].value<UnitRef>().region) == province,
                 board.province(province).id.c_str());
    }
}

void TestMapView::aClickMayWanderALittle()
{
    QSignalSpy clicks(m_view.get(), &MapView::clicked);
    click(pointOf("mos"), pointOf("mos") + QPoint(3, 2));
    QCOMPARE(clicks.size(), 1);
}

void TestMapView::dragPansAndDoesNotClick()
{
    m_view->setZoom(1.5, QPoint(450, 350));
    QSignalSpy clicks(m_view.get(), &MapView::clicked);
    const QPoint before = pointOf("mun");
    click(QPoint(450, 350), QPoint(410, 330));
    QCOMPARE(clicks.size(), 0);
    QCOMPARE(pointOf("mun"), before + QPoint(-40, -20));
    // A drag that comes back to its start is still no click.
    QTest::mousePress(m_view->viewport(), Qt::LeftButton, {}, QPoint(450, 350));
    QTest::mouseMove(m_view->viewport(), QPoint(500, 350));
    QTest::mouseMove(m_view->viewport(), QPoint(450, 350));
    QTest::mouseRelease(m_view->viewport(), Qt::LeftButton, {}, QPoint(450, 350));
    QCOMPARE(clicks.size(), 0);
}

void TestMapView::middleDragPans()
{
    m_view->setZoom(1.5, QPoint(450, 350));
    QSignalSpy clicks(m_view.get(), &MapView::clicked);
    const QPoint before = pointOf("mun");
    QTest::mousePress(m_view->viewport(), Qt::MiddleButton, {}, QPoint(450, 350));
    QTest::mouseMove(m_view->viewport(), QPoint(470, 380));
    QTest::mouseRelease(m_view->viewport(), Qt::MiddleButton, {}, QPoint(470, 380));
    QCOMPARE(pointOf("mun"), before + QPoint(20, 30));
    QCOMPARE(clicks.size(), 0);
}

void TestMapView::hoverTellsEachRegionOnce()
{
    QSignalSpy hovers(m_view.get(), &MapView::hovered);
    QTest::mouseMove(m_view->viewport(), pointOf("vie"));
    QTest::mouseMove(m_view->viewport(), pointOf("vie") + QPoint(1, 0));
    QTest::mouseMove(m_view->viewport(), pointOf("mos"));
    QCOMPARE(hovers.size(), 2);
    QCOMPARE(hovers[1][0].value<UnitRef>().region, region(*m_variant->board, "mos"));
}

void TestMapView::leavingIsTold()
{
    QTest::mouseMove(m_view->viewport(), pointOf("vie"));
    QSignalSpy left(m_view.get(), &MapView::leftMap);
    QSignalSpy hovers(m_view.get(), &MapView::hovered);
    QEvent leave(QEvent::Leave);
    QApplication::sendEvent(m_view->viewport(), &leave);
    QCOMPARE(left.size(), 1);
    QCOMPARE(hovers.size(), 1);
    QVERIFY(!hovers[0][0].value<UnitRef>().valid());
}

void TestMapView::unitsWinOverTheGround()
{
    MapState state = m_view->state();
    const Unit fleet = unit(*m_variant->board, "russia", "F", "stp/sc");
    state.units.push_back({.unit = fleet});
    m_view->setState(state);
    QCOMPARE(m_view->regionAtViewPoint(m_view->viewPointOf(fleet.region)), fleet.region);
}

void TestMapView::rightClickAsksForAMenu()
{
    QSignalSpy asked(m_view.get(), &MapView::contextRequested);
    QSignalSpy sketched(m_view.get(), &MapView::sketched);
    QTest::mouseClick(m_view->viewport(), Qt::RightButton, {}, pointOf("vie"));
    QContextMenuEvent event(QContextMenuEvent::Mouse, pointOf("vie"), m_view->viewport()->mapToGlobal(pointOf("vie")));
    QApplication::sendEvent(m_view->viewport(), &event); // comes with the press, or with the release
    QCOMPARE(asked.size(), 1);
    QCOMPARE(asked[0][0].value<UnitRef>().region, region(*m_variant->board, "vie"));
    QVERIFY(sketched.empty());
    // Drawn to another place it is an arrow, and no menu; the map stays where it is.
    const QPoint there = m_view->viewPointOf(region(*m_variant->board, "vie"));
    QTest::mousePress(m_view->viewport(), Qt::RightButton, {}, pointOf("vie"));
    QTest::mouseMove(m_view->viewport(), pointOf("gal"));
    QTest::mouseRelease(m_view->viewport(), Qt::RightButton, {}, pointOf("gal"));
    QCOMPARE(asked.size(), 1);
    QCOMPARE(sketched.size(), 1);
    QCOMPARE(sketched[0][0].value<UnitRef>().region, region(*m_variant->board, "vie"));
    QCOMPARE(sketched[0][1].value<UnitRef>().region, region(*m_variant->board, "gal"));
    QCOMPARE(m_view->viewPointOf(region(*m_variant->board, "vie")), there);
}

void TestMapView::wheelZoomsAroundTheMouse()
{
    const QPoint at = pointOf("mun");
    const qreal before = m_view->zoom();
    QWheelEvent turn(QPointF(at), m_view->viewport()->mapToGlobal(QPointF(at)), QPoint(), QPoint(0, 480), Qt::NoButton,
                     Qt::NoModifier, Qt::NoScrollPhase, false);
    QApplication::sendEvent(m_view->viewport(), &turn);
    QVERIFY(m_view->zoom() > 1.5 * before);
    const QPoint moved = pointOf("mun") - at;
    QVERIFY2(moved.manhattanLength() <= 3, qPrintable(u"%1 %2"_s.arg(moved.x()).arg(moved.y())));
}

void TestMapView::zoomStaysInItsLimits()
{
    for (int i = 0; i < 60; ++i)
        m_view->zoomIn();
    QCOMPARE(m_view->zoom(), 16.0);
    for (int i = 0; i < 60; ++i)
        m_view->zoomOut();
    QCOMPARE(m_view->zoom(), 0.1);
}

/// At 800 % a coast is as sharp as at 100 %: one pixel lies between ink and ground, not eight as in a picture blown up.
void TestMapView::eightfoldIsCrisp()
{
    m_view->setZoom(8, m_view->viewport()->rect().center());
    m_view->reveal(m_variant->board->findProvince("wal"));
    m_view->finishPainting();
    const QImage image = m_view->viewport()->grab().toImage();
    int sharp = 0;
    int steps = 0;
    for (int y = 40; y < image.height() - 40; y += 3) {
        for (int x = 40; x + 8 < image.width() - 40; ++x) {
            const int near = std::abs(qGray(image.pixel(x, y)) - qGray(image.pixel(x + 2, y)));
            const int far = std::abs(qGray(image.pixel(x, y)) - qGray(image.pixel(x + 8, y)));
            steps += far > 60;
            sharp += near > 60;
        }
    }
    QVERIFY2(steps > 100, qPrintable(QString::number(steps))); // a coast is in sight
    QVERIFY2(sharp * 8 > steps, qPrintable(u"%1 of %2"_s.arg(sharp).arg(steps)));
}

void TestMapView::keysZoom()
{
    const qreal fitting = m_view->zoom();
    QTest::keyClick(m_view.get(), Qt::Key_Plus);
    QVERIFY(m_view->zoom() > fitting);
    QTest::keyClick(m_view.get(), Qt::Key_Minus);
    QCOMPARE(m_view->zoom(), fitting);
    m_view->setZoom(3, QPoint(10, 10));
    QTest::keyClick(m_view.get(), Qt::Key_0);
    QCOMPARE(m_view->zoom(), fitting);
}

void TestMapView::otherKeysAreLeftToTheWindow()
{
    for (const int key :
         {int(Qt::Key_H), int(Qt::Key_Tab), int(Qt::Key_Left), int(Qt::Key_Escape), int(Qt::Key_Return)}) {
        QKeyEvent event(QEvent::KeyPress, key, Qt::NoModifier);
        event.accept();
        static_cast<QObject *>(m_view.get())->event(&event);
        if (key != Qt::Key_Tab)
            QVERIFY2(!event.isAccepted(), qPrintable(QString::number(key)));
    }
}

void TestMapView::buttonsZoom()
{
    const qreal fitting = m_view->zoom();
    auto *nearer = m_view->findChild<QAbstractButton *>(u"mapZoomIn"_s);
    auto *whole = m_view->findChild<QAbstractButton *>(u"mapFit"_s);
    QVERIFY(nearer && whole);
    QTest::mouseClick(nearer, Qt::LeftButton);
    QVERIFY(m_view->zoom() > fitting);
    QTest::mouseClick(whole, Qt::LeftButton);
    QCOMPARE(m_view->zoom(), fitting);
}

void TestMapView::fitShowsEverything()
{
    m_view->resize(500, 640);
    m_view->fit();
    for (int i = 0; i < m_variant->board->provinceCount(); ++i)
        QVERIFY(m_view->viewport()->rect().contains(m_view->viewPointOf(ProvinceId(i))));
}

void TestMapView::groundShowsItsOwner()
{
    // Between the unit's place and the borders, clear of names.
    m_view->setZoom(6, m_view->viewport()->rect().center());
    m_view->reveal(m_variant->board->findProvince("ukr"));
    const QPoint at = pointOf("ukr");
    QVERIFY(m_view->viewport()->rect().contains(at));
    QCOMPARE(pixelAt(at), m_livery.of(m_variant->board->findPower("russia"), false).tint);
    MapState state = m_view->state();
    own(state, *m_variant->board, "ukr", "turkey");
    m_view->setState(state);
    QCOMPARE(pixelAt(at), m_livery.of(m_variant->board->findPower("turkey"), false).tint);
}

/// Whoever clicks a card sees the map as it stays: never a blurred one, nor one without its colours or half its names.
void TestMapView::firstFrameIsTheWholeMapOrWater()
{
    MapView view;
    view.resize(900, 700);
    view.setSheet(m_sheet, m_variant->board, m_livery);
    MapState state;
    state.owner = tints(*m_variant->board, m_variant->start);
    view.setState(state);
    const auto picture = [&view] { return view.viewport()->grab().toImage().convertToFormat(QImage::Format_RGB32); };
    view.show();
    const QImage first = picture();
    const bool waited = view.isSharp(); // a machine that is very busy takes longer than anybody waits
    view.finishPainting();
    QVERIFY(view.isSharp());
    const QImage whole = picture();
    if (waited) {
        QVERIFY(first == whole);
        return;
    }
    for (const char *place : {"mos", "spa", "war", "bud"}) {
        const QPoint beside = view.viewPointOf(region(*m_variant->board, place)) + QPoint(14, 14);
        QCOMPARE(first.pixelColor(beside).rgb(), view.look().inks().deepSea.rgb());
        QVERIFY(whole.pixelColor(beside).rgb() != view.look().inks().deepSea.rgb());
    }
}

void TestMapView::themeChangesTheGround()
{
    const QPoint sea = pointOf("mao");
    const QColor light = pixelAt(sea);
    m_view->setTheme(MapTheme::dark());
    const QColor dark = pixelAt(sea);
    QVERIFY(light.lightness() > 180);
    QVERIFY(dark.lightness() < 80);
}

void TestMapView::highlightsAndVeilShow()
{
    m_view->finishPainting();
    const QImage plain = m_view->grab().toImage();
    MapState state = m_view->state();
    state.offers = {m_variant->board->findProvince("gal")};
    m_view->setState(state);
    const QImage offered = m_view->grab().toImage();
    QVERIFY(offered != plain);
    state.hovered = m_variant->board->findProvince("gal");
    m_view->setState(state);
    const QImage chosen = m_view->grab().toImage();
    QVERIFY(chosen != offered);
    state.offers.clear();
    state.hovered = ProvinceId();
    m_view->setState(state);
    QCOMPARE(m_view->grab().toImage(), plain);
    state.veil = true;
    state.lit = {m_variant->board->findProvince("ukr")};
    m_view->setState(state);
    const QImage veiled = m_view->grab().toImage();
    QCOMPARE(veiled.pixelColor(pointOf("ukr")), plain.pixelColor(pointOf("ukr")));
    QVERIFY(veiled.pixelColor(pointOf("mos")) != plain.pixelColor(pointOf("mos")));
}

void TestMapView::ordersCanBeHidden()
{
    m_view->finishPainting();
    MapState state = m_view->state();
    const Unit vie = unit(*m_variant->board, "austria", "A", "vie");
    state.units.push_back({.unit = vie});
    m_view->setState(state);
    const QImage without = m_view->grab().toImage();
    state.orders.push_back(order(vie, move(region(*m_variant->board, "gal"))));
    m_view->setState(state);
    QVERIFY(m_view->grab().toImage() != without);
    m_view->setOrdersShown(false);
    QCOMPARE(m_view->grab().toImage(), without);
}

void TestMapView::revealBringsAProvinceIntoSight()
{
    m_view->setZoom(4, QPoint(10, 10));
    const ProvinceId syr = m_variant->board->findProvince("syr");
    QVERIFY(!m_view->viewport()->rect().contains(m_view->viewPointOf(syr)));
    m_view->reveal(syr);
    QVERIFY(m_view->viewport()->rect().contains(m_view->viewPointOf(syr)));
}

void TestMapView::everythingIsNamed()
{
    QVERIFY(!m_view->accessibleName().isEmpty());
    QVERIFY(!m_view->viewport()->accessibleName().isEmpty());
    for (QAbstractButton *button : m_view->findChildren<QAbstractButton *>()) {
        QVERIFY(!button->objectName().isEmpty());
        QVERIFY2(!button->accessibleName().isEmpty(), qPrintable(button->objectName()));
        QVERIFY2(!button->toolTip().isEmpty(), qPrintable(button->objectName()));
        QVERIFY(button->width() >= 28 && button->height() >= 28);
    }
}

QTEST_MAIN(TestMapView)
#include "tst_mapview.moc"
