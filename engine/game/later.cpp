#include "game/later.h"

#include "game/play.h"
#include "orders/supply.h"

#include <algorithm>
#include <iterator>

namespace entente {

namespace {

/// Holds what waited against the position that has come about.
class Fitting {
public:
    Fitting(const Game &game, std::vector<Misfit> &misfits) : m_game(game), m_misfits(misfits) {}

    std::vector<GivenOrder> of(const std::vector<GivenOrder> &orders)
    {
        std::vector<GivenOrder> fitting;
        for (const GivenOrder &given : orders) {
            if (fits(given, fitting))
                fitting.push_back(given);
        }
        return fitting;
    }

private:
    bool fits(const GivenOrder &given, const std::vector<GivenOrder> &written)
    {
        const Position &position = m_game.position();
        const bool winter = position.phase.stage == Stage::Adjustments;
        if (winter && !playsByPoints(m_game.board()) && isCounted(given)) {
            const auto own = std::count_if(written.begin(), written.end(), [&](const GivenOrder &other) {
                return other.power == given.power && isCounted(other);
            });
            if (own >= ordersExpected(m_game.board(), position, given.power))
                return tell(Misfit::Kind::TooMany, given, {});
        }
        Order order = given.order;
        const Legality legality = checkOrder(m_game.board(), m_game.rules().orders, position, given.power, order);
        if (legality.ok())
            return true;
        const bool nobodys = legality.refusal == Refusal::NoUnit || legality.refusal == Refusal::NotYours
                             || legality.refusal == Refusal::NotDislodged;
        tell(nobodys ? Misfit::Kind::NobodyThere : Misfit::Kind::Illegal, given, legality);
        return !nobodys;
    }

    static bool isCounted(const GivenOrder &given)
    {
        return is<Build>(given.order) || is<Disband>(given.order) || is<Waive>(given.order);
    }

    bool tell(Misfit::Kind kind, const GivenOrder &given, const Legality &legality)
    {
        m_misfits.push_back({kind, m_game.position().phase, given, legality, m_game.position(), {}});
        return false;
    }

    const Game &m_game;
    std::vector<Misfit> &m_misfits;
};

/// True if orders (or none, as it was) waited for the present phase.
bool offer(Game &game, std::vector<Misfit> &misfits)
{
    std::vector<LaterPhase> later = game.later();
    const Phase present = game.position().phase;
    auto next = later.begin();
    for (; next != later.end() && next->phase < present; ++next) {
        for (const GivenOrder &given : next->orders)
            misfits.push_back({Misfit::Kind::PhaseGone, next->phase, given, {}, game.position(), {}});
    }
    const bool found = next != later.end() && next->phase == present;
    if (found) {
        if (next->setUp) {
            game.setPosition(*next->setUp);
            misfits.push_back({Misfit::Kind::SetUpAgain, present, {}, {}, game.position(), {}});
        }
        game.setOrders(fittingOrders(game, next->orders, misfits));
        ++next;
    }
    game.setLater({std::make_move_iterator(next), std::make_move_iterator(later.end())});
    return found;
}

} // namespace

std::vector<GivenOrder> fittingOrders(const Game &game, const std::vector<GivenOrder> &orders,
                                      std::vector<Misfit> &misfits)
{
    return Fitting(game, misfits).of(orders);
}

void stepBack(Game &game)
{
    const int last = game.turnCount() - 1;
    std::vector<LaterPhase> later = game.later();
    later.insert(later.begin(), {game.position().phase, game.orders(), game.setUpAfter(game.turnCount())});
    std::vector<GivenOrder> orders = game.turn(last).orders;
    game = game.upTo(last);
    game.setOrders(std::move(orders));
    game.setLater(std::move(later));
}

std::vector<Misfit> offerLater(Game &game)
{
    std::vector<Misfit> misfits;
    if (!game.later().empty())
        offer(game, misfits);
    return misfits;
}

std::vector<Misfit> judgeUpToNow(Game &game)
{
    std::vector<Misfit> misfits;
    bool known = true;
    while (known && !game.later().empty() && !game.isOver()) {
        game.adjudicate();
        known = offer(game, misfits);
    }
    return misfits;
}

} // namespace entente
