#pragma once

#include "judge/evidence.h"
#include "judge/verdict.h"
#include "orders/order.h"
#include "rules/variant.h"

#include <memory>
#include <span>
#include <utility>
#include <vector>

namespace entente {

/// What one given order of a phase of moves asks, and of whom.
struct Intent {
    UnitId unit;  ///< the unit that it is for; none: no such unit of that power stands there
    Order order;  ///< completed where it could be followed, else as it was given
    Legality why; ///< where it was refused: why, with the place and the figures
};

/// What the steps of a season that is played power by power leave to the steps after them, where there are tanks and
/// bombers. Per unit of the position at hand.
struct SeasonSoFar {
    UnitSet weakened;               ///< tanks attacked where they stood: halved for the season (1939 III 22)
    UnitSet halted;                 ///< tanks stopped on their way: they defend the place with 1 (1939 III 21)
    std::vector<std::uint8_t> cuts; ///< attacks and missions that cut into the support that a unit gives
    std::vector<std::uint8_t> lent; ///< what bombers lend to a unit that stands
    ProvinceSet wanted;             ///< where somebody tried to go

    void open(std::size_t units)
    {
        weakened = halted = UnitSet();
        cuts.assign(units, 0);
        lent.assign(units, 0);
        wanted = ProvinceSet();
    }
};

/// What the judge found in a moves phase. Indices of `orders` are those of the span handed in;
/// `held` speaks of the units that nobody ordered (or whose orders were void): an implied hold.
struct MovesOutcome {
    bool listsIntents = false; ///< these two are asked for by `Adjudicator::movesInFull`
    bool listsEvidence = false;
    std::vector<Intent> intents;    ///< one per given order, where they are asked for
    std::vector<Evidence> evidence; ///< one per unit of the position, where it is asked for
    std::vector<Verdict> orders;    ///< one per given order
    std::vector<Verdict> units;     ///< one per unit of the position: of the order that counted, or of the implied hold
    std::vector<int> orderOf;       ///< per unit: the order that counted, or -1
    /// Per unit: where it stands afterwards; if dislodged, where it stood then (its own region, but for those
    /// that moved in an earlier step of the season).
    std::vector<RegionId> endsIn;
    ProvinceSet contested; ///< empty spaces closed to retreats by a stand-off
    /// Per supporting unit: whether its support was given (for explanations); per unit.
    UnitSet supportsGiven;
    /// Per unit that moved and arrived by convoy.
    UnitSet convoyed;
    /// Per unit: the province from which its dislodger struck; empty: every one struck from where it stood at first.
    std::vector<ProvinceId> struckFrom;
    /// Per unit: the fleet in whose hold it ends the phase; empty where armies do not go aboard fleets.
    std::vector<UnitId> aboard;
    UnitSet inside;       ///< units that end behind the walls of their province
    ProvinceSet besieged; ///< provinces whose walls were in use at any time of the phase: closed to retreats

    /// A squadron that flew, however it fared, and how far away its objective lay: one space or two (LiMa 11).
    struct Sortie {
        UnitId unit;
        ProvinceId objective;
        int distance = 0;
    };
    std::vector<Sortie> sorties;

    /// Units that fought for a route province and went on from it.
    std::vector<std::pair<UnitId, RouteWon>> routes;

    std::vector<Airborne> airborne; ///< bombers that took off
    std::vector<Leave> leaves;      ///< permissions to land

    /// Read, and brought up to date, where the phase is one step of a season; null: it is all of it.
    SeasonSoFar *soFar = nullptr;
};

struct RetreatsOutcome {
    std::vector<Verdict> orders; ///< one per given order
    std::vector<Verdict> units;  ///< one per dislodged unit
    std::vector<int> orderOf;    ///< per dislodged unit
    std::vector<Order> completed;
    std::vector<Legality> refusals; ///< one per given order: of a refused one, why, with the place
    std::vector<RegionId> endsIn;   ///< per dislodged unit; none: disbanded
};

struct AdjustmentsOutcome {
    std::vector<Verdict> orders; ///< one per given order
    std::vector<Order> completed;
    std::vector<Legality> refusals; ///< one per given order: of a refused one, why, with place and figures
    std::vector<Unit> built;
    std::vector<Unit> removed;    ///< by order and by civil disorder
    std::vector<Unit> disordered; ///< the part of `removed` that nobody ordered
    std::vector<Unit> portless;   ///< the part of that which went for want of a port (City State 5)
};

/// Adjudicates one phase after another for one variant and rulebook. Keeps its working memory, so
/// after the first call a standard phase allocates nothing; one object serves one thread.
///
///     Adjudicator judge(variant, rules);
///     const MovesOutcome &outcome = judge.moves(position, orders);
///
/// The outcome stays valid until the next call. Results do not depend on the order of `orders` or
/// of units (adjustments of one power excepted: there the list is an order of preference).
class Adjudicator {
public:
    Adjudicator(std::shared_ptr<const Board> board, const Rulebook &rules);
    ~Adjudicator();
    Adjudicator(Adjudicator &&) noexcept;
    Adjudicator &operator=(Adjudicator &&) noexcept;

    const Board &board() const;
    const Rulebook &rules() const;

    const MovesOutcome &moves(const Position &position, std::span<const GivenOrder> orders);
    /// The same, and the outcome lists what each order asked of whom, and what the verdicts rest on.
    const MovesOutcome &movesInFull(const Position &position, std::span<const GivenOrder> orders);
    const RetreatsOutcome &retreats(const Position &position, std::span<const GivenOrder> orders);
    const AdjustmentsOutcome &adjustments(const Position &position, std::span<const GivenOrder> orders);

    /// The retreats open to each dislodged unit after the last `moves`, and the units with none.
    struct Displaced {
        UnitId unit;
        ProvinceId from;
        std::vector<RegionId> retreats;
        UnitId cargo = {}; ///< the army in its hold, if any
    };
    std::vector<Displaced> displaced(const Position &position) const;

private:
    struct Workspace;
    std::unique_ptr<Workspace> m_work;
};

} // namespace entente
