#include "game/explain.h"

#include "map/board.h"
#include "orders/sorties.h"

#include <algorithm>

namespace entente {

namespace {

/// Reads the settled turn once more, with the same questions that the judge asked.
class Explainer {
public:
    Explainer(const Board &board, const Turn &turn) : m_board(board), m_turn(turn) {}

    Explanation explain(int index)
    {
        const OrderResult &result = at(index);
        involve(index);
        const Verdict &verdict = result.verdict;
        const int other = resultOf(verdict.other);
        if (result.route.fought()) {
            const ProvinceId way = m_board.provinceOf(std::get<Move>(result.order.action).hops.front());
            m_out.sides.push_back(attackOf(index, way));
            if (const int met = resultOf(result.route.other); met >= 0)
                m_out.sides.push_back(sideAgainst(index, way, met));
        }
        if (const ProvinceId to = goal(result); to.valid() && verdict.reason != Reason::FlightsMet) {
            m_out.sides.push_back(attackOf(index, to));
            if (other >= 0 && verdict.reason != Reason::ConvoyBroken)
                m_out.sides.push_back(sideAgainst(index, to, other));
            else if (const int rival = outdone(index, to); rival >= 0)
                m_out.sides.push_back(sideAgainst(index, to, rival));
            for (const Side &side : m_out.sides)
                linkLostSupports(side);
        }
        if (verdict.dislodged) {
            const int invader = resultOf(verdict.dislodger);
            if (m_out.sides.empty())
                m_out.sides.push_back(holdOf(index));
            if (const ProvinceId to = invader >= 0 ? struckBy(invader, index) : ProvinceId(); to.valid())
                m_out.sides.push_back(attackOf(invader, to));
        }
        for (const int cause : result.because)
            link(index, cause);
        return std::move(m_out);
    }

private:
    const OrderResult &at(int index) const { return m_turn.results[static_cast<std::size_t>(index)]; }

    int resultOf(UnitId id) const
    {
        if (!id.valid() || id.index() >= static_cast<int>(m_turn.before.units.size()))
            return -1;
        const Unit &unit = m_turn.before.units[id.index()];
        for (std::size_t i = 0; i < m_turn.results.size(); ++i) {
            if (m_turn.results[i].unit == unit)
                return static_cast<int>(i);
        }
        return -1;
    }

    ProvinceId place(const OrderResult &result) const { return m_board.provinceOf(result.unit.region); }

    /// Where a legal order would have taken its unit; none if it was to stay.
    ProvinceId goal(const OrderResult &result) const
    {
        if (result.verdict.reason == Reason::Illegal)
            return {};
        if (const Move *move = std::get_if<Move>(&result.order.action))
            return goal(result, *move);
        const RegionId to = destinationOf(m_board, result.order);
        return to.valid() ? m_board.provinceOf(to) : ProvinceId();
    }

    void involve(int index)
    {
        if (std::find(m_out.involved.begin(), m_out.involved.end(), index) == m_out.involved.end())
            m_out.involved.push_back(index);
    }

    void link(int index, int cause)
    {
        for (const Link &known : m_out.chain) {
            if (known.result == index && known.cause == cause)
                return;
        }
        involve(cause);
        m_out.chain.push_back({index, cause});
    }

    /// Where the hop that settled it led: a double move that got on its way is told by its second.
    ProvinceId goal(const OrderResult &result, const Move &move) const
    {
        const Reason reason = result.verdict.reason;
        return m_board.provinceOf(reason == Reason::Moves || reason == Reason::Halted ? move.to() : move.hops.front());
    }

    /// A move that was carried nowhere attacked nobody.
    static bool setOut(const OrderResult &result)
    {
        switch (result.verdict.reason) {
        case Reason::Illegal:
        case Reason::NoConvoy:
        case Reason::ConvoyBroken:
        case Reason::ParadoxHeld: return false;
        default: return true;
        }
    }

    /// Where the blow fell: a tank may have dealt it on its way.
    ProvinceId struckBy(int invader, int index) const
    {
        const Move *move = std::get_if<Move>(&at(invader).order.action);
        const ProvinceId here = place(at(index));
        const bool onTheWay = move && std::any_of(move->hops.begin(), move->hops.end(), [&](RegionId hop) {
                                  return m_board.provinceOf(hop) == here;
                              });
        return onTheWay ? here : goal(at(invader));
    }

    /// Other powers' units that moved into the place: they halve a tank (1939 III 22).
    int attackersOf(const OrderResult &result) const
    {
        int count = 0;
        for (const OrderResult &other : m_turn.results) {
            const Move *move =
                other.power == result.power || !setOut(other) ? nullptr : std::get_if<Move>(&other.order.action);
            count +=
                move
                && (m_board.provinceOf(move->hops.front()) == place(result) || goal(other, *move) == place(result));
        }
        return count;
    }

    int ownHalves(const OrderResult &result, Side::Kind kind) const
    {
        const UnitKind &unit = m_board.kind(result.unit.kind);
        const Move *move = std::get_if<Move>(&result.order.action);
        if (kind != Side::Kind::Hold)
            return move && (move->hops.size() > 1 || result.verdict.byConvoy) ? unit.march : unit.strength;
        return unit.hops > 1 && attackersOf(result) > 1 ? unit.strength / 2 : unit.strength;
    }

