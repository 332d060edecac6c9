#pragma once

#include "exchange/exporter.h"
#include "exchange/importer.h"

namespace entente {

/// The readers that `importers()` lists, a file each, and the writers that `exporters()` lists.

/// The headless command line's case: a position with orders.
bool looksLikeCase(std::string_view text);
Result<ForeignGame, Fault> importCase(std::string_view text, const VariantFinder &variants);

/// A saved game of the Python package `diplomacy`. Messages and timestamps are passed over. Only what that
/// package knows is written: armies and fleets, moves, retreats and builds.
bool looksLikeDiplomacyJson(std::string_view text);
Result<ForeignGame, Fault> importDiplomacyJson(std::string_view text, const VariantFinder &variants);
WrittenGame exportDiplomacyJson(const Game &game);

/// Test cases as jDip and godip keep them: `CASE ...`, `PRESTATE`, `ORDERS`, `END`.
bool looksLikeCaseText(std::string_view text);
Result<ForeignGame, Fault> importCaseText(std::string_view text, const VariantFinder &variants);

/// Test cases of the Rust crate `diplomacy`, `{"cases": [...]}`. Where these rules judge an order of the moves that led
/// to retreats otherwise than it expects, a remark says so.
bool looksLikeDatcJson(std::string_view text);
Result<ForeignGame, Fault> importDatcJson(std::string_view text, const VariantFinder &variants);

/// The state that godip and Diplicity write: `Season`, `Year`, `Type`, `Units`, `Orders`, ...
bool looksLikeGodipJson(std::string_view text);
Result<ForeignGame, Fault> importGodipJson(std::string_view text, const VariantFinder &variants);

/// A whole game that Diplicity's service recorded: `variant`, and `phases` with their orders, what its judge made of
/// each, and what stood where after them.
bool looksLikeDiplicityJson(std::string_view text);
Result<ForeignGame, Fault> importDiplicityJson(std::string_view text, const VariantFinder &variants);
WrittenGame exportDiplicityJson(const Game &game);
/// Why that form can't hold the game: what stands where is told after each phase only.
std::optional<Wording> barOfDiplicity(const Game &game);

/// The answer of webDiplomacy's `game/status`, of its classic map.
bool looksLikeWebDiplomacyJson(std::string_view text);
Result<ForeignGame, Fault> importWebDiplomacyJson(std::string_view text, const VariantFinder &variants);
WrittenGame exportWebDiplomacyJson(const Game &game);

/// Mails and logs of the judges (njudge, DPjudge): results of moves, retreats and builds, listings of units, ownership.
/// Where these rules come to other results than the text marks, a remark says so.
bool looksLikeJudgeMail(std::string_view text);
Result<ForeignGame, Fault> importJudgeMail(std::string_view text, const VariantFinder &variants);

/// Letters to and from those judges that tell of no turn: a game at its start, if they name one that has not begun; a
/// fault otherwise.
bool looksLikeJudgeTalk(std::string_view text);
Result<ForeignGame, Fault> importJudgeTalk(std::string_view text, const VariantFinder &variants);

/// A whole game as droidippy keeps it: `PHASE 1901 Spring Movement`, `POSITIONS`, `ORDERS`, and again.
bool looksLikeDroidippy(std::string_view text);
Result<ForeignGame, Fault> importDroidippy(std::string_view text, const VariantFinder &variants);

/// A saved game of jDip (unpacked): its board, every turn with its orders, and what its judge made of them.
bool looksLikeJdipSave(std::string_view text);
Result<ForeignGame, Fault> importJdipSave(std::string_view text, const VariantFinder &variants);
/// Packed by gzip, as that program keeps them.
WrittenGame exportJdipSave(const Game &game);

} // namespace entente
