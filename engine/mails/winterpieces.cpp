#include "mails/winterpieces.h"

#include "base/names.h"
#include "mails/linepieces.h"

namespace entente {

std::vector<WinterPiece> winterPieces(std::string_view line)
{
    std::vector<WinterPiece> pieces;
    for (const Token &token : tokenize(line)) {
        std::string_view text = token.text;
        int begin = token.column;
        if (token.is(Token::Kind::Word) && text.front() == '+') {
            pieces.push_back({"+", "+", Token::Kind::Word, begin, begin + 1});
            text.remove_prefix(1);
            ++begin;
        }
        const std::size_t dots = token.is(Token::Kind::Word) ? text.find("..") : std::string_view::npos;
        if (dots != std::string_view::npos && dots > 0)
            text = text.substr(0, dots);
        if (!text.empty())
            pieces.push_back({std::string(text), foldName(text), token.kind, begin, token.end(),
                              dots != std::string_view::npos || text == "\u2026"});
    }
    return pieces;
}

bool isArticle(const WinterPiece &piece)
{
    return isOneOf(piece.folded, {"an",  "the", "in", "at", "of", "from", "eine", "ein", "einen", "die", "der",
                                  "den", "une", "un", "la", "le", "les",  "en",   "de",  "nach",  "to"})
           || piece.text == "à";
}

} // namespace entente
