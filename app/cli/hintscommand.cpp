#include "cli/caserunner.h"
#include "cli/console.h"

#include "game/causes.h"
#include "orders/notation.h"
#include "words/forms.h"
#include "words/hintwords.h"
#include "words/names.h"
#include "words/verdicts.h"

using namespace Qt::StringLiterals;

namespace entente::app {

namespace {

void printText(const GameCase &gameCase, const Hints &hints)
{
    const Board &board = *gameCase.variant->board;
    const Turn &turn = hints.quiet;
    print(u"%1: %2, %3"_s.arg(gameCase.id.empty() ? say("(no id)") : fromUtf8(gameCase.id),
                              fromUtf8(gameCase.variant->title), phaseName(board, turn.before.phase)));
    const auto tell = [&](int index, const QString &sentence) {
        const OrderResult &result = turn.results[static_cast<std::size_t>(index)];
        print(u"  %1: %2"_s.arg(powerName(board, result.power),
                                fromUtf8(orderText(board, result.order, turn.before.phase.stage))));
        print(u"    "_s + sentence);
    };
    for (const Hint &hint : hints.hints) {
        if (turn.results[static_cast<std::size_t>(hint.result)].given)
            tell(hint.result, hintSentence(board, hints, hint));
    }
    for (const int index : hints.unsaid)
        tell(index, verdictSentence(board, turn, index, Tense::Ahead));
    for (const Hints::Spare &spare : hints.spare)
        print(u"  %1: %2"_s.arg(powerName(board, spare.power), say("Builds left: %1").arg(spare.builds)));
}

/// The hints that a seat may see: it knows its own orders, and not who acts when.
Hints hintsFor(Adjudicator &judge, const GameCase &gameCase, PowerId seat)
{
    Position position = gameCase.position;
    std::vector<PowerId> known{seat};
    if (seat.valid()) {
        position.schedule.clear();
    } else {
        known.clear();
        for (int p = 0; p < gameCase.variant->board->powerCount(); ++p)
            known.push_back(PowerId(p));
    }
    Hints hints = hintsOn(judge, *gameCase.variant, position, gameCase.orders, known);
    findCauses(judge, *gameCase.variant, hints.quiet);
    return hints;
}

} // namespace

ExitStatus hintOrders(CommandParser &parser)
{
    parser.addOption({u"power"_s, say("Only what this power may know: its own orders."), u"NAME"_s});
    parser.addOption({u"format"_s, say("How answers are printed: json or text."), u"json|text"_s, u"json"_s});
    parser.addPositionalArgument(u"FILE"_s, say("Files of cases; none or - for standard input."), u"[FILE...|-]"_s);
    if (const auto done = parser.read())
        return *done;
    const QString format = parser.value(u"format"_s);
    if (!isFormat(format, u"json"_s, u"text"_s))
        return ExitStatus::Usage;

    CaseRunner runner;
    return answerCases(parser.positionalArguments(), CaseOrders::Read, [&](const GameCase &gameCase) {
        const Board &board = *gameCase.variant->board;
        const std::optional<PowerId> seat = powerCalled(board, parser.value(u"power"_s));
        if (!seat)
            return false;
        const Hints hints = hintsFor(runner.judgeFor(gameCase), gameCase, *seat);
        const auto explain = [&board](const Turn &turn, int result) {
            return verdictSentence(board, turn, result, Tense::Ahead).toStdString();
        };
        if (format == "text"_L1)
            printText(gameCase, hints);
        else
            print(writeHints(gameCase, hints, {explain, {}}));
        return true;
    });
}

} // namespace entente::app
