#pragma once

#include "orders/order.h"
#include "orders/position.h"
#include "language/tokenizer.h"

#include <cstddef>
#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

namespace entente {

class Board;

// Where in a line of a mail orders may begin and end, before anybody has read them.

bool isOneOf(std::string_view word, std::initializer_list<std::string_view> list);
/// As isOneOf(), of a long list in one text, with a space between its words; never of an empty word.
bool isListed(std::string_view list, std::string_view folded);
/// Is it one of these words, in capitals or not, with accents or without?
bool isWord(const Token &token, std::initializer_list<std::string_view> list);

/// Without these signs at either end.
std::string_view trimmed(std::string_view text, std::string_view signs = " \t\r\n");

/// What may stand between two orders of a line.
inline constexpr std::string_view pieceEnds = " \t;,.|&";
/// Does a sign or an "and" part it from what follows?
bool endsParted(std::string_view text);

/// Without an "and" at its beginning.
std::string_view withoutJoint(std::string_view text);

/// The words of a line, without signs.
std::vector<Token> wordsOf(std::string_view line);

/// Where powers are named with a colon, but for one at the beginning: "... Germany: A Ber - Kie". Ascending.
std::vector<std::size_t> powerMarks(const Board &board, std::string_view line);

/// Where the next orders may begin: behind a comma, a full stop or an "and", or where a kind and a place follow what
/// can't go on with them. Ascending.
std::vector<std::size_t> orderStarts(const Board &board, std::string_view text);

/// How much of the text one order can take at most; a page in one line would else be read as many times as it has
/// orders.
std::size_t orderWindow(std::string_view text);

/// Could the unit that stands there do it, as far as places decide? Convoys are not looked for: a coast is in reach of
/// every army on another.
bool isInReach(const Board &board, const Position &position, const Order &order);

/// Does it speak of this board's places at all, with something to do? Then its writer meant an order.
bool looksLikeOrder(const Board &board, std::string_view text);

/// As looksLikeOrder(), and a unit, a place or a power is its first word: "A Rom-Apl, ...".
bool beginsLikeOrder(const Board &board, std::string_view text);

/// Does it name a place, a power or a kind?
bool namesAnything(const Board &board, std::string_view text);
/// Does one of the words name a place, or alone begin one's name? What may be a verb does not.
bool namesPlace(const Board &board, std::string_view text);

/// Does it tell what became of an order: "bounced with Warsaw", "Dislodged, must retreat"?
bool beginsWithResult(std::string_view text);

/// The columns of a table's row, parted by tabs or strokes, or by semicolons or commas without spaces; without empty
/// ones.
std::vector<std::string_view> columnsOf(std::string_view line);

} // namespace entente
