#include "game/sight.h"

#include "game/game.h"
#include "map/board.h"

#include <algorithm>

namespace entente {

bool Sight::owns(PowerId power) const
{
    return std::find(seats.begin(), seats.end(), power) != seats.end();
}

ProvinceSet sightOf(const Board &board, Rulebook::Fog fog, const Position &position, const std::vector<PowerId> &seats)
{
    const Sight own{{}, seats};
    ProvinceSet lookouts;
    ProvinceSet seen;
    for (int p = 0; fog == Rulebook::Fog::None && p < board.provinceCount(); ++p)
        seen.insert(ProvinceId(p));
    for (const Unit &unit : position.units) {
        if (own.owns(unit.power))
            lookouts.insert(board.provinceOf(unit.region));
    }
    for (const DislodgedUnit &dislodged : position.dislodged) {
        if (own.owns(dislodged.unit.power))
            lookouts.insert(board.provinceOf(dislodged.unit.region));
    }
    for (int p = 0; p < board.provinceCount(); ++p) {
        if (own.owns(position.owner[static_cast<std::size_t>(p)]))
            (fog == Rulebook::Fog::Centres ? seen : lookouts).insert(ProvinceId(p));
    }
    for (const Passage &passage : board.passages()) {
        const ProvinceId from = board.provinceOf(passage.from);
        const ProvinceId to = board.provinceOf(passage.to);
        if (lookouts.contains(from))
            seen.insert(to);
        if (lookouts.contains(to))
            seen.insert(from);
    }
    return seen | lookouts;
}

namespace {

ProvinceId placeOn(const Board &board, const Unit &unit)
{
    return board.provinceOf(unit.region);
}

/// A unit that waits to retreat: whoever sees it knows of the places open to it those that are in sight. False if none
/// is: then it is not told that it waits.
bool seeDislodged(const Board &board, const Sight &sight, DislodgedUnit &dislodged)
{
    const ProvinceId at = placeOn(board, dislodged.unit);
    if (sight.owns(dislodged.unit.power))
        return true;
    std::erase_if(dislodged.retreats, [&](RegionId to) { return !sight(board.provinceOf(to)); });
    if (!sight(dislodged.from))
        dislodged.from = at; // where nobody can retreat to anyway
    return sight(at) && !dislodged.retreats.empty();
}

/// Its own is who will raise a unit of a kind that returns.
bool ownsReturns(const Board &board, const Sight &sight)
{
    return std::any_of(board.kinds().begin(), board.kinds().end(), [&](const UnitKind &kind) {
        return kind.returnsTo.valid() && sight.owns(board.province(kind.returnsTo).home);
    });
}

/// Cuts one turn down to what a seat knows of it.
class TurnWatcher {
public:
    TurnWatcher(const Board &board, const Turn &turn, const Sight &before, const Sight &after)
        : m_board(board), m_turn(turn), m_before(before), m_after(after),
          m_retreats(turn.before.phase.stage == Stage::Retreats)
    {
        for (const Unit &unit : turn.before.units)
            m_units.push_back({unit, unit.region});
        for (const DislodgedUnit &dislodged : turn.before.dislodged)
            m_waiting.push_back({dislodged.unit, dislodged.unit.region});
        for (const OrderResult &result : turn.results) {
            const auto *move = std::get_if<Move>(&result.order.action);
            if (move && result.id.valid() && !m_retreats)
                m_units[index(result.id)].bound = move->to();
        }
        for (const Event &event : turn.events)
            std::visit([this](const auto &one) { follow(one); }, event);
        number(m_units);
        number(m_waiting);
    }

