#include "lettering/labelroom.h"

#include "sheet/boxes.h"
#include "lettering/bridgesigns.h"
#include "sheet/mapscale.h"
#include "sheet/playedpart.h"
#include "sheet/provincemask.h"

#include <algorithm>
#include <cmath>

namespace entente::app {

namespace {

// Sheet units.
constexpr qreal sampling = 3;  ///< between the points of a name that are looked at
constexpr qreal leading = 0.7; ///< of the lower of two names: closer they are the lines of one

} // namespace

LabelRoom::LabelRoom(const MapLook &look, qreal scale)
    : m_look(look), m_mask(look.sheet->mask()), m_paper(withinFrame(*look.sheet)),
      m_played(playedPart(*look.sheet, *look.board) & m_paper)
{
    const MapSheet &sheet = *look.sheet;
    const qreal unit = unitPixels(scale) / scale + 1;
    const qreal ring = 2 * (waitingPixels(scale) + 0.5) / scale;
    const qreal centre = centrePixels(scale) / scale + 1;
    for (int i = 0; i < sheet.provinceCount(); ++i) {
        const ProvinceId id(i);
        std::vector<QPointF> places = sheet.standingPlaces(*look.board, id);
        for (const RegionId coast : look.board->coastsOf(id))
            places.push_back(sheet.unitAnchor(coast));
        for (const QPointF &at : places) {
            if (at == places.front())
                block(at, unit, unit * 0.86);
            else
                m_seconds.push_back(QRectF(at.x() - unit / 2, at.y() - unit * 0.43, unit, unit * 0.86));
            m_rings.push_back(boxAround(at, {ring, ring}));
        }
        if (sheet.hasCentre(id)) {
            const qreal across = sheet.isDouble(id) ? centre * 1.7 : centre;
            block(sheet.centreAnchor(id), look.board->province(id).airBase ? centre * 2.1 : across, across);
        }
        if (sheet.hasPort(id))
            block(sheet.portAnchor(id), centre * 1.3, centre * 1.3);
    }
    for (const BridgeSign &sign : bridgeSigns(sheet, scale))
        block(sign.box());
    const QRectF plate = sheet.cartouche().box;
    if (!plate.isEmpty())
        block(plate.adjusted(-7, -7, 7, 7));
}

void LabelRoom::block(QPointF at, qreal width, qreal height)
{
    block(QRectF(at.x() - width / 2, at.y() - height / 2, width, height));
}

void LabelRoom::blockName(const QRectF &letters)
{
    block(letters);
    m_names.push_back(letters);
}

void LabelRoom::blockHairline(const QLineF &line)
{
    m_hairlines.push_back(line);
    const int steps = std::max(1, static_cast<int>(line.length() / sampling));
    for (int i = 0; i <= steps; ++i)
        block(line.pointAt(qreal(i) / steps), sampling, sampling);
}

bool LabelRoom::crosses(const QLineF &line) const
{
    const auto meets = [&line](const QLineF &other) {
        return line.intersects(other, nullptr) == QLineF::BoundedIntersection;
    };
    return std::any_of(m_hairlines.begin(), m_hairlines.end(), meets)
           || std::any_of(m_names.begin(), m_names.end(), [&](const QRectF &name) {
                  return name.contains(line.p2()) || meets({name.topLeft(), name.bottomRight()})
                         || meets({name.topRight(), name.bottomLeft()});
              });
}

bool LabelRoom::joinsName(const QRectF &letters) const
{
    return std::any_of(m_names.begin(), m_names.end(), [&letters](const QRectF &name) {
        const qreal shared = std::min(letters.right(), name.right()) - std::max(letters.left(), name.left());
        const qreal between = std::max(letters.top(), name.top()) - std::min(letters.bottom(), name.bottom());
        return shared > std::min(letters.width(), name.width()) / 2
               && between < leading * std::min(letters.height(), name.height());
    });
}

const QRectF &LabelRoom::bounds(ProvinceId id) const
{
    return m_look.board->province(id).terrain == Terrain::Impassable ? m_paper : m_played;
}

/// Whether a box reaches into the circle within another.
static bool meetsCircle(const QRectF &box, const QRectF &around)
{
    const QPointF middle = around.center();
    const QPointF nearest(qBound(box.left(), middle.x(), box.right()), qBound(box.top(), middle.y(), box.bottom()));
    const QPointF way = nearest - middle;
    return std::hypot(way.x(), way.y()) < around.width() / 2;
}

bool LabelRoom::isRinged(const QRectF &box) const
{
    return std::any_of(m_rings.begin(), m_rings.end(), [&](const QRectF &ring) { return meetsCircle(box, ring); });
}

bool LabelRoom::Neighbours::isRinged(const QRectF &box) const
{
    return std::any_of(rings.begin(), rings.end(), [&](const QRectF &ring) { return meetsCircle(box, ring); });
}

bool LabelRoom::isFree(const QRectF &box) const
{
    return std::none_of(m_blocked.begin(), m_blocked.end(), [&](const QRectF &other) { return box.intersects(other); });
}

bool LabelRoom::Neighbours::isFree(const QRectF &box) const
{
    return std::none_of(blocked.begin(), blocked.end(), [&](const QRectF &other) { return box.intersects(other); });
}

bool LabelRoom::Neighbours::isCrowded(const QRectF &box) const
{
    return std::any_of(seconds.begin(), seconds.end(), [&](const QRectF &second) { return second.intersects(box); });
}

LabelRoom::Neighbours LabelRoom::within(const QRectF &reach) const
{
    Neighbours near;
    const auto meets = [&reach](const QRectF &box) { return box.intersects(reach); };
    std::copy_if(m_blocked.begin(), m_blocked.end(), std::back_inserter(near.blocked), meets);
    std::copy_if(m_seconds.begin(), m_seconds.end(), std::back_inserter(near.seconds), meets);
    std::copy_if(m_rings.begin(), m_rings.end(), std::back_inserter(near.rings), meets);
    return near;
}

LabelRoom::Conflict LabelRoom::conflict(ProvinceId id, const QRectF &box, const Neighbours &near, qreal enough,
                                        bool wet) const
{
    const int across = std::clamp(static_cast<int>(box.width() / sampling), 9, 33);
    const int down = std::clamp(static_cast<int>(box.height() / sampling), 4, 7);
    Conflict conflict;
    int afloat = 0;
    for (int i = 0; i < across && conflict.sum() < enough; ++i) {
        for (int j = 0; j < down; ++j) {
            const QPointF point(box.left() + box.width() * i / (across - 1), box.top() + box.height() * j / (down - 1));
            const ProvinceId under = m_mask.at(point);
            const bool onWater = wet && under.valid() && m_look.board->isSea(under);
            afloat += onWater;
            if (under != id)
                conflict.wrong += (onWater ? 0.01 : 1.5) / (across * down);
        }
    }
    if (wet) { // a name that can't lie on its land lies on the water, and not upon the coast
        const qreal dry = 1 - afloat / static_cast<qreal>(across * down);
        conflict.unwished += 0.48 * dry * (1 - dry);
    }
    const auto share = [&box](const QRectF &other) {
        const QRectF shared = box.intersected(other);
        return shared.isEmpty() ? 0 : shared.width() * shared.height() / (box.width() * box.height());
    };
    for (const QRectF &other : near.blocked) {
        if (conflict.sum() >= enough)
            return conflict;
        if (box.intersects(other))
            conflict.wrong += 0.1 + 2 * share(other);
    }
    for (const QRectF &second : near.seconds)
        conflict.unwished += second.intersects(box) ? 0.1 + share(second) : 0;
    for (const QRectF &ring : near.rings)
        conflict.unwished += meetsCircle(box, ring) ? 0.05 : 0;
    if (!m_paper.contains(box) || (!m_look.board->isSea(id) && !bounds(id).contains(box)))
        conflict.wrong += 1;
    else if (!bounds(id).contains(box)) // a water may have no other place than along the edge
        conflict.unwished += 0.05;
    return conflict;
}

} // namespace entente::app
