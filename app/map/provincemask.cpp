#include "map/provincemask.h"

#include <QImage>
#include <QPainter>

namespace entente::app {

ProvinceMask::ProvinceMask(const MapSheet &sheet)
    : m_width(qCeil(sheet.size().width() / cell))
    , m_height(qCeil(sheet.size().height() / cell))
{
    QImage image(m_width, m_height, QImage::Format_RGB32);
    image.fill(qRgb(0, 0, 255)); // 255 is no province
    QPainter painter(&image);
    painter.scale(1 / cell, 1 / cell);
    painter.setPen(Qt::NoPen);
    for (int i = 0; i < sheet.provinceCount(); ++i) {
        painter.setBrush(QColor(0, 0, i));
        painter.drawPath(sheet.outline(ProvinceId(i)));
    }
    painter.end();
    m_cells.reserve(static_cast<std::size_t>(m_width * m_height));
    for (int y = 0; y < m_height; ++y) {
        const auto *line = reinterpret_cast<const QRgb *>(image.constScanLine(y));
        for (int x = 0; x < m_width; ++x)
            m_cells.push_back(static_cast<std::uint8_t>(qBlue(line[x])));
    }
}

} // namespace entente::app
