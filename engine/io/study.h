#pragma once

#include "game/notes.h"
#include "io/gamecase.h"

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace entente {

/// What an author says: in English or in the only language of the study, and the same in others.
struct Saying {
    std::string text;
    Translations others; ///< by language ("de")

    friend bool operator==(const Saying &, const Saying &) = default;
};

/// A page of a study: a position with what is said of it and drawn on it. Where a power is to be ordered, the case's
/// orders of it are an answer, and its `expect` or `goal` says what any answer must bring. Else the orders are shown
/// with what comes of them; without orders the position itself.
struct StudyChapter {
    Saying title;
    Saying text;
    Saying paper; ///< in place of the text where it is printed, since nobody clicks there; empty: the text
    GameCase board;
    PowerId power;             ///< whose orders the reader writes; none: there is nothing to write
    Notes notes;               ///< arrows, and places with or without a word, all of the case's phase
    std::vector<Saying> hints; ///< one after another, as they are asked for
    Saying right;              ///< after an answer that brings what it must
    Saying wrong;              ///< after one that does not

    /// The case's orders of the power (the answer), or those of all others.
    std::vector<GivenOrder> orders(bool answer) const;
};

/// A lesson of several chapters on one thing, for a reader at the board.
struct Study {
    static constexpr std::size_t mostChapters = 200, mostHints = 20;

    Saying title;
    std::vector<StudyChapter> chapters; ///< at least one
};

/// Reads a study (a JSON object, see maps/FORMAT.md), with all faults that it has. A chapter without a case of its own
/// goes on with that of the chapter before.
Result<Study, std::vector<Fault>> readStudy(std::string_view text, const VariantFinder &variants);
/// What is said of openings (a variant's openings.json): the idea of each, its risk and the usual answer, by power and
/// English name. Those of which nothing is said are left out, and so is what can't be read, as `readVariant` tells.
std::map<std::pair<std::string, std::string>, Saying> openingSayings(std::string_view openings);
/// What the season of the case brings by the power's orders and would not bring without them, as an `expect` object:
/// where all units stand then, and who is dislodged. Nothing: it comes out the same without them.
std::optional<std::string> expectationOf(const GameCase &board, PowerId power);
/// Writes it, a chapter on a line.
std::string writeStudy(const Study &study);

} // namespace entente
