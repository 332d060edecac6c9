#pragma once

#include "orders/parser.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace entente {

/// What somebody asks of the board in words: "what is in Bur", "who reaches Bel", "where are the fleets of Turkey".
/// English and German; names of places, powers and units are read as in orders.
struct BoardQuestion {
    enum class Asks {
        Unclear, ///< it begins as a question, and what it asks is not understood
        Help,    ///< a question mark alone: what one may ask
        Unknown, ///< ... of what no place and no power of the board is called (`unknown`)
        Place,   ///< places by their names alone: everything that can be told
        There,   ///< what is in `places`
        Reach,   ///< who can go to `places`
        Ways,    ///< where whoever stands in `places` can go
        Support, ///< who can support whoever stands in the first of `places`, to hold or in a move to the second
        Borders, ///< what `places` border on
        Owner,   ///< whose `places` are
        Units,   ///< the units of `power` (none: of all), of `kind` if it is one
        Centres, ///< the supply centres of `power`
        Results, ///< what became of the orders, of `power` if it is one
        Orders,  ///< the orders that are written, of `power` if it is one
    };
    Asks asks = Asks::Unclear;
    std::vector<RegionId> places; ///< each once, as they are named: a province, or one of its coasts
    PowerId power;
    KindId kind;
    bool spoken = false; ///< it begins with a word that asks, or ends with a question mark
    std::string unknown; ///< with Asks::Unknown: the words, as they are written
};

/// Nothing for a line that reads as an order, and for one that neither begins as a question nor names a place (or
/// results, or the orders of a power).
std::optional<BoardQuestion> readBoardQuestion(std::string_view line, const ParseContext &context);

} // namespace entente
