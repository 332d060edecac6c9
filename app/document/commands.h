#pragma once

#include "document/gamedocument.h"

#include <QUndoCommand>

#include <functional>
#include <set>

namespace entente::app {

/// A change of the game that can be undone: keeps the state before it and swaps. At a hotseat table it swaps the orders
/// of the powers alone that it changed: others may have been written and sealed since, away from the window.
class GameCommand final : public QUndoCommand {
public:
    /// `act` changes the state when the command is pushed, and is not called again.
    GameCommand(GameDocument &document, Change change, const StepName &name, std::function<void(GameState &)> act);
    /// One that was done before the file was written; pushing it changes nothing.
    GameCommand(GameDocument &document, Change change, const QString &name, GameState before);

    void undo() override;
    void redo() override;
    const Change &change() const { return m_change; }
    /// What it is called, as text() has it, but in the language of the moment.
    QString name() const { return m_name(); }
    /// How everything stood before; of a command that is done.
    const GameState &before() const { return m_other; }

private:
    void exchange();
    void exchangeOwn();
    void noteOwn();

    GameDocument &m_document;
    Change m_change;
    StepName m_name;
    std::function<void(GameState &)> m_act; ///< until it is pushed
    GameState m_other;                      ///< the state that is not shown: before it was done, after it was undone
    std::set<PowerId> m_own;                ///< whose orders it changed
    bool m_pushed = false;
};

/// Adjudicates the present phase, counts the votes, and opens all seats.
/// Returns what came of the orders that waited for the next phase.
KeptOffer playPresent(Game &game, Table &table);

} // namespace entente::app
