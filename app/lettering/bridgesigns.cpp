#include "lettering/bridgesigns.h"

#include "sheet/mapscale.h"
#include "sheet/pens.h"

#include <QPainter>
#include <QPainterPath>

namespace entente::app {

namespace {

constexpr qreal leastLength = 17;
constexpr qreal headLength = 5.2;
constexpr qreal headHalfWidth = 4.2;
constexpr qreal shaftWidth = 2;
constexpr qreal casingWidth = 2.6;

} // namespace

BridgeSign::BridgeSign(const QLineF &way, qreal pixel) : m_way(way), m_pixel(pixel)
{
    const QPointF middle = way.center();
    m_way.setLength(qMax(way.length(), leastLength * pixel));
    m_way.translate(middle - m_way.center());
}

QRectF BridgeSign::box() const
{
    const qreal reach = (headHalfWidth + casingWidth) * m_pixel;
    return QRectF(m_way.p1(), m_way.p2()).normalized().adjusted(-reach, -reach, reach, reach);
}

void BridgeSign::paint(QPainter &painter, const MapTheme &theme) const
{
    const QPointF along = (m_way.p2() - m_way.p1()) / m_way.length() * m_pixel;
    const QPointF across(-along.y(), along.x());
    QPainterPath heads;
    for (const int side : {-1, 1}) {
        const QPointF tip = side < 0 ? m_way.p1() : m_way.p2();
        const QPointF foot = tip - along * side * headLength;
        heads.addPolygon(QPolygonF{tip, foot + across * headHalfWidth, foot - across * headHalfWidth, tip});
    }
    QPainterPath shaft(m_way.p1() + along * headLength);
    shaft.lineTo(m_way.p2() - along * headLength);

    painter.save();
    painter.setBrush(Qt::NoBrush);
    painter.strokePath(heads, roundPen(theme.halo, casingWidth * m_pixel));
    painter.strokePath(shaft, roundPen(theme.halo, (shaftWidth + casingWidth) * m_pixel));
    painter.strokePath(shaft, roundPen(theme.crossing, shaftWidth * m_pixel));
    painter.fillPath(heads, theme.crossing);
    painter.restore();
}

std::vector<BridgeSign> bridgeSigns(const MapSheet &sheet, qreal scale)
{
    std::vector<BridgeSign> signs;
    for (const QPainterPath &path : sheet.crossings())
        signs.emplace_back(QLineF(path.pointAtPercent(0), path.pointAtPercent(1)), linePixels(scale) / scale);
    return signs;
}

void paintBridges(QPainter &painter, const MapLook &look, qreal scale)
{
    for (const BridgeSign &sign : bridgeSigns(*look.sheet, scale))
        sign.paint(painter, look.inks());
}

} // namespace entente::app
