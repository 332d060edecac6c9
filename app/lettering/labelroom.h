#pragma once

#include "sheet/maplook.h"

#include <QLineF>
#include <QRectF>

#include <vector>

namespace entente::app {

class ProvinceMask;

/// What of a sheet is taken when names are set at one scale: by units, centres, the plate, and by the names that
/// stand already. In sheet units. Where a second unit of a province would stand, above the field, behind walls or
/// on a coast, a name may lie if there is no better place for it.
class LabelRoom {
public:
    LabelRoom(const MapLook &look, qreal scale);

    void block(const QRectF &box) { m_blocked.push_back(box); }
    /// The same by the letters of a name that is level.
    void blockName(const QRectF &letters);
    /// The same by the hairline from a name to its land.
    void blockHairline(const QLineF &line);
    /// Whether a hairline would run over a name or over another hairline.
    bool crosses(const QLineF &line) const;
    bool isFree(const QRectF &box) const;
    /// Whether the ring of a unit that waits for its order would lie on it.
    bool isRinged(const QRectF &box) const;
    /// Where a name of the province may lie: within the frame and, if it is played in, within what every window shows.
    const QRectF &bounds(ProvinceId id) const;
    /// Would letters in that box stand so closely above or below those of a name that both are read as one?
    bool joinsName(const QRectF &letters) const;

    /// What can be in the way of boxes within `reach`: a search asks it once and not for every place that it tries.
    struct Neighbours {
        std::vector<QRectF> blocked;
        std::vector<QRectF> seconds;
        std::vector<QRectF> rings;

        /// Whether there is nothing in the box on which no name may lie.
        bool isFree(const QRectF &box) const;
        /// Whether a second unit may stand in the box.
        bool isCrowded(const QRectF &box) const;
        bool isRinged(const QRectF &box) const;
    };
    /// What is wrong with a place for a name, and what could only be better; of two places the first decides.
    struct Conflict {
        qreal wrong = 0;
        qreal unwished = 0;

        qreal sum() const { return 10 * wrong + unwished; }
    };
    Neighbours within(const QRectF &reach) const;

    /// How much of a box lies outside the province or on something else; 0 is a perfect place. Water beside a land's
    /// own counts little if `wet`. What sums up to `enough` is not counted to its end.
    Conflict conflict(ProvinceId id, const QRectF &box, const Neighbours &near, qreal enough, bool wet = false) const;

private:
    void block(QPointF at, qreal width, qreal height);

    const MapLook &m_look;
    const ProvinceMask &m_mask;
    QRectF m_paper;  ///< within the frame
    QRectF m_played; ///< of it
    std::vector<QRectF> m_blocked;
    std::vector<QRectF> m_names; ///< of those
    std::vector<QLineF> m_hairlines;
    std::vector<QRectF> m_seconds;
    std::vector<QRectF> m_rings; ///< around the circles round units that wait for an order
};

} // namespace entente::app
