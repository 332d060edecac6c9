#include "judge/laterphases.h"

#include "map/board.h"
#include "orders/kindlimit.h"

namespace entente::judge {

void refuse(AdjustmentsOutcome &out, std::size_t order, const Legality &why)
{
    out.orders[order] = Verdict();
    out.orders[order].reason = Reason::Illegal;
    out.orders[order].refusal = why.refusal;
    out.refusals[order] = why;
}

bool strikeOverLimit(const Board &board, const Position &position, PowerId power, std::span<const Unit> removed,
                     std::vector<std::size_t> &builds, AdjustmentsOutcome &out)
{
    KindTally tally(board, position, power);
    for (const Unit &unit : removed)
        tally.add(unit.kind, -1);
    std::vector<KindId> kinds;
    for (const std::size_t i : builds) {
        kinds.push_back(out.completed[i].kind);
        tally.add(kinds.back());
    }
    const int last = tally.lastOver(kinds);
    if (last < 0)
        return false;
    const std::size_t order = builds[static_cast<std::size_t>(last)];
    const KindCount count = tally.of(kinds[static_cast<std::size_t>(last)]);
    refuse(out, order, {Refusal::OverLimit, board.provinceOf(out.completed[order].at), count.after, count.allowed});
    builds.erase(builds.begin() + last);
    return true;
}

} // namespace entente::judge
