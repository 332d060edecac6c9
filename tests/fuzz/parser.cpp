#include "board.h"

#include "mails/mail.h"
#include "orders/notation.h"
#include "orders/parser.h"

using namespace entente;

ENTENTE_FUZZ_READY

namespace {

/// Every order of a mail was read from something, and can be written down.
void readAsMail(std::string_view text, const ParseContext &context)
{
    const Mail mail = readMail(text, context);
    for (const MailLine &line : mail.lines) {
        for (const MailOrder &order : line.orders) {
            fuzz::require(!order.text.empty());
            fuzz::require(!orderText(*context.board, order.order, context.stage).empty());
        }
        for (const MailFault &fault : line.faults)
            fuzz::require(!describe(fault.error).empty());
    }
}

} // namespace

// Whatever the line, the parser answers; and what it understood, it understands again from the house notation.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    if (size == 0)
        return 0;
    const Board &board = *fuzz::variant()->board;
    const auto stage = static_cast<Stage>(data[0] % 3);
    const Position *position = data[0] & 4 ? &fuzz::variant()->start : nullptr;
    const ParseContext context{&board, position, stage};
    readAsMail(fuzz::text(data + 1, size - 1), context);
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
