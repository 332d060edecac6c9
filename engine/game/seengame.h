#pragma once

#include "game/game.h"

#include <map>
#include <memory>
#include <vector>

namespace entente {

/// The game as it is seen from whichever seats ask (`Game::seenBy`), cut down once for each moment. While nothing but
/// orders is written its turns and positions stay where they are, so whoever holds one of them goes on doing so.
class SeenGames {
public:
    /// `moment`: another number whenever `whole` may have changed. What is returned is good until it is asked for at
    /// another moment; its turns and positions live one change longer.
    const Game &of(const Game &whole, const std::vector<PowerId> &seats, std::uint64_t moment);
    void clear() { m_seen.clear(); }

private:
    struct Seen {
        Game whole; ///< as it was cut down
        std::unique_ptr<Game> game;
        std::unique_ptr<Game> before;
        std::uint64_t moment = 0;
    };
    std::map<std::vector<PowerId>, Seen> m_seen;
};

} // namespace entente
