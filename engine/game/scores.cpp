#include "game/scores.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>
#include <utility>

namespace entente {

namespace {

using Dead = ScoreSystem::Dead;
using Tribute = ScoreSystem::Tribute;

constexpr int allCentres = 34;
constexpr int mostCentres = 17; ///< without a win
constexpr int yearsSeen = 10;   ///< that the dead may have lived, where every end is looked at
constexpr double slack = 1e-9;

/// Adds up the parts of a score where nobody has won.
class Scorer {
public:
    Scorer(const ScoreSystem &system, const FinalStanding &standing)
        : m_system(system), m_standing(standing), m_scores(standing.centres.size(), system.played)
    {
        m_top = *std::max_element(standing.centres.begin(), standing.centres.end());
        for (const int centres : standing.centres) {
            m_second = centres < m_top ? std::max(m_second, centres) : m_second;
            m_alive += centres > 0;
        }
        m_leaders = countOf(m_top);
    }

    std::vector<double> run()
    {
        for (std::size_t i = 0; i < m_scores.size(); ++i) {
            const int centres = m_standing.centres[i];
            m_scores[i] += m_system.perCentre * centres + tabled(static_cast<std::size_t>(centres));
            m_scores[i] += centres > 0 ? m_system.alive + m_system.aliveShared / m_alive
                                       : m_system.dead + m_system.perYearDead * m_standing.years[i];
            for (const int other : m_standing.centres)
                m_scores[i] += m_system.overEach * std::max(0, centres - other);
        }
        addShares();
        addRanks();
        addLead();
        payTribute();
        return std::move(m_scores);
    }

private:
    std::size_t countOf(int centres) const
    {
        return static_cast<std::size_t>(std::count(m_standing.centres.begin(), m_standing.centres.end(), centres));
    }

    double tabled(std::size_t centres) const
    {
        const std::vector<double> &table = m_system.byCentres;
        if (table.empty())
            return 0;
        const std::size_t last = table.size() - 1;
        return centres <= last ? table[centres]
                               : table[last] + static_cast<double>(centres - last) * (table[last] - table[last - 1]);
    }

    void addShares()
    {
        const ScoreSystem::Shares &shares = m_system.shares;
        if (shares.pool == 0)
            return;
        std::vector<double> weights;
        for (std::size_t i = 0; i < m_scores.size(); ++i) {
            const double centres = m_standing.centres[i];
            const auto &drawn = m_standing.drawn;
            const bool in =
                drawn.empty() ? centres > 0 : std::find(drawn.begin(), drawn.end(), static_cast<int>(i)) != drawn.end();
            weights.push_back(shares.draw ? static_cast<double>(in)
                                          : shares.squares * centres * centres + shares.each * centres + shares.alive);
        }
        double all = 0;
        for (std::size_t i = 0; i < weights.size(); ++i)
            all += shares.draw || shares.deadWeigh || m_standing.centres[i] > 0 ? weights[i] : 0;
        for (std::size_t i = 0; i < weights.size() && all > 0; ++i)
            m_scores[i] += shares.draw || m_standing.centres[i] > 0 ? shares.pool * weights[i] / all : 0;
    }

    void addRanks()
    {
        const ScoreSystem::Ranks &ranks = m_system.ranks;
        if (ranks.points[0] == 0)
            return;
        const auto key = [&](std::size_t i) {
            const int centres = m_standing.centres[i];
            return std::pair(centres, ranks.dead == Dead::ByYear && centres == 0 ? m_standing.years[i] : 0);
        };
        const auto worth = [](const std::array<double, 7> &points, std::size_t place) {
            return place < points.size() ? points[place] : 0;
        };
        for (std::size_t i = 0; i < m_scores.size(); ++i) {
            std::size_t better = 0;
            std::size_t equal = 0; // with itself
            for (std::size_t j = 0; j < m_scores.size(); ++j) {
                better += key(j) > key(i);
                equal += key(j) == key(i);
            }
            if (ranks.dead == Dead::None && m_standing.centres[i] == 0)
                continue;
            double points = 0;
            if (equal == 2 && ranks.pairs[0] > 0) {
                points = worth(ranks.pairs, better);
            } else if (ranks.ties == ScoreSystem::Ties::Lower) {
                points = worth(ranks.points, better + equal - 1);
            } else {
                for (std::size_t place = better; place < better + equal; ++place)
                    points += worth(ranks.points, place) / static_cast<double>(equal);
            }
            m_scores[i] += ranks.whole ? std::nearbyint(points) : points;
        }
    }

