#pragma once

#include <QHash>
#include <QKeySequence>
#include <QString>

class QAction;

namespace entente::app {

class Actions;

/// The keys of the window's actions: those that the program comes with and those that the person chose, which the
/// preferences keep. One key, one action: what would clash is refused with a sentence.
class Shortcuts {
public:
    /// Gives every action the key that was chosen for it before.
    explicit Shortcuts(Actions &actions);

    /// Why this action can't have this key; empty if it can.
    QString clash(const QAction &action, const QKeySequence &key) const;
    /// Sets and keeps it; an empty key takes the action's away. Must not clash.
    void set(QAction &action, const QKeySequence &key);
    void reset(QAction &action); ///< to the key that the program came with
    void resetAll();
    bool isChanged(const QAction &action) const;
    const QKeySequence &standard(const QAction &action) const;

private:
    Actions &m_actions;
    QHash<const QAction *, QKeySequence> m_standard;
};

/// "Seal orders": an action's name without dots and mnemonics.
QString actionName(const QAction &action);

} // namespace entente::app
