#include "script/scriptfuzz.h"

#include "orders/legality.h"
#include "script/usersimulation.h"
#include "board/boardpage.h"
#include "window/mainwindow.h"

#include <QApplication>

#include <random>

namespace entente::app {

using namespace Qt::StringLiterals;

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

} // namespace entente::app
