#include "lettering/labelsetter.h"

#include "lettering/labelroom.h"
#include "sheet/mapsheet.h"
#include "sheet/provincemask.h"

#include <algorithm>
#include <cmath>
#include <optional>

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

LabelSetter::Bent LabelSetter::bent(ProvinceId id, const QString &line, qreal pixels, const QPolygonF &curve,
                                    bool wet) const
{
    QPolygonF points = curve;
    for (QPointF &point : points)
        point *= m_scale;
    const auto isItsOwn = [&](QPointF at) {
        const ProvinceId under = m_look.sheet->mask().at(at);
        return wet ? under.valid() && m_look.board->isSea(under) : under == id;
    };
    Bent bent;
    bent.letters = bendLine(line, m_look.board->isSea(id), pixels, curveThrough(points));
    for (const BentLetter &letter : bent.letters) {
        const QRectF ink = letter.shape.boundingRect();
        bent.boxes.push_back(QRectF(ink.topLeft() / m_scale, ink.size() / m_scale));
        if (ink.isEmpty())
            continue;
        for (const QPointF corner : {letter.at + letter.up, letter.at - letter.up})
            bent.fits = bent.fits && isItsOwn(corner / m_scale);
        bent.fits = bent.fits && m_room.isFree(bent.boxes.back());
        bent.isRinged = bent.isRinged || m_room.isRinged(bent.boxes.back());
    }
    return bent;
}

bool LabelSetter::setCurved(ProvinceId id, const QString &line, qreal pixels)
{
    constexpr qreal step = 2; // sheet units
    constexpr int most = 10;
    const QPolygonF &curve = m_look.sheet->label(id).curve;
    Bent best = bent(id, line, pixels, curve, false);
    if (!best.fits || best.letters.empty())
        return false;
    const auto isInSight = [&](const QRectF &box) { return box.isEmpty() || m_room.bounds(id).contains(box); };
    // Up or down a little, off the ring of a unit that waits for its order.
    for (int i = 2; best.isRinged && i < 2 * most; ++i) {
        Bent next = bent(id, line, pixels, curve.translated(0, step * (i / 2) * (i % 2 ? 1 : -1)), false);
        if (next.fits && !next.isRinged && std::all_of(next.boxes.begin(), next.boxes.end(), isInSight))
            best = std::move(next);
    }
    add(id, best, pixels);
    return true;
}

bool LabelSetter::setInBay(ProvinceId id, const QString &line, qreal pixels, const LabelSpots &spots)
{
    const Bent best = bent(id, line, pixels, m_look.sheet->label(id).bay, true);
    if (!best.fits || best.letters.empty())
        return false;
    const std::optional<QLineF> hairline = spots.downFrom(id, best.boxes);
    if (!hairline)
        return false;
    add(id, best, pixels);
    m_placed.back().leader = QLineF(hairline->p1() * m_scale, hairline->p2() * m_scale);
    m_placed.back().box |=
        QRectF(m_placed.back().leader.p1(), m_placed.back().leader.p2()).normalized().adjusted(-3, -3, 3, 3);
    m_room.blockHairline(*hairline);
    return true;
}

void LabelSetter::add(ProvinceId id, const Bent &bent, qreal pixels)
{
    QPainterPath shapes;
    shapes.setFillRule(Qt::WindingFill);
    QPolygonF tops, feet;
    for (std::size_t i = 0; i < bent.letters.size(); ++i) {
        const BentLetter &letter = bent.letters[i];
        m_room.block(bent.boxes[i]);
        shapes.addPath(letter.shape);
        const QPointF half =
            QPointF(-letter.up.y(), letter.up.x()) / std::hypot(letter.up.x(), letter.up.y()) * (letter.width / 2);
        tops << letter.at + letter.up - half << letter.at + letter.up + half;
        feet << letter.at - letter.up - half << letter.at - letter.up + half;
    }
    std::reverse(feet.begin(), feet.end());
    add(id, shapes, tops + feet, pixels, true);
}

void LabelSetter::add(ProvinceId id, const QPainterPath &letters, const QPolygonF &ink, qreal pixels, bool full)
{
    const bool sea = m_look.board->isSea(id);
    const qreal halo = pixels * 0.3;
    m_placed.push_back({letters, letters.boundingRect().adjusted(-halo, -halo, halo, halo), pixels, sea, full,
                        pixels * letterHeight(sea), id, ink});
}

} // namespace entente::app
