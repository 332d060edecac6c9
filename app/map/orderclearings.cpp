#include "map/orderdrafter.h"

#include "map/boxes.h"
#include "map/polygons.h"
#include "map/provincemask.h"

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

} // namespace entente::app
