#pragma once

#include "map/convoywaters.h"
#include "orders/legality.h"
#include "orders/occupancy.h"
#include "orders/option.h"
#include "orders/optionrows.h"
#include "orders/order.h"
#include "orders/orderrules.h"

#include <array>
#include <cstdint>
#include <utility>
#include <vector>

namespace entente {

/// Every legal order of a movement phase, unit by unit: what `checkOrder` takes, told without asking
/// it order by order. Make one for a position and ask it for each unit:
///
///     const OptionTable options(board, rules, position);
///     options.ordersOf(unit, out);
///
/// Orders come in a stable sequence: hold, moves, convoyed moves, supports to hold, supports to
/// move by goal and source, convoys. Convoyed moves name no route; supports of a fleet name the coast where two are
/// within its reach. Sorties: invasions, raids, supports to hold, supports to move, each by every way. Keeps references to
/// board and position.
/// Whoever wants to count or to choose asks for options, and for the orders of those that were chosen.
class OptionTable {
public:
    OptionTable(const Board &board, const OrderRules &rules, const Position &position);
    /// Turns to another position of the same board; keeps its memory.
    void open(const Position &position);

    /// Appends the legal orders of one unit.
    void ordersOf(UnitId unit, std::vector<Order> &out) const;
    /// The same as options, after the hold in any sequence; on boards and by rules that are out of the ordinary only those
    /// that options can name.
    void optionsOf(UnitId unit, OptionList &out) const;
    Order orderOf(UnitId unit, Option option) const;

private:
    struct Writer;
    using Small = char8_t; ///< for the reason that Id::Value has

    /// For boards and rules that the tables below do not know (oddoptions.cpp).
    bool isOdd() const;
    void askEverything(UnitId unit, std::vector<Order> &out) const;
    std::vector<RegionId> landingsOf(const Unit &unit, ProvinceId to) const;

    void layOutMoves();
    void layOutShores();
    void layOutStands();
    void layOutSteps();
    void layOutVisits();
    ProvinceSet sourcesOf(ProvinceId to) const;
    Option *addMoves(const Writer &writer, Option *out) const;
    Option *addSupports(const Writer &writer, Option *out) const;
    Option *addCarriersSupports(const Writer &writer, Option *out) const;
    template <class Origins>
    Option *addCarriersSupports(const Writer &writer, Option *out, Origins &&originsOf) const;
    template <class CopyRow>
    Option *addSupports(const Writer &writer, Option *out, CopyRow &&copyRow) const;
    /// Where a unit's steps begin and end.
    std::pair<std::size_t, std::size_t> stepsOf(Travel travel, RegionId region) const
    {
        const std::size_t stand = static_cast<std::size_t>(travel) * m_regions + static_cast<std::size_t>(region.index());
        return {m_stepsOf[stand], m_stepsOf[stand + 1]};
    }
    Option *addConvoys(const Writer &writer, Option *out) const;
    Flight flightOf(Option option, const Unit *other) const;
    void addSorties(const Writer &writer, OptionList &out) const;
    /// A bomber's flights: of every place and mission one, by a shortest way (touroptions.cpp).
    void addTours(UnitId unit, std::vector<Order> &out) const;
    static std::size_t slotOf(ProvinceId place) { return static_cast<std::size_t>(place.index()); }
    const Unit &unitAt(ProvinceId place) const { return m_position->units[static_cast<std::size_t>(m_occupancy.unitAt(place).index())]; }

    const Board &m_board;
    OrderRules m_rules;
    const Position *m_position = nullptr;
    Occupancy m_occupancy;
    ConvoyWaters m_waters;
    ProvinceSet m_occupied;
    std::vector<optionblocks::Word> m_moves;   ///< by travel and region: the moves on foot or keel
    std::vector<std::uint16_t> m_movesOf;      ///< where they begin
    OptionRows m_shores; ///< by body of water: a landing at each of its shores, by province
    std::array<std::int8_t, maxProvinces> m_bodyAt; ///< by province: the body of water that it is a shore of; none, or
    static constexpr std::int8_t noBody = -1, severalBodies = -2;

    std::vector<optionblocks::Word> m_shoreAt; ///< by province: what of an option tells of it

    /// A step to a province within reach, or to one of several coasts of it.
    struct Step {
        optionblocks::Word landing; ///< what of a support tells of the goal
        std::uint16_t rowAt;        ///< the goal's row in `m_supports`
        ProvinceId to;
        Small coasts;               ///< how many steps go there; 0 but for the first of them
    };
    std::vector<Step> m_steps;
    std::vector<std::uint16_t> m_stepsOf; ///< by travel and region: where they begin
    std::vector<Small> m_ownAt;           ///< by step: where in its goal's row it is, if the unit is there

    /// What can be supported in a province, by anybody who can get there: the unit that stands there, if any, then all
    /// who can take a step into it, then those who come by sea (or, where units fly, by air). One row a province.
    std::vector<optionblocks::Word> m_supports;
    std::array<Small, maxProvinces> m_steppers; ///< by province: how many options of its row are before the visits
    std::array<Small, maxProvinces> m_backed;   ///< and how many there are

    /// What is asked of a kind for every unit, out of the strings' way.
    struct KindFacts {
        Travel travel;
        bool isConvoyed;
        Flying flying;
    };
    std::vector<KindFacts> m_kinds;
    std::array<ProvinceId, maxUnits> m_placeOf; ///< by unit
    std::size_t m_regions = 0;
    std::size_t m_rowLength = 0;
    std::size_t m_mostPassages = 0; ///< that any fleet could help to
    std::size_t m_mostOrders = 0; ///< that any unit could have, but for those of being carried and carrying

    /// By province: whence a unit can enter it by a step; only where units fly.
    std::array<ProvinceSet, maxProvinces> m_sources;
    bool m_flights = false; ///< some kind of unit flies
};

/// The tree of legal choices, flat: every legal order of one unit (moves phase), of one dislodged
/// unit (retreats), or of a power's adjustments.
void legalOrders(const Board &board, const OrderRules &rules, const Position &position, UnitId unit, std::vector<Order> &out);
void legalRetreats(const Board &board, const Position &position, int dislodgedIndex, std::vector<Order> &out);
void legalAdjustments(const Board &board, const OrderRules &rules, const Position &position, PowerId power, std::vector<Order> &out);

/// Builds due (> 0) or removals due (< 0) in an adjustment phase, after a fleet that is forfeit is gone. Where units cost
/// points: how many of the cheapest kind the own points pay, or the fewest units that must go.
int adjustmentsDue(const Board &board, const Position &position, PowerId power);

} // namespace entente
