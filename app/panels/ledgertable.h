#pragma once

#include "document/gamedocument.h"

#include <QTableWidget>

namespace entente::app {

/// The accounts of a winter in which units cost supply points, a row a power: what its centres yield, what it is given
/// and gives away, what its units cost, and what is left to build with. Transfers and builds of others are counted only
/// where everybody's orders may be seen. Hidden in any other phase.
class LedgerTable : public QTableWidget {
    Q_OBJECT

public:
    explicit LedgerTable(GameDocument &document, QWidget *parent = nullptr);

    /// Whose orders may be seen; its row is marked.
    void setVisibleTo(PowerId seat, bool everyone);

Q_SIGNALS:
    void powerChosen(entente::PowerId power);

private:
    enum Column { Power, Own, Gifts, Upkeep, Builds, Left, ColumnCount };
    void refresh();
    void fillRow(int row, PowerId power);
    void retranslate();
    int figuresWidth(int column) const;

    GameDocument &m_document;
    PowerId m_seat;
    bool m_everyone = false;
};

} // namespace entente::app
