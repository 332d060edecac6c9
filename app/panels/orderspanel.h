#pragma once

#include "document/gamedocument.h"
#include "orders/boardquestion.h"
#include "sheet/livery.h"

#include <QWidget>

#include <functional>

class QLabel;

namespace entente::app {

class AnswerView;
class LedgerTable;
class OrderLine;
class OrderList;
class TransferBar;
struct Row;

/// The orders beside the map, grouped by power, where they can be rewritten, copied and exchanged, and a line to type
/// one, or to ask the board a question. Shows only what the seat may see.
class OrdersPanel : public QWidget {
    Q_OBJECT

public:
    explicit OrdersPanel(GameDocument &document, QWidget *parent = nullptr);

    void setLivery(const Livery &livery);
    /// Whose orders are shown: one power's, everybody's, or (neither) nobody's.
    void setVisibleTo(PowerId seat, bool everyone);
    /// May questions be asked now, though nobody writes orders?
    void setAsked(bool asked);
    /// Only this power's rows, where everybody's are shown; none: all.
    void setFilter(PowerId power);
    void setCurrentUnit(const UnitRef &unit);
    void setPointedUnit(const UnitRef &unit); ///< pointed at on the map: its row is tinted
    void focusLine();                         ///< the line to type an order
    /// What answers a question that is typed there, in lines of plain text.
    using Ask = std::function<QString(const BoardQuestion &question)>;
    void setAsk(Ask ask) { m_ask = std::move(ask); }
    /// The orders that may be seen, of `power` if it is one, a line each for whoever does not see the list.
    QStringList readOut(PowerId power) const;

Q_SIGNALS:
    void unitChosen(const entente::UnitRef &unit);
    void unitPointed(const entente::UnitRef &unit);   ///< its order alone is meant; none: all are
    void said(const QString &sentence, bool refusal); ///< for the status line
    void contractWanted(entente::PowerId power);      ///< for an order that counts under a contract only
    void lineLeft();                                  ///< the map is wanted again

private:
    void refresh();
    void retranslate();
    bool isWritable() const;
    QString whyShut() const;
    void takeLine();
    void refuseLine(const QString &why);
    QString lineExample() const;
    PowerId writer() const;
    void tellProposals(const QStringList &texts, const QString &typed);
    // What the list asks for.
    void rewrite(const Row &row, const QString &text);
    void copy(const Row &row);
    void exchange(const Row &from, const Row &to);
    const GivenOrder *orderOf(const Row &row) const;

    GameDocument &m_document;
    OrderList *m_list;
    LedgerTable *m_ledger = nullptr;
    TransferBar *m_transfers = nullptr;
    OrderLine *m_line;
    QLabel *m_lineSays; ///< why the line was not taken
    AnswerView *m_answer;
    Ask m_ask;
    PowerId m_seat;
    bool m_everyone = false;
    bool m_asked = false;
    PowerId m_filter;
};

} // namespace entente::app
