#include "cli/tournament.h"

#include "players/lots.h"

#include <QElapsedTimer>

#include <algorithm>
#include <atomic>
#include <mutex>
#include <thread>

namespace entente::app {

namespace {

PlayedGame playOne(const Tournament &tournament, int index)
{
    PlayedGame played{Game(tournament.variant)};
    Game &game = played.game;
    const std::vector<PowerId> seats = tournament.seats();
    const int firstYear = game.position().phase.year;
    QElapsedTimer timer;
    timer.start();
    while (!game.isOver() && game.position().phase.year < firstYear + tournament.years) {
        played.turns += game.position().phase.stage == Stage::Moves;
        std::vector<GivenOrder> orders;
        for (std::size_t s = 0; s < seats.size(); ++s) {
            if (ordersExpected(game.board(), game.position(), seats[s]) == 0)
                continue;
            const Level level = tournament.playerAt(s, index).level;
            const Decision decision = decide(SeatView(game, seats[s]), level, tournament.seedOf(index));
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
    return seedFor(seed, static_cast<std::uint64_t>(game) / seats().size());
}

void play(const Tournament &tournament, const std::function<void(int, const PlayedGame &)> &ended)
{
    std::atomic<int> next = 0;
    std::mutex oneAtATime;
    const auto work = [&] {
        for (int game = next++; game < tournament.games; game = next++) {
            const PlayedGame played = playOne(tournament, game);
            const std::lock_guard lock(oneAtATime);
            ended(game, played);
        }
    };
    std::vector<std::thread> threads;
    for (unsigned i = 0; i < std::max(1u, std::thread::hardware_concurrency()); ++i)
        threads.emplace_back(work);
    for (std::thread &thread : threads)
        thread.join();
}

} // namespace entente::app
