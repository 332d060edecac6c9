#pragma once

#include <QRectF>

namespace entente::app {

/// The box of a size whose middle is there.
inline QRectF boxAround(QPointF middle, QSizeF size)
{
    return QRectF(middle - QPointF(size.width(), size.height()) / 2, size);
}

} // namespace entente::app