    Turn told() const
    {
        Turn told;
        told.edition = m_turn.edition;
        told.inPart = true;
        told.winner = m_turn.winner;
        told.countsCentres = m_turn.countsCentres;
        told.playedOn = m_turn.playedOn;
        told.before = seenPosition(m_board, m_turn.before, m_before);
        told.before.units = known(m_units);
        told.before.dislodged.clear();
        for (std::size_t i = 0; i < m_waiting.size(); ++i) {
            if (m_waiting[i].number < 0)
                continue;
            told.before.dislodged.push_back(m_turn.before.dislodged[i]);
            seeDislodged(m_board, m_before, told.before.dislodged.back());
        }
        told.after = seenPosition(m_board, m_turn.after, m_after);
        tellOrders(told);
        for (OrderResult &result : told.results) {
            if (m_turn.before.phase.stage == Stage::Moves)
                tellMove(told, result);
        }
        tellEvents(told);
        return told;
    }

private:
    struct Watched {
        Unit unit;
        RegionId end;        ///< where it stands afterwards; none: it is gone
        RegionId bound = {}; ///< where its order leads
        bool moved = false;
        int number = -1; ///< among those known; -1: it is not
    };

    static std::size_t index(UnitId id) { return static_cast<std::size_t>(id.index()); }

    // Where everybody ends.

    template <typename Other>
    void follow(const Other &)
    {
    }
    void follow(const event::Moved &e) { end(m_units, e.unit, e.to); }
    void follow(const event::Shipped &e) { end(m_units, e.unit, e.to); }
    void follow(const event::Landed &e) { end(m_units, e.unit, e.to); }
    void follow(const event::Withdrawn &e) { end(m_units, e.unit, e.to); }
    void follow(const event::Retreated &e) { end(m_waiting, e.unit, e.to); }
    void follow(const event::Destroyed &e) { end(m_retreats ? m_waiting : m_units, e.unit, {}); }
    void follow(const event::Removed &e) { end(m_units, e.unit, {}); }

    /// Of units in a box that are alike, the one whose order leads there.
    static void end(std::vector<Watched> &all, const Unit &unit, RegionId to)
    {
        Watched *found = nullptr;
        for (Watched &one : all) {
            if (one.unit == unit && !one.moved && (!found || (found->bound != to && one.bound == to)))
                found = &one;
        }
        if (!found)
            return;
        found->moved = true;
        found->end = to;
    }

    void number(std::vector<Watched> &all) const
    {
        int count = 0;
        for (Watched &one : all) {
            const bool seen = m_before.owns(one.unit.power) || m_before(placeOn(m_board, one.unit))
                              || (one.end.valid() && m_after(m_board.provinceOf(one.end)));
            if (seen)
                one.number = count++;
        }
    }

    static std::vector<Unit> known(const std::vector<Watched> &all)
    {
        std::vector<Unit> units;
        for (const Watched &one : all) {
            if (one.number >= 0)
                units.push_back(one.unit);
        }
        return units;
    }

    UnitId told(UnitId id) const
    {
        const std::vector<Watched> &all = m_retreats ? m_waiting : m_units;
        const int number = id.valid() ? all[index(id)].number : -1;
        return number < 0 ? UnitId() : UnitId(number);
    }

    /// One that is known stood so before the turn.
    bool knowsStart(const Unit &unit) const
    {
        const auto is = [&](const Watched &one) { return one.number >= 0 && one.unit == unit; };
        return std::any_of(m_units.begin(), m_units.end(), is) || std::any_of(m_waiting.begin(), m_waiting.end(), is);
    }

    /// The same, or it has come to stand so.
    bool knows(const Unit &unit) const
    {
        const auto is = [&](const Watched &one) {
            Unit there = one.unit;
            there.region = one.end;
            return one.number >= 0 && there == unit;
        };
        return knowsStart(unit) || std::any_of(m_units.begin(), m_units.end(), is);
    }

    // Orders and their results.

    bool knows(const OrderResult &result) const
    {
        if (m_before.owns(result.power))
            return true;
        if (const auto *transfer = std::get_if<Transfer>(&result.order.action))
            return m_before.owns(transfer->to);
        if (const auto *leave = std::get_if<Permission>(&result.order.action))
            return m_before.owns(leave->guest);
        if (const auto *contract = std::get_if<Contract>(&result.order.action))
            return m_before.owns(contract->with);
        if (result.id.valid())
            return told(result.id).valid();
        const bool winter = m_turn.before.phase.stage == Stage::Adjustments;
        if (!winter || !result.unit.region.valid() || outcomeOf(result.verdict.reason) == Outcome::Void)
            return false;
        const ProvinceId at = placeOn(m_board, result.unit);
        return is<Build>(result.order) ? m_after(at) && outcomeOf(result.verdict.reason) == Outcome::Success
                                       : m_before(at);
    }

