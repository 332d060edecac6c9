#pragma once

#include "game/game.h"

#include <optional>
#include <vector>

namespace entente {

class Board;

/// Something that befell a unit, a centre or a power and that the verdict on an order alone does not tell. Read off a
/// turn's events, so that lists, the map, reports and answers tell the same.
///
/// A new kind asks for a word (`happeningWord`) here, a rule in `game/citations.cpp` or in variants, a sentence in
/// `words/happeningwords`, and a sign in `map/happeningsigns`.
struct Happening {
    enum class Kind : std::uint8_t {
        Surrendered, ///< a unit behind walls gave up; `cause`: its besieger (City State 7g)
        Freed,    ///< a unit behind walls has the field again without having won it; `cause`: who raised the siege (7e)
        PutBack,  ///< a unit that did not get out of a pass is put back, to `to`; `cause`: who stopped it (8b)
        Returned, ///< a lost unit comes back (8e)
        Eliminated, ///< `power` is out of the game; `unit.kind`: what it had to have on the board (8f), none: it has
                    ///< nothing left
        RemovedWithPower, ///< its power is out (8f)
        Landed,           ///< after retreats: a bomber landed where it was ordered to, `to` (1939 III 42)
        LandedElsewhere,  ///< a bomber bound for `at` is in `to` (43)
        LostWithBase,     ///< a bomber that may not stay at its base, `at` (42)
        Raided,           ///< after retreats: the centre `at` was raided (41)
        RaidGivenUp,      ///< after retreats: the raid on `at` was not flown (40)
        MetInTheAir,      ///< a squadron met another flight over `at` and turned back; `cause`: that flight (LiMa 13)
        CentreTaken,      ///< `power` takes the centre, from `from` if anybody had it
        CentreGivenUp,    ///< nobody's any more: `power`, whose it was, is out
    };
    Kind kind = Kind::Surrendered;
    PowerId power; ///< whom it befalls
    Unit unit;     ///< as it stood before; without a kind: it befalls no unit
    ProvinceId at; ///< where it is told; none where a whole power is concerned
    RegionId to;   ///< where the unit is now, where that is elsewhere
    PowerId from;
    int result = -1;          ///< the unit's own order, as an index into Turn::results; -1: it had none in this phase
    int cause = -1;           ///< the order of the unit that is named with it, the same way
    std::vector<int> because; ///< the orders without which it would not have come about, the same way; empty until
                              ///< `findCauses` has looked for them

    friend bool operator==(const Happening &, const Happening &) = default;
};

/// What is to be told of a turn beside its orders, in the order in which it came about; what befell powers as a whole
/// comes first, centres last.
std::vector<Happening> happeningsOf(const Board &board, const Turn &turn);

/// The stable word of a kind in answers: "surrendered", "put-back", ...
const char *happeningWord(Happening::Kind kind);

/// At the end of which season a power will be out if no unit of its mainstay stands on the board by then
/// (City State 8f): told from the season before on, while none does. Nothing for all others.
struct Peril {
    Phase end;              ///< the moves at whose end it counts
    bool avertable = false; ///< one of its units can still get there in time
};
std::optional<Peril> perilOf(const Variant &variant, const Position &position, PowerId power);

/// The phase in which the power went out of the game, if that was in one of the first `turns` turns.
std::optional<Phase> outSince(const Game &game, PowerId power, int turns);

} // namespace entente
