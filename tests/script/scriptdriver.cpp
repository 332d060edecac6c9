#include "script/scriptdriver.h"

#include "board/boardfilms.h"
#include "board/boardpage.h"
#include "document/wholefile.h"
#include "io/gamecase.h"
#include "look/handrest.h"
#include "script/scriptmeasure.h"
#include "start/picturepool.h"
#include "studio/studiodesk.h"
#include "window/mainwindow.h"
#include "window/publicboard.h"
#include "orders/legality.h"
#include "script/scriptwords.h"
#include "script/usersimulation.h"

#include <QAction>
#include <QApplication>
#include <QContextMenuEvent>
#include <QCoreApplication>
#include <QDir>
#include <QEventLoop>
#include <QFile>
#include <QFileInfo>
#include <QPainter>
#include <QPixmap>
#include <QThreadPool>
#include <QTimer>

#include <cstdio>
#include <random>

namespace entente::app {

using namespace Qt::StringLiterals;

namespace {

/// Chance clicks and keys on the board, the same for the same seed. Stored orders must stay legal and
/// well written all the while, and nobody may be left with an order that can be neither finished nor left.
Complaint fuzzBoard(MainWindow &window, UserSimulation &user, int steps, unsigned seed)
{
    static const char *const keys[] = {"h",      "m",  "s",    "c",    "v",     "Tab",    "Return", "Backspace",
                                       "Escape", "Up", "Down", "Left", "Right", "Delete", "a",      "b",
                                       "g",      "r",  "o",    "w",    "d",     "t",      "Ctrl+Z", "Ctrl+Shift+Z"};
    std::mt19937 chance(seed);
    const auto below = [&](std::size_t limit) { return static_cast<int>(chance() % limit); };
    for (int i = 0; i < steps; ++i) {
        const GameDocument &document = window.document();
        if (!document.hasGame() || !window.board().isVisible())
            return u"step %1: the board is gone"_s.arg(i);
        MapView &map = window.board().map();
        if (below(3) == 0) {
            user.key(QString::fromLatin1(keys[below(std::size(keys))]));
        } else {
            const QPoint at(below(static_cast<std::size_t>(map.viewport()->width())),
                            below(static_cast<std::size_t>(map.viewport()->height())));
            QWidget *there = QApplication::widgetAt(map.viewport()->mapToGlobal(at));
            if (there == map.viewport())
                user.click(*there, at);
        }
        for (const GivenOrder &given : document.game().orders()) {
            Order order = given.order;
            if (!checkOrder(document.board(), document.game().rules().orders, document.game().position(), given.power,
                            order)
                     .ok())
                return u"step %1: an order that is not legal was stored"_s.arg(i);
        }
    }
    // Whatever is half written can be left, and what is stored stays.
    const std::size_t stored = window.document().game().orders().size();
    for (int i = 0; i < 3; ++i)
        user.key(u"Escape"_s);
    if (window.document().game().orders().size() != stored)
        return u"Escape took stored orders away"_s;
    return window.tool().isWriting() ? u"Escape left an order half written"_s : QString();
}

constexpr qint64 betweenLines = 1000;
} // namespace

ScriptDriver::ScriptDriver(MainWindow &window, QObject *parent)
    : QObject(parent), m_window(window), m_user(window), m_widgets(window, m_user),
      m_expectations(window, m_user, m_widgets)
{
    // A script says itself what it waits for; between two of its lines as much time goes by as a question asks.
    HandRest::countBy([now = m_now] { return *now; });
    if (auto *countdown = window.findChild<QAction *>(u"countdown"_s))
        countdown->setChecked(false);
}

int ScriptDriver::play(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) {
        std::fprintf(stderr, "%s: the script can't be read: %s\n", qUtf8Printable(path),
                     qUtf8Printable(file.errorString()));
        return 1;
    }
    // What a reveal plays by itself would run beside the script; one that wants it asks for it.
    m_window.board().films().setPlaysReveals(false);
    m_window.findChild<QAction *>(u"autoReplay"_s)->setChecked(false);
    const QStringList lines = QString::fromUtf8(file.readAll()).split(u'\n');
    UserSimulation::settle();
    for (qsizetype i = 0; i < lines.size(); ++i) {
        const QString line = lines[i].trimmed();
        if (line.isEmpty() || line.startsWith(u'#'))
            continue;
        m_statusIsAsked = false;
        *m_now += betweenLines;
        for (qsizetype j = i + 1; j < lines.size(); ++j) {
            const QString following = lines[j].trimmed();
            if (following.isEmpty() || following.startsWith(u'#'))
                continue;
            m_statusIsAsked = following.startsWith("expect status"_L1);
            break;
        }
        const Complaint complaint = obey(scriptWords(line));
        UserSimulation::settle();
        if (!complaint.isEmpty()) {
            std::fprintf(stderr, "%s:%d: %s\n", qUtf8Printable(path), static_cast<int>(i + 1),
                         qUtf8Printable(complaint));
            return 1;
        }
    }
    return 0;
}

