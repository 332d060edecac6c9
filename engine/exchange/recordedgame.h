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
};

/// A game that plays the recorded phases again, one after another, with the settings that explain most of them. Where
/// our rules give another position than the record has next, the game keeps its turns and goes on from the record's:
/// what stands on the board counts more than how it came about. A remark says what differs, in positions and in
/// results. Phases in which nobody had a choice may be in the record or not. A fault if a position is none of this
/// game, or if there are too many. `phases` must not be empty.
Result<ForeignGame, Fault> gameOfRecord(std::shared_ptr<const Variant> variant,
    const std::vector<RecordedPhase> &phases);

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
                                       std::vector<Wording> remarks);

/// A file of which more lines than this come to nothing is of another kind; trying to guess what was meant takes time.
inline constexpr int mostLost = 2000;

/// Writes down what stands where, from texts of another program: "A Bud", "f stp/sc", "fleet stp".
/// What it can't read, and what can't stand where it is said to, goes to `remarks`.
class PositionBuilder {
public:
    PositionBuilder(std::shared_ptr<const Variant> variant, std::vector<Wording> &remarks);

    const Variant &variant() const { return *m_variant; }
    const Board &board() const { return *m_variant->board; }
    /// A position with nothing on it; homes are their powers'.
    Position blank() const;
    PowerId power(std::string_view name);
    ProvinceId province(std::string_view name);
    void unit(Position &position, PowerId power, std::string_view text);
    /// Where the unit may retreat to, of places by name; ascending.
    std::vector<RegionId> openTo(const Unit &unit, const std::vector<std::string> &places) const;
    /// With the places open to it; none named: it has nowhere to go and is left out.
    void dislodged(Position &position, PowerId power, std::string_view text, std::string_view from,
                   const std::vector<std::string> &retreats);
    /// The same where the file does not say what is open: every free neighbour but where the attack came from and
    /// what was contested, as far as that is known. Call it when all other units stand.
    void dislodged(Position &position, PowerId power, std::string_view text, std::string_view from,
                   const ProvinceSet &contested);
    /// Says that the retreats of this position are a guess.
    void guessedRetreats();
    void centre(Position &position, PowerId power, std::string_view province);
    void order(RecordedPhase &phase, PowerId power, std::string_view text);
    /// An order of moves together with the unit it is given to, for records that list no units of their own.
    void orderedUnit(RecordedPhase &phase, PowerId power, std::string_view text);

private:
    void remark(Wording text);
    /// The same of a line that comes to nothing.
    void lose(Wording text);
    /// The unit that the text names, if it can stand there.
    std::optional<Unit> standing(PowerId power, std::string_view text);
    /// Puts it on the board, if there is room.
    bool place(Position &position, const Unit &unit);
    /// The phase has all the orders that it may have, or nothing is understood any more.
    bool hasEnough(const RecordedPhase &phase);

    std::shared_ptr<const Variant> m_variant;
    std::vector<Wording> &m_remarks;
    int m_lost = 0; ///< lines that came to nothing
};

} // namespace entente
