#include "cli/console.h"

#include "mails/mail.h"
#include "orders/notation.h"
#include "words/mailwords.h"
#include "words/names.h"

using namespace Qt::StringLiterals;

namespace entente::app {

namespace {

/// The phase by which an order is written out: its own words tell first ("Remove A Ser").
Stage stageOf(const MailOrder &order, Stage told)
{
    return order.stage.value_or(is<Retreat>(order.order) ? Stage::Retreats : told);
}

} // namespace

ExitStatus parseOrders(CommandParser &parser)
{
    parser.addOption({u"variant"_s, say("The variant whose map the orders speak of."), u"ID"_s});
    parser.addOption({u"phase"_s, say("The phase that they are for, like S1901R."), u"PHASE"_s});
    parser.addPositionalArgument(u"FILE"_s, say("A file of orders; none or - for standard input."), u"[FILE|-]"_s);
    if (const auto done = parser.read())
        return *done;
    const QStringList paths = parser.positionalArguments();
    if (!parser.isSet(u"variant"_s) || paths.size() > 1)
        return misused(paths.size() > 1 ? say("One file at a time.") : say("Name the variant: --variant ID."));
    const VariantLibrary library;
    const std::shared_ptr<const Variant> variant = library.find(parser.value(u"variant"_s));
    if (!variant)
        return misused(say("There is no variant “%1”.").arg(parser.value(u"variant"_s)));
    Phase phase;
    if (parser.isSet(u"phase"_s) && !readPhase(parser.value(u"phase"_s).toStdString(), phase))
        return misused(say("“%1” is not a phase like S1901M.").arg(parser.value(u"phase"_s)));

    const std::optional<QByteArray> bytes = readInput(paths.value(0, u"-"_s));
    if (!bytes)
        return ExitStatus::Fault;
    const Board &board = *variant->board;
    ExitStatus status = ExitStatus::Well;
    const Mail mail = readMail(std::string_view(bytes->constData(), static_cast<std::size_t>(bytes->size())),
                               {&board, nullptr, phase.stage});
    for (const MailLine &line : mail.lines) {
        for (const MailOrder &order : line.orders) {
            if (isMeantElsewhere(order, false) || order.isAsked()) { // quoted, taken back, talk: nobody gives it
                print(say("line %1: %2").arg(line.number).arg(mailNoteSentence(order.notes.back())));
                continue;
            }
            print(orderText(board, order.order, stageOf(order, phase.stage)));
            for (const MailNote &note : order.notes)
                complain(say("line %1: %2").arg(line.number).arg(mailNoteSentence(note)));
        }
        for (const MailFault &fault : line.faults) {
            print("line " + std::to_string(line.number) + ": " + describe(fault.error).text());
            status = ExitStatus::Fault;
        }
    }
    return status;
}

} // namespace entente::app
