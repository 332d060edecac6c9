#include "orders/retreatverb.h"

#include "map/board.h"
#include "orders/arrival.h"
#include "orders/composer.h"
#include "orders/notation.h"
#include "orders/sorties.h"

#include <algorithm>

namespace entente {

std::string VerbModule<Retreat>::text(const OrderWriting &out, const Retreat &retreat)
{
    return out.subject() + " R " + retreatText(out.board, out.order.at, retreat.to);
}

OrderReader::Fault VerbModule<Retreat>::read(OrderReader &reader, KindId fused)
{
    return reader.readRetreat(fused);
}

OrderReader::Fault OrderReader::readRetreat(KindId fusedKind)
{
    takeToward();
    if (UnitText besieged; m_context.stage == Stage::Moves && readBesieged(besieged, fusedKind)) {
        m_out.order.action = Raise{besieged.kind, besieged.region};
        skipParticle();
        return std::nullopt;
    }
    if (takeBehindWalls() || m_in.takeWords({"city"})
        || m_in.takeWords({"stadt"})) { // of its own province, see Retreat
        m_out.stage = Stage::Retreats;
        m_out.order.action = Retreat{m_out.order.at};
        return std::nullopt;
    }
    Retreat retreat;
    bool walls = false;
    if (m_in.atEnd())
        return m_in.missing();
    retreat.to = m_in.place(&walls);
    if (!retreat.to.valid())
        return m_in.placeError();
    if (Fault fault = m_in.coastError(retreat.to))
        return fault;
    skipParticle();
    m_out.stage = Stage::Retreats;
    // The walls of its own province are written as the place itself (see Retreat).
    if (walls && m_board.provinceOf(retreat.to) == m_board.provinceOf(m_out.order.at))
        retreat.to = m_out.order.at;
    m_out.order.action = retreat;
    return std::nullopt;
}

namespace {

/// Why a squadron may not come down in a place that is not open to it. Where it flew the position does not tell, only
/// that it did not stand.
Refusal closedFromAir(const RetreatCheck &now, ProvinceId place)
{
    const DislodgedUnit &dislodged = now.dislodged;
    const std::vector<ProvinceId> &contested = now.position.contested;
    if (place == dislodged.from || unitIn(now.board, now.position, place).valid()
        || std::find(contested.begin(), contested.end(), place) != contested.end())
        return Refusal::RetreatClosed;
    if (now.rules.squadrons.sparesForeignCentres
        && isForeignCentre(now.board, now.position, dislodged.unit.power, place))
        return Refusal::ForeignCentre;
    const ProvinceId base = now.board.provinceOf(dislodged.unit.region);
    return airRefuges(now.board, base, base, 2).contains(place) ? Refusal::FlewElsewhere : Refusal::RetreatClosed;
}

} // namespace

Legality VerbModule<Retreat>::checkRetreats(const RetreatCheck &now, Order &order)
{
    const ProvinceId here = now.board.provinceOf(order.at);
    RegionId &to = std::get<Retreat>(order.action).to;
    const ProvinceId place = now.board.provinceOf(to);
    const Travel travel = now.board.kind(now.dislodged.unit.kind).travel;
    const auto &open = now.dislodged.retreats;
    if (to == order.at || place == here) { // behind its own walls
        if (std::find(open.begin(), open.end(), order.at) == open.end())
            return refused(wallsRefusal(now.board, now.position, now.dislodged.unit), place);
        to = order.at;
        return legal();
    }
    if (!canStandIn(now.board, travel, place))
        return refused(Refusal::CannotStand, place);
    const auto inPlace = [&](RegionId region) { return now.board.provinceOf(region) == place; };
    const auto count = std::count_if(open.begin(), open.end(), inPlace);
    if (count == 0 && now.dislodged.cargo.valid() && !now.board.isSea(place))
        return refused(Refusal::Laden, place);
    if (count == 0 && travel == Travel::Air)
        return refused(closedFromAir(now, place), place);
    if (count == 0)
        return refused(
            now.board.reach(travel, order.at).contains(place) ? Refusal::RetreatClosed : Refusal::NotAdjacent, place);
    if (std::find(open.begin(), open.end(), to) != open.end())
        return legal();
    const bool omitted = to == now.board.mainRegion(place);
    if (!omitted
        && (travel == Travel::Sea ? now.rules.coastWrong == OrderRules::CoastWrong::Void
                                  : now.rules.armyCoast == OrderRules::ArmyCoast::Void))
        return refused(Refusal::CoastWrong, place);
    if (count > 1 && now.rules.coastUnclear == OrderRules::CoastUnclear::Void)
        return refused(Refusal::CoastUnclear, place);
    to = *std::find_if(open.begin(), open.end(), inPlace);
    return legal();
}

void VerbModule<Retreat>::listRetreats(const DislodgedUnit &dislodged, std::vector<Order> &out)
{
    const Unit &unit = dislodged.unit;
    for (const RegionId to : dislodged.retreats)
        out.push_back({unit.kind, unit.region, unit.layer, Retreat{to}});
}

Refusal wallsRefusal(const Board &board, const Position &position, const Unit &unit)
{
    const ProvinceId place = board.provinceOf(unit.region);
    const Province &province = board.province(place);
    if (province.centre && !province.port && board.kind(unit.kind).travel == Travel::Sea)
        return Refusal::WallsNeedPort;
    return unitIn(board, position, place, Layer::Walls).valid() ? Refusal::WallsFull : Refusal::RetreatClosed;
}

Composer::Step Composer::retreatTo(RegionId region)
{
    const int index = dislodgedIn(*m_board, *m_position, m_board->provinceOf(m_draft.unit));
    const auto &open = m_position->dislodged[static_cast<std::size_t>(index)].retreats;
    std::vector<RegionId> coasts;
    for (const RegionId to : open) {
        if (m_board->provinceOf(to) == m_board->provinceOf(region))
            coasts.push_back(to);
    }
    if (coasts.size() > 1 && std::find(coasts.begin(), coasts.end(), region) == coasts.end()) {
        Step step;
        step.kind = Step::Kind::NeedsCoast;
        step.coasts = std::move(coasts);
        return step;
    }
    return complete(Retreat{coasts.size() == 1 ? coasts.front() : region});
}

} // namespace entente
