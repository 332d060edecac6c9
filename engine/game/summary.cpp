#include "game/summary.h"

#include "game/openings.h"

#include "game/tally.h"
#include "orders/notation.h"

#include <algorithm>

namespace entente {

std::vector<PowerId> winnersOf(const Game &game)
{
    if (game.agreed())
        return game.agreed()->powers;
    return game.winner().valid() ? std::vector{game.winner()} : std::vector<PowerId>();
}

GameSummary summaryOf(const Game &game)
{
    const Board &board = game.board();
    GameSummary summary;
    summary.variant = game.variant().id;
    summary.title = game.variant().title;
    summary.yearCount = board.years();
    summary.first = game.start().phase;
    summary.last = game.position().phase;
    summary.turns = game.turnCount();
    if (const auto last = game.settings().find("lastSeason"); last != game.settings().end())
        summary.lastSeason = last->second;
    const std::vector<Tally> years = yearsOf(game);
    const std::vector<Tally> all = talliesOf(game);
    for (int p = 0; p < board.powerCount(); ++p) {
        const PowerId power(p);
        if (!board.power(power).playable)
            continue;
        const int at = static_cast<int>(summary.powers.size());
        summary.powers.push_back(board.power(power).name);
        summary.centres.push_back(all.back().centres[static_cast<std::size_t>(p)]);
        summary.openings.push_back(openingOrders(game, power));
        const Opening *const named = openingNamed(game.variant(), summary.powers.back(), summary.openings.back());
        summary.openingNames.push_back(named ? *named : Opening());
        for (std::size_t i = 1; i < years.size(); ++i) // the first is the start
            summary.years[years[i].phase.year].push_back(years[i].centres[static_cast<std::size_t>(p)]);
        if (game.winner() == power)
            summary.winner = at;
        if (!game.agreed())
            continue;
        const std::vector<PowerId> &agreed = game.agreed()->powers;
        if (std::find(agreed.begin(), agreed.end(), power) == agreed.end())
            continue;
        if (game.agreed()->kind == Ending::Kind::Draw || game.agreed()->kind == Ending::Kind::LastSeason)
            summary.drawn.push_back(at);
        else
            summary.winner = at;
    }
    return summary;
}

void GameFigures::add(const GameSummary &game)
{
    m_yearCount = game.yearCount;
    ++m_games;
    m_turns += game.turns;
    for (std::size_t i = 0; i < game.powers.size(); ++i) {
        const std::string &name = game.powers[i];
        if (m_counted.find(name) == m_counted.end())
            m_powers.push_back(name);
        Counted &power = m_counted[name];
        const double centres = game.centres[i];
        const auto count = [](Sum &sum, double figure) {
            ++sum.games;
            sum.centres += figure;
        };
        count(power.ends, centres);
        power.wins += game.winner == static_cast<int>(i);
        power.draws += std::find(game.drawn.begin(), game.drawn.end(), static_cast<int>(i)) != game.drawn.end();
        if (!game.openings[i].empty())
            count(power.openings[game.openings[i]], centres);
        power.names.emplace(game.openings[i], game.openingNames[i]);
        for (const auto &[year, all] : game.years) {
            if (i < all.size())
                count(power.years[year], all[i]);
        }
    }
}

double GameFigures::turns() const
{
    return m_games > 0 ? m_turns / m_games : 0;
}

std::vector<GameFigures::OfPower> GameFigures::powers() const
{
    std::vector<OfPower> all;
    for (const std::string &name : m_powers) {
        const Counted &counted = m_counted.at(name);
        OfPower power{name, counted.wins, counted.draws, counted.ends.centres / counted.ends.games, {}, {}};
        for (const auto &[orders, sum] : counted.openings)
            power.openings.push_back({orders, counted.names.at(orders), sum.games, sum.centres / sum.games});
        std::stable_sort(power.openings.begin(), power.openings.end(),
                         [](const Opening &a, const Opening &b) { return a.games > b.games; });
        for (const auto &[year, sum] : counted.years)
            power.years[year] = sum.centres / sum.games;
        all.push_back(std::move(power));
    }
    return all;
}

} // namespace entente
