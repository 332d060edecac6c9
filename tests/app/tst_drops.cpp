#include "windowtest.h"

#include "desks/maildesk.h"
#include "flow/curtain.h"
#include "io/gamefile.h"
#include "look/inputguards.h"
#include "studio/studiodesk.h"

#include <QAbstractItemView>
#include <QDir>
#include <QDragEnterEvent>
#include <QFile>
#include <QImage>
#include <QLabel>
#include <QLineEdit>
#include <QMimeData>
#include <QPlainTextEdit>
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
        return drop(on, data);
    }

    static bool drop(QWidget &on, const QMimeData &data)
    {
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

    /// A text field would write the address of the file as text.
    void textFieldsLeaveFilesToTheWindow()
    {
        FileDrops leave;
        qApp->installEventFilter(&leave);
        begin(*m_window, Table::Mode::Gm);
        auto *line = m_window->board().findChild<QLineEdit *>(u"orderLine"_s);
        QVERIFY(line && line->isVisible());
        QVERIFY(drop(*line, urls({file(u"nonsense.entente"_s, "rubbish")})));
        QVERIFY(line->text().isEmpty());
        QVERIFY2(m_window->status().contains(u"nonsense.entente"_s), qPrintable(m_window->status()));
        QMimeData words;
        words.setText(u"vie - gal"_s);
        QVERIFY(drop(*line, words));
        QCOMPARE(line->text(), u"vie - gal"_s);
    }

    /// Below what was pasted there already, which stays.
    void aTextWithOrdersIsReadOnTheMailSheet()
    {
        FileDrops leave;
        qApp->installEventFilter(&leave);
        begin(*m_window, Table::Mode::Gm);
        MailDesk desk(m_window->document(), PowerId());
        auto *text = desk.findChild<QPlainTextEdit *>(u"mailText"_s);
        auto *says = desk.findChild<QLabel *>(u"mailSummary"_s);
        desk.setText(u"A Vie - Gal"_s);
        QVERIFY(drop(desk, urls({file(u"mail.txt"_s, "F Tri - Alb\n")})));
        QCOMPARE(text->toPlainText().trimmed(), u"A Vie - Gal\nF Tri - Alb"_s);
        QVERIFY(drop(desk, urls({file(u"letter.txt"_s, "Dear friend")})));
        QVERIFY2(says->text().contains(u"letter.txt"_s), qPrintable(says->text()));
        QVERIFY(drop(desk, {QUrl(u"https://example.org/mail"_s)}));
        QVERIFY(says->text().contains(u"on this machine"_s));
        QCOMPARE(text->toPlainText().trimmed(), u"A Vie - Gal\nF Tri - Alb"_s);
    }

    /// Whoever has no seat can give no orders. What is said is not cut off.
    void aTextWithOrdersWaitsAtTheCurtain()
    {
        begin(*m_window, Table::Mode::Hotseat);
        QVERIFY(m_window->flow().isCovered());
        auto *hint = m_window->curtain().findChild<QLabel *>(u"curtainHint"_s);
        for (const char *bytes : {"A Vie - Gal", "Dear friend"}) {
            QVERIFY(drop(m_window->curtain(), urls({file(u"mail.txt"_s, bytes)})));
            QVERIFY2(hint->text().contains(u"mail.txt"_s), qPrintable(hint->text()));
            QCOMPARE(hint->text().contains(u"Take your seat first"_s), *bytes == 'A');
            QTest::qWait(1); // it is laid out anew
            const QRect room(0, 0, hint->width(), 1000);
            QVERIFY(hint->height() >= hint->fontMetrics().boundingRect(room, Qt::TextWordWrap, hint->text()).height());
            QVERIFY(hint->fontMetrics().horizontalAdvance(hint->text()) <= hint->width() || hint->wordWrap());
        }
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
        // Nor does a file that is no drawing take away what was found in one.
        const int found = areas->model()->rowCount();
        QVERIFY(drop(*studio(), urls({file(u"game.entente"_s, "rubbish")})));
        QVERIFY(QTest::qWaitFor([&] { return !studio()->isBusy(); }));
        QVERIFY(areas->isVisible());
        QCOMPARE(areas->model()->rowCount(), found);
        QVERIFY(studio()->findChild<QLabel *>(u"studioSaid"_s)->text().contains(u"game.entente"_s));
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