    void addLead()
    {
        const ScoreSystem::Lead &lead = m_system.lead;
        const std::array<double, 3> near = lead.near[0] == 0 ? std::array<double, 3>{1, 0, 0} : lead.near;
        double all = 0;
        for (std::size_t behind = 0; behind < near.size(); ++behind)
            all += near[behind] * static_cast<double>(countOf(m_top - static_cast<int>(behind)));
        const bool oneBehind = countOf(m_top - 1) > 0;
        const bool anyBehind = oneBehind || countOf(m_top - 2) > 0;
        for (std::size_t i = 0; i < m_scores.size(); ++i) {
            const auto behind = static_cast<std::size_t>(m_top - m_standing.centres[i]);
            if (behind < near.size() && m_leaders <= lead.most)
                m_scores[i] += lead.shared * near[behind] / all;
            if (behind > 0 && behind <= lead.behind.size())
                m_scores[i] += lead.behind[behind - 1];
            if (behind > 0)
                continue;
            m_scores[i] += m_leaders <= lead.byCount.size() ? lead.byCount[m_leaders - 1] : 0;
            if (m_leaders > 1)
                continue;
            m_scores[i] += lead.perCentreAlone * m_top + lead.perCentreAhead * (m_top - m_second);
            m_scores[i] += (oneBehind ? 0 : lead.behind[0]) + (anyBehind ? 0 : lead.behind[1]);
        }
    }

    /// What one of the others pays, and how much of that it has.
    std::pair<double, double> paid(std::size_t i) const
    {
        const int centres = m_standing.centres[i];
        switch (m_system.tribute) {
        case Tribute::AboveSix:
            return centres == 0 ? std::pair(0.0, 0.0)
                                : std::pair(std::clamp(m_top - 6.0, 0.0, m_system.aliveShared / m_alive), m_scores[i]);
        case Tribute::Gap: return {m_top - centres, m_scores[i]};
        case Tribute::LeadHalf:
            return {m_leaders > 1 ? 0 : std::min<double>(m_top - m_second, m_scores[i] / 2), m_scores[i]};
        case Tribute::None: break;
        }
        return {};
    }

    void payTribute()
    {
        if (m_system.tribute == Tribute::None)
            return;
        double all = 0;
        for (std::size_t i = 0; i < m_scores.size(); ++i) {
            if (m_standing.centres[i] == m_top)
                continue;
            const auto [due, own] = paid(i);
            m_scores[i] -= std::min(due, own);
            all += due;
        }
        const auto leaders = static_cast<double>(m_leaders);
        const double each = m_system.tribute == Tribute::Gap ? std::floor(all / (leaders * leaders)) : all / leaders;
        for (std::size_t i = 0; i < m_scores.size(); ++i)
            m_scores[i] += m_standing.centres[i] == m_top ? each : 0;
    }

