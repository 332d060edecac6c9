#include "game/publicturn.h"

#include "map/board.h"

#include <algorithm>

namespace entente {

namespace {

/// Reads off the turn what anybody can see on the board, and makes verdicts from that.
class Teller {
public:
    Teller(const Board &board, const Turn &turn) : m_board(board), m_turn(turn)
    {
        for (const Event &happened : turn.events) {
            if (const auto *dislodged = std::get_if<event::Dislodged>(&happened))
                m_dislodged.push_back(dislodged->unit);
        }
    }

    Verdict verdict(const OrderResult &result) const
    {
        const Verdict &known = result.verdict;
        if (known.reason == Reason::Illegal || known.reason == Reason::Agreed)
            return withDislodger(known, result);
        Verdict told;
        told.dislodged = known.dislodged;
        if (const auto *move = std::get_if<Move>(&result.order.action)) {
            told.reason = arrived(result) ? (walked(result.unit, move->to()) ? Reason::Moves : Reason::MovesByConvoy)
                                          : Reason::KeptBack;
            told.byConvoy = told.reason == Reason::MovesByConvoy;
            told.other = arrived(result) ? drivenOutBy(result.unit, m_board.provinceOf(move->to())) : UnitId();
        } else if (std::holds_alternative<Hold>(result.order.action)) {
            told.reason = known.dislodged ? Reason::Dislodged : Reason::Holds;
        } else {
            help(result, told);
        }
        told = withDislodger(told, result);
        if (told.reason == Reason::Dislodged)
            told.other = told.dislodger;
        return told;
    }

    /// Who was destroyed is nowhere to be seen, and so is where it met its end.
    bool wasDestroyed(const OrderResult &result) const
    {
        return result.verdict.dislodged
               && std::none_of(m_dislodged.begin(), m_dislodged.end(),
                               [&](const DislodgedUnit &gone) { return wasAt(gone, result.unit); });
    }

    bool walked(const Unit &unit, RegionId to) const
    {
        const auto near = m_board.neighbours(m_board.kind(unit.kind).travel, unit.region);
        return std::find(near.begin(), near.end(), to) != near.end();
    }

private:
    bool arrived(const OrderResult &result) const
    {
        const Reason reason = result.verdict.reason;
        return (reason == Reason::Moves || reason == Reason::MovesByConvoy) && !wasDestroyed(result);
    }

    ProvinceId place(RegionId region) const { return region.valid() ? m_board.provinceOf(region) : ProvinceId(); }

    UnitId unitAt(ProvinceId province) const
    {
        return province.valid() ? unitIn(m_board, m_turn.before, province) : UnitId();
    }

    /// Where its dislodger came from bars a retreat, so everybody knows it; of a unit that was destroyed nobody does.
    Verdict withDislodger(Verdict verdict, const OrderResult &result) const
    {
        verdict.dislodger = UnitId();
        for (const DislodgedUnit &gone : m_dislodged) {
            if (verdict.dislodged && wasAt(gone, result.unit))
                verdict.dislodger = unitAt(gone.from);
        }
        return verdict;
    }

    /// Whether this is the unit, which may have moved before it was driven out.
    bool wasAt(const DislodgedUnit &gone, const Unit &unit) const
    {
        if (gone.unit == unit)
            return true;
        return std::any_of(m_turn.events.begin(), m_turn.events.end(), [&](const Event &happened) {
            const auto *moved = std::get_if<event::Moved>(&happened);
            return moved && moved->unit == unit && moved->to == gone.unit.region && unit.power == gone.unit.power
                   && unit.kind == gone.unit.kind;
        });
    }

    /// The unit that a move drove out of where it went.
    UnitId drivenOutBy(const Unit &mover, ProvinceId to) const
    {
        for (const DislodgedUnit &gone : m_dislodged) {
            if (gone.from != place(mover.region) || place(gone.unit.region) != to)
                continue;
            for (std::size_t u = 0; u < m_turn.before.units.size(); ++u) {
                if (wasAt(gone, m_turn.before.units[u]))
                    return UnitId(static_cast<int>(u));
            }
        }
        return {};
    }

