#include "everythingseen.h"

#include "document/gamedocument.h"
#include "map/mapview.h"
#include "orders/notation.h"
#include "panels/rows.h"
#include "tools/ordertool.h"
#include "window/boardpage.h"
#include "window/mainwindow.h"
#include "window/publicboard.h"

#include <QAbstractAnimation>
#include <QAbstractItemView>
#include <QAccessible>
#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QCompleter>
#include <QDebug>
#include <QDirIterator>
#include <QFile>
#include <QGraphicsItem>
#include <QGraphicsView>
#include <QLineEdit>
#include <QMenu>
#include <QMetaProperty>
#include <QMimeData>
#include <QRegularExpression>
#include <QSignalBlocker>
#include <QTextDocument>
#include <QTextEdit>
#include <QTimer>
#include <QUndoStack>

#include <algorithm>
#include <set>

namespace entente::app {

using namespace Qt::StringLiterals;

namespace {

/// Properties that tell nothing: they follow from others, or are pictures and colours of the theme.
bool tellsNothing(const QByteArray &property)
{
    static const std::set<QByteArray> names = {"objectName",
                                               "palette",
                                               "font",
                                               "cursor",
                                               "locale",
                                               "sizePolicy",
                                               "windowIcon",
                                               "icon",
                                               "pixmap",
                                               "picture",
                                               "movie",
                                               "x",
                                               "y",
                                               "pos",
                                               "size",
                                               "width",
                                               "height",
                                               "rect",
                                               "frameGeometry",
                                               "frameSize",
                                               "normalGeometry",
                                               "childrenRect",
                                               "childrenRegion",
                                               "minimumSizeHint",
                                               "sizeHint",
                                               "baseSize",
                                               "sizeIncrement",
                                               "minimumWidth",
                                               "minimumHeight",
                                               "maximumWidth",
                                               "maximumHeight",
                                               "layoutDirection",
                                               "inputMethodHints",
                                               "styleSheet",
                                               "html",
                                               "backgroundBrush",
                                               "foregroundBrush",
                                               "iconText",
                                               "markdown",
                                               "documentTitle",
                                               "pageSize",
                                               "textWidth",
                                               "idealWidth",
                                               "frameRect",
                                               "inputMask",
                                               "displayText",
                                               "acceptableInput"};
    return names.count(property) > 0;
}

/// What is hidden is laid out when it is shown again.
bool isLaidOut(const QByteArray &property)
{
    static const std::set<QByteArray> names = {"geometry",       "minimum",  "maximum",    "value",
                                               "sliderPosition", "pageStep", "singleStep", "sceneRect"};
    return names.count(property) > 0;
}

QString said(const QVariant &value)
{
    if (!value.isValid())
        return {};
    if (value.metaType().flags() & QMetaType::PointerToQObject) {
        const auto *object = value.value<QObject *>();
        return object ? QString::fromLatin1(object->metaObject()->className()) + u' ' + object->objectName()
                      : u"none"_s;
    }
    if (value.metaType().flags() & QMetaType::IsPointer)
        return {};
    if (value.canConvert<QString>())
        return value.toString();
    static const QRegularExpression address(u"0x[0-9a-f]+"_s);
    QString text;
    QDebug(&text).nospace().noquote() << value;
    return text.remove(address);
}

/// Long pages are laid out piece by piece; the arrows of a long list, the buttons in fields and the card of a place
/// show themselves after a moment: what is read there is compared (the card's below, for every place), when it comes is
/// not.
bool comesWithTime(const QObject &object)
{
    if (object.inherits("QComboBoxPrivateScroller") || object.inherits("QLineEditIconButton")
        || object.objectName() == "placeCard"_L1)
        return true;
    for (const QObject *above = &object; object.inherits("QScrollBar") && above; above = above->parent()) {
        if (above->inherits("QTextBrowser"))
            return true;
    }
    return false;
}

/// Walks over every object of the program and writes down what it says.
class Witness {
public:
    explicit Witness(Seen &seen) : m_seen(seen) {}

