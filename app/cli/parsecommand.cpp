#include "cli/console.h"

#include "orders/notation.h"
#include "orders/parser.h"
#include "words/names.h"

#include <QCommandLineParser>

using namespace Qt::StringLiterals;

namespace entente::app {

namespace {

/// A line alone does not tell "A Ser D" of a retreat from "Remove A Ser" of a winter; its words do.
Stage stageOf(const QByteArray &line, const Order &order, Stage told)
{
    const bool winter = is<Build>(order) || is<Waive>(order) || (is<Disband>(order) && line.toLower().contains("remove"));
    return winter ? Stage::Adjustments : is<Retreat>(order) ? Stage::Retreats : told;
}

} // namespace

ExitStatus parseOrders(const QStringList &arguments)
{
    QCommandLineParser parser;
    parser.setApplicationDescription(say("Read orders, one a line, and print them in the house notation."));
    parser.addOption({u"variant"_s, say("The variant whose map the orders speak of."), u"ID"_s});
    parser.addOption({u"phase"_s, say("The phase that they are for, like S1901R."), u"PHASE"_s});
    parser.addPositionalArgument(u"FILE"_s, say("A file of orders; none or - for standard input."), u"[FILE|-]"_s);
    if (const auto done = readOptions(parser, u"parse"_s, arguments))
        return *done;
    const QStringList paths = parser.positionalArguments();
    if (!parser.isSet(u"variant"_s) || paths.size() > 1) {
        complain(paths.size() > 1 ? say("One file at a time.") : say("Name the variant: --variant ID."));
        return ExitStatus::Usage;
    }
    const VariantLibrary library;
    const std::shared_ptr<const Variant> variant = library.find(parser.value(u"variant"_s));
    if (!variant) {
        complain(say("There is no variant “%1”.").arg(parser.value(u"variant"_s)));
        return ExitStatus::Usage;
    }
    Phase phase;
    if (parser.isSet(u"phase"_s) && !readPhase(parser.value(u"phase"_s).toStdString(), phase)) {
        complain(say("“%1” is not a phase like S1901M.").arg(parser.value(u"phase"_s)));
        return ExitStatus::Usage;
    }

    const std::optional<QByteArray> bytes = readInput(paths.value(0, u"-"_s));
    if (!bytes)
        return ExitStatus::Fault;
    const Board &board = *variant->board;
    ExitStatus status = ExitStatus::Well;
    int number = 0;
    for (const QByteArray &line : bytes->split('\n')) {
        ++number;
        if (line.trimmed().isEmpty())
            continue;
        const auto parsed = parseOrder(std::string_view(line.constData(), static_cast<std::size_t>(line.size())),
                                       {&board, nullptr, phase.stage});
        if (parsed) {
            print(orderText(board, parsed->order, stageOf(line, parsed->order, phase.stage)));
        } else {
            print("line " + std::to_string(number) + ": " + describe(parsed.error()));
            status = ExitStatus::Fault;
        }
    }
    return status;
}

} // namespace entente::app
