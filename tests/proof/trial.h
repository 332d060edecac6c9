#pragma once

#include "reading.h"

#include "judge/adjudicator.h"

#include <map>
#include <memory>
#include <string>

namespace entente::proof {

/// The rules of the judge as the reading is told them.
Print printOf(const Rulebook &rules);

/// The ways to ask the judge. One answer is expected of all.
enum class Asked : std::uint8_t {
    Plainly,  ///< as nearly all seasons are judged
    InFull,   ///< with what was heard and what verdicts rest on
    Featured, ///< the judge of boards with features, on one that has none
    Armoured, ///< the same where there might be tanks, whose strengths hang on who attacks
    Changed,  ///< judged with another order, which then is changed
};
inline constexpr int waysToAsk = 5;
const char *nameOf(Asked asked);

/// Puts small worlds before the judge, each on a board on which everything can be reached that its orders reach.
class Trial {
public:
    explicit Trial(const Rulebook &rules);
    ~Trial();

    /// What the judge finds; the same words for it as the reading's.
    Findings judge(const World &world, Asked asked = Asked::Plainly);
    /// After the world was judged plainly: does each verdict name somebody who can have caused it? Whoever cuts attacks
    /// from abroad and not from where the support points, or has got in; whoever drives out has got in; whoever keeps
    /// out goes to the same place or stays there, and is no weaker than what it kept out.
    bool namesCauses(const World &world, const Findings &found) const;
    /// Does whoever a verdict names matter to it? If some of the others were not there, the verdict would be the same;
    /// if the one named were missing too, it or a figure of it would be another. (Of two equals who keep a third out
    /// neither would do with the other there.) To be asked last: it judges the world anew without some.
    bool namesWhoMatters(const World &world);
    /// Who is who, told what, and what came of it by both: for people.
    static std::string tell(const World &world, const Findings &read, const Findings &judged);

private:
    struct Court;

    void setUp(const World &world);
    Findings findings(const World &world, const Board &board, const MovesOutcome &outcome) const;

    Rulebook m_rules;
    std::map<std::string, std::unique_ptr<Court>> m_courts; ///< by board
    Court *m_court = nullptr;
    std::string m_board, m_key;
    Position m_position;
    std::vector<GivenOrder> m_orders;
    std::array<int, mostUnits> m_unitOf = {}; ///< where each stands in the position's list
    std::size_t m_turn = 0;
    const MovesOutcome *m_last = nullptr; ///< of the judge, asked plainly
};

} // namespace entente::proof
