#include "game/hints.h"

#include "game/play.h"
#include "orders/options.h"
#include "orders/supply.h"

#include <algorithm>
#include <optional>

namespace entente {

namespace {

using Certainty = Hint::Certainty;

/// Refusals that are told from the order, the position and the other orders of the same power alone.
bool isOfAddress(Refusal refusal)
{
    return refusal == Refusal::NoUnit || refusal == Refusal::NotYours || refusal == Refusal::OrderedTwice
           || refusal == Refusal::SplitsActions;
}

/// Says which failures of a quiet world no order of another power could mend.
class Prover {
public:
    Prover(Adjudicator &judge, const Turn &turn) : m_judge(judge), m_board(judge.board()), m_turn(turn) {}

    bool isSure(const OrderResult &result)
    {
        // That nobody drives the unit out as well is for the others to say.
        if (!result.given || result.verdict.dislodged)
            return false;
        if (result.verdict.reason == Reason::Illegal)
            return isSurelyVoid(result);
        switch (m_turn.before.phase.stage) {
        case Stage::Moves: return isSureMove(result);
        // Whoever else goes there, the two of them are in each other's way.
        case Stage::Retreats: return result.verdict.reason == Reason::RetreatClash && ownOther(result);
        case Stage::Adjustments: return false;
        }
        return false;
    }

private:
    bool isSurelyVoid(const OrderResult &result)
    {
        if (isOfAddress(result.verdict.refusal))
            return true;
        const bool winter = m_turn.before.phase.stage == Stage::Adjustments;
        if (winter && !failsAlone(result))
            return false;
        Order order = m_turn.orders[static_cast<std::size_t>(result.asked)].order;
        const Legality why = checkOrder(m_board, m_judge.rules().orders, m_turn.before, result.power, order);
        return !why.ok() && why.refusal != Refusal::OverBudget && why.refusal != Refusal::InDeficit;
    }

    /// The others only remove units that may stand in the way, and their builds help nobody: what fails where none of
    /// their units stands, fails whatever they order. Points that they may give are another matter.
    bool failsAlone(const OrderResult &result)
    {
        if (!m_alone || m_aloneFor != result.power) {
            Position alone = m_turn.before;
            std::erase_if(alone.units, [&](const Unit &unit) { return unit.power != result.power; });
            m_alone = m_judge.adjustments(alone, m_turn.orders);
            m_aloneFor = result.power;
        }
        const auto asked = static_cast<std::size_t>(result.asked);
        const Verdict &there = m_alone->orders[asked];
        return there.reason == Reason::Illegal && there.refusal == result.verdict.refusal;
    }

    bool isSureMove(const OrderResult &result)
    {
        // Who is in the way, or is helped, may be driven out in a step before.
        if (m_judge.rules().policies.turns == Policies::Turns::InSequence)
            return false;
        switch (result.verdict.reason) {
        // What was ordered is as it is written, unless several units might be meant.
        case Reason::NoMatchingOrder: {
            const OrderResult *other = ownOther(result);
            return other && !isInBox(other->unit);
        }
        // Nobody enters where a unit of his own stands; whoever drives it out is there instead. Who helps to attack it
        // is less sure to be in vain: his help keeps others out of there.
        case Reason::OwnUnit: {
            const OrderResult *other = ownOther(result);
            return other && stands(*other);
        }
        // Meetings are told from the flights as they are ordered (LiMa 13).
        case Reason::FlightsMet: return ownOther(result);
        // It is put back, or driven out (City State 8b).
        case Reason::LeftPass: return true;
        case Reason::NoConvoy: return !couldBeCarried(result);
        default: return false;
        }
    }

    /// The result of the unit that the verdict names, if that is of the same power, has an order, and nobody else
    /// decides whether the order can be followed.
    const OrderResult *ownOther(const OrderResult &result)
    {
        const int index = resultOf(m_turn, result.verdict.other);
        const OrderResult *other = index < 0 ? nullptr : &m_turn.results[static_cast<std::size_t>(index)];
        if (!other || other == &result || other->power != result.power || !other->given)
            return nullptr;
        return other->verdict.reason != Reason::Illegal || isSurelyVoid(*other) ? other : nullptr;
    }

    bool isInBox(const Unit &unit) const { return m_board.province(m_board.provinceOf(unit.region)).unlimited; }

    static bool stands(const OrderResult &result)
    {
        return result.verdict.reason == Reason::Illegal || is<Hold>(result.order) || is<Support>(result.order)
               || is<Convoy>(result.order);
    }

    /// If every fleet that has no order of the same power carried it, would there be a way? More fleets are never less.
    bool couldBeCarried(const OrderResult &army)
    {
        std::vector<GivenOrder> orders = m_turn.orders;
        std::erase_if(orders, [&](const GivenOrder &given) { return given.power != army.power; });
        const Move *move = std::get_if<Move>(&army.order.action);
        for (const OrderResult &result : m_turn.results) {
            const bool free = result.power != army.power || !result.given;
            if (!free || !result.id.valid() || !m_board.kind(result.unit.kind).convoys)
                continue;
            Order order{result.unit.kind, result.unit.region, result.unit.layer,
                        Convoy{army.unit.kind, army.unit.region, move->to()}};
            orders.push_back({result.power, order});
        }
        const MovesOutcome &outcome = m_judge.moves(m_turn.before, orders);
        return outcome.units[static_cast<std::size_t>(army.id.index())].reason != Reason::NoConvoy;
    }

