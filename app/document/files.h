#pragma once

#include "base/result.h"
#include "document/secretstore.h"
#include "exchange/importer.h"

#include <QString>

#include <optional>
#include <string_view>

namespace entente::app {

/// What came of a file that was opened.
struct OpenedGame {
    SavedGame saved;
    QString remark;                 ///< what the file holds and could not be given back: locked orders, foreign matter
    bool isForeign = false;         ///< another kind of file (engine/exchange): saving must not overwrite it
    std::vector<ForeignGame> cases; ///< all of a file of several test cases, of which `saved` is the first
};

/// Reads a saved game, or a file of another kind that a game can be made of; either may be packed by gzip. A file that
/// describes variants is put among the user's own (variantimport.h), and a game of the first begins. The error is one
/// sentence that names the file and what is wrong with it.
Result<OpenedGame, QString> readGameFile(const QString &path, const VariantFinder &variants);
/// The game in a file as everybody may know it before anybody sits down: a hotseat game under fog shows nothing of what
/// seats see.
Game publicGame(const SavedGame &saved);
/// What is said besides of a file that nobody recognises: what there is to open, and where text is read.
QString whatCanBeOpened(std::string_view bytes);
/// The text of a file that is no game but has orders for this position in it, which the mail sheet can take; nothing of
/// any other file.
std::optional<QString> orderTextIn(const QString &path, const Board &board, const Position &position);
/// Writes a saved game. If that fails, a file that was there is unchanged.
/// Orders of a hotseat game that are not revealed yet are locked (secretstore.h); `game` is told the key's name, so
/// that the next copy is locked by the same.
Result<bool, QString> writeGameFile(const QString &path, SavedGame &game, const SeatKeys &seats = {});

} // namespace entente::app
