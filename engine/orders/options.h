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
    /// The same as options, those with the same verb and goal in any sequence; on boards and by rules that are out of the
    /// ordinary only those that options can name.
    void optionsOf(UnitId unit, OptionList &out) const;
    Order orderOf(UnitId unit, Option option) const;

private:
    struct Writer;

    /// For boards and rules that the tables below do not know (oddoptions.cpp).
    bool isOdd() const;
    void askEverything(UnitId unit, std::vector<Order> &out) const;
    std::vector<RegionId> landingsOf(const Unit &unit, ProvinceId to) const;

    void layOutMoves();
    void noteStands();
    void layOutShores();
    void layOutSteps();
    void layOutVisits();
    ProvinceSet sourcesOf(ProvinceId to) const;
    void addMoves(Writer &writer) const;
    void addSupports(Writer &writer) const;
    void addCarriersSupports(Writer &writer) const;
    template <class SupportVisits>
    void addSupports(Writer &writer, SupportVisits &&supportVisits) const;
    void addConvoys(Writer &writer) const;
    Flight flightOf(Option option, const Unit *other) const;
    void addSorties(Writer &writer) const;
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

    // The supports of all moves, by where they go, ready to be copied: first of those by a step, one row after the
    // other, then of those who come by sea (or, where units fly, by air), in rows of the same length.
    struct Stand {
        std::uint16_t as;          ///< see Approaches::standOf
        optionblocks::Word backed; ///< what of an option tells of the unit
    };
    std::array<Stand, maxProvinces> m_stands; ///< by province
    std::vector<optionblocks::Word> m_landing; ///< by approach: what of an option tells of the goal
    std::vector<optionblocks::Word> m_steps;
    std::vector<std::uint16_t> m_stepAt;                ///< by approach: where in `m_steps` its option is, if the unit is there
    std::array<std::uint16_t, maxProvinces + 1> m_stepsInto; ///< by province: where its row begins
    std::vector<optionblocks::Word> m_visits;
    std::array<std::uint8_t, maxProvinces> m_visitors;  ///< by province: how many
    std::size_t m_visitsLength = 0;

    /// By province: whence a unit can enter it by a step; only where units fly.
    std::array<ProvinceSet, maxProvinces> m_sources;
    bool m_flights = false; ///< some kind of unit flies
    std::size_t m_mostCoasts = 1; ///< of any province
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
