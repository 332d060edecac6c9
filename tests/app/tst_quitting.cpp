#include "windowtest.h"

#include "document/variants.h"
#include "look/handrest.h"
#include "studio/studiodesk.h"

#include <QAbstractItemView>
#include <QDir>
#include <QFile>
#include <QImage>
#include <QLabel>
#include <QLineEdit>
#include <QPainter>
#include <QPushButton>
#include <QStandardPaths>
#include <QTemporaryDir>

using namespace windowtest;

/// The window closes while something is at work: what is in no file is asked about, all else is kept without a word.
class TestQuitting : public QObject {
    Q_OBJECT

private:
    QTemporaryDir m_home;
    std::unique_ptr<MainWindow> m_window;
    qint64 m_now = 0;

    StudioDesk &studio() const { return *m_window->findChild<StudioDesk *>(); }
    QString said() const { return studio().findChild<QLabel *>(u"studioSaid"_s)->text(); }
    static QString folder() { return VariantLibrary::userFolder() + u"/twenty"_s; }

    void makeBoard()
    {
        m_window->makeVariant(u":/drawings/twenty.svg"_s);
        QVERIFY(QTest::qWaitFor([this] { return !studio().isBusy(); }));
        QVERIFY(QDir(folder()).exists());
    }

    /// In the first row, as somebody types it; it is saved a moment later.
    void rename(const QString &name)
    {
        auto *places = studio().findChild<QAbstractItemView *>(u"studioPlaces"_s);
        QVERIFY(places->model()->setData(places->model()->index(0, 0), name));
    }

    /// Where the folder was there is a file now, so that nothing can be saved.
    static void blockFolder()
    {
        QVERIFY(QDir(folder()).removeRecursively());
        QFile file(folder());
        QVERIFY(file.open(QIODevice::WriteOnly));
    }

    static bool isWritten(const QString &name)
    {
        QFile file(folder() + u"/studio.json"_s);
        return file.open(QIODevice::ReadOnly) && file.readAll().contains(name.toUtf8());
    }

private Q_SLOTS:
    void initTestCase()
    {
        qputenv("XDG_DATA_HOME", m_home.path().toUtf8());
        HandRest::countBy([this] { return m_now; });
    }

    void init() { m_window = opened(m_home.filePath(u"recovery"_s)); }

    void cleanup()
    {
        m_window.reset();
        QFile::remove(folder());
        QDir(folder()).removeRecursively();
    }

    void aGameIsKeptUnasked()
    {
        begin(*m_window, Table::Mode::Gm);
        click(*m_window, "Vie");
        click(*m_window, "Gal");
        QCOMPARE(m_window->document().game().orders().size(), std::size_t(1));
        QVERIFY(m_window->close());
    }

    void aBoardIsSavedUnasked()
    {
        makeBoard();
        rename(u"Elderland"_s);
        QVERIFY(!isWritten(u"Elderland"_s));
        QVERIFY(m_window->close());
        QVERIFY(isWritten(u"Elderland"_s));
    }

    /// As when the desktop ends the program: nobody asks the desk to close, and those who listened to it are gone.
    void aBoardIsSavedAsTheWindowGoes()
    {
        makeBoard();
        rename(u"Elderland"_s);
        m_window.reset();
        QVERIFY(isWritten(u"Elderland"_s));
    }

    void aBoardThatCannotBeSavedIsGivenUpOnceMore()
    {
        makeBoard();
        rename(u"Elderland"_s);
        blockFolder();
        QVERIFY(!m_window->close());
        QVERIFY(m_window->isVisible() && studio().isVisible());
        QVERIFY2(said().contains(u"twenty"_s) && said().contains(u"Close again"_s), qPrintable(said()));
        const QString once = said();
        QVERIFY(!m_window->close()); // the same press, held
        QCOMPARE(said(), once);
        // The next change is another matter.
        m_now += 2000;
        rename(u"Alderland"_s);
        QVERIFY(!m_window->close());
        m_now += 2000;
        QVERIFY(m_window->close());
    }

    /// What stood in the way is gone, and nothing is asked any more.
    void aBoardThatCanBeSavedAgainIs()
    {
        makeBoard();
        rename(u"Elderland"_s);
        blockFolder();
        QVERIFY(!m_window->close());
        QVERIFY(QFile::remove(folder()));
        QVERIFY(m_window->close());
        QVERIFY(isWritten(u"Elderland"_s));
    }

    void areasAreNotLeftUnasked()
    {
        QImage picture(300, 200, QImage::Format_RGB32);
        picture.fill(Qt::white);
        QPainter painter(&picture);
        painter.fillRect(20, 20, 120, 160, Qt::darkGreen);
        painter.fillRect(160, 20, 120, 160, Qt::darkRed);
        painter.end();
        const QString path = m_home.filePath(u"picture.png"_s);
        QVERIFY(picture.save(path));
        m_window->makeVariant(path);
        QVERIFY(QTest::qWaitFor([this] { return !studio().isBusy(); }));
        auto *areas = studio().findChild<QAbstractItemView *>(u"studioAreas"_s);
        areas->selectAll();
        studio().findChild<QPushButton *>(u"studioMerge"_s)->click();
        QVERIFY(!m_window->close());
        QVERIFY(said().contains(u"picture.png"_s) && said().contains(u"Close again"_s));
        QPushButton *close = studio().findChild<QPushButton *>(u"studioClose"_s);
        close->click(); // too soon
        QVERIFY(studio().isVisible() && areas->isVisible());
        m_now += 2000;
        QVERIFY(m_window->close());
    }

    /// What was played is in no file: that stands above the board, and is asked before it is lost.
    void aGameThatCannotBeKeptIsAskedAbout()
    {
        const QString copies = m_home.filePath(u"full"_s);
        QFile file(copies); // where the folder should be
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.close();
        m_window = opened(copies);
        begin(*m_window, Table::Mode::Gm);
        auto *warning = m_window->findChild<QLabel *>(u"warning"_s);
        QVERIFY(warning->isHidden());
        click(*m_window, "Vie");
        click(*m_window, "Gal");
        QVERIFY(QTest::qWaitFor([&] { return warning->isVisible(); }));
        click(*m_window, "Bud"); // a sentence of the board goes with the next click; this stays
        click(*m_window, "Ser");
        QVERIFY(warning->isVisible() && warning->text().contains(u"not kept"_s));
        QVERIFY(!m_window->close());
        auto *desk = m_window->findChild<QDialog *>(u"leaveDesk"_s);
        QVERIFY(desk && desk->isVisible());
        desk->close();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        trigger(*m_window, "home");
        QVERIFY(m_window->document().hasGame());
        desk = m_window->findChild<QDialog *>(u"leaveDesk"_s);
        QVERIFY(desk && desk->isVisible());
        desk->findChild<QPushButton *>(u"agree"_s)->click();
        QVERIFY(!m_window->document().hasGame());
        QVERIFY(warning->isHidden());
        QVERIFY(m_window->close());
    }
};

QTEST_MAIN(TestQuitting)
#include "tst_quitting.moc"
