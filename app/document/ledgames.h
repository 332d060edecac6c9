#pragma once

#include "document/gamedocument.h"

#include <QDateTime>
#include <QHash>
#include <QStringList>

#include <optional>
#include <utility>
#include <vector>

namespace entente::app {

/// Whom to write to that their orders are missing, and what.
struct Reminder {
    QString subject;
    QString text;
};
/// `name`: what the game is called in it.
Reminder reminderOf(const GameDocument &document, const QString &name);

/// A game that somebody leads, as it stands among their others.
struct LedGame {
    QString path;           ///< to go on with: its file, or the copy of what was not saved
    bool recovered = false; ///< the copy
    bool present = false;   ///< it is open now
    QString name;           ///< what reports call it, else its file
    QDateTime played;       ///< last, of one that has neither: they are told apart by it
    QString variant;
    QString phase;
    QString deadline;      ///< as one reads it
    QDateTime due;         ///< the same as a moment; invalid where it is none
    QStringList missing;   ///< powers whose orders are not complete, with their players
    QStringList addresses; ///< of those players, each once
    QStringList nowhere;   ///< powers among them without an address
    Reminder reminder;
};

/// Finds games at open tables that are not over: those whose orders are due first, by their moment; then the one that
/// is open, then those saved or kept lately. Of a game that was changed since it was saved the copy counts. A file that
/// has not changed is not read again.
class LedGameFinder {
public:
    explicit LedGameFinder(QString recoveryFolder) : m_recoveryFolder(std::move(recoveryFolder)) {}
    std::vector<LedGame> find(const GameDocument &present);

private:
    struct ReadFile {
        QDateTime written;
        QString file; ///< in which the game was saved last, absolute; empty: in none
        std::optional<LedGame> game;
    };
    const ReadFile &read(const QString &path, bool recovered, const VariantFinder &variants);

    QString m_recoveryFolder;
    QHash<QString, ReadFile> m_read;
};

} // namespace entente::app
