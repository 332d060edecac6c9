#include "players/appraisal.h"

namespace entente {

namespace {

constexpr Amount dislodgedCosts = 3;

} // namespace

Appraisal::Appraisal(const OrderGenerator &generator)
    : m_board(generator.view().board()), m_position(generator.view().position())
{
    for (int p = 0; p < m_board.provinceCount(); ++p)
        m_takes.push_back(generator.worth().owned(ProvinceId(p)));
    for (int p = 0; p < m_board.provinceCount(); ++p) {
        if (m_position.owner[static_cast<std::size_t>(p)] == generator.view().seat())
            m_owned.insert(ProvinceId(p));
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

Amount Appraisal::of(const MovesOutcome &outcome) const
{
    Amount sum = 0;
    ProvinceSet mine, lost;
    for (std::size_t u = 0; u < m_position.units.size(); ++u) {
        if (outcome.units[u].dislodged) {
            sum -= m_owns[u] ? dislodgedCosts * Worth::most : 0;
            continue;
        }
        const RegionId end = outcome.endsIn[u];
        if (m_holds[u])
            (m_owns[u] ? mine : lost).insert(m_board.provinceOf(end));
        if (m_owns[u])
            sum += m_worth[static_cast<std::size_t>(m_position.units[u].kind.index())]
                          [static_cast<std::size_t>(end.index())];
    }
    (((m_owned - lost) | mine) & m_board.centres()).forEach([&](ProvinceId centre) { sum += m_takes[slot(centre)]; });
    return sum;
}

} // namespace entente
