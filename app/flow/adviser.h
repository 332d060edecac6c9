#pragma once

#include "document/gamedocument.h"
#include "flow/thoughts.h"
#include "players/advice.h"
#include "players/guesses.h"

namespace entente::app {

/// Thinks over what a seat might order. Only a view of that seat goes in; an answer to another position is dropped.
class Adviser : public QObject {
    Q_OBJECT

public:
    Adviser(GameDocument &document, Thinker &thinker, QObject *parent = nullptr);

    void ask(PowerId power); ///< in the place of what was asked before
    /// What another power may do, as `seat` sees it; in the place of what was asked before.
    void askAbout(PowerId other, PowerId seat);
    void stop() { m_thoughts.stop(); }
    bool isThinking() const { return m_thoughts.any(); }
    void finish() { m_thoughts.finish(); }

Q_SIGNALS:
    void advised(const entente::Advice &advice);
    void guessed(const std::vector<entente::GuessedPlan> &plans);

private:
    GameDocument &m_document;
    Thoughts m_thoughts;
};

} // namespace entente::app
