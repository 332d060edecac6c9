#include "board.h"

#include "orders/notation.h"
#include "orders/parser.h"

using namespace entente;

ENTENTE_FUZZ_READY

// Whatever the line, the parser answers; and what it understood, it understands again from the house notation.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    if (size == 0)
        return 0;
    const Board &board = *fuzz::variant()->board;
    const auto stage = static_cast<Stage>(data[0] % 3);
    const Position *position = data[0] & 4 ? &fuzz::variant()->start : nullptr;
    const ParseContext context{&board, position, stage};
    const auto first = parseOrder(fuzz::text(data + 1, size - 1), context);
    if (!first) {
        fuzz::require(!describe(first.error()).empty());
        return 0;
    }
    const std::string written = orderText(board, first->order, stage);
    const auto second = parseOrder(written, context);
    fuzz::require(second.ok());
    fuzz::require(orderText(board, second->order, stage) == written);
    return 0;
}
