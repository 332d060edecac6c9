#include "desktest.h"
#include "twolands.h"

#include "document/wholefile.h"
#include "words/names.h"

#include <QApplication>
#include <QCheckBox>
#include <QDir>
#include <QFile>
#include <QImage>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QTableWidget>
#include <QTemporaryDir>
#include <QTest>

using namespace entente;
using namespace entente::app;
using namespace Qt::StringLiterals;

/// A drawing that somebody changes in a drawing program while its board is on the desk.
class StudioRedrawingTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void takesOverWhatChanged();
    void anotherBoardIsRefused();
    void whatCannotBeReadChangesNothing();
    void theSameFileDropped();
    void onAnotherDay();
    void picturesAreReadAgain();

private:
    QString draw(const QString &name, QByteArray shapes) const
    {
        const QString path = m_folder.filePath(name);
        const QByteArray svg =
            "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 300 200'><g id='provinces'>" + shapes + "</g></svg>";
        if (!writeWhole(path, svg).ok())
            qFatal("can't write");
        return path;
    }
    static QByteArray land(const char *id, int left, int width)
    {
        return QByteArray("<path fill='#e8d8b0' id='") + id + "' d='M" + QByteArray::number(left) + ",0 h"
               + QByteArray::number(width) + " v200 h-" + QByteArray::number(width) + " z'/>";
    }

    QTemporaryDir m_folder;
};

namespace {

constexpr int patience = 60000; ///< milliseconds; drawings are read beside the window, and the machine may be busy

struct Desk {
    explicit Desk(const QString &path = {})
    {
        desk->setAttribute(Qt::WA_DeleteOnClose, false);
        desk->show();
        if (!path.isEmpty())
            desk->openDrawing(path);
    }
    bool isReady() const { return !desk->isBusy(); }
    QString said() const { return desk->findChild<QLabel *>(u"studioSaid"_s)->text(); }
    void press(const QString &name) { desk->findChild<QPushButton *>(name)->click(); }
    QTableWidget *places() const { return desk->findChild<QTableWidget *>(u"studioPlaces"_s); }
    QStringList names() const
    {
        QStringList all;
        for (int row = 0; row < places()->rowCount(); ++row)
            all += places()->item(row, 0)->text();
        return all;
    }

    std::unique_ptr<StudioDesk> desk = std::make_unique<StudioDesk>();
};

} // namespace

void StudioRedrawingTest::takesOverWhatChanged()
{
    const QString path = draw(u"lands.svg"_s, land("xala", 0, 100) + land("xbor", 100, 100) + land("xcor", 200, 100));
    Desk desk(path);
    QTRY_VERIFY_WITH_TIMEOUT(desk.isReady(), patience);
    QCOMPARE(desk.places()->rowCount(), 3);
    desk.places()->item(0, 0)->setText(u"Aldia"_s);
    const QStringList before = desk.names();

    draw(u"lands.svg"_s, land("xala", 0, 120) + land("xbor", 120, 80) + land("xdes", 200, 50) + land("xeno", 250, 50));
    QTRY_VERIFY_WITH_TIMEOUT(desk.said().contains(u"has changed"_s), patience);
    QCOMPARE(desk.names(), before); // not unasked
    desk.press(u"studioReadAgain"_s);
    QTRY_VERIFY_WITH_TIMEOUT(desk.isReady(), patience);
    QVERIFY2(desk.said().contains(u"stayed"_s) && desk.said().contains(u"New:"_s), qPrintable(desk.said()));
    QCOMPARE(desk.places()->rowCount(), 4);
    QCOMPARE(desk.names().first(), u"Aldia"_s);
    desk.press(u"studioUndo"_s);
    QCOMPARE(desk.names(), before);
    desk.press(u"studioRedo"_s);
    QCOMPARE(desk.places()->rowCount(), 4);
    desk.press(u"studioReadAgain"_s);
    QTRY_VERIFY_WITH_TIMEOUT(desk.isReady(), patience);
    QVERIFY2(desk.said().contains(u"what it showed before"_s), qPrintable(desk.said()));
}

void StudioRedrawingTest::anotherBoardIsRefused()
{
    const QString path = draw(u"one.svg"_s, land("xala", 0, 10) + land("xbor", 10, 10) + land("xcor", 20, 10));
    Desk desk(path);
    QTRY_VERIFY_WITH_TIMEOUT(desk.isReady(), patience);
    const QStringList before = desk.names();
    draw(u"one.svg"_s, land("yone", 100, 60) + land("ytwo", 160, 60) + land("yten", 220, 80));
    QTRY_VERIFY_WITH_TIMEOUT(desk.said().contains(u"has changed"_s), patience); // or that would be said afterwards
    desk.press(u"studioReadAgain"_s);
    QTRY_VERIFY_WITH_TIMEOUT(desk.isReady(), patience);
    QVERIFY2(desk.said().contains(u"shows none of the places"_s), qPrintable(desk.said()));
    QCOMPARE(desk.names(), before);
}

