#pragma once

#include "io/jsoncursor.h"
#include "map/board.h"

namespace entente {

/// Is it an id: small letters, digits and "-"? Files and folders are named by some.
bool isIdText(const std::string &text);
/// A name as people read it: one line, not endlessly long, and with no sign that turns what follows it round. What is
/// wrong
/// with it, or nothing.
Wording barOfName(const std::string &name);
/// The member of that key, which must be such a name.
std::string readName(const JsonCursor &item, std::string_view key);

/// Reads the board's part of variant.json: kinds, powers, provinces and passages. What is wrong
/// becomes faults, and what is left holds together: entries that can't be used are missing.
Board::Data readBoardData(const JsonCursor &variant);

} // namespace entente
