#pragma once

#include "mails/mail.h"

#include <string>
#include <vector>

namespace entente {

// Words in a line that name an order and do not give it.

/// "not A Par - Bur", "instead of A Par - Bur", "statt A Par - Bur", "A Par - Bur?": what is taken back, or only asked.
struct MailAside {
    std::string words;  ///< all of them, as they stand in the line
    std::string order;  ///< what may be an order
    bool asked = false; ///< a question
    bool told = false;  ///< somebody says it of others, or of another time: it takes nothing back
};

/// ", oder?", ", isn't it?": blanks in the line what makes no question of a sentence, and gives it.
std::vector<std::string> takeTags(std::string &line);

/// "Edinburgh? It stays.", "Does Ruhr support it? Yes.": makes of a question that is answered at once what it says.
void answerQuestions(std::string &line, const Board &board);

/// Blanks them in the line and gives them, in turn.
std::vector<MailAside> takeAsides(std::string &line, const ParseContext &context);

/// The bytes of talk at the beginning of a text whose next words may be an order: "Sorry for being late, ". 0 where it
/// begins with one, or none follows. `corrects`: only where it begins as a correction does ("No: ", "Sorry, ").
std::size_t talkBefore(std::string_view text, const ParseContext &context, bool corrects);

} // namespace entente
