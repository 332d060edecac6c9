#pragma once

#include "document/gamedocument.h"
#include "document/puzzlebook.h"
#include "game/missedpuzzles.h"
#include "look/sheet.h"

#include <functional>
#include <optional>

class QComboBox;
class QLabel;
class QPushButton;
class QTimer;

namespace entente::app {

/// Puzzles at the board: what is wanted, and whether the orders that are written there surely bring it. Orders that do
/// not are answered by the reply that breaks them, which lies on the map. Those of the game that was at the board are
/// what its players missed; they are looked for in short slices, so that the window stays awake.
class PuzzleDesk : public Sheet {
    Q_OBJECT

public:
    PuzzleDesk(GameDocument &document, const VariantLibrary &library, QWidget *parent = nullptr);

    void begin();                         ///< lays the puzzle of the day on the board
    const PuzzleBook::Page *page() const; ///< the one at the board; null: none

Q_SIGNALS:
    /// This is to be laid on the board, for this power to be ordered.
    void opened(const entente::Game &game, entente::PowerId power);
    /// These are drawn as what others might order, or as an answer.
    void proposed(const std::vector<entente::GivenOrder> &orders);

protected:
    void changeEvent(QEvent *event) override;

private:
    void makeParts();
    void sayAnew(); ///< in another language
    void tell();    ///< what is wanted, how hard it is, and what was said last
    void choose();  ///< the puzzles of another board
    void lay(int number);
    void goOn(); ///< to the next one
    void searchOn();
    QString levelWords() const;
    void addMissed(const Game &game, const MissedPuzzles::Found &found);
    void check();
    void hint();
    void give();
    /// `sentence` is asked at once, and again in another language.
    void say(std::function<QString()> sentence);
    void sayOrders(const std::vector<GivenOrder> &orders); ///< and draws them
    void follow(const Change &change);
    std::vector<GivenOrder> written() const;
    QString orderWords(const std::vector<GivenOrder> &orders) const;

    GameDocument &m_document;
    const VariantLibrary &m_library;
    PuzzleBook m_book;
    std::optional<Game> m_played;          ///< what was at the board, if turns of it were played
    std::optional<MissedPuzzles> m_missed; ///< while its puzzles are chosen
    QTimer *m_search;
    int m_number = -1; ///< of the page
    bool m_laying = false;
    bool m_failed = false; ///< this one was helped with, or tried wrongly
    bool m_ended = false;  ///< it was answered
    std::size_t m_hints = 0;
    std::function<QString()> m_said;
    QComboBox *m_boards;
    QLabel *m_wanted;
    QLabel *m_level;
    QLabel *m_answer;
    QPushButton *m_check;
    QPushButton *m_hint;
    QPushButton *m_give;
    QPushButton *m_next;
};

} // namespace entente::app
