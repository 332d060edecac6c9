#include "look/filedrops.h"

#include <QDropEvent>
#include <QLineEdit>
#include <QMimeData>
#include <QPlainTextEdit>
#include <QTextEdit>

namespace entente::app {

namespace {

bool isTextField(QObject *watched)
{
    QObject *around = watched->parent();
    return qobject_cast<QLineEdit *>(watched) || qobject_cast<QPlainTextEdit *>(around)
           || qobject_cast<QTextEdit *>(around);
}

} // namespace

bool FileDrops::eventFilter(QObject *watched, QEvent *event)
{
    const bool drags = event->type() == QEvent::DragEnter || event->type() == QEvent::DragMove;
    if (!drags && event->type() != QEvent::Drop)
        return false;
    auto *drop = static_cast<QDropEvent *>(event);
    if (!drop->mimeData()->hasUrls() || !isTextField(watched))
        return false;
    event->ignore(); // for whatever lies around it
    return true;
}

} // namespace entente::app
