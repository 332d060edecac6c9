#pragma once

#include "base/enumtable.h"
#include "orders/order.h"

#include <array>

namespace entente {

/// What may be chosen for an order that is being written. It is finer than Action: a move may name its way, a build its
/// kind, and a flight is chosen by its mission.
enum class Verb : std::uint8_t {
    Hold,
    Move,
    ConvoyedMove,
    Support,
    Convoy,
    Retreat,
    Raise,
    Disband,
    BuildArmy,
    BuildFleet,
    Build,
    Remove,
    Waive,
    Bomb,
    Cut,
    Admit
};

/// How a verb leads to an order. One that needs more than a unit and a place is led there by the composer.
struct DraftVerb {
    Verb verb;
    Stage stage;                              ///< the phase that knows it
    Action (*alone)() = nullptr;              ///< the order is whole with its unit
    Action (*towards)(RegionId of) = nullptr; ///< it is whole with its unit and the place that is clicked
};

inline constexpr std::array draftVerbs = std::to_array<DraftVerb>({
    {Verb::Hold, Stage::Moves, [] { return Action(Hold()); }},
    {Verb::Move, Stage::Moves},
    {Verb::ConvoyedMove, Stage::Moves},
    {Verb::Support, Stage::Moves},
    {Verb::Convoy, Stage::Moves},
    {Verb::Retreat, Stage::Retreats},
    {Verb::Raise, Stage::Moves, nullptr,
     [](RegionId of) {
         return Action(Raise{{}, of});
     }},
    {Verb::Disband, Stage::Retreats, [] { return Action(Disband()); }},
    {Verb::BuildArmy, Stage::Adjustments},
    {Verb::BuildFleet, Stage::Adjustments},
    {Verb::Build, Stage::Adjustments},
    {Verb::Remove, Stage::Adjustments, [] { return Action(Disband()); }},
    {Verb::Waive, Stage::Adjustments},
    {Verb::Bomb, Stage::Moves},
    {Verb::Cut, Stage::Moves},
    {Verb::Admit, Stage::Moves},
});
static_assert(standInOrder(draftVerbs, &DraftVerb::verb));

inline constexpr const DraftVerb &draftVerb(Verb verb)
{
    return draftVerbs[static_cast<std::size_t>(verb)];
}

/// Is it a bomber's mission over the place that it has come to?
inline constexpr bool isMission(Verb verb)
{
    return verb == Verb::Support || verb == Verb::Bomb || verb == Verb::Cut;
}

} // namespace entente
