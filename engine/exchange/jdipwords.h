#pragma once

#include <array>
#include <string_view>
#include <utility>

namespace entente {

// What jDip's saved games are written in, for their reader and their writer.

/// Where its seasons stand in a year.
inline constexpr int jdipSpring = 1000;
inline constexpr int jdipFall = 2000;

/// Its phases by `Stage`: the name, and where they stand in a season.
inline constexpr std::array<std::pair<std::string_view, int>, 3> jdipStages{
    {{"movement", 100}, {"retreat", 200}, {"adjustment", 300}}};

/// What became of an order: the name, and where results of that kind stand in a list.
inline constexpr std::array<std::pair<std::string_view, int>, 3> jdipResults{
    {{"SUCCESS", 20}, {"FAILURE", 30}, {"DISLODGED", 40}}};
inline constexpr std::string_view jdipSuccess = jdipResults[0].first;
inline constexpr std::string_view jdipFailure = jdipResults[1].first;
inline constexpr std::string_view jdipDislodged = jdipResults[2].first;

/// Its coasts: "mv" is where armies stand, "xc" the only coast and the open sea, "wx" where wings are.
struct JdipCoast {
    std::string_view brief;
    std::string_view name;
    int index;
};
inline constexpr std::array<JdipCoast, 7> jdipCoasts{{{"wx", "Wing", 1},
                                                      {"mv", "None", 2},
                                                      {"xc", "Single", 3},
                                                      {"nc", "North Coast", 4},
                                                      {"sc", "South Coast", 5},
                                                      {"wc", "West Coast", 6},
                                                      {"ec", "East Coast", 7}}};

} // namespace entente
