#include "map/kindnames.h"

#include <array>

namespace entente {

namespace {

constexpr std::string_view armyNames[] = {"armies", "armee", "armees", "armeen", "heer",
                                          "heere",  "amy",   "amry",   "armys"};
constexpr std::string_view fleetNames[] = {"fleets", "flotte", "flotten", "flottes", "flt", "flet", "fleat"};
constexpr std::string_view tankNames[] = {"tanks", "panzer", "char", "chars"};
constexpr std::string_view bomberNames[] = {"bombers", "bombardier", "bombardiers"};
constexpr std::string_view squadronNames[] = {"squadrons", "squadren",   "sq",       "sqn",       "staffel",
                                              "staffeln",  "geschwader", "escadron", "escadrille"};
constexpr std::string_view doubleArmyNames[] = {"doublearmies", "doppelarmee", "doppelarmeen", "aa", "2a"};
constexpr std::string_view wingNames[] = {"wings",    "flieger",   "plane", "planes",
                                          "flugzeug", "flugzeuge", "aile",  "ailes"};

struct Kind {
    std::string_view name;
    std::span<const std::string_view> others;
};

constexpr auto kinds = std::to_array<Kind>({
    {"army", armyNames},
    {"fleet", fleetNames},
    {"tank", tankNames},
    {"bomber", bomberNames},
    {"squadron", squadronNames},
    {"doublearmy", doubleArmyNames},
    {"wing", wingNames},
});

} // namespace

std::span<const std::string_view> otherKindNames(std::string_view folded)
{
    for (const Kind &kind : kinds) {
        if (kind.name == folded)
            return kind.others;
    }
    return {};
}

} // namespace entente