    const OrderResult *resultOf(UnitId unit) const
    {
        for (const OrderResult &result : m_turn.results) {
            if (unit.valid() && result.unit == m_turn.before.units[static_cast<std::size_t>(unit.index())])
                return &result;
        }
        return nullptr;
    }

    /// Supports and convoys: whether they matched an order is plain from the orders, and that an army landed from the
    /// board.
    void help(const OrderResult &result, Verdict &told) const
    {
        told.reason = Reason::Untold;
        RegionId of;
        RegionId to;
        if (const auto *support = std::get_if<Support>(&result.order.action)) {
            of = support->of;
            to = support->to;
        } else if (const auto *convoy = std::get_if<Convoy>(&result.order.action)) {
            of = convoy->army;
            to = convoy->to;
        } else {
            return;
        }
        told.other = unitAt(place(of));
        const OrderResult *helped = resultOf(told.other);
        const Move *move = helped ? std::get_if<Move>(&helped->order.action) : nullptr;
        if (to.valid() && (!move || place(move->to()) != place(to)))
            told.reason = Reason::NoMatchingOrder;
        else if (is<Convoy>(result.order) && helped && move && arrived(*helped) && !walked(helped->unit, move->to()))
            told.reason = Reason::Convoys;
    }

    const Board &m_board;
    const Turn &m_turn;
    std::vector<DislodgedUnit> m_dislodged;
};

} // namespace

Turn publicTurn(const Board &board, const Turn &turn)
{
    Turn told = turn;
    told.before.schedule.clear();
    told.causesOfHappenings.clear(); // they would say who acted when
    if (turn.before.phase.stage != Stage::Moves)
        return told;
    const Teller teller(board, turn);
    for (std::size_t i = 0; i < turn.results.size(); ++i) {
        OrderResult &result = told.results[i];
        result.verdict = teller.verdict(turn.results[i]);
        result.evidence = Evidence();
        result.because.clear();
        for (std::size_t other = 0; other < turn.results.size() && result.verdict.dislodger.valid(); ++other) {
            if (turn.results[other].unit
                == turn.before.units[static_cast<std::size_t>(result.verdict.dislodger.index())])
                result.because.push_back(static_cast<int>(other));
        }
    }
    // Who was kept back stands where it stood; who met whom, and where, would say when. A space that is closed to
    // retreats is everybody's to know, if there are any.
    const bool retreats = turn.after.phase.stage == Stage::Retreats;
    std::erase_if(told.events, [&](const Event &happened) {
        return std::holds_alternative<event::Bounced>(happened) || std::holds_alternative<event::SupportCut>(happened)
               || (!retreats && std::holds_alternative<event::Contested>(happened));
    });
    for (const OrderResult &result : turn.results) {
        if (!teller.wasDestroyed(result))
            continue;
        Unit end = result.unit;
        std::erase_if(told.events, [&](const Event &happened) {
            const auto *moved = std::get_if<event::Moved>(&happened);
            if (moved && moved->unit == result.unit)
                end.region = moved->to;
            return moved && moved->unit == result.unit;
        });
        for (Event &happened : told.events) {
            if (auto *destroyed = std::get_if<event::Destroyed>(&happened); destroyed && destroyed->unit == end)
                destroyed->unit = result.unit;
        }
    }
    for (Event &happened : told.events) {
        if (auto *moved = std::get_if<event::Moved>(&happened))
            moved->byConvoy = !teller.walked(moved->unit, moved->to);
    }
    const auto settled = std::find_if(told.events.begin(), told.events.end(), [](const Event &happened) {
        return !std::holds_alternative<event::FootholdGained>(happened)
               && !std::holds_alternative<event::Moved>(happened) && !std::holds_alternative<event::Dislodged>(happened)
               && !std::holds_alternative<event::Destroyed>(happened);
    });
    std::vector<Event> bounced;
    for (const OrderResult &result : told.results) {
        const Move *move = std::get_if<Move>(&result.order.action);
        if (move && result.verdict.reason == Reason::KeptBack && !result.verdict.dislodged)
            bounced.push_back(event::Bounced{result.unit, move->to()});
    }
    told.events.insert(settled, bounced.begin(), bounced.end());
    return told;
}

} // namespace entente
