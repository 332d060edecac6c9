#pragma once

#include "base/bits.h"
#include "exchange/recordedgame.h"

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace entente {

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
