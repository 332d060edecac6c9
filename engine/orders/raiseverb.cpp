#include "orders/raiseverb.h"

#include "map/board.h"
#include "orders/cities.h"
#include "orders/movelisting.h"
#include "orders/notation.h"

namespace entente {

std::string VerbModule<Raise>::text(const OrderWriting &out, const Raise &raise)
{
    return out.subject() + " R " + unitText(out.board, raise.kind, raise.of, Layer::Walls);
}

OrderReader::Fault VerbModule<Raise>::read(OrderReader &reader, KindId fused)
{
    OrderReader::UnitText besieged;
    if (!reader.readBesieged(besieged, fused))
        return reader.m_in.missing();
    reader.m_out.order.action = Raise{besieged.kind, besieged.region};
    return std::nullopt;
}

bool OrderReader::readBesieged(UnitText &unit, KindId fusedKind)
{
    const std::size_t start = m_in.mark();
    // Where "the" is short for Thebes it is skipped by nobody.
    bool siege = m_in.takeWords({"the", "siege"});
    m_in.skip(Meaning::Filler);
    siege = siege || m_in.takeWords({"siege"}) || m_in.takeWords({"belagerung"});
    (void)m_in.take(Meaning::From); // "die Belagerung von Lodi"
    m_in.skip(Meaning::Filler);
    if (!readUnit(unit)
        && (siege || unit.layer == Layer::Walls || unit.kind.valid() || fusedKind.valid() || hasPorts(m_board))) {
        unit.layer = Layer::Walls;
        if (fusedKind.valid())
            unit.kind = fusedKind;
        fillSupported(unit.kind, unit);
        return true;
    }
    m_in.rewind(start);
    return false;
}

bool raisesFrom(const Board &board, ProvinceId here)
{
    return !board.province(here).sentTo.valid() && !board.province(here).unlimited;
}

Legality VerbModule<Raise>::checkMoves(const MoveCheck &now, Raise &raise)
{
    const ProvinceId of = now.board.provinceOf(raise.of);
    if (const Legality able = mayHelp(now); !able.ok())
        return able;
    if (!raisesFrom(now.board, now.here()))
        return refused(Refusal::FromBox, now.here());
    const Unit *const inside = now.unitIn(of, Layer::Walls);
    if (!inside || !now.unitIn(of, Layer::Field))
        return refused(Refusal::NoSiege, of);
    if (!settleKind(now.rules, inside->kind, raise.kind))
        return refused(Refusal::WrongKind, of);
    raise.of = inside->region;
    return now.board.reach(now.kind.travel, now.unit.region).contains(of) ? legal() : refused(Refusal::NotAdjacent, of);
}

void VerbModule<Raise>::list(MoveListing &listing)
{
    if (!listing.rules.walls || !listing.inField())
        return;
    for (const RegionId next : listing.board.neighbours(listing.kind.travel, listing.unit.region)) {
        if (listing.board.mainRegion(listing.board.provinceOf(next)) == next)
            listing.ask(Raise{{}, next});
    }
}

} // namespace entente
