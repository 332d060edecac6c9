#include "cli/console.h"

#include <QCommandLineParser>

using namespace Qt::StringLiterals;

namespace entente::app {

ExitStatus listLegalOrders(const QStringList &arguments)
{
    QCommandLineParser parser;
    parser.setApplicationDescription(say("List every legal order of every unit."));
    parser.addPositionalArgument(u"FILE"_s, say("Files of cases; none or - for standard input."), u"[FILE...|-]"_s);
    if (const auto done = readOptions(parser, u"legal"_s, arguments))
        return *done;

    return answerCases(parser.positionalArguments(), CaseOrders::Ignored, [](const GameCase &gameCase) {
        print(writeLegal(gameCase));
        return true;
    });
}

} // namespace entente::app
