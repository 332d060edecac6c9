#pragma once

#include "base/result.h"
#include "io/gamefile.h"

#include <QString>

namespace entente::app {

/// Reads a saved game. The error is one sentence that names the file and what is wrong with it.
Result<SavedGame, QString> readGameFile(const QString &path, const VariantFinder &variants);
/// Writes a saved game: the whole new file stands, or the old one is as it was.
Result<bool, QString> writeGameFile(const QString &path, const SavedGame &game);
/// The same for any bytes.
Result<bool, QString> writeFile(const QString &path, const QByteArray &bytes);

} // namespace entente::app