Complaint ScriptDriver::fromStatus(bool ok) const
{
    return ok || m_statusIsAsked ? QString() : m_window.status();
}

Complaint ScriptDriver::newGame(const QStringList &words)
{
    std::map<std::string, std::string> settings;
    Table::Mode mode = Table::Mode::Hotseat;
    QStringList seats;
    bool curtain = false; // the first player takes the seat
    QStringList computers;
    std::int64_t seed = 1;
    for (const QString &word : words.mid(2)) {
        const qsizetype at = word.indexOf(u'=');
        if (at < 1)
            return u"expected key=value, found “%1”"_s.arg(word);
        const QString key = word.left(at);
        const QString value = word.mid(at + 1);
        if (key == "curtain"_L1)
            curtain = value == "up"_L1;
        else if (key == "seats"_L1)
            seats = value.split(u',', Qt::SkipEmptyParts);
        else if (key == "computers"_L1)
            computers = value.split(u',', Qt::SkipEmptyParts);
        else if (key == "seed"_L1)
            seed = value.toLongLong();
        else if (key != "mode"_L1)
            settings[key.toStdString()] = value.toStdString();
        else if (!readMode(value, mode))
            return u"expected mode=hotseat, gm or draft, found “%1”"_s.arg(value);
    }
    QString why;
    if (!m_window.newGame(words[1], settings, mode, seats, computers, seed, why))
        return why;
    if (!curtain)
        m_window.flow().take();
    return {};
}

/// All players at once: each seals what is written.
Complaint ScriptDriver::adjudicate()
{
    const auto turns = [this] { return m_window.document().hasGame() ? m_window.document().game().turnCount() : 0; };
    const int before = turns();
    m_window.adjudicate();
    return turns() > before ? QString() : u"“adjudicate” is not open now"_s;
}

Complaint ScriptDriver::takeSeat(const QStringList &words)
{
    if (!m_window.document().hasGame())
        return u"no game is open"_s;
    const PowerId power = m_window.document().board().findPower(words[1].toStdString());
    if (!power.valid())
        return u"there is no power called “%1”"_s.arg(words[1]);
    QString pin;
    for (const QString &word : words.mid(2)) {
        if (!word.startsWith("pin="_L1))
            return u"expected pin=…, found “%1”"_s.arg(word);
        pin = word.mid(4);
    }
    if (!m_window.flow().takeSeat(power, pin))
        return u"that is not the PIN of %1"_s.arg(words[1]);
    if (m_window.document().table().mode != Table::Mode::Hotseat)
        m_window.tool().setWriter(power, true);
    else if (m_window.flow().step() != Step::Writing || m_window.flow().seat() != power)
        return u"the seat of %1 can't be taken now"_s.arg(words[1]);
    return {};
}