    Adjudicator &m_judge;
    const Board &m_board;
    const Turn &m_turn;
    std::optional<AdjustmentsOutcome> m_alone; ///< of a winter in which only the units of one power stand
    PowerId m_aloneFor;
};

/// Both parties have signed what one of them proposes, if the other is not known.
void signContracts(std::vector<GivenOrder> &orders, std::span<const PowerId> known)
{
    std::vector<GivenOrder> signatures;
    for (const GivenOrder &given : orders) {
        const Contract *contract = std::get_if<Contract>(&given.order.action);
        if (!contract || std::find(known.begin(), known.end(), contract->with) != known.end())
            continue;
        Contract back = *contract;
        back.with = given.power;
        signatures.push_back({contract->with, {{}, {}, Layer::Field, back}});
    }
    orders.insert(orders.end(), signatures.begin(), signatures.end());
}

/// The orders of acting in which an order must fail to have its hint.
std::vector<std::vector<PowerId>> schedulesFor(const Board &board, const Rulebook &rules, const Position &position)
{
    std::vector<std::vector<PowerId>> schedules{position.schedule};
    if (position.phase.stage != Stage::Moves || rules.policies.turns != Policies::Turns::InSequence
        || !position.schedule.empty())
        return schedules;
    std::vector<PowerId> powers;
    for (int p = 0; p < board.powerCount(); ++p) {
        if (board.power(PowerId(p)).playable)
            powers.push_back(PowerId(p));
    }
    schedules.push_back(powers);
    std::reverse(powers.begin(), powers.end());
    schedules.push_back(powers);
    return schedules;
}

/// The same order in another world; null: it is not there.
const OrderResult *sameIn(const Turn &turn, const OrderResult &result)
{
    const auto found = std::find_if(turn.results.begin(), turn.results.end(), [&](const OrderResult &other) {
        return other.asked == result.asked && (result.asked >= 0 || other.unit == result.unit);
    });
    return found == turn.results.end() ? nullptr : &*found;
}

/// By order as it was handed in: its result. Of orders that are alike one has its turn after another.
std::vector<int> resultsOf(const Turn &turn, const std::vector<GivenOrder> &orders)
{
    std::vector<int> byAsked(turn.orders.size(), -1);
    for (std::size_t i = 0; i < turn.results.size(); ++i) {
        if (turn.results[i].asked >= 0)
            byAsked[static_cast<std::size_t>(turn.results[i].asked)] = static_cast<int>(i);
    }
    std::vector<int> results;
    std::vector<bool> taken(turn.orders.size(), false);
    for (const GivenOrder &given : orders) {
        std::size_t asked = 0;
        while (asked < turn.orders.size() && (taken[asked] || turn.orders[asked] != given))
            ++asked;
        results.push_back(asked < turn.orders.size() ? byAsked[asked] : -1);
        if (asked < turn.orders.size())
            taken[asked] = true;
    }
    return results;
}

} // namespace

bool isFailing(const OrderResult &result)
{
    return outcomeOf(result.verdict.reason) != Outcome::Success || result.verdict.dislodged;
}

const Hint *Hints::ofResult(int result) const
{
    const auto found =
        std::find_if(hints.begin(), hints.end(), [result](const Hint &hint) { return hint.result == result; });
    return found == hints.end() ? nullptr : &*found;
}

const Hint *Hints::ofUnordered(const Unit &unit, int number) const
{
    for (const int index : unsaid) {
        const OrderResult &result = quiet.results[static_cast<std::size_t>(index)];
        if (result.unit == unit && result.order.number == number)
            return ofResult(index);
    }
    return nullptr;
}

const Hint *Hints::ofOrder(std::size_t order) const
{
    return order < results.size() && results[order] >= 0 ? ofResult(results[order]) : nullptr;
}

Hints hintsOn(Adjudicator &judge, const Variant &variant, const Position &position, std::vector<GivenOrder> orders,
              std::span<const PowerId> known)
{
    const auto isKnown = [known](PowerId power) { return std::find(known.begin(), known.end(), power) != known.end(); };
    const std::vector<GivenOrder> handed = orders;
    std::erase_if(orders, [&](const GivenOrder &given) { return !isKnown(given.power); });
    signContracts(orders, known);

    std::vector<Turn> worlds;
    Position before = position;
    for (std::vector<PowerId> &schedule : schedulesFor(judge.board(), judge.rules(), position)) {
        before.schedule = std::move(schedule);
        worlds.push_back(playPhase(judge, variant, before, orders));
    }

    Hints out;
    out.quiet = std::move(worlds.front());
    out.results = resultsOf(out.quiet, handed);
    Prover prover(judge, out.quiet);
    for (std::size_t i = 0; i < out.quiet.results.size(); ++i) {
        const OrderResult &result = out.quiet.results[i];
        if (!isKnown(result.power))
            continue;
        if (!result.given)
            out.unsaid.push_back(static_cast<int>(i));
        const bool fails = isFailing(result) && std::all_of(worlds.begin() + 1, worlds.end(), [&](const Turn &world) {
                               const OrderResult *there = sameIn(world, result);
                               return there && isFailing(*there);
                           });
        if (fails)
            out.hints.push_back({static_cast<int>(i), prover.isSure(result) ? Certainty::Sure : Certainty::Quiet});
    }
    if (position.phase.stage != Stage::Adjustments || playsByPoints(judge.board()))
        return out;
    for (const PowerId power : known) {
        const auto counts = std::count_if(out.quiet.results.begin(), out.quiet.results.end(), [&](const auto &result) {
            return result.power == power && result.given && !isFailing(result);
        });
        const int left = ordersExpected(judge.board(), position, power) - static_cast<int>(counts);
        if (left > 0 && adjustmentsDue(judge.board(), position, power) > 0)
            out.spare.push_back({power, left});
    }
    return out;
}

} // namespace entente
