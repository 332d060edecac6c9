#pragma once

#include "document/gamedocument.h"
#include "game/seasonsteps.h"
#include "sheet/livery.h"
#include "sheet/mapstate.h"

#include <QWidget>

#include <optional>

class QLabel;
class QPushButton;

namespace entente::app {

class RowList;
struct Row;

/// For a game master: in which order the powers act. Of a season that was played it shows step by step who acted, what
/// came of it and, on the map, how the board then stood; of the season to come it shows the order, which can be
/// written down here. It is for tables at which that is no secret (`GameDocument::hidesOrder`).
class StepsPanel : public QWidget {
    Q_OBJECT

public:
    explicit StepsPanel(GameDocument &document, QWidget *parent = nullptr);

    void setLivery(const Livery &livery);
    /// The turn played that is looked at; -1: the season to be ordered.
    void setTurn(int turn);
    /// What the map shows of the chosen step; nothing: the turn as a whole.
    std::optional<MapState> shownStep() const;
    /// "Step 2 of 7: France"; empty where no step is chosen.
    QString sentence() const;
    void leave(); ///< back to the turn as a whole

Q_SIGNALS:
    void stepChosen();
    void scheduleWanted(); ///< the order of the season to come is to be written down

private:
    void read();
    void refresh();
    void goTo(int step);
    void retranslate();
    bool shows() const; ///< a season that was played in steps
    std::vector<PowerId> orderOfIdleSeason() const;
    void addOrderOfActing(QList<Row> &rows, const std::vector<PowerId> &order) const;
    QString powersOf(const SeasonStep &step) const;

    GameDocument &m_document;
    RowList *m_list;
    QWidget *m_controls;
    QPushButton *m_back;
    QPushButton *m_forward;
    QLabel *m_place;
    QPushButton *m_write;
    std::vector<SeasonStep> m_steps;
    int m_turn = -1;
    int m_step = -1; ///< -1: no step; 0: the start; from 1: after so many steps
};

} // namespace entente::app
