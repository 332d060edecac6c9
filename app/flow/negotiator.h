#pragma once

#include "document/gamedocument.h"
#include "flow/thoughts.h"
#include "players/dealing.h"

#include <utility>
#include <vector>

namespace entente::app {

/// Lets computers make deals at a table that talks, in the thread in which they think. At the beginning of a season of
/// moves they speak with each other and make offers to people; whoever offers one of them something is answered at
/// once. Only what the seat knows goes in.
class Negotiator : public QObject {
    Q_OBJECT

public:
    Negotiator(GameDocument &document, Thinker &thinker, QObject *parent = nullptr);

    /// What a computer has answered to the offer in this season; null: nothing yet.
    const DealReply *replyTo(const Deal &deal) const;
    bool isThinking() const { return m_thoughts.any(); }
    void finish() { m_thoughts.finish(); }

Q_SIGNALS:
    void replied();

private:
    /// A season of which game, as it was given to think about.
    struct Moment {
        int game = 0;
        int turns = -1;
        friend bool operator==(const Moment &, const Moment &) = default;
    };

    void follow();
    void stop();
    void answer(const Deal &deal);
    bool isComputers(PowerId power) const;

    GameDocument &m_document;
    Thoughts m_thoughts;
    int m_games = 0;
    Moment m_spoken; ///< for which season they have spoken with each other
    std::vector<std::pair<Deal, DealReply>> m_replies;
    std::vector<Deal> m_asked; ///< offers that are thought over
};

} // namespace entente::app
