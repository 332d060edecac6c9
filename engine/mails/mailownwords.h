#pragma once

#include "mails/mailbox.h"
#include "mails/mailwrap.h"

#include <map>
#include <string>
#include <vector>

namespace entente {

class Board;

// What a writer says of his own words, in a line that holds nothing else.

/// A word that was written in place of another.
struct OwnWord {
    std::string written;
    std::string meant;
};

/// Writes what is meant into the lines of the same mail, and takes the lines that say so: "*Bre" and "*Ser not Set" of
/// the word above that is nearest, "MAN = Manche, GDL = Golfe du Lion" of all. Gives what was changed, by line.
std::map<std::size_t, std::vector<OwnWord>> writeOutOwnWords(UnwrappedLines &mail,
                                                             const std::vector<LetterLine> &places, const Board &board);

} // namespace entente
