#include "orders/parser.h"

#include "orders/orderreader.h"

namespace entente {

namespace {

Wording sentence(const ParseError &error)
{
    switch (error.kind) {
    case ParseError::Kind::Empty: return worded("Refusals", "There is no order in this line.");
    case ParseError::Kind::UnknownProvince:
        return worded("Refusals", "“%1” is not a place on this map.").with(error.piece);
    case ParseError::Kind::UnknownCoast:
        return worded("Refusals", "That province has no coast “%1”.").with(error.piece);
    case ParseError::Kind::UnknownPower:
        return worded("Refusals", "“%1” is not a power in this game.").with(error.piece);
    case ParseError::Kind::UnknownKind: return worded("Refusals", "“%1” is not a kind of unit here.").with(error.piece);
    case ParseError::Kind::UnknownNumber:
        return worded("Refusals", "“%1” is not a number of points.").with(error.piece);
    case ParseError::Kind::UnknownVerb:
        switch (error.stage) {
        case Stage::Retreats: return worded("Refusals", "“%1” is not an order. Try R or D.").with(error.piece);
        case Stage::Adjustments:
            return worded("Refusals", "“%1” is not an order. Try Build, Remove or Waive.").with(error.piece);
        case Stage::Moves: break;
        }
        return worded("Refusals", "“%1” is not an order. Try H, -, S or C.").with(error.piece);
    case ParseError::Kind::MissingPart:
        return worded("Refusals", "The order ends too early, after “%1”.").with(error.piece);
    case ParseError::Kind::ExtraText:
        return worded("Refusals", "After the order comes “%1”, which was not understood.").with(error.piece);
    case ParseError::Kind::Unnamed: return worded("Refusals", "It is not clear which unit “%1” is.").with(error.piece);
    case ParseError::Kind::OtherGame: return worded("Refusals", "“%1” is not an order in this game.").with(error.piece);
    case ParseError::Kind::Conditional:
        return worded("Refusals", "Conditional orders (“%1”) can't be read.").with(error.piece);
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

void meanOwnUnit(const Board &board, const Position &position, PowerId power, Order &order)
{
    if (position.phase.stage != Stage::Moves || order.layer != Layer::Field || !order.at.valid())
        return;
    const auto own = [&](Layer layer) -> const Unit * {
        const UnitId id = unitIn(board, position, board.provinceOf(order.at), layer);
        const Unit *unit = id.valid() ? &position.units[static_cast<std::size_t>(id.index())] : nullptr;
        return unit && unit->power == power ? unit : nullptr;
    };
    const Unit *const inside = own(Layer::Field) ? nullptr : own(Layer::Walls);
    if (!inside)
        return;
    order.layer = Layer::Walls;
    order.kind = inside->kind;
}

} // namespace entente