    void look(const QObject &object, const QString &path)
    {
        m_paths.insert(&object, path);
        if (object.inherits("QTimer") || object.inherits("QAbstractAnimation")
            || object.inherits("QAbstractTextDocumentLayout"))
            return; // how long something takes is no secret, and no two runs take equally long; nor is how a line was
                    // broken last
        if (comesWithTime(object))
            return;
        properties(object, path);
        if (const auto *field = qobject_cast<const QLineEdit *>(&object))
            undoOf(const_cast<QLineEdit &>(*field), path);
        else if (const auto *text = qobject_cast<const QTextDocument *>(&object))
            say(path, u"can be undone and redone"_s,
                u"%1 and %2"_s.arg(text->availableUndoSteps()).arg(text->availableRedoSteps()));
        if (const auto *edit = qobject_cast<const QTextEdit *>(&object))
            say(path, u"cursor"_s, u"%1 to %2"_s.arg(edit->textCursor().anchor()).arg(edit->textCursor().position()));
        if (const auto *view = qobject_cast<const QAbstractItemView *>(&object)) {
            model(view->model(), path);
            say(path, u"current"_s, placeOf(view->currentIndex()));
            if (const auto *rows = dynamic_cast<const RowModel *>(view->model()))
                drawnRows(*rows, path);
        } else if (const auto *choice = qobject_cast<const QComboBox *>(&object)) {
            model(choice->model(), path);
        } else if (const auto *completer = qobject_cast<const QCompleter *>(&object)) {
            model(completer->model(), path);
        }
        if (const auto *menu = qobject_cast<const QMenu *>(&object)) {
            QStringList entries;
            for (const QAction *action : menu->actions())
                entries += action->text();
            say(path, u"entries"_s, entries.join(u'|'));
        }
        if (const auto *graphics = qobject_cast<const QGraphicsView *>(&object))
            scene(*graphics, path);
        QMap<QString, int> sameName;
        for (const QObject *child : object.children()) {
            const QString name = nameOf(*child);
            const int number = ++sameName[name];
            look(*child, path + u'/' + name + (number > 1 ? u'#' + QString::number(number) : QString()));
        }
    }

    void say(const QString &path, const QString &what, const QString &value)
    {
        if (!value.isEmpty())
            m_seen.insert(path + u'.' + what, value);
    }

    QString pathOf(const QObject *object) const { return object ? m_paths.value(object, u"elsewhere"_s) : u"none"_s; }

    static QString nameOf(const QObject &object)
    {
        return object.objectName().isEmpty()
                   ? QString::fromLatin1(object.metaObject()->className()).section(u"::"_s, -1)
                   : object.objectName();
    }

private:
    void properties(const QObject &object, const QString &path)
    {
        const QMetaObject &meta = *object.metaObject();
        const auto *widget = qobject_cast<const QWidget *>(&object);
        const bool hidden = widget && !widget->isVisible();
        for (int i = 0; i < meta.propertyCount(); ++i) {
            const QMetaProperty property = meta.property(i);
            if (property.isReadable() && !tellsNothing(property.name()) && !(hidden && isLaidOut(property.name())))
                say(path, QString::fromLatin1(property.name()), said(property.read(&object)));
        }
        for (const QByteArray &name : object.dynamicPropertyNames()) {
            if (!name.startsWith("_q_"))
                say(path, QString::fromLatin1(name), said(object.property(name)));
        }
    }

    /// Undoes as far as it goes and puts everything back, unheard.
    void undoOf(QLineEdit &field, const QString &path)
    {
        const QSignalBlocker quiet(field);
        QStringList before;
        while (field.isUndoAvailable() && before.size() < 100) {
            field.undo();
            before += field.text();
        }
        for (qsizetype i = 0; i < before.size(); ++i)
            field.redo();
        say(path, u"undo brings"_s, before.join(u", then "_s));
        QStringList after;
        while (field.isRedoAvailable() && after.size() < 100) {
            field.redo();
            after += field.text();
        }
        for (qsizetype i = 0; i < after.size(); ++i)
            field.undo();
        say(path, u"redo brings"_s, after.join(u", then "_s));
    }

    static QString placeOf(const QModelIndex &index)
    {
        return index.isValid() ? u"row %1, column %2"_s.arg(index.row()).arg(index.column()) : u"none"_s;
    }

    void model(const QAbstractItemModel *model, const QString &path, const QModelIndex &parent = {})
    {
        if (!model)
            return;
        static const QList<int> roles = [] {
            QList<int> all = {
                Qt::DisplayRole,   Qt::EditRole,       Qt::ToolTipRole,        Qt::StatusTipRole,
                Qt::WhatsThisRole, Qt::CheckStateRole, Qt::AccessibleTextRole, Qt::AccessibleDescriptionRole};
            for (int role = Qt::UserRole; role < Qt::UserRole + 12; ++role)
                all += role;
            return all;
        }();
        for (int row = 0; row < model->rowCount(parent); ++row) {
            for (int column = 0; column < model->columnCount(parent); ++column) {
                const QModelIndex index = model->index(row, column, parent);
                QStringList values;
                for (int role : roles)
                    values += said(index.data(role));
                say(path, u"row %1, column %2"_s.arg(row).arg(column),
                    values.join(u'|') + u' ' + QString::number(index.flags()));
                if (model->hasChildren(index))
                    this->model(model, path + u'.' + QString::number(row), index);
            }
        }
    }

