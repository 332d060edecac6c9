#pragma once

#include "document/gamedocument.h"
#include "game/safest.h"
#include "look/sheet.h"

#include <QElapsedTimer>

class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QTableWidget;
class QTimer;

namespace entente::app {

/// "Which of my orders is safest?": the places that a power wants to keep or to take, and the plans that surely reach
/// most of them, each with what breaks the rest. Searches in short slices, so that the window stays awake. The chosen
/// plan lies on the map as proposed, and is written with one button.
class SafestDesk : public Sheet {
    Q_OBJECT

public:
    /// `powers`: whose orders may be asked for, and `first` of them at once.
    SafestDesk(GameDocument &document, const std::vector<PowerId> &powers, PowerId first, QWidget *parent = nullptr);

    const SafestPlans::Report &report() const { return m_search->report(); }

Q_SIGNALS:
    /// These are proposed now.
    void proposed(const std::vector<entente::GivenOrder> &orders);

private:
    QTableWidget *makeTable();
    PowerId power() const;
    void begin();
    void ask(); ///< fills in the power's own centres
    void searchOn();
    void refresh();
    void propose();
    void write();
    bool readPlaces(const QLineEdit &field, bool take, std::vector<SafestPlans::Goal> &goals);

    GameDocument &m_document;
    std::unique_ptr<SafestPlans> m_search;
    QComboBox *m_power;
    QLineEdit *m_keep;
    QLineEdit *m_take;
    QTableWidget *m_table;
    QLabel *m_summary;
    QPushButton *m_write;
    QTimer *m_timer;
    QElapsedTimer m_sinceShown;
    qint64 m_spent = 0;               ///< milliseconds searched
    std::vector<GivenOrder> m_chosen; ///< the plan that is drawn, while the search goes on
};

} // namespace entente::app
