#pragma once

#include "orders/mail.h"
#include "orders/tokenizer.h"

#include <optional>
#include <span>
#include <string_view>

namespace entente {

class Board;

// Lines of a mail that order nothing.

/// "GER: 16(14) ++", "NMR", "u/o", a ruled line.
bool isReport(const Board &board, std::span<const Token> words);

/// "[France]", "FRANCE (Jane):", "Orders for France", "PHASE Fall 1905 Movement", "On Monday Jane wrote:": sets what
/// counts for the lines below, and `phase` where it names one. False if the line is no heading.
bool readHeading(const Board &board, std::string_view line, std::span<const Token> words, MailHeading &heading,
                 std::optional<NamedPhase> &phase);

} // namespace entente
