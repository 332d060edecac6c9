#pragma once

#include <QString>
#include <QStringList>

namespace entente::app {

/// What a command ends with, as a shell sees it.
enum class ExitStatus {
    Well = 0,
    Fault = 1, ///< a case, an order line or a folder had a fault; all others are done
    Usage = 2, ///< the call's words were off
};

/// A command of the headless program. `arguments` are the words after the command's own.
/// Each stands in a file of its own, named after it.
struct Command {
    const char *name;
    const char *usage;   ///< the words that follow the name
    const char *summary; ///< one sentence, translated when it is shown
    ExitStatus (*run)(const QStringList &arguments);
    bool paints = false; ///< needs a QGuiApplication, if only on the offscreen platform
};

ExitStatus listVariants(const QStringList &arguments);
ExitStatus adjudicateCases(const QStringList &arguments);
ExitStatus listLegalOrders(const QStringList &arguments);
ExitStatus hintOrders(const QStringList &arguments);
ExitStatus findSafest(const QStringList &arguments);
ExitStatus makePuzzles(const QStringList &arguments);
ExitStatus printStudy(const QStringList &arguments);
ExitStatus parseOrders(const QStringList &arguments);
ExitStatus checkFolder(const QStringList &arguments);
ExitStatus benchCases(const QStringList &arguments);
ExitStatus renderMap(const QStringList &arguments);
ExitStatus convertFiles(const QStringList &arguments);
ExitStatus proposeBoard(const QStringList &arguments);
ExitStatus readLibrary(const QStringList &arguments);
ExitStatus scoreGames(const QStringList &arguments);
ExitStatus playRound(const QStringList &arguments);
ExitStatus orderCases(const QStringList &arguments);
ExitStatus matchPlayers(const QStringList &arguments);
ExitStatus playSeat(const QStringList &arguments);
ExitStatus replayTurn(const QStringList &arguments);
ExitStatus writeManual(const QStringList &arguments);

} // namespace entente::app
