#pragma once

#include "base/result.h"
#include "io/gamefile.h"

#include <QString>

namespace entente::app {

/// Reads a saved game. The error is one sentence that names the file and what is wrong with it.
/// `remark`, if any, is set when locked orders could not be opened (vault.h); the game is whole but for them.
Result<SavedGame, QString> readGameFile(const QString &path, const VariantFinder &variants, QString *remark = nullptr);
/// Writes a saved game: the whole new file stands, or the old one is as it was.
/// Orders of a hotseat game that are not revealed yet are locked (vault.h); `game` is told the key's name, so that
/// the next copy is locked by the same.
Result<bool, QString> writeGameFile(const QString &path, SavedGame &game);
/// The same for any bytes.
Result<bool, QString> writeFile(const QString &path, const QByteArray &bytes);

} // namespace entente::app
