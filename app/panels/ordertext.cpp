#include "panels/ordertext.h"

#include "document/outlook.h"
#include "orders/options.h"
#include "orders/parser.h"
#include "mails/unitowner.h"
#include "mails/winterlist.h"
#include "words/orderwords.h"
#include "words/sentences.h"

#include <QCoreApplication>

namespace entente::app {

namespace {

struct OrderText {
    Q_DECLARE_TR_FUNCTIONS(OrderText)
};

/// A unit alone is an order in winter, as in a mail's list: what its power owes says which.
Result<ParsedOrder, ParseError> readOneOrder(std::string_view text, const ParseContext &context, PowerId writer)
{
    Result<ParsedOrder, ParseError> parsed = parseOrder(text, context);
    if (parsed || context.stage != Stage::Adjustments)
        return parsed;
    const WinterLine winter = readWinterLine(text, context, writer, WinterWish::Unsaid);
    return winter.items.size() == 1 && winter.rest.empty() ? winter.items.front().order : parsed;
}

} // namespace

Result<TextOrder, QString> readOrderText(const GameDocument &document, PowerId writer, const QString &text)
{
    const Board &board = document.board();
    const Position &position = document.game().position();
    const QByteArray bytes = text.toUtf8();
    const Result<ParsedOrder, ParseError> parsed =
        readOneOrder(std::string_view(bytes.constData(), static_cast<std::size_t>(bytes.size())),
                     ParseContext{&board, &position, position.phase.stage}, writer);
    if (!parsed)
        return spoken(describe(parsed.error()));
    TextOrder read{{writer, parsed->order}, {}};
    if (!writer.valid())
        read.given.power = parsed->power.valid() ? parsed->power : ownerOf(board, position, parsed->order);
    meanOwnUnit(board, position, read.given.power, read.given.order);
    if (!read.given.power.valid())
        return OrderText::tr("It is not clear whose order this is. Begin with the power: “Austria: %1”.").arg(text);
    read.why = checkOrder(board, document.game().rules().orders, position, read.given.power, read.given.order);
    if (!read.why.ok() && !(document.table().lenient && mayBeGivenAnyway(read.why.refusal)))
        return refusalSentence(refusalContext(document, read.given), read.why);
    return read;
}

QString saidOf(const GameDocument &document, const TextOrder &order)
{
    return order.why.ok() ? orderSentence(document.board(), order.given.order, document.game().position().phase.stage)
                          : failureSentence(refusalContext(document, order.given), order.why);
}

std::optional<BoardQuestion> questionIn(const GameDocument &document, const QString &text)
{
    if (!document.hasGame())
        return std::nullopt;
    const Position &position = document.game().position();
    return readBoardQuestion(text.toStdString(), {&document.board(), &position, position.phase.stage});
}

QString roomSentence(const GameDocument &document, const GivenOrder &given)
{
    const Legality why = document.roomRefusal(given);
    return why.ok() ? QString() : refusalSentence(refusalContext(document, given), why);
}

} // namespace entente::app
