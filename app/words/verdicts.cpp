#include "words/verdicts.h"

#include "game/told.h"
#include "map/board.h"
#include "orders/cities.h"
#include "words/fightwords.h"
#include "words/flightwords.h"
#include "words/forms.h"
#include "words/names.h"
#include "words/refusals.h"
#include "words/tense.h"

#include <QCoreApplication>
#include <QString>
#include <QStringList>

#include <algorithm>

namespace entente::app {

using namespace Qt::StringLiterals;

namespace {

struct Aftermaths {
    Q_DECLARE_TR_FUNCTIONS(Verdicts) // it goes on where a verdict ends
};

QString siegeNews(const Board &board, const event::SiegeCounted &siege, Tense tense)
{
    if (siege.seasons > 0)
        return Aftermaths::tr("It can hold out for %n more seasons.", nullptr, siegeSeasons - siege.seasons);
    if (!siege.open.valid())
        return Aftermaths::tr("The season does not count: the siege counts anew.");
    return inTense(tense,
                   Aftermaths::tr("No other power held %1, so the port was not closed in: the siege counts anew."),
                   Aftermaths::tr("No other power holds %1, so the port is not closed in: the siege counts anew."))
        .arg(provinceName(board, siege.open));
}

/// The sentence on what the season makes of a unit beside its verdict. Usually empty.
QString aftermathSentence(const Board &board, const Aftermath &told, Tense tense)
{
    using Voyage = Aftermath::Voyage;
    using Cargo = Aftermath::Cargo;
    if (told.gaveUp)
        return inTense(tense, Aftermaths::tr("After %n seasons behind the walls it gave up.", nullptr, siegeSeasons),
                       Aftermaths::tr("After %n seasons behind the walls it gives up.", nullptr, siegeSeasons));
    if (told.siege)
        return siegeNews(board, *told.siege, tense);
    if (told.takesNoCentre)
        return Aftermaths::tr("It takes no centre.", "a wing");
    if (told.putBack.valid())
        return inTense(tense, Aftermaths::tr("Out of the pass it was put back to %1."),
                       Aftermaths::tr("Out of the pass it is put back to %1."))
            .arg(regionName(board, told.putBack));
    if (told.voyage == Voyage::Aboard)
        return inTense(tense, Aftermaths::tr("It is aboard its fleet."), Aftermaths::tr("It stays aboard its fleet."));
    if (told.voyage == Voyage::Lost)
        return inTense(tense, Aftermaths::tr("It was not ashore in time and is lost."),
                       Aftermaths::tr("It is not ashore in time and will be lost."));
    if (told.cargo == Cargo::Along)
        return inTense(tense, Aftermaths::tr("The army aboard went with it."),
                       Aftermaths::tr("The army aboard goes with it."));
    return told.cargo == Cargo::Lost ? Aftermaths::tr("The army aboard is lost with it.") : QString();
}

struct Verdicts {
    Q_DECLARE_TR_FUNCTIONS(Verdicts)
};

/// Speaks about one result of a turn, as verdicts.h says; the unit ids in verdicts depend on the stage.
class VerdictSpeaker {
public:
    VerdictSpeaker(const Board &board, const Turn &turn, int result, Tense tense)
        : m_board(board), m_turn(turn), m_result(turn.results[static_cast<std::size_t>(result)]),
          m_told(toldOf(board, turn, m_result)), m_tense(tense)
    {
    }

    QString sentence() const
    {
        QString text = main();
        const Verdict &v = m_told.verdict;
        const bool said =
            v.reason == Reason::Dislodged || v.reason == Reason::SupportDislodged || v.reason == Reason::Overtaken;
        if (v.dislodged && !said && m_turn.before.phase.stage == Stage::Moves)
            text = v.dislodger.valid()
                       ? say(Verdicts::tr("%1 Dislodged by %2."), Verdicts::tr("%1 It is dislodged by %2."))
                             .arg(text, unit(v.dislodger))
                       : say(Verdicts::tr("%1 Dislodged."), Verdicts::tr("%1 It is dislodged.")).arg(text);
        const QString weak = weaknessWords(
            m_told.weak, [this](UnitId id) { return unit(id); }, m_tense);
        if (!weak.isEmpty())
            text = Verdicts::tr("%1 %2", "a sentence and another one").arg(text, weak);
        const QString news = aftermathSentence(m_board, m_told.aftermath, m_tense);
        return news.isEmpty() ? text : Verdicts::tr("%1 %2", "a sentence and another one").arg(text, news);
    }

private:
    QString say(const QString &past, const QString &ahead) const { return inTense(m_tense, past, ahead); }

