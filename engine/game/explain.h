#pragma once

#include "game/turn.h"

namespace entente {

/// A verdict unfolded into facts, without words: what was compared, who gave it, and how that came about. It is the
/// judge's evidence with results in the place of units; nothing is worked out here.
struct Explanation {
    struct Part {
        int result = -1; ///< index into Turn::results of the unit that contributes
        int halves = 0;  ///< what it counts, in half units
        Evidence::Part::Why why = Evidence::Part::Why::Self;
        std::vector<int> by; ///< the results that cut it, halved it, weakened it or drove the supporter out
    };
    struct Side {
        Evidence::Side::Kind kind = Evidence::Side::Kind::Attack;
        ProvinceId place;
        int total = 0; ///< half units
        std::vector<Part> parts;
    };
    /// One link of the chain "how it came about".
    struct Link {
        int result = -1; ///< the order that the fact is about
        int cause = -1;  ///< the order that caused it, or -1
    };

    std::vector<Side> sides;   ///< the order's own side first
    std::vector<Link> chain;   ///< causes first
    std::vector<int> involved; ///< results of every unit concerned, the explained one first
};

Explanation explain(const Turn &turn, int result);

/// Those who fought with less than their whole strength where strengths decided, with why and through whom: who is
/// named anyway is left out, unless it was nobody else.
std::vector<Evidence::Part> weaknessesIn(const Turn &turn, const OrderResult &result);

/// Was a double move kept out where it was bound by a unit of its own power? Then no strengths decided it.
bool isKeptOutByOwn(const Turn &turn, const OrderResult &result);

} // namespace entente
