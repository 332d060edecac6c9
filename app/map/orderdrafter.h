#pragma once

#include "sheet/groundways.h"
#include "map/linerouter.h"
#include "sheet/mapscale.h"
#include "map/orderdrawing.h"
#include "map/orderinks.h"
#include "orders/verbs.h"

#include <vector>

namespace entente::app {

inline constexpr qreal markAhead = 4; ///< pixels from where a line ends to the middle of its mark

/// Draws the orders of one state, one after another; supports last, since they end on moves. For `drawOrders` alone.
class Drafter {
public:
    Drafter(const MapLook &look, const MapState &state, qreal scale)
        : m_look(look), m_sheet(*look.sheet), m_board(*look.board), m_state(state), m_scale(scale),
          m_pixel(linePixels(scale) / scale), m_reach(unitPixels(scale) / scale / 2),
          m_names(names(look, state, scale)), m_router(middles(look, state, scale), m_reach, m_pixel),
          m_drawings(state.orders.size())
    {
        m_router.shun(m_names);
    }

    std::vector<OrderDrawing> run();

private:
    using Mark = OrderDrawing::Mark;
    using State = MapOrder::State;

    struct Meeting {
        ProvinceId of;
        qreal share; ///< of the supported arrow's length
    };

    /// What a move leads over: its stops, the first where it begins and the last where it ends, and the line through
    /// them over the ground.
    struct Course {
        std::vector<QPointF> stops;
        GroundWays::Terms terms;        ///< a place for every stop
        std::vector<ProvinceId> waters; ///< over which it is convoyed
        Track line;
        bool waves = false; ///< it goes over the sea, whoever carries it
    };

    static std::vector<QPolygonF> names(const MapLook &look, const MapState &state, qreal scale);
    static std::vector<QPointF> middles(const MapLook &look, const MapState &state, qreal scale);

    qreal px(qreal pixels) const { return pixels * m_pixel; }
    qreal clear() const { return m_reach + px(2.5); } ///< from a unit's middle to where arrows begin
    qreal ringRadius() const { return m_reach * 1.38; }

    QPointF anchor(RegionId region) const { return m_sheet.unitAnchor(region); }

    /// Where a way ends: at the place of a unit, or in the part of a box that lies beside where it begins.
    QPointF reached(RegionId from, RegionId to) const
    {
        return m_sheet.gate(to, provinceOf(from)).value_or(anchor(to));
    }
    QPointF startOf(const MapOrder &order) const;
    QPointF besideGate(QPointF gate) const;
    bool unitAt(QPointF place) const;

    ProvinceId provinceOf(RegionId region) const { return m_board.provinceOf(region); }

    static bool isSupport(const Order &order);
    void draw(std::size_t index);
    ArrowForm form(const MapOrder &order) const;
    /// A ring round what stays where it is, whatever it does there; what a power orders of its own has no place.
    template <class Action>
    void drawAction(const MapOrder &order, OrderDrawing &drawing, const Action &)
    {
        if constexpr (VerbModule<Action>::use.ofUnit)
            drawStaying(order, drawing);
    }
    void drawStaying(const MapOrder &order, OrderDrawing &drawing);
    void drawAction(const MapOrder &order, OrderDrawing &drawing, const Move &move);
    void drawAction(const MapOrder &order, OrderDrawing &drawing, const Retreat &retreat);
    void drawAction(const MapOrder &order, OrderDrawing &drawing, const Build &);
    void drawAction(const MapOrder &order, OrderDrawing &drawing, const Disband &);

    /// An arrow that stops short of the walls: whoever raises a siege stays at home.
    void drawAction(const MapOrder &order, OrderDrawing &drawing, const Raise &raise);
    void drawAction(const MapOrder &order, OrderDrawing &drawing, const Convoy &convoy);

    void drawAction(const MapOrder &order, OrderDrawing &drawing, const Support &support)
    {
        drawSupport(order, drawing, support, {});
    }

    /// The points of a way that leads over the places flown over.
    static std::vector<QPointF> pathOver(QPointF from, const std::vector<QPointF> &over, QPointF to);
    void drawSupport(const MapOrder &order, OrderDrawing &drawing, const Support &support,
                     const std::vector<QPointF> &over);

    /// An arc over every place of the path. Who comes home the same way is drawn there and not back.
    void drawAction(const MapOrder &order, OrderDrawing &drawing, const Flight &flight);

    /// A flight along a path, above whatever stands in the fields below.
    void drawTour(const MapOrder &order, OrderDrawing &drawing, const Flight &flight);

