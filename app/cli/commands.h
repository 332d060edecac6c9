#pragma once

namespace entente::app {

class CommandParser;

/// What a command ends with, as a shell sees it.
enum class ExitStatus {
    Well = 0,
    Fault = 1, ///< a case, an order line or a folder had a fault; all others are done
    Usage = 2, ///< the call's words were off
};

/// A command of the headless program. It says what options it takes, then reads its call (console.h).
/// Each stands in a file of its own, named after it.
struct Command {
    const char *name;
    const char *usage;   ///< the words that follow the name
    const char *summary; ///< what it does, translated when it is shown
    ExitStatus (*run)(CommandParser &parser);
    bool paints = false; ///< needs a QGuiApplication, if only on the offscreen platform
};

ExitStatus listVariants(CommandParser &parser);
ExitStatus adjudicateCases(CommandParser &parser);
ExitStatus listLegalOrders(CommandParser &parser);
ExitStatus hintOrders(CommandParser &parser);
ExitStatus findSafest(CommandParser &parser);
ExitStatus makePuzzles(CommandParser &parser);
ExitStatus printStudy(CommandParser &parser);
ExitStatus parseOrders(CommandParser &parser);
ExitStatus checkFolder(CommandParser &parser);
ExitStatus benchCases(CommandParser &parser);
ExitStatus renderMap(CommandParser &parser);
ExitStatus convertFiles(CommandParser &parser);
ExitStatus proposeBoard(CommandParser &parser);
ExitStatus readLibrary(CommandParser &parser);
ExitStatus scoreGames(CommandParser &parser);
ExitStatus playRound(CommandParser &parser);
ExitStatus orderCases(CommandParser &parser);
ExitStatus matchPlayers(CommandParser &parser);
ExitStatus playSeat(CommandParser &parser);
ExitStatus replayTurn(CommandParser &parser);
ExitStatus writeManual(CommandParser &parser);

} // namespace entente::app
