#pragma once

#include "desks/trialdesk.h"
#include "document/puzzlebook.h"
#include "game/missedpuzzles.h"

#include <optional>

class QComboBox;
class QLabel;
class QPushButton;
class QTimer;

namespace entente::app {

/// Puzzles at the board: what is wanted, and whether the orders that are written there surely bring it. Orders that do
/// not are answered by the reply that breaks them, which lies on the map. Those of the game that was at the board are
/// what its players missed; they are looked for in short slices, so that the window stays awake.
class PuzzleDesk : public TrialDesk {
    Q_OBJECT

public:
    PuzzleDesk(GameDocument &document, const VariantLibrary &library, QWidget *parent = nullptr);

    void begin() override;                ///< lays the puzzle of the day on the board
    const PuzzleBook::Page *page() const; ///< the one at the board; null: none

private:
    void makeParts() override;
    void tell() override; ///< what is wanted, how hard it is, and what was said last
    void choose();        ///< the puzzles of another board
    void chooseLevel();
    void fillLevels();
    void layPage(int number);
    void goOn(); ///< to the next one
    void searchOn();
    QString levelWords() const;
    void addMissed(const Game &game, const MissedPuzzles::Found &found);
    void check();
    void hint();
    void give();

    const VariantLibrary &m_library;
    PuzzleBook m_book;
    std::optional<Game> m_played;          ///< what was at the board, if turns of it were played
    std::optional<MissedPuzzles> m_missed; ///< while its puzzles are chosen
    QTimer *m_search;
    int m_board = 0;         ///< the line of `m_boards` that is chosen
    int m_wantedLevel = 0;   ///< 0: as it comes
    int m_number = -1;       ///< of the page
    std::vector<int> m_seen; ///< pages that lay at the board, one after another
    bool m_failed = false;   ///< this one was helped with, or tried wrongly
    bool m_ended = false;    ///< it was answered
    std::size_t m_hints = 0;
    QComboBox *m_boards;
    QComboBox *m_levels;
    QLabel *m_wanted;
    QLabel *m_level;
    QLabel *m_answer;
    QPushButton *m_check;
    QPushButton *m_hint;
    QPushButton *m_give;
    QPushButton *m_next;
};

} // namespace entente::app