    void drawnRows(const RowModel &rows, const QString &path)
    {
        for (qsizetype i = 0; i < rows.rows().size(); ++i) {
            const Row &row = rows.rows()[i];
            say(path, u"drawn row %1"_s.arg(i),
                plainText(row.text) + u'|' + plainText(row.shortText) + u'|' + plainText(row.reason) + u'|' + row.right
                    + u'|' + row.action
                    + u"|%1 %2 %3 %4 %5 %6 %7 %8 %9"_s.arg(int(row.mark))
                          .arg(row.power.index())
                          .arg(row.unitKind.index())
                          .arg(row.region.index())
                          .arg(int(row.layer))
                          .arg(row.inBox)
                          .arg(row.struck)
                          .arg(row.crossed)
                          .arg(row.counts));
        }
    }

    void scene(const QGraphicsView &view, const QString &path)
    {
        say(path, u"transform"_s, said(view.transform()));
        if (!view.scene())
            return;
        QStringList items;
        for (const QGraphicsItem *item : view.scene()->items(Qt::AscendingOrder))
            items += u"%1 %2 %3"_s.arg(item->type()).arg(item->isVisible()).arg(item->toolTip());
        // Where they are the map's state tells. In which order they were made tells nothing, nor how large: they follow
        // the zoom a moment later.
        items.sort();
        say(path, u"items"_s, items.join(u'\n'));
    }

    Seen &m_seen;
    QHash<const QObject *, QString> m_paths;
};

/// What is read to those who can't see it.
void listen(QAccessibleInterface *face, const QString &path, Witness &witness)
{
    if (!face || !face->isValid())
        return;
    QStringList words;
    for (const QAccessible::Text text :
         {QAccessible::Name, QAccessible::Description, QAccessible::Value, QAccessible::Help, QAccessible::Accelerator})
        words += face->text(text);
    const QAccessible::State state = face->state();
    words += u"%1 %2%3%4%5%6"_s.arg(face->role())
                 .arg(int(state.disabled))
                 .arg(int(state.selected))
                 .arg(int(state.checked))
                 .arg(int(state.expanded))
                 .arg(int(state.focused));
    witness.say(path, u"read out"_s, words.join(u'|'));
    for (int i = 0; i < face->childCount(); ++i)
        listen(face->child(i), path + u'/' + QString::number(i), witness);
}

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
        lines += u"shade %1 %2"_s.arg(province(shade.province)).arg(shade.strength);
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
        listen(QAccessible::queryAccessibleInterface(top), path, witness);
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
    seen[u"map"_s] = said(map.transform()) + (document.hasGame() ? spelled(document.board(), map.state()) : QString());
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

Seen filesSeen(const QString &folder)
{
    // Drawn by lot: names of copies and keys, and everything that is locked (its length counts).
    static const QRegularExpression lot(
        u"[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}|[A-Za-z0-9_-]{16}(?=\\.key)"_s);
    static const QRegularExpression locked(u"[A-Za-z0-9_-]{16,}(\\.[A-Za-z0-9_-]{16,})?"_s);
    Seen seen;
    QDirIterator every(folder, QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
    QMap<QString, int> sameName;
    while (every.hasNext()) {
        QFile file(every.next());
        if (!file.open(QIODevice::ReadOnly))
            continue;
        QString path = file.fileName().mid(folder.size());
        path.replace(lot, u"*"_s);
        if (const int number = ++sameName[path]; number > 1)
            path += u'#' + QString::number(number);
        const QByteArray bytes = file.readAll();
        if (path.endsWith(u".lock"_s)) {
            seen[path] = u"there"_s; // holds the number of the process
            continue;
        }
        seen[path + u".size"_s] = QString::number(bytes.size());
        if (path.endsWith(u".key"_s))
            continue;
        QString text = QString::fromUtf8(bytes);
        text.replace(folder, u"~"_s).replace(lot, u"*"_s);
        QString open;
        qsizetype from = 0;
        for (auto matches = locked.globalMatch(text); matches.hasNext();) {
            const QRegularExpressionMatch match = matches.next();
            open += text.mid(from, match.capturedStart() - from) + u"<%1 letters>"_s.arg(match.capturedLength());
            from = match.capturedEnd();
        }
        int line = 0;
        for (const QString &each : (open + text.mid(from)).split(u'\n'))
            seen[path + u", line %1"_s.arg(++line, 4)] = each;
    }
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
