#pragma once

#include "orders/agreementverbs.h"
#include "orders/convoyverb.h"
#include "orders/disbandverb.h"
#include "orders/flightverb.h"
#include "orders/holdverb.h"
#include "orders/moveverb.h"
#include "orders/raiseverb.h"
#include "orders/retreatverb.h"
#include "orders/supportverb.h"
#include "orders/winterverbs.h"

#include <array>
#include <type_traits>
#include <utility>

namespace entente {

// All verbs, and the doors to them.

template <class Action>
concept CheckedVerb =
    CheckedInMoves<Action> && CheckedAsOwn<Action> && CheckedInRetreats<Action> && CheckedInWinters<Action>;
template <class Action>
concept ListedVerb = ListedInMoves<Action> && ListedInRetreats<Action> && ListedInWinters<Action>;
template <class Action>
concept WholeVerb = Verbal<Action> && CheckedVerb<Action> && ListedVerb<Action>;

/// A new alternative of Action does not compile until its module is whole.
template <WholeVerb... Actions>
constexpr std::array<VerbUse, sizeof...(Actions)> usesOf(const std::variant<Actions...> *)
{
    return {VerbModule<Actions>::use...};
}
/// In which phases an action is an order at all, and whose.
inline constexpr auto verbUses = usesOf(static_cast<const Action *>(nullptr));
inline const VerbUse &useOf(const Action &action)
{
    return verbUses[action.index()];
}

/// Calls `act` with the module of each verb as its template argument, in the sequence of Action.
template <class Act, class... Actions>
void forEachVerbOf(const std::variant<Actions...> *, Act &&act)
{
    (act.template operator()<VerbModule<Actions>>(), ...);
}
template <class Act>
void forEachVerb(Act &&act)
{
    forEachVerbOf(static_cast<const Action *>(nullptr), std::forward<Act>(act));
}

/// The module of an action that was visited.
template <class Action>
using ModuleOf = VerbModule<std::remove_cvref_t<Action>>;

} // namespace entente