    /// By which waters another's army is to be carried tells where fleets stand.
    void hideRoute(PowerId power, Order &order) const
    {
        auto *move = std::get_if<Move>(&order.action);
        if (!move || move->way != Way::ByRoute || m_before.owns(power))
            return;
        if (std::any_of(move->waters.begin(), move->waters.end(), [&](ProvinceId water) { return !m_before(water); })) {
            move->way = Way::ByConvoy;
            move->waters = {};
        }
    }

    void tellOrders(Turn &told) const
    {
        std::vector<int> numbers(m_turn.orders.size(), -1);
        for (std::size_t i = 0; i < m_turn.orders.size(); ++i) {
            const bool asked =
                std::any_of(m_turn.results.begin(), m_turn.results.end(), [&](const OrderResult &result) {
                    return result.asked == static_cast<int>(i) && knows(result);
                });
            if (!asked && !m_before.owns(m_turn.orders[i].power))
                continue;
            numbers[i] = static_cast<int>(told.orders.size());
            told.orders.push_back(m_turn.orders[i]);
            hideRoute(told.orders.back().power, told.orders.back().order);
        }
        for (const OrderResult &result : m_turn.results) {
            if (!knows(result))
                continue;
            OrderResult seen = result;
            hideRoute(seen.power, seen.order);
            seen.asked = result.asked < 0 ? -1 : numbers[static_cast<std::size_t>(result.asked)];
            seen.route = RouteWon();
            seen.evidence = Evidence();
            seen.because.clear();
            seen.id = this->told(result.id);
            seen.verdict.other = this->told(result.verdict.other);
            seen.verdict.dislodger = this->told(result.verdict.dislodger);
            if (!m_before.owns(result.power)) {
                seen.why = Legality();
                seen.verdict.strength = seen.verdict.against = 0;
                if (m_retreats && outcomeOf(seen.verdict.reason) == Outcome::Void)
                    seen.verdict.reason = Reason::KeptBack;
            }
            if (seen.verdict.reason == Reason::RetreatClash && !seen.verdict.other.valid())
                seen.verdict.reason = Reason::KeptBack;
            told.results.push_back(std::move(seen));
        }
    }

    /// Only what is plain from the orders that are known, and from where their units stand afterwards.
    void tellMove(const Turn &told, OrderResult &result) const
    {
        const Verdict known = result.verdict;
        const Outcome outcome = outcomeOf(known.reason);
        Verdict &verdict = result.verdict;
        verdict = Verdict();
        verdict.dislodged = known.dislodged;
        verdict.dislodger = known.dislodged ? known.dislodger : UnitId();
        result.why = Legality();
        if (known.reason == Reason::Starved || known.reason == Reason::LeftPass) {
            verdict.reason = known.reason;
        } else if (const auto *move = std::get_if<Move>(&result.order.action)) {
            const bool arrived = known.reason == Reason::Moves || known.reason == Reason::MovesByConvoy;
            verdict.byConvoy = arrived && !walked(result.unit, *move);
            verdict.reason = verdict.byConvoy              ? Reason::MovesByConvoy
                             : arrived                     ? Reason::Moves
                             : outcome == Outcome::Success ? Reason::Untold
                                                           : Reason::KeptBack;
            verdict.other = arrived ? drivenOutBy(told, result.id) : UnitId();
        } else if (is<Hold>(result.order)) {
            verdict.reason = known.dislodged ? Reason::Dislodged : Reason::Holds;
            verdict.other = verdict.dislodger;
        } else if (known.reason == Reason::NoMatchingOrder && known.other.valid() && !is<Flight>(result.order)) {
            verdict.reason = known.reason;
            verdict.other = known.other;
        } else if (is<Flight>(result.order) && outcome != Outcome::Success) {
            verdict.reason = Reason::KeptBack;
        } else {
            verdict.reason = Reason::Untold;
        }
    }

