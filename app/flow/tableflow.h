#pragma once

#include "document/gamedocument.h"
#include "flow/steps.h"

#include <QObject>

#include <set>

namespace entente::app {

/// Leads a game round the table: who writes, who is next, when the reveal comes. Turns what people
/// do into steps (`steps.h`) and into commands of the document; shows nothing itself.
///
/// Some seats may be away: written elsewhere than at the window, all at once, beside whoever sits here. The curtain
/// passes them over; they seal and reopen by themselves, and the reveal waits for them as for anybody. Who is away is
/// no part of the game: whoever opens it again finds all seats here, with their drafts.
class TableFlow : public QObject {
    Q_OBJECT

public:
    explicit TableFlow(GameDocument &document, QObject *parent = nullptr);

    Step step() const { return m_step; }
    /// Whose seat it is: who writes (Writing), or who is to take it (Covered). None otherwise.
    PowerId seat() const { return m_seat; }
    /// The powers of whoever writes, in the order of the sittings; empty if nobody writes.
    std::vector<PowerId> hand() const;
    /// Whoever writes plays this power too, and has shown it: it has no PIN, or it was given in this sitting.
    bool isAtHand(PowerId power) const;
    /// Nothing of the board may be seen.
    bool isCovered() const { return m_step == Step::Covered || m_step == Step::AllSealed || m_step == Step::Away; }
    bool can(Act act) const;
    /// One person alone plays against computers: nobody else is there to hide anything from.
    bool isAlone() const;
    /// The computers' seats whose orders are still to come.
    std::vector<PowerId> thinking() const;
    /// At the curtain: the seat's sealed orders wait for its PIN; nothing else is wanted of its player.
    bool waitsForPin() const { return m_step == Step::Covered && isWaiting(m_seat); }

    /// The player at the curtain sits down; orders that were sealed are open again. Sealed orders that waited for their
    /// PIN since the game was opened stay sealed: the PIN gives them back, and the next seat is waited for. False if
    /// the seat has a PIN and this is another one.
    bool take(const QString &pin = {});
    bool takeSeat(PowerId power, const QString &pin = {}); ///< hands over to this power, and it sits down
    /// To another power of the same player: its page at once, or a curtain if its PIN has not been given.
    void turnTo(PowerId power);
    void handOver(PowerId power); ///< curtain for this power
    void handOver();              ///< for the next that is waited for, this one last
    void seal();                  ///< the writer is done
    void reopen(PowerId power);   ///< "changed my mind": curtain for this power, before the reveal only
    void leaveSealed();           ///< at the curtain of a reopened seat: it stays sealed after all
    void reveal();                ///< adjudicates what is written
    /// The same from the curtain without everybody's seal: who has not sealed gives no orders. Locked orders must have
    /// been opened.
    void revealEarly();
    void takeBackSeason(); ///< "let us write this season anew": curtain for the first power
    void playOn();         ///< after a win
    void sealAll();        ///< everybody is done at once: for scripts and tests. Seats whose orders are locked are not.
    void next();           ///< from the results to the next phase

    // Seats that are away.
    bool isAway(PowerId power) const { return m_away.count(power) > 0; }
    std::vector<PowerId> away() const { return {m_away.begin(), m_away.end()}; } ///< ascending
    /// The seat's player writes away from the window from now on; whoever sat in it here has got up. False if another
    /// PIN locks it, or nobody sits there: no person plays it at this table.
    bool sendAway(PowerId power, const PinTrial &trial, QString &remark);
    void callBack(PowerId power); ///< it is written here again; the draft stays
    bool sealAway(PowerId power); ///< false if it has nothing to seal now
    /// Sealed orders are open again; false where none are. `own`: whoever sealed them opens them.
    bool reopenAway(PowerId power, bool own);
    void voteAway(PowerId power, const std::vector<PowerId> &named); ///< nobody here sees it
    /// What the last reveal brought is still being told here: nobody elsewhere is to know it before.
    bool isTelling() const { return m_telling; }
    void setTelling(bool on);

    /// Powers of people that have something to order and have not sealed, or whose sealed orders wait for their PIN; in
    /// the order of the sittings.
    std::vector<PowerId> waitedFor() const;
    /// What could not be given back when the seat was opened last: one sentence, usually empty.
    const QString &remark() const { return m_remark; }

Q_SIGNALS:
    /// Whoever sat here, or looked at the results, has got up; `changed` follows. Nothing of theirs may stay.
    void seatLeft();
    void changed();
    void awayChanged(); ///< a seat went away, came back or sealed there; the step is as before
    void tellingChanged();
    /// Whoever has sat down is to know it: what could not be given back, and how many wrong PINs were tried.
    void remarked(const QString &sentence);

private:
    void follow(const Change &change);
    TableFacts facts() const;
    /// Powers that are left and whose players are here, though a computer may stand in for a phase.
    std::vector<PowerId> people() const;
    /// Something is ordered in this phase, and by nobody but computers.
    bool onlyComputersOrder() const;
    bool wasTakenBack() const; ///< the phase that is written
    /// Fog lies on the game, and not everybody here may look from the same seats: nobody looks at results together.
    bool isBlind() const;
    std::vector<PowerId> lookers() const; ///< from whose seats may be looked now
    void showLast();
    std::vector<PowerId> waitedHere() const; ///< the same of those that are not away
    void lead();
    void goOnWithout(PowerId power);
    bool sitDown(PowerId power, const QString &pin);
    void tellRemark();
    void tellWrongPins(PowerId power, QString &remark);
    void openOwn(const QString &pin);
    void go(Act act, PowerId seat);
    PowerId firstWaited() const; ///< here
    PowerId waitedAfter(PowerId seat) const;
    PowerId ownWaited() const;           ///< of the powers at hand the first that has not sealed; none: all have
    bool isWaiting(PowerId power) const; ///< sealed, and locked

    GameDocument &m_document;
    Step m_step = Step::None;
    PowerId m_seat;
    std::set<PowerId> m_shown;  ///< powers whose PIN was given in this sitting
    std::set<PowerId> m_sealed; ///< powers sealed in this sitting: opening them again is no news to their player
    std::set<PowerId> m_away;
    std::set<PowerId> m_looked; ///< under fog: who has looked at what the last phase brought
    bool m_telling = false;
    QString m_remark;
    int m_turns = 0;
    bool m_alone = false; ///< one person played alone when the step was last taken
    bool m_leads = false; ///< ... and did before it
    bool m_busy = false;  ///< the change that arrives is our own
};

} // namespace entente::app
