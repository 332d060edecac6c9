#pragma once

#include <QPoint>
#include <QPointer>
#include <QString>
#include <QWidget>

class QWindow;

namespace entente::app {

/// Mouse and keyboard from a program, along the whole way that real ones go: through the window,
/// its popups, its shortcuts and its focus.
class UserSimulation {
public:
    explicit UserSimulation(QWidget &window) : m_window(window) {}

    void moveTo(QWidget &widget, QPoint at);
    void click(QWidget &widget, QPoint at, Qt::MouseButton button = Qt::LeftButton);
    void drag(QWidget &widget, QPoint from, QPoint to, Qt::MouseButton button = Qt::LeftButton);
    /// The parts of a drag: the left button goes down, moves while it is down, comes up.
    void hold(QWidget &widget, QPoint at);
    void pull(QWidget &widget, QPoint to);
    void letGo(QWidget &widget, QPoint at);
    void wheel(QWidget &widget, QPoint at, int notches);
    /// A finger that taps, or with a time in milliseconds rests before it is lifted.
    void tap(QWidget &widget, QPoint at, int rests = 0);
    /// Two fingers beside a point, until they are so many per cent as far apart and have come to another.
    void pinch(QWidget &widget, QPoint from, QPoint to, int percent);
    /// "s", "Return", "Ctrl+Z"; false if there is no such key.
    bool key(const QString &name);
    void type(const QString &text);
    /// How often a button or a key went down since the last resetCounts().
    int clicks() const { return m_clicks; }
    int keys() const { return m_keys; }
    void activate(QWidget &window) { m_clicked = &window; } ///< as a click on it would
    void countClick() { ++m_clicks; }                       ///< one that a script made on a person's behalf
    void resetCounts() { m_clicks = m_keys = 0; }
    /// Lets the program answer: all events that are waiting.
    static void settle();

private:
    void press(QWidget &widget, QPoint at, Qt::MouseButton button);
    void release(QWidget &widget, QPoint at, Qt::MouseButton button);
    void strike(Qt::Key key, Qt::KeyboardModifiers modifiers, const QString &text);
    QWindow *target(QWidget &widget) const;
    QPoint pointIn(QWidget &widget, QPoint at) const; ///< of the target

    QWidget &m_window;
    QPointer<QWidget> m_clicked; ///< the window that was clicked last: it has the keys, as under a window manager
    int m_clicks = 0;
    int m_keys = 0;
};

} // namespace entente::app
