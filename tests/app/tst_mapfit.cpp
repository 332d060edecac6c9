#include "projectfile.h"

#include "document/variants.h"
#include "lettering/labels.h"
#include "map/mapview.h"
#include "sheet/playedpart.h"
#include "map/tilecache.h"
#include "map/turnstate.h"
#include "board/boardpage.h"
#include "window/mainwindow.h"
#include "board/sentencebar.h"
#include "words/names.h"

#include <QAbstractButton>
#include <QAbstractScrollArea>
#include <QScrollBar>
#include <QTemporaryDir>
#include <QTest>
#include <QWheelEvent>

#include <algorithm>

using namespace entente;
using namespace entente::app;
using namespace Qt::StringLiterals;

/// The map fills the window: all of the board is in sight, nothing of it behind the sentence, and the frame gives way.
class TestMapFit : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void boardFillsTheWindow_data();
    void boardFillsTheWindow();
    void landsOfStandardAreWrittenOutOnASmallScreen();
    void nothingIsDrawnBeforeItIsSeen();
    void whoSitsDownNextBeginsWithThePictureOfTheLast();
    void nothingLiesBeyondTheSheetWithoutNeed();
    void theLegendEndsAboveTheSentence_data();
    void theLegendEndsAboveTheSentence();

private:
    QTemporaryDir m_folder;
};

void TestMapFit::boardFillsTheWindow_data()
{
    QTest::addColumn<QString>("variant");
    QTest::addColumn<QSize>("size");
    QTest::addColumn<int>("least");
    const auto add = [](const char *variant, int small, int large) {
        QTest::addRow("%s, 1280x800", variant) << QString::fromLatin1(variant) << QSize(1280, 800) << small;
        QTest::addRow("%s, 1920x1080", variant) << QString::fromLatin1(variant) << QSize(1920, 1080) << large;
    };
    // High sheets leave room at their sides; wide ones fill the width.
    add("standard", 55, 53);
    add("sequential", 55, 53);
    add("fleet-rome", 55, 53);
    add("davis", 52, 51); // the ocean box on its southern edge is in sight
    add("lima", 55, 53);
    add("1939-iii", 50, 49);
    add("city-state", 44, 43);
    add("nikjon", 45, 52);
    add("peloponnese", 48, 55);
    add("western-front", 54, 53);
    add("pacific", 55, 54); // New Zealand is whole, down to the frame
}

