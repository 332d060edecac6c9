#pragma once

#include "exchange/boarddraft.h"
#include "game/game.h"
#include "io/fault.h"
#include "io/gamecase.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace entente {

/// A game that something other than this program's saved games holds, brought over as far as it goes.
struct ForeignGame {
    Game game;
    std::vector<Wording> remarks;        ///< what could not be brought over, one sentence each
    std::vector<Wording> notes = {};     ///< what a person should know, although nothing is lost by it
    std::optional<ForeignVariant> board; ///< what it is played on, where the finder knew no such variant: put it among
                                         ///< the others before the game is saved or opened again
    std::string name = {};               ///< of a case in a file of several; empty otherwise
    std::string expect = {};             ///< of a case: what should come of it, as `GameCase::expect` has it
    std::vector<ForeignGame> further = {}; ///< the other cases of such a file, in its order; a case that can't be read
                                           ///< is left out and told in the remarks
};

/// The position that the game has come to, with its orders and what the file expects of them.
GameCase caseOf(const ForeignGame &foreign);

/// Finds the variant that the game brought along as well.
VariantFinder finderWith(const ForeignGame &foreign, VariantFinder variants);

/// One kind of file. A reader is asked only about text that it recognises; what it then finds wrong is a
/// fault with its place. To open a file, call `readForeign`.
struct Importer {
    const char *name; ///< for lists: "diplomacy JSON"
    bool (*recognises)(std::string_view text);
    Result<ForeignGame, Fault> (*read)(std::string_view text, const VariantFinder &variants);
    std::size_t largest; ///< in bytes
};

/// What a file may hold at most, so that a hostile one can't keep the program busy or fill the memory. Recorded games
/// of
/// other programs have a few megabytes as JSON, a hundred kilobytes as text, and up to two hundred phases.
inline constexpr std::size_t largestForeignJson = 32 << 20;
inline constexpr std::size_t largestForeignText = 2 << 20;
inline constexpr std::size_t mostForeignPhases = 1000;

/// Every kind that is known, the most particular first.
std::span<const Importer> importers();

/// The importer that recognises the text; null: none does.
const Importer *importerFor(std::string_view text);

/// The one door through which foreign games come in: reads the text and makes sure that the game, once saved, is read
/// back
/// as the very same game. If not, that is the fault.
Result<ForeignGame, Fault> readForeign(const Importer &importer, std::string_view text, const VariantFinder &variants);

} // namespace entente