bool ScriptDriver::bringIntoView(const QString &place, QPoint &at) const
{
    const Board &board = m_window.document().board();
    // "Lod/walls" and "Mun/air" are units that share a place with another, by the height at which they stand.
    const Layer layer = place.endsWith("/walls"_L1) ? Layer::Walls
                        : place.endsWith("/air"_L1) ? Layer::Air
                                                    : Layer::Field;
    const RegionId region = board.findRegion((layer == Layer::Field ? place : place.section(u'/', 0, 0)).toStdString());
    if (!region.valid())
        return false;
    MapView &map = m_window.board().map();
    const ProvinceId province = board.provinceOf(region);
    const auto point = [&] { return map.viewPointOf(region, layer); };
    const auto clear = [&] {
        const QRect view = map.viewport()->rect().adjusted(4, 4, -4, -4);
        return view.contains(point()) && QApplication::widgetAt(map.viewport()->mapToGlobal(point())) == map.viewport();
    };
    at = point();
    if (clear())
        return true;
    map.reveal(province);
    UserSimulation::settle();
    if (!clear())
        map.centerOn(map.mapToScene(point()));
    UserSimulation::settle();
    at = point();
    return true;
}

Complaint ScriptDriver::mouse(const QStringList &words)
{
    if (!m_window.document().hasGame())
        return u"no game is open"_s;
    if (words.size() < 2)
        return u"expected a place"_s;
    if (words.first() == "drag"_L1 && words.size() == 4)
        return m_widgets.dragRow(words[1], words[2], words[3]);
    QPoint at;
    if (!bringIntoView(words[1], at))
        return u"“%1” is no place on this map"_s.arg(words[1]);
    if (!m_window.board().isVisible())
        return u"the map is covered"_s;
    QWidget &target = *m_window.board().map().viewport();
    const QString &verb = words.first();
    if (verb == "click"_L1) {
        m_user.click(target, at);
    } else if (verb == "rightclick"_L1) {
        m_user.click(target, at, Qt::RightButton);
        QContextMenuEvent event(QContextMenuEvent::Mouse, at, target.mapToGlobal(at));
        if (!QApplication::activePopupWidget())
            QApplication::sendEvent(&target, &event);
    } else if (verb == "hover"_L1) {
        m_user.moveTo(target, at);
    } else if (verb == "drag"_L1 || verb == "sketch"_L1) {
        QPoint to;
        const Board &board = m_window.document().board();
        const RegionId region = words.size() > 2 ? board.findRegion(words[2].toStdString()) : RegionId();
        if (!region.valid())
            return u"expected a second place"_s;
        to = m_window.board().map().viewPointOf(region);
        m_user.drag(target, at, to, verb == "sketch"_L1 ? Qt::RightButton : Qt::LeftButton);
    } else if (verb == "tap"_L1 || verb == "rest"_L1) {
        // Beside the place: "tap Hol 15,-10".
        const QStringList off = words.value(2).split(u',');
        const QPoint finger = at + QPoint(off.value(0).toInt(), off.value(1).toInt());
        m_user.tap(target, finger, verb == "rest"_L1 ? 800 : 0);
    } else {
        bool ok = false;
        const int figure = words.value(2).toInt(&ok);
        if (!ok)
            return u"expected a figure"_s;
        if (verb == "wheel"_L1)
            m_user.wheel(target, at, figure);
        else
            m_user.pinch(target, at, at, figure);
    }
    return {};
}

Complaint ScriptDriver::shot(const QStringList &words)
{
    QWidget *widget = words.size() > 2 ? m_widgets.widgetNamed(words[2]) : &m_window;
    if (!widget)
        return u"there is no %1"_s.arg(words[2]);
    if (m_window.board().isVisible())
        m_window.board().map().finishPainting();
    if (m_window.publicBoard())
        m_window.publicBoard()->map().finishPainting();
    picturePool().waitForDone(); // pictures of maps on the first screen
    UserSimulation::settle();
    const QFileInfo file(words[1]);
    QDir().mkpath(file.absolutePath());
    QPixmap picture = widget->grab();
    if (widget == &m_window)
        addWindowsAbove(picture);
    return picture.save(words[1]) ? QString() : u"%1 can't be written"_s.arg(words[1]);
}

