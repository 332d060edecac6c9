#include "game/ballot.h"

#include "map/board.h"

#include <algorithm>
#include <iterator>

namespace entente {

namespace {

std::vector<PowerId> inBoth(const std::vector<PowerId> &one, const std::vector<PowerId> &other)
{
    std::vector<PowerId> both;
    std::set_intersection(one.begin(), one.end(), other.begin(), other.end(), std::back_inserter(both));
    return both;
}

/// What all of `voters` accept; nothing if one of them has no ballot.
std::optional<std::vector<PowerId>> accepted(const std::vector<PowerId> &alive, const std::vector<PowerId> &voters,
                                             const Ballots &ballots)
{
    std::vector<PowerId> powers = alive;
    for (PowerId voter : voters) {
        const auto ballot = ballots.find(voter);
        if (ballot == ballots.end() || ballot->second.empty())
            return std::nullopt;
        std::vector<PowerId> named = ballot->second;
        std::sort(named.begin(), named.end());
        powers = inBoth(powers, named);
    }
    return powers;
}

} // namespace

std::vector<PowerId> survivors(const Board &board, const Position &position)
{
    std::vector<PowerId> alive;
    for (int p = 0; p < board.powerCount(); ++p) {
        const PowerId power(p);
        const auto own = [power](const auto &unit) { return unit.power == power; };
        const bool stands = std::any_of(position.units.begin(), position.units.end(), own)
                            || std::any_of(position.dislodged.begin(), position.dislodged.end(),
                                           [power](const DislodgedUnit &d) { return d.unit.power == power; })
                            || centreCountOf(position, power) > 0;
        if (board.power(power).playable && stands)
            alive.push_back(power);
    }
    return alive;
}

std::optional<Ending> agreedEnding(const Board &board, const Position &position, std::span<const PowerId> voters,
                                   const Ballots &ballots, Draws draws)
{
    const std::vector<PowerId> alive = survivors(board, position);
    std::vector<PowerId> sorted(voters.begin(), voters.end());
    std::sort(sorted.begin(), sorted.end());
    const std::vector<PowerId> voting = inBoth(alive, sorted);
    if (voting.empty())
        return std::nullopt;
    for (PowerId winner : alive) {
        std::vector<PowerId> others = voting;
        std::erase(others, winner);
        const auto powers = accepted(alive, others, ballots);
        if (!others.empty() && powers && *powers == std::vector<PowerId>{winner})
            return Ending{Ending::Kind::Concession, {winner}};
    }
    const auto powers = accepted(alive, voting, ballots);
    if (!powers || powers->empty())
        return std::nullopt;
    if (powers->size() == 1)
        return Ending{Ending::Kind::Concession, *powers};
    if (draws == Draws::AmongAll && *powers != alive)
        return std::nullopt;
    return Ending{Ending::Kind::Draw, *powers};
}

} // namespace entente
