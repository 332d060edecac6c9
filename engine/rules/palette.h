#pragma once

#include <array>

namespace entente {

/// Colours of a power on light and on dark paper, as "#rrggbb": of its land, its units, and its orders.
struct PowerScheme {
    struct Shades {
        const char *tint;
        const char *unit;
        const char *line;
    };
    const char *name; ///< the colour by which a person picks it
    Shades light, dark;
};

/// Schemes that are told apart from each other and from water, neutral and closed land in every style of the map, by
/// people with and without all three kinds of cones too: those of the standard board. The first are farthest apart.
inline constexpr std::array<PowerScheme, 7> powerSchemes{{
    {"#b23a2e", {"#cf9782", "#bd2715", "#bd2715"}, {"#58210f", "#d2442d", "#de7564"}},
    {"#2f5fa8", {"#b1dcfd", "#2b85c7", "#2b85c7"}, {"#01344f", "#5999d3", "#84b4de"}},
    {"#3f7d44", {"#b1d98f", "#66dda4", "#66dda4"}, {"#3e5739", "#89f4be", "#a8f7cf"}},
    {"#c99a1c", {"#baac50", "#cf9700", "#cf9700"}, {"#69490d", "#eab42e", "#efc864"}},
    {"#6f4a8e", {"#b09ebb", "#e0c0ef", "#e0c0ef"}, {"#5f4d6a", "#f2dcff", "#f5e5ff"}},
    {"#3a3f47", {"#a0a4a1", "#3d3a39", "#3d3a39"}, {"#36302c", "#8b8882", "#a9a7a2"}},
    {"#3b3a94", {"#a7aded", "#31307e", "#31307e"}, {"#463f85", "#5152bd", "#7e7fce"}},
}};

} // namespace entente
