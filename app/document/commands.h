#pragma once

#include "document/gamedocument.h"

#include <QUndoCommand>

#include <functional>
#include <set>

namespace entente::app {

/// A change of the game: keeps the state before it and swaps. Subclasses say what to do the first
/// time and what kind of change it is. At a hotseat table orders are swapped of the powers alone that it changed:
/// others may have been written and sealed since, away from the window.
class GameCommand : public QUndoCommand {
public:
    void undo() override;
    void redo() override;
    const Change &change() const { return m_change; }
    /// What it is called, as text() has it, but in the language of the moment.
    QString name() const { return m_name(); }
    /// How everything stood before; of a command that is done.
    const GameState &before() const { return m_other; }

protected:
    /// What came of the orders that waited: for the document, which tells it.
    void tell(KeptOffer offer) const;
    GameCommand(GameDocument &document, Change change, const StepName &name);
    /// One that was done before the file was written; pushing it changes nothing.
    GameCommand(GameDocument &document, Change change, const StepName &name, GameState before);
    /// The change of the line that is played on; whoever changes more than that changes all lines.
    virtual void apply(Game &, Table &) const {}
    virtual void applyTo(Lines &lines, Table &table) const { apply(lines.game(), table); }

private:
    void exchange();
    void exchangeOwn();
    void noteOwn();

    GameDocument &m_document;
    Change m_change;
    StepName m_name;
    GameState m_other;       ///< the state that is not shown: before it was done, after it was undone
    std::set<PowerId> m_own; ///< whose orders it changed
    bool m_done = false;
    bool m_past = false; ///< done long ago, and about to be pushed
};

/// A change that a file told of: it can be undone and done again like any other.
class PastCommand final : public GameCommand {
public:
    PastCommand(GameDocument &document, Change change, const QString &text, GameState before);
};

/// An order of this power, in place of the one that the unit had.
class SetOrderCommand final : public GameCommand {
public:
    SetOrderCommand(GameDocument &document, PowerId power, const Order &order);
    void apply(Game &game, Table &table) const override;

private:
    GivenOrder m_order;
};

/// Takes back what the unit that stands there was told; nothing if it was told nothing.
class ClearOrderCommand final : public GameCommand {
public:
    ClearOrderCommand(GameDocument &document, PowerId power, const UnitRef &station);
    void apply(Game &game, Table &table) const override;

private:
    PowerId m_power;
    UnitRef m_unitRef;
};

/// Takes back this very order: one that belongs to no place (a waived build, a transfer, a permission).
class DropOrderCommand final : public GameCommand {
public:
    DropOrderCommand(GameDocument &document, const GivenOrder &order);
    void apply(Game &game, Table &table) const override;

private:
    GivenOrder m_order;
};

/// Takes back all orders of this power.
class ClearOrdersCommand final : public GameCommand {
public:
    ClearOrdersCommand(GameDocument &document, PowerId power);
    void apply(Game &game, Table &table) const override;

private:
    PowerId m_power;
};

/// Puts other orders in place of all that are written. `orders` are those of every power; `power` is whose have
/// changed.
class RewriteOrdersCommand final : public GameCommand {
public:
    RewriteOrdersCommand(GameDocument &document, PowerId power, std::vector<GivenOrder> orders, const StepName &name);
    void apply(Game &game, Table &table) const override;

private:
    std::vector<GivenOrder> m_orders;
};

/// Whether the table takes orders that can't be followed.
class SetLenientCommand final : public GameCommand {
public:
    SetLenientCommand(GameDocument &document, bool on);
    void apply(Game &game, Table &table) const override;

private:
    bool m_on;
};

/// The game ends by agreement, written down by the one who leads an open table.
class EndCommand final : public GameCommand {
public:
    EndCommand(GameDocument &document, Ending ending);
    void apply(Game &game, Table &table) const override;

private:
    Ending m_ending;
};

/// The game goes on though somebody has won.
class PlayOnCommand final : public GameCommand {
public:
    explicit PlayOnCommand(GameDocument &document);
    void apply(Game &game, Table &table) const override;
};

/// Back to the phase before, its orders as they were written. There must be one.
class RollBackCommand final : public GameCommand {
public:
    explicit RollBackCommand(GameDocument &document);
    void apply(Game &game, Table &table) const override;
};

/// Puts the pieces elsewhere. Orders stay as long as the phase does, but for those whose unit is gone or another's.
class SetPositionCommand final : public GameCommand {
public:
    SetPositionCommand(GameDocument &document, Position position, const StepName &name);
    void apply(Game &game, Table &table) const override;

private:
    Position m_position;
};

/// A change of the lines of play: another is played on, one is begun, called otherwise or thrown away.
class LinesCommand final : public GameCommand {
public:
    LinesCommand(GameDocument &document, const StepName &name, std::function<void(Lines &)> change);
    void applyTo(Lines &lines, Table &table) const override;

private:
    std::function<void(Lines &)> m_change;
};

/// Adjudicates the present phase, counts the votes, and opens all seats.
/// Returns what came of the orders that waited for the next phase.
KeptOffer playPresent(Game &game, Table &table);

/// The reveal: what `playPresent` does.
class AdjudicateCommand final : public GameCommand {
public:
    explicit AdjudicateCommand(GameDocument &document);
    void apply(Game &game, Table &table) const override;
};

/// Judges phase after phase with the orders that are written and those that wait, up to where the game stood before
/// somebody went back.
class JudgeUpToNowCommand final : public GameCommand {
public:
    explicit JudgeUpToNowCommand(GameDocument &document);
    void apply(Game &game, Table &table) const override;
};

/// The orders that are kept for later change. Those that hold in the present phase are written.
class KeepOrdersCommand final : public GameCommand {
public:
    KeepOrdersCommand(GameDocument &document, PowerId power, KeptList kept, const StepName &name);
    void apply(Game &game, Table &table) const override;

private:
    KeptList m_kept;
};

/// Somebody says that the condition of orders that were kept is met.
class UseKeptCommand final : public GameCommand {
public:
    UseKeptCommand(GameDocument &document, KeptOrders orders);
    void apply(Game &game, Table &table) const override;

private:
    KeptOrders m_orders;
};

/// In which order the powers act in a season, where that is written by hand.
class SetScheduleCommand final : public GameCommand {
public:
    SetScheduleCommand(GameDocument &document, const Phase &season, std::vector<PowerId> powers);
    void apply(Game &game, Table &table) const override;

private:
    Phase m_season;
    std::vector<PowerId> m_powers;
};

} // namespace entente::app
