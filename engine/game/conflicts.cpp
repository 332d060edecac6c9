#include "game/conflicts.h"

#include "map/board.h"

#include <algorithm>

namespace entente {

namespace {

/// Where a move is bound for; none: it is no move, or one that did nothing.
ProvinceId boundFor(const Board &board, const OrderResult &result)
{
    const auto *move = std::get_if<Move>(&result.order.action);
    if (!move || outcomeOf(result.verdict.reason) == Outcome::Void)
        return {};
    return board.provinceOf(move->to());
}

/// For whose fight a support counted; none: it is no support, or it did nothing.
ProvinceId givenFor(const Board &board, const OrderResult &result)
{
    const auto *support = std::get_if<Support>(&result.order.action);
    if (!support || outcomeOf(result.verdict.reason) == Outcome::Void)
        return {};
    return board.provinceOf(support->toHold() ? support->of : support->to);
}

} // namespace

std::vector<Conflict> conflictsOf(const Board &board, const Turn &turn)
{
    std::vector<Conflict> conflicts;
    if (turn.before.phase.stage != Stage::Moves)
        return conflicts;
    for (int p = 0; p < board.provinceCount(); ++p) {
        Conflict conflict;
        conflict.at = ProvinceId(p);
        int failed = -1;
        int dislodged = -1;
        for (int i = 0; i < static_cast<int>(turn.results.size()); ++i) {
            const OrderResult &result = turn.results[static_cast<std::size_t>(i)];
            const bool fails = outcomeOf(result.verdict.reason) == Outcome::Failure;
            if (boundFor(board, result) == conflict.at) {
                conflict.moves.push_back(i);
                if (fails && failed < 0)
                    failed = i;
            } else if (givenFor(board, result) == conflict.at) {
                conflict.others.push_back(i);
            }
            const bool left = is<Move>(result.order) && !fails;
            if (result.unit.region.valid() && board.provinceOf(result.unit.region) == conflict.at && !left) {
                conflict.holder = i;
                if (result.verdict.dislodged)
                    dislodged = i;
            }
        }
        if (conflict.moves.empty() || (failed < 0 && dislodged < 0))
            continue;
        conflict.told = dislodged >= 0 ? dislodged : failed;
        conflicts.push_back(std::move(conflict));
    }
    std::stable_partition(conflicts.begin(), conflicts.end(), [&](const Conflict &conflict) {
        return !turn.results[static_cast<std::size_t>(conflict.told)].verdict.dislodged;
    });
    return conflicts;
}

} // namespace entente
