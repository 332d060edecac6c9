#include "words/refusals.h"

#include "words/forms.h"
#include "words/names.h"

#include <QCoreApplication>
#include <QLocale>

namespace entente::app {

using namespace Qt::StringLiterals;

namespace {

struct Refusals {
    Q_DECLARE_TR_FUNCTIONS(Refusals)
};

/// What is told of an order that is written, or of one that was played.
QString said(const RefusalContext &c, const QString &ahead, const QString &past)
{
    return inTense(c.tense, past, ahead);
}

/// "Russia's F Rumania" for what stands at `province`, or nothing.
QString occupant(const RefusalContext &c, ProvinceId province)
{
    if (!province.valid())
        return {};
    const UnitId there = unitIn(c.board, c.position, province);
    if (!there)
        return {};
    const Unit &unit = c.position.units[there.index()];
    return Refusals::tr("%1 of %2", "unit and its power")
        .arg(unitName(c.board, unit), nameAfterOf(c.board, unit.power));
}

/// "There is no unit in Paris", or that nobody can tell.
QString absence(const RefusalContext &c, ProvinceId province, const QString &told)
{
    if (c.seen && province.valid() && !c.seen->contains(province))
        return Refusals::tr("You see no unit %1: fog lies on it.", "in a place").arg(inside(c.board, province));
    return told;
}

/// The unit that a refusal speaks of before one is chosen: the power's own in that place.
QString ownUnitIn(const RefusalContext &c, ProvinceId province)
{
    for (const Unit &unit : c.position.units) {
        if (province.valid() && unit.power == c.power && c.board.provinceOf(unit.region) == province)
            return unitName(c.board, unit);
    }
    return Refusals::tr("This unit");
}

/// Why no fleets carry the unit there, or anywhere; or what the fleet is of no use for.
QString noConvoySentence(const RefusalContext &c, ProvinceId where, const QString &unit)
{
    const QString place = provinceName(c.board, where);
    const bool nowhere = !c.unit.valid() || c.board.provinceOf(c.unit) == where;
    if (c.seen) // a fleet may lie in the fog
        return nowhere ? Refusals::tr("You see no chain of fleets for %1.", "a unit").arg(unit)
               : c.verb == Verb::Convoy
                   ? Refusals::tr("You see no chain of fleets with %1 in it that leads to %2.").arg(unit, place)
                   : Refusals::tr("You see no chain of fleets from %1 to %2.").arg(regionName(c.board, c.unit), place);
    if (c.verb == Verb::Convoy)
        return nowhere ? Refusals::tr("%1 is on no chain of fleets that could carry that army.").arg(unit)
                       : Refusals::tr("No chain of fleets with %1 in it leads to %2.").arg(unit, place);
    if (nowhere)
        return Refusals::tr("%1 can't go by convoy: no fleet could carry it.").arg(unit);
    const bool near = c.kind.valid() && c.board.reach(c.board.kind(c.kind).travel, c.unit).contains(where);
    return near ? Refusals::tr("No chain of fleets leads from %1 to %2.").arg(regionName(c.board, c.unit), place)
                : Refusals::tr("%1 does not border %2, and no chain of fleets leads there.").arg(place, unit);
}

/// The words of a refusal; a name may stand at their beginning.
QString refusalWords(const RefusalContext &c, const Legality &why)
{
    const QString place = provinceName(c.board, why.where);
    const QString within = inside(c.board, why.where);
    const QString unit = c.unit.valid() ? unitName(c.board, c.kind, c.unit) : ownUnitIn(c, why.where);
    const QString kind = kindName(c.board, c.kind);
    const QString there = occupant(c, why.where);
    const bool sea = why.where.valid() && c.board.isSea(why.where);
    switch (why.refusal) {
    case Refusal::None: return {};
    case Refusal::NoUnit:
        if (place.isEmpty())
            return Refusals::tr("Choose a unit first.");
        if (!there.isEmpty() && c.kind.valid() && c.board.kind(c.kind).flying == Flying::No)
            return Refusals::tr("The unit that the order names is not there, only %1.", "a unit").arg(there);
        return absence(c, why.where, Refusals::tr("There is no unit %1.", "in a place").arg(within));
    case Refusal::NotYours:
        return there.isEmpty() ? Refusals::tr("The unit %1 belongs to another power.", "in a place").arg(within)
                               : Refusals::tr("%1 is not yours to order.").arg(there);
    case Refusal::WrongKind: return Refusals::tr("A unit of another kind stands %1.", "in a place").arg(within);
    case Refusal::OrderedTwice:
        if (c.position.phase.stage == Stage::Adjustments) // nothing but its removal is ordered then
            return Refusals::tr("The removal of %1 was ordered before; it counts once.").arg(unit);
        return Refusals::tr("%1 has two orders that differ.").arg(unit);
    case Refusal::WrongPhase:
        switch (c.position.phase.stage) {
        case Stage::Moves: return Refusals::tr("That order is not for a phase of moves.");
        case Stage::Retreats: return Refusals::tr("Now dislodged units retreat or disband; nothing else is ordered.");
        case Stage::Adjustments: return Refusals::tr("Now units are built or removed; nothing else is ordered.");
        }
        return {};
    case Refusal::ToItself:
        if (c.verb == Verb::Support)
            return Refusals::tr("A unit can't support itself.");
        if (c.verb == Verb::Convoy)
            return Refusals::tr("A fleet convoys armies, not itself.");
        return Refusals::tr("%1 already stands there.").arg(unit);
    case Refusal::CannotStand:
        if (why.where.valid() && c.board.province(why.where).terrain == Terrain::Impassable)
            return Refusals::tr("Nobody may enter %1.").arg(place);
        if (sea)
            return Refusals::tr("%1 is sea; %2 can't stand there.").arg(place, unit);
        if (c.kind.valid() && c.board.kind(c.kind).travel == Travel::Land)
            return Refusals::tr("No army may stand in %1.").arg(place);
        if (c.kind.valid() && why.where.valid()
            && c.board.canStand(c.board.kind(c.kind).travel, c.board.mainRegion(why.where)))
            return Refusals::tr("No army may stand in %1.").arg(place); // a fleet was to carry one there
        return Refusals::tr("%1 has no coast for %2.").arg(place, unit);
    case Refusal::NotAdjacent:
        if (c.unit.valid() && why.where.valid() && c.board.ownRules().isClosed(c.board.provinceOf(c.unit), why.where))
            return Refusals::tr("Between %1 and %2 the way is closed.", "two places")
                .arg(regionName(c.board, c.unit), place);
        return Refusals::tr("%1 can't get to %2 in one step.", "unit and place").arg(unit, place);
    case Refusal::NoConvoyPossible: return noConvoySentence(c, why.where, unit);
    case Refusal::LongerCrossing:
        return Refusals::tr("%1 lies across more than one sea: the army must board a fleet and sail with it.")
            .arg(place);
    case Refusal::RouteBroken:
        return place.isEmpty()
                   ? Refusals::tr("The waters named do not join up.")
                   : Refusals::tr("The route breaks at %1: no fleet there joins the waters before it.").arg(place);
    case Refusal::CoastUnclear: return Refusals::tr("%1 has two coasts in reach. Say which.").arg(place);
    case Refusal::CoastWrong: return Refusals::tr("%1 can't reach that coast of %2.").arg(unit, place);
    case Refusal::SupportOutOfReach:
        return Refusals::tr("%1 can't go to %2 itself, so it can't support there.").arg(unit, place);
    case Refusal::SupportImpossible: return Refusals::tr("The supported unit can't go to %1.").arg(place);
    case Refusal::NothingToSupport:
        if (const UnitId flyer = unitIn(c.board, c.position, why.where, Layer::Air); flyer.valid())
            return Refusals::tr("%1 receives no support: nobody can help it in the air.")
                .arg(unitName(c.board, c.position.units[static_cast<std::size_t>(flyer.index())]));
        return absence(c, why.where, Refusals::tr("There is no unit %1 to support.", "in a place").arg(within));
    case Refusal::CannotConvoy: return Refusals::tr("Only a fleet at sea can convoy; %1 is not one.").arg(unit);
    case Refusal::CannotBeConvoyed:
        return there.isEmpty()
                   ? absence(c, why.where, Refusals::tr("There is no army %1 to convoy.", "in a place").arg(within))
                   : Refusals::tr("%1 can't be convoyed; only armies on a coast can.").arg(there);
    case Refusal::ConvoyUnneeded:
        return Refusals::tr("The army goes to %1 by land; no convoy was asked for.").arg(place);
    case Refusal::NotDislodged:
        return Refusals::tr("The unit %1 was not dislodged and stays.", "in a place").arg(within);
    case Refusal::RetreatClosed:
        if (!there.isEmpty())
            return Refusals::tr("%1 can't retreat to %2: %3 stands there.").arg(unit, place, there);
        for (ProvinceId contested : c.position.contested) {
            if (contested == why.where)
                return Refusals::tr("%1 can't retreat to %2: a stand-off closed it.").arg(unit, place);
        }
        for (const DislodgedUnit &dislodged : c.position.dislodged) {
            if (dislodged.unit.region == c.unit && dislodged.from == why.where)
                return Refusals::tr("%1 can't retreat to %2: the attack came from there.").arg(unit, place);
        }
        return Refusals::tr("%1 can't retreat to %2: it is out of reach.").arg(unit, place);
    case Refusal::ForeignCentre:
        return Refusals::tr("%1 can't retreat to %2: with Rule 2b squadrons don't retreat to centres of other powers.")
            .arg(unit, place);
    case Refusal::FlewElsewhere:
        return Refusals::tr("%1 can't retreat to %2: it was in the air, and falls back to land near its objective.")
            .arg(unit, place);
    case Refusal::NotHome:
        return withAdjective(c.board, c.power, Refusals::tr("%2 is not a %1 home centre."),
                             Refusals::tr("%2 is not an %1 home centre."),
                             Refusals::tr("%2 is not a home centre of %1."))
            .arg(place);
    case Refusal::NotOwned: {
        const PowerId owner = why.where.valid() && why.where.index() < int(c.position.owner.size())
                                  ? c.position.owner[why.where.index()]
                                  : PowerId();
        if (c.unit.valid()
            && c.board.provinceOf(c.unit) != why.where) // a yard builds for the centre behind it (Davis 4b)
            return Refusals::tr("%1 is not yours; without it nothing is built in %2.")
                .arg(place, regionName(c.board, c.unit));
        return owner.valid()
                   ? Refusals::tr("%1 is held by %2; nothing can be built there.").arg(place, powerName(c.board, owner))
                   : Refusals::tr("%1 is not in your hands; nothing can be built there.").arg(place);
    }
    case Refusal::Occupied:
        return there.isEmpty() ? said(c, Refusals::tr("%1 is occupied."), Refusals::tr("%1 was occupied.")).arg(place)
                               : said(c, Refusals::tr("%1 stands in the way of building."),
                                      Refusals::tr("%1 stood in the way of building."))
                                     .arg(there);
    case Refusal::NoBuildLeft:
        return said(c, Refusals::tr("%1 has no build left."), Refusals::tr("%1 had no build left."))
            .arg(powerAsSubject(c.board, c.power));
    case Refusal::NoRemovalDue:
        return said(c, Refusals::tr("%1 has no more units to remove."), Refusals::tr("%1 had no more units to remove."))
            .arg(powerAsSubject(c.board, c.power));
    case Refusal::NotAirBase:
        return Refusals::tr("%1 is not an air base; a %2 is built only at its home air base.").arg(place, kind);
    case Refusal::WrongMission: return Refusals::tr("%1 can't be sent on such a flight.").arg(unit);
    case Refusal::BeyondRange: return Refusals::tr("%1 is more than two spaces away from %2.").arg(place, unit);
    case Refusal::PathBroken:
        if (c.kind.valid() && c.board.kind(c.kind).flying == Flying::Tours)
            return Refusals::tr("The flight breaks at %1: it does not border the place before it.").arg(place);
        return Refusals::tr("The flight breaks at %1: it does not lie between the base and the objective.").arg(place);
    case Refusal::NoOverflight: return Refusals::tr("Nobody may fly over %1.").arg(place);
    case Refusal::ItineraryUnclear:
        return Refusals::tr("Several ways lead to %1. Say which space is flown over.").arg(place);
    case Refusal::FliesDirect: return Refusals::tr("%1 is a neighbour; the flight goes there directly.").arg(place);
    case Refusal::OverRange:
        return Refusals::tr("The flight to %1 costs %2; %3 can be flown this season.")
            .arg(place, QLocale().toString(why.asked / 2.0, 'f', why.asked % 2),
                 QLocale().toString(why.allowed / 2.0, 'f', why.allowed % 2));
    case Refusal::MissionElsewhere: return Refusals::tr("The supported order does not take place over %1.").arg(place);
    case Refusal::NoCentreToRaid: return Refusals::tr("%1 has no supply centre to raid.").arg(place);
    case Refusal::RaidReturns: return Refusals::tr("A raid ends where it began, in %1.").arg(place);
    case Refusal::InvasionClosed:
        return Refusals::tr("%1 may not be invaded: it is another power's centre that no army or fleet of %2 has held.")
            .arg(place, powerName(c.board, c.power));
    case Refusal::CannotBuild:
        return sea ? Refusals::tr("Nothing is built at sea.")
                   : Refusals::tr("No %1 can be built in %2.").arg(kind, place);
    case Refusal::Bombed: return Refusals::tr("%1 was raided this year; nothing can be built there.").arg(place);
    case Refusal::InDeficit:
        return said(c, Refusals::tr("%1 must disband units this winter, so it builds nothing."),
                    Refusals::tr("%1 had to disband units this winter, so it built nothing."))
            .arg(powerAsSubject(c.board, c.power));
    case Refusal::OverBudget:
        return said(c, Refusals::tr("A new %1 costs %2 supply points; %3 are left."),
                    Refusals::tr("A new %1 costs %2 supply points; %3 were left."))
            .arg(kind)
            .arg(why.asked)
            .arg(why.allowed);
    case Refusal::OverLimit: {
        // So many of the units that it depends on must be there for this one (1939 III 18, 31).
        const UnitKind::Limit limit = c.kind.valid() ? c.board.kind(c.kind).limit : UnitKind::Limit();
        const int needed = (why.asked - limit.more) * limit.each;
        QString name = kind;
        name.front() = name.front().toUpper();
        return said(c,
                    Refusals::tr("%1 number %2 needs %n armies; there will be fewer.",
                                 "a kind of unit; it would be the second, third ... of its kind", needed),
                    Refusals::tr("%1 number %2 needs %n armies; there were fewer.",
                                 "a kind of unit; it would be the second, third ... of its kind", needed))
            .arg(name)
            .arg(why.asked);
    }
    case Refusal::OverTransfer:
        return Refusals::tr("You give away %1 supply points; the most is %2, a fifth of your own.")
            .arg(why.asked)
            .arg(why.allowed);
    case Refusal::CannotReceive: return Refusals::tr("Supply points go to another power, one at least.");
    case Refusal::NoRoute: return Refusals::tr("%1 can't go on from %2 to where it is bound.").arg(unit, place);
    case Refusal::NotYourLand:
        return Refusals::tr("%1 is not yours; only its owner lets others land there.").arg(place);
    case Refusal::NotAdmitted: {
        const PowerId only = why.where.valid() ? c.board.province(why.where).only : PowerId();
        return Refusals::tr("Only units of %1 may enter %2.").arg(nameAfterOf(c.board, only), place);
    }
    case Refusal::BehindWalls:
        return Refusals::tr("A unit behind walls stands or attacks its own province; nobody supports it.");
    case Refusal::NoSiege: return Refusals::tr("Nobody is besieged %1.", "in a place").arg(within);
    case Refusal::FromBox:
        return why.where.valid() && c.board.province(why.where).backing == Province::Backing::None
                   ? Refusals::tr("From %1 nobody is supported and no siege is raised.").arg(place)
                   : Refusals::tr("From %1 only a move out of it can be supported.").arg(place);
    case Refusal::NoRetrospect:
        return Refusals::tr(
            "In this game you support a unit where it stands, or its move. It can't be supported where it will be.");
    case Refusal::NoContract: return Refusals::tr("Another power's units may be helped only under a contract.");
    case Refusal::OneSignature: return Refusals::tr("The other party has not registered this contract.");
    case Refusal::ContractParties: return Refusals::tr("A contract names units of both parties and of nobody else.");
    case Refusal::NoPort: return Refusals::tr("%1 is not a port in your hands.").arg(place);
    case Refusal::OutOfPlay: return Refusals::tr("%1 is out of the game.").arg(powerAsSubject(c.board, c.power));
    case Refusal::WallsFull: return Refusals::tr("Another unit is behind the walls of %1 already.").arg(place);
    case Refusal::WallsNeedPort:
        return Refusals::tr("A fleet goes behind the walls of a port only; %1 is none.").arg(place);
    case Refusal::SplitsActions: return Refusals::tr("A double army acts as one; it can't carry out two orders.");
    case Refusal::NoGuest: return Refusals::tr("There is no bomber %1 to let land.", "in a place").arg(within);
    case Refusal::OwnGuest:
        return Refusals::tr("The bomber %1 is your own; it needs no permission.", "in a place").arg(within);
    case Refusal::NoShip:
        return Refusals::tr("An army boards a fleet of its own power; there is none %1.", "in a place").arg(within);
    case Refusal::ShipFull:
        return Refusals::tr("A fleet carries one army; the one %1 has no room.", "in a place").arg(within);
    case Refusal::Laden: return Refusals::tr("With an army aboard a fleet stays at sea and carries nobody else.");
    case Refusal::OnlyLands: return Refusals::tr("An army aboard can only stay or land on a coast.");
    case Refusal::FerriedOnly:
        return Refusals::tr("To board and land from one sea in one season, the fleet must convoy the army.");
    case Refusal::TooFarToSail: return Refusals::tr("The fleet can't be %1 this season.", "in a place").arg(within);
    case Refusal::CargoFirst: return Refusals::tr("This fleet carries an army: remove the army as well, or instead.");
    case Refusal::FleetFirst:
        return Refusals::tr("%1 holds no port, so one of the units to go must be a fleet.")
            .arg(powerAsSubject(c.board, c.power));
    case Refusal::NeedsNoCentre: return Refusals::tr("Such a unit needs no centre; it is not removed.");
    }
    return {};
}

} // namespace

RefusalContext contextOf(const Board &board, const Position &position, const GivenOrder &given)
{
    RefusalContext context{board, position, given.power, given.order.at, given.order.kind};
    const auto *move = std::get_if<Move>(&given.order.action);
    if (move)
        context.verb = move->way == Way::Unsaid ? Verb::Move : Verb::ConvoyedMove;
    else if (is<Support>(given.order))
        context.verb = Verb::Support;
    else if (is<Convoy>(given.order))
        context.verb = Verb::Convoy;
    return context;
}

QString refusalSentence(const RefusalContext &context, const Legality &why)
{
    const QString words = refusalWords(context, why);
    return words.left(1).toUpper() + words.mid(1); // some names of places begin with a small letter
}

QString failureSentence(const RefusalContext &context, const Legality &why)
{
    return Refusals::tr("Will fail: %1", "a sentence that says why").arg(refusalSentence(context, why));
}

} // namespace entente::app
