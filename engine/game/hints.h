#pragma once

#include "game/turn.h"
#include "judge/adjudicator.h"
#include "rules/variant.h"

#include <span>
#include <vector>

namespace entente {

/// That an order fails, or that a unit without one does not simply stand.
struct Hint {
    enum class Certainty : std::uint8_t {
        Sure,  ///< no order of another power could change it, nor one of a unit of its own that has none yet
        Quiet, ///< so it is if nobody writes another order
    };
    int result = -1; ///< index into Hints::quiet.results
    Certainty certainty = Certainty::Quiet;

    friend bool operator==(const Hint &, const Hint &) = default;
};

/// What the judge says of orders before anybody seals them: of every order that fails in the world of those that are
/// written, and of no other. Nothing is worked out here but what is sure.
struct Hints {
    /// The builds that a power would let go by for want of an order.
    struct Spare {
        PowerId power;
        int builds = 0;

        friend bool operator==(const Spare &, const Spare &) = default;
    };

    Turn quiet;               ///< the phase as it would be played: its results say why, in the judge's words
    std::vector<Hint> hints;  ///< by result; of the powers that are known
    std::vector<int> unsaid;  ///< results of the units of these powers that have no order: what befalls them
    std::vector<Spare> spare; ///< of winters; by power

    std::vector<int> results; ///< by order as it was handed in: its result; -1: of a power that is not known

    /// Of the order that was handed in there; null: it does what it should.
    const Hint *ofOrder(std::size_t order) const;
    /// Of a unit that has no order; null: it simply stands.
    const Hint *ofUnordered(const Unit &unit, int number = 0) const;
    /// Of the result with this index; null: there is nothing to say of it.
    const Hint *ofResult(int result) const;
};

/// Plays the phase with the orders of the powers in `known`; the units of everybody else have none. What these powers
/// propose to others in a contract counts as signed.
///
/// Where powers act one after another and the position tells no order of acting, it is not known: then an order fails
/// if it does with all at once, and with any two powers in either order (Sequential 2). Nothing in the hints then
/// hangs on the order that is kept secret.
Hints hintsOn(Adjudicator &judge, const Variant &variant, const Position &position, std::vector<GivenOrder> orders,
              std::span<const PowerId> known);

/// Does the result say that an order failed, or its unit was driven out?
bool isFailing(const OrderResult &result);

} // namespace entente
