#pragma once

#include "base/ids.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace entente {

class Board;

/// Parts a pasted text into mails: by the lines "From: ... / Subject: ..." that stand above each, in English, German or
/// French, or by the lines of an mbox. What a mail quotes stays a part of it, with ">" before it or without: below
/// "-----Original Message-----", "Von: / Gesendet: ..." or "On Monday Jane wrote:".

/// One mail of a text, as its heading tells of it.
struct Letter {
    int line = 1;        ///< with which it begins, from 1
    bool headed = false; ///< it has a heading; else the text simply begins
    std::string from;    ///< who sent it, as it is written; may be empty
    std::string subject; ///< may be empty
    std::string date;    ///< as it is written; may be empty
    std::optional<long long>
        sent; ///< minutes since 1970 (UTC; without a zone, as if it were), where `date` can be read
};

/// Where a line of a text stands.
struct LetterLine {
    int letter = 0;       ///< index of its mail
    int quoted = 0;       ///< how often it is quoted; 0: the mail says it itself
    bool heading = false; ///< it belongs to the heading of a mail, and orders nothing
};

struct Mailbox {
    std::vector<Letter> letters; ///< at least one
    std::vector<LetterLine> lines;
};

Mailbox openMailbox(std::string_view text);

/// The one power that a subject or a sender names ("Re: France orders", "Austria (Karl)"); none where it names several.
PowerId powerNamed(const Board &board, std::string_view text, bool misspelt = true);

/// The address in a sender's line, in small letters; empty if there is none.
std::string addressIn(std::string_view from);

} // namespace entente
