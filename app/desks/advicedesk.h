#pragma once

#include "document/gamedocument.h"
#include "look/sheet.h"
#include "players/advice.h"

class QComboBox;
class QDialogButtonBox;
class QLabel;
class QPushButton;
class QTableWidget;

namespace entente::app {

/// "Suggest orders": what a computer would order for a seat, each order with its reason, to be taken one by one, all at
/// once, or not. What is on the list is drawn on the map as proposed; what is written already is not on it.
class AdviceDesk : public Sheet {
    Q_OBJECT

public:
    /// `powers`: whose orders may be asked for, and `first` of them at once.
    AdviceDesk(GameDocument &document, const std::vector<PowerId> &powers, PowerId first, QWidget *parent = nullptr);

    PowerId power() const;
    void setAdvice(const Advice &advice);

Q_SIGNALS:
    /// The computer is to think about this power.
    void wanted(entente::PowerId power);
    /// These are proposed now.
    void proposed(const std::vector<entente::GivenOrder> &orders);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    QTableWidget *makeTable();
    QDialogButtonBox *makeButtons();
    void follow(const Change &change);
    void begin();
    void refresh();
    void takeOne();
    void takeAll();
    void refuse();

    GameDocument &m_document;
    Advice m_advice;
    bool m_thinking = true;
    std::vector<GivenOrder> m_refused;
    std::vector<GivenOrder> m_open; ///< by row
    QComboBox *m_power;
    QLabel *m_says;
    QTableWidget *m_table;
    QPushButton *m_one;
    QPushButton *m_all;
    QPushButton *m_refuse;
};

} // namespace entente::app
