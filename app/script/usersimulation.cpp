#include "script/usersimulation.h"

#include <QApplication>
#include <QKeySequence>
#include <QMetaEnum>
#include <QPointer>
#include <QTest>
#include <QWheelEvent>
#include <QWidget>
#include <QWindow>

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

} // namespace entente::app
