#include "windowtest.h"

#include "flow/curtain.h"
#include "io/gamefile.h"
#include "studio/studiodesk.h"

#include <QAbstractItemView>
#include <QDir>
#include <QDragEnterEvent>
#include <QFile>
#include <QImage>
#include <QLabel>
#include <QMimeData>
#include <QPushButton>
#include <QTemporaryDir>
#include <QUndoStack>

using namespace windowtest;

/// Files that are dropped on the window, wherever there: each is opened or refused in one sentence, and nothing of what
/// was at work is lost.
class TestDrops : public QObject {
    Q_OBJECT

private:
    QTemporaryDir m_home;
    std::unique_ptr<MainWindow> m_window;

    QString file(const QString &name, const QByteArray &bytes) const
    {
        QFile file(m_home.filePath(name));
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
            qFatal("The disk is full.");
        return file.fileName();
    }

    static QList<QUrl> urls(const QStringList &paths)
    {
        QList<QUrl> all;
        for (const QString &path : paths)
            all += QUrl::fromLocalFile(path);
        return all;
    }

    /// As a file manager does it that would rather have the file moved. True if somebody took it.
    static bool drop(QWidget &on, const QList<QUrl> &urls)
    {
        QMimeData data;
        data.setUrls(urls);
        const QPoint at = on.rect().center();
        QDragEnterEvent enters(at, Qt::CopyAction | Qt::MoveAction, &data, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(&on, &enters);
        QDragMoveEvent moves(at, Qt::CopyAction | Qt::MoveAction, &data, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(&on, &moves);
        QDropEvent drops(at, Qt::CopyAction | Qt::MoveAction, &data, Qt::LeftButton, Qt::NoModifier);
        drops.setDropAction(Qt::MoveAction);
        if (enters.isAccepted())
            QApplication::sendEvent(&on, &drops);
        QApplication::processEvents();
        return enters.isAccepted() && drops.isAccepted() && drops.dropAction() == Qt::CopyAction;
    }

    /// A picture of two lands with a line between them.
    QString picture(const QString &name) const
    {
        QImage drawn(320, 200, QImage::Format_RGB888);
        drawn.fill(QColor(230, 217, 180));
        for (int y = 0; y < drawn.height(); ++y) {
            for (int x = 160; x < drawn.width(); ++x)
                drawn.setPixelColor(x, y, y < 100 ? QColor(159, 195, 220) : QColor(200, 120, 120));
        }
        const QString path = m_home.filePath(name);
        if (!drawn.save(path))
            qFatal("The disk is full.");
        return path;
    }

    StudioDesk *studio() const { return m_window->findChild<StudioDesk *>(); }

private Q_SLOTS:
    void initTestCase()
    {
        for (const char *place : {"XDG_DATA_HOME", "XDG_CONFIG_HOME"})
            qputenv(place, m_home.filePath(QLatin1StringView(place)).toUtf8());
    }

    void init() { m_window = opened(m_home.filePath(u"games"_s)); }
    void cleanup() { m_window.reset(); }

    void everyPartOfTheWindowTakesFiles_data()
    {
        QTest::addColumn<QString>("part");
        for (const char *part : {"map", "powersList", "ordersList", "timeline", "sentenceBar", "phase"})
            QTest::newRow(part) << QString::fromLatin1(part);
    }

    void everyPartOfTheWindowTakesFiles()
    {
        QFETCH(QString, part);
        begin(*m_window, Table::Mode::Gm);
        auto *on = m_window->board().findChild<QWidget *>(part);
        QVERIFY(on);
        if (auto *area = qobject_cast<QAbstractScrollArea *>(on))
            on = area->viewport();
        QVERIFY(drop(*on, urls({file(u"nonsense.entente"_s, "rubbish")})));
        QVERIFY2(m_window->status().contains(u"nonsense.entente"_s), qPrintable(m_window->status()));
    }

    /// In every state the game stays as it is, and whoever sealed stays hidden.
    void whatIsNoGameIsRefused_data()
    {
        QTest::addColumn<QStringList>("files");
        QTest::addColumn<QString>("says");
        QTest::newRow("rubbish") << QStringList{file(u"rubbish.txt"_s, QByteArray(5000, '\1'))} << u"rubbish.txt"_s;
        QTest::newRow("folder") << QStringList{m_home.path()} << u"is a folder"_s;
        QTest::newRow("two files") << QStringList{file(u"one.entente"_s, "1"), file(u"two.entente"_s, "2")}
                                   << u"2 files"_s;
        QFile large(m_home.filePath(u"large.entente"_s));
        QVERIFY(large.open(QIODevice::WriteOnly) && large.resize(qint64(200) * 1024 * 1024));
        QTest::newRow("200 MB") << QStringList{large.fileName()} << u"far too large"_s;
        QTest::newRow("broken zip") << QStringList{file(u"broken.zip"_s, "PK\3\4 and nothing more")} << u"broken.zip"_s;
        QTest::newRow("page with a drawing in it")
            << QStringList{file(u"page.html"_s, "<!doctype html><html><body><svg></svg></body></html>")}
            << u"Entente opens"_s;
    }

    void whatIsNoGameIsRefused()
    {
        QFETCH(QStringList, files);
        QFETCH(QString, says);
        const auto refused = [&] {
            const QString before = m_window->windowTitle();
            const auto digest = [&] {
                return m_window->document().hasGame() ? m_window->document().game().digest() : 0;
            };
            const std::uint64_t game = digest();
            const Step step = m_window->flow().step();
            const int steps = m_window->document().undoStack()->count();
            if (!drop(*m_window, urls(files)) || !m_window->status().contains(says))
                return false;
            return m_window->windowTitle() == before && m_window->flow().step() == step && digest() == game
                   && m_window->document().undoStack()->count() == steps;
        };
        QVERIFY2(refused(), "first screen");
        begin(*m_window, Table::Mode::Hotseat);
        QVERIFY2(refused(), "first curtain");
        m_window->flow().take();
        QApplication::processEvents();
        click(*m_window, "Vie");
        click(*m_window, "Gal");
        QVERIFY2(refused(), "writing");
        QCOMPARE(m_window->document().game().orders().size(), std::size_t(1));
        m_window->flow().seal();
        QApplication::processEvents();
        QVERIFY(m_window->flow().isCovered());
        QVERIFY2(refused(), "curtain of a seat that is sealed");
        m_window->adjudicate();
        QApplication::processEvents();
        QVERIFY2(refused(), "reveal");
    }

    void whatLiesElsewhereIsNotFetched()
    {
        begin(*m_window, Table::Mode::Gm);
        QVERIFY(drop(*m_window, {QUrl(u"https://example.org/game.entente"_s)}));
        QVERIFY(m_window->status().contains(u"on this machine"_s));
    }

    /// A drawing opens on the desk that makes variants; a second one does not push areas aside that somebody has
    /// merged.
    void areasAtWorkStay()
    {
        QVERIFY(drop(*m_window, urls({picture(u"first.png"_s)})));
        QVERIFY(studio());
        QVERIFY(QTest::qWaitFor([&] { return !studio()->isBusy(); }));
        auto *areas = studio()->findChild<QAbstractItemView *>(u"studioAreas"_s);
        QVERIFY(areas && areas->isVisible());
        areas->selectAll();
        studio()->findChild<QPushButton *>(u"studioMerge"_s)->click();
        const int merged = areas->model()->rowCount();
        for (const QStringList &files :
             {QStringList{picture(u"second.png"_s)}, QStringList{file(u"rubbish.svg"_s, "rubbish")},
              QStringList{m_home.path()}, QStringList{u"/nowhere/a.png"_s, u"/nowhere/b.png"_s}}) {
            QVERIFY(drop(*studio(), urls(files)));
            QVERIFY(!studio()->isBusy());
            QVERIFY(areas->isVisible());
            QCOMPARE(areas->model()->rowCount(), merged);
            QVERIFY(!studio()->findChild<QLabel *>(u"studioSaid"_s)->text().isEmpty());
        }
        QVERIFY(studio()->findChild<QLabel *>(u"studioSaid"_s)->text().contains(u"2 files"_s));
    }
};

QTEST_MAIN(TestDrops)
#include "tst_drops.moc"
