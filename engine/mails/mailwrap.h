#pragma once

#include "mails/mailbox.h"

#include <list>
#include <string>
#include <string_view>
#include <vector>

namespace entente {

class Board;

/// Lines that were broken where their sheet ended, put together again.
struct UnwrappedLines {
    std::vector<std::string_view> lines; ///< where a line goes on, its first one holds all
    std::vector<bool> taken;             ///< belongs to a line before it
    std::list<std::string> kept;         ///< what `lines` look into
};

/// `places` says of each line in which mail it stands, and whether it is quoted.
UnwrappedLines unwrapLines(const std::vector<std::string_view> &lines, const std::vector<LetterLine> &places,
                           const Board &board);

} // namespace entente