void TestMapFit::boardFillsTheWindow()
{
    QFETCH(QString, variant);
    QFETCH(QSize, size);
    QFETCH(int, least);
    MainWindow window(m_folder.path());
    window.resize(size);
    window.show();
    QVERIFY(QTest::qWaitForWindowExposed(&window));
    QString why;
    QVERIFY2(window.newGame(variant, {}, Table::Mode::Gm, {}, why), qPrintable(why));
    for (int i = 0; i < 10; ++i) // the panels fold, the map gets what they leave
        QCoreApplication::processEvents();
    const auto *map = window.findChild<MapView *>(u"map"_s);
    QVERIFY(map && map->look().sheet);
    const MapSheet &sheet = *map->look().sheet;
    const QTransform toView = map->viewportTransform();
    const QRect card = window.findChild<SentenceBar *>()->geometry();
    const QRectF free(0, 0, map->viewport()->width(), card.top());
    QList<QRect> corners; // the buttons over the map
    for (const auto &name : {u"mapLegend"_s, u"mapZoomIn"_s, u"mapZoomOut"_s, u"mapFit"_s}) {
        const auto *button = map->findChild<QAbstractButton *>(name);
        QVERIFY(button && button->isVisible());
        corners += QRect(button->mapTo(map, QPoint()), button->size());
    }

    for (int i = 0; i < map->look().board->provinceCount(); ++i) {
        for (const QPointF at : sheet.standingPlaces(*map->look().board, ProvinceId(i))) {
            QVERIFY(free.contains(toView.map(at)));
            for (const QRect &corner : corners)
                QVERIFY2(!corner.contains(toView.map(at).toPoint()),
                         map->look().board->province(ProvinceId(i)).id.c_str());
        }
    }
    // Lands are written out.
    const qreal zoom = map->zoom();
    QVERIFY2(zoom >= sheet.lettering(false).from, qPrintable(QString::number(zoom)));
    // No name of a place that is played in is cut off, in the type of this window.
    for (const PlacedLabel &label : placeLabels(map->look(), zoom)) {
        const Province &province = map->look().board->province(label.province);
        const QRectF ink = toView.mapRect(QTransform::fromScale(1 / zoom, 1 / zoom).mapRect(label.ink.boundingRect()));
        QVERIFY2(province.terrain == Terrain::Impassable || free.contains(ink), province.name.c_str());
    }
    // Nor is a box off the board.
    for (int i = 0; i < map->look().board->provinceCount(); ++i) {
        const ProvinceId id(i);
        constexpr qreal edge = 2; // pixels of its line and of what is left round it
        const QRectF box = toView.mapRect(sheet.box(id)).adjusted(-edge, -edge, edge, edge);
        QVERIFY2(sheet.paintOf(id) != u"box"_s || free.contains(box), map->look().board->province(id).id.c_str());
    }
    // Nor is any land at its rim.
    QVERIFY(free.adjusted(-1, -1, 1, 1).contains(toView.mapRect(withinFrame(sheet))));
    const QRectF shown = toView.mapRect(sheet.rect()) & free;
    const double share = 100 * shown.width() * shown.height() / (double(window.width()) * window.height());
    qInfo("%.1f %%", share);
    QVERIFY2(share >= least, qPrintable(QString::number(share)));
}

/// A screen of 1280 by 800 with a window that fills it, below a title bar.
void TestMapFit::landsOfStandardAreWrittenOutOnASmallScreen()
{
    MainWindow window(m_folder.path());
    window.resize(1280, 778);
    window.show();
    QVERIFY(QTest::qWaitForWindowExposed(&window));
    QString why;
    QVERIFY2(window.newGame(u"standard"_s, {}, Table::Mode::Gm, {}, why), qPrintable(why));
    for (int i = 0; i < 10; ++i)
        QCoreApplication::processEvents();
    const auto *map = window.findChild<MapView *>(u"map"_s);
    QVERIFY(map && map->look().sheet);
    qInfo("a sheet of %.0f px", map->zoom() * map->look().sheet->size().width());
    const std::vector<PlacedLabel> labels = placeLabels(map->look(), map->zoom());
    for (int i = 0; i < map->look().board->provinceCount(); ++i) {
        const ProvinceId id(i);
        const Province &province = map->look().board->province(id);
        const bool inFull = std::any_of(labels.begin(), labels.end(),
                                        [id](const PlacedLabel &label) { return label.province == id && label.full; });
        QVERIFY2(inFull || map->look().board->isSea(id) || province.terrain == Terrain::Impassable,
                 province.name.c_str());
    }
}

/// How near a map will be shown is known when it is painted: signs that keep off names would look for them at a scale
/// that nobody sees, which takes longer than all else.
void TestMapFit::nothingIsDrawnBeforeItIsSeen()
{
    MainWindow window(m_folder.path());
    QString why;
    QVERIFY2(window.newGame(u"city-state"_s, {}, Table::Mode::Gm, {}, why), qPrintable(why));
    const auto *map = window.findChild<MapView *>(u"map"_s);
    QVERIFY(map && !map->state().units.empty());
    QVERIFY(map->scene()->items().isEmpty());
    window.show();
    QTRY_VERIFY(!map->scene()->items().isEmpty());
}

