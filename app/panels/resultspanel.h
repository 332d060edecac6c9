#pragma once

#include "document/gamedocument.h"
#include "game/happenings.h"
#include "sheet/livery.h"
#include "panels/rows.h"

#include <QWidget>

namespace entente::app {

class RowList;

/// What became of the orders of one turn, with the reason of each; the culprit is a link. What befell units, centres
/// and powers beside that has rows of its own: before the orders of its power, centres after them.
class ResultsPanel : public QWidget {
    Q_OBJECT

public:
    explicit ResultsPanel(GameDocument &document, QWidget *parent = nullptr);

    void setLivery(const Livery &livery);
    /// The turn whose results are shown, or -1.
    void setTurn(int turn);
    /// Until the turn has been watched its results are kept back.
    void setHeldBack(bool on);
    void setFilter(PowerId power); ///< only this power's rows; none: all
    /// What its rows say, or those of a power; while none are shown, of the last turn.
    QStringList readOut(PowerId power) const;
    void setCurrentResult(int result); ///< an index into Turn::results; -1: none

Q_SIGNALS:
    void resultChosen(int result);        ///< -1: none is looked at any more
    void whyAsked(int result);            ///< it is to be unfolded
    void ruleChosen(const QString &rule); ///< this paragraph is to be read
    void happeningChosen(int happening);  ///< an index into happeningsOf(turn)

private:
    void refresh();
    QList<Row> rowsOf(int turn, PowerId of) const; ///< `of`: none, of all powers
    Row rowOf(const Turn &turn, int result) const;
    /// The rows of what befell the power: of centres, or of everything else.
    QList<Row> happeningRows(const Turn &turn, const std::vector<Happening> &happenings, PowerId power,
                             bool centres) const;

    GameDocument &m_document;
    RowList *m_list;
    int m_turn = -1;
    PowerId m_filter;
    bool m_heldBack = false;
};

} // namespace entente::app
