#pragma once

#include "mails/mail.h"
#include "language/tokenizer.h"

#include <optional>
#include <span>
#include <string_view>

namespace entente {

class Board;

// Lines of a mail that order nothing.

/// "GER: 16(14) ++", "NMR", "no orders", "u/o", a ruled line.
bool isReport(const Board &board, std::span<const Token> words);

/// "All other units hold", "Austria: all hold", "Alle übrigen halten"; `power` is set where the line names one.
bool letsTheRestHold(const Board &board, std::span<const Token> words, PowerId &power);

/// "[France]", "FRANCE (Jane):", "Orders for France", "PHASE Fall 1905 Movement", "On Monday Jane wrote:": sets what
/// counts for the lines below, and `phase` where it names one. False if the line is no heading.
bool readHeading(const Board &board, std::string_view line, std::span<const Token> words, MailHeading &heading,
                 std::optional<NamedPhase> &phase);

/// The bytes of what stands before a line's orders and says whose they are and when, up to its colon: "Austria (Bob):",
/// "Spring 1901:", "Austria, S01:", "Orders:". 0 where there is none, or only a power, which the order's own reader
/// knows, misspelt as well. Sets `power`, and both phases where one is named.
std::size_t prefixLength(const Board &board, std::string_view line, Stage stage, PowerId &power,
                         std::optional<NamedPhase> &heading, std::optional<NamedPhase> &phase);

} // namespace entente
