#pragma once

#include "base/ids.h"

#include <cstdint>
#include <vector>

namespace entente {

/// What kept a bomber from its mission, or from the place where it was to land (1939 III 36 to 44).
enum class FlightCause : std::uint8_t {
    None,
    NothingToCut,  ///< the unit gave no support; none stood there where there is no culprit (39)
    OwnSupport,    ///< the support was its own power's (39)
    Occupied,      ///< somebody stands in the centre that was to be raided (40a)
    Contested,     ///< somebody moved for it (40a)
    BaseClosed,    ///< the raid could not have come home: its base is not open to it any more (40b)
    NotOpen,       ///< where it was to land is sea, nobody's, or another's who gave no permission (43)
    LandLost,      ///< the same, and it was its own power's when the phase began
    LeaveLapsed,   ///< whoever had given permission does not own the place any more (44)
    PlaceTaken,    ///< another bomber wanted that place too, or rested there (36)
    NowhereToLand, ///< no other place of its path was open to it either (43b iii)
    NoLeave,       ///< lost: its base was taken by another, who did not let it stay (42)
    LeaveEnded,    ///< lost: its base is another's, whose permission counted for a season (44)
};

/// What the verdict on one unit rests on: the strengths that the judge compared, with those who gave them, and who else
/// is to blame. Facts without words. Ids of units are those of the position that was judged.
struct Evidence {
    /// What one unit adds to a side of a fight, or would have added.
    struct Part {
        enum class Why : std::uint8_t {
            Self,     ///< it fights itself, with its whole strength
            Weakened, ///< it stands with half of it; `by`: those who attack it (1939 III 22); nobody: in an earlier
                      ///< step
            March,    ///< a double move counts less (1939 III 19)
            Crossing, ///< it counts less at sea (ruling T21)
            Halted,   ///< it stopped on its way and defends itself there with less (1939 III 21)
            Failed,   ///< its move failed, and it stands with less
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
        std::vector<UnitId> by;

        /// It fights itself; else it helps, or would have.
        bool fights() const { return why <= Why::Failed; }
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
    bool byHalves = false; ///< of a support: one attack takes half of it, two take all (1939 III 22)
    // Of a bomber that gave its mission up before the landings:
    FlightCause flight = FlightCause::None;
    FlightCause closed = FlightCause::None; ///< what was wrong with the place where it was to land
    PowerId owner;                          ///< whose that place is, if anybody's

    friend bool operator==(const Evidence &, const Evidence &) = default;
};

} // namespace entente
