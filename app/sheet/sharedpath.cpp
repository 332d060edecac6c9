#include "sheet/sharedpath.h"

#include <QImage>
#include <QPainter>

namespace entente::app {

QPainterPath ready(const QPainterPath &path)
{
    QImage nowhere(1, 1, QImage::Format_RGB32);
    QPainter painter(&nowhere);
    painter.fillPath(path, Qt::black);
    path.boundingRect();
    path.controlPointRect();
    return path;
}

} // namespace entente::app
