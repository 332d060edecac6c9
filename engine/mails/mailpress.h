#pragma once

#include <string>
#include <string_view>

namespace entente {

class Board;

/// What players say to each other in a mail, a zine or on a judge. Orders in it are proposals, and nobody's.
enum class Press {
    None,
    Said,  ///< the line says it: "Press, France to Germany: Will you support me into Bur?"
    Title, ///< it stands below: "Press from Austria:"
    End,   ///< it ends here: "endpress"
};

Press pressIn(const Board &board, std::string_view line);

/// "Tell France from me: Burgundy stays where it is!": blanks the sentences that somebody else is to be told.
void blankMessages(std::string &line, const Board &board);

} // namespace entente
