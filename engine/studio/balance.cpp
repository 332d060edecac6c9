#include "studio/balance.h"

#include <algorithm>
#include <cmath>

namespace entente {

namespace {

constexpr double ofNormal = 1.96; // 95 % of a normal distribution lie within so many deviations

/// The mean of some figures, each of which counts alike.
Estimate meanOf(const std::vector<double> &figures)
{
    const auto count = static_cast<double>(figures.size());
    if (figures.empty())
        return {};
    double sum = 0;
    for (const double figure : figures)
        sum += figure;
    const double mean = sum / count;
    double squares = 0;
    for (const double figure : figures)
        squares += (figure - mean) * (figure - mean);
    const double half = count > 1 ? ofNormal * std::sqrt(squares / (count - 1) / count) : 0;
    return {mean, mean - half, mean + half};
}

/// How often something happens that happened so many times (Wilson): sound also where it never did.
Estimate rateOf(int times, int games)
{
    if (games == 0)
        return {};
    const double n = games;
    const double rate = times / n;
    const double square = ofNormal * ofNormal;
    const double middle = (rate + square / (2 * n)) / (1 + square / n);
    const double half = ofNormal * std::sqrt(rate * (1 - rate) / n + square / (4 * n * n)) / (1 + square / n);
    return {rate, std::max(0.0, middle - half), std::min(1.0, middle + half)};
}

std::vector<PowerId> playedPowers(const Board &board)
{
    std::vector<PowerId> powers;
    for (int p = 0; p < board.powerCount(); ++p) {
        if (board.power(PowerId(p)).playable)
            powers.push_back(PowerId(p));
    }
    return powers;
}

} // namespace

Balance::Balance(std::shared_ptr<const Variant> variant) : m_variant(std::move(variant)) {}

void Balance::add(const Game &game)
{
    const Board &board = game.board();
    Played &played = m_games.emplace_back();
    played.winner = game.winner();
    // Of a game that is over the last year counts as well; of one that was cut off it has not begun.
    const Phase &start = m_variant->start.phase;
    const int firstYear = start.year + (start.stage == Stage::Adjustments ? 1 : 0);
    played.years = std::max(1, game.position().phase.year - firstYear + (game.isOver() ? 1 : 0));
    double centres = 0;
    for (int p = 0; p < board.powerCount(); ++p) {
        played.shares.push_back(centreCountOf(game.position(), PowerId(p)));
        centres += played.shares.back();
    }
    for (double &share : played.shares)
        share /= std::max(1.0, centres);
    for (int p = 0; p < board.provinceCount(); ++p) {
        if (board.province(ProvinceId(p)).centre && game.position().owner[static_cast<std::size_t>(p)].valid())
            m_taken.insert(ProvinceId(p));
    }
}

BalanceReport Balance::report() const
{
    const Board &board = *m_variant->board;
    BalanceReport report;
    report.games = static_cast<int>(m_games.size());
    for (const PowerId power : playedPowers(board)) {
        std::vector<double> shares;
        int solos = 0;
        for (const Played &played : m_games) {
            shares.push_back(played.shares[power.index()]);
            solos += played.winner == power;
        }
        report.rows.push_back({power, meanOf(shares), rateOf(solos, report.games)});
    }
    std::vector<double> years;
    for (const Played &played : m_games)
        years.push_back(played.years);
    report.years = meanOf(years);
    for (int p = 0; p < board.provinceCount(); ++p) {
        if (board.province(ProvinceId(p)).centre && !m_taken.contains(ProvinceId(p)))
            report.neverTaken.push_back(ProvinceId(p));
    }
    return report;
}

Game gameOfComputers(const std::shared_ptr<const Variant> &variant, Level level, int years, std::uint64_t seed,
                     const StopSign *stop)
{
    Game game(variant);
    const std::vector<PowerId> powers = playedPowers(game.board());
    const int firstYear = game.position().phase.year;
    while (!game.isOver() && !isStopped(stop) && game.position().phase.year < firstYear + years) {
        std::vector<GivenOrder> orders;
        for (const PowerId power : powers) {
            if (ordersExpected(game.board(), game.position(), power) == 0)
                continue;
            const Decision decision = decide(SeatView(game, power), level, seed, stop);
            orders.insert(orders.end(), decision.orders.begin(), decision.orders.end());
        }
        game.setOrders(std::move(orders));
        game.adjudicate();
    }
    return game;
}

} // namespace entente
