#pragma once

#include "base/bits.h"
#include "exchange/importer.h"

#include <optional>

namespace entente {

/// What another program's judge said of an order.
struct RecordedResult {
    ProvinceId at;          ///< where the ordered unit stood
    bool succeeded = false; ///< a move arrived; a support or convoy was not broken
    bool dislodged = false;
};

/// A phase as another program recorded it.
struct RecordedPhase {
    Position position;
    std::vector<GivenOrder> orders;
    std::vector<RecordedResult> results = {}; ///< of moves, where the record tells them
    bool judged = false;                      ///< it was judged, even if nothing is told of what came of it
};

/// A game that plays the recorded phases again, one after another, with the fewest settings that explain most of them;
/// they are noted. Where
/// our rules give another position than the record has next, the game keeps its turns and goes on from the record's:
/// what stands on the board counts more than how it came about. A remark says what differs, in positions and in
/// results. Phases in which nobody had a choice may be in the record or not. A fault if a position is none of this
/// game, or if there are too many. `phases` must not be empty.
/// Retreats that are closed are struck from its lists, and a remark says so.
/// `known`: settings that the record itself names.
Result<ForeignGame, Fault> gameOfRecord(std::shared_ptr<const Variant> variant, std::vector<RecordedPhase> phases,
                                        std::map<std::string, std::string> known = {});

/// Why the position can't be played from: a reader of files must ask before it plays what it was told. The place of the
/// fault is the phase.
std::optional<Fault> barOfRecord(const Variant &variant, const Position &position);

/// Where the dislodged may go hangs on the moves before: on who came from where, and on what was contested.
/// Plays those moves; where they lead to just what `retreats` has on the board, it is told what they leave open
/// (whoever has nowhere to go is gone). False if they lead elsewhere; then nothing has changed.
bool settleRetreats(const Variant &variant, const RecordedPhase &moves, Position &retreats);

/// Centres change hands after the retreats; some programs write them down as soon as the moves are judged. Gives the
/// position of retreats the owners of the moves before it.
void keepOwners(const RecordedPhase &moves, Position &retreats);

/// What every reader of a file does with the phases it found: a game of them, or a fault if there are none. The
/// remarks come first.
Result<ForeignGame, Fault> foreignGame(std::shared_ptr<const Variant> variant, const std::vector<RecordedPhase> &phases,
                                       std::vector<Wording> remarks, std::map<std::string, std::string> known = {});

} // namespace entente
