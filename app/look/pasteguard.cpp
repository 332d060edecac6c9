#include "look/pasteguard.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QMimeData>

namespace entente::app {

bool PasteGuard::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::KeyPress && watched->isWidgetType()
        && static_cast<QKeyEvent *>(event)->matches(QKeySequence::Paste)) {
        const QMimeData *held = QGuiApplication::clipboard()->mimeData();
        if (!held || held->text().isEmpty())
            return true;
    }
    return QObject::eventFilter(watched, event);
}

} // namespace entente::app