    /// A pass puts back whoever is still in it; tanks that halt are withdrawn too, but to nowhere else.
    bool isPass(const Unit &stood) const { return m_board.province(m_board.provinceOf(stood.region)).sentTo.valid(); }

    QString unit(UnitId id) const
    {
        const bool retreats = m_turn.before.phase.stage == Stage::Retreats;
        const std::size_t index = static_cast<std::size_t>(id.index());
        if (!id.valid() || index >= (retreats ? m_turn.before.dislodged.size() : m_turn.before.units.size()))
            return Verdicts::tr("another unit");
        const QString name = retreats ? called(m_turn.before.dislodged[index].unit, 0)
                                      : called(m_turn.before.units[index], numberOf(m_board, m_turn.before, id));
        return marked(name, Piece::Role::Link, resultOf(m_turn, id));
    }

    /// In a siege two units have the place's name, and in a box several, so the power is named.
    QString called(const Unit &who, int number) const
    {
        const bool near = m_result.unit.region.valid() && place(who.region) == place(m_result.unit.region);
        const bool besieged = who.layer == Layer::Walls || m_result.unit.layer == Layer::Walls;
        if ((besieged ? near : is<Raise>(m_result.order)) || isBoxShared(who))
            return unitOfPower(m_board, who, number);
        return numbered(unitName(m_board, who), number);
    }

    /// Units of several powers stand in its box.
    bool isBoxShared(const Unit &who) const
    {
        const std::vector<Unit> &units = m_turn.before.units;
        return m_board.province(place(who.region)).unlimited
               && std::any_of(units.begin(), units.end(), [&](const Unit &other) {
                      return place(other.region) == place(who.region) && other.power != who.power;
                  });
    }

    QString against(const QString &plain, const QString &counted) const
    {
        const Verdict &v = m_told.verdict;
        if (v.strength == 0 && v.against == 0)
            return plain.arg(unit(v.other));
        return counted.arg(unit(v.other), strengthText(v.strength), strengthText(v.against));
    }

    QString illegal() const
    {
        RefusalContext context = contextOf(m_board, m_turn.before, {m_result.power, m_result.order});
        context.tense = m_tense;
        Legality why = m_told.why;
        if (const QString other = builtInstead(); why.refusal == Refusal::Occupied && !other.isEmpty())
            return other;
        if (!why.where.valid())
            why.where = place(m_result.order.at);
        return refusalSentence(context, why);
    }

    /// Of a centre and its yard only one builds, where the game is played so (Davis 4b): what was built.
    QString builtInstead() const
    {
        const auto pair = [&](ProvinceId a, ProvinceId b) {
            return m_board.province(a).yard.valid() && m_board.province(a).yardOf == b;
        };
        const ProvinceId here = place(m_result.order.at);
        for (const OrderResult &other : m_turn.results) {
            const ProvinceId there = place(other.order.at);
            if (!std::holds_alternative<Build>(other.order.action) || other.verdict.reason != Reason::Builds
                || !here.valid() || !there.valid())
                continue;
            if (pair(here, there) || pair(there, here))
                return say(Verdicts::tr("%1 was built instead."), Verdicts::tr("%1 is built instead."))
                    .arg(unitName(m_board, other.unit));
        }
        return {};
    }

    ProvinceId place(RegionId region) const { return region.valid() ? m_board.provinceOf(region) : ProvinceId(); }

    QStringList carriers() const
    {
        QStringList names;
        for (const UnitId fleet : m_told.carriers)
            names += unit(fleet);
        return names;
    }

    /// All who cut its support.
    QString culprits() const
    {
        QStringList names;
        for (const UnitId by : m_told.cutters)
            names += unit(by);
        return names.isEmpty() ? unit(m_told.verdict.other) : joinNames(names);
    }

    bool isFlight(UnitId unit) const
    {
        return m_board.kind(m_turn.before.units[static_cast<std::size_t>(unit.index())].kind).flying != Flying::No;
    }

    /// Why the support of a move that was ordered so did not count where powers act in turn (Sequential 2 to 4).
    QString missedInTurn(const Support &support) const;

    QString noMatch() const;

    QString main() const;

