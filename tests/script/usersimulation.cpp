#include "script/usersimulation.h"

#include "board/boardpage.h"
#include "script/scriptmeasure.h"
#include "start/picturepool.h"
#include "window/mainwindow.h"

#include <QAbstractButton>
#include <QApplication>
#include <QCoreApplication>
#include <QEventLoop>
#include <QFile>
#include <QKeySequence>
#include <QMetaEnum>
#include <QPointer>
#include <QPointingDevice>
#include <QScrollArea>
#include <QTest>
#include <QThreadPool>
#include <QWheelEvent>
#include <QWidget>
#include <QWindow>

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <functional>
#include <numbers>
#include <time.h>
#include <vector>

namespace entente::app {

using namespace Qt::StringLiterals;

namespace {

Qt::Key keyNamed(const QString &name)
{
    if (name.size() == 1) {
        const QKeySequence sequence(name.toUpper());
        return sequence.isEmpty() ? Qt::Key_unknown : sequence[0].key();
    }
    const QMetaEnum keys = QMetaEnum::fromType<Qt::Key>();
    for (int i = 0; i < keys.keyCount(); ++i) {
        if (name.compare(QLatin1StringView(keys.key(i)).mid(4), Qt::CaseInsensitive) == 0)
            return static_cast<Qt::Key>(keys.value(i));
    }
    if (name.compare("Esc"_L1, Qt::CaseInsensitive) == 0)
        return Qt::Key_Escape;
    if (name.compare("Del"_L1, Qt::CaseInsensitive) == 0)
        return Qt::Key_Delete;
    return Qt::Key_unknown;
}

} // namespace

void UserSimulation::settle()
{
    for (int i = 0; i < 4; ++i) {
        QCoreApplication::sendPostedEvents();
        QCoreApplication::processEvents();
    }
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
}

QWindow *UserSimulation::target(QWidget &widget) const
{
    QWidget *window = widget.window();
    return window->windowHandle() ? window->windowHandle() : m_window.windowHandle();
}

QPoint UserSimulation::pointIn(QWidget &widget, QPoint at) const
{
    return target(widget)->mapFromGlobal(widget.mapToGlobal(at));
}

void UserSimulation::moveTo(QWidget &widget, QPoint at)
{
    QTest::mouseMove(target(widget), pointIn(widget, at));
    settle();
}

void UserSimulation::press(QWidget &widget, QPoint at, Qt::MouseButton button)
{
    QTest::mousePress(target(widget), button, {}, pointIn(widget, at));
    settle();
}

void UserSimulation::release(QWidget &widget, QPoint at, Qt::MouseButton button)
{
    QTest::mouseRelease(target(widget), button, {}, pointIn(widget, at));
    settle();
}

void UserSimulation::click(QWidget &widget, QPoint at, Qt::MouseButton button)
{
    moveTo(widget, at);
    ++m_clicks;
    m_clicked = widget.window();
    press(widget, at, button);
    release(widget, at, button);
}

void UserSimulation::drag(QWidget &widget, QPoint from, QPoint to, Qt::MouseButton button)
{
    moveTo(widget, from);
    press(widget, from, button);
    constexpr int steps = 8;
    for (int i = 1; i <= steps; ++i)
        pull(widget, from + (to - from) * i / steps);
    release(widget, to, button);
}

void UserSimulation::hold(QWidget &widget, QPoint at)
{
    moveTo(widget, at);
    press(widget, at, Qt::LeftButton);
}

void UserSimulation::pull(QWidget &widget, QPoint to)
{
    moveTo(widget, to);
}

void UserSimulation::letGo(QWidget &widget, QPoint at)
{
    release(widget, at, Qt::LeftButton);
}

void UserSimulation::wheel(QWidget &widget, QPoint at, int notches)
{
    for (int i = 0; i < std::abs(notches); ++i) {
        QWheelEvent event(at, widget.mapToGlobal(at), {}, QPoint(0, notches > 0 ? 120 : -120), Qt::NoButton,
                          Qt::NoModifier, Qt::NoScrollPhase, false);
        QApplication::sendEvent(&widget, &event);
        settle();
    }
}

namespace {

QPointingDevice &touchScreen()
{
    static QPointingDevice *const screen = QTest::createTouchDevice();
    return *screen;
}

} // namespace

void UserSimulation::tap(QWidget &widget, QPoint at, int rests)
{
    ++m_clicks;
    m_clicked = widget.window();
    QTest::touchEvent(target(widget), &touchScreen()).press(0, pointIn(widget, at));
    settle();
    if (rests > 0)
        QTest::qWait(rests);
    QTest::touchEvent(target(widget), &touchScreen()).release(0, pointIn(widget, at));
    settle();
}

void UserSimulation::pinch(QWidget &widget, QPoint from, QPoint to, int percent)
{
    constexpr int steps = 8, reach = 60; // pixels from the middle to a finger
    const auto finger = [&](int step, int side) {
        const int away = reach * (100 + (percent - 100) * step / steps) / 100;
        return pointIn(widget, from + (to - from) * step / steps + QPoint(side * away, 0));
    };
    QTest::touchEvent(target(widget), &touchScreen()).press(0, finger(0, -1));
    QTest::touchEvent(target(widget), &touchScreen()).move(0, finger(0, -1)).press(1, finger(0, 1));
    for (int i = 1; i <= steps; ++i)
        QTest::touchEvent(target(widget), &touchScreen()).move(0, finger(i, -1)).move(1, finger(i, 1));
    QTest::touchEvent(target(widget), &touchScreen()).release(0, finger(steps, -1)).release(1, finger(steps, 1));
    settle();
}

void UserSimulation::strike(Qt::Key key, Qt::KeyboardModifiers modifiers, const QString &text)
{
    QWidget *popup = QApplication::activePopupWidget();
    QWidget *modal = QApplication::activeModalWidget();
    if (!popup && !modal && !QApplication::activeWindow()) {
        m_window.activateWindow(); // as a window manager does when a dialog is closed
        settle();
    }
    const QPointer<QWindow> window = target(popup                                 ? *popup
                                            : modal                               ? *modal
                                            : m_clicked && m_clicked->isVisible() ? *m_clicked
                                                                                  : m_window);
    ++m_keys;
    QTest::sendKeyEvent(QTest::Press, window, key, text, modifiers);
    settle();
    if (window) // the key may have closed it
        QTest::sendKeyEvent(QTest::Release, window, key, text, modifiers);
    settle();
}

bool UserSimulation::key(const QString &name)
{
    Qt::KeyboardModifiers modifiers;
    QString rest = name;
    for (bool more = true; more;) {
        more = false;
        const std::pair<QLatin1StringView, Qt::KeyboardModifier> prefixes[] = {{"Ctrl+"_L1, Qt::ControlModifier},
                                                                               {"Shift+"_L1, Qt::ShiftModifier},
                                                                               {"Alt+"_L1, Qt::AltModifier},
                                                                               {"Meta+"_L1, Qt::MetaModifier}};
        for (const auto &[text, modifier] : prefixes) {
            if (rest.size() > text.size() && rest.startsWith(text, Qt::CaseInsensitive)) {
                modifiers |= modifier;
                rest.remove(0, text.size());
                more = true;
            }
        }
    }
    Qt::Key key = keyNamed(rest);
    if (key == Qt::Key_unknown)
        return false;
    if (key == Qt::Key_Tab && modifiers & Qt::ShiftModifier)
        key = Qt::Key_Backtab;
    const bool plain = !(modifiers & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier));
    QString text;
    if (rest.size() == 1 && plain)
        text = modifiers & Qt::ShiftModifier ? rest.toUpper() : rest;
    else if (key == Qt::Key_Space)
        text = u" "_s;
    else if (key == Qt::Key_Return || key == Qt::Key_Enter)
        text = u"\r"_s;
    strike(key, modifiers, text);
    return true;
}

