#include "game/ground.h"

#include "map/board.h"

namespace entente {

Bearing::Bearing(const IncrementalJudge &judge, const JudgedSeason &season, UnitId unit, const Order &order)
{
    const Board &board = judge.board();
    m_home = board.provinceOf(season.position().units[static_cast<std::size_t>(unit.index())].region);
    if (!judge.judgesParts(season)) {
        for (int p = 0; p < board.provinceCount(); ++p)
            m_felt.insert(ProvinceId(p));
        m_attacks = m_with = m_own.whole = m_felt;
        return;
    }
    const JudgedSeason::Footprint print = judge.footprintOf(season, unit, order);
    const auto *move = std::get_if<Move>(&order.action);
    const auto *support = std::get_if<Support>(&order.action);
    if (judge.hasFeatures() || print.asksForFleets || !(move || support || is<Hold>(order))) {
        m_felt = m_attacks = m_with = m_own.whole = print.places;
        return;
    }
    m_felt.insert(m_home);
    if (move) {
        const ProvinceId to = board.provinceOf(move->to());
        m_felt.insert(to);
        m_attacks.insert(to);
        m_leaves.insert(to);
        m_own.whole.insert(to); // a unit that arrives is not driven out
        return;
    }
    m_own.whole.insert(m_home);
    if (!support)
        return;
    m_backs = board.provinceOf(support->toHold() ? support->of : support->to);
    m_felt.insert(m_backs);
    // Somebody else may order what is supported, or not; and a unit of the same power may stay where it goes.
    const std::vector<Unit> &units = season.position().units;
    const PowerId own = units[static_cast<std::size_t>(unit.index())].power;
    for (const Unit &other : units) {
        const ProvinceId place = board.provinceOf(other.region);
        if (place == board.provinceOf(support->of) ? other.power != own : place == m_backs && other.power == own)
            m_own.whole.insert(place);
    }
}

bool Bearing::addTo(Ground &ground) const
{
    const Ground before = ground;
    ground.whole |= m_with;
    if (ground.whole.contains(m_home))
        ground.whole |= m_leaves;
    if (m_backs.valid() && ground.whole.contains(m_backs))
        ground.cuts.insert(m_home);
    return !(ground == before);
}

} // namespace entente
