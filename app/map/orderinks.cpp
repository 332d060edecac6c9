#include "map/orderinks.h"

#include <algorithm>
#include <cmath>

namespace entente::app {

ArrowForm usualArrow(qreal pixel, bool own)
{
    return {.body = (own ? 3 : 2.6) * pixel, .headLength = 9.5 * pixel, .headWidth = 9.6 * pixel, .dashes = {}};
}

OrderDrawing::Ink arrow(const Track &line, const ArrowForm &form)
{
    OrderDrawing::Ink ink;
    ink.width = form.body;
    ink.dashes = form.dashes;
    ink.head = arrowHead(line, form.headLength, form.headWidth);
    ink.line = line.piece(0, line.length() - std::min(form.headLength, line.length() * mostHead) * 0.8).points();
    return ink;
}

OrderDrawing::Ink stroke(const QPolygonF &line, qreal width, std::vector<qreal> dashes)
{
    OrderDrawing::Ink ink;
    ink.line = line;
    ink.width = width;
    ink.dashes = std::move(dashes);
    return ink;
}

OrderDrawing::Ink ring(QPointF centre, qreal radius, qreal width)
{
    QPolygonF circle;
    constexpr int steps = 48;
    for (int i = 0; i <= steps; ++i) {
        const qreal angle = 2 * M_PI * i / steps;
        circle.push_back(centre + radius * QPointF(std::cos(angle), std::sin(angle)));
    }
    return stroke(circle, width);
}

void hatch(OrderDrawing::Ink &ink, qreal pixel)
{
    const Track line(ink.line);
    ink.width += 2.6 * pixel;
    const qreal reach = ink.width / 2 + (ink.dashes.empty() ? 0 : 0.8 * pixel);
    const qreal apart = (ink.dashes.empty() ? 5 : 4.6) * pixel;
    for (qreal along = apart / 2; along < line.length(); along += apart) {
        const QPointF way = line.wayAt(along);
        const QPointF slant = reach * (QPointF(-way.y(), way.x()) + 0.7 * way);
        ink.hatch.push_back(QLineF(line.at(along) - slant, line.at(along) + slant));
    }
}

OrderDrawing::Ink waveArrow(const Track &line, const ArrowForm &form, qreal pixel)
{
    const qreal height = 2.6 * pixel;
    OrderDrawing::Ink ink = arrow(wave(line, height, 10 * pixel, form.headLength), form);
    ink.bed = line.piece(0, line.length() - form.headLength * 0.8).points();
    ink.bedWidth = 2 * height - 1.4 * pixel;
    return ink;
}

} // namespace entente::app
