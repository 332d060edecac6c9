#include "effort.h"
#include "orders/parser.h"
#include "flow/curtain.h"
#include "look/handrest.h"
#include "script/usersimulation.h"
#include "board/boardpage.h"
#include "actions/language.h"
#include "window/mainwindow.h"

#include <QAbstractAnimation>
#include <QApplication>
#include <QClipboard>
#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QImage>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>
#include <QUndoStack>

#include <functional>

using namespace entente;
using namespace entente::app;
using namespace Qt::StringLiterals;

/// What one player has sealed, the next one never sees: not for one frame, not in a title or a list, not in any file.
/// A game in which orders were given is held against the same game in which none were: nothing may differ.
class TestSecrecy : public QObject {
    Q_OBJECT

private:
    static constexpr const char *austria[] = {"A Vie - Gal", "A Bud - Ser", "F Tri S A Bud - Alb"};

    /// Takes a picture of the window whenever it is about to be painted.
    class Camera : public QObject {
    public:
        explicit Camera(MainWindow &window) : m_window(window) { window.installEventFilter(this); }
        bool eventFilter(QObject *watched, QEvent *event) override
        {
            if (watched == &m_window && event->type() == QEvent::UpdateRequest && on && !m_grabbing) {
                m_grabbing = true; // grabbing paints
                frames.push_back(m_window.grab().toImage());
                m_grabbing = false;
            }
            return QObject::eventFilter(watched, event);
        }
        bool on = false;
        QList<QImage> frames;

    private:
        MainWindow &m_window;
        bool m_grabbing = false;
    };

    struct Seen {
        QList<QImage> covered;          ///< every frame while the curtain was up
        QImage board;                   ///< the next player's, at rest
        std::vector<GivenOrder> orders; ///< that are sealed, to know that they differ
        QStringList words;              ///< titles, steps that can be undone, the clipboard
    };

    /// Does anything still move, or is about to?
    static bool isMoving(const MainWindow &window)
    {
        for (const QAbstractAnimation *animation : window.findChildren<QAbstractAnimation *>()) {
            if (animation->state() == QAbstractAnimation::Running)
                return true;
        }
        for (const QTimer *timer : window.findChildren<QTimer *>()) {
            if (timer->isActive() && timer->isSingleShot())
                return true;
        }
        return false;
    }

    /// The window once nothing moves any more, however long that takes on a busy machine; tiles of the map are painted
    /// aside.
    static QImage atRest(MainWindow &window)
    {
        QImage before;
        for (;;) {
            do {
                window.board().map().finishPainting();
                UserSimulation::settle();
            } while (isMoving(window));
            const QImage now = window.grab().toImage();
            if (now == before)
                return now;
            before = now;
        }
    }

    /// Does it, and waits until the window has been painted for it.
    static void photographed(MainWindow &window, const Camera &camera, const std::function<void()> &act)
    {
        const qsizetype before = camera.frames.size();
        act();
        [[maybe_unused]] const bool painted = QTest::qWaitFor([&] { return camera.frames.size() > before; });
        atRest(window);
    }

    static Seen played(QSize size, bool withOrders)
    {
        const QTemporaryDir folder;
        Seen seen;
        MainWindow window(folder.path());
        HandRest::countBy([now = qint64(0)]() mutable { return now += 1000; }); // however busy the machine is
        window.resize(size);
        window.show();
        QApplication::clipboard()->clear();
        QString why;
        if (!window.newGame(u"standard"_s, {}, Table::Mode::Hotseat, {u"Austria"_s, u"England"_s}, why))
            qFatal("%s", qPrintable(why));
        window.flow().take();
        GameDocument &document = window.document();
        for (const char *text : austria) {
            const Position &position = document.game().position();
            if (withOrders)
                document.setOrder(document.board().findPower("Austria"),
                                  parseOrder(text, {&document.board(), &position, Stage::Moves}).value().order);
        }
        if (withOrders)
            document.addNote({document.game().position().phase, document.board().findProvince("Vie"),
                              document.board().findProvince("Gal"), document.board().findPower("Austria"),
                              "trust nobody"});
        atRest(window);
        Camera camera(window);
        camera.on = true;
        photographed(window, camera, [&] { window.flow().seal(); });
        if (!window.flow().isCovered())
            qFatal("There is no curtain.");
        seen.words += window.windowTitle();
        // Whatever makes it paint anew under the curtain.
        photographed(window, camera, [&] { window.resize(size - QSize(40, 30)); });
        photographed(window, camera, [&] { window.resize(size); });
        photographed(window, camera, [&] { QTest::keyClick(&window, Qt::Key_Tab); });
        camera.on = false;
        seen.covered = camera.frames;
        window.flow().take();
        seen.board = atRest(window);
        seen.words += window.windowTitle();
        seen.words += window.status();
        seen.words += document.canUndo() ? document.undoStack()->undoText() : QString();
        seen.words += QApplication::clipboard()->text();
        return seen;
    }

