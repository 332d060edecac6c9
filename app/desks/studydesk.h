#pragma once

#include "desks/trialdesk.h"
#include "document/studybook.h"

class QComboBox;
class QLabel;
class QPushButton;
class QToolButton;

namespace entente::app {

/// A study at the board, chapter by chapter: what it says, hints one after another, and what comes of the orders that
/// the reader writes. An answer is played with the orders of all others: its results are those of the season.
class StudyDesk : public TrialDesk {
    Q_OBJECT

public:
    StudyDesk(GameDocument &document, StudyBook::Entry entry, QWidget *parent = nullptr);

    void begin() override; ///< the first chapter that is not done
    const StudyChapter &chapter() const { return m_entry.study.chapters[m_chapter]; }

Q_SIGNALS:
    void listWanted(); ///< the study is over

private:
    enum class State { Asked, Wrong, Done };

    void makeParts() override;
    void tell() override;
    void tellChapters();
    void go(std::size_t number);
    void place(const std::vector<GivenOrder> &written = {}); ///< lays the position, with these orders of the reader's
    void goOn();                                             ///< what the main button says
    void check();
    void play(const std::vector<GivenOrder> &orders);
    bool isMet() const; ///< by the season played last
    void help();
    void finish();
    QString failures() const;

    StudyBook::Entry m_entry;
    std::size_t m_chapter = 0;
    State m_state = State::Asked;
    std::size_t m_hints = 0;
    std::vector<GivenOrder> m_written; ///< that were tried last
    QComboBox *m_chapters;
    QToolButton *m_back;
    QToolButton *m_forward;
    QLabel *m_text;
    QLabel *m_said;
    QPushButton *m_goOn;
    QPushButton *m_help; ///< a hint, or the answer
};

} // namespace entente::app
