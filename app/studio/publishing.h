#pragma once

#include "base/result.h"

#include <QString>

namespace entente::app {

/// Packs the folder of a variant into one zip for others: its files, a picture of its map (map.png), and its page of
/// rules. *Open* installs it. The error is one sentence.
Result<bool, QString> publishVariant(const QString &folder, const QString &path);

/// Writes the variant as a map file for the DPjudge and the Python package `diplomacy`, if its features allow.
Result<bool, QString> exportJudgeMap(const QString &folder, const QString &path);

} // namespace entente::app
