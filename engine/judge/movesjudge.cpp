#include "judge/movesjudge.h"

#include "judge/cycles.h"
#include "judge/movesreading.h"
#include "judge/movesrecord.h"

namespace entente::judge {

template <class Mask>
MovesJudge<Mask>::MovesJudge(const Board &board, const Rulebook &rules) : m_board(board), m_rules(rules)
{
    m_alike = true;
    for (const UnitKind &kind : board.kinds()) {
        m_kinds.push_back(
            {board.stepTable(kind.travel).data(), static_cast<Small>(kind.strength), kind.convoys, kind.isConvoyed});
        m_alike = m_alike && kind.strength == board.kinds().front().strength;
    }
    m_provinces = board.provinceCount();
    m_place.fill(nowhere);
    for (int r = 0; r < board.regionCount(); ++r)
        m_place[static_cast<std::size_t>(r)] = static_cast<Place>(board.provinceOf(RegionId(r)).index());
    m_coastMayBeOmitted = rules.orders.supportCoast != OrderRules::SupportCoast::MustMatch;
    m_armyCoastIgnored = rules.orders.armyCoast == OrderRules::ArmyCoast::Ignored;
    m_coastIgnored = rules.orders.supportCoast == OrderRules::SupportCoast::Ignored;
    m_exactWords = rules.orders.unitCoast == OrderRules::UnitCoast::Ignored
                   && rules.orders.coastOmitted == OrderRules::CoastOmitted::Completed;
    c.attackers.fill(0);
    c.ofPower.fill(0);
    c.power.fill(0);
    c.occupant.fill(nobody);
    setSwitches(c, rules);
}

template <class Mask>
void MovesJudge<Mask>::run(const Position &position, const OrderSheet &sheet, Waters &waters, MovesOutcome &out)
{
    m_position = &position;
    m_units = position.units.data();
    m_sheet = &sheet;
    m_waters = &waters;
    m_out = &out;

    begin();
    readOrders();

    if (c.bySea)
        settle(paths());
    else
        settle(NoPaths());
}

template <class Mask>
template <class P>
void MovesJudge<Mask>::settle(const P &paths)
{
    Resolver<Mask, P> resolver(c, paths);
    m_plainPass.settle(resolver, paths,
                       {m_out->units.data(), m_toRegion.data(), m_out->endsIn.data(), &m_out->contested});
    if (!resolver.done()) {
        resolver.resume();
        untieContest(resolver, c, knotRule(m_rules));
    }
    record(resolver, paths);
}

// --- compile -----------------------------------------------------------------------------------

template <class Mask>
void MovesJudge<Mask>::begin()
{
    std::fill_n(c.attackers.begin(), m_board.provinceCount(), Mask(0));
    std::fill_n(c.occupant.begin(), m_board.provinceCount(), nobody);
    std::fill_n(c.ofPower.begin(), m_board.powerCount(), Mask(0));

    c.movers = c.supporters = c.carrying = c.bySea = c.mayWalk = 0;
    m_refused = m_unmatched = m_ownGround = m_carriage = 0;
    m_distant = m_asking = m_carried = 0;
    m_ordered = m_contradicted = 0;
    const std::size_t count = m_position->units.size();
    c.actors = static_cast<int>(count);
    if (m_out->units.size() != count) {
        m_out->units.resize(count);
        m_out->orderOf.resize(count);
        m_out->endsIn.resize(count);
    }
    m_out->orders.resize(m_sheet->orders().size());
    if (m_out->listsIntents) {
        m_out->intents.clear();
        for (const GivenOrder &given : m_sheet->orders())
            m_out->intents.push_back({{}, given.order, {}});
    }
    m_out->contested = ProvinceSet();
    m_plainPass.begin(m_board.provinceCount());
    Verdict held;
    held.reason = Reason::Holds;
    std::fill_n(m_out->units.begin(), count, held);
    std::fill_n(c.dest.begin(), count, nowhere);
    std::fill_n(c.backers.begin(), count, Mask(0));
    std::fill_n(c.carriers.begin(), count, Mask(0));
    std::fill_n(m_out->orderOf.begin(), count, -1);
    for (std::size_t u = 0; u < count; ++u) {
        const Unit unit = m_units[u];
        const Place place = m_place[static_cast<std::size_t>(unit.region.index())];
        c.power[u] = static_cast<Small>(unit.power.index());
        c.home[u] = place;
        c.occupant[place] = static_cast<Small>(u);
        m_out->endsIn[u] = unit.region;
        m_stepsOf[u] = m_kinds[static_cast<std::size_t>(unit.kind.index())].steps + unit.region.index() * m_provinces;
        m_plainPass.stand(static_cast<int>(u), place);
        c.ofPower[static_cast<std::size_t>(unit.power.index())] |= bit<Mask>(static_cast<int>(u));
    }
    if (m_alike) {
        std::fill_n(c.strength.begin(), count, m_kinds.front().strength);
        std::fill_n(c.fullStrength.begin(), count, m_kinds.front().strength);
    } else {
        for (std::size_t u = 0; u < count; ++u)
            c.strength[u] = c.fullStrength[u] = factsOf(static_cast<int>(u)).strength;
    }
}

template <class Mask>
void MovesJudge<Mask>::chooseWays()
{
    each(m_distant | m_asking | m_carried, [&](int u) {
        chooseWay(m_rules, c, paths(), u, has(m_distant, u), has(m_asking, u) ? m_way[u] : Way::Unsaid);
    });
}

template class MovesJudge<Narrow>;
template class MovesJudge<Wide>;

} // namespace entente::judge
