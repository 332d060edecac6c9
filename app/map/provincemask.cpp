#include "map/provincemask.h"

#include <QImage>
#include <QPainter>

namespace entente::app {

namespace {

ProvinceId numbered(int number)
{
    return number > 0 ? ProvinceId(number - 1) : ProvinceId();
}

} // namespace

ProvinceMask::ProvinceMask(const MapSheet &sheet)
    : m_width(qCeil(sheet.size().width() / cell)), m_height(qCeil(sheet.size().height() / cell))
{
    QImage image(m_width, m_height, QImage::Format_RGB32);
    image.fill(Qt::black); // no province: they are counted from 1
    QPainter painter(&image);
    painter.scale(1 / cell, 1 / cell);
    painter.setPen(Qt::NoPen);
    for (int i = 0; i < sheet.provinceCount(); ++i) {
        painter.setBrush(QColor::fromRgb(0, (i + 1) / 256, (i + 1) % 256));
        painter.drawPath(sheet.outline(ProvinceId(i)));
    }
    painter.end();
    m_cells.reserve(static_cast<std::size_t>(m_width * m_height));
    for (int y = 0; y < m_height; ++y) {
        const auto *line = reinterpret_cast<const QRgb *>(image.constScanLine(y));
        for (int x = 0; x < m_width; ++x)
            m_cells.push_back(numbered(qGreen(line[x]) * 256 + qBlue(line[x])));
    }
}

} // namespace entente::app
