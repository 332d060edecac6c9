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

    /// The player at the curtain sits down; orders that were sealed are open again. False if the seat has a PIN and this
    /// is another one.
    bool take(const QString &pin = {});
    bool takeSeat(PowerId power, const QString &pin = {}); ///< hands over to this power, and it sits down
    void handOver(PowerId power);    ///< curtain for this power
    void seal();                     ///< the writer is done
    void reopen(PowerId power);      ///< "changed my mind": curtain for this power, before the reveal only
    void leaveSealed();              ///< at the curtain of a reopened seat: it stays sealed after all
    void reveal();                   ///< adjudicates what is written
    void next();                     ///< from the results to the next phase

    /// Powers that have something to order and have not sealed, in seating order.
    std::vector<PowerId> waitedFor() const;
    /// What could not be given back when the seat was opened last: one sentence, usually empty.
    const QString &remark() const { return m_remark; }

Q_SIGNALS:
    void changed();

private:
    void follow(const Change &change);
    TableFacts facts() const;
    bool sitDown(PowerId power, const QString &pin);
    void go(Act act, PowerId seat);
    PowerId firstWaited() const;

    GameDocument &m_document;
    Step m_step = Step::None;
    PowerId m_seat;
    QString m_remark;
    int m_turns = 0;
    bool m_busy = false; ///< the change that arrives is our own
};

} // namespace entente::app
