#include "words/verdicts.h"

#include "game/carriers.h"
#include "game/explain.h"
#include "orders/cities.h"
#include "words/aftermath.h"
#include "words/fightwords.h"
#include "words/flightwords.h"
#include "words/names.h"
#include "words/orderwords.h"
#include "words/refusals.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>

namespace entente::app {

using namespace Qt::StringLiterals;

namespace {

struct Verdicts {
    Q_DECLARE_TR_FUNCTIONS(Verdicts)
};

/// Speaks about one result of a turn; the unit ids in verdicts depend on the stage.
class Speaker {
public:
    Speaker(const Board &board, const Turn &turn, int result)
        : m_board(board), m_turn(turn), m_result(turn.results[static_cast<std::size_t>(result)])
    {
    }

    QString sentence() const
    {
        QString text = main();
        const Verdict &v = m_result.verdict;
        const bool said =
            v.reason == Reason::Dislodged || v.reason == Reason::SupportDislodged || v.reason == Reason::Overtaken;
        if (v.dislodged && !said && m_turn.before.phase.stage == Stage::Moves)
            text = v.dislodger.valid() ? Verdicts::tr("%1 Dislodged by %2.").arg(text, unit(v.dislodger))
                                       : Verdicts::tr("%1 Dislodged.").arg(text);
        const QString weak = weaknessWords(weaknessesIn(m_turn, m_result), [this](UnitId id) { return unit(id); });
        if (!weak.isEmpty())
            text = Verdicts::tr("%1 %2", "a sentence and another one").arg(text, weak);
        const QString news = aftermathOf(m_board, m_turn, m_result);
        return news.isEmpty() ? text : Verdicts::tr("%1 %2", "a sentence and another one").arg(text, news);
    }

private:
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
        const Verdict &v = m_result.verdict;
        if (v.strength == 0 && v.against == 0)
            return plain.arg(unit(v.other));
        return counted.arg(unit(v.other), strengthText(v.strength), strengthText(v.against));
    }

    QString illegal() const
    {
        const RefusalContext context = contextOf(m_board, m_turn.before, {m_result.power, m_result.order});
        Legality why = m_result.why;
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
                return Verdicts::tr("%1 is built instead.").arg(unitName(m_board, other.unit));
        }
        return {};
    }

    ProvinceId place(RegionId region) const { return region.valid() ? m_board.provinceOf(region) : ProvinceId(); }

    QStringList carriers() const
    {
        QStringList names;
        for (const int fleet : carriersOf(m_board, m_turn, m_result))
            names += unit(m_turn.results[static_cast<std::size_t>(fleet)].id);
        return names;
    }

    /// All who cut its support.
    QString culprits() const
    {
        QStringList names;
        for (const UnitId by : m_result.evidence.culprits)
            names += unit(by);
        return names.isEmpty() ? unit(m_result.verdict.other) : joinNames(names);
    }

    bool isFlight(UnitId unit) const
    {
        return m_board.kind(m_turn.before.units[static_cast<std::size_t>(unit.index())].kind).flying != Flying::No;
    }

    /// The move that it made; null if it made none.
    const Move *moveMade(UnitId id) const
    {
        const int result = resultOf(m_turn, id);
        return result >= 0 && arrived(id)
                   ? std::get_if<Move>(&m_turn.results[static_cast<std::size_t>(result)].order.action)
                   : nullptr;
    }

    bool arrived(UnitId army) const
    {
        const int result = resultOf(m_turn, army);
        return result >= 0
               && outcomeOf(m_turn.results[static_cast<std::size_t>(result)].verdict.reason) == Outcome::Success;
    }

    /// Why the support of a move that was ordered so did not count where powers act in turn (Sequential 2 to 4).
    QString missedInTurn(const Support &support) const
    {
        const int found = resultOf(m_turn, m_result.verdict.other);
        const OrderResult *helped = found < 0 ? nullptr : &m_turn.results[static_cast<std::size_t>(found)];
        const Move *move = helped ? std::get_if<Move>(&helped->order.action) : nullptr;
        const bool counts = helped && outcomeOf(helped->verdict.reason) != Outcome::Void;
        if (!move || !counts || place(move->to()) != place(support.to))
            return {};
        const QString who = unit(m_result.verdict.other);
        if (support.arrived && outcomeOf(helped->verdict.reason) != Outcome::Success)
            return Verdicts::tr("%1 did not get to %2.").arg(who, regionName(m_board, support.to));
        if (support.arrived && m_turn.before.schedule.empty())
            return Verdicts::tr(
                       "All powers acted at once this season, so %1 could not be supported where its move brought it.")
                .arg(who);
        return Verdicts::tr("%1 acted in another step of the season, so its support did not meet it.").arg(who);
    }

