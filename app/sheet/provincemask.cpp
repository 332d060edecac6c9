#include "sheet/provincemask.h"

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

MaskCount::MaskCount(const ProvinceMask &mask, const ProvinceSet &counted)
    : m_width(mask.m_width), m_height(mask.m_height), m_sums(static_cast<std::size_t>((m_width + 1) * (m_height + 1)))
{
    const auto row = static_cast<std::size_t>(m_width + 1);
    std::size_t cell = 0;
    for (std::size_t at = row; at < m_sums.size(); ++at) {
        if (at % row == 0)
            continue;
        const ProvinceId under = mask.m_cells[cell++];
        m_sums[at] = m_sums[at - 1] + m_sums[at - row] - m_sums[at - row - 1]
                     + (under.valid() && counted.contains(under) ? 1 : 0);
    }
}

bool MaskCount::containsAll(const Corners &corners) const
{
    const auto [first, last] = corners;
    const int left = static_cast<int>(first.x() / ProvinceMask::cell);
    const int top = static_cast<int>(first.y() / ProvinceMask::cell);
    const int right = static_cast<int>(last.x() / ProvinceMask::cell) + 1;
    const int bottom = static_cast<int>(last.y() / ProvinceMask::cell) + 1;
    if (first.x() < 0 || first.y() < 0 || right > m_width || bottom > m_height)
        return false;
    const auto sum = [this](int x, int y) { return m_sums[static_cast<std::size_t>(y * (m_width + 1) + x)]; };
    return sum(right, bottom) - sum(left, bottom) - sum(right, top) + sum(left, top) == (right - left) * (bottom - top);
}

} // namespace entente::app
