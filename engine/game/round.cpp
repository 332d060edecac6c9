#include "game/round.h"

#include "base/lots.h"

#include <algorithm>
#include <limits>
#include <numeric>

namespace entente {

namespace {

constexpr int tries = 60;    ///< of exchanges that begin with a drawn order
constexpr int again = 1'000; ///< what it costs to have a power once more: no wish outweighs it

/// An order of these that costs little: from drawn orders two are exchanged for as long as that makes it cheaper.
template <class Cost>
std::vector<int> arranged(std::vector<int> items, Lots &lots, const Cost &cost)
{
    std::vector<int> best;
    long least = std::numeric_limits<long>::max();
    for (int turn = 0; turn < tries; ++turn) {
        lots.shuffle(items);
        long now = cost(items);
        for (bool better = true; better;) {
            better = false;
            for (std::size_t i = 0; i < items.size(); ++i) {
                for (std::size_t j = i + 1; j < items.size(); ++j) {
                    std::swap(items[i], items[j]);
                    const long then = cost(items);
                    better = better || then < now;
                    if (then < now)
                        now = then;
                    else
                        std::swap(items[i], items[j]);
                }
            }
        }
        if (now < least) {
            least = now;
            best = items;
        }
    }
    return best;
}

} // namespace

std::vector<std::vector<int>> drawRound(const RoundPlayers &players, std::uint64_t seed)
{
    Lots lots(seed);
    const auto seats = static_cast<std::size_t>(players.powers);
    std::vector<int> all(players.wishes.size());
    std::iota(all.begin(), all.end(), 0);
    lots.shuffle(all);
    const auto of = [](const auto &table, int player) -> const auto &
    {
        return table[static_cast<std::size_t>(player)];
    };
    std::stable_sort(all.begin(), all.end(), [&](int one, int other) {
        const auto played = [&](int player) {
            return std::accumulate(of(players.had, player).begin(), of(players.had, player).end(), 0);
        };
        return played(one) < played(other);
    });
    const std::size_t boards = std::max<std::size_t>(1, all.size() / seats);
    all.resize(boards * seats, -1);
    all = arranged(all, lots, [&](const std::vector<int> &order) {
        long meetings = 0;
        for (std::size_t i = 0; i < order.size(); ++i) {
            for (std::size_t j = i + 1; j < order.size() && j / seats == i / seats; ++j)
                meetings += order[i] < 0 || order[j] < 0 ? 0 : of(of(players.met, order[i]), order[j]);
        }
        return meetings;
    });
    std::vector<std::vector<int>> drawn;
    for (std::size_t board = 0; board < boards; ++board) {
        const auto first = all.begin() + static_cast<std::ptrdiff_t>(board * seats);
        drawn.push_back(arranged({first, first + players.powers}, lots, [&](const std::vector<int> &order) {
            long price = 0;
            for (int power = 0; power < players.powers; ++power) {
                const int player = of(order, power);
                if (player < 0)
                    continue;
                const std::vector<int> &wishes = of(players.wishes, player);
                const long place = std::find(wishes.begin(), wishes.end(), power) - wishes.begin();
                price += again * of(of(players.had, player), power) + place * place;
            }
            return price;
        }));
    }
    return drawn;
}

} // namespace entente
