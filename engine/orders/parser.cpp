#include "orders/parser.h"

#include "orders/orderreader.h"

namespace entente {

namespace {

Wording sentence(const ParseError &error)
{
    switch (error.kind) {
    case ParseError::Kind::Empty: return worded("Refusals", "There is no order in this line.");
    case ParseError::Kind::UnknownProvince: return worded("Refusals", "“%1” is no place on this map.").with(error.piece);
    case ParseError::Kind::UnknownCoast: return worded("Refusals", "“%1” is no coast of that province.").with(error.piece);
    case ParseError::Kind::UnknownPower: return worded("Refusals", "“%1” is no power of this game.").with(error.piece);
    case ParseError::Kind::UnknownKind: return worded("Refusals", "“%1” is no kind of unit here.").with(error.piece);
    case ParseError::Kind::UnknownNumber: return worded("Refusals", "“%1” is no number of points.").with(error.piece);
    case ParseError::Kind::UnknownVerb: return worded("Refusals", "“%1” is not an order. Try H, -, S or C.").with(error.piece);
    case ParseError::Kind::MissingPart: return worded("Refusals", "The order ends too early, after “%1”.").with(error.piece);
    case ParseError::Kind::ExtraText: return worded("Refusals", "After the order comes “%1”, which was not understood.").with(error.piece);
    case ParseError::Kind::Unnamed: return worded("Refusals", "Which unit is meant by “%1” is not said.").with(error.piece);
    case ParseError::Kind::OtherGame: return worded("Refusals", "“%1” is no order of this game.").with(error.piece);
    case ParseError::Kind::Conditional: return worded("Refusals", "Orders with a condition (“%1”) are not read.").with(error.piece);
    case ParseError::Kind::Data: return worded("Refusals", "This is a piece of a data file, not an order.");
    }
    return {};
}

} // namespace

Wording describe(const ParseError &error)
{
    if (error.suggestions.empty())
        return sentence(error);
    return worded("Refusals", "%1 Did you mean %2?").with(sentence(error), oneOf(error.suggestions));
}

Result<ParsedOrder, ParseError> parseOrder(std::string_view line, const ParseContext &context)
{
    return OrderReader(line, context).read();
}

Result<ParsedUnit, ParseError> parseUnit(std::string_view text, const Board &board)
{
    const ParseContext context{&board, nullptr, Stage::Moves};
    return OrderReader(text, context).readLoneUnit();
}

} // namespace entente
