#pragma once

#include "document/gamedocument.h"
#include "flow/steps.h"

#include <QObject>

namespace entente::app {

/// Leads a game round the table: who writes, who is next, when the reveal comes. Turns what people
/// do into steps (`steps.h`) and into commands of the document; shows nothing itself.
class TableFlow : public QObject {
    Q_OBJECT

public:
    explicit TableFlow(GameDocument &document, QObject *parent = nullptr);

    Step step() const { return m_step; }
    /// Whose seat it is: who writes (Writing), or who is to take it (Covered). None otherwise.
    PowerId seat() const { return m_seat; }
    /// Nothing of the board may be seen.
    bool isCovered() const { return m_step == Step::Covered || m_step == Step::AllSealed; }
    bool can(Act act) const;

    void take();                     ///< the player at the curtain sits down
    void takeSeat(PowerId power);    ///< hands over to this power, and it sits down
    void handOver(PowerId power);    ///< curtain for this power
    void seal();                     ///< the writer is done
    void reopen(PowerId power);      ///< "changed my mind": before the reveal only
    void reveal();                   ///< adjudicates what is written
    void next();                     ///< from the results to the next phase

    /// Powers that have something to order and have not sealed, in seating order.
    std::vector<PowerId> waitedFor() const;

Q_SIGNALS:
    void changed();

private:
    void follow(const Change &change);
    TableFacts facts() const;
    void go(Act act, PowerId seat);
    PowerId firstWaited() const;

    GameDocument &m_document;
    Step m_step = Step::None;
    PowerId m_seat;
    int m_turns = 0;
    bool m_busy = false; ///< the change that arrives is our own
};

} // namespace entente::app