void UserSimulation::type(const QString &text)
{
    for (const QChar c : text) {
        const QString one(c);
        strike(keyNamed(one), c.isUpper() ? Qt::ShiftModifier : Qt::NoModifier, one);
    }
}

namespace {

/// Milliseconds of a clock that begins anywhere.
double milliseconds(clockid_t clock)
{
    timespec time{};
    clock_gettime(clock, &time);
    return 1e3 * static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_nsec) / 1e6;
}

double shareOf(std::vector<double> sorted, double share)
{
    std::sort(sorted.begin(), sorted.end());
    return sorted[static_cast<std::size_t>(share * static_cast<double>(sorted.size() - 1))];
}

/// Frames are asked for one by one, as a hand moves: before each, tiles under way are finished, so that
/// a frame does not pay for the one before it. On a busy machine the clock on the wall also counts the
/// others' work; the window's own is told beside it.
Complaint timeFrames(MapView &map, const QString &what, int count, const std::function<void(int)> &act)
{
    std::vector<double> wall;
    std::vector<double> own;
    for (int i = 0; i < count; ++i) {
        map.finishPainting();
        UserSimulation::settle();
        const double wallStart = milliseconds(CLOCK_MONOTONIC);
        const double ownStart = milliseconds(CLOCK_THREAD_CPUTIME_ID);
        act(i);
        own.push_back(milliseconds(CLOCK_THREAD_CPUTIME_ID) - ownStart);
        wall.push_back(milliseconds(CLOCK_MONOTONIC) - wallStart);
    }
    std::printf("%s: median %.2f ms (%.2f ms of work), nine of ten within %.2f ms (%.2f ms of work), of %d\n",
                qUtf8Printable(what), shareOf(wall, 0.5), shareOf(own, 0.5), shareOf(wall, 0.9), shareOf(own, 0.9),
                count);
    return {};
}

