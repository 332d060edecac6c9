#include "players/appraisal.h"

#include <algorithm>

namespace entente {

namespace {

constexpr Amount dislodgedCosts = 3;
constexpr Amount roomForBuild = 3 * Worth::most; ///< a place where a unit that is due can be raised
constexpr Amount raidPart = 5;                   ///< of what another loses by a raid: what that is worth
constexpr int raidTakes = 2;                     ///< points (1939 III 41)

} // namespace

Appraisal::Appraisal(const OrderGenerator &generator)
    : m_board(generator.view().board()), m_position(generator.view().position()), m_seat(generator.view().seat())
{
    for (int p = 0; p < m_board.provinceCount(); ++p)
        m_takes.push_back(generator.worth().owned(ProvinceId(p)));
    for (int p = 0; p < m_board.provinceCount(); ++p) {
        if (m_position.owner[static_cast<std::size_t>(p)] == generator.view().seat())
            m_owned.insert(ProvinceId(p));
    }
    if (generator.worth().late()) {
        generator.posts().forEach([&](ProvinceId post) {
            const int rivals = generator.worth().competition(post);
            if (rivals == 0 || rivals < generator.worth().strength(post))
                m_posts.insert(post);
        });
        m_due = generator.due();
    }
    m_worth.resize(static_cast<std::size_t>(m_board.kindCount()));
    for (const Unit &unit : m_position.units) {
        m_owns.push_back(unit.power == generator.view().seat());
        m_holds.push_back(m_board.kind(unit.kind).captures && unit.layer == Layer::Field);
        std::vector<Amount> &worth = m_worth[static_cast<std::size_t>(unit.kind.index())];
        for (int r = 0; m_owns.back() && static_cast<int>(worth.size()) < m_board.regionCount(); ++r)
            worth.push_back(generator.worth().of(unit.kind, RegionId(r)));
    }
}

/// A centre that is raided brings less (1939 III 41). `held`: where somebody stands on the ground.
Amount Appraisal::ofRaid(const Airborne &flight, const ProvinceSet &held) const
{
    if (flight.mission != Mission::Raid || flight.aborted || flight.disturbed)
        return 0;
    const ProvinceId centre = flight.path[flight.leg];
    const int points = m_board.province(centre).points;
    const PowerId owner = m_position.owner[slot(centre)];
    if (held.contains(centre) || points == 0 || !owner.valid() || !m_board.power(owner).playable)
        return 0;
    const Amount loss = m_takes[slot(centre)] * std::min(raidTakes, points) / points;
    if (owner == m_seat)
        return -loss;
    return flight.unit.power == m_seat ? loss / raidPart : 0;
}

Amount Appraisal::of(const MovesOutcome &outcome) const
{
    Amount sum = 0;
    ProvinceSet mine, lost, taken;
    for (std::size_t u = 0; u < m_position.units.size(); ++u) {
        if (outcome.units[u].dislodged) {
            sum -= m_owns[u] ? dislodgedCosts * Worth::most : 0;
            continue;
        }
        const RegionId end = outcome.endsIn[u];
        taken.insert(m_board.provinceOf(end));
        if (m_holds[u])
            (m_owns[u] ? mine : lost).insert(m_board.provinceOf(end));
        if (m_owns[u])
            sum += m_worth[static_cast<std::size_t>(m_position.units[u].kind.index())]
                          [static_cast<std::size_t>(end.index())];
    }
    const ProvinceSet centres = ((m_owned - lost) | mine) & m_board.centres();
    centres.forEach([&](ProvinceId centre) { sum += m_takes[slot(centre)]; });
    for (const Airborne &flight : outcome.airborne)
        sum += ofRaid(flight, mine | lost);
    if (!m_posts.empty()) {
        const int due = m_due + centres.size() - m_owned.size();
        sum += roomForBuild * std::clamp(((m_posts & centres) - taken).size(), 0, std::max(0, due));
    }
    return sum;
}

} // namespace entente
