#include "map/labelsetter.h"

#include "map/labelroom.h"
#include "map/mapsheet.h"
#include "map/provincemask.h"

#include <algorithm>
#include <cmath>

namespace entente::app {

LabelSetter::LabelSetter(const MapLook &look, LabelRoom &room, qreal scale) : m_look(look), m_room(room), m_scale(scale)
{
}

void LabelSetter::set(ProvinceId id, const Block &block, const LabelSpots::Spot &spot, qreal pixels, bool full)
{
    take(spot.at, spot.angle, sizeOf(block, pixels));
    QTransform place;
    place.translate(spot.at.x() * m_scale, spot.at.y() * m_scale);
    place.rotate(spot.angle);
    place.scale(pixels, pixels);
    const QRectF ink = block.letters.boundingRect();
    add(id, place.map(block.letters),
        QPolygonF({place.map(ink.topLeft()), place.map(ink.topRight()), place.map(ink.bottomRight()),
                   place.map(ink.bottomLeft())}),
        pixels, full);
    if (spot.leader.isNull())
        return;
    PlacedLabel &label = m_placed.back();
    label.hugs = spot.hugs;
    label.leader = QLineF(spot.leader.p1() * m_scale, spot.leader.p2() * m_scale);
    label.box |= QRectF(label.leader.p1(), label.leader.p2()).normalized().adjusted(-3, -3, 3, 3);
    m_room.blockHairline(spot.leader);
}

/// A line that leans takes the squares along it, not the great box around it.
void LabelSetter::take(QPointF at, qreal angle, QSizeF size)
{
    if (angle == 0)
        m_room.blockName(QRectF(at - QPointF(size.width() / 2, size.height() / 2), size));
    const int squares = angle == 0 ? 0 : static_cast<int>(std::ceil(size.width() / size.height()));
    for (int i = 0; i < squares; ++i) {
        const QPointF along((i + 0.5) * size.width() / squares - size.width() / 2, 0);
        QRectF square(QPointF(), QSizeF(size.width() / squares, size.height()));
        square.moveCenter(at + QTransform().rotate(angle).map(along));
        m_room.block(square);
    }
}

bool LabelSetter::setCurved(ProvinceId id, const QString &line, qreal pixels)
{
    QPolygonF points = m_look.sheet->label(id).curve;
    for (QPointF &point : points)
        point *= m_scale;
    const QPainterPath curve = curveThrough(points);
    const std::vector<BentLetter> letters = bendLine(line, m_look.board->isSea(id), pixels, curve);
    std::vector<QRectF> boxes;
    for (const BentLetter &letter : letters) {
        const QRectF ink = letter.shape.boundingRect();
        boxes.push_back(QRectF(ink.topLeft() / m_scale, ink.size() / m_scale));
        for (const QPointF corner : {letter.at + letter.up, letter.at - letter.up})
            if (!ink.isEmpty() && m_look.sheet->mask().at(corner / m_scale) != id)
                return false;
        if (!ink.isEmpty() && !m_room.isFree(boxes.back()))
            return false;
    }
    QPainterPath shapes;
    shapes.setFillRule(Qt::WindingFill);
    QPolygonF tops, feet;
    for (std::size_t i = 0; i < letters.size(); ++i) {
        const BentLetter &letter = letters[i];
        m_room.block(boxes[i]);
        shapes.addPath(letter.shape);
        const QPointF half =
            QPointF(-letter.up.y(), letter.up.x()) / std::hypot(letter.up.x(), letter.up.y()) * (letter.width / 2);
        tops << letter.at + letter.up - half << letter.at + letter.up + half;
        feet << letter.at - letter.up - half << letter.at - letter.up + half;
    }
    std::reverse(feet.begin(), feet.end());
    if (!letters.empty())
        add(id, shapes, tops + feet, pixels, true);
    return !letters.empty();
}

void LabelSetter::add(ProvinceId id, const QPainterPath &letters, const QPolygonF &ink, qreal pixels, bool full)
{
    const bool sea = m_look.board->isSea(id);
    const qreal halo = pixels * 0.3;
    m_placed.push_back({letters, letters.boundingRect().adjusted(-halo, -halo, halo, halo), pixels, sea, full,
                        pixels * letterHeight(sea), id, ink});
}

} // namespace entente::app
