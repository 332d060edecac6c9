#pragma once

#include "players/stopsign.h"
#include "studio/balance.h"
#include "studio/sketchdocument.h"

#include <QWidget>

#include <memory>

class QComboBox;
class QLabel;
class QLayout;
class QProgressBar;
class QPushButton;
class QSpinBox;
class QTableWidget;

namespace entente::app {

/// Is the board fair? Computers play many games on it beside the window; what came of them is told power by power, with
/// how far off each figure may be.
class BalancePage : public QWidget {
    Q_OBJECT

public:
    explicit BalancePage(SketchDocument &document, QWidget *parent = nullptr);
    ~BalancePage() override;

    bool isPlaying() const { return m_run != nullptr; }

    struct Run;
    /// What was played last on the board as it stands; null: nothing yet.
    std::shared_ptr<Run> played() const { return m_played; }
    void showPlayed(const std::shared_ptr<Run> &run);

private:
    QLayout *makeForm();
    QTableWidget *makeTable();
    void start();
    void stop();
    void take(const std::shared_ptr<Run> &run, const Game &game);
    void tell(const BalanceReport &report, const Board &board);

    SketchDocument &m_document;
    QSpinBox *m_games;
    QSpinBox *m_years;
    QComboBox *m_level;
    QPushButton *m_start;
    QProgressBar *m_progress;
    QTableWidget *m_table;
    QLabel *m_told;
    std::shared_ptr<Run> m_run; ///< null: nobody plays
    std::shared_ptr<Run> m_played;
};

} // namespace entente::app
