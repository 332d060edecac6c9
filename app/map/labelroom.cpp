#include "map/labelroom.h"

#include "map/mapscale.h"
#include "map/provincemask.h"

#include <algorithm>

namespace entente::app {

namespace {

constexpr qreal frame = 9; ///< width of the border around the sheet, sheet units

} // namespace

LabelRoom::LabelRoom(const MapLook &look, qreal scale)
    : m_look(look)
    , m_mask(look.sheet->mask())
    , m_paper(look.sheet->rect().adjusted(frame, frame, -frame, -frame))
{
    const MapSheet &sheet = *look.sheet;
    const qreal unit = unitPixels(scale) / scale + 1;
    const qreal centre = centrePixels(scale) / scale + 1;
    for (int i = 0; i < sheet.provinceCount(); ++i) {
        const ProvinceId id(i);
        for (const QPointF &at : sheet.standingPlaces(*look.board, id)) {
            block(at, unit, unit * 0.86);
            m_rings.push_back(QRectF(at.x() - unit * 0.8, at.y() - unit * 0.8, unit * 1.6, unit * 1.6));
        }
        if (sheet.hasCentre(id)) {
            const qreal across = sheet.isDouble(id) ? centre * 1.7 : centre;
            block(sheet.centreAnchor(id), look.board->province(id).airBase ? centre * 2.1 : across, across);
        }
        if (sheet.hasPort(id))
            block(sheet.portAnchor(id), centre * 1.3, centre * 1.3);
    }
    const QRectF plate = sheet.cartouche().box;
    if (!plate.isEmpty())
        block(plate.adjusted(-7, -7, 7, 7));
}

void LabelRoom::block(QPointF at, qreal width, qreal height)
{
    block(QRectF(at.x() - width / 2, at.y() - height / 2, width, height));
}

bool LabelRoom::isFree(const QRectF &box) const
{
    return std::none_of(m_blocked.begin(), m_blocked.end(), [&](const QRectF &other) { return box.intersects(other); });
}

LabelRoom::Neighbours LabelRoom::within(const QRectF &reach) const
{
    Neighbours near;
    const auto meets = [&reach](const QRectF &box) { return box.intersects(reach); };
    std::copy_if(m_blocked.begin(), m_blocked.end(), std::back_inserter(near.blocked), meets);
    std::copy_if(m_rings.begin(), m_rings.end(), std::back_inserter(near.rings), meets);
    return near;
}

qreal LabelRoom::conflict(ProvinceId id, const QRectF &box, const Neighbours &near, qreal enough, bool wet) const
{
    qreal outside = 0;
    constexpr int across = 9;
    constexpr int down = 5;
    for (int i = 0; i < across && outside < enough * (across * down); ++i) {
        for (int j = 0; j < down; ++j) {
            const QPointF point(box.left() + box.width() * i / (across - 1),
                                box.top() + box.height() * j / (down - 1));
            const ProvinceId under = m_mask.at(point);
            if (under != id)
                outside += wet && under.valid() && m_look.board->isSea(under) ? 0.03 : 1.5;
        }
    }
    qreal sum = outside / (across * down);
    for (const QRectF &other : near.blocked) {
        if (sum >= enough)
            return sum;
        const QRectF shared = box.intersected(other);
        if (!shared.isEmpty())
            sum += 0.1 + 2 * shared.width() * shared.height() / (box.width() * box.height());
    }
    // A hold or a selection draws a ring around its unit: better not there, if there is a choice.
    for (const QRectF &ring : near.rings)
        sum += ring.intersects(box) ? 0.012 : 0;
    if (!m_paper.contains(box))
        sum += 1;
    return sum;
}

} // namespace entente::app
