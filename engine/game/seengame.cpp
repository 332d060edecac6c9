#include "game/seengame.h"

#include <algorithm>
#include <utility>

namespace entente {

const Game &SeenGames::of(const Game &whole, const std::vector<PowerId> &seats, std::uint64_t moment)
{
    Seen &seen = m_seen[seats];
    if (seen.game && std::exchange(seen.moment, moment) == moment)
        return *seen.game;
    seen.moment = moment;
    if (seen.game && seen.whole.sharesPast(whole)) {
        std::vector<GivenOrder> own = whole.orders();
        std::erase_if(own, [&](const GivenOrder &given) {
            return std::find(seats.begin(), seats.end(), given.power) == seats.end();
        });
        seen.game->setOrders(std::move(own));
    } else {
        seen.before = std::exchange(seen.game, std::make_unique<Game>(whole.seenBy(seats)));
    }
    seen.whole = whole;
    return *seen.game;
}

} // namespace entente