    const ScoreSystem &m_system;
    const FinalStanding &m_standing;
    std::vector<double> m_scores;
    int m_top = 0;
    int m_second = 0; ///< most centres of those who do not lead
    std::size_t m_leaders = 0;
    double m_alive = 0;
};

/// Every way in which the centres are divided among seven without a winner, the most first.
template <class Look>
void everyEnd(const Look &look)
{
    std::vector<int> split(7, 0);
    const auto divide = [&](const auto &self, std::size_t at, int left, int limit) -> void {
        if (at == split.size()) {
            if (left == 0)
                look(split);
            return;
        }
        for (int own = std::min(left, limit); own >= 0 && own * static_cast<int>(split.size() - at) >= left; --own) {
            split[at] = own;
            self(self, at + 1, left - own, own);
        }
    };
    divide(divide, 0, allCentres, mostCentres);
}

} // namespace

FinalStanding standingOf(const GameSummary &summary)
{
    FinalStanding standing;
    standing.centres = summary.centres;
    standing.winner = summary.winner;
    standing.drawn = summary.drawn;
    const int last =
        summary.last.year - (summary.last.season == Season::Spring && summary.last.year > summary.first.year);
    for (std::size_t i = 0; i < summary.centres.size(); ++i) {
        int year = last;
        if (summary.centres[i] == 0) {
            year = summary.first.year; // the first in which it had none any more
            for (const auto &[ended, all] : summary.years) {
                if (all[i] > 0)
                    year = ended + 1;
            }
        }
        standing.years.push_back(year - summary.first.year);
    }
    return standing;
}

const ScoreSystem *scoreSystemNamed(std::string_view name)
{
    const auto all = scoreSystems();
    const auto found = std::find_if(all.begin(), all.end(), [&](const ScoreSystem &each) { return each.name == name; });
    return found == all.end() ? nullptr : &*found;
}

std::vector<double> scoresOf(const ScoreSystem &system, const FinalStanding &standing)
{
    if (standing.centres.empty())
        return {};
    std::vector<double> scores = Scorer(system, standing).run();
    if (standing.winner < 0)
        return scores;
    for (std::size_t i = 0; i < scores.size(); ++i) {
        if (static_cast<int>(i) == standing.winner) {
            scores[i] = system.win + system.winTimes * scores[i];
            continue;
        }
        const int centres = standing.centres[i];
        const double byCentre = system.lossPerCentre * centres;
        const double rest = system.loss + (centres > 0 ? system.lossAlive : 0) + system.lossPerYear * standing.years[i]
                            + system.lossTimes * scores[i];
        scores[i] = system.lossGreater ? std::max(byCentre, rest) : byCentre + rest;
    }
    return scores;
}

std::map<PowerId, double> scoresOf(const ScoreSystem &system, const Game &game)
{
    const std::vector<double> scores = scoresOf(system, standingOf(summaryOf(game)));
    std::map<PowerId, double> byPower;
    for (int p = 0; p < game.board().powerCount(); ++p) {
        if (game.board().power(PowerId(p)).playable)
            byPower.emplace(PowerId(p), scores[byPower.size()]);
    }
    return byPower;
}

ScoreFacts factsOf(const ScoreSystem &system)
{
    ScoreFacts facts;
    facts.least = std::numeric_limits<double>::max();
    FinalStanding now;
    everyEnd([&](const std::vector<int> &split) {
        for (const int years : {yearsSeen, 0}) {
            now.centres = split;
            now.years.assign(split.size(), years);
            const std::vector<double> scores = scoresOf(system, now);
            const double sum = std::accumulate(scores.begin(), scores.end(), 0.0);
            facts.least = std::min(facts.least, sum);
            facts.most = std::max(facts.most, sum);
            facts.best = std::max(facts.best, *std::max_element(scores.begin(), scores.end()));
            // Equals are alike: the first of them takes, or loses, one for all.
            for (std::size_t taker = 0; taker < split.size(); ++taker) {
                if (split[taker] == 0 || split[taker] == mostCentres || (taker > 0 && split[taker] == split[taker - 1]))
                    continue;
                for (std::size_t loser = 0; loser < split.size(); ++loser) {
                    if (loser == taker || split[loser] == 0
                        || (loser > 0 && loser - 1 != taker && split[loser] == split[loser - 1]))
                        continue;
                    ++now.centres[taker];
                    --now.centres[loser];
                    facts.cost = std::max(facts.cost, scores[taker] - scoresOf(system, now)[taker]);
                    --now.centres[taker];
                    ++now.centres[loser];
                }
            }
        }
    });
    facts.cost = facts.cost < slack ? 0 : facts.cost;
    now.centres = {18, 16, 0, 0, 0, 0, 0};
    now.winner = 0;
    facts.win = scoresOf(system, now).front();
    return facts;
}

} // namespace entente
