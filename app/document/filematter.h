#pragma once

#include "document/foreignmatter.h"
#include "io/gamefile.h"

#include <optional>
#include <string_view>

namespace entente::app {

/// What a file holds: a saved game of this program, or a game or variants that something else wrote.
struct FileMatter {
    std::optional<SavedGame> saved; ///< its orders locked as they were in the file
    ForeignMatter foreign;          ///< where there is no saved game
};

/// The one way in which the window and every command read a file, which may be packed by gzip. The order of acting is
/// opened where the file's reader may know it. The fault says what kind of file it is, if that is known; else its
/// message is `notASavedGame()`.
Result<FileMatter, Fault> readFileMatter(const QString &path, std::string_view bytes, const VariantFinder &variants);

/// Why a saved game is told to nobody who has no seat at it: fog lies on a hotseat table. Nothing of any other.
std::optional<Wording> fogBar(const SavedGame &saved);

} // namespace entente::app