    QString noMatch() const
    {
        const Verdict &v = m_result.verdict;
        if (const Support *support = std::get_if<Support>(&m_result.order.action)) {
            if (support->toHold())
                return Verdicts::tr("%1 was ordered to move, so it could not be supported to hold.").arg(unit(v.other));
            if (const QString missed = missedInTurn(*support); !missed.isEmpty())
                return missed;
            int alike = 0;
            for (const OrderResult &other : m_turn.results) {
                const Move *move = std::get_if<Move>(&other.order.action);
                alike += move && other.unit.region.valid() && place(other.unit.region) == place(support->of)
                         && place(move->to()) == place(support->to);
            }
            if (alike > 1)
                return Verdicts::tr("%n units were ordered from %1 to %2; the support does not say which one is meant.",
                                    nullptr, alike)
                    .arg(regionName(m_board, support->of), regionName(m_board, support->to));
            if (m_board.province(place(support->of)).unlimited) // which of those there is meant is not known
                return Verdicts::tr("%1 was not ordered to %2.")
                    .arg(numbered(unitName(m_board, support->kind, support->of), support->number),
                         regionName(m_board, support->to));
            return Verdicts::tr("%1 was not ordered to %2.").arg(unit(v.other), regionName(m_board, support->to));
        }
        if (const Flight *flight = std::get_if<Flight>(&m_result.order.action)) {
            if (flight->backed.hops.empty())
                return Verdicts::tr("%1 was ordered to move, so it could not be supported to hold.").arg(unit(v.other));
            return Verdicts::tr("%1 was not ordered to %2.")
                .arg(unit(v.other), regionName(m_board, flight->backed.hops.back()));
        }
        if (const Convoy *convoy = std::get_if<Convoy>(&m_result.order.action))
            return Verdicts::tr("%1 was not ordered to %2 by convoy.")
                .arg(unit(v.other), regionName(m_board, convoy->to));
        return Verdicts::tr("No order of %1 matches it.").arg(unit(v.other));
    }

