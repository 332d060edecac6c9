#include "players/sides.h"

namespace entente {

std::vector<std::unique_ptr<Side>> sidesOf(const SeatView &view)
{
    std::vector<std::unique_ptr<Side>> sides;
    for (int p = 0; p < view.board().powerCount(); ++p) {
        const PowerId power(p);
        if (view.board().power(power).playable && unitCountOf(view.position(), power) > 0)
            sides.push_back(std::make_unique<Side>(view.from(power), power));
    }
    return sides;
}

Position drawnToAct(const SeatView &view, Lots &lots)
{
    Position position = view.position();
    if (view.rules().policies.turns != Policies::Turns::InSequence || position.phase.stage != Stage::Moves)
        return position;
    for (int p = 0; p < view.board().powerCount(); ++p) {
        if (view.board().power(PowerId(p)).playable)
            position.schedule.push_back(PowerId(p));
    }
    lots.shuffle(position.schedule);
    return position;
}

void addTo(std::vector<GivenOrder> &all, PowerId power, const std::vector<Order> &orders)
{
    for (const Order &order : orders)
        all.push_back({power, order});
}

std::vector<Order> searchersPlan(const Side &side, const std::vector<std::unique_ptr<Side>> &sides, Lots &lots,
                                 std::int64_t &adjudications, const StopSign *stop)
{
    SearchPlayer search(side.generator, quick, lots, stop);
    for (int i = 0; i < quick.samples; ++i) {
        std::vector<GivenOrder> others;
        for (const auto &other : sides) {
            if (other->power != side.power)
                addTo(others, other->power, other->generator.draw(lots, asOthersDo));
        }
        search.expect(std::move(others));
    }
    std::vector<Order> plan = search.best();
    adjudications += search.adjudications();
    return plan;
}

} // namespace entente
