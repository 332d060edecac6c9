#pragma once

#include "base/result.h"
#include "game/game.h"
#include "io/fault.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace entente {

/// What was written for another program.
struct WrittenGame {
    std::string bytes;
    std::vector<Wording> remarks = {}; ///< what the form can't hold and is left out, one sentence each
    std::vector<Wording> notes = {};   ///< what a person should know, although nothing is lost by it
};

/// One kind of file that games are written as, for another program. To write one, call `writeForeign`.
struct Exporter {
    const char *name;    ///< as the command line calls it: "jdip"
    const char *program; ///< in sentences: "jDip"
    const char *kind;    ///< of file, for lists: the importer of that name reads it back
    const char *suffix;  ///< of its files, with the dot; longer than one dot where others write the same format
    /// What the program's variants are called among `Variant::elsewhere`: "godip:". Empty: the file holds the board.
    const char *variants;
    bool wings;                                      ///< it knows units that go over land and sea
    std::optional<Wording> (*bar)(const Game &game); ///< what else it can't hold; null: nothing
    WrittenGame (*write)(const Game &game);
};

/// Every kind that is known, in the order of lists.
std::span<const Exporter> exporters();
/// The exporter of that name; null: there is none.
const Exporter *exporterNamed(std::string_view name);
/// The exporter whose files end so, the longest ending first; null: there is none.
const Exporter *exporterFor(std::string_view fileName);

/// Why the program can't hold the game, in one sentence; nothing if it can.
std::optional<Wording> barOfWriting(const Exporter &exporter, const Game &game);

/// The one door through which games go out: the whole game as every seat may know it, with the orders that it has for
/// the present phase. The error says why it can't be written.
Result<WrittenGame, Wording> writeForeign(const Exporter &exporter, const Game &game);

} // namespace entente
