#pragma once

#include "document/gamedocument.h"
#include "flow/tableclock.h"
#include "flow/tableflow.h"
#include "orders/supply.h"
#include "sheet/livery.h"

#include <QWidget>

class QHBoxLayout;
class QLabel;
class QMenu;
class QPushButton;
class QToolButton;

namespace entente::app {

class Actions;
class HandStrip;
class MenuRoom;
class ShrinkingLabel;
class Thinker;
class Watcher;

/// The one row at the top: phase, counter, undo and redo, what the map shows, and the one filled
/// button that goes on with the game.
class TopBar : public QWidget {
    Q_OBJECT

public:
    TopBar(GameDocument &document, TableFlow &flow, Actions &actions, QMenu *menu, QWidget *parent = nullptr);

    void setLivery(const Livery &livery);
    /// Shows the time left at the keyboard, beside the counter.
    void setClock(const TableClock &clock);
    /// Who thinks, beside the counter, and who leads a watched game on.
    void setComputers(Thinker &thinker, Watcher &watcher);
    void setFromAfar(bool on);     ///< large type
    void setEditing(bool on);      ///< a position is set up: what comes next is that this is done
    void setNarrow(bool on);       ///< only the buttons that one can't do without
    void setQuiet(bool on);        ///< what came of the orders is told elsewhere first
    void setMenuShown(bool shown); ///< the button that opens the menus
    void refresh();
    /// What the filled button does when it is pressed once more: "Seal anyway: 3 units hold", or in `brief` words where
    /// the row has no room for them; empty: what it always does.
    void askPrimary(const QString &text, const QString &brief);

Q_SIGNALS:
    void primaryPressed();

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void setTinted(bool past);
    void refreshRoom();
    void fitHand(); ///< what there is room for
    void refreshButtons();
    void refreshCounter(bool past);
    void refreshPrimary();
    bool countsPoints() const;
    QString pastCount() const;
    QString seatCount(PowerId seat) const;
    WinterAccount accountOfSeat(PowerId seat) const;
    QString endCount(PowerId winner) const;
    QString withHead(const QString &counter) const;
    QString openCount() const;
    void setPrimary(const QString &text, const QString &english, const QString &icon, bool enabled = true);

    GameDocument &m_document;
    TableFlow &m_flow;
    Actions &m_actions;
    Livery m_livery;
    QHBoxLayout *m_row;
    Watcher *m_watcher = nullptr;
    bool m_quiet = false;
    MenuRoom *m_menuRoom;
    QToolButton *m_menu;
    ShrinkingLabel *m_phase;
    HandStrip *m_hand;
    QLabel *m_emblem;
    ShrinkingLabel *m_counter;
    QList<QToolButton *> m_buttons;
    QPushButton *m_handOver;
    QPushButton *m_primary;
    QString m_askedPrimary;
    QString m_askedBriefly;
    bool m_editing = false;
    bool m_narrow = false;
    bool m_shared = false; ///< the menus take a good part of the row
    bool m_fromAfar = false;
};

} // namespace entente::app