/// A change of hands counts with everything that painters beside the window do for it.
Complaint timeHands(MainWindow &window, int count)
{
    std::vector<double> wall;
    std::vector<double> all;
    for (int i = 0; i < count; ++i) {
        window.board().map().finishPainting();
        UserSimulation::settle();
        const double wallStart = milliseconds(CLOCK_MONOTONIC);
        const double allStart = milliseconds(CLOCK_PROCESS_CPUTIME_ID);
        window.flow().handOver();
        UserSimulation::settle();
        if (!window.flow().isCovered() || !window.flow().take())
            return u"the keyboard can't change hands now"_s;
        UserSimulation::settle();
        window.board().map().finishPainting();
        UserSimulation::settle();
        all.push_back(milliseconds(CLOCK_PROCESS_CPUTIME_ID) - allStart);
        wall.push_back(milliseconds(CLOCK_MONOTONIC) - wallStart);
    }
    std::printf("hands: median %.0f ms (%.0f ms of work), nine of ten within %.0f ms (%.0f ms of work), of %d\n",
                shareOf(wall, 0.5), shareOf(all, 0.5), shareOf(wall, 0.9), shareOf(all, 0.9), count);
    return {};
}

/// The pages that are in memory, in MiB; 0 where the system does not tell.
double residentMemory()
{
    QFile status(u"/proc/self/status"_s);
    if (!status.open(QIODevice::ReadOnly))
        return 0;
    for (const QByteArray &line : status.readAll().split('\n')) {
        if (line.startsWith("VmRSS:"))
            return line.mid(6).simplified().split(' ').value(0).toDouble() / 1024;
    }
    return 0;
}

bool holdsUnit(const MapView &map, QPoint at)
{
    const RegionId here = map.regionAtViewPoint(at);
    const std::vector<MapUnit> &units = map.state().units;
    return std::any_of(units.begin(), units.end(), [&](const MapUnit &one) {
        return here.valid() && map.look().board->provinceOf(one.unit.region) == map.look().board->provinceOf(here);
    });
}

/// The next place to the right where nobody stands: a unit would be dragged, and not the map.
QPoint beside(const MapView &map, QPoint at)
{
    while (at.x() < map.viewport()->width() && holdsUnit(map, at))
        at.rx() += 8;
    return at;
}

} // namespace

Complaint measureBoard(MainWindow &window, UserSimulation &user, const QString &what, int count)
{
    if (what == "memory"_L1) {
        std::printf("memory: %.0f MiB\n", residentMemory());
        return {};
    }
    if (!window.document().hasGame() || !window.board().isVisible())
        return u"no board is shown"_s;
    if (count < 1)
        return u"expected how often"_s;
    if (what == "hands"_L1)
        return timeHands(window, count);
    QWidget &sheet = *window.board().map().viewport();
    const QPoint middle = sheet.rect().center();
    // Round the middle of the map in steps that leave no province under the mouse for long.
    const auto around = [&](int i) {
        const double turn = 2 * std::numbers::pi * i / 24;
        const double reach = 0.2 + 0.01 * (i % 17);
        return middle
               + QPoint(static_cast<int>(std::cos(turn) * reach * sheet.width()),
                        static_cast<int>(std::sin(turn) * reach * sheet.height()));
    };
    if (what == "hover"_L1)
        return timeFrames(window.board().map(), what, count, [&](int i) { user.moveTo(sheet, around(i)); });
    if (what == "zoom"_L1)
        return timeFrames(window.board().map(), what, count,
                          [&](int i) { user.wheel(sheet, middle, i / 8 % 2 == 0 ? 1 : -1); });
    if (what == "pan"_L1) {
        user.wheel(sheet, middle, 6); // there is nothing to pan while the whole map is shown
        const QPoint from = beside(window.board().map(), middle);
        user.hold(sheet, from);
        const Complaint complaint =
            timeFrames(window.board().map(), what, count, [&](int i) { user.pull(sheet, around(i)); });
        user.letGo(sheet, from);
        user.wheel(sheet, middle, -6);
        return complaint;
    }
    return u"“%1” can't be measured"_s.arg(what);
}

Complaint measureOpening(MainWindow &window, UserSimulation &user, const QString &variant)
{
    auto *card = window.findChild<QAbstractButton *>(u"variant-"_s + variant);
    if (!card || !card->isVisible())
        return u"there is no card of “%1”"_s.arg(variant);
    for (QWidget *above = card; above; above = above->parentWidget()) {
        if (auto *scroll = qobject_cast<QScrollArea *>(above))
            scroll->ensureWidgetVisible(card);
    }
    picturePool().waitForDone();
    UserSimulation::settle();
    const double wallStart = milliseconds(CLOCK_MONOTONIC);
    const double allStart = milliseconds(CLOCK_PROCESS_CPUTIME_ID);
    user.click(*card, card->rect().center());
    if (window.flow().isCovered())
        window.flow().take();
    if (!window.document().hasGame())
        return u"no game was begun"_s;
    UserSimulation::settle();
    const double standing = milliseconds(CLOCK_MONOTONIC);
    while (!window.board().map().isSharp())
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    UserSimulation::settle();
    std::printf("opening %s: the board stands after %.0f ms, its map after %.0f ms (%.0f ms of work)\n",
                qUtf8Printable(variant), standing - wallStart, milliseconds(CLOCK_MONOTONIC) - wallStart,
                milliseconds(CLOCK_PROCESS_CPUTIME_ID) - allStart);
    return {};
}

} // namespace entente::app
