#include "orders/supportverb.h"

#include "base/names.h"
#include "map/board.h"
#include "map/flights.h"
#include "map/routes.h"
#include "orders/arrival.h"
#include "orders/cities.h"
#include "orders/composer.h"
#include "orders/marches.h"
#include "orders/movelisting.h"
#include "orders/notation.h"
#include "orders/sorties.h"

namespace entente {

// How it is written and read.

std::string VerbModule<Support>::text(const OrderWriting &out, const Support &support)
{
    if (support.arrived)
        return out.subject() + " S " + unitText(out.board, support.kind, {}, Layer::Field) + '('
               + out.board.regionText(support.of) + " in " + out.board.regionText(support.to) + ')';
    return out.subject() + " S " + unitText(out.board, support.kind, support.of, support.layer, support.number)
           + (support.toHold() ? std::string() : " - " + out.board.regionText(support.to));
}

OrderReader::Fault VerbModule<Support>::read(OrderReader &reader, KindId fused)
{
    return reader.readSupport(fused);
}

/// "support move to Bur from Mar", "support TO Bul from Rum", "supports Bul from Rum", "support hold to Spa": the
/// destination comes first. Leaves the cursor alone when the words say nothing of the kind.
bool OrderReader::readBackwards(UnitText &unit, bool &toHold)
{
    const std::size_t start = m_in.mark();
    toHold = m_in.take(Meaning::Hold);
    if (!toHold)
        m_in.take(Meaning::Move);
    const bool named = m_in.take(Meaning::To);
    bool read = false;
    if (toHold) {
        read = named && !readUnit(unit);
    } else {
        m_in.skip(Meaning::Filler);
        m_backwards = m_in.place();
        read = m_backwards.valid() && m_in.take(Meaning::From) && !readUnit(unit);
    }
    if (!read)
        m_in.rewind(start);
    return read;
}

OrderReader::Fault OrderReader::readSupport(KindId fusedKind)
{
    UnitText unit;
    if (bool toHold = false; readBackwards(unit, toHold)) {
        Support support{unit.kind, unit.region, toHold ? RegionId() : m_backwards, unit.layer};
        fillSupported(support.kind, unit);
        m_out.order.action = support;
        return std::nullopt;
    }
    m_in.take(Meaning::Hold); // "support hold Spa"
    if (Support support; readArrived(support)) {
        m_out.order.action = support;
        return std::nullopt;
    }
    if (Fault fault = readUnit(unit))
        return fault;
    Support support{
        unit.kind.valid() ? unit.kind : fusedKind, unit.region, {}, unit.layer, static_cast<std::uint8_t>(unit.number)};
    fillSupported(support.kind, unit);

    if (readRaising(support)) {
        m_out.order.action = support;
        return std::nullopt;
    }
    return readSupported(support, fusedKind);
}

/// "A Pav S A Mil R A ((Lod))": whoever helps to raise a siege supports an attack on the besieger.
bool OrderReader::readRaising(Support &support)
{
    if (m_context.stage != Stage::Moves || !hasPorts(m_board))
        return false;
    const std::size_t start = m_in.mark();
    Meaning verb{};
    KindId kind;
    UnitText besieged;
    const bool raises = m_in.take(Meaning::Retreat) || (m_in.fusedVerb(verb, kind) && verb == Meaning::Retreat);
    if (!raises || !readBesieged(besieged, kind)) {
        m_in.rewind(start);
        return false;
    }
    support.to = m_board.mainRegion(m_board.provinceOf(besieged.region));
    return true;
}

/// What the unit does that is supported: it holds, or goes somewhere.
OrderReader::Fault OrderReader::readSupported(Support support, KindId fusedKind)
{
    if (m_in.takeWords({"in", "place"})) {
        m_out.order.action = support;
        return std::nullopt;
    }
    if (takeArrival()) {
        support.arrived = true;
        if (Fault fault = readPlace(support.to))
            return fault;
        (void)m_in.takeWords({"steht"});
        m_out.order.action = support;
        return std::nullopt;
    }
    const std::size_t start = m_in.mark();
    // "A Vie in Gal" is the unit where its move has brought it, with or without the bracket.
    support.arrived = m_in.at(Meaning::Filler) && foldName(m_in.token().text) == "in";
    const bool dashed = takeToward();
    support.arrived = support.arrived && !dashed; // "A Vie in its move to Gal"
    if (support.arrived && m_in.atEnd())
        return m_in.missing();
    if (m_in.take(Meaning::Hold) || (!dashed && m_in.atEnd())) {
        support.arrived = false;
        m_in.takeWords({"in", "place"});
        m_out.order.action = support;
        return std::nullopt;
    }
    if (!dashed && !m_in.at(Token::Kind::Word)) {
        m_in.rewind(start);
        return m_in.extra();
    }
    RegionId to;
    if (Fault fault = readPlace(to)) {
        if (!dashed)
            m_in.rewind(start);
        return dashed ? fault : Fault(m_in.extra());
    }
    if (support.arrived) {
        support.to = to;
        m_out.order.action = support;
        return std::nullopt;
    }
    // Old zines write "SF DEN-DEN" for a support to hold; anywhere else that is a move to itself.
    if (!fusedKind.valid() || m_board.provinceOf(to) != m_board.provinceOf(support.of))
        support.to = to;
    // Nobody else goes to where it stands than a garrison that comes out from behind the walls.
    const ProvinceId stands = m_board.provinceOf(support.of);
    if (support.to.valid() && m_board.provinceOf(support.to) == stands && m_context.position
        && unitIn(m_board, *m_context.position, stands, Layer::Walls).valid())
        support.layer = Layer::Walls;
    // The way of the supported army is its own affair; people write it all the same.
    Move ignored;
    if (Fault fault = readWay(ignored))
        return fault;
    m_out.order.action = support;
    return std::nullopt;
}

bool OrderReader::readArrived(Support &support)
{
    const std::size_t start = m_in.mark();
    UnitText unit;
    if (m_in.at(Token::Kind::Word) && m_board.findKind(m_in.token().text).valid()) {
        unit.kind = m_board.findKind(m_in.token().text);
        m_in.advance();
    }
    bool read = m_in.take(Token::Kind::Open);
    if (read) {
        if (!unit.kind.valid())
            unit.kind = m_in.kind();
        unit.region = m_in.place();
        read = unit.region.valid() && m_in.take(Meaning::Filler);
        const RegionId to = read ? m_in.place() : RegionId();
        read = to.valid() && m_in.take(Token::Kind::Close);
        support = {unit.kind, unit.region, to};
        support.arrived = true;
    }
    if (!read)
        m_in.rewind(start);
    else
        fillSupported(support.kind, unit);
    return read;
}

// What is asked of it.

namespace {

/// A unit in a box that the support may mean: not the supporter itself.
const Unit *otherIn(const MoveCheck &now, ProvinceId box, const Support &support)
{
    const Unit *found = nullptr;
    for (const Unit &unit : now.position.units) {
        if (&unit == &now.unit || now.board.provinceOf(unit.region) != box || unit.layer != support.layer)
            continue;
        if (!support.kind.valid() || unit.kind == support.kind)
            return &unit;
        found = found ? found : &unit;
    }
    return found;
}

} // namespace

Legality VerbModule<Support>::checkMoves(const MoveCheck &now, Support &support)
{
    return checkSupport(now, support, now.board.reach(now.kind.travel, now.unit.region));
}

Legality checkSupport(const MoveCheck &now, Support &support, const ProvinceSet &reach)
{
    const ProvinceId of = now.board.provinceOf(support.of);
    if (support.arrived && !now.rules.retrospective)
        return refused(Refusal::NoRetrospect, of);
    if (const Legality able = mayHelp(now); !able.ok())
        return able;
    if (support.layer == Layer::Walls)
        return refused(Refusal::BehindWalls, of);
    if (support.layer == Layer::Aboard && support.toHold())
        return refused(Refusal::OnlyLands, of);
    if (support.layer == Layer::Air) // 1939 III 32: a bomber receives none
        return refused(Refusal::NothingToSupport, of);
    const Unit *const backed =
        now.board.province(of).unlimited ? otherIn(now, of, support) : now.unitIn(of, support.layer);
    if (!backed)
        return refused(Refusal::NothingToSupport, of);
    if (backed == &now.unit)
        return refused(Refusal::ToItself, of);
    if (!settleKind(now.rules, backed->kind, support.kind))
        return refused(Refusal::WrongKind, of);
    if (!settleCoast(now.board, now.rules, backed->region, support.of))
        return refused(Refusal::CoastWrong, of);

    const ProvinceId place = support.toHold() ? of : now.board.provinceOf(support.to);
    if (!support.toHold() && place == of)
        return refused(Refusal::ToItself, of);
    const Province::Backing backing = now.board.province(now.here()).backing;
    if ((backing == Province::Backing::WayOut && of != now.here() && !(support.toHold() && now.rules.boxes.backStands))
        || (backing == Province::Backing::WayOut && of == now.here() && support.toHold()))
        return refused(Refusal::FromBox, now.here());
    if (!mayEnter(now.board, now.unit.power, place))
        return refused(Refusal::SupportOutOfReach, place);
    if (!support.toHold() && !mayEnter(now.board, backed->power, place))
        return refused(Refusal::SupportImpossible, place);
    // Any coast will do: what is supported is the province (DATC 6.B.4).
    if (!reach.contains(place))
        return refused(Refusal::SupportOutOfReach, place);
    return support.toHold() ? legal() : checkSupportedMove(now, *backed, support, place);
}

Legality checkSupportedMove(const MoveCheck &now, const Unit &backed, Support &support, ProvinceId place)
{
    const UnitKind &kind = now.board.kind(backed.kind);
    if (kind.flying == Flying::Sorties) {
        support.to = now.board.mainRegion(place);
        const bool open = now.board.flights().withinTwo(now.board.provinceOf(backed.region)).contains(place)
                          && mayInvade(now.board, now.rules, now.position, backed.power, place);
        return open ? legal() : refused(Refusal::SupportImpossible, place);
    }
    if (now.rules.armyFleet && kind.convoys && !now.board.isSea(place) && now.voyages().laden(backed))
        return refused(Refusal::SupportImpossible, place);
    Refusal why = Refusal::None;
    const RegionId arrival = arrivalOf(now.board, now.rules, kind.travel, backed.region, support.to, why);
    if (arrival.valid()) {
        const bool omitted = support.to == now.board.mainRegion(place);
        const bool unclear = omitted && !now.board.onlyArrival(kind.travel, backed.region, place).valid();
        if (!unclear && !(omitted && now.rules.supportCoast == OrderRules::SupportCoast::MustMatch))
            support.to = arrival;
        return legal();
    }
    switch (why) {
    case Refusal::CoastUnclear: // DATC 4.B.4: the support need not say which coast
        return legal();
    case Refusal::CoastWrong:
        if (now.rules.supportCoast != OrderRules::SupportCoast::Ignored || kind.travel != Travel::Sea)
            return refused(Refusal::CoastWrong, place);
        support.to = now.board.mainRegion(place);
        return legal();
    default: break;
    }
    if (now.rules.armyFleet && kind.embarks) {
        support.to = now.board.mainRegion(place);
        return now.voyages().goals(backed, now.here()).contains(place) ? legal()
                                                                       : refused(Refusal::SupportImpossible, place);
    }
    if (!kind.isConvoyed || !canStandIn(now.board, kind.travel, place))
        return refused(Refusal::SupportImpossible, place);
    const RegionId ashore = withoutCoast(now.board, now.rules, support.to, why);
    if (!ashore.valid())
        return refused(why, place);
    support.to = ashore;
    if (marchesTo(now.board, backed, place))
        return legal();
    ProvinceSet others = now.occupancy.carriers();
    others.erase(now.here());
    return convoyPossible(now.board, now.board.provinceOf(backed.region), place, others)
               ? legal()
               : refused(Refusal::SupportImpossible, place);
}

void VerbModule<Support>::list(MoveListing &listing)
{
    if (!listing.inField())
        return;
    const ProvinceSet &reach = listing.board.reach(listing.kind.travel, listing.unit.region);
    listing.forEachOther([&](UnitId id, const Unit &other) {
        if ((other.layer == Layer::Field || other.layer == Layer::Aboard)
            && reach.contains(listing.board.provinceOf(other.region)))
            listing.ask(Support{other.kind, other.region, {}, other.layer, listing.numberAt(id)});
    });
    reach.forEach([&](ProvinceId to) {
        listing.forEachComer(to, [&](const ListingGround::Comer &comer, const Unit &other) {
            if (comer.marches)
                return;
            const std::uint8_t number = listing.numberAt(comer.unit);
            listing.ask(Support{other.kind, other.region, comer.to, other.layer, number});
            if (listing.rules.retrospective)
                listing.ask(Support{other.kind, other.region, comer.to, Layer::Field, number, true});
        });
    });
    supportsOfMarches(listing.board, listing.rules, listing.position, listing.id(), listing.out());
}

// How it is composed.

/// Is there any support that the one could give the other? If not, the support to hold says why.
Legality Composer::canSupport(const Unit &supporter, const Unit &target) const
{
    const auto check = [&](RegionId to) {
        Order order{supporter.kind, supporter.region, supporter.layer,
                    Support{target.kind, target.region, to, target.layer}};
        const Legality legality = checkOrder(*m_board, *m_rules, *m_position, m_power, order);
        return legality.refusal == Refusal::ItineraryUnclear ? legal() : legality;
    };
    const auto possible = [&](RegionId to) { return check(to).ok(); };
    const Legality toHold = check({});
    if (toHold.ok())
        return legal();
    bool any = false;
    const bool flies = m_board->kind(supporter.kind).flying == Flying::Sorties;
    const ProvinceSet reach = flies ? m_board->flights().withinTwo(m_board->provinceOf(supporter.region))
                                    : m_board->reach(m_board->kind(supporter.kind).travel, supporter.region);
    reach.forEach([&](ProvinceId to) { any = any || possible(m_board->mainRegion(to)); });
    if (const Unit *cargo = any ? nullptr : passengerOf(&target))
        any = canSupport(supporter, *cargo).ok();
    return any ? legal() : toHold;
}

Composer::Step Composer::chooseArrival(RegionId to, bool arrived)
{
    if (m_draft.verb != Verb::Support || !m_draft.target.valid())
        return refuse(Refusal::WrongPhase);
    return complete(Support{m_draft.targetKind, m_draft.target, to, Layer::Field, 0, arrived});
}

} // namespace entente
