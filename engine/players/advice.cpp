#include "players/advice.h"

#include "orders/options.h"
#include "players/motives.h"

#include <algorithm>

namespace entente {

namespace {

Motive ofRetreat(const SeatView &view, const Order &order)
{
    const Board &board = view.board();
    const auto unit = std::find_if(
        view.position().dislodged.begin(), view.position().dislodged.end(), [&](const DislodgedUnit &each) {
            return each.unit.power == view.seat() && board.provinceOf(each.unit.region) == board.provinceOf(order.at)
                   && each.unit.layer == order.layer;
        });
    Motive motive;
    const auto *retreat = std::get_if<Retreat>(&order.action);
    if (unit == view.position().dislodged.end() || !retreat)
        return motive;
    const ProvinceId place = board.provinceOf(retreat->to);
    if (board.province(place).centre) {
        motive.kind = Motive::Kind::Reaches;
        motive.place = place;
    } else if (unit->retreats.size() == 1) {
        motive.kind = Motive::Kind::OnlyWay;
    } else if (const int steps = stepsToCentre(view, unit->unit.kind, retreat->to, motive.place); steps > 0) {
        motive.kind = Motive::Kind::Nears;
        motive.steps = steps;
    }
    return motive;
}

Motive ofAdjustment(const SeatView &view, const Order &order)
{
    Motive motive;
    if (!order.at.valid() || !order.kind.valid())
        return motive;
    const int steps = stepsToCentre(view, order.kind, order.at, motive.place);
    if (is<Build>(order) && steps > 0) {
        motive.kind = Motive::Kind::Nears;
        motive.steps = steps;
    } else if (is<Disband>(order) && steps >= 0) {
        const auto &units = view.position().units;
        const bool farther = std::any_of(units.begin(), units.end(), [&](const Unit &unit) {
            ProvinceId centre;
            const int others = stepsToCentre(view, unit.kind, unit.region, centre);
            return unit.power == view.seat() && (others < 0 || others > steps);
        });
        motive.kind = farther ? Motive::Kind::Best : Motive::Kind::Farthest;
    }
    return motive;
}

} // namespace

std::vector<Motive> motivesOf(const SeatView &view, const std::vector<GivenOrder> &plan, const StopSign *stop)
{
    const Stage stage = view.position().phase.stage;
    if (stage == Stage::Moves) {
        std::vector<Motive> motives = MotiveFinder(view, plan, stop).find();
        return isStopped(stop) ? std::vector<Motive>() : motives;
    }
    std::vector<Motive> motives;
    for (const GivenOrder &given : plan)
        motives.push_back(stage == Stage::Retreats ? ofRetreat(view, given.order) : ofAdjustment(view, given.order));
    return motives;
}

Advice adviseOn(const SeatView &view, Level level, std::uint64_t seed, const StopSign *stop)
{
    const Decision decision = decide(view, level, seed, stop);
    Advice advice;
    if (!decision.stopped) {
        const std::vector<Motive> motives = motivesOf(view, decision.orders, stop);
        for (std::size_t i = 0; i < motives.size(); ++i)
            advice.counsels.push_back({decision.orders[i], motives[i]});
    }
    advice.stopped = decision.stopped || isStopped(stop);
    return advice;
}

} // namespace entente
