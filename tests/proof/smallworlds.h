#pragma once

#include "world.h"

#include <functional>

namespace entente::proof {

/// All seasons of moves of so many units, one of each kind: whoever renames units, powers and empty places gets another
/// of the same kind. Either those without a convoy or those with one at least.
///
/// First come the patterns: what units are told, powers left aside. Each pattern then is divided among powers, and its
/// convoys get their waters, in all ways that its own symmetries leave different.
class SmallWorlds {
public:
    SmallWorlds(int units, bool convoys);

    std::size_t patterns() const { return m_patterns.size(); }
    /// Calls `visit` with each world of a pattern, and for how many it stands: those that renaming units makes of it.
    /// Powers and empty places count as the same whatever they are called.
    using Visit = std::function<void(const World &world, std::uint64_t standsFor)>;
    void visit(std::size_t pattern, const Visit &visit) const;

    /// How many there are without convoys, units told apart: by a formula, to check the other way of counting.
    static std::uint64_t counted(int units);

private:
    struct Told {
        std::uint8_t verb, to;
        friend auto operator<=>(const Told &, const Told &) = default;
    };
    using Pattern = std::array<Told, mostUnits>;
    using Renaming = std::array<std::uint8_t, mostUnits>;
    /// A way to lay the waters under one army's convoy.
    struct Waters {
        std::vector<Mask> routes;
        std::array<Mask, mostUnits> touches; ///< by fleet
    };

    void extend(int unit, int empty);
    void take();
    bool isLegal() const;
    Pattern renamed(const Pattern &pattern, const Renaming &names) const;
    template <class Each>
    bool eachRenaming(const Pattern &pattern, Each &&each) const;
    World worldOf(const Pattern &pattern) const;
    std::vector<Waters> watersOf(const World &world, int army) const;

    int m_units;
    bool m_convoys;
    Pattern m_now = {};
    std::vector<Pattern> m_patterns;
};

} // namespace entente::proof
