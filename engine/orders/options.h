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
/// move by goal and source, convoys; then marches, and supports of marches that nothing else would bring there.
/// Convoyed moves name no route; supports of a fleet name the coast where two are within its reach. Sorties: invasions,
/// raids, supports to hold, supports to move, each by every way. What the tables do not know is listed verb by verb
/// (MoveListing). Keeps references to board and position. Whoever wants to count or to choose asks for options, and for
/// the orders of those that were chosen.
class OptionTable {
public:
    OptionTable(const Board &board, const OrderRules &rules, const Position &position);
    /// Turns to another position of the same board; keeps its memory.
    void open(const Position &position);

    /// Appends the legal orders of one unit.
    void ordersOf(UnitId unit, std::vector<Order> &out) const;
    /// The same as options, after the hold in any sequence; on boards and by rules that are out of the ordinary only
    /// those that options can name.
    void optionsOf(UnitId unit, OptionList &out) const;
    Order orderOf(UnitId unit, Option option) const;

private:
    using Word = optionblocks::Word;
    using Small = char8_t; ///< for the reason that Id::Value has

    /// Do the tables below not know the unit's orders, on this board and by these rules?
    bool isBeyondTables(const Unit &unit) const;

    static constexpr Small severalBodies = 254, noBody = 255;

    // What is the same in every phase, and what a position makes of it (optiontable.cpp).

    /// What the board tells of a unit of a kind that stands somewhere.
    struct Stand {
        ProvinceSet reach;
        std::uint16_t moves = 0, movesEnd = 0; ///< in `m_moves`: on foot or keel
        std::uint16_t steps = 0, stepsEnd = 0; ///< in `m_steps`
        ProvinceId place;
        bool severalCoasts = false; ///< some province is entered by several steps
        Small ashore = noBody;      ///< laid over `m_bodyAt`: nothing for those who may be convoyed; for others none
        Flying flying = Flying::No;
    };
    /// A step to a province within reach, or to one of several coasts of it, which then follow one another.
    struct Step {
        Word arrival; ///< what of a support tells of the goal
        ProvinceId to;
        char16_t ownAt; ///< where in the goal's row of `m_supports` the step is, if the unit is there
    };
    void layOutStands();
    void layOutShores();
    void layOutUnits();
    void layOutSteps();
    void layOutVisits();
    Word *rowOf(ProvinceId to) { return &m_supports[slotOf(to) * m_rowLength]; }
    const Word *rowOf(ProvinceId to) const { return &m_supports[slotOf(to) * m_rowLength]; }
    const Stand &standOf(UnitId id) const
    {
        const Unit unit = m_position->units[static_cast<std::size_t>(id.index())];
        return m_stands[static_cast<std::size_t>(unit.kind.index()) * m_regions
                        + static_cast<std::size_t>(unit.region.index())];
    }
    /// Can the unit be supported? One above another can't.
    bool isListed(UnitId id, const Stand &stand) const { return m_occupancy.unitAt(stand.place) == id; }

    // Lists of options (optionlists.cpp).
    Option *addMoves(const Stand &stand, Option *out) const;
    template <class CopyRow>
    Option *addSupports(const Stand &stand, bool listed, Option *out, CopyRow &&copyRow) const;
    Option *addCarriersSupports(const Stand &stand, bool listed, Option *out) const;
    Option *addConvoys(ProvinceId sea, Option *out) const;

    // Sorties (sortieoptions.cpp).
    void addSorties(ProvinceId base, OptionList &out) const;
    ProvinceSet sourcesOf(ProvinceId to) const;
    Flight flightOf(Option option, const Unit *other) const;

    static std::size_t slotOf(ProvinceId place) { return static_cast<std::size_t>(place.index()); }

    const Board &m_board;
    OrderRules m_rules;
    const Position *m_position = nullptr;
    Occupancy m_occupancy;
    ConvoyWaters m_waters;
    std::vector<Stand> m_stands; ///< by kind and region
    std::vector<Word> m_moves;
    std::vector<Step> m_steps;
    std::vector<Word> m_shoreAt;              ///< by province: what of an option tells of it
    OptionRows m_shores;                      ///< by body of water: an arrival at each of its shores, by province
    std::array<Small, maxProvinces> m_bodyAt; ///< by province: the body of water that it is a shore of
    ProvinceSet m_shared;                     ///< shores of several bodies

    /// What can be supported in a province, by anybody who can get there: the unit that stands there, if any, then all
    /// who can take a step into it, then those who come by sea (or, where units fly, by air). One row a province, with
    /// the number of its options before them.
    std::vector<Word> m_supports;
    std::array<Small, maxProvinces> m_visits; ///< by province: how many options of its row are visits
    std::size_t m_regions = 0;
    std::size_t m_rowLength = 0;
    std::size_t m_mostOrders = 0;  ///< that any unit could have, but for those of being carried and carrying
    std::size_t m_mostCarried = 0; ///< orders of being carried and carrying that any unit could have in this position

    std::array<ProvinceId, maxUnits> m_placeOf; ///< by unit

    /// By province: whence a unit can enter it by a step; only where units fly.
    std::array<ProvinceSet, maxProvinces> m_sources;
    bool m_flights = false; ///< some kind of unit flies
};

/// The tree of legal choices, flat: every legal order of one unit (moves phase), of one dislodged
/// unit (retreats), or of a power's adjustments.
void legalOrders(const Board &board, const OrderRules &rules, const Position &position, UnitId unit,
                 std::vector<Order> &out);
void legalRetreats(const Board &board, const Position &position, int dislodgedIndex, std::vector<Order> &out);
void legalAdjustments(const Board &board, const OrderRules &rules, const Position &position, PowerId power,
                      std::vector<Order> &out);

/// Builds due (> 0) or removals due (< 0) in an adjustment phase, after a fleet that is forfeit is gone. Where units
/// cost points: how many of the cheapest kind the own points pay, or the fewest units that must go.
int adjustmentsDue(const Board &board, const Position &position, PowerId power);

} // namespace entente
