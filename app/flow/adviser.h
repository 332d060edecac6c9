#pragma once

#include "document/gamedocument.h"
#include "players/advice.h"
#include "players/guesses.h"

#include <QObject>

#include <memory>

namespace entente::app {

class Thinker;

/// Thinks over what a seat might order, in the thread of the computers, before what they have still to think of. Only a
/// view of that seat goes in. An answer that nobody waits for any more, or to another position, is dropped.
class Adviser : public QObject {
    Q_OBJECT

public:
    Adviser(GameDocument &document, Thinker &thinker, QObject *parent = nullptr);
    ~Adviser() override;

    void ask(PowerId power); ///< in the place of what was asked before
    /// What another power may do, as `seat` sees it; in the place of what was asked before.
    void askAbout(PowerId other, PowerId seat);
    void stop();
    bool isThinking() const { return m_stop != nullptr; }
    /// Waits for the answer: for scripts, which say themselves what they wait for.
    void finish();

Q_SIGNALS:
    void advised(const entente::Advice &advice);
    void guessed(const std::vector<entente::GuessedPlan> &plans);

private:
    /// Thinks in the thread of the computers; `think` gives what `tell` then says here, unless nobody waits any more.
    template <class Think, class Tell>
    void begin(Think think, Tell tell);

    GameDocument &m_document;
    Thinker &m_thinker;
    std::shared_ptr<StopSign> m_stop; ///< of what is being thought over; null: nothing is
};

} // namespace entente::app
