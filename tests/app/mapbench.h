#pragma once

#include <QString>
#include <QStringList>

#include <span>

/// The figures of `mapbench` that are no times.
namespace mapbench {

/// Over all moves of all cases of the file, drawn as they are written on pictures of two widths: how much of the lines
/// lies beside their places. 0, or 1 if the file does not read.
int measureWays(const QString &path);

/// How much of the names orders and units hide on the boards of saved games, turn by turn, on pictures so many pixels
/// wide. 0, or 1 if a file does not read.
int tellHidden(const QStringList &games, int width);

/// How many names of a variant's map are written out at some widths, and what an engraver would send back. The language
/// by its code.
void tellNames(const QString &variant, std::span<const int> widths, const QString &language);

} // namespace mapbench
