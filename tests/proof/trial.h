#pragma once

#include "reading.h"

#include "judge/adjudicator.h"

#include <map>
#include <memory>
#include <string>

namespace entente::proof {

/// The rules of the judge as the reading is told them.
Print printOf(const Rulebook &rules);

/// Puts small worlds before the judge, each on a board on which everything can be reached that its orders reach.
class Trial {
public:
    explicit Trial(const Rulebook &rules) : m_rules(rules) {}

    /// What the judge finds; the same words for it as the reading's.
    Findings judge(const World &world);
    /// Who is who, told what, and what came of it by both: for people.
    static std::string tell(const World &world, const Findings &read, const Findings &judged);

    const Position &position() const { return m_position; } ///< of the last world
    const std::vector<GivenOrder> &orders() const { return m_orders; }
    const std::array<int, mostUnits> &unitOf() const { return m_unitOf; } ///< where each stands in the position's list
    Adjudicator &adjudicator() { return *m_judge; }

private:
    void setUp(const World &world);

    Rulebook m_rules;
    std::map<std::string, std::unique_ptr<Adjudicator>> m_judges; ///< by board
    Adjudicator *m_judge = nullptr;
    std::string m_board, m_key;
    Position m_position;
    std::vector<GivenOrder> m_orders;
    std::array<int, mostUnits> m_unitOf = {};
    std::array<int, mostUnits> m_sorted = {};
};

} // namespace entente::proof
