#include "orders/disbandverb.h"

#include "map/board.h"
#include "orders/notation.h"
#include "orders/position.h"

namespace entente {

std::string VerbModule<Disband>::text(const OrderWriting &out, const Disband &)
{
    return out.stage == Stage::Adjustments ? "Remove " + out.subject() : out.subject() + " D";
}

OrderReader::Fault VerbModule<Disband>::read(OrderReader &reader, KindId)
{
    reader.m_out.order.action = Disband();
    return std::nullopt;
}

Legality VerbModule<Disband>::checkRetreats(const RetreatCheck &, Order &)
{
    return legal();
}

void VerbModule<Disband>::listRetreats(const DislodgedUnit &dislodged, std::vector<Order> &out)
{
    const Unit &unit = dislodged.unit;
    out.push_back({unit.kind, unit.region, unit.layer, Disband()});
}

Legality VerbModule<Disband>::checkWinters(const WinterCheck &now, Order &order)
{
    const ProvinceId here = now.board.provinceOf(order.at);
    const UnitId id = unitIn(now.board, now.position, here, order.layer);
    if (!id.valid())
        return refused(Refusal::NoUnit, here);
    const Unit &unit = now.position.units[static_cast<std::size_t>(id.index())];
    if (unit.power != now.power)
        return refused(Refusal::NotYours, here);
    if (!settleKind(now.rules, unit.kind, order.kind))
        return refused(Refusal::WrongKind, here);
    if (!settleCoast(now.board, now.rules, unit.region, order.at))
        return refused(Refusal::CoastWrong, here);
    if (now.board.kind(unit.kind).returnsTo.valid())
        return refused(Refusal::NeedsNoCentre, here);
    const bool forfeit = now.forfeit && now.board.kind(unit.kind).travel == Travel::Sea;
    return now.due < 0 || forfeit || now.byPoints ? legal() : refused(Refusal::NoRemovalDue, here);
}

void VerbModule<Disband>::listWinters(const WinterCheck &now, std::vector<Order> &out)
{
    for (const Unit &unit : now.position.units) {
        Order order{unit.kind, unit.region, unit.layer, Disband()};
        if (unit.power == now.power && checkWinters(now, order).ok())
            out.push_back(order);
    }
}

} // namespace entente
