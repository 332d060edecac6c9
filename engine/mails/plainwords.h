#pragma once

#include "mails/mail.h"
#include "orders/position.h"

#include <string>
#include <vector>

namespace entente {

class Board;

/// Words of a line that say plainly what orders say in signs: "my boat in Kiel" is a fleet's, "in den Skagerrak" and
/// "à Budapest" say where it goes, "que l'armée" has an article, and "after all" says nothing; "suports" is mended,
/// and told. Nothing else changes.
std::vector<MailNote> writeOutWords(const Board &board, std::string &line, Stage stage);

} // namespace entente
