#pragma once

#include "document/gamedocument.h"
#include "game/puzzles.h"
#include "look/sheet.h"

#include <QPointer>

#include <functional>

class QDialogButtonBox;
class QLabel;
class QPushButton;

namespace entente::app {

/// A sheet in the corner of the board that lays positions there as trials (GameDocument::openTrial) and says what comes
/// of the orders that are written. It goes when another game is at the board. In another language its parts are made
/// anew, and what it said last is said again.
class TrialDesk : public Sheet {
    Q_OBJECT

public:
    virtual void begin() = 0; ///< lays its first position

Q_SIGNALS:
    /// These are drawn as what others might order, or as an answer.
    void proposed(const std::vector<entente::GivenOrder> &orders);

protected:
    using Act = std::function<void()>;

    TrialDesk(const QString &name, GameDocument &document, QWidget *parent);

    void changeEvent(QEvent *event) override;
    virtual void makeParts() = 0;
    virtual void tell() = 0; ///< puts what holds now into the parts

    const GameDocument &document() const { return m_document; }
    void lay(Game game, PowerId power, const Notes &notes = {});
    QPushButton *addButton(QDialogButtonBox &buttons, const QString &text, const QString &name, const Act &act);
    /// What was said of the reader's orders last. It is told by a colour, a mark and a word.
    enum class Answer { None, Right, Wrong };

    /// `sentence` is asked at once, and again in another language.
    void say(std::function<QString()> sentence, Answer answer = Answer::None);
    /// The mark and the word, to stand above what is said.
    QWidget *makeMark();
    void sayOrders(const std::vector<GivenOrder> &orders, PowerId power); ///< and draws them
    QString said() const { return m_said ? m_said() : QString(); }
    /// Do these orders of the puzzle's power surely reach its goals? If not, it is said why, and the reply that breaks
    /// them lies on the map.
    bool reaches(const Puzzle &puzzle, const std::vector<GivenOrder> &orders);
    /// The orders in a row; those of others than `own` say whose they are.
    static QString orderWords(const Board &board, const std::vector<GivenOrder> &orders, PowerId own);

private:
    void sayAnew();
    void tellMark();
    void follow(const Change &change);

    GameDocument &m_document;
    bool m_laying = false;
    std::function<QString()> m_said;
    Answer m_answered = Answer::None;
    QPointer<QWidget> m_markRow;
    QLabel *m_mark = nullptr;
    QLabel *m_word = nullptr;
};

} // namespace entente::app
