#include "walker.h"

#include "evening.h"
#include "map/mapview.h"
#include "board/boardpage.h"

#include <QAction>
#include <QApplication>
#include <QHelpEvent>
#include <QMenu>

#include <array>
#include <utility>

namespace entente::app {

using namespace Qt::StringLiterals;

namespace {

/// What people press, the likelier the oftener.
constexpr const char keys[] =
    "Return Return Enter Space Tab Tab Shift+Tab Escape Escape Backspace Delete Left Right Up Down Home "
    "End PageUp PageDown Ctrl+Return Ctrl+Shift+Return Ctrl+Z Ctrl+Z Ctrl+Z Ctrl+Shift+Z Ctrl+Shift+Z "
    "Ctrl+Y Ctrl+A Ctrl+C Ctrl+V Ctrl+X Ctrl+Shift+C Ctrl+Shift+P Ctrl+M Ctrl+T Ctrl+G Ctrl+B Ctrl+K "
    "Ctrl+L Ctrl+D Ctrl+E Ctrl+S Ctrl+O Ctrl+Shift+S Ctrl+Shift+M Ctrl+Delete Alt+Left Alt+Right F1 F2 "
    "F5 Shift+F5 F6 F9 F11 Pause Shift+O + - 0 1 2 3 a b c d f h m n o p r s t v w x";

constexpr const char *texts[] = {"mun - bur",       "lon h",    "vie - gal",    "edi - nth", "a par s mar",
                                 "tri s tyr - vie", "xx",       "stp/sc - gob", "con",       "1234",
                                 "waive",           "rom - ven"};

/// Everything that can be clicked, in the order in which it was made.
QList<QWidget *> clickable()
{
    QList<QWidget *> found;
    QWidget *only =
        QApplication::activePopupWidget() ? QApplication::activePopupWidget() : QApplication::activeModalWidget();
    const QList<QWidget *> tops = only ? QList<QWidget *>{only} : QList<QWidget *>{QApplication::activeWindow()};
    for (QWidget *top : tops) {
        if (!top)
            continue;
        for (QWidget *widget : top->findChildren<QWidget *>()) {
            const bool byTheClock = widget->inherits("QComboBoxPrivateScroller")
                                    || widget->inherits("QLineEditIconButton"); // they come and go
            if (widget->isVisible() && widget->isEnabled() && !widget->visibleRegion().isEmpty()
                && widget->window() == top && !byTheClock)
                found += widget;
        }
        if (found.isEmpty())
            found += top; // a menu
    }
    return found;
}

/// Some would end the walk. What a computer answers comes when its thread is done, so that all steps after it would
/// hang upon the machine.
bool isLeftOut(const QAction &action)
{
    const QString name = action.objectName();
    return name == "quit"_L1 || name == "home"_L1 || name == "newGame"_L1 || name == "againstComputer"_L1
           || name == "learn"_L1 || name == "puzzles"_L1 || name == "advice"_L1 || name == "safest"_L1
           || name == "guess"_L1 || name == "cases"_L1 || name == "labels"_L1 || action.menu()
           || name.startsWith("language-"_L1);
}

/// A menu gathers letters to a word until two seconds have passed, so that what they choose hangs upon the machine.
bool isMenuOpen()
{
    return qobject_cast<const QMenu *>(QApplication::activePopupWidget()) != nullptr;
}

} // namespace

int Walker::below(int bound)
{
    return static_cast<int>(m_chance() % static_cast<unsigned>(bound));
}

QPoint Walker::placeIn(const QWidget &widget)
{
    const QRect rect = widget.visibleRegion().boundingRect();
    return rect.isEmpty() ? QPoint() : rect.topLeft() + QPoint(below(rect.width()), below(rect.height()));
}

QString Walker::step()
{
    const std::pair<int, QString (Walker::*)()> ways[] = {{35, &Walker::pressKey},
                                                          {8, &Walker::type},
                                                          {25, &Walker::clickSomewhere},
                                                          {24, &Walker::useMap},
                                                          {8, &Walker::call}};
    int draw = below(100);
    for (const auto &[share, way] : ways) {
        if (draw < share)
            return (this->*way)();
        draw -= share;
    }
    return {};
}

QString Walker::pressKey()
{
    static const QStringList all = QString::fromLatin1(keys).split(u' ');
    QString key = all[below(static_cast<int>(all.size()))];
    if (key.size() == 1 && isMenuOpen())
        key = u"Down"_s;
    m_evening.user().key(key);
    return u"key "_s + key;
}

QString Walker::type()
{
    if (isMenuOpen())
        return pressKey();
    const QString text = QString::fromLatin1(texts[below(static_cast<int>(std::size(texts)))]);
    if (below(2) == 0 && m_evening.window().board().isVisible())
        m_evening.window().board().focusOrderLine();
    m_evening.user().type(text);
    if (below(2) == 0)
        m_evening.user().key(u"Return"_s);
    return u"type "_s + text;
}

QString Walker::clickSomewhere()
{
    const QList<QWidget *> all = clickable();
    if (all.isEmpty())
        return u"nothing to click"_s;
    QWidget &widget = *all[below(static_cast<int>(all.size()))];
    const QString name =
        widget.objectName().isEmpty() ? QString::fromLatin1(widget.metaObject()->className()) : widget.objectName();
    const QPoint at = below(2) == 0 ? widget.visibleRegion().boundingRect().center() : placeIn(widget);
    m_evening.user().click(widget, at, below(8) == 0 ? Qt::RightButton : Qt::LeftButton);
    return u"click %1 at %2, %3"_s.arg(name).arg(at.x()).arg(at.y());
}

QString Walker::useMap()
{
    BoardPage &board = m_evening.window().board();
    if (!board.isVisible() || QApplication::activePopupWidget() || QApplication::activeModalWidget())
        return clickSomewhere();
    QWidget &map = *board.map().viewport();
    const QPoint at = placeIn(map);
    UserSimulation &user = m_evening.user();
    switch (below(8)) {
    case 0: user.moveTo(map, at); return u"hover %1, %2"_s.arg(at.x()).arg(at.y());
    case 1: user.wheel(map, at, below(2) == 0 ? 1 : -1); return u"wheel %1, %2"_s.arg(at.x()).arg(at.y());
    case 2: user.drag(map, at, placeIn(map)); return u"drag from %1, %2"_s.arg(at.x()).arg(at.y());
    case 3: {
        QHelpEvent asks(QEvent::ToolTip, at, map.mapToGlobal(at));
        m_evening.setHints(true);
        QApplication::sendEvent(&map, &asks);
        m_evening.setHints(false);
        return u"hint at %1, %2"_s.arg(at.x()).arg(at.y());
    }
    default: user.click(map, at); return u"click map %1, %2"_s.arg(at.x()).arg(at.y());
    }
}

QString Walker::call()
{
    if (QApplication::activePopupWidget() || QApplication::activeModalWidget())
        return pressKey();
    QList<QAction *> open;
    for (QAction *action : m_evening.window().findChildren<QAction *>()) {
        if (action->isEnabled() && action->isVisible() && !action->objectName().isEmpty() && !isLeftOut(*action))
            open += action;
    }
    if (open.isEmpty())
        return {};
    QAction &action = *open[below(static_cast<int>(open.size()))];
    const QString name = action.objectName();
    action.trigger();
    UserSimulation::settle();
    return u"call "_s + name;
}

} // namespace entente::app
