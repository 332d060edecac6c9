#include "cli/tournament.h"

#include "document/playerprogram.h"
#include "base/lots.h"
#include "players/dealing.h"

#include <QElapsedTimer>

#include <algorithm>
#include <atomic>
#include <memory>
#include <mutex>
#include <thread>

namespace entente::app {

namespace {

using Failed = std::function<void(std::size_t seat, const QString &fault)>;

/// Whoever sits in a seat for one game.
class Chair {
public:
    Chair(const Tournament &tournament, std::size_t seat, int game)
        : m_player(tournament.playerAt(seat, game)), m_seed(tournament.seedOf(game))
    {
        if (!m_player.level)
            m_program = std::make_unique<PlayerProgram>(m_player.program, m_seed, tournament.milliseconds);
    }

    bool talks() const { return m_player.talks.has_value(); }

    /// `complain` is told of the first fault, and of the end.
    template <class Complain>
    Decision decide(const SeatView &view, Complain &&complain)
    {
        if (m_player.level)
            return entente::decide(view, *m_player.level, m_player.talks.value_or(Temper::Loyal), m_seed, nullptr,
                                   m_player.effort);
        Decision decision = m_program->decide(view);
        if (const QString &fault = m_program->fault(); !fault.isEmpty() && (!m_failed || m_program->hasGone())) {
            m_failed = true;
            complain(fault);
        }
        return decision;
    }

private:
    const Contender &m_player;
    std::uint64_t m_seed;
    std::unique_ptr<PlayerProgram> m_program;
    bool m_failed = false;
};

PlayedGame playOne(const Tournament &tournament, int index, const Failed &failed)
{
    PlayedGame played;
    played.game = Game(tournament.variant, tournament.settingsOf(index));
    Game &game = played.game;
    const std::vector<PowerId> seats = tournament.seats();
    std::vector<Chair> chairs;
    for (std::size_t s = 0; s < seats.size(); ++s)
        chairs.emplace_back(tournament, s, index);
    std::vector<PowerId> talkers;
    for (std::size_t s = 0; s < seats.size(); ++s) {
        if (chairs[s].talks())
            talkers.push_back(seats[s]);
    }
    const int firstYear = game.position().phase.year;
    QElapsedTimer timer;
    timer.start();
    while (!game.isOver() && game.position().phase.year < firstYear + tournament.years) {
        const bool moves = game.position().phase.stage == Stage::Moves;
        played.turns += moves;
        if (moves && !talkers.empty()) {
            const Deals said = talkOf(game, played.deals, talkers, {}, tournament.seedOf(index));
            played.deals.insert(played.deals.end(), said.begin(), said.end());
        }
        std::vector<GivenOrder> orders;
        for (std::size_t s = 0; s < seats.size(); ++s) {
            if (ordersExpected(game.board(), game.position(), seats[s]) == 0)
                continue;
            SeatView view(game, seats[s]);
            if (chairs[s].talks())
                view.hear(played.deals, game);
            const Decision decision = chairs[s].decide(view, [&](const QString &fault) { failed(s, fault); });
            orders.insert(orders.end(), decision.orders.begin(), decision.orders.end());
            played.adjudications += decision.adjudications;
        }
        game.setOrders(std::move(orders));
        game.adjudicate();
    }
    played.seconds = static_cast<double>(timer.nsecsElapsed()) / 1e9;
    return played;
}

} // namespace

std::vector<PowerId> Tournament::seats() const
{
    std::vector<PowerId> seats;
    for (int p = 0; p < variant->board->powerCount(); ++p) {
        if (variant->board->power(PowerId(p)).playable)
            seats.push_back(PowerId(p));
    }
    return seats;
}

const Contender &Tournament::playerAt(std::size_t seat, int game) const
{
    const std::size_t chair = (seat + static_cast<std::size_t>(game)) % seats().size();
    return players[std::min(chair, players.size() - 1)];
}

std::uint64_t Tournament::seedOf(int game) const
{
    // Where everybody plays alike, another chair makes no difference: the same lots would give the same game again.
    const bool alike = std::all_of(players.begin(), players.end(),
                                   [&](const Contender &one) { return one.name == players.front().name; });
    return seedFor(seed, static_cast<std::uint64_t>(game) / (alike ? 1 : seats().size()));
}

std::map<std::string, std::string> Tournament::settingsOf(int game) const
{
    std::map<std::string, std::string> all = settings;
    const std::uint64_t lots = seedFor(seedOf(game), 1); // other than those of the players, who are not told
    all.emplace("scheduleSeed", std::to_string(lots % static_cast<std::uint64_t>(maxScheduleSeed) + 1));
    return all;
}

void play(const Tournament &tournament, const Audience &audience)
{
    std::atomic<int> next = 0;
    std::mutex oneAtATime;
    const auto work = [&] {
        for (int game = next++; game < tournament.games; game = next++) {
            const PlayedGame played = playOne(tournament, game, [&](std::size_t seat, const QString &fault) {
                const std::lock_guard lock(oneAtATime);
                audience.failed(game, seat, fault);
            });
            const std::lock_guard lock(oneAtATime);
            audience.ended(game, played);
        }
    };
    std::vector<std::thread> threads;
    for (unsigned i = 0; i < std::max(1u, std::thread::hardware_concurrency()); ++i)
        threads.emplace_back(work);
    for (std::thread &thread : threads)
        thread.join();
}

} // namespace entente::app