    /// A table where a computer has sealed the orders to which this seed leads, before a person takes a seat.
    static Seen playedWithComputer(std::int64_t seed)
    {
        const QTemporaryDir folder;
        Seen seen;
        MainWindow window(folder.path());
        HandRest::countBy([now = qint64(0)]() mutable { return now += 1000; });
        window.resize(1280, 800);
        window.show();
        QString why;
        if (!window.newGame(u"standard"_s, {}, Table::Mode::Hotseat, {u"Austria"_s, u"England"_s, u"Italy"_s},
                            {u"beginner:Italy"_s}, seed, why))
            qFatal("%s", qPrintable(why));
        window.thinker().finish();
        seen.covered = {atRest(window)};
        seen.words += window.windowTitle();
        window.flow().take();
        seen.board = atRest(window);
        seen.words += window.status();
        for (const GivenOrder &given : window.document().game().orders())
            seen.orders.push_back(given);
        return seen;
    }

private Q_SLOTS:
    void initTestCase()
    {
        // The first game of a program sets type and colours up; all that are compared come after it.
        setLanguage(*qApp, u"en"_s);
        played(QSize(1280, 800), false);
    }

    void init()
    {
        setLanguage(*qApp, u"en"_s);
        QApplication::setCursorFlashTime(0); // a cursor that blinks is no difference
    }

    void nothingIsSeen_data()
    {
        QTest::addColumn<QSize>("size");
        int row = 0;
        for (const QSize size : {QSize(1280, 800), QSize(1920, 1080), QSize(900, 600)})
            if (test::isItsTurn(row++, 3))
                QTest::newRow(qPrintable(u"%1x%2"_s.arg(size.width()).arg(size.height()))) << size;
    }

    void nothingIsSeen()
    {
        QFETCH(QSize, size);
        const Seen plain = played(size, false);
        const Seen sealed = played(size, true);
        QVERIFY(!plain.covered.isEmpty());
        QVERIFY(!sealed.covered.isEmpty());
        for (const QImage &frame : sealed.covered)
            QVERIFY2(plain.covered.contains(frame),
                     "A frame under the curtain differs from those of a game without orders.");
        QCOMPARE(sealed.board, plain.board);
        QCOMPARE(sealed.words, plain.words);
    }

    void nothingOfComputersIsSeen()
    {
        const Seen one = playedWithComputer(1);
        Seen other = playedWithComputer(1);
        for (std::int64_t seed = 2; other.orders == one.orders; ++seed)
            other = playedWithComputer(seed);
        QVERIFY(!one.orders.empty());
        QCOMPARE(other.covered, one.covered);
        QCOMPARE(other.board, one.board);
        QCOMPARE(other.words, one.words);
    }

    /// The pictures above must be able to tell: before the curtain, the orders are there to be seen.
    void ordersAreSeenByWhoWroteThem()
    {
        const QTemporaryDir folder;
        MainWindow window(folder.path());
        window.resize(1280, 800);
        window.show();
        QString why;
        QVERIFY(window.newGame(u"standard"_s, {}, Table::Mode::Hotseat, {u"Austria"_s, u"England"_s}, why));
        window.flow().take();
        const QImage before = atRest(window);
        GameDocument &document = window.document();
        document.setOrder(
            document.board().findPower("Austria"),
            parseOrder(austria[0], {&document.board(), &document.game().position(), Stage::Moves}).value().order);
        QVERIFY(atRest(window) != before);
    }