    /// From the leg where a flight supports, a dashed line to what it supports.
    void drawBacked(const MapOrder &order, OrderDrawing &drawing, const Flight &flight);
    void drawGoing(const MapOrder &order, OrderDrawing &drawing, const Move &move);
    void numberLegs(const MapOrder &order, OrderDrawing &drawing, const Course &course) const;
    ArrowForm thinForm() const;

    /// What stays free before an arrow begins.
    qreal leaving(QPointF place) const
    {
        return unitAt(place) ? clear() : px(4.5);
    } ///< from where nobody is left, at the dot

    /// What must stay free before a destination.
    qreal gapAt(QPointF place) const { return unitAt(place) ? clear() + px(1) : px(2); }

    /// How far from its end a line enters the province: there a unit is turned back, and there its mark
    /// stands clear of names.
    qreal borderGap(const Track &line, ProvinceId province) const;

    /// How far from its end a line that is turned back ends best, so that its mark lies upon no name: about `gap`, at
    /// least and at most so far.
    qreal clearOfNames(const Track &line, qreal gap, qreal least, qreal most) const;

    /// The line, or as much shorter as leaves names under its head readable: it still ends in the province.
    Track headOffNames(const Track &line, const ArrowForm &form, ProvinceId into) const;

    /// A dot marks the start of an order whose unit no longer stands there.
    void openDot(const MapOrder &order, OrderDrawing &drawing) const;

    /// A way through the points that later lines keep off.
    Track laid(const std::vector<QPointF> &points, qreal front, qreal back);

    /// The same along a line, which is left only for what else may be crossed.
    Track laid(const Track &line, const GroundWays::Terms &terms, qreal front, qreal back);

    Course courseOf(const MapOrder &order, const Move &move) const;
    /// Is there any such way? One that nobody can go is drawn straight.
    bool leads(const MapOrder &order, const Move &move, const Course &course) const;
    /// From stop to stop, each of a place of its own, between any two through no third place.
    Track legs(const Course &course) const;
    /// Between units that stand so close that no arrow fits between them it leads round in a bow: to its left where
    /// somebody comes the other way, else over its own ground.
    Track bowed(const Course &course, bool opposite) const;
    bool sails(KindId kind) const { return kind.valid() && m_board.kind(kind).travel == Travel::Sea; }

    /// On its line where the plate with the figures hides no name, if there is such a place.
    QPointF strengthPlace(OrderDrawing drawing) const;
    /// Where a way of several steps comes through a place: at its unit, unless that is far out of the way.
    QPointF passing(RegionId over, QPointF from, QPointF to) const;
    /// A point near a fleet, on the side of a line, so that the wave passes by it.
    QPointF besideFleet(QPointF fleet, const Track &line) const;
    std::vector<ProvinceId> watersOf(const MapOrder &order, const Move &move) const;
    bool isCarried(const MapOrder &order, const Move &move) const;
    /// By itself, in one step.
    bool canStep(const MapOrder &order, const Move &move) const;
    bool walks(const MapOrder &order, const Move &move) const;

    bool hasOpposite(const MapOrder &order, const Move &move) const;

    /// The drawing of the unit in `of` going to `to`, if it is shown.
    const OrderDrawing *moveOf(RegionId of, RegionId to) const;

    /// A support's line to the arrow that it supports: it ends about abreast of the supporter, away from
    /// where another one ends, on the point of the arrow that is reached most freely.
    Track lineToMove(const Track &spine, QPointF supporter, const std::vector<QPointF> &over, const Support &support);
    /// Marks of failure that would lie on others, or on the sign of what befell a place, move back along their own
    /// lines.
    void spreadMarks();
    /// Arrows whose heads their own marks would hide, or that would have none: they end at the mark, and short ones
    /// begin at their unit's own edge.
    void showHeads();
    void mark(OrderDrawing &drawing, Mark mark, QPointF at) const;
    void markFailure(const MapOrder &order, OrderDrawing &drawing, QPointF at) const;
    void measure(OrderDrawing &drawing) const;

    const MapLook &m_look;
    const MapSheet &m_sheet;
    const Board &m_board;
    const MapState &m_state;
    qreal m_scale;
    qreal m_pixel;                  ///< one pixel of line, in sheet units
    qreal m_reach;                  ///< half a unit's symbol
    std::vector<QPolygonF> m_names; ///< round their letters
    LineRouter m_router;
    std::vector<OrderDrawing> m_drawings;
    std::vector<Meeting> m_meetings;
};

} // namespace entente::app