    void addSelf(Side &side, int index)
    {
        const int halves = ownHalves(at(index), side.kind);
        side.parts.push_back({index, halves, Contribution::Why::Self});
        side.total += halves;
    }

    /// What the order backs: a flight backs what is done over the leg of its mission (1939 III 38).
    std::optional<Support> helpOf(const Order &order) const
    {
        const Flight *const flight = std::get_if<Flight>(&order.action);
        if (!flight || flight->mission != Mission::Support)
            return supportGivenBy(order);
        const Backed &backed = flight->backed;
        return Support{backed.kind, backed.of, backed.hops.empty() ? RegionId() : m_board.mainRegion(flight->over())};
    }

    /// Everyone who was ordered to back `index` in moving to `to` (no province: in holding).
    /// Support of `spared` does not count: nobody helps to dislodge its own.
    void addSupports(Side &side, int index, ProvinceId to, PowerId spared)
    {
        for (std::size_t i = 0; i < m_turn.results.size(); ++i) {
            const OrderResult &helper = m_turn.results[i];
            const std::optional<Support> support = helpOf(helper.order);
            if (!support || m_board.provinceOf(support->of) != place(at(index)))
                continue;
            if (support->toHold() ? to.valid() : !to.valid() || m_board.provinceOf(support->to) != to)
                continue;
            Contribution part{static_cast<int>(i), 0, Contribution::Why::Support};
            Reason reason = helper.verdict.reason;
            if (reason == Reason::CutLater) // it counted as long as the unit was not driven out
                reason = at(index).verdict.dislodged ? Reason::Cut : Reason::Supports;
            switch (reason) {
            case Reason::Flies:
            case Reason::Lands:
            case Reason::Diverted:
            case Reason::BaseLost:
            case Reason::Supports:
                if (spared.valid() && helper.power == spared) {
                    part.why = Contribution::Why::ExcludedSupport;
                } else {
                    const bool halved = helper.verdict.strength > 0 && helper.verdict.strength < helper.verdict.against;
                    part.halves = halved ? int(helper.verdict.strength) : m_board.kind(helper.unit.kind).strength;
                    side.total += part.halves;
                }
                break;
            case Reason::Cut: part.why = Contribution::Why::CutSupport; break;
            case Reason::SupportDislodged: part.why = Contribution::Why::DislodgedSupport; break;
            default: continue;
            }
            involve(static_cast<int>(i));
            side.parts.push_back(part);
        }
    }

    /// A tank that was stopped on its way has left its start all the same.
    static bool left(Reason reason)
    {
        return reason == Reason::Moves || reason == Reason::MovesByConvoy || reason == Reason::Halted
               || reason == Reason::RouteFought;
    }

    Side attackOf(int index, ProvinceId to)
    {
        Side side{Side::Kind::Attack, to, 0, {}};
        involve(index);
        addSelf(side, index);
        PowerId spared;
        const UnitId there = unitIn(m_board, m_turn.before, to);
        if (const int holder = resultOf(there); holder >= 0) {
            if (!left(at(holder).verdict.reason))
                spared = at(holder).power;
        }
        addSupports(side, index, to, spared);
        return side;
    }

    Side holdOf(int index)
    {
        Side side{Side::Kind::Hold, place(at(index)), 0, {}};
        addSelf(side, index);
        if (!goal(at(index)).valid())
            addSupports(side, index, ProvinceId(), PowerId());
        return side;
    }

    /// Of those that wanted to enter where `index` went, the strongest; -1 if there was none.
    int outdone(int index, ProvinceId to) const
    {
        int strongest = -1;
        for (std::size_t i = 0; i < m_turn.results.size(); ++i) {
            const OrderResult &rival = m_turn.results[i];
            if (static_cast<int>(i) == index || rival.verdict.reason != Reason::Bounced || goal(rival) != to)
                continue;
            if (strongest < 0 || rival.verdict.strength > at(strongest).verdict.strength)
                strongest = static_cast<int>(i);
        }
        return strongest;
    }

    Side sideAgainst(int index, ProvinceId to, int other)
    {
        involve(other);
        const OrderResult &rival = at(other);
        const ProvinceId theirs = goal(rival);
        if (rival.verdict.reason == Reason::Bombs) { // a raid bars alone, whatever supports its base
            Side side{Side::Kind::Prevent, to, 0, {}};
            addSelf(side, other);
            return side;
        }
        if (place(rival) != to && theirs.valid()) {
            Side side{Side::Kind::Prevent, to, 0, {}};
            addSelf(side, other);
            addSupports(side, other, theirs, PowerId());
            return side;
        }
        if (theirs.valid() && theirs == place(at(index)) && !rival.verdict.byConvoy && !at(index).verdict.byConvoy) {
            Side side{Side::Kind::Defend, to, 0, {}};
            addSelf(side, other);
            addSupports(side, other, place(at(index)), PowerId());
            return side;
        }
        return holdOf(other);
    }

    void linkLostSupports(const Side &side)
    {
        for (const Contribution &part : side.parts) {
            if (part.why != Contribution::Why::CutSupport && part.why != Contribution::Why::DislodgedSupport)
                continue;
            for (const int cause : at(part.result).because)
                link(part.result, cause);
        }
    }

    const Board &m_board;
    const Turn &m_turn;
    Explanation m_out;
};

} // namespace

Explanation explain(const Board &board, const Turn &turn, int result)
{
    return Explainer(board, turn).explain(result);
}

} // namespace entente
