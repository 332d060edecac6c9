#include "orders/composer.h"

#include "map/board.h"
#include "orders/occupancy.h"
#include "orders/orderrules.h"
#include "orders/voyages.h"

namespace entente {

bool Composer::sails() const
{
    const bool goes = !m_draft.verb || *m_draft.verb == Verb::Move || *m_draft.verb == Verb::ConvoyedMove;
    return m_rules->armyFleet && goes && m_draft.kind.valid() && m_board->kind(m_draft.kind).embarks;
}

/// Sea by sea aboard, a coast ashore; whatever asks for no sea is a move as any other.
Composer::Step Composer::chooseForVoyage(RegionId region)
{
    const Unit &unit = *chosenUnit();
    const ProvinceId place = m_board->provinceOf(region);
    const ProvinceId here = m_board->provinceOf(unit.region);
    const bool aboard = unit.layer == Layer::Aboard;
    if (place == here && m_draft.waters.empty())
        return m_draft.verb ? refuse(Refusal::ToItself, place) : complete(Hold());
    if (!m_board->isSea(place)) {
        if (!m_draft.waters.empty())
            return complete(Move{{m_board->mainRegion(place)}, Way::ByRoute, m_draft.waters});
        return aboard ? complete(Move{{m_board->mainRegion(place)}, Way::Unsaid, {}})
                      : moveTo(region, m_draft.verb == Verb::ConvoyedMove ? Way::ByConvoy : Way::Unsaid);
    }
    if (!m_draft.waters.empty() && m_draft.waters.back() == place)
        return leaveAboard();
    const std::size_t most = aboard ? 1 : 2;
    const ProvinceId from = m_draft.waters.empty() ? here : m_draft.waters.back();
    if (static_cast<std::size_t>(m_draft.waters.size()) == most)
        return refuse(Refusal::TooFarToSail, place);
    if (m_draft.waters.empty() && !aboard) {
        Order boards{unit.kind, unit.region, unit.layer, Move{{m_board->mainRegion(place)}, Way::Unsaid, {}}};
        if (const Legality may = checkOrder(*m_board, *m_rules, *m_position, m_power, boards); !may.ok())
            return refuse(may.refusal, may.where);
    } else if (!m_board->adjacent(Travel::Sea, m_board->mainRegion(from), m_board->mainRegion(place))) {
        return refuse(Refusal::TooFarToSail, place);
    }
    Draft draft = m_draft;
    draft.waters.push_back(place);
    return extend(draft);
}

/// It goes no farther than the hold.
Composer::Step Composer::leaveAboard()
{
    if (m_draft.layer == Layer::Aboard)
        return complete(Hold());
    return complete(Move{{m_board->mainRegion(m_draft.waters.front())}, Way::Unsaid, {}});
}

Composer::Step Composer::takePassenger(const Unit &army)
{
    Draft draft = m_draft;
    draft.unit = army.region;
    draft.kind = army.kind;
    draft.layer = Layer::Aboard;
    draft.number = numberOf(*m_board, *m_position, UnitId(static_cast<int>(&army - m_position->units.data())));
    if (!draft.verb)
        return extend(draft);
    if (const Legality able = canBegin(*draft.verb, army); !able.ok())
        return refuse(able.refusal, able.where);
    if (draft.verb != Verb::Hold)
        return extend(draft);
    m_draft = draft;
    return complete(Hold());
}

/// The army in the hold of a fleet that stands in the position.
const Unit *Composer::passengerOf(const Unit *fleet) const
{
    if (!m_rules->armyFleet || !fleet || m_position->phase.stage != Stage::Moves)
        return nullptr;
    const UnitId cargo = cargoOf(*m_board, *m_position, UnitId(static_cast<int>(fleet - m_position->units.data())));
    return cargo.valid() ? &m_position->units[static_cast<std::size_t>(cargo.index())] : nullptr;
}

} // namespace entente