    QString main() const
    {
        const Verdict &v = m_result.verdict;
        if (const FlightReport *flight = reportOn(m_turn, static_cast<int>(&m_result - m_turn.results.data())))
            return flightSentence(m_board, m_turn, *flight);
        const bool fromOther = v.other.valid();
        switch (v.reason) {
        case Reason::Pending: return Verdicts::tr("Undecided.");
        case Reason::Illegal: return illegal();
        case Reason::NoMatchingOrder: return noMatch();
        case Reason::Holds: return m_result.given ? Verdicts::tr("Held.") : Verdicts::tr("Had no order, so it held.");
        case Reason::Moves:
            if (m_result.route.fought())
                return throughRoute(m_board, m_result, [this](UnitId id) { return unit(id); });
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
            if (v.strength > 0 && v.strength < v.against)
                return m_result.evidence.culprits.empty()
                           ? Verdicts::tr("Attacked, so it supported %1 with half its strength.").arg(unit(v.other))
                           : Verdicts::tr("Supported %1 with half its strength: %2 cut the other half.")
                                 .arg(unit(v.other), culprits());
            return Verdicts::tr("Supported %1.").arg(unit(v.other));
        case Reason::Convoys:
            return arrived(v.other) ? Verdicts::tr("Convoyed %1.").arg(unit(v.other))
                                    : Verdicts::tr("Held the way open, but %1 could not land.").arg(unit(v.other));
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
            return against(Verdicts::tr("Had to fight %1 for the way and stopped there."),
                           Verdicts::tr("Had to fight %1 for the way, %2 against %3, and stopped there."));
        case Reason::Halted:
            if (!v.strength && !v.against)
                return Verdicts::tr("Came in only because %1 made room, so it could not go on.").arg(unit(v.other));
            if (isKeptOutByOwn(m_turn, m_result))
                return Verdicts::tr("A unit of its own power was in the way: %1 did not leave; stopped on the way.")
                    .arg(unit(v.other));
            return against(Verdicts::tr("Kept out by %1; stopped on the way."),
                           Verdicts::tr("Kept out by %1, %2 against %3; stopped on the way."));
        case Reason::Bounced:
            return against(Verdicts::tr("Bounced by %1."), Verdicts::tr("Bounced by %1, %2 against %3."));
        case Reason::LostHeadToHead:
            return against(Verdicts::tr("Met %1 coming the other way."),
                           Verdicts::tr("Met %1 coming the other way, %2 against %3."));
        case Reason::OwnUnit:
            for (const Event &happened : m_turn.events) {
                const auto *back = std::get_if<event::Withdrawn>(&happened);
                if (back && fromOther && isPass(back->unit)
                    && back->unit == m_turn.before.units[static_cast<std::size_t>(v.other.index())])
                    return Verdicts::tr(
                               "A unit of its own power stood in the way: %1 was put back only after the moves.")
                        .arg(unit(v.other));
            }
            if (const Move *move = std::get_if<Move>(&m_result.order.action), *made = moveMade(v.other);
                move && made && place(made->to()) == place(move->to()))
                return Verdicts::tr("A unit of its own power stood in the way: %1 had come there before.")
                    .arg(unit(v.other));
            return Verdicts::tr("A unit of its own power stood in the way: %1 did not leave.").arg(unit(v.other));
        case Reason::NoConvoy: return Verdicts::tr("No complete chain of fleets was ordered to convoy it.");
        case Reason::ConvoyBroken: return Verdicts::tr("The convoy was broken: %1 was dislodged.").arg(unit(v.other));
        case Reason::ParadoxHeld:
            return v.byConvoy ? Verdicts::tr("Its convoy was part of a paradox, so it stayed.")
                              : Verdicts::tr("It was part of a convoy paradox, in which every move fails.");
        case Reason::Cut: return Verdicts::tr("Cut by %1.").arg(culprits());
        case Reason::CutLater: {
            const Support *support = std::get_if<Support>(&m_result.order.action);
            const UnitId backed = support ? unitIn(m_board, m_turn.before, place(support->of)) : UnitId();
            return Verdicts::tr("Supported %1 until %2 cut it.").arg(unit(backed), unit(v.other));
        }
        case Reason::SupportDislodged: return Verdicts::tr("Support lost: dislodged by %1.").arg(unit(v.other));
        case Reason::Dislodged:
            if (!v.other.valid())
                return Verdicts::tr("Dislodged.");
            if (v.strength == 0 && v.against == 0)
                return Verdicts::tr("Dislodged by %1.").arg(unit(v.other));
            // The attacker's strength comes first: it is the attacker who is named.
            return Verdicts::tr("Dislodged by %1, %2 against %3.")
                .arg(unit(v.other), strengthText(v.against), strengthText(v.strength));
        case Reason::ConvoyFailed: return Verdicts::tr("Stood ready, but the convoy of %1 failed.").arg(unit(v.other));
        case Reason::ConvoyUnused:
            return Verdicts::tr("Stood ready, but %1 did not use this convoy.").arg(unit(v.other));
        case Reason::SupportUseless:
            if (v.other.valid() && isFlight(v.other))
                return Verdicts::tr("Support was given, but %1 turned back.").arg(unit(v.other));
            return Verdicts::tr("Support was given, but the convoy of %1 failed.").arg(unit(v.other));
        case Reason::OwnTarget:
            return Verdicts::tr("Did not count: no power can help dislodge its own unit, and %1 did not leave.")
                .arg(unit(v.other));
        case Reason::Agreed: return Verdicts::tr("Registered by both parties.");
        case Reason::RaisesSiege:
            return fromOther ? against(Verdicts::tr("Drove %1 away and stayed at home."),
                                       Verdicts::tr("Drove %1 away, %2 against %3, and stayed at home."))
                             : Verdicts::tr("The siege was over; it stayed at home.");
        case Reason::Freed:
            return fromOther ? Verdicts::tr("Out of its walls again: %1 has raised the siege.").arg(unit(v.other))
                             : Verdicts::tr("Out of its walls again: nobody besieges it any more.");
        case Reason::Starved:
            return Verdicts::tr("Surrendered after %n season(s) behind its walls.", nullptr, siegeSeasons);
        case Reason::Embarks: return Verdicts::tr("Went aboard %1.").arg(unit(v.other));
        case Reason::LandingLapsed:
            return Verdicts::tr("%1 did not get to the sea from which it was to land, so it stayed aboard.",
                                "a fleet; it: the army")
                .arg(unit(v.other));
        case Reason::LeftPass: return Verdicts::tr("Made no move out of the pass, so it was put back.");
        case Reason::Overtaken: return Verdicts::tr("Dislodged by %1 before it could act.").arg(unit(v.other));
        case Reason::RetreatClash:
            return Verdicts::tr("%1 chose the same place, so both disbanded.").arg(unit(v.other));
        case Reason::NoOrder: return Verdicts::tr("Had no order, so it disbanded.");
        case Reason::Flies:
        case Reason::Lands:
        case Reason::Raids:
        case Reason::Diverted:
        case Reason::Aborted:
        case Reason::BaseLost: break; // told with its flight
        case Reason::Bombs:
            if (!fromOther)
                return Verdicts::tr("Flew its raid.");
            return moveMade(v.other) ? Verdicts::tr("Flew its raid; %1 left before it.").arg(unit(v.other))
                                     : Verdicts::tr("Raided %1.").arg(unit(v.other));
        case Reason::RaidFailed:
            return Verdicts::tr("The raid failed: its base was attacked by %1.").arg(unit(v.other));
        case Reason::FlightsMet: return Verdicts::tr("Met %1 in the air and turned back.").arg(unit(v.other));
        case Reason::KeptBack: return Verdicts::tr("Did not get there.");
        case Reason::Untold: return Verdicts::tr("Carried out. Its effect stays secret, like the order of acting.");
        case Reason::CivilDisorder:
            if (v.refusal == Refusal::NoPort)
                return Verdicts::tr("Removed for want of a port: no fleet was named.");
            return Verdicts::tr("Removed by the rules: no removal was ordered.");
        }
        return {};
    }

    const Board &m_board;
    const Turn &m_turn;
    const OrderResult &m_result;
};

} // namespace

QString verdictSentence(const Board &board, const Turn &turn, int result)
{
    return plainText(Speaker(board, turn, result).sentence());
}

Pieces verdictPieces(const Board &board, const Turn &turn, int result)
{
    return splitMarked(Speaker(board, turn, result).sentence());
}

} // namespace entente::app
