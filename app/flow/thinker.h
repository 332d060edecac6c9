#pragma once

#include "flow/tableflow.h"
#include "players/player.h"

#include <QObject>
#include <QStringList>
#include <QThreadPool>

#include <functional>
#include <map>
#include <memory>

namespace entente::app {

/// Lets computers write the orders of their seats in a thread of its own while people write theirs. A view of the seat
/// goes in as a value, orders come back; what comes too late for its phase or its seat is dropped. While somebody sits
/// in a seat nothing is put on the table, so that neither a click nor an undo waits for a computer.
class Thinker : public QObject {
    Q_OBJECT

public:
    Thinker(GameDocument &document, TableFlow &flow, QObject *parent = nullptr);
    ~Thinker() override;

    /// Is anybody's answer still to come?
    bool isThinking() const { return !m_stopped && !m_wanted.empty(); }
    /// The person told it to stop, and answers are missing.
    bool isStopped() const { return m_stopped; }
    /// Whose answers are still to come.
    std::vector<PowerId> waitedFor() const;
    bool isWaitedFor(PowerId power) const { return isThinking() && m_wanted.count(power) > 0; }
    void stop(); ///< until `resume`, or the next phase
    void resume();
    /// Waits for all answers: for scripts, which say themselves what they wait for.
    void finish();
    /// Does other work in the same thread, as soon as the present thought is done; it must not outlive whoever it
    /// tells.
    void thinkOf(std::function<void()> work) { m_pool.start(std::move(work), 1); }
    void waitForThread() { m_pool.waitForDone(); }
    /// Why a seat gets no orders, where one does not: one sentence, usually empty.
    QString fault() const;
    /// Programs that seats of this game wait for and that nobody here has agreed to start, each once.
    QStringList unasked() const;
    /// In this game the program of that name may be started.
    void trust(const QString &program);
    /// The same of all programs that have a seat now: whoever sits here has just given it to them.
    void trustAll();

Q_SIGNALS:
    void changed();                   ///< it began, ended or was stopped
    void said(const QString &remark); ///< what was wrong with programs' answers, once they are revealed
    void consentWanted();             ///< the person would start the programs that wait

private:
    /// What an answer hangs on beside the position: another seed is another player, and other deals may ask for other
    /// orders.
    struct Ground {
        std::int64_t seed = 0;
        Deals deals;
        friend bool operator==(const Ground &, const Ground &) = default;
    };
    /// Whose answer is awaited, and to what.
    struct Asked {
        Ground ground;
        std::shared_ptr<StopSign> stop;
    };
    struct Answer {
        Ground ground;
        std::vector<GivenOrder> orders;
    };
    /// What phase of which game it is.
    struct Moment {
        int game = 0;
        int turns = -1;
        int takenBack = 0;
        friend bool operator==(const Moment &, const Moment &) = default;
    };

    void follow();
    void ask(PowerId power, const TableSetup::Tenure &tenure);
    /// What decides for the player of that word; nothing if it is not known here, or must not be asked.
    using Mind = std::function<Decision(const SeatView &, const StopSign *, QString &fault)>;
    Mind mindOf(const std::string &player, std::uint64_t seed) const;
    void take(PowerId power, const Ground &ground, const Moment &moment, const Decision &decision);
    Ground groundOf(PowerId power) const;
    void openStale(); ///< orders that were sealed before a deal was made
    void tellFaults();
    void deliver();
    void drop();
    Moment now() const;

    GameDocument &m_document;
    TableFlow &m_flow;
    QThreadPool m_pool;
    int m_games = 0; ///< that were begun here
    Moment m_moment;
    std::map<PowerId, Asked> m_wanted;
    std::map<PowerId, Answer> m_answers; ///< until they can be put on the table
    std::map<PowerId, Ground> m_sealed;  ///< what orders that were put there hang on
    std::map<PowerId, QString> m_faults; ///< of programs' answers in this phase
    bool m_stopped = false;
    bool m_delivering = false;
    QStringList m_trusted; ///< programs that may be started in this game
    QStringList m_unasked; ///< those that waited for a word when it was last told that something changed
};

} // namespace entente::app
