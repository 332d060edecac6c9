#pragma once

#include "base/result.h"
#include "base/wording.h"
#include "orders/order.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace entente {

class Board;

/// Why a line was not understood: the smallest faulty piece and what was wrong with it.
struct ParseError {
    enum class Kind {
        Empty,
        UnknownProvince, ///< `piece` names no province
        UnknownCoast,    ///< the province has no such coast
        UnknownPower,
        UnknownKind,   ///< the letter names no unit kind of this variant
        UnknownNumber, ///< `piece` stands where a number of points was expected
        UnknownVerb,   ///< `piece` stands where a verb was expected
        MissingPart,   ///< the line ends too early; `piece` says after what
        ExtraText,     ///< an order was read, then `piece` followed
        Unnamed,       ///< "support fleet into Bul": which unit `piece` means is not said
        OtherGame,     ///< `piece` is a verb of other games or programs (proxy, besiege, transform)
        Conditional,   ///< the line hangs on a condition
        Data,          ///< a piece of a data file, not a written order
    };
    Kind kind = Kind::Empty;
    std::string piece;
    int column = 0;                       ///< byte offset of `piece` in the line
    std::vector<std::string> suggestions; ///< names that may have been meant, best first
    Stage stage = Stage::Moves;           ///< UnknownVerb: of which phase a verb was expected

    friend bool operator==(const ParseError &, const ParseError &) = default;
};

/// One plain sentence, with a suggestion where there is one.
Wording describe(const ParseError &error);

struct ParsedOrder {
    PowerId power; ///< if the line named one ("Austria: A Vie - Gal")
    Order order;
    int times = 1; ///< "Waive 2"
    /// The stage that the order's words speak of ("Remove", "retreats to"), where they tell.
    std::optional<Stage> stage;
    bool remarked = false; ///< a bracket at the end of the line was passed over as a remark
};

/// What the parser may look at besides the line: with a position it fills in kinds that were
/// left out and reads "A Ser - Alb" as a retreat in a retreat phase.
struct ParseContext {
    const Board *board = nullptr;
    const Position *position = nullptr; ///< may be null
    Stage stage = Stage::Moves;
};

/// Reads one order: house notation, judge notation (`A BUD - SER`, `A LON - NWY VIA`,
/// `F STP/SC S A MOS - LVN`), full names, any letter case, any dash or arrow.
Result<ParsedOrder, ParseError> parseOrder(std::string_view line, const ParseContext &context);

/// Whoever has a unit behind the walls of a place and none before them means that one, with brackets or without (City
/// State 7d). Asked once it is known who gives the order.
void meanOwnUnit(const Board &board, const Position &position, PowerId power, Order &order);

/// "A Vie", "F StP/sc": a unit with its place, as in a case's lists.
struct ParsedUnit {
    KindId kind;
    RegionId region;
    Layer layer = Layer::Field;
};
Result<ParsedUnit, ParseError> parseUnit(std::string_view text, const Board &board);

} // namespace entente
