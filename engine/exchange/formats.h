#pragma once

#include "exchange/importer.h"

namespace entente {

/// The readers that `importers()` lists, a file each, and what is written for the same programs.

/// The headless command line's case: a position with orders.
bool looksLikeCase(std::string_view text);
Result<ForeignGame, Fault> importCase(std::string_view text, const VariantFinder &variants);

/// A saved game of the Python package `diplomacy`. Messages and timestamps are passed over. Only what that
/// package knows is written: armies and fleets, moves, retreats and builds.
bool looksLikeDiplomacyJson(std::string_view text);
Result<ForeignGame, Fault> importDiplomacyJson(std::string_view text, const VariantFinder &variants);
std::string exportDiplomacyJson(const Game &game);

/// Test cases as jDip and godip keep them: `CASE ...`, `PRESTATE`, `ORDERS`, `END`. The first case is read.
bool looksLikeCaseText(std::string_view text);
Result<ForeignGame, Fault> importCaseText(std::string_view text, const VariantFinder &variants);

/// The state that godip and Diplicity write: `Season`, `Year`, `Type`, `Units`, `Orders`, ...
bool looksLikeGodipJson(std::string_view text);
Result<ForeignGame, Fault> importGodipJson(std::string_view text, const VariantFinder &variants);

/// The answer of webDiplomacy's `game/status`, of its classic map.
bool looksLikeWebDiplomacyJson(std::string_view text);
Result<ForeignGame, Fault> importWebDiplomacyJson(std::string_view text, const VariantFinder &variants);

/// A judge's result mail: "Movement results for spring of 1901." and a line for every unit.
bool looksLikeJudgeMail(std::string_view text);
Result<ForeignGame, Fault> importJudgeMail(std::string_view text, const VariantFinder &variants);

} // namespace entente
