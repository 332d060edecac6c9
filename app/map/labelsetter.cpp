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

/// The letters of a line along a curve with the boxes round them; `fits`: on their own place, and on nothing else.
struct LabelSetter::Bent {
    std::vector<BentLetter> letters;
    std::vector<QRectF> boxes; ///< sheet units; of a space empty
    bool fits = true;
    bool isRinged = false;
};

LabelSetter::Bent LabelSetter::bent(ProvinceId id, const QString &line, qreal pixels, QPointF shift) const
{
    QPolygonF points = m_look.sheet->label(id).curve;
    for (QPointF &point : points)
        point = (point + shift) * m_scale;
    Bent bent;
    bent.letters = bendLine(line, m_look.board->isSea(id), pixels, curveThrough(points));
    for (const BentLetter &letter : bent.letters) {
        const QRectF ink = letter.shape.boundingRect();
        bent.boxes.push_back(QRectF(ink.topLeft() / m_scale, ink.size() / m_scale));
        if (ink.isEmpty())
            continue;
        for (const QPointF corner : {letter.at + letter.up, letter.at - letter.up})
            bent.fits = bent.fits && m_look.sheet->mask().at(corner / m_scale) == id;
        bent.fits = bent.fits && m_room.isFree(bent.boxes.back())
                    && (shift.isNull() || m_room.bounds(id).contains(bent.boxes.back()));
        bent.isRinged = bent.isRinged || m_room.isRinged(bent.boxes.back());
    }
    return bent;
}

bool LabelSetter::setCurved(ProvinceId id, const QString &line, qreal pixels)
{
    constexpr qreal step = 2; // sheet units
    constexpr int most = 10;
    Bent best = bent(id, line, pixels, {});
    if (!best.fits)
        return false;
    // Up or down a little, off the ring of a unit that waits for its order.
    for (int i = 2; best.isRinged && i < 2 * most; ++i) {
        Bent next = bent(id, line, pixels, QPointF(0, step * (i / 2) * (i % 2 ? 1 : -1)));
        if (next.fits && !next.isRinged)
            best = std::move(next);
    }
    const std::vector<BentLetter> &letters = best.letters;
    QPainterPath shapes;
    shapes.setFillRule(Qt::WindingFill);
    QPolygonF tops, feet;
    for (std::size_t i = 0; i < letters.size(); ++i) {
        const BentLetter &letter = letters[i];
        m_room.block(best.boxes[i]);
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