    const Board &m_board;
    const Turn &m_turn;
    const OrderResult &m_result;
    const Told m_told;
    const Tense m_tense;
};

} // namespace

QString VerdictSpeaker::missedInTurn(const Support &support) const
{
    if (!m_told.otherInAnotherStep)
        return {};
    const QString who = unit(m_told.verdict.other);
    if (support.arrived && !m_told.otherArrived)
        return say(Verdicts::tr("%1 did not get to %2."), Verdicts::tr("%1 does not get to %2."))
            .arg(who, regionName(m_board, support.to));
    if (support.arrived && m_turn.before.schedule.empty())
        return say(Verdicts::tr(
                       "All powers acted at once this season, so %1 could not be supported where its move brought it."),
                   Verdicts::tr("When all powers act at once, %1 can't be supported where its move brings it."))
            .arg(who);
    return say(Verdicts::tr("%1 acted in another step of the season, so its support did not meet it."),
               Verdicts::tr("%1 acts in another step of the season, so its support does not meet it."))
        .arg(who);
}

QString VerdictSpeaker::noMatch() const
{
    const Verdict &v = m_told.verdict;
    if (const Support *support = std::get_if<Support>(&m_result.order.action)) {
        if (support->toHold())
            return say(Verdicts::tr("%1 was ordered to move, so it could not be supported to hold."),
                       Verdicts::tr("%1 is ordered to move, so it can't be supported to hold."))
                .arg(unit(v.other));
        if (const QString missed = missedInTurn(*support); !missed.isEmpty())
            return missed;
        if (m_told.alike > 1)
            return say(Verdicts::tr("%n units were ordered from %1 to %2; the support does not say which one is meant.",
                                    nullptr, m_told.alike),
                       Verdicts::tr("%n units are ordered from %1 to %2; the support does not say which one is meant.",
                                    nullptr, m_told.alike))
                .arg(regionName(m_board, support->of), regionName(m_board, support->to));
        if (m_board.province(place(support->of)).unlimited) // which of those there is meant is not known
            return say(Verdicts::tr("%1 was not ordered to %2."), Verdicts::tr("%1 is not ordered to %2."))
                .arg(numbered(unitName(m_board, support->kind, support->of), support->number),
                     regionName(m_board, support->to));
        return say(Verdicts::tr("%1 was not ordered to %2."), Verdicts::tr("%1 is not ordered to %2."))
            .arg(unit(v.other), regionName(m_board, support->to));
    }
    if (const Flight *flight = std::get_if<Flight>(&m_result.order.action)) {
        if (flight->backed.hops.empty())
            return say(Verdicts::tr("%1 was ordered to move, so it could not be supported to hold."),
                       Verdicts::tr("%1 is ordered to move, so it can't be supported to hold."))
                .arg(unit(v.other));
        return say(Verdicts::tr("%1 was not ordered to %2."), Verdicts::tr("%1 is not ordered to %2."))
            .arg(unit(v.other), regionName(m_board, flight->backed.hops.back()));
    }
    if (const Convoy *convoy = std::get_if<Convoy>(&m_result.order.action))
        return say(Verdicts::tr("%1 was not ordered to %2 by convoy."),
                   Verdicts::tr("%1 is not ordered to %2 by convoy."))
            .arg(unit(v.other), regionName(m_board, convoy->to));
    return Verdicts::tr("No order of %1 matches it.").arg(unit(v.other));
}

QString VerdictSpeaker::main() const
{
    const Verdict &v = m_told.verdict;
    if (const FlightReport *flight = reportOn(m_turn, static_cast<int>(&m_result - m_turn.results.data())))
        return flightSentence(m_board, m_turn, *flight, m_tense);
    const bool fromOther = v.other.valid();
    switch (v.reason) {
    case Reason::Pending: return Verdicts::tr("Undecided.");
    case Reason::Illegal: return illegal();
    case Reason::NoMatchingOrder: return noMatch();
    case Reason::Holds:
        return m_result.given
                   ? say(Verdicts::tr("Held."), Verdicts::tr("Holds."))
                   : say(Verdicts::tr("Had no order, so it held."), Verdicts::tr("Has no order, so it holds."));
    case Reason::Moves:
        if (m_told.route.fought())
            return throughRoute(m_board, m_result.order, m_told, [this](UnitId id) { return unit(id); });
        return fromOther ? against(Verdicts::tr("Arrived and dislodged %1."),
                                   Verdicts::tr("Arrived and dislodged %1, %2 against %3."))
                         : Verdicts::tr("Arrived.");
    case Reason::MovesByConvoy: {
        const QString fleets = joinNames(carriers());
        if (fromOther)
            return against(Verdicts::tr("Arrived by convoy and dislodged %1."),
                           Verdicts::tr("Arrived by convoy and dislodged %1, %2 against %3."));
        return fleets.isEmpty() ? Verdicts::tr("Arrived by convoy.")
                                : Verdicts::tr("Arrived, convoyed by %1.").arg(fleets);
    }
    case Reason::Supports:
        if (v.against > 0) // in part
            return m_told.cutters.empty()
                       ? say(Verdicts::tr("Attacked, so it supported %1 with half its strength."),
                             Verdicts::tr("It is attacked, so it supports %1 with half its strength."))
                             .arg(unit(v.other))
                       : say(Verdicts::tr("Supported %1 with half its strength: %2 cut the other half."),
                             Verdicts::tr("Supports %1 with half its strength: the other half is cut by %2."))
                             .arg(unit(v.other), culprits());
        return say(Verdicts::tr("Supported %1."), Verdicts::tr("Supports %1.")).arg(unit(v.other));
    case Reason::Convoys:
        return m_told.otherArrived ? say(Verdicts::tr("Convoyed %1."), Verdicts::tr("Convoys %1.")).arg(unit(v.other))
                                   : say(Verdicts::tr("Held the way open, but %1 could not land."),
                                         Verdicts::tr("Holds the way open, but %1 can't land."))
                                         .arg(unit(v.other));
    case Reason::Retreats: return Verdicts::tr("Retreated.");
    case Reason::Builds: return Verdicts::tr("Built.");
    case Reason::Removed: return Verdicts::tr("Removed.");
    case Reason::Waives: return Verdicts::tr("One build was waived.");
    case Reason::Disbands: return Verdicts::tr("Disbanded.");
    case Reason::Transfers:
        return Verdicts::tr("%1 gave %n supply points.", nullptr, v.strength)
            .arg(powerAsSubject(m_board, m_result.power));
    case Reason::Permits: return Verdicts::tr("Permission to land was given.");
    case Reason::RouteFought:
        return against(say(Verdicts::tr("Had to fight %1 for the way and stopped there."),
                           Verdicts::tr("Must fight %1 for the way and stops there.")),
                       say(Verdicts::tr("Had to fight %1 for the way, %2 against %3, and stopped there."),
                           Verdicts::tr("Must fight %1 for the way, %2 against %3, and stops there.")));
    case Reason::Halted:
        if (!v.strength && !v.against && !m_told.byOwn)
            return say(Verdicts::tr("Came in only because %1 made room, so it could not go on."),
                       Verdicts::tr("Comes in only because %1 makes room, so it can't go on."))
                .arg(unit(v.other));
        if (m_told.byOwn)
            return say(Verdicts::tr("A unit of its own power was in the way: %1 did not leave; stopped on the way."),
                       Verdicts::tr("A unit of its own power is in the way: %1 does not leave; it stops on the way."))
                .arg(unit(v.other));
        return against(say(Verdicts::tr("Kept out by %1; stopped on the way."),
                           Verdicts::tr("Kept out by %1, it stops on the way.")),
                       say(Verdicts::tr("Kept out by %1, %2 against %3; stopped on the way."),
                           Verdicts::tr("Kept out by %1, %2 against %3, it stops on the way.")));
    case Reason::Bounced:
        return against(
            say(Verdicts::tr("Bounced by %1."), Verdicts::tr("Bounces off %1.")),
            say(Verdicts::tr("Bounced by %1, %2 against %3."), Verdicts::tr("Bounces off %1, %2 against %3.")));
    case Reason::LostHeadToHead:
        return against(
            say(Verdicts::tr("Met %1 coming the other way."), Verdicts::tr("Meets %1 coming the other way.")),
            say(Verdicts::tr("Met %1 coming the other way, %2 against %3."),
                Verdicts::tr("Meets %1 coming the other way, %2 against %3.")));
    case Reason::OwnUnit:
        for (const Event &happened : m_turn.events) {
            const auto *back = std::get_if<event::Withdrawn>(&happened);
            if (back && fromOther && isPass(back->unit)
                && back->unit == m_turn.before.units[static_cast<std::size_t>(v.other.index())])
                return say(Verdicts::tr(
                               "A unit of its own power stood in the way: %1 was put back only after the moves."),
                           Verdicts::tr(
                               "A unit of its own power stands in the way: %1 is put back only after the moves."))
                    .arg(unit(v.other));
        }
        if (m_told.otherArrived)
            return say(Verdicts::tr("A unit of its own power stood in the way: %1 had come there before."),
                       Verdicts::tr("A unit of its own power stands in the way: %1 comes there first."))
                .arg(unit(v.other));
        return say(Verdicts::tr("A unit of its own power stood in the way: %1 did not leave."),
                   Verdicts::tr("A unit of its own power stands in the way: %1 does not leave."))
            .arg(unit(v.other));
    case Reason::NoConvoy:
        return say(Verdicts::tr("No complete chain of fleets was ordered to convoy it."),
                   Verdicts::tr("No complete chain of fleets is ordered to convoy it."));
    case Reason::ConvoyBroken:
        return say(Verdicts::tr("The convoy was broken: %1 was dislodged."),
                   Verdicts::tr("The convoy breaks: %1 is dislodged."))
            .arg(unit(v.other));
    case Reason::ParadoxHeld:
        return v.byConvoy ? say(Verdicts::tr("Its convoy was part of a paradox, so it stayed."),
                                Verdicts::tr("Its convoy is part of a paradox, so it stays."))
                          : say(Verdicts::tr("It was part of a convoy paradox, in which every move fails."),
                                Verdicts::tr("It is part of a convoy paradox, in which every move fails."));
    case Reason::Cut: return say(Verdicts::tr("Cut by %1."), Verdicts::tr("It is cut by %1.")).arg(culprits());
    case Reason::CutLater: {
        const Support *support = std::get_if<Support>(&m_result.order.action);
        const UnitId backed = support ? unitIn(m_board, m_turn.before, place(support->of)) : UnitId();
        return say(Verdicts::tr("Supported %1 until %2 cut it."), Verdicts::tr("Supports %1 until %2 cuts it."))
            .arg(unit(backed), unit(v.other));
    }
    case Reason::SupportDislodged:
        return say(Verdicts::tr("Support lost: dislodged by %1."),
                   Verdicts::tr("The support is lost: dislodged by %1."))
            .arg(unit(v.other));
    case Reason::Dislodged:
        if (!v.other.valid())
            return say(Verdicts::tr("Dislodged."), Verdicts::tr("It is dislodged."));
        if (v.strength == 0 && v.against == 0)
            return say(Verdicts::tr("Dislodged by %1."), Verdicts::tr("It is dislodged by %1.")).arg(unit(v.other));
        // The attacker's strength comes first: it is the attacker who is named.
        return say(Verdicts::tr("Dislodged by %1, %2 against %3."),
                   Verdicts::tr("It is dislodged by %1, %2 against %3."))
            .arg(unit(v.other), strengthText(v.against), strengthText(v.strength));
    case Reason::ConvoyFailed:
        return say(Verdicts::tr("Stood ready, but the convoy of %1 failed."),
                   Verdicts::tr("Stands ready, but the convoy of %1 fails."))
            .arg(unit(v.other));
    case Reason::ConvoyUnused:
        return say(Verdicts::tr("Stood ready, but %1 did not use this convoy."),
                   Verdicts::tr("Stands ready, but %1 does not use this convoy."))
            .arg(unit(v.other));
    case Reason::SupportUseless:
        if (v.other.valid() && isFlight(v.other))
            return say(Verdicts::tr("Support was given, but %1 turned back."),
                       Verdicts::tr("Support is given, but %1 turns back."))
                .arg(unit(v.other));
        return say(Verdicts::tr("Support was given, but the convoy of %1 failed."),
                   Verdicts::tr("Support is given, but the convoy of %1 fails."))
            .arg(unit(v.other));
    case Reason::OwnTarget:
        return say(Verdicts::tr("Did not count: no power can help dislodge its own unit, and %1 did not leave."),
                   Verdicts::tr("Does not count: no power can help dislodge its own unit, and %1 does not leave."))
            .arg(unit(v.other));
    case Reason::Agreed: return Verdicts::tr("Registered by both parties.");
    case Reason::RaisesSiege:
        return fromOther ? against(say(Verdicts::tr("Drove %1 away and stayed at home."),
                                       Verdicts::tr("Drives %1 away and stays at home.")),
                                   say(Verdicts::tr("Drove %1 away, %2 against %3, and stayed at home."),
                                       Verdicts::tr("Drives %1 away, %2 against %3, and stays at home.")))
                         : say(Verdicts::tr("The siege was over; it stayed at home."),
                               Verdicts::tr("The siege is over; it stays at home."));
    case Reason::Freed:
        return fromOther ? say(Verdicts::tr("Out of its walls again: %1 has raised the siege."),
                               Verdicts::tr("Comes out of its walls: %1 raises the siege."))
                               .arg(unit(v.other))
                         : say(Verdicts::tr("Out of its walls again: nobody besieges it any more."),
                               Verdicts::tr("Comes out of its walls: nobody besieges it any more."));
    case Reason::Starved:
        return say(Verdicts::tr("Surrendered after %n season(s) behind its walls.", nullptr, siegeSeasons),
                   Verdicts::tr("Surrenders after %n season(s) behind its walls.", nullptr, siegeSeasons));
    case Reason::Embarks: return Verdicts::tr("Went aboard %1.").arg(unit(v.other));
    case Reason::LandingLapsed:
        return say(Verdicts::tr("%1 did not get to the sea from which it was to land, so it stayed aboard.",
                                "a fleet; it: the army"),
                   Verdicts::tr("%1 does not get to the sea from which it is to land, so it stays aboard.",
                                "a fleet; it: the army"))
            .arg(unit(v.other));
    case Reason::LeftPass:
        return say(Verdicts::tr("Made no move out of the pass, so it was put back."),
                   Verdicts::tr("Makes no move out of the pass, so it is put back."));
    case Reason::Overtaken:
        return say(Verdicts::tr("Dislodged by %1 before it could act."),
                   Verdicts::tr("It is dislodged by %1 before it can act."))
            .arg(unit(v.other));
    case Reason::RetreatClash:
        return say(Verdicts::tr("%1 chose the same place, so both disbanded."),
                   Verdicts::tr("%1 chooses the same place, so both disband."))
            .arg(unit(v.other));
    case Reason::NoOrder:
        return say(Verdicts::tr("Had no order, so it disbanded."), Verdicts::tr("Has no order, so it disbands."));
    case Reason::Flies:
    case Reason::Lands:
    case Reason::Raids:
    case Reason::Diverted:
    case Reason::Aborted:
    case Reason::BaseLost: break; // told with its flight
    case Reason::Bombs:
        if (!fromOther)
            return say(Verdicts::tr("Flew its raid."), Verdicts::tr("Flies its raid."));
        return m_told.otherArrived ? say(Verdicts::tr("Flew its raid; %1 left before it."),
                                         Verdicts::tr("Flies its raid; %1 leaves before it."))
                                         .arg(unit(v.other))
                                   : say(Verdicts::tr("Raided %1."), Verdicts::tr("Raids %1.")).arg(unit(v.other));
    case Reason::RaidFailed:
        return say(Verdicts::tr("The raid failed: its base was attacked by %1."),
                   Verdicts::tr("The raid fails: its base is attacked by %1."))
            .arg(unit(v.other));
    case Reason::FlightsMet:
        return say(Verdicts::tr("Met %1 in the air and turned back."),
                   Verdicts::tr("Meets %1 in the air and turns back."))
            .arg(unit(v.other));
    case Reason::KeptBack: return say(Verdicts::tr("Did not get there."), Verdicts::tr("Does not get there."));
    case Reason::Untold:
        if (m_turn.inPart)
            return Verdicts::tr("Carried out. What came of it may lie in the fog.");
        return Verdicts::tr("Carried out. Its effect stays secret, like the order of acting.");
    case Reason::CivilDisorder:
        if (v.refusal == Refusal::NoPort)
            return say(Verdicts::tr("Removed for want of a port: no fleet was named."),
                       Verdicts::tr("Goes for want of a port, unless a fleet is named."));
        return say(Verdicts::tr("Removed by the rules: no removal was ordered."),
                   Verdicts::tr("Goes by the rules, unless a removal is ordered."));
    }
    return {};
}

QString verdictSentence(const Board &board, const Turn &turn, int result, Tense tense)
{
    return plainText(VerdictSpeaker(board, turn, result, tense).sentence());
}

Pieces verdictPieces(const Board &board, const Turn &turn, int result)
{
    return splitMarked(VerdictSpeaker(board, turn, result, Tense::Past).sentence());
}

} // namespace entente::app
