#include "map/keptpicture.h"

#include <QPainter>
#include <QWidget>

namespace entente::app {

void KeptPicture::draw(QPainter &painter, const QWidget &widget, int state,
                       const std::function<void(QPainter &)> &paint)
{
    const qreal ratio = widget.devicePixelRatioF();
    const QSize size = (QSizeF(widget.size()) * ratio).toSize();
    if (m_picture.size() != size || m_picture.devicePixelRatio() != ratio || m_state != state) {
        m_picture = QPixmap(size);
        m_picture.setDevicePixelRatio(ratio);
        m_picture.fill(Qt::transparent);
        m_state = state;
        QPainter inside(&m_picture);
        inside.setRenderHint(QPainter::Antialiasing);
        inside.setFont(widget.font());
        paint(inside);
    }
    painter.drawPixmap(QPointF(), m_picture);
}

} // namespace entente::app