    bool walked(const Unit &unit, const Move &move) const
    {
        const auto near = m_board.neighbours(m_board.kind(unit.kind).travel, unit.region);
        return move.hops.size() > 1 || std::find(near.begin(), near.end(), move.to()) != near.end();
    }

    /// Whom it drove out of where it arrived.
    UnitId drivenOutBy(const Turn &told, UnitId id) const
    {
        for (const OrderResult &other : told.results) {
            if (other.verdict.dislodged && id.valid() && other.verdict.dislodger == id)
                return other.id;
        }
        return {};
    }

    // What happened.

    void tellEvents(Turn &told) const
    {
        for (const OrderResult &result : told.results) {
            const auto *move = std::get_if<Move>(&result.order.action);
            if (move && result.verdict.reason == Reason::KeptBack && !result.verdict.dislodged && result.id.valid())
                told.events.push_back(event::Bounced{result.unit, move->to()});
        }
        for (Event event : m_turn.events) {
            if (std::visit([this](auto &one) { return sees(one); }, event))
                told.events.push_back(std::move(event));
        }
    }

    bool sees(event::Moved &e) const
    {
        const auto near = m_board.neighbours(m_board.kind(e.unit.kind).travel, e.unit.region);
        e.byConvoy = e.byConvoy && std::find(near.begin(), near.end(), e.to) == near.end();
        return knowsStart(e.unit);
    }
    bool sees(const event::Shipped &e) const { return knowsStart(e.unit); }
    bool sees(const event::Bounced &) const { return false; } // told anew, of all that did not get there
    bool sees(const event::SupportCut &) const { return false; }
    bool sees(event::Dislodged &e) const { return seeDislodged(m_board, m_after, e.unit); }
    bool sees(const event::Destroyed &e) const { return knows(e.unit); }
    /// A stand-off is a matter of retreats; where nobody retreats it is soon forgotten.
    bool sees(const event::Contested &e) const
    {
        const std::vector<ProvinceId> &closed = m_turn.after.contested;
        return m_after(e.province) && std::find(closed.begin(), closed.end(), e.province) != closed.end();
    }
    bool sees(const event::Retreated &e) const { return knowsStart(e.unit); }
    bool sees(const event::FootholdGained &e) const { return m_before.owns(e.power); }
    bool sees(event::TookOff &e) const
    {
        e.flight.disturbed = false;
        e.flight.disturber = Unit();
        return m_before.owns(e.flight.unit.power);
    }
    bool sees(const event::LeaveGiven &e) const { return m_before.owns(e.leave.by) || m_before.owns(e.leave.guest); }
    bool sees(const event::Landed &e) const { return knowsStart(e.unit); }
    bool sees(const event::Raided &e) const { return m_after(e.centre); }
    bool sees(const event::SkyCleared &) const { return false; } // whoever flew might be out of sight
    bool sees(event::CentreTaken &e) const { return seesTaken(e.centre, e.from); }
    bool sees(event::LandTaken &e) const { return seesTaken(e.province, e.from); }
    bool sees(const event::AccountsClosed &) const { return true; }
    bool sees(const event::Built &e) const { return m_after(placeOn(m_board, e.unit)); }
    bool sees(const event::Removed &e) const { return knows(e.unit); }
    bool sees(const event::Withdrawn &e) const { return knows(e.unit); }
    bool sees(const event::TookField &e) const { return knows(e.unit); }
    bool sees(const event::SiegeCounted &e) const { return knows(e.unit); }
    bool sees(const event::Lost &) const { return ownsReturns(m_board, m_before); }
    bool sees(const event::Returned &) const { return ownsReturns(m_board, m_before); }
    bool sees(const event::Fell &e) const { return m_before.owns(e.power); }
    bool sees(const event::PhaseBegan &) const { return true; }
    bool sees(const event::Won &) const { return true; }

