#include "cli/console.h"

using namespace Qt::StringLiterals;

namespace entente::app {

ExitStatus listLegalOrders(CommandParser &parser)
{
    parser.addPositionalArgument(u"FILE"_s, say("Files of cases; none or - for standard input."), u"[FILE...|-]"_s);
    if (const auto done = parser.read())
        return *done;

    return answerCases(parser.positionalArguments(), CaseOrders::Ignored, [](const GameCase &gameCase) {
        print(writeLegal(gameCase));
        return true;
    });
}

} // namespace entente::app
