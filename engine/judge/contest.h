#pragma once

#include "base/ids.h"
#include "judge/masks.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <type_traits>

namespace entente::judge {

/// A place that units contend for: a province, in one layer.
inline constexpr int maxPlaces = maxProvinces;
/// Small numbers in the tables below. Like Id's value not an unsigned char: that type may alias
/// anything, and every store to a table would make the compiler read everything else again.
using Small = char8_t;
/// A place; of the biggest boards a byte does not tell all apart.
using Place = char16_t;
/// No place. The tables by place have an entry for it, so that looking it up needs no question: nobody is there,
/// and nobody goes there.
inline constexpr Place nowhere = maxPlaces;
/// Another, for those that no order can aim at.
inline constexpr Place apart = maxPlaces + 1;
inline constexpr Small nobody = UnitId().index();
/// Strengths, in half units. Of more than 64 units some may help one more than a byte can count.
template <class Mask>
using Halves = std::conditional_t<sizeof(Mask) == sizeof(Narrow), Small, char16_t>;
/// Tables that are cleared for every phase begin a line of the cache: that is twice as fast.
inline constexpr std::size_t cacheLine = 64;

/// What of a compiled phase is one value each: sets of actors, and switches.
template <class Mask>
struct ContestSets {
    int actors = 0;

    Mask movers = 0;
    Mask supporters = 0;
    Mask carrying = 0; ///< fleets whose convoy order matches an army's move
    Mask bySea = 0;    ///< movers that go by convoy
    Mask mayWalk = 0;  ///< of these, those that go by land if the convoy fails
    // Looked at only by resolvers whose paths are not `plain`:
    Mask crossing = 0; ///< movers that pass the one coming the opposite way by another coast (Davis 7)
    Mask raising = 0;  ///< movers that stay at home whatever their attack comes to (City State 7f)
    /// Attackers that never enter: they cut and bar with their own strength, unless somebody attacks their home. They
    /// stay at home (they are no movers) and count among `bySea`, since their way may be shut.
    Mask raiders = 0;
    Mask disembarking =
        0;            ///< movers by sea from the hold of a fleet; `carriers` holds that fleet if it must sail first
    Mask adrift = 0;  ///< of these, those whose fleet was not told to go there
    Mask flyers = 0;  ///< movers that change places with nobody, not even with who goes by sea
    Mask exposed = 0; ///< supporters whose support any attack cuts, wherever it comes from
    Mask facing = 0;  ///< movers by sea whom a flyer comes to meet

    // Switches, see Rulebook.
    bool raidsSpareTargets = false;    ///< L10: the raided unit's own attack does not make the raid fail
    bool convoyAttacksFromSea = false; ///< 4.A.4
    bool loserHasNoEffect = false;     ///< 4.A.7 (a)
    bool anyBrokenDisrupts = false;    ///< 4.A.1
    bool sparesAttackOnConvoy = false; ///< XII.5: a convoyed army does not cut support for an attack on its convoy
    bool sparesActionAtConvoy = false; ///< 1982: nor for any action where some fleet convoys
};

/// The compiled phase: who stands where, who wants to go where, who backs whom. Flat arrays indexed
/// by actor (one a unit) and by place; sets of actors are bit masks. It knows no word of Diplomacy
/// beyond this; everything that editions differ in was settled by the submission, or is one of the
/// switches below.
template <class Mask>
struct Contest : ContestSets<Mask> {
    std::array<Small, room<Mask>> power;
    std::array<Place, room<Mask>> home; ///< place
    std::array<Place, room<Mask>> dest; ///< place, or nowhere for those who stay
    std::array<Halves<Mask>, room<Mask>> strength{};
    std::array<Halves<Mask>, room<Mask>> fullStrength{};     ///< with every support that was ordered for it
    std::array<Small, room<Mask>> target;                    ///< whom a supporter backs; of those who land: their fleet
    std::array<Place, room<Mask>> directed;                  ///< where the backed move goes; nowhere for a hold support
    alignas(cacheLine) std::array<Mask, room<Mask>> backers; ///< supporters of this actor's action
    alignas(cacheLine) std::array<Mask, room<Mask>> carriers; ///< fleets ordered to carry this actor

    std::array<Small, ProvinceId().index() + 1> occupant; ///< actor, or nobody; by anything that may stand for a place
    alignas(cacheLine) std::array<Mask, maxPlaces + 2> attackers; ///< who wants to go there
    std::array<Mask, maxPowers> ofPower;

    /// Becomes what another contest on the same board is. Only what actors and the board's `places` have is copied:
    /// most of a table is room for bigger boards.
    void takeOver(const Contest &other, int places)
    {
        static_cast<ContestSets<Mask> &>(*this) = other;
        copyActors(power, other.power);
        copyActors(home, other.home);
        copyActors(dest, other.dest);
        copyActors(strength, other.strength);
        copyActors(fullStrength, other.fullStrength);
        copyActors(target, other.target);
        copyActors(directed, other.directed);
        copyActors(backers, other.backers);
        copyActors(carriers, other.carriers);
        std::copy_n(other.occupant.begin(), places, occupant.begin());
        std::copy_n(other.attackers.begin(), places, attackers.begin());
        ofPower = other.ofPower;
    }

protected:
    /// All that the set has room for: a size that the compiler knows takes a few moves instead of a call.
    template <class Table>
    static void copyActors(Table &to, const Table &from)
    {
        to = from;
    }
};

} // namespace entente::judge