    void nothingIsWritten()
    {
        const QTemporaryDir home;
        for (const char *place :
             {"XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME", "XDG_STATE_HOME", "XDG_RUNTIME_DIR"})
            qputenv(place, home.filePath(QLatin1StringView(place)).toUtf8());
        {
            MainWindow window(home.filePath(u"recovery"_s));
            window.show();
            QString why;
            QVERIFY(window.newGame(u"standard"_s, {}, Table::Mode::Hotseat, {u"Austria"_s, u"England"_s}, why));
            window.flow().take();
            GameDocument &document = window.document();
            for (const char *text : austria)
                document.setOrder(
                    document.board().findPower("Austria"),
                    parseOrder(text, {&document.board(), &document.game().position(), Stage::Moves}).value().order);
            document.addNote({document.game().position().phase, document.board().findProvince("Vie"),
                              document.board().findProvince("Gal"), document.board().findPower("Austria"),
                              "from Vienna to Galicia"});
            window.flow().seal();
            const QDir copies(home.filePath(u"recovery"_s)); // kept while one plays
            QVERIFY(QTest::qWaitFor([&] { return !copies.entryList({u"*.entente"_s}, QDir::Files).isEmpty(); }, 60000));
            search(home.path(), 1);
            QVERIFY(window.saveFile(home.filePath(u"game.entente"_s)));
            QVERIFY(document.saveCopy(home.filePath(u"copy.entente"_s)).ok());
            window.flow().take();
            QVERIFY(window.saveFile(home.filePath(u"again.entente"_s)));
            search(home.path());
        }
        search(home.path());
    }

private:
    /// No file names the unit and its goal near one another, in any notation or spelling, or in base64.
    static void search(const QString &folder, int least = 3)
    {
        static const QRegularExpression clear(
            u"(vie(nna)?|wien)\\W{1,12}((-|->|to|move|nach|mto|s|\\()\\W*){0,3}(army\\W*|a\\W*)?(gal|galicia|galizien)"
            u"\\b"
            u"|bud(apest)?\\W{1,12}((-|->|to|move|nach)\\W*){0,3}(ser|serbia|serbien|alb|albania|albanien)\\b"_s,
            QRegularExpression::CaseInsensitiveOption);
        QList<QByteArray> coded;
        for (const char *text : {"A Vie - Gal", "A VIE - GAL", "A Bud - Ser", "F Tri S A Bud"}) {
            for (int shift = 0; shift < 3; ++shift) {
                const QByteArray whole = QByteArray(shift, 'x').append(text).toBase64(QByteArray::OmitTrailingEquals);
                coded.push_back(whole.mid(shift ? 4 : 0, whole.size() - (shift ? 6 : 2)));
            }
        }
        QVERIFY(clear.match(u"A Vie - Gal"_s).hasMatch());
        QVERIFY(clear.match(u"Army Vienna -> Galicia"_s).hasMatch());
        QVERIFY(clear.match(u"\"VIE\",\"GAL\""_s).hasMatch());
        int files = 0;
        QDirIterator every(folder, QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
        while (every.hasNext()) {
            QFile file(every.next());
            if (!file.open(QIODevice::ReadOnly))
                continue;
            ++files;
            const QByteArray bytes = file.readAll();
            const QRegularExpressionMatch found = clear.match(QString::fromUtf8(bytes));
            QVERIFY2(!found.hasMatch(), qPrintable(file.fileName() + u": "_s + found.captured()));
            for (const QByteArray &code : coded)
                QVERIFY2(!bytes.contains(code), qPrintable(file.fileName() + u": "_s + QString::fromLatin1(code)));
        }
        QVERIFY2(files >= least, qPrintable(QString::number(files)));
    }
};

QTEST_MAIN(TestSecrecy)
#include "tst_secrecy.moc"
