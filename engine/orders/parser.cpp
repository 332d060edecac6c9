#include "orders/parser.h"

#include "orders/orderreader.h"

namespace entente {

namespace {

std::string sentence(const ParseError &error)
{
    const std::string piece = std::string("\"").append(error.piece).append("\"");
    switch (error.kind) {
    case ParseError::Kind::Empty: return "The line is empty.";
    case ParseError::Kind::UnknownProvince: return "No province is called " + piece + ".";
    case ParseError::Kind::UnknownCoast: return "The province has no coast " + piece + ".";
    case ParseError::Kind::UnknownPower: return "No power is called " + piece + ".";
    case ParseError::Kind::UnknownKind: return "No kind of unit is called " + piece + ".";
    case ParseError::Kind::UnknownNumber: return piece + " is no number of points.";
    case ParseError::Kind::UnknownVerb: return piece + " stands where the order should say what to do.";
    case ParseError::Kind::MissingPart: return "Something is missing after " + piece + ".";
    case ParseError::Kind::ExtraText: return "The order is complete before " + piece + ".";
    case ParseError::Kind::Unnamed: return "Which unit is meant by " + piece + " is not said.";
    case ParseError::Kind::OtherGame: return piece + " is no order of this game.";
    case ParseError::Kind::Conditional: return "Orders with a condition are not read: " + piece + ".";
    case ParseError::Kind::Data: return "This is a piece of a data file, not an order.";
    }
    return {};
}

} // namespace

std::string describe(const ParseError &error)
{
    std::string text = sentence(error);
    for (std::size_t i = 0; i < error.suggestions.size(); ++i) {
        const bool last = i + 1 == error.suggestions.size();
        text += i == 0 ? " Perhaps: " : last ? " or " : ", ";
        text += error.suggestions[i];
        if (last)
            text += '.';
    }
    return text;
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
