#pragma once

#include "specialrule.h"

#include "judge/adjudicator.h"

#include <map>
#include <memory>

namespace entente::proof {

/// Puts scenes before the judge, each on a board on which each place lies next to each other.
class Court {
public:
    explicit Court(const SpecialRule &rule);
    ~Court();

    /// What the judge finds; the same words for it as the reading's.
    Fates judge(const Scene &scene);
    /// Who is who, told what, and what came of it by both: for people.
    static std::string tell(const Scene &scene, const Fates &read, const Fates &judged);

private:
    struct Bench;

    Bench &benchOf(const Scene &scene);
    void setUp(const Scene &scene, const Board &board);
    static int numberOf(const Scene &scene, int u);
    RegionId regionOf(const Scene &scene, int place, bool otherCoast = false) const;
    int placeOf(const Scene &scene, RegionId region) const;
    Order orderOf(const Scene &scene, int u) const;
    void landBombers(const Scene &scene, const Bench &bench, const MovesOutcome &outcome, Fates &found) const;

    const SpecialRule &m_rule;
    Rulebook m_rules;
    std::map<std::string, std::unique_ptr<Bench>> m_benches; ///< by board
    Position m_position;
    std::vector<GivenOrder> m_orders;
    std::array<int, Scene::mostUnits> m_unitOf = {}; ///< where each stands in the position's list
};

} // namespace entente::proof
