#pragma once

#include "lettering/labelroom.h"
#include "sheet/provincemask.h"

#include <QLineF>
#include <QPointF>
#include <QSizeF>

#include <optional>
#include <utility>
#include <vector>

namespace entente::app {

class MapSheet;
struct LabelShores;

/// Looks for places where a name of some size has room in its province, with nothing on it that matters. In sheet
/// units.
class LabelSpots {
public:
    LabelSpots(const MapLook &look, const LabelRoom &room, qreal scale);

    struct Spot {
        QPointF at;           ///< the middle
        qreal angle = 0;      ///< degrees
        bool crowded = false; ///< where a further unit of some place may stand
        QLineF leader{};      ///< from a name that stands beside its land to a point on that land; else null
        bool edge = false;    ///< of the sheet: a window may cut it
        bool hugs = false;    ///< nobody would take it for another land's, with or without that line
    };
    /// Level, as near to what was wished as there is room, or beside the unit.
    std::optional<Spot> level(ProvinceId id, QSizeF size, QPointF wished) const;
    /// Leaning as the author has it.
    std::optional<Spot> asDrawn(ProvinceId id, QSizeF size) const;
    /// Leaning, as little as it must.
    std::optional<Spot> leaning(ProvinceId id, QSizeF size) const;
    /// On the water off its land, nearer to that than to any other, with a hairline that leads ashore. None for waters
    /// and for lands without a coast.
    std::optional<Spot> beside(ProvinceId id, QSizeF size) const;
    /// The same where the author has the name, if that is on the water, or, if need be, at the first of the further
    /// places that he gives with room for it.
    std::optional<Spot> besideAsDrawn(ProvinceId id, QSizeF size, bool far) const;
    /// The hairline to its land from letters along the water above it: straight down from one of them, near where
    /// the land has its centre.
    std::optional<QLineF> downFrom(ProvinceId id, const std::vector<QRectF> &letters) const;
    /// The last resort: anywhere in the province, or, unless it is to stay dry, on the water along it. `most` of it may
    /// be wrong.
    std::optional<Spot> anywhere(ProvinceId id, QSizeF size, qreal most, bool dry = false) const;

private:
    using Places = std::vector<std::pair<qreal, QPointF>>; ///< how far from the unit, and where
    std::optional<Spot> cheapestOf(const Places &places, ProvinceId id, QSizeF size, qreal most,
                                   const LabelShores &shores, const LabelRoom::Neighbours &near) const;
    std::vector<QPointF> wishes(ProvinceId id, QSizeF size, QPointF wished) const;
    std::vector<QPointF> grid(ProvinceId id) const;
    bool fits(ProvinceId id, QSizeF size, const Spot &spot) const;
    std::optional<Spot> besideAt(ProvinceId id, QSizeF size, QPointF at) const;
    qreal unitSide() const;
    std::optional<QLineF> leader(ProvinceId id, const QRectF &box, const std::vector<QPointF> &shore) const;
    QLineF reachingInland(ProvinceId id, QLineF line) const;
    bool meetsOthers(ProvinceId id, const QLineF &leader) const;

    const MapLook &m_look;
    const MapSheet &m_sheet;
    const LabelRoom &m_room;
    qreal m_scale;
    MaskCount m_openSea;
};

} // namespace entente::app