/// Whose the places are is told after which map it is; orders lay on bare water until the map was painted anew.
void TestMapFit::whoSitsDownNextBeginsWithThePictureOfTheLast()
{
    const VariantLibrary library(QStringList{projectFile("maps")});
    const std::shared_ptr<const Variant> variant = library.find(u"standard"_s);
    const QString folder = projectFile("maps/standard");
    MapLook look;
    look.sheet = MapSheet::load(folder, *variant->board).value();
    look.board = variant->board;
    look.livery = Livery::load(folder, *variant->board).value();
    look.language = placeLanguage();
    MapLook owned = look;
    owned.owner = stateOf(*variant->board, variant->start).owner;
    QVERIFY(!(owned == look));
    TileCache last;
    last.setLook(owned);
    last.show(look.sheet->rect(), 0.2, 1, true);
    last.finish();
    QTRY_VERIFY(!last.preview().isNull());
    TileCache next;
    next.shareShelf(last);
    next.setLook(look);
    QVERIFY(!next.hasGround()); // whose land it is would be wrong
    next.setLook(owned);
    QVERIFY(next.hasGround());
}

void TestMapFit::nothingLiesBeyondTheSheetWithoutNeed()
{
    const QRectF part(100, 0, 800, 500);
    // A sheet that is smaller than the room stands in its middle.
    QCOMPARE(middleOf(part, QSizeF(1000, 600), QSizeF(1400, 700)), QPointF(500, 300));
    // Otherwise the part does, as far as the sheet reaches.
    QCOMPARE(middleOf(part, QSizeF(1000, 600), QSizeF(900, 520)), QPointF(500, 260));
    QCOMPARE(middleOf(QRectF(0, 0, 700, 500), QSizeF(1000, 600), QSizeF(750, 550)), QPointF(375, 275));
}

void TestMapFit::theLegendEndsAboveTheSentence_data()
{
    QTest::addColumn<QString>("variant");
    for (const char *variant :
         {"standard", "davis", "lima", "1939-iii", "city-state", "nikjon", "peloponnese", "western-front", "pacific"})
        QTest::newRow(variant) << QString::fromLatin1(variant);
}

namespace {

void turnWheel(QAbstractScrollArea &area)
{
    const QPointF at = area.viewport()->rect().center();
    QWheelEvent event(at, area.viewport()->mapToGlobal(at), {}, QPoint(0, -120), Qt::NoButton, Qt::NoModifier,
                      Qt::NoScrollPhase, false);
    QCoreApplication::sendEvent(area.viewport(), &event);
}

} // namespace

/// In the window of a screen of 1366 by 768 at 150 %.
void TestMapFit::theLegendEndsAboveTheSentence()
{
    QFETCH(QString, variant);
    MainWindow window(m_folder.path());
    window.resize(911, 512);
    window.show();
    QVERIFY(QTest::qWaitForWindowExposed(&window));
    QString why;
    QVERIFY2(window.newGame(variant, {}, Table::Mode::Gm, {}, why), qPrintable(why));
    for (int i = 0; i < 10; ++i)
        QCoreApplication::processEvents();
    const auto *map = window.findChild<MapView *>(u"map"_s);
    map->findChild<QAbstractButton *>(u"mapLegend"_s)->click();
    auto *panel = window.findChild<QAbstractScrollArea *>(u"mapLegendPanel"_s);
    QVERIFY(panel && panel->isVisible());
    const auto *sentence = window.findChild<SentenceBar *>();
    QVERIFY2(panel->mapTo(&window, panel->rect().bottomLeft()).y() <= sentence->mapTo(&window, QPoint()).y(),
             qPrintable(QString::number(panel->height())));
    QVERIFY(panel->geometry().right() <= panel->parentWidget()->width());

    // What has no room is scrolled to, down to the last row, and without a mouse.
    const auto *scroll = panel->findChild<QScrollBar *>();
    QVERIFY(scroll->maximum() == 0 || panel->focusPolicy() == Qt::TabFocus);
    const double before = map->zoom();
    for (int i = 0; i < 20; ++i)
        turnWheel(*panel);
    QCOMPARE(scroll->value(), scroll->maximum());
    QCOMPARE(map->zoom(), before);
}

QTEST_MAIN(TestMapFit)
#include "tst_mapfit.moc"
