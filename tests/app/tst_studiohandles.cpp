#include "twolands.h"

#include "studio/sketchview.h"

#include <QApplication>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace entente;
using namespace entente::app;
using namespace Qt::StringLiterals;

/// What a person moves on the drawing: units, centres, names, second layers.
class StudioHandlesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void handlesAreDragged();
    void secondLayersAreDragged();
    void dragsEndWell();
};

/// The chosen place's unit is taken by mouse and let go elsewhere; then its name goes three steps by keys.
void StudioHandlesTest::handlesAreDragged()
{
    SketchDocument document;
    QVERIFY(document.begin(twoLands()).ok());
    SketchView view(document);
    view.resize(832, 832); // two pixels a unit, and a margin of 16
    view.show();
    view.fit();
    view.setHandles(true);
    document.choosePlace(0);
    const auto pixel = [](double x, double y) { return QPoint(qRound(16 + 2 * x), qRound(16 + 2 * y)); };
    QTest::mousePress(&view, Qt::LeftButton, {}, pixel(100, 200));
    QTest::mouseMove(&view, pixel(120, 250));
    QTest::mouseMove(&view, pixel(140, 300));
    QTest::mouseRelease(&view, Qt::LeftButton, {}, pixel(140, 300));
    QCOMPARE(document.sketch().place(0).unitAt, (ChartPoint{140, 300}));
    document.undoStack().undo();
    QCOMPARE(document.sketch().place(0).unitAt, (ChartPoint{100, 200}));

    const ChartPoint name = anchorOf(document.sketch(), 0, Anchor::Name);
    view.chooseHandle(Anchor::Name);
    for (int i = 0; i < 3; ++i)
        QTest::keyClick(&view, Qt::Key_Right);
    QCOMPARE(anchorOf(document.sketch(), 0, Anchor::Name), (ChartPoint{name.x + 12, name.y}));
    document.undoStack().undo(); // steps in a row are one
    QCOMPARE(anchorOf(document.sketch(), 0, Anchor::Name), name);
    // The spot of a unit that was driven out is taken once it is chosen, although the unit's own lies near.
    const ChartPoint aside = anchorOf(document.sketch(), 0, Anchor::Dislodged);
    view.chooseHandle(Anchor::Dislodged);
    QTest::mousePress(&view, Qt::LeftButton, {}, pixel(aside.x, aside.y));
    QTest::mouseMove(&view, pixel(aside.x + 20, aside.y + 20));
    QTest::mouseRelease(&view, Qt::LeftButton, {}, pixel(aside.x + 30, aside.y + 40));
    QVERIFY(document.sketch().place(0).spots.count("dislodged"));
    QCOMPARE(document.sketch().place(0).unitAt, (ChartPoint{100, 200}));
    document.undoStack().undo();
    QTest::keyClick(&view, Qt::Key_Escape); // from now on keys move the drawing
    QTest::keyClick(&view, Qt::Key_Right);
    QCOMPARE(anchorOf(document.sketch(), 0, Anchor::Name), name);
}