/// What stands over the window as windows of their own: desks, menus.
void ScriptDriver::addWindowsAbove(QPixmap &picture) const
{
    QPainter painter(&picture);
    for (QWidget *above : QApplication::topLevelWidgets()) {
        if (above != &m_window && above->isVisible())
            painter.drawPixmap(m_window.mapFromGlobal(above->mapToGlobal(QPoint())), above->grab());
    }
}

Complaint ScriptDriver::writeState(const QString &path)
{
    const GameDocument &document = m_window.document();
    if (!document.hasGame())
        return u"no game is open"_s;
    const Game &game = document.game();
    const bool past =
        !document.viewsPresent() && m_window.flow().step() != Step::Results && m_window.flow().step() != Step::Watched;
    const Position position = past ? document.turn(document.viewedTurn()).before : document.positionForTrials();
    const std::vector<GivenOrder> &orders = past ? document.turn(document.viewedTurn()).orders : game.orders();
    const std::string text = writeCase(QFileInfo(path).completeBaseName().toStdString(), game, position, orders);
    const Result<bool, QString> done = writeWhole(path, QByteArray::fromStdString(text) + '\n');
    return done ? QString() : done.error();
}

Complaint ScriptDriver::stopwatch(const QStringList &words)
{
    QElapsedTimer &watch = m_watches[words[1]];
    if (words.size() == 2 || !watch.isValid()) {
        if (watch.isValid())
            std::printf("%s: %lld ms\n", qUtf8Printable(words[1]), static_cast<long long>(watch.elapsed()));
        watch.start();
        if (words.size() == 2)
            return {};
        return u"the stopwatch %1 was not started"_s.arg(words[1]);
    }
    const qint64 spent = watch.elapsed();
    std::printf("%s: %lld ms\n", qUtf8Printable(words[1]), static_cast<long long>(spent));
    bool ok = false;
    const int most = words.value(3).toInt(&ok);
    if (words[2] != "<"_L1 || !ok)
        return u"expected “< N ms”"_s;
    return spent < most ? QString()
                        : u"expected less than %1 ms for %2, it took %3"_s.arg(most).arg(words[1]).arg(spent);
}

bool ScriptDriver::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == &m_window && event->type() == QEvent::UpdateRequest && !m_frameFolder.isEmpty() && !m_grabbing) {
        m_grabbing = true; // grabbing paints, which may ask for an update again
        m_window.grab().save(u"%1/%2.png"_s.arg(m_frameFolder).arg(++m_frame, 5, 10, QLatin1Char('0')));
        m_grabbing = false;
    }
    return QObject::eventFilter(watched, event);
}

// Which line of a script does what.

Complaint ScriptDriver::obey(const QStringList &words)
{
    for (const auto part : {&ScriptDriver::obeyGame, &ScriptDriver::obeyHands, &ScriptDriver::obeyWatch}) {
        if (const std::optional<Complaint> said = (this->*part)(words))
            return *said;
    }
    return u"“%1” is no line of a script"_s.arg(words.join(u' '));
}

/// What is done to the game as a whole. Like the other parts nothing if the line is none of these.
std::optional<Complaint> ScriptDriver::obeyGame(const QStringList &words)
{
    const QString &verb = words.first();
    const qsizetype count = words.size();
    if (verb == "new"_L1 && count >= 2)
        return newGame(words);
    if (verb == "open"_L1 && count == 2)
        return fromStatus(m_window.openFile(words[1]));
    if (auto *desk = m_window.findChild<StudioDesk *>(); verb == "publish"_L1 && count == 2 && desk)
        return desk->publish(words[1]) ? QString() : u"it can't be published"_s;
    if (verb == "save"_L1 && count == 2)
        return fromStatus(m_window.saveFile(words[1]));
    if (verb == "as"_L1 && count >= 2)
        return takeSeat(words);
    if (verb == "adjudicate"_L1 && count == 1)
        return adjudicate();
    if ((verb == "next"_L1 || verb == "undo"_L1 || verb == "redo"_L1) && count == 1)
        return m_widgets.act(verb);
    if (verb == "state"_L1 && count == 2)
        return writeState(words[1]);
    return std::nullopt;
}

