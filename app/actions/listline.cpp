#include "actions/listline.h"

#include <QClipboard>
#include <QContextMenuEvent>
#include <QDropEvent>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QMenu>
#include <QMimeData>

#include <memory>

namespace entente::app {

using namespace Qt::StringLiterals;

void ListLine::keyPressEvent(QKeyEvent *event)
{
    if (event->matches(QKeySequence::Paste))
        paste();
    else
        QLineEdit::keyPressEvent(event);
}

void ListLine::contextMenuEvent(QContextMenuEvent *event)
{
    const std::unique_ptr<QMenu> menu(createStandardContextMenu());
    for (QAction *action : menu->actions()) {
        if (action->objectName() == u"edit-paste"_s) {
            action->disconnect();
            connect(action, &QAction::triggered, this, &ListLine::paste);
        }
    }
    menu->exec(event->globalPos());
}

void ListLine::dropEvent(QDropEvent *event)
{
    // What is moved inside the field is one line already, and the field takes it away from where it was.
    if (event->source() == this || !event->mimeData()->hasText()) {
        QLineEdit::dropEvent(event);
        return;
    }
    setCursorPosition(cursorPositionAt(event->position().toPoint()));
    insertList(event->mimeData()->text());
    event->setDropAction(Qt::CopyAction);
    event->accept();
}

void ListLine::paste()
{
    insertList(QGuiApplication::clipboard()->text());
}

void ListLine::insertList(const QString &text)
{
    QStringList lines;
    for (const QString &line : text.split(u'\n')) {
        if (!line.trimmed().isEmpty())
            lines += line.trimmed();
    }
    insert(lines.join(u"; "_s));
}

} // namespace entente::app
