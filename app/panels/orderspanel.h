#pragma once

#include "document/gamedocument.h"
#include "map/livery.h"

#include <QWidget>

class QLabel;

namespace entente::app {

class LedgerTable;
class OrderLine;
class RowList;
class TransferBar;

/// The orders beside the map, grouped by power, and a line to type one. Shows only what the seat
/// may see.
class OrdersPanel : public QWidget {
    Q_OBJECT

public:
    explicit OrdersPanel(GameDocument &document, QWidget *parent = nullptr);

    void setLivery(const Livery &livery);
    /// Whose orders are shown: one power's, everybody's, or (neither) nobody's.
    void setVisibleTo(PowerId seat, bool everyone);
    /// Only this power's rows, where everybody's are shown; none: all.
    void setFilter(PowerId power);
    void setCurrentUnit(const Station &unit);
    void focusLine(); ///< the line to type an order

Q_SIGNALS:
    void unitChosen(const entente::Station &unit);
    void said(const QString &sentence, bool refusal); ///< for the status line

protected:
    void changeEvent(QEvent *event) override;

private:
    void refresh();
    void retranslate();
    void takeLine();
    std::vector<GivenOrder> seenOrders(PowerId power) const;

    GameDocument &m_document;
    RowList *m_list;
    LedgerTable *m_ledger = nullptr;
    TransferBar *m_transfers = nullptr;
    OrderLine *m_line;
    PowerId m_seat;
    bool m_everyone = false;
    PowerId m_filter;
};

} // namespace entente::app
