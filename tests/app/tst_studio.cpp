#include "twolands.h"

#include "studio/backgroundtask.h"
#include "studio/homespage.h"
#include "studio/patchdocument.h"
#include "studio/picturefile.h"
#include "studio/sketchview.h"
#include "words/names.h"

#include <QApplication>
#include <QHelpEvent>
#include <QPushButton>
#include <QSignalSpy>
#include <QTableWidget>
#include <QTemporaryDir>
#include <QTest>
#include <QTextDocumentFragment>
#include <QThread>
#include <QToolTip>

#include <atomic>
#include <cstdio>

using namespace entente;
using namespace entente::app;
using namespace Qt::StringLiterals;

/// What the studio's desk is made of, without the desk.
class StudioTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QVERIFY(m_folder.isValid()); }
    void errandsEnd();
    void errandsStop();
    void picturesAreRead();
    void badPictures_data();
    void badPictures();
    void areasAreUndone();
    void heldKeysAnswerOnce();
    void namesAreNoMarkup();
    void aSecondClickGives();
    void newPowersLookLikeOthers();
    void keysGiveUnitsAnywhere();

private:
    QString write(const QString &name, const QByteArray &bytes) const
    {
        QFile file(m_folder.filePath(name));
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
            qFatal("can't write");
        return file.fileName();
    }

    QTemporaryDir m_folder;
};

void StudioTest::errandsEnd()
{
    BackgroundTask task;
    QSignalSpy progress(&task, &BackgroundTask::progressed);
    int found = 0;
    task.run([](const Watch &watch) { return watch(0.5) ? 7 : 0; }, [&found](int value) { found = value; });
    QVERIFY(task.isRunning());
    QTRY_COMPARE(found, 7);
    QVERIFY(!task.isRunning());
    QCOMPARE(progress.size(), 1);
    QCOMPARE(progress.first().first().toInt(), 50);
}

/// The work itself ends, and nobody hears of what it found.
void StudioTest::errandsStop()
{
    BackgroundTask task;
    std::atomic<bool> ended = false;
    bool taken = false;
    const auto endless = [&ended](const Watch &watch) {
        while (watch(0.1)) {
        }
        ended = true;
        return 1;
    };
    task.run(endless, [&taken](int) { taken = true; });
    task.stop();
    QVERIFY(!task.isRunning());
    QTRY_VERIFY(ended);
    // Another task stops the one before.
    ended = false;
    task.run(endless, [&taken](int) { taken = true; });
    int second = 0;
    task.run([](const Watch &) { return 2; }, [&second](int value) { second = value; });
    QTRY_VERIFY(ended);
    QTRY_COMPARE(second, 2);
    QVERIFY(!taken);
}

void StudioTest::picturesAreRead()
{
    QImage drawn(301, 200, QImage::Format_ARGB32);
    drawn.fill(Qt::transparent);
    for (int y = 0; y < 100; ++y) {
        for (int x = 0; x < 150; ++x)
            drawn.setPixelColor(x, y, Qt::blue);
    }
    for (const QString &name : {u"a.png"_s, u"a.jpg"_s}) {
        const QString path = m_folder.filePath(name);
        QVERIFY(drawn.save(path));
        QVERIFY(isPicture(path));
        const auto read = readPicture(path);
        QVERIFY(read.ok());
        QCOMPARE(read->height(), 200);
        QVERIFY(read->width() >= 298);
        const Picture pixels = pixelsOf(*read);
        QCOMPARE(pixels.rgb.size(), 3 * static_cast<std::size_t>(pixels.width) * 200);
    }
    const auto read = readPicture(m_folder.filePath(u"a.png"_s)); // what one looks through is paper
    QCOMPARE(QColor(read->pixel(20, 20)), QColor(Qt::blue));
    QCOMPARE(QColor(read->pixel(290, 190)), QColor(Qt::white));
    QImage large(mostPictureSide + 400, 300, QImage::Format_RGB32);
    large.fill(Qt::white);
    QVERIFY(large.save(m_folder.filePath(u"large.png"_s)));
    QCOMPARE(readPicture(m_folder.filePath(u"large.png"_s))->width(), mostPictureSide);
}

void StudioTest::badPictures_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("why");
    const QByteArray png = "\x89PNG\r\n\x1a\n";
    QTest::newRow("broken") << png + "rubbish" << u"is broken"_s;
    // A header that speaks of 60,000 by 60,000 pixels, and nothing behind it.
    const QByteArray huge = QByteArray("\0\0\0\x0dIHDR\0\0\xea\x60\0\0\xea\x60\x08\x02\0\0\0\x0f\xb0\xe2\x15", 25);
    const QByteArray data("\0\0\0\0IDAT\x35\xaf\x06\x1e", 12);
    QTest::newRow("too large") << png + huge + data << u"million pixels"_s;
}

void StudioTest::badPictures()
{
    QFETCH(QByteArray, bytes);
    QFETCH(QString, why);
    const QString path = write(u"bad.png"_s, bytes);
    QVERIFY(isPicture(path));
    const auto read = readPicture(path);
    QVERIFY(!read.ok());
    QVERIFY2(read.error().contains(why), qPrintable(read.error()));
}

