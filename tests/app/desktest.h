#pragma once

#include "studio/studiodesk.h"

#include <QApplication>
#include <QDragEnterEvent>
#include <QDropEvent>
#include <QMimeData>
#include <QUrl>

namespace entente::app {

/// Drags a file over the desk and lets it go there; false: it was not welcome.
inline bool dropOn(StudioDesk &desk, const QString &path)
{
    QMimeData data;
    data.setUrls({QUrl::fromLocalFile(path)});
    const QPoint at = desk.rect().center();
    QDragEnterEvent enters(at, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(&desk, &enters);
    QDropEvent drops(at, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    if (enters.isAccepted())
        QApplication::sendEvent(&desk, &drops);
    return enters.isAccepted() && drops.isAccepted();
}

} // namespace entente::app
