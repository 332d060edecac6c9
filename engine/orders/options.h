#pragma once

#include "map/convoywaters.h"
#include "orders/legality.h"
#include "orders/occupancy.h"
#include "orders/order.h"
#include "orders/orderrules.h"

#include <array>
#include <vector>

namespace entente {

/// A legal order of a unit that is known, in four bytes: what the unit may do, with or for whom, and where.
/// `OptionTable::orderOf` makes the order of it.
struct Option {
    enum class Verb : std::uint8_t { Hold, Move, MoveByConvoy, SupportHold, SupportMove, Convoy, Invade, Bomb, CoverHold, CoverMove };
    Verb verb = Verb::Hold;
    UnitId other;  ///< the supported or carried unit
    RegionId to;   ///< but for holds and supports to hold
    ProvinceId via = {}; ///< sorties: what is flown over; none if the objective is a neighbour
};

/// Options one after another. Unlike a vector's, its memory is made ready ahead of what is written and stays so when
/// the list is cleared: adding is a plain store.
class OptionList {
public:
    std::size_t size() const { return m_size; }
    const Option *begin() const { return m_memory.data(); }
    const Option *end() const { return m_memory.data() + m_size; }
    void clear() { m_size = 0; }

    /// Makes place for so many more.
    void room(std::size_t more)
    {
        if (m_memory.size() - m_size < more)
            m_memory.resize((m_size + more) * 2);
    }
    /// Only where room was made.
    void add(Option option) { m_memory[m_size++] = option; }

private:
    std::vector<Option> m_memory;
    std::size_t m_size = 0;
};

/// Every legal order of a movement phase, unit by unit: what `checkOrder` takes, told without asking
/// it order by order. Make one for a position and ask it for each unit:
///
///     const OptionTable options(board, rules, position);
///     options.ordersOf(unit, out);
///
/// Orders come in a stable sequence: hold, moves, convoyed moves, supports to hold, supports to
/// move, convoys. Convoyed moves name no route; supports of a fleet name the coast where two are
/// within its reach. Sorties: invasions, raids, supports to hold, supports to move, each by every way. Keeps references to board and position; allocates nothing of its own.
/// Whoever wants to count or to choose asks for options, and for the orders of those that were chosen.
class OptionTable {
public:
    OptionTable(const Board &board, const OrderRules &rules, const Position &position);

    /// Appends the legal orders of one unit.
    void ordersOf(UnitId unit, std::vector<Order> &out) const;
    /// The same as options; on boards and by rules that are out of the ordinary only those that options can name.
    void optionsOf(UnitId unit, OptionList &out) const;
    Order orderOf(UnitId unit, Option option) const;

private:
    struct Writer;

    /// For boards and rules that the tables below do not know (oddoptions.cpp).
    bool isOdd() const;
    void askEverything(UnitId unit, std::vector<Order> &out) const;
    std::vector<RegionId> landingsOf(const Unit &unit, ProvinceId to) const;

    void findSources();
    void addMoves(Writer &writer) const;
    void addSupports(Writer &writer) const;
    void addSupport(Writer &writer, UnitId backed, ProvinceId to) const;
    void addConvoys(Writer &writer) const;
    Flight flightOf(Option option, const Unit *other) const;
    void addSorties(Writer &writer) const;
    /// A bomber's flights: of every place and mission one, by a shortest way (touroptions.cpp).
    void addTours(UnitId unit, std::vector<Order> &out) const;
    static std::size_t slotOf(ProvinceId place) { return static_cast<std::size_t>(place.index()); }
    const Unit &unitAt(ProvinceId place) const { return m_position.units[static_cast<std::size_t>(m_occupancy.unitAt(place).index())]; }

    const Board &m_board;
    OrderRules m_rules;
    const Position &m_position;
    Occupancy m_occupancy;
    ConvoyWaters m_waters;
    ProvinceSet m_occupied;
    /// Under each province: whence a unit can enter it by a step or by convoy, and by a step alone.
    std::array<ProvinceSet, maxProvinces> m_sources;
    std::array<ProvinceSet, maxProvinces> m_steps;
};

/// The tree of legal choices, flat: every legal order of one unit (moves phase), of one dislodged
/// unit (retreats), or of a power's adjustments.
void legalOrders(const Board &board, const OrderRules &rules, const Position &position, UnitId unit, std::vector<Order> &out);
void legalRetreats(const Board &board, const Position &position, int dislodgedIndex, std::vector<Order> &out);
void legalAdjustments(const Board &board, const OrderRules &rules, const Position &position, PowerId power, std::vector<Order> &out);

/// Builds due (> 0) or removals due (< 0) in an adjustment phase. Where units cost points: how many of the cheapest
/// kind the own points pay, or the fewest units that must go.
int adjustmentsDue(const Board &board, const Position &position, PowerId power);

} // namespace entente