    /// Whoever loses a place learns to whom; who had it before is told where that was seen.
    bool seesTaken(ProvinceId place, PowerId &from) const
    {
        const bool lost = from.valid() && m_before.owns(from);
        if (!m_before(place))
            from = PowerId();
        return lost || m_after(place);
    }

    const Board &m_board;
    const Turn &m_turn;
    const Sight &m_before;
    const Sight &m_after;
    bool m_retreats;
    std::vector<Watched> m_units;
    std::vector<Watched> m_waiting;
};

} // namespace

Position seenPosition(const Board &board, const Position &position, const Sight &sight)
{
    Position seen = position;
    const auto hidden = [&](const Unit &unit) { return !sight.owns(unit.power) && !sight(placeOn(board, unit)); };
    const auto foreign = [&](PowerId power) { return !sight.owns(power); };
    const auto unseen = [&](ProvinceId province) { return !sight(province); };
    std::erase_if(seen.units, hidden);
    seen.dislodged.clear();
    for (DislodgedUnit dislodged : position.dislodged) {
        if (seeDislodged(board, sight, dislodged))
            seen.dislodged.push_back(std::move(dislodged));
    }
    std::erase_if(seen.contested, unseen);
    for (std::size_t power = 0; power < seen.footholds.size(); ++power) {
        if (foreign(PowerId(static_cast<int>(power))))
            seen.footholds[power] = ProvinceSet();
    }
    for (std::size_t place = 0; place < seen.owner.size(); ++place) {
        if (unseen(ProvinceId(static_cast<int>(place))) && foreign(seen.owner[place]))
            seen.owner[place] = PowerId();
    }
    for (std::size_t place = 0; place < seen.holder.size(); ++place) {
        if (unseen(ProvinceId(static_cast<int>(place))) && foreign(seen.holder[place]))
            seen.holder[place] = PowerId();
    }
    std::erase_if(seen.bombed, unseen);
    for (std::size_t power = 0; power < seen.points.size(); ++power) {
        if (foreign(PowerId(static_cast<int>(power))))
            seen.points[power] = -1;
    }
    seen.schedule.clear();
    std::erase_if(seen.sieges, [&](const Siege &siege) { return hidden(siege.unit); });
    if (!ownsReturns(board, sight))
        seen.losses.clear();
    std::erase_if(seen.out, foreign);
    for (Airborne &flight : seen.airborne) {
        flight.disturbed = false;
        flight.disturber = Unit();
    }
    std::erase_if(seen.airborne, [&](const Airborne &flight) { return foreign(flight.unit.power); });
    std::erase_if(seen.leaves, [&](const Leave &leave) { return foreign(leave.by) && foreign(leave.guest); });
    return seen;
}

Turn seenTurn(const Board &board, const Turn &turn, const Sight &before, const Sight &after)
{
    return TurnWatcher(board, turn, before, after).told();
}

Game Game::seenBy(const std::vector<PowerId> &seats) const
{
    Game seen = *this;
    if (!isFogged())
        return seen;
    const auto sight = [&](const Position &position) {
        return Sight{sightOf(board(), m_rules.fog, position, seats), seats};
    };
    seen.m_start = seenPosition(board(), m_start, sight(m_start));
    for (std::size_t i = 0; i < m_line.size(); ++i) {
        const Turn &turn = *m_told[i]; // the order of acting is no more to be known than what is out of sight
        seen.m_line[i] = seen.m_told[i] =
            std::make_shared<const Turn>(seenTurn(board(), turn, sight(turn.before), sight(turn.after)));
    }
    for (auto &[turns, position] : seen.m_setUps)
        position = std::make_shared<const Position>(seenPosition(board(), *position, sight(*position)));
    std::erase_if(seen.m_orders, [&](const GivenOrder &given) { return !Sight{{}, seats}.owns(given.power); });
    seen.m_later.clear();
    return seen;
}

} // namespace entente
