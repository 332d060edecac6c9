#pragma once

#include "base/ids.h"

#include <cstdint>
#include <vector>

namespace entente {

/// What the verdict on one unit rests on: the strengths that the judge compared, with those who gave them, and who else
/// is to blame. Facts without words. Ids of units are those of the position that was judged.
struct Evidence {
    /// What one unit adds to a side of a fight, or would have added.
    struct Part {
        enum class Why : std::uint8_t {
            Self, ///< it fights itself
            Support,
            HalfSupport,      ///< given in part; `by`: who attacked it (1939 III 22)
            AirSupport,       ///< lent by a bomber's mission
            CutSupport,       ///< `by`: who cut it
            DislodgedSupport, ///< `by`: who drove the supporter out
            Excluded,         ///< does not count against a unit of its own power, whoever gives it
        };
        UnitId unit;
        int halves = 0; ///< what it counts, in half units
        Why why = Why::Self;
        UnitId by = {};

        friend bool operator==(const Part &, const Part &) = default;
    };

    /// A strength that was compared, unit by unit.
    struct Side {
        enum class Kind : std::uint8_t {
            Attack,  ///< on `place`
            Hold,    ///< of `place`
            Defend,  ///< of `place`, by a unit that comes the opposite way
            Prevent, ///< by another that is bound for `place`
        };
        Kind kind = Kind::Attack;
        ProvinceId place;
        int total = 0;           ///< half units
        std::vector<Part> parts; ///< who fights comes first, then those who help it

        UnitId fighter() const { return parts.empty() ? UnitId() : parts.front().unit; }
        friend bool operator==(const Side &, const Side &) = default;
    };

    /// The unit's own strength first, then the greatest that it met, if it met any; before them the same two of the
    /// way, where it fought for that. Of a unit that was driven out the attack that did it comes last.
    std::vector<Side> sides;
    /// Who else brought it about: all who cut or halved a support, the fleets that a convoy lost, whom a flight met.
    std::vector<UnitId> culprits;

    friend bool operator==(const Evidence &, const Evidence &) = default;
};

} // namespace entente