/// What a person does with mouse and keyboard.
std::optional<Complaint> ScriptDriver::obeyHands(const QStringList &words)
{
    const QString &verb = words.first();
    const qsizetype count = words.size();
    if (QStringList{u"click"_s, u"rightclick"_s, u"hover"_s, u"drag"_s, u"sketch"_s, u"wheel"_s, u"tap"_s, u"rest"_s,
                    u"pinch"_s}
            .contains(verb))
        return mouse(words);
    if (verb == "key"_L1 && count == 2)
        return m_user.key(words[1]) ? QString() : u"there is no key called “%1”"_s.arg(words[1]);
    if (verb == "type"_L1 && count >= 2) {
        m_user.type(words.mid(1).join(u' '));
        return Complaint();
    }
    if (verb == "press"_L1 && count >= 2)
        return m_widgets.press(words.mid(1).join(u' '));
    if (verb == "choose"_L1 && count >= 3)
        return m_widgets.choose(words[1], words.mid(2).join(u' '));
    if (verb == "point"_L1 && (count == 3 || count == 4))
        return m_widgets.point(words[1], words.mid(2));
    if (verb == "fuzz"_L1 && count == 3)
        return fuzzBoard(m_window, m_user, words[1].toInt(), words[2].toUInt());
    if (verb == "size"_L1 && count == 3) {
        const QSize wanted(words[1].toInt(), words[2].toInt());
        m_window.resize(wanted);
        UserSimulation::settle();
        return m_window.size() == wanted ? QString() : u"the window can't be %1 by %2"_s.arg(words[1], words[2]);
    }
    return std::nullopt;
}

/// What is waited for, looked at, counted and measured.
std::optional<Complaint> ScriptDriver::obeyWatch(const QStringList &words)
{
    const QString &verb = words.first();
    const qsizetype count = words.size();
    if (verb == "expect"_L1 && count >= 2)
        return m_expectations.check(words.mid(1));
    if (verb == "await"_L1 && count == 2)
        return await(words[1]);
    if (verb == "shot"_L1 && count >= 2)
        return shot(words);
    if (verb == "frames"_L1 && count == 2)
        return keepFrames(words[1]);
    if (verb == "count"_L1 && count == 1) {
        m_user.resetCounts();
        return Complaint();
    }
    if (verb == "measure"_L1 && count == 3 && words[1] == "opening"_L1)
        return measureOpening(m_window, m_user, words[2]);
    if (verb == "measure"_L1 && (count == 2 || count == 3))
        return measureBoard(m_window, m_user, words[1], words.value(2).toInt());
    if (verb == "wait"_L1 && count == 2) {
        QEventLoop loop;
        QTimer::singleShot(words[1].toInt(), &loop, &QEventLoop::quit);
        loop.exec();
        return Complaint();
    }
    if (verb == "time"_L1 && count >= 2)
        return stopwatch(words);
    return std::nullopt;
}

/// Until what goes on by itself has ended.
Complaint ScriptDriver::await(const QString &what)
{
    if (what == "computers"_L1) {
        m_window.negotiator().finish();
        m_window.thinker().finish();
        m_window.adviser().finish();
        return {};
    }
    const auto *desk = m_window.findChild<StudioDesk *>();
    const auto goesOn = [&] { return what == "copy"_L1 ? !m_window.recovery().isWritten() : desk && desk->isBusy(); };
    if (what != "copy"_L1 && what != "studio"_L1)
        return u"nobody can wait for “%1”"_s.arg(what);
    while (goesOn())
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    return {};
}

/// From here on every frame that is painted goes into a folder; "off": no longer.
Complaint ScriptDriver::keepFrames(const QString &folder)
{
    m_frameFolder = folder == "off"_L1 ? QString() : folder;
    if (m_frameFolder.isEmpty()) {
        m_window.removeEventFilter(this);
    } else {
        QDir().mkpath(m_frameFolder);
        m_window.installEventFilter(this);
    }
    return {};
}

} // namespace entente::app
