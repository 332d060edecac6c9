#pragma once

#include "flow/tableflow.h"
#include "players/player.h"

#include <QObject>
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

Q_SIGNALS:
    void changed(); ///< it began, ended or was stopped

private:
    /// Whose answer is awaited, and to what: another seed is another player.
    struct Asked {
        std::int64_t seed = 0;
        std::shared_ptr<StopSign> stop;
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
    void take(PowerId power, std::int64_t seed, const Moment &moment, const Decision &decision);
    void deliver();
    void drop();
    Moment now() const;

    GameDocument &m_document;
    TableFlow &m_flow;
    QThreadPool m_pool;
    int m_games = 0; ///< that were begun here
    Moment m_moment;
    std::map<PowerId, Asked> m_wanted;
    std::map<PowerId, std::pair<std::int64_t, std::vector<GivenOrder>>>
        m_answers; ///< until they can be put on the table
    bool m_stopped = false;
    bool m_delivering = false;
};

} // namespace entente::app
