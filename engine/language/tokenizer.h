#pragma once

#include <string_view>
#include <vector>

namespace entente {

/// The smallest parts of a written order. A number follows its sign ("#2"). Words keep their full stops ("St.",
/// "n.c."); a run of dashes and arrow heads is one dash ("-=>"); spaces and quotation marks only part.
struct Token {
    enum class Kind { Word, Dash, Slash, Open, Close, Comma, Colon, Number };
    Kind kind;
    std::string_view text;    ///< as written; a part of the line that was cut up
    int column;               ///< byte offset in that line
    bool spaceBefore = false; ///< something parts it from the token before

    bool is(Kind k) const { return kind == k; }
    int end() const { return column + static_cast<int>(text.size()); }
};

/// Cuts a line up. The tokens look into `line`, which must outlive them.
std::vector<Token> tokenize(std::string_view line);

} // namespace entente
