#include "everythingseen.h"

#include "document/gamedocument.h"
#include "map/mapview.h"
#include "orders/notation.h"
#include "tools/ordertool.h"
#include "board/boardpage.h"
#include "window/mainwindow.h"
#include "window/publicboard.h"
#include "witness.h"

#include <QAccessible>
#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QMimeData>
#include <QUndoStack>

#include <algorithm>

namespace entente::app {

using namespace Qt::StringLiterals;

namespace {

QString spelled(const Board &board, const MapState &state)
{
    QStringList lines;
    const auto province = [&](ProvinceId id) {
        return id.valid() ? QString::fromStdString(board.province(id).abbreviation) : u"none"_s;
    };
    const auto region = [&](RegionId id) {
        return id.valid() ? QString::fromStdString(board.regionText(id)) : u"none"_s;
    };
    for (const MapUnit &unit : state.units)
        lines += u"unit %1 of %2: %3%4%5%6"_s.arg(region(unit.unit.region))
                     .arg(unit.unit.power.index())
                     .arg(unit.dislodged)
                     .arg(unit.faded)
                     .arg(unit.ringed)
                     .arg(unit.waiting);
    for (const MapOrder &order : state.orders)
        lines += u"order %1, %2%3%4%5%6 %7"_s.arg(QString::fromStdString(orderText(board, order.order, Stage::Moves)))
                     .arg(int(order.state))
                     .arg(order.own)
                     .arg(order.lit)
                     .arg(order.faint)
                     .arg(order.dislodged)
                     .arg(order.strength);
    for (ProvinceId offer : state.offers)
        lines += u"offered "_s + province(offer);
    for (ProvinceId lit : state.lit)
        lines += u"lit "_s + province(lit);
    for (const MapSign &sign : state.signs)
        lines += u"sign %1 at %2 %3"_s.arg(int(sign.kind)).arg(region(sign.at), sign.text);
    for (const MapArrow &arrow : state.arrows)
        lines += u"arrow %1 to %2"_s.arg(province(arrow.from), province(arrow.to));
    for (const MapShade &shade : state.shades)
        lines += u"shade %1 %2 %3"_s.arg(province(shade.province)).arg(shade.strength).arg(int(shade.kind));
    for (std::size_t i = 0; i < state.owner.size(); ++i)
        lines += u"owner %1 %2"_s.arg(province(ProvinceId(static_cast<int>(i)))).arg(state.owner[i].index());
    lines += u"hovered %1, selected %2, veil %3, hush %4"_s.arg(province(state.hovered), region(state.selected.region))
                 .arg(state.veil)
                 .arg(state.hush);
    return lines.join(u'\n');
}

/// Top-level widgets come in no order of their own.
QList<QWidget *> roots()
{
    QList<QWidget *> found;
    for (QWidget *top : QApplication::topLevelWidgets()) {
        if (!top->parent())
            found += top;
    }
    std::sort(found.begin(), found.end(), [](const QWidget *a, const QWidget *b) {
        const auto rank = [](const QWidget *w) {
            return std::make_tuple(Witness::nameOf(*w), w->isVisible(), w->windowTitle(), w->width(), w->height());
        };
        return rank(a) < rank(b);
    });
    return found;
}

} // namespace

Seen everythingSeen(MainWindow &window)
{
    Seen seen;
    Witness witness(seen);
    QMap<QString, int> sameName;
    for (QWidget *top : roots()) {
        const QString name = Witness::nameOf(*top);
        const int number = ++sameName[name];
        const QString path = number > 1 ? name + u'#' + QString::number(number) : name;
        witness.look(*top, path);
        witness.listen(QAccessible::queryAccessibleInterface(top), path);
    }
    GameDocument &document = window.document();
    if (document.hasGame())
        witness.say(u"map"_s, u"state"_s, spelled(document.board(), window.board().map().state()));
    if (document.hasGame() && window.publicBoard())
        witness.say(u"public map"_s, u"state"_s, spelled(document.board(), window.publicBoard()->map().state()));
    for (int i = 0; document.hasGame() && i < document.board().regionCount(); ++i)
        witness.say(u"card of a place"_s, QString::number(i), window.board().tool().describe(RegionId(i)));
    const MapView &map = window.board().map();
    witness.say(u"map"_s, u"zoom"_s, QString::number(map.zoom()));
    witness.say(u"map"_s, u"look"_s, u"labels %1, patterns %2"_s.arg(int(map.look().labels)).arg(map.look().patterns));
    QStringList steps;
    for (int i = 0; i < document.undoStack()->count(); ++i)
        steps += document.undoStack()->text(i);
    witness.say(u"steps"_s, u"texts"_s, steps.join(u'|'));
    witness.say(u"steps"_s, u"undo, redo"_s,
                u"%1 %2, at %3 of %4"_s.arg(document.canUndo())
                    .arg(document.canRedo())
                    .arg(document.undoStack()->index())
                    .arg(document.undoStack()->count()));
    witness.say(u"document"_s, u"path"_s, document.path().section(u'/', -1)); // whether it is saved is shown nowhere
    const QClipboard &clipboard = *QApplication::clipboard();
    witness.say(u"clipboard"_s, u"text"_s,
                clipboard.text() + u' '
                    + (clipboard.mimeData() ? clipboard.mimeData()->formats().join(u' ') : QString()));
    if (clipboard.supportsSelection())
        witness.say(u"clipboard"_s, u"selection"_s, clipboard.text(QClipboard::Selection));
    witness.say(u"program"_s, u"focus"_s, witness.pathOf(QApplication::focusWidget()));
    witness.say(u"program"_s, u"popup"_s, witness.pathOf(QApplication::activePopupWidget()));
    witness.say(u"program"_s, u"modal"_s, witness.pathOf(QApplication::activeModalWidget()));
    witness.say(u"program"_s, u"window"_s, witness.pathOf(QApplication::activeWindow()));
    return seen;
}

Seen glance(MainWindow &window)
{
    Seen seen;
    const GameDocument &document = window.document();
    seen[u"title"_s] = window.windowTitle();
    seen[u"says"_s] = window.status();
    seen[u"step"_s] =
        u"%1 %2 %3"_s.arg(int(window.flow().step())).arg(window.flow().seat().index()).arg(window.clock().text());
    seen[u"undo, redo"_s] = u"%1 %2"_s.arg(document.canUndo()).arg(document.canRedo());
    seen[u"clipboard"_s] = QApplication::clipboard()->text();
    seen[u"focus"_s] = QApplication::focusWidget() ? Witness::nameOf(*QApplication::focusWidget()) : QString();
    const MapView &map = window.board().map();
    seen[u"map"_s] =
        valueText(map.transform()) + (document.hasGame() ? spelled(document.board(), map.state()) : QString());
    for (const QWidget *top : roots()) {
        int number = 0;
        for (const QWidget *widget : top->findChildren<QWidget *>()) {
            if (!widget->isVisible() || comesWithTime(*widget))
                continue;
            const QVariant text = widget->property("text");
            const QVariant plain = widget->property("plainText");
            seen[u"%1 %2 %3"_s.arg(Witness::nameOf(*top)).arg(++number).arg(Witness::nameOf(*widget))] =
                text.toString() + plain.toString() + u'|' + widget->toolTip() + u'|'
                + (widget->isEnabled() ? u"open"_s : u"closed"_s);
        }
    }
    for (const QAction *action : window.findChildren<QAction *>())
        seen[u"action "_s + action->objectName() + action->text()] =
            QString::number(action->isEnabled() * 4 + action->isVisible() * 2 + action->isChecked());
    return seen;
}

QStringList differences(const Seen &one, const Seen &other)
{
    QStringList found;
    QSet<QString> keys;
    for (const Seen *seen : {&one, &other}) {
        for (auto at = seen->begin(); at != seen->end(); ++at)
            keys.insert(at.key());
    }
    QStringList sorted(keys.begin(), keys.end());
    sorted.sort();
    const auto part = [](QString value, const QString &against) {
        if (value.size() > 200) { // the first line that differs
            const QStringList lines = value.split(u'\n');
            const QStringList others = against.split(u'\n');
            for (qsizetype i = 0; i < lines.size(); ++i) {
                if (i >= others.size() || lines[i] != others[i])
                    return u"… "_s + lines[i].left(200);
            }
        }
        return value.left(200);
    };
    for (const QString &key : std::as_const(sorted)) {
        const QString a = one.value(key);
        const QString b = other.value(key);
        if (a != b)
            found += u"%1: “%2” or “%3”"_s.arg(key, part(a, b), part(b, a));
    }
    return found;
}

} // namespace entente::app
