#include "cli/console.h"
#include "cli/caserunner.h"

#include "orders/notation.h"
#include "words/forms.h"
#include "words/happeningwords.h"
#include "words/names.h"
#include "words/verdicts.h"
#include "words/sentences.h"

using namespace Qt::StringLiterals;

namespace entente::app {

namespace {

QString caseName(const std::string &id)
{
    return id.empty() ? say("(no id)") : fromUtf8(id);
}

QString verdictWord(const Verdict &verdict)
{
    switch (outcomeOf(verdict.reason)) {
    case Outcome::Success: return verdict.dislodged ? say("succeeds, dislodged") : say("succeeds");
    case Outcome::Failure: return verdict.dislodged ? say("fails, dislodged") : say("fails");
    case Outcome::Void: return verdict.dislodged ? say("void, dislodged") : say("void");
    }
    return {};
}

void printText(const GameCase &gameCase, const Turn &turn, bool explained)
{
    const Board &board = *gameCase.variant->board;
    print(u"%1: %2, %3"_s.arg(caseName(gameCase.id), fromUtf8(gameCase.variant->title),
                              phaseName(*gameCase.variant->board, turn.before.phase)));
    PowerId power;
    for (int i = 0; i < static_cast<int>(turn.results.size()); ++i) {
        const OrderResult &result = turn.results[static_cast<std::size_t>(i)];
        if (result.power != power) {
            power = result.power;
            print(u"  "_s + powerName(board, power));
        }
        const QString order = fromUtf8(orderText(board, result.order, turn.before.phase.stage));
        print(u"    %1  %2"_s.arg(order, -28).arg(verdictWord(result.verdict)));
        if (explained)
            print(u"      "_s + verdictSentence(board, turn, i));
    }
    for (const Happening &happening : happeningsOf(board, turn))
        print(u"  "_s + happeningLine(board, turn, happening));
    for (const DislodgedUnit &dislodged : turn.after.dislodged) {
        QStringList retreats;
        for (const RegionId region : dislodged.retreats)
            retreats << fromUtf8(board.regionText(region));
        print(u"  "_s
              + say("%1 %2 must retreat: %3")
                    .arg(powerName(board, dislodged.unit.power), fromUtf8(unitText(board, dislodged.unit)),
                         retreats.join(u", "_s)));
    }
    if (turn.winner.valid())
        print(u"  "_s + hasWon(board, turn.winner) + u'.');
    else
        print(u"  "_s + say("Next: %1").arg(phaseName(*gameCase.variant->board, turn.after.phase)));
}

} // namespace

ExitStatus adjudicateCases(CommandParser &parser)
{
    parser.addOption({u"check"_s, say("Compare each answer with what the case expects, and print what differs.")});
    parser.addOption({u"format"_s, say("How answers are printed: json or text."), u"json|text"_s, u"json"_s});
    parser.addOption({u"explain"_s, say("With text: say under each order why it came out so.")});
    parser.addPositionalArgument(u"FILE"_s, say("Files of cases; none or - for standard input."), u"[FILE...|-]"_s);
    if (const auto done = parser.read())
        return *done;
    const QString format = parser.value(u"format"_s);
    if (!isFormat(format, u"json"_s, u"text"_s))
        return ExitStatus::Usage;
    const bool check = parser.isSet(u"check"_s);
    const bool explained = parser.isSet(u"explain"_s);

    const VariantLibrary library;
    CaseRunner runner;
    int cases = 0;
    int equal = 0;
    bool faulty = false;
    const ExitStatus files =
        forEachCase(parser.positionalArguments(), library.finder(), CaseOrders::Read, [&](const CaseOrError &item) {
            ++cases;
            if (!item) {
                faulty = true;
                if (check || format == "text"_L1)
                    print(u"%1: %2"_s.arg(caseName(item.error().id), spoken(item.error().fault)));
                else
                    print(writeError(item.error()));
                return;
            }
            const GameCase &gameCase = *item;
            for (const Wording &remark : gameCase.remarks)
                complain(u"%1: %2"_s.arg(caseName(gameCase.id), spoken(remark)));
            const Turn turn = runner.play(gameCase);
            if (check) {
                const std::vector<std::string> differences = compareWithExpectation(gameCase, turn);
                for (const std::string &difference : differences)
                    print(u"%1: %2"_s.arg(caseName(gameCase.id), fromUtf8(difference)));
                equal += differences.empty() ? 1 : 0;
            } else if (format == "text"_L1) {
                printText(gameCase, turn, explained);
            } else {
                const Board &board = *gameCase.variant->board;
                print(writeAnswer(gameCase, turn,
                                  {[&board](const Turn &played, int result) {
                                       return verdictSentence(board, played, result).toStdString();
                                   },
                                   [&board](const Turn &played, const Happening &happening) {
                                       return happeningSentence(board, played, happening).toStdString();
                                   }}));
            }
        });
    if (check)
        print(u"%1 of %2 equal"_s.arg(equal).arg(cases));
    const bool well = files == ExitStatus::Well && !faulty && (!check || equal == cases);
    return well ? ExitStatus::Well : ExitStatus::Fault;
}

} // namespace entente::app
