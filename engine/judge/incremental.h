#pragma once

#include "judge/adjudicator.h"

#include <array>
#include <cstdint>
#include <span>
#include <vector>

namespace entente {

/// Another order for the unit that an order of a list is for.
struct OrderChange {
    std::size_t index = 0;        ///< of the order that it takes the place of
    const Order *order = nullptr; ///< must live as long as the call
};

/// A season of moves that was judged whole, and what an IncrementalJudge needs to know to judge it again with some of
/// its orders changed: which units have to do with each other at all.
///
/// Orders meet in provinces. Every order has a footprint: where its unit stands, where it goes and passes, where
/// whoever it helps stands and goes. Units whose footprints overlap, directly or by others between them, are a
/// *component*; what one component does changes no verdict in another.
class JudgedSeason {
public:
    const std::vector<GivenOrder> &orders() const { return m_orders; }
    /// Of these orders.
    const MovesOutcome &outcome() const { return m_outcome; }
    const Position &position() const { return m_position; }

    /// What an order touches.
    struct Footprint {
        ProvinceSet places;
        bool asksForFleets = false; ///< it hangs on which fleets there are, wherever
    };

private:
    friend class IncrementalJudge;

    std::vector<GivenOrder> m_orders;
    std::vector<GivenOrder> m_tried; ///< the same; while a change is judged whole, with that
    MovesOutcome m_outcome;
    Position m_position;
    Position m_part; ///< the same with only those units that are judged anew

    /// Units that have to do with each other, and where.
    struct Component {
        UnitSet members;
        ProvinceSet ground;
        bool asksForFleets = false;
    };

    bool m_whole = false;                      ///< something here may be felt anywhere: it is always judged whole
    std::vector<UnitId> m_unitOf;              ///< by order
    std::array<UnitId, maxProvinces> m_stands; ///< by province: who stands in its field
    std::vector<Footprint> m_prints;           ///< by unit
    std::vector<Component> m_components;       ///< the first is nobody's
    std::array<std::uint8_t, maxProvinces> m_componentOf; ///< by province, of `m_components`

    MovesOutcome m_changed; ///< the outcome with the last changes; differs from `m_outcome` in...
    UnitSet m_differing;    ///< ...what became of these
};

/// Judges a season again and again with one order or a few changed, and asks the judge only about those whom the change
/// can touch. The outcome is that of a full adjudication, verdict for verdict.
///
///     IncrementalJudge judge(board, rules);
///     JudgedSeason season;
///     judge.open(season, position, orders);
///     const MovesOutcome &outcome = judge.with(season, changes);
///
/// Judged whole, since what they change may be felt everywhere: seasons in which an order reaches no unit (contracts,
/// permissions to land) or a unit has several. Where an order asks which fleets there are, fleets elsewhere are let
/// stand idle beside those judged; in a season that is played in sequence they may have sailed by then, so they are all
/// one component. A bomber's footprint is the whole of its path, on which it may have to land.
///
/// One object serves one thread, and any number of seasons of its board and rules.
class IncrementalJudge {
public:
    IncrementalJudge(std::shared_ptr<const Board> board, const Rulebook &rules);

    const Board &board() const { return m_whole.board(); }
    const Rulebook &rules() const { return m_whole.rules(); }

    /// Judges a season whole, and finds its components.
    void open(JudgedSeason &season, const Position &position, std::vector<GivenOrder> orders);
    /// The outcome if these orders stood in place of the season's, which stays as it is. At most one change an order;
    /// a change must be an order of the same power. Valid until the next call, and until the season is opened anew.
    const MovesOutcome &with(JudgedSeason &season, std::span<const OrderChange> changes);
    /// From now on the season has these orders.
    void keep(JudgedSeason &season, std::span<const OrderChange> changes);

    /// Does a change of one order ask the judge about those alone whom it can touch? Else everybody is judged anew, or
    /// what the fleets do is felt everywhere.
    bool judgesParts(const JudgedSeason &season) const { return !season.m_whole && !m_inSequence; }
    /// Of an order of the unit's, in this season.
    JudgedSeason::Footprint footprintOf(const JudgedSeason &season, UnitId unit, const Order &order) const
    {
        return footprintOf(season, season.m_position.units[slot(unit)], order);
    }
    /// Are there other rules than those of the plain board, where units move, hold, support and convoy?
    bool hasFeatures() const { return m_hasFeatures; }

    /// How many units the last call asked the judge about.
    int unitsJudged() const { return m_judged; }

private:
    using Footprint = JudgedSeason::Footprint;
    using Component = JudgedSeason::Component;

    Footprint footprintOf(const JudgedSeason &season, const Unit &unit, const Order &order) const;
    Footprint printOf(const JudgedSeason &season, const Unit &unit, const Order &order) const;
    bool leavesWayOpen(const Unit &unit, const Order &order) const;
    void readUnits(JudgedSeason &season) const;
    bool isPlain(const JudgedSeason &season) const;
    bool isForTheSame(const Order &one, const Order &other) const;
    void findCircles(JudgedSeason &season);
    ProvinceId rootOf(ProvinceId province);
    static std::size_t slot(ProvinceId province) { return static_cast<std::size_t>(province.index()); }
    bool gather(const JudgedSeason &season, std::span<const OrderChange> changes);
    void lift(JudgedSeason &season, std::span<const OrderChange> changes);
    const MovesOutcome &judgeWhole(JudgedSeason &season, std::span<const OrderChange> changes);
    void restore(JudgedSeason &season) const;
    void takeOver(JudgedSeason &season, const MovesOutcome &part) const;
    void takeVerdicts(JudgedSeason &season, const MovesOutcome &part) const;
    void takePlaces(JudgedSeason &season, const MovesOutcome &part) const;
    void takeFlights(JudgedSeason &season, const MovesOutcome &part) const;
    UnitId original(UnitId unit) const { return unit.valid() ? m_unitOf[slot(unit)] : unit; }
    static std::size_t slot(UnitId unit) { return static_cast<std::size_t>(unit.index()); }

    Adjudicator m_whole;
    Adjudicator m_parts; ///< its own, so that an outcome of the other lives as long as is said above
    bool m_inSequence;
    bool m_hasFeatures;
    bool m_remembers; ///< a step of the season hangs on what earlier ones left behind: judged whole
    int m_worthwhile; ///< the units are at least so many per cent of those in a part
    int m_judged = 0;

    // The change at hand.
    UnitSet m_touched;    ///< who is judged anew
    ProvinceSet m_ground; ///< and where
    bool m_asksForFleets = false;
    std::array<UnitId, maxUnits> m_unitOf;       ///< which unit of the season each unit of the part is
    std::vector<GivenOrder> m_orders;            ///< of the part
    std::vector<std::size_t> m_indices;          ///< of the part: which order of the season each is
    std::array<ProvinceId, maxProvinces> m_root; ///< while components are found: by province, another of its component
};

} // namespace entente
