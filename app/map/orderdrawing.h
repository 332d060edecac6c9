#pragma once

#include "sheet/linework.h"
#include "sheet/livery.h"
#include "sheet/maplook.h"
#include "sheet/mapstate.h"
#include "sheet/theme.h"

#include <QColor>
#include <QLineF>
#include <QPointF>
#include <QPolygonF>
#include <QRectF>
#include <QString>

#include <vector>

class QPainter;

namespace entente::app {

/// One order as ink on the map, in sheet units at one scale. The language: a move is a solid
/// arrow, a support a dashed line that ends in a ring on the arrow it supports (or on the ring
/// around the unit that holds), a hold a ring, a convoying fleet a wavy ring, a convoyed move a
/// wave past its fleets, a retreat a broken arrow, a build a unit with a plus, a disbanding a
/// crossed unit; a flight is an arc with a numbered disc at each leg, and a mark beside the one over which it acts: a
/// ring for a support, two strokes for a cut, a burst for a raid. What failed carries a cross, a cut support two
/// strokes, an order that could not count a slashed ring; what can't be followed is grey and dashed and carries a
/// triangle, what is only assumed or offered is hatched: nothing is told by colour alone. The places on a way of
/// several legs are numbered.
struct OrderDrawing {
    enum class Mark { None, Cross, Void, Cut, Plus, Strike, Warning };

    /// A stroke in `colour` with an edge and a casing around it.
    struct Ink {
        QPolygonF line;
        QPolygonF bed; ///< what the casing follows instead: the way that a wave winds about
        qreal bedWidth = 0;
        qreal width = 0;
        std::vector<qreal> dashes; ///< on, off, ... in sheet units; empty: solid
        QPolygonF head;            ///< of an arrow, or empty
        std::vector<QLineF> hatch; ///< slanting strokes across the line; its body is then left bare between its edges
        bool failed = false;       ///< a third lighter
        bool ghost = false;        ///< fainter: what a support or convoy refers to and nobody ordered
    };

    /// A place that a flight passes: its number, and what is done over it.
    struct Leg {
        enum class Act { None, Support, Cut, Raid };
        QPointF at;
        QString number;
        QString note; ///< beside it, or empty
        Act act = Act::None;
        bool last = false; ///< where it lands
    };

    std::vector<Ink> inks;
    std::vector<Leg> legs;
    std::vector<QPointF> rings; ///< small rings: where a support meets its arrow
    bool dot = false;           ///< an open dot where the unit came from
    QPointF dotAt;
    QString unitSymbol; ///< a unit that is to be built, or empty
    QPointF unitAt;
    Mark mark = Mark::None;
    QPointF markAt;
    qreal markAngle = 0; ///< degrees; of the line that two strokes cut
    QString strength;    ///< a plate with figures, over units and lines like the mark
    QPointF strengthAt;
    QColor colour;
    PowerColours colours;
    qreal opacity = 1;

    Track spine;    ///< the line of a move, for supports that end on it
    QRectF box;     ///< everything but the mark, with room for casings
    QRectF markBox; ///< of the mark and the figures; empty if there are none
};

inline constexpr qreal crossWidth = 11.5; ///< of a cross or a slashed ring, in pixels of marks

/// The drawings of all orders of a state, in its order; `scale` is pixels a sheet unit.
std::vector<OrderDrawing> drawOrders(const MapLook &look, const MapState &state, qreal scale);

/// The plate behind the figures, in sheet units; `pixel` is one pixel of line.
QRectF strengthPlate(const OrderDrawing &drawing, qreal pixel);

/// The mark on a province where a stand-off closed the way to retreats.
OrderDrawing drawContested(const MapLook &look, ProvinceId province, qreal scale);

/// Paints in sheet units; `scale` as in `drawOrders`.
void paintOrder(QPainter &painter, const OrderDrawing &drawing, const MapTheme &theme, qreal scale);
/// The heads of its arrows alone, for where something lies on them that they are to lie on.
void paintOrderHeads(QPainter &painter, const OrderDrawing &drawing, const MapTheme &theme, qreal scale);
/// The box of those heads with their casings, in sheet units; empty where there are none.
QRectF headsOf(const OrderDrawing &drawing, qreal scale);
/// What lies over units: the mark and the figures.
void paintOrderMark(QPainter &painter, const OrderDrawing &drawing, const MapTheme &theme, qreal scale);

} // namespace entente::app
