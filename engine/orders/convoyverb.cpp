#include "orders/convoyverb.h"

#include "map/board.h"
#include "map/convoywaters.h"
#include "map/routes.h"
#include "orders/arrival.h"
#include "orders/composer.h"
#include "orders/movelisting.h"
#include "orders/notation.h"

namespace entente {

// How it is written and read.

std::string VerbModule<Convoy>::text(const OrderWriting &out, const Convoy &convoy)
{
    return out.subject() + " C " + unitText(out.board, convoy.kind, convoy.army) + " - "
           + out.board.regionText(convoy.to);
}

OrderReader::Fault VerbModule<Convoy>::read(OrderReader &reader, KindId fused)
{
    return reader.readConvoy(fused);
}

OrderReader::Fault OrderReader::readConvoy(KindId fusedKind)
{
    UnitText unit;
    if (bool toHold = false; readBackwards(unit, toHold) && !toHold) {
        Convoy convoy{unit.kind, unit.region, m_backwards};
        fillSupported(convoy.kind, unit);
        m_out.order.action = convoy;
        return std::nullopt;
    }
    if (Fault fault = readUnit(unit))
        return fault;
    Convoy convoy{unit.kind.valid() ? unit.kind : fusedKind, unit.region, {}};
    fillSupported(convoy.kind, unit);
    if (!takeToward() && m_in.atEnd())
        return m_in.missing();
    if (Fault fault = readPlace(convoy.to))
        return fault;
    Move ignored;
    if (Fault fault = readWay(ignored))
        return fault;
    m_out.order.action = convoy;
    return std::nullopt;
}

// What is asked of it.

namespace {

/// May the fleet at sea in `fleet` help to carry this army to `to`, over the carriers now on the board?
/// None, NoConvoyPossible (it lies on no chain), or ConvoyUnneeded (DATC 6.G.19). `cutUp`: the waters of the carriers,
/// or null.
Refusal convoyRefusal(const Board &board, const OrderRules &rules, const Unit &army, ProvinceId fleet, ProvinceId to,
                      const ProvinceSet &carriers, const ConvoyWaters *cutUp)
{
    const ProvinceId from = board.provinceOf(army.region);
    if (rules.armyFleet && board.kind(army.kind).embarks && !(board.waters(from) & board.waters(to)).contains(fleet))
        return convoyPossible(board, from, to, carriers) ? Refusal::LongerCrossing : Refusal::NoConvoyPossible;
    if (!carriers.contains(fleet) || !onSomeChain(board, fleet, from, to, carriers, cutUp))
        return Refusal::NoConvoyPossible;
    const bool mayWalk = board.reach(board.kind(army.kind).travel, army.region).contains(to);
    if (mayWalk && rules.illegalOrders == OrderRules::IllegalOrders::Ignored
        && !fleetOnSomeRoute(board, fleet, from, to, carriers))
        return Refusal::ConvoyUnneeded;
    return Refusal::None;
}

/// Is there any place to which that fleet may help to carry the army?
bool mayCarry(const Board &board, const OrderRules &rules, const Unit &army, ProvinceId fleet,
              const ProvinceSet &carriers)
{
    const ProvinceId from = board.provinceOf(army.region);
    if (!carriers.contains(fleet) || !joinedTo(board, fleet, from, carriers))
        return false;
    bool any = false;
    const auto ask = [&](ProvinceId to) {
        any = any || convoyRefusal(board, rules, army, fleet, to, carriers, nullptr) == Refusal::None;
    };
    // A fleet that is joined to the army's shore mostly serves its own shores; else it is a link to others.
    ProvinceSet own = board.reach(Travel::Sea, board.mainRegion(fleet)) & board.shores();
    own.erase(from);
    own.forEach(ask);
    if (!any)
        ConvoyWaters(board, carriers).destinations(fleet, from).forEach(ask);
    return any;
}

} // namespace

Legality VerbModule<Convoy>::checkMoves(const MoveCheck &now, Convoy &convoy)
{
    const ProvinceId from = now.board.provinceOf(convoy.army);
    const ProvinceId to = now.board.provinceOf(convoy.to);
    const bool boxed = now.board.province(now.here()).unlimited && !now.rules.boxes.convoys;
    if (!now.kind.convoys || !now.board.isConvoySpace(now.here()) || now.unit.layer != Layer::Field || boxed)
        return refused(Refusal::CannotConvoy, now.here());
    const Unit *const army = now.unitIn(from, Layer::Field);
    if (!army || !now.board.kind(army->kind).isConvoyed)
        return refused(Refusal::CannotBeConvoyed, from);
    if (!settleKind(now.rules, army->kind, convoy.kind))
        return refused(Refusal::WrongKind, from);
    convoy.army = army->region;
    if (from == to)
        return refused(Refusal::ToItself, from);
    if (!canStandIn(now.board, now.board.kind(army->kind).travel, to))
        return refused(Refusal::CannotStand, to);
    Refusal why = Refusal::None;
    const RegionId ashore = withoutCoast(now.board, now.rules, convoy.to, why);
    if (!ashore.valid())
        return refused(why, to);
    convoy.to = ashore;
    if (now.rules.armyFleet && now.board.kind(army->kind).embarks) {
        if (const Refusal no = now.voyages().ferryRefusal(now.unit, *army, to); no != Refusal::None)
            return refused(no, no == Refusal::NotYours ? from : now.here());
    }
    const ProvinceSet &carriers = now.occupancy.carriers();
    const Refusal no = convoyRefusal(now.board, now.rules, *army, now.here(), to, carriers, now.waters);
    // Where the fleet is of no use to the army at all, it does not matter where it was to go.
    if (no == Refusal::None || mayCarry(now.board, now.rules, *army, now.here(), carriers))
        return refused(no, to);
    return refused(Refusal::NoConvoyPossible, now.here());
}

void VerbModule<Convoy>::list(MoveListing &listing)
{
    if (!listing.inField() || !listing.waters->fleets().contains(listing.here()))
        return;
    listing.forEachOther([&](UnitId, const Unit &other) {
        if (other.layer != Layer::Field || !listing.board.kind(other.kind).isConvoyed)
            return;
        const ProvinceId from = listing.board.provinceOf(other.region);
        listing.waters->destinations(listing.here(), from).forEach([&](ProvinceId to) {
            listing.ask(Convoy{other.kind, other.region, listing.board.mainRegion(to)});
        });
    });
}

// How it is composed.

/// Is there any place to which the fleet could help to carry the army?
Legality Composer::canCarry(ProvinceId fleet, const Unit &army) const
{
    const ProvinceId from = m_board->provinceOf(army.region);
    if (!m_board->kind(army.kind).isConvoyed)
        return refused(Refusal::CannotBeConvoyed, from);
    return mayCarry(*m_board, *m_rules, army, fleet, Occupancy(*m_board, *m_position).carriers())
               ? legal()
               : refused(Refusal::NoConvoyPossible, fleet);
}

} // namespace entente
