#include "witness.h"

#include "panels/rows.h"

#include <QAbstractItemView>
#include <QAccessible>
#include <QAction>
#include <QComboBox>
#include <QCompleter>
#include <QDebug>
#include <QGraphicsItem>
#include <QGraphicsView>
#include <QLineEdit>
#include <QMenu>
#include <QMetaProperty>
#include <QRegularExpression>
#include <QSignalBlocker>
#include <QTextDocument>
#include <QTextEdit>

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

QString placeOf(const QModelIndex &index)
{
    return index.isValid() ? u"row %1, column %2"_s.arg(index.row()).arg(index.column()) : u"none"_s;
}

} // namespace

QString valueText(const QVariant &value)
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

void Witness::look(const QObject &object, const QString &path)
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

void Witness::say(const QString &path, const QString &what, const QString &value)
{
    if (!value.isEmpty())
        m_seen.insert(path + u'.' + what, value);
}

QString Witness::pathOf(const QObject *object) const
{
    return object ? m_paths.value(object, u"elsewhere"_s) : u"none"_s;
}

QString Witness::nameOf(const QObject &object)
{
    return object.objectName().isEmpty() ? QString::fromLatin1(object.metaObject()->className()).section(u"::"_s, -1)
                                         : object.objectName();
}

void Witness::properties(const QObject &object, const QString &path)
{
    const QMetaObject &meta = *object.metaObject();
    const auto *widget = qobject_cast<const QWidget *>(&object);
    const bool hidden = widget && !widget->isVisible();
    for (int i = 0; i < meta.propertyCount(); ++i) {
        const QMetaProperty property = meta.property(i);
        if (property.isReadable() && !tellsNothing(property.name()) && !(hidden && isLaidOut(property.name())))
            say(path, QString::fromLatin1(property.name()), valueText(property.read(&object)));
    }
    for (const QByteArray &name : object.dynamicPropertyNames()) {
        if (!name.startsWith("_q_"))
            say(path, QString::fromLatin1(name), valueText(object.property(name)));
    }
}

/// Undoes as far as it goes and puts everything back, unheard.
void Witness::undoOf(QLineEdit &field, const QString &path)
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

void Witness::model(const QAbstractItemModel *model, const QString &path, const QModelIndex &parent)
{
    if (!model)
        return;
    static const QList<int> roles = [] {
        QList<int> all = {Qt::DisplayRole,   Qt::EditRole,       Qt::ToolTipRole,        Qt::StatusTipRole,
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
                values += valueText(index.data(role));
            say(path, u"row %1, column %2"_s.arg(row).arg(column),
                values.join(u'|') + u' ' + QString::number(index.flags()));
            if (model->hasChildren(index))
                this->model(model, path + u'.' + QString::number(row), index);
        }
    }
}

void Witness::drawnRows(const RowModel &rows, const QString &path)
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

void Witness::scene(const QGraphicsView &view, const QString &path)
{
    say(path, u"transform"_s, valueText(view.transform()));
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

void Witness::listen(QAccessibleInterface *face, const QString &path)
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
    say(path, u"read out"_s, words.join(u'|'));
    for (int i = 0; i < face->childCount(); ++i)
        listen(face->child(i), path + u'/' + QString::number(i));
}

} // namespace entente::app
