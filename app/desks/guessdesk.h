#pragma once

#include "document/gamedocument.h"
#include "look/sheet.h"
#include "players/guesses.h"

class QComboBox;
class QLabel;
class QListWidget;
class QPushButton;

namespace entente::app {

/// "What would they do?": the likeliest plans of another power, with shares. The plan that is chosen is assumed on the
/// map, where *What if* and *What beats this?* count with it.
class GuessDesk : public Sheet {
    Q_OBJECT

public:
    GuessDesk(GameDocument &document, const std::vector<PowerId> &powers, QWidget *parent = nullptr);

    PowerId power() const;
    void setPlans(const std::vector<GuessedPlan> &plans);

Q_SIGNALS:
    /// The computer is to guess about this power.
    void wanted(entente::PowerId power);
    /// These orders of the power are assumed, in the place of others of its own; none: no more.
    void assumed(entente::PowerId power, const std::vector<entente::GivenOrder> &orders);

private:
    void begin();
    void refresh();
    void choose(int row);

    GameDocument &m_document;
    std::vector<GuessedPlan> m_plans;
    bool m_thinking = true;
    QComboBox *m_power;
    QLabel *m_says;
    QListWidget *m_list;
    QPushButton *m_none;
};

} // namespace entente::app
