#include "map/orderdrafter.h"

#include "sheet/boxes.h"
#include "map/happeningsigns.h"
#include "sheet/polygons.h"
#include "sheet/provincemask.h"

#include <QLineF>

#include <algorithm>

/// How orders leave names readable: their figures, marks and heads keep off them where they have a choice.
namespace entente::app {

QPointF Drafter::strengthPlace(OrderDrawing drawing) const
{
    constexpr qreal usual = 0.42;
    if (!drawing.strength.isEmpty()) {
        for (const qreal share : {usual, 0.5, 0.34, 0.58, 0.27, 0.66}) {
            drawing.strengthAt = drawing.spine.at(drawing.spine.length() * share);
            const QPolygonF plate(strengthPlate(drawing, m_pixel));
            if (std::none_of(m_names.begin(), m_names.end(),
                             [&](const QPolygonF &name) { return name.intersects(plate); }))
                return drawing.strengthAt;
        }
    }
    return drawing.spine.at(drawing.spine.length() * usual);
}

qreal Drafter::clearOfNames(const Track &line, qreal gap, qreal least, qreal most) const
{
    constexpr qreal steps[] = {0, -3, 3, -6, 6, -9, 9, -12, 12, -15, 15};
    for (const qreal step : steps) {
        const qreal other = gap + px(step);
        if (other < least || other > most)
            continue;
        const QPointF middle = line.at(line.length() - other + px(markAhead));
        const QRectF mark = boxAround(middle, QSizeF(px(11), px(11)));
        if (std::none_of(m_names.begin(), m_names.end(), [&](const QPolygonF &name) {
                return name.boundingRect().intersects(mark) && name.intersects(QPolygonF(mark));
            }))
            return other;
    }
    return gap;
}

Track Drafter::headOffNames(const Track &line, const ArrowForm &form, ProvinceId into) const
{
    const auto hidden = [&](const Track &shorter) {
        const QPolygonF head = arrowHead(shorter, form.headLength, form.headWidth);
        qreal sum = 0;
        for (const QPolygonF &name : m_names) {
            if (name.boundingRect().intersects(head.boundingRect()))
                sum += areaOf(name.intersected(head));
        }
        return sum;
    };
    constexpr qreal steps[] = {3, 6, 9, 12, 15};
    constexpr qreal shaft = 12; ///< pixels that are left of it at least, before its head
    qreal least = hidden(line);
    Track best = line;
    for (const qreal step : steps) {
        if (least <= 0 || line.length() - px(step) < form.headLength + px(shaft))
            break;
        Track shorter = line.piece(0, line.length() - px(step));
        if (m_sheet.mask().at(shorter.back()) != into)
            break;
        if (const qreal now = hidden(shorter); now < 0.7 * least) {
            least = now;
            best = std::move(shorter);
        }
    }
    return best;
}

void Drafter::spreadMarks()
{
    struct Disc {
        QPointF at;
        qreal radius;
    };
    const qreal pixel = markPixels(m_scale) / m_scale;
    const qreal own = crossWidth * pixel * 0.61; // with its halo
    std::vector<Disc> taken;
    for (const MapSign &sign : m_state.signs) {
        if (sign.kind == MapSign::Kind::Happened)
            taken.push_back({happeningPlace(m_look, sign, m_scale), (happeningRadius + 1.6) * pixel});
    }
    const auto overlap = [&](QPointF at) {
        qreal sum = 0;
        for (const Disc &other : taken)
            sum += std::max(0.0, own + other.radius - QLineF(at, other.at).length());
        for (const OrderDrawing &drawing : m_drawings) {
            if (drawing.strength.isEmpty())
                continue;
            const QRectF plate = strengthPlate(drawing, m_pixel);
            const QPointF nearest(std::clamp(at.x(), plate.left(), plate.right()),
                                  std::clamp(at.y(), plate.top(), plate.bottom()));
            sum += std::max(0.0, own - QLineF(at, nearest).length());
        }
        return sum;
    };
    for (OrderDrawing &drawing : m_drawings) {
        if (drawing.mark != Mark::Cross && drawing.mark != Mark::Void)
            continue;
        qreal least = overlap(drawing.markAt);
        const qreal length = drawing.spine.isEmpty() ? 0 : drawing.spine.length();
        for (qreal back = 0; least > 0 && back < 0.6 * length; back += px(1.5)) {
            const QPointF at = drawing.spine.at(length - back);
            if (const qreal now = overlap(at); now < 0.8 * least) {
                least = now;
                drawing.markAt = at;
            }
        }
        taken.push_back({drawing.markAt, own});
    }
}

void Drafter::showHeads()
{
    const qreal radius = crossWidth / 2 * markPixels(m_scale) / m_scale;
    for (std::size_t i = 0; i < m_drawings.size(); ++i) {
        OrderDrawing &drawing = m_drawings[i];
        const bool covers = drawing.mark == Mark::Cross || drawing.mark == Mark::Void;
        if (!covers || drawing.spine.isEmpty() || drawing.inks.size() != 1 || drawing.inks.front().head.isEmpty()
            || drawing.inks.front().bedWidth > 0)
            continue;
        const Track &line = drawing.spine;
        const qreal along = line.nearest(drawing.markAt);
        const qreal rim = along + QLineF(line.at(along), drawing.markAt).length() - radius;
        const ArrowForm usual = form(m_state.orders[i]);
        const bool isShort = rim < usual.headLength + px(5);
        const qreal far = rim + 2 * radius; // where the mark ends
        const qreal now = std::max(std::min(usual.headLength, line.length() * mostHead), px(1));
        const qreal seen = std::max(0.0, rim - (line.length() - now))
                           + std::max(0.0, line.length() - std::max(far, line.length() - now));
        if (!isShort && seen > 0.6 * now)
            continue;
        if (isShort && seen > std::min(usual.headLength, rim + px(2.5)))
            continue; // beyond the mark it shows best
        const qreal nearer = isShort && unitAt(startOf(m_state.orders[i])) ? clear() - 0.65 * m_reach : 0;
        const QPointF begin = line.front() - nearer * line.wayAt(0);
        std::vector<Track> parts{line};
        if (nearer > 0)
            parts.insert(parts.begin(), straight(begin, line.front()));
        const Track whole = joined(parts);
        const qreal least = px(6);
        const Track shown =
            whole.piece(0, std::clamp(nearer + rim + px(1), std::min(least, whole.length()), whole.length()));
        OrderDrawing::Ink &ink = drawing.inks.front();
        const OrderDrawing::Ink shorter = arrow(shown, usual);
        ink.line = shorter.line;
        ink.head = shorter.head;
    }
}

} // namespace entente::app
