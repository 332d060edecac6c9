#include "script/usersimulation.h"

#include <QApplication>
#include <QKeySequence>
#include <QMetaEnum>
#include <QPointer>
#include <QWheelEvent>
#include <QWidget>
#include <QWindow>

QT_BEGIN_NAMESPACE
// The entry points that Qt's own test library uses: QtGui exports them, no header declares both.
Q_GUI_EXPORT void qt_handleMouseEvent(QWindow *window, const QPointF &local, const QPointF &global,
                                      Qt::MouseButtons state, Qt::MouseButton button, QEvent::Type type,
                                      Qt::KeyboardModifiers mods, int timestamp);
Q_GUI_EXPORT void qt_handleKeyEvent(QWindow *window, QEvent::Type type, int key, Qt::KeyboardModifiers mods,
                                    const QString &text = QString(), bool autorepeat = false, ushort count = 1);
QT_END_NAMESPACE

namespace entente::app {

using namespace Qt::StringLiterals;

namespace {

/// Events need times that grow; nobody reads a clock here. Far enough apart that two clicks are
/// no double click.
int nextTime()
{
    static int time = 1000;
    return time += 1000;
}

int keyNamed(const QString &name)
{
    if (name.size() == 1) {
        const QKeySequence sequence(name.toUpper());
        return sequence.isEmpty() ? 0 : sequence[0].key();
    }
    const QMetaEnum keys = QMetaEnum::fromType<Qt::Key>();
    for (int i = 0; i < keys.keyCount(); ++i) {
        if (name.compare(QLatin1StringView(keys.key(i)).mid(4), Qt::CaseInsensitive) == 0)
            return keys.value(i);
    }
    if (name.compare("Esc"_L1, Qt::CaseInsensitive) == 0)
        return Qt::Key_Escape;
    if (name.compare("Del"_L1, Qt::CaseInsensitive) == 0)
        return Qt::Key_Delete;
    return 0;
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

void UserSimulation::mouse(MouseAct act, QWidget &widget, QPoint at, Qt::MouseButtons held, Qt::MouseButton button)
{
    const QPoint local = widget.mapTo(widget.window(), at);
    const QEvent::Type type = act == MouseAct::Move    ? QEvent::MouseMove
                              : act == MouseAct::Press ? QEvent::MouseButtonPress
                                                       : QEvent::MouseButtonRelease;
    qt_handleMouseEvent(target(widget), local, widget.window()->mapToGlobal(local), held, button, type, Qt::NoModifier,
                        nextTime());
    settle();
}

void UserSimulation::moveTo(QWidget &widget, QPoint at)
{
    mouse(MouseAct::Move, widget, at, Qt::NoButton, Qt::NoButton);
}

void UserSimulation::click(QWidget &widget, QPoint at, Qt::MouseButton button)
{
    moveTo(widget, at);
    ++m_clicks;
    m_clicked = widget.window();
    mouse(MouseAct::Press, widget, at, button, button);
    mouse(MouseAct::Release, widget, at, Qt::NoButton, button);
}

void UserSimulation::drag(QWidget &widget, QPoint from, QPoint to)
{
    hold(widget, from);
    constexpr int steps = 8;
    for (int i = 1; i <= steps; ++i)
        pull(widget, from + (to - from) * i / steps);
    letGo(widget, to);
}

void UserSimulation::hold(QWidget &widget, QPoint at)
{
    moveTo(widget, at);
    mouse(MouseAct::Press, widget, at, Qt::LeftButton, Qt::LeftButton);
}

void UserSimulation::pull(QWidget &widget, QPoint to)
{
    mouse(MouseAct::Move, widget, to, Qt::LeftButton, Qt::NoButton);
}

void UserSimulation::letGo(QWidget &widget, QPoint at)
{
    mouse(MouseAct::Release, widget, at, Qt::NoButton, Qt::LeftButton);
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

void UserSimulation::press(int key, Qt::KeyboardModifiers modifiers, const QString &text)
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
    qt_handleKeyEvent(window, QEvent::KeyPress, key, modifiers, text);
    settle();
    if (window) // the key may have closed it
        qt_handleKeyEvent(window, QEvent::KeyRelease, key, modifiers, text);
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
    int key = keyNamed(rest);
    if (key == 0)
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
    press(key, modifiers, text);
    return true;
}

void UserSimulation::type(const QString &text)
{
    for (const QChar c : text) {
        const QString one(c);
        press(keyNamed(one), c.isUpper() ? Qt::ShiftModifier : Qt::NoModifier, one);
    }
}

} // namespace entente::app
