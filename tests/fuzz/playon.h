#pragma once

#include "board.h"

#include "io/gamefile.h"
#include "orders/options.h"

#include <vector>

namespace entente::fuzz {

/// Legal orders for everybody, picked by a number that goes on from one to the next.
inline void orderAll(Game &game, std::uint64_t &number)
{
    const Position &position = game.position();
    std::vector<Order> legal;
    const auto give = [&](PowerId power) {
        if (legal.empty() || !game.board().power(power).playable)
            return;
        number = number * 6364136223846793005U + 1442695040888963407U;
        game.setOrder({power, legal[(number >> 33) % legal.size()]});
    };
    const auto many = [&](auto count, auto &&list, auto &&powerOf) {
        for (int i = 0; i < static_cast<int>(count); ++i) {
            legal.clear();
            list(i);
            give(powerOf(i));
        }
    };
    if (position.phase.stage == Stage::Moves) {
        const OptionTable options(game.board(), game.rules().orders, position);
        many(
            position.units.size(), [&](int i) { options.ordersOf(UnitId(i), legal); },
            [&](int i) { return position.units[static_cast<std::size_t>(i)].power; });
    } else if (position.phase.stage == Stage::Retreats) {
        many(
            position.dislodged.size(), [&](int i) { legalRetreats(game.board(), position, i, legal); },
            [&](int i) { return position.dislodged[static_cast<std::size_t>(i)].unit.power; });
    } else {
        many(
            game.board().powerCount(),
            [&](int i) { legalAdjustments(game.board(), game.rules().orders, position, PowerId(i), legal); },
            [](int i) { return PowerId(i); });
    }
}

/// Whatever was opened: after any legal play it is saved, and opens again as it was.
inline void requirePlaysOn(Game game, const VariantFinder &variants, std::uint64_t number)
{
    for (int phase = 0; phase < 4; ++phase) {
        SavedGame saved;
        saved.game = game;
        const std::string written = writeGame(saved);
        const auto again = readGame(written, variants);
        require(again.ok());
        require(writeGame(*again) == written);
        if (game.isOver())
            return;
        orderAll(game, number);
        game.adjudicate();
    }
}

/// A number that hangs on every byte of a file.
inline std::uint64_t numberOf(std::string_view bytes)
{
    std::uint64_t number = 1469598103934665603U;
    for (const char c : bytes)
        number = (number ^ static_cast<unsigned char>(c)) * 1099511628211U;
    return number;
}

} // namespace entente::fuzz
