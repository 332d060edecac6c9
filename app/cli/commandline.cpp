#include "cli/commandline.h"

#include "cli/commands.h"
#include "cli/console.h"

#include <QCoreApplication>
#include <QLocale>
#include <QTranslator>

#include <algorithm>
#include <iterator>

using namespace Qt::StringLiterals;

namespace entente::app {

namespace {

constexpr Command commands[] = {
    {"variants", "[--json]", QT_TRANSLATE_NOOP("cli", "List the variants that can be played."), listVariants},
    {"adjudicate", "[--check] [--format json|text] [--explain] [FILE...|-]",
     QT_TRANSLATE_NOOP("cli", "Adjudicate cases, or check them against what they expect."), adjudicateCases},
    {"legal", "[FILE...|-]", QT_TRANSLATE_NOOP("cli", "List every legal order of every unit."), listLegalOrders},
    {"hints", "[--power NAME] [--format json|text] [FILE...|-]",
     QT_TRANSLATE_NOOP("cli", "Say which orders of each case will fail, before anybody seals them."), hintOrders},
    {"safest", "[--power NAME] [--keep PLACES] [--take PLACES] [--tries N] [--format json|text] [FILE...|-]",
     QT_TRANSLATE_NOOP("cli", "Find orders that reach a power's goals whatever the others order."), findSafest},
    {"puzzles", "mine|prove [--level N] [--units N] [--tries N] FILE|DIR...",
     QT_TRANSLATE_NOOP(
         "cli",
         "Find puzzles in games (mine): centres that a power can surely have; or try every answer again (prove)."),
     makePuzzles},
    {"study", "FILE --html OUT.html|--pdf OUT.pdf [--language en|de]",
     QT_TRANSLATE_NOOP("cli", "Write a study to be printed, as one page or a booklet: its chapters with their maps, "
                              "the answers at the end."),
     printStudy, true},
    {"parse", "--variant ID [--phase PHASE] [FILE|-]",
     QT_TRANSLATE_NOOP("cli", "Read orders, one a line, and print them in the house notation."), parseOrders},
    {"render",
     "FILE [-o OUT.svg|png|pdf|html] [--whole] [--phase S1901M] [--width N] [--colours STYLE] [--units SET] "
     "[--language en|de]",
     QT_TRANSLATE_NOOP("cli", "Draw the map of a case or a saved game."), renderMap, true},
    {"--replay", "FILE --frames DIR [--phase S1901M] [--width N] [--colours STYLE] [--units SET] [--language en|de]",
     QT_TRANSLATE_NOOP("cli", "Write a turn as a film, frame by frame; the last is the picture of its results."),
     replayTurn, true},
    {"convert", "FILE... [--to PROGRAM] [-o OUT] [--json]",
     QT_TRANSLATE_NOOP("cli",
                       "Make saved games and variants' folders of other programs' files, or games for these programs."),
     convertFiles},
    {"propose", "DRAWING [-o DIR] [--json] [--by colours|lines] [--layers NAMES]",
     QT_TRANSLATE_NOOP("cli", "Propose the board that a drawing (SVG) or a picture (PNG, JPEG) shows."), proposeBoard},
    {"library", "DIR [--format json|csv]",
     QT_TRANSLATE_NOOP("cli", "Count what a folder of games tells: results, lengths, openings, centres by year."),
     readLibrary},
    {"score", "[--system NAME] [--format text|csv] [FILE...]",
     QT_TRANSLATE_NOOP("cli", "Score games as tournaments do, as if they ended now. Without files it lists the "
                              "systems, or tells of one what it is worth."),
     scoreGames},
    {"round", "[--draw LIST] [--variant ID] [--set NAME=VALUE] [--seed N] [--system NAME] [--format text|csv] DIR",
     QT_TRANSLATE_NOOP("cli", "Lead a club's games, which lie in one folder: draw who sits where in the next round and "
                              "write its games, or tell how the players stand, as if all games ended now."),
     playRound},
    {"check", "DIR", QT_TRANSLATE_NOOP("cli", "Say what is wrong with a variant's folder, all at once."), checkFolder,
     true},
    {"orders", "[--player LEVEL] [--power NAME] [--seed N] [FILE...|-]",
     QT_TRANSLATE_NOOP("cli", "Print what a computer player would order in each case."), orderCases},
    {"match", "--variant ID [--games N] [--years N] [--seed N] [--seconds N] [--save DIR] [--set NAME=VALUE] PLAYER...",
     QT_TRANSLATE_NOOP("cli", "Let computer players play games against each other, each of them in every seat."),
     matchPlayers},
    {"player", "[--level LEVEL]",
     QT_TRANSLATE_NOOP("cli", "Play a seat for another program, by the line protocol that the manual describes."),
     playSeat},
    {"manual", "--html OUT.html [--language en|de]",
     QT_TRANSLATE_NOOP("cli", "Write the manual as one page for a browser, its pictures inside."), writeManual},
    {"bench", "[--legal|--hints] [--seconds N] FILE... | --random N --variant ID",
     QT_TRANSLATE_NOOP("cli", "Measure how fast cases are adjudicated, over and over on one thread."), benchCases},
};

const Command *commandNamed(const QString &word)
{
    const auto *found = std::find_if(std::begin(commands), std::end(commands),
                                     [&](const Command &command) { return word == QLatin1StringView(command.name); });
    return found == std::end(commands) ? nullptr : found;
}

void printHelp()
{
    QString text = say("Entente: a map client and hotseat game for Diplomacy and its variants.") + u"\n\n"_s;
    text += u"  entente [FILE]\n      "_s + say("Open the window, on a saved game where one is named.") + u'\n';
    for (const Command &command : commands) {
        text += u"  entente "_s + QLatin1StringView(command.name) + u' ' + QLatin1StringView(command.usage)
                + u"\n      "_s + say(command.summary) + u'\n';
    }
    text += u'\n'
            + say("Exit status: 0 all well; 1 a case, an order line, a file or a folder had a fault; 2 the call was "
                  "not understood.");
    print(text);
}

} // namespace

bool isHeadless(const QString &word)
{
    static const QStringList others{u"--help"_s, u"-h"_s, u"help"_s, u"--version"_s, u"-v"_s};
    return commandNamed(word) || others.contains(word);
}

bool paintsPictures(const QString &word)
{
    const Command *command = commandNamed(word);
    return command && command->paints;
}

int runHeadless(const QStringList &words)
{
    QLocale::setDefault(QLocale::c()); // other programs read what is printed: names are English everywhere
    QTranslator plurals;               // the source of the sentences knows no singular
    if (plurals.load(u":/i18n/entente_en.qm"_s))
        QCoreApplication::installTranslator(&plurals);
    const QString word = words.value(0);
    if (const Command *command = commandNamed(word)) {
        CommandParser parser(*command, words.mid(1));
        return static_cast<int>(command->run(parser));
    }
    if (word == "--version"_L1 || word == "-v"_L1)
        print(QCoreApplication::applicationName() + u' ' + QCoreApplication::applicationVersion());
    else
        printHelp();
    return static_cast<int>(ExitStatus::Well);
}

} // namespace entente::app