void StudioRedrawingTest::whatCannotBeReadChangesNothing()
{
    const QString path = draw(u"two.svg"_s, land("xala", 0, 100) + land("xbor", 100, 100) + land("xcor", 200, 100));
    Desk desk(path);
    QTRY_VERIFY_WITH_TIMEOUT(desk.isReady(), patience);
    const QStringList before = desk.names();
    QVERIFY(writeWhole(path, "<svg").ok());
    desk.press(u"studioReadAgain"_s);
    QTRY_VERIFY_WITH_TIMEOUT(desk.isReady(), patience);
    QVERIFY2(desk.said().contains(u"two.svg"_s), qPrintable(desk.said()));
    QCOMPARE(desk.names(), before);
    QVERIFY(desk.places()->isVisible());
}

/// It is not begun anew: all that was decided would be in another folder.
void StudioRedrawingTest::theSameFileDropped()
{
    const QString path = draw(u"three.svg"_s, land("xala", 0, 100) + land("xbor", 100, 100) + land("xcor", 200, 100));
    Desk desk(path);
    QTRY_VERIFY_WITH_TIMEOUT(desk.isReady(), patience);
    desk.places()->item(0, 0)->setText(u"Aldia"_s);
    QVERIFY(dropOn(*desk.desk, path));
    QVERIFY(!desk.isReady()); // it is read
    QTRY_VERIFY_WITH_TIMEOUT(desk.isReady(), patience);
    QCOMPARE(desk.names().first(), u"Aldia"_s);
}

/// Where the drawing is, is kept, though not in the folder that is given to others.
void StudioRedrawingTest::onAnotherDay()
{
    const QString path = draw(u"days.svg"_s, land("xala", 0, 150) + land("xbor", 150, 150));
    {
        Desk desk(path);
        QTRY_VERIFY_WITH_TIMEOUT(desk.isReady(), patience);
    }
    draw(u"days.svg"_s, land("xala", 0, 100) + land("xbor", 100, 100) + land("xcor", 200, 100));
    Desk desk;
    auto *boards = desk.desk->findChild<QListWidget *>(u"studioAtWork"_s);
    for (int row = 0; row < boards->count(); ++row) {
        if (boards->item(row)->text().contains(u"days"_s))
            boards->setCurrentRow(row);
    }
    desk.press(u"studioGoOn"_s);
    QCOMPARE(desk.places()->rowCount(), 2);
    desk.press(u"studioReadAgain"_s);
    QTRY_VERIFY_WITH_TIMEOUT(desk.isReady(), patience);
    QCOMPARE(desk.places()->rowCount(), 3);
    const QString folder = SketchDocument::foldersAtWork().front();
    for (const QString &name : QDir(folder).entryList(QDir::Files)) {
        QFile file(QDir(folder).filePath(name));
        QVERIFY(file.open(QIODevice::ReadOnly));
        QVERIFY2(!file.readAll().contains(m_folder.path().toUtf8()), qPrintable(name));
    }
}

/// A picture that somebody painted over shows its board anew, and lies below its places.
void StudioRedrawingTest::picturesAreReadAgain()
{
    const QString path = m_folder.filePath(u"painted.png"_s);
    const auto paint = [&path](int lands) {
        QImage picture(600, 400, QImage::Format_RGB32);
        picture.fill(QColor(0xa0, 0xc0, 0xe0));
        for (int i = 0; i < lands; ++i) {
            for (int y = 0; y < 200; ++y) {
                for (int x = 200 * i + (i > 0 ? 2 : 0); x < 200 * (i + 1); ++x)
                    picture.setPixelColor(x, y, QColor(0xe8, 0xd8, 0xb0 - 40 * i));
            }
        }
        return picture.save(path);
    };
    QVERIFY(paint(2));
    Desk desk(path);
    QTRY_VERIFY_WITH_TIMEOUT(desk.isReady(), patience);
    desk.press(u"studioMakeBoard"_s);
    QTRY_VERIFY_WITH_TIMEOUT(desk.isReady(), patience);
    QCOMPARE(desk.places()->rowCount(), 3);
    desk.places()->item(0, 0)->setText(u"Aldia"_s);
    auto *shown = desk.desk->findChild<QCheckBox *>(u"studioShowPicture"_s);
    QTRY_VERIFY(shown->isVisible() && shown->isEnabled());
    const auto drawn = [&desk] { return desk.desk->findChild<QWidget *>(u"studioMap"_s)->grab().toImage(); };
    const QImage with = drawn();
    shown->click();
    QVERIFY(drawn() != with);
    QVERIFY(paint(3));
    desk.press(u"studioReadAgain"_s);
    QTRY_VERIFY_WITH_TIMEOUT(desk.isReady(), patience);
    QCOMPARE(desk.places()->rowCount(), 4);
    QVERIFY(desk.names().contains(u"Aldia"_s));
}

int main(int argc, char **argv)
{
    const QTemporaryDir home;
    qputenv("XDG_DATA_HOME", home.path().toUtf8()); // the boards that are begun here
    QApplication application(argc, argv);
    StudioRedrawingTest test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_studioredrawing.moc"
