#pragma once

#include "language/tokenizer.h"

#include <string>
#include <string_view>
#include <vector>

namespace entente {

/// A word or sign of a winter's list. "+A" is two.
struct WinterPiece {
    std::string text;
    std::string folded;
    Token::Kind kind;
    int begin;
    int end;
    bool trails = false; ///< "Vienna...": dots stood behind it

    bool isWord() const { return kind == Token::Kind::Word && !folded.empty(); }
};

std::vector<WinterPiece> winterPieces(std::string_view line);

/// Articles and prepositions within a unit: "an army in Warsaw", "eine Flotte in Kiel", "une armée à Paris".
bool isArticle(const WinterPiece &piece);

} // namespace entente