/// Second layers have handles of their own, each with its letter.
void StudioHandlesTest::secondLayersAreDragged()
{
    SketchDocument document;
    BoardSketch board = twoLands();
    board.place(0).centre = true;
    board.features.on = {Switch::Walls, Switch::Squadrons};
    QVERIFY(document.begin(board).ok());
    SketchView view(document);
    view.resize(832, 832);
    view.show();
    view.fit();
    view.setHandles(true);
    document.choosePlace(0);
    const auto pixel = [](ChartPoint at) { return QPoint(qRound(16 + 2 * at.x), qRound(16 + 2 * at.y)); };
    const auto at = [&](Anchor anchor) { return anchorOf(document.sketch(), 0, anchor); };
    const ChartPoint unit = at(Anchor::Unit);
    const ChartPoint walls = at(Anchor::Walls);
    QTest::mousePress(&view, Qt::LeftButton, {}, pixel(walls));
    QTest::mouseMove(&view, pixel({walls.x + 30, walls.y}));
    QTest::mouseRelease(&view, Qt::LeftButton, {}, pixel({walls.x + 30, walls.y + 20}));
    QVERIFY(at(Anchor::Walls) != walls);
    QCOMPARE(at(Anchor::Unit), unit);
    document.undoStack().undo();
    QCOMPARE(at(Anchor::Walls), walls);
    for (const auto &[key, anchor] : {std::pair(Qt::Key_W, Anchor::Walls), {Qt::Key_A, Anchor::Air}}) {
        const ChartPoint before = at(anchor);
        QTest::keyClick(&view, key);
        QTest::keyClick(&view, Qt::Key_Left);
        QTest::keyClick(&view, Qt::Key_Left);
        QCOMPARE(at(anchor).x, before.x - 8);
        QVERIFY(view.accessibleDescription().startsWith(u"Ald: Unit"_s));
        document.undoStack().undo();
        QCOMPARE(at(anchor), before);
    }
    document.choosePlace(1); // no centre: nothing is behind walls there
    QSignalSpy keyed(&view, &SketchView::keyed);
    QTest::keyClick(&view, Qt::Key_W);
    QCOMPARE(keyed.count(), 1);
}

/// Let go outside, undone, given up, or without its place: a drag ends somewhere on the drawing or nowhere.
void StudioHandlesTest::dragsEndWell()
{
    SketchDocument document;
    QVERIFY(document.begin(twoLands()).ok());
    SketchView view(document);
    view.resize(832, 832);
    view.show();
    view.fit();
    view.setHandles(true);
    document.choosePlace(0);
    const QPoint unit(16 + 200, 16 + 400);
    const auto take = [&] {
        QTest::mousePress(&view, Qt::LeftButton, {}, unit);
        QTest::mouseMove(&view, unit + QPoint(30, 30));
        QTest::mouseMove(&view, unit + QPoint(60, 60));
    };
    const auto letGo = [&](QPoint at) { QTest::mouseRelease(&view, Qt::LeftButton, {}, at); };
    const ChartPoint before = document.sketch().place(0).unitAt;
    take();
    QTest::mouseMove(&view, QPoint(-5000, 5000));
    letGo(QPoint(-5000, 5000));
    QCOMPARE(document.sketch().place(0).unitAt, (ChartPoint{0, 400}));
    take(); // not on the handle any more
    letGo(unit + QPoint(60, 60));
    document.undoStack().undo();
    document.choosePlace(0);
    view.fit();

    document.edit([](BoardSketch &sketch) { sketch.place(1).name = "Cor"; });
    take();
    document.undoStack().undo();
    letGo(unit + QPoint(60, 60));
    QCOMPARE(document.sketch().place(0).unitAt, before);
    QVERIFY(document.undoStack().canRedo()); // what was undone can be done again
    take();
    QTest::keyClick(&view, Qt::Key_Escape);
    letGo(unit + QPoint(60, 60));
    QCOMPARE(document.sketch().place(0).unitAt, before);
    for (const int other : {1, -1}) {
        document.choosePlace(0);
        view.fit();
        take();
        document.choosePlace(other);
        letGo(unit + QPoint(60, 60));
        QCOMPARE(document.sketch().place(0).unitAt, before);
        QCOMPARE(document.sketch().place(1).unitAt, (ChartPoint{300, 200}));
    }
    document.choosePlace(0);
    view.fit();
    take(); // another button does not end it
    QTest::mouseClick(&view, Qt::RightButton, {}, unit + QPoint(60, 60));
    letGo(unit + QPoint(60, 60));
    QCOMPARE(document.sketch().place(0).unitAt, (ChartPoint{before.x + 30, before.y + 30}));
}

int main(int argc, char **argv)
{
    const QTemporaryDir home;
    qputenv("XDG_DATA_HOME", home.path().toUtf8()); // the boards that are begun here
    QApplication application(argc, argv);
    StudioHandlesTest test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_studiohandles.moc"