void StudioTest::areasAreUndone()
{
    QImage drawn(300, 200, QImage::Format_RGB888);
    drawn.fill(QColor(230, 217, 180));
    for (int y = 0; y < 200; ++y) {
        for (int x = 150; x < 300; ++x)
            drawn.setPixelColor(x, y, y < 100 ? QColor(159, 195, 220) : QColor(200, 120, 120));
    }
    const auto found = patchesOf(pixelsOf(drawn));
    QVERIFY(found.ok());
    PatchDocument document;
    document.begin(drawn, sketchOf(*found));
    QCOMPARE(document.sketch().patches().size(), std::size_t(3));
    QSignalSpy said(&document, &PatchDocument::said);
    document.chooseAt(20, 20, false, 18);
    document.merge();
    QCOMPARE(said.size(), 1); // one is not enough
    document.chooseAt(200, 20, true, 18);
    document.merge();
    QCOMPARE(document.sketch().patches().size(), std::size_t(2));
    document.flipLeftOut();
    const int merged = document.sketch().patchAt(20, 20);
    QVERIFY(document.sketch().leftOut[static_cast<std::size_t>(merged)]);
    document.flipLeftOut();
    QVERIFY(!document.sketch().leftOut[static_cast<std::size_t>(merged)]);
    for (int i = 0; i < 3; ++i)
        document.undoStack().undo();
    QCOMPARE(document.sketch().patches().size(), std::size_t(3));
    QVERIFY(!document.undoStack().canUndo());
}

void StudioTest::heldKeysAnswerOnce()
{
    SketchDocument document;
    QVERIFY(document.begin(twoLands()).ok());
    SketchView view(document);
    QSignalSpy keyed(&view, &SketchView::keyed);
    view.show();
    QTest::keyPress(&view, Qt::Key_C);
    for (int i = 0; i < 20; ++i) {
        QKeyEvent again(QEvent::KeyPress, Qt::Key_C, Qt::NoModifier, u"c"_s, true);
        QApplication::sendEvent(&view, &again);
    }
    QTest::keyRelease(&view, Qt::Key_C);
    QCOMPARE(keyed.size(), 1);
}

void StudioTest::namesAreNoMarkup()
{
    SketchDocument document;
    BoardSketch sketch = twoLands();
    sketch.place(0).name = "<b>Ald</b> & <img src='x'>";
    QVERIFY(document.begin(sketch).ok());
    SketchView view(document);
    view.resize(832, 832);
    view.show();
    view.fit();
    QHelpEvent help(QEvent::ToolTip, QPoint(100, 100), view.mapToGlobal(QPoint(100, 100)));
    QApplication::sendEvent(&view, &help);
    QCOMPARE(QTextDocumentFragment::fromHtml(QToolTip::text()).toPlainText(), fromUtf8(sketch.place(0).name));
}

/// What a double click falls on is what the first click chose, though its unit stands outside of what is seen.
void StudioTest::aSecondClickGives()
{
    SketchDocument document;
    QVERIFY(document.begin(twoLands()).ok());
    SketchView view(document);
    QSignalSpy flipped(&view, &SketchView::flipped);
    view.resize(832, 832);
    view.show();
    view.fit();
    view.zoomBy(4, QPointF(30, 30)); // the unit of the left land is beyond the edge
    const QPoint spot(80, 300);
    QTest::mouseClick(&view, Qt::LeftButton, {}, spot);
    QCOMPARE(document.place(), 0);
    QTest::mouseDClick(&view, Qt::LeftButton, {}, spot);
    QCOMPARE(flipped.size(), 1);
    QCOMPARE(flipped.front().front().toInt(), 0);
}

/// The row of a power that is added was nobody's before.
void StudioTest::newPowersLookLikeOthers()
{
    SketchDocument document;
    HomesPage page(document);
    QVERIFY(document.begin(twoLands()).ok());
    page.findChild<QPushButton *>(u"studioAddPower"_s)->click();
    const auto *powers = page.findChild<QTableWidget *>(u"studioPowers"_s);
    const int row = powers->rowCount() - 2;
    QVERIFY(powers->item(row + 1, 0)->font().italic());
    for (int column = 0; column < powers->columnCount(); ++column)
        QVERIFY(!powers->item(row, column)->font().italic());
}

/// A unit that nobody is at home to is that of the power that is chosen; none stands where nobody goes.
void StudioTest::keysGiveUnitsAnywhere()
{
    SketchDocument document;
    HomesPage page(document);
    QVERIFY(document.begin(playable()).ok());
    auto *powers = page.findChild<QTableWidget *>(u"studioPowers"_s);
    powers->setCurrentCell(1, 0);
    document.edit([](BoardSketch &sketch) { setCentre(sketch, 0, false); });
    document.choosePlace(0);
    QVERIFY(page.takeKey(Qt::Key_A));
    QCOMPARE(document.sketch().ownerOfUnit(0), 1);
    QCOMPARE(document.sketch().place(0).home, -1);
    QVERIFY(page.takeKey(Qt::Key_A));
    QCOMPARE(document.sketch().ownerOfUnit(0), -1);
    document.edit([](BoardSketch &sketch) { setGround(sketch, 0, Ground::Water); });
    QVERIFY(!page.takeKey(Qt::Key_A) && page.takeKey(Qt::Key_F));
    document.edit([](BoardSketch &sketch) { setGround(sketch, 0, Ground::Impassable); });
    QVERIFY(!page.takeKey(Qt::Key_A) && !page.takeKey(Qt::Key_F));
}

int main(int argc, char **argv)
{
    const QTemporaryDir home;
    qputenv("XDG_DATA_HOME", home.path().toUtf8()); // the boards that are begun here
    int status = 1;
    // Work that nobody waits for ends before the program does: what it hands over finds an application.
    std::atomic<bool> found = false;
    {
        QApplication application(argc, argv);
        StudioTest test;
        status = QTest::qExec(&test, argc, argv);
        workBeside([&found] {
            QThread::msleep(300);
            found = qApp != nullptr;
        });
    }
    if (!found)
        std::fputs("The program ended before the work beside it.\n", stderr);
    return found ? status : 1;
}

#include "tst_studio.moc"
