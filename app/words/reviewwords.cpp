#include "words/reviewwords.h"

#include "words/forms.h"
#include "words/names.h"

#include <QCoreApplication>

namespace entente::app {

namespace {

struct Review {
    Q_DECLARE_TR_FUNCTIONS(Review)
};

} // namespace

QString remarkSentence(const Board &board, const Position &position, const std::vector<GivenOrder> &orders,
                       const OrderRemark &remark)
{
    const auto unitOf = [&](int order) {
        const Order &of = orders[static_cast<std::size_t>(order)].order;
        return numbered(unitName(board, of.kind, of.at), of.number);
    };
    const QString place = remark.where.valid() ? provinceName(board, remark.where) : QString();
    const QString other = remark.other >= 0 ? unitOf(remark.other) : QString();
    using Kind = OrderRemark::Kind;
    switch (remark.kind) {
    case Kind::SupportedMoves: return Review::tr("%1 does not hold: it is ordered to move.").arg(other);
    case Kind::SupportedElsewhere: return Review::tr("%1 is not ordered to go there.").arg(other);
    case Kind::AgainstOwnUnit:
        return Review::tr("%1 stays there, and no power can help dislodge its own unit.").arg(other);
    case Kind::CarriedElsewhere: return Review::tr("%1 is not ordered to be convoyed there.").arg(other);
    case Kind::NoConvoy: return Review::tr("No chain of fleets is ordered to convoy it to %1.").arg(place);
    case Kind::SamePlace:
        return Review::tr("%1 goes to %2 too: neither will arrive without more help.").arg(other, place);
    case Kind::FlightsMeet: return Review::tr("It meets %1 over %2: both turn back.").arg(other, place);
    case Kind::OwnRaid: return Review::tr("%1 raids %2: nothing gets in there without more help.").arg(other, place);
    case Kind::ChangePlaces: return Review::tr("It meets %1 on the way: two units can't change places.").arg(other);
    case Kind::IntoOwnUnit: return Review::tr("%1 stays there and won't be dislodged.").arg(other);
    case Kind::RouteBlocked: return Review::tr("%1 stays in %2, which is on its route.").arg(other, place);
    case Kind::RetreatsMeet: return Review::tr("%1 retreats to %2 too: both would be lost.").arg(other, place);
    case Kind::NeedsContract: {
        const UnitId helped = unitIn(board, position, remark.where);
        const PowerId partner =
            helped.valid() ? position.units[static_cast<std::size_t>(helped.index())].power : PowerId();
        return Review::tr("It needs a contract with %1.").arg(nameAfterOf(board, partner));
    }
    case Kind::Unordered:
        return position.phase.stage == Stage::Retreats
                   ? Review::tr("The unit in %1 has no order and will disband.").arg(place)
                   : Review::tr("The unit in %1 has no order and will hold.").arg(place);
    case Kind::BuildsLeft: return Review::tr("%n build(s) would be waived.", nullptr, remark.count);
    case Kind::RemovalsLeft: return Review::tr("%n removal(s) would be left to the rules.", nullptr, remark.count);
    }
    return {};
}

ReviewRules reviewRules(const Rulebook &rules)
{
    using Contracts = ReviewRules::Contracts;
    const bool inSequence = rules.policies.turns == Policies::Turns::InSequence;
    const bool all = rules.sequence.contractNeeded == SequenceRules::ContractNeeded::ForAllHelp;
    return {inSequence,
            !inSequence ? Contracts::ForNothing
            : all       ? Contracts::ForAllHelp
                        : Contracts::ForMoves,
            rules.squadrons.meetings != SquadronRules::Meetings::ForeignFlights, rules.orders.armyFleet,
            rules.orders.coastalCrawl};
}

} // namespace entente::app
