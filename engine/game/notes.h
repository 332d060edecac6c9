#pragma once

#include "orders/position.h"

#include <compare>
#include <optional>
#include <string>
#include <vector>

namespace entente {

/// What somebody wrote down beside the game: a house rule, a thought about a phase, about a place, or an arrow drawn by
/// hand. Nothing is judged by it.
struct Note {
    std::optional<Phase> phase; ///< nothing: it holds for the whole game (a house rule)
    ProvinceId at;              ///< none: the phase or the game as a whole
    ProvinceId to;              ///< with `at`: an arrow from there to here; without it and text: a ring round `at`
    PowerId by;                 ///< at a hotseat table nobody else sees it; none: everybody's
    std::string text;           ///< UTF-8, of any length; only an arrow or a ring may go without

    friend auto operator<=>(const Note &, const Note &) = default;
};

using Notes = std::vector<Note>; ///< in the order in which they were written

} // namespace entente
