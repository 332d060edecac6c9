#include "words/flightwords.h"

#include "game/told.h"
#include "words/names.h"
#include "words/pieces.h"

#include <QCoreApplication>

namespace entente::app {

using namespace Qt::StringLiterals;

namespace {

using Task = FlightReport::Task;
using Cause = FlightReport::Cause;

struct Flights {
    Q_DECLARE_TR_FUNCTIONS(Flights)
};

/// Speaks of one bomber.
class FlightTeller {
public:
    FlightTeller(const Board &board, const Turn &turn, const FlightReport &report, Tense tense)
        : m_board(board), m_turn(turn), m_report(toldOfFlight(report)), m_tense(tense)
    {
    }

    QString mission() const
    {
        const QString target = unit(m_report.target);
        const QString over = place(m_report.over);
        switch (m_report.task) {
        case Task::None: return {};
        case Task::Pending: return Flights::tr("It raids %1 after the retreats, if nobody is there then.").arg(over);
        case Task::Useless: return useless(target);
        case Task::GivenUp: return givenUp();
        case Task::Done: break;
        }
        if (m_report.mission == Mission::Support)
            return say(Flights::tr("Supported %1."), Flights::tr("Supports %1.")).arg(target);
        if (m_report.mission == Mission::Cut)
            return isHalved(m_turn, m_report)
                       ? say(Flights::tr("Halved the support of %1."), Flights::tr("Halves the support of %1."))
                             .arg(target)
                       : say(Flights::tr("Cut the support of %1."), Flights::tr("Cuts the support of %1.")).arg(target);
        return say(Flights::tr("Raided %1: it yields two points less in winter, and nothing is built there."),
                   Flights::tr("Raids %1: it yields two points less in winter, and nothing is built there."))
            .arg(over);
    }

    QString landing() const
    {
        const QString base = place(place(m_report.unit));
        if (!m_report.landed)
            return m_report.task == Task::Pending ? QString() : Flights::tr("It lands after the retreats.");
        if (m_report.lost())
            return lost(base);
        const QString here = place(m_report.at);
        const bool home = m_report.at == place(m_report.unit);
        if (m_report.task == Task::GivenUp)
            return say(Flights::tr("It stayed in %1."), Flights::tr("It stays in %1.")).arg(here);
        if (!m_report.diverted())
            return home ? say(Flights::tr("It came home to %1."), Flights::tr("It comes home to %1.")).arg(here)
                        : say(Flights::tr("It landed in %1."), Flights::tr("It lands in %1.")).arg(here);
        const QString down =
            home ? say(Flights::tr("It stayed in %1."), Flights::tr("It stays in %1.")).arg(here)
                 : say(Flights::tr("It came down in %1."), Flights::tr("It comes down in %1.")).arg(here);
        return Flights::tr("%1 %2", "why a bomber could not land, and where it is now").arg(barred(), down);
    }

private:
    QString say(const QString &past, const QString &ahead) const { return inTense(m_tense, past, ahead); }
    ProvinceId place(const Unit &unit) const { return m_board.provinceOf(unit.region); }
    QString place(ProvinceId province) const { return province.valid() ? provinceName(m_board, province) : QString(); }

    QString unit(const Unit &who) const
    {
        if (!who.kind.valid())
            return Flights::tr("another unit");
        const OrderResult *result = resultOf(who);
        return marked(unitName(m_board, who), Piece::Role::Link,
                      result ? static_cast<int>(result - m_turn.results.data()) : -1);
    }

    const OrderResult *resultOf(const Unit &who) const
    {
        for (const OrderResult &result : m_turn.results) {
            if (result.unit == who)
                return &result;
        }
        return nullptr;
    }

    QString lost(const QString &base) const
    {
        if (!m_report.baseOwner.valid())
            return say(Flights::tr("It was lost with its base, %1."), Flights::tr("It is lost with its base, %1."))
                .arg(base);
        const QString owner = powerName(m_board, m_report.baseOwner);
        if (m_report.cause == Cause::LeaveEnded)
            return say(Flights::tr(
                           "It was lost with its base: %1 belongs to %2, who did not permit it to stay this season.",
                           "a place and a power"),
                       Flights::tr(
                           "It is lost with its base: %1 belongs to %2, who does not permit it to stay this season.",
                           "a place and a power"))
                .arg(base, owner);
        if (m_report.cause == Cause::NoLeave && m_report.culprit.kind.valid()
            && place(m_report.culprit) != place(m_report.unit))
            return say(Flights::tr("It was lost with its base: %1 belongs to %2 now, whose %3 has come there.",
                                   "a place, a power and its unit"),
                       Flights::tr("It is lost with its base: %1 falls to %2, whose %3 comes there.",
                                   "a place, a power and its unit"))
                .arg(base, owner, unit(m_report.culprit));
        if (m_report.cause == Cause::NoLeave && m_report.culprit.kind.valid())
            return say(Flights::tr("It was lost with its base: %1 belongs to %2 now, whose %3 is there.",
                                   "a place, a power and its unit"),
                       Flights::tr("It is lost with its base: %1 falls to %2, whose %3 is there.",
                                   "a place, a power and its unit"))
                .arg(base, owner, unit(m_report.culprit));
        return say(Flights::tr("It was lost with its base: %1 belongs to %2."),
                   Flights::tr("It is lost with its base: %1 belongs to %2."))
            .arg(base, owner);
    }

    QString useless(const QString &target) const
    {
        const OrderResult *own =
            m_report.result < 0 ? nullptr : &m_turn.results[static_cast<std::size_t>(m_report.result)];
        const Flight *flight = own ? std::get_if<Flight>(&own->order.action) : nullptr;
        if (!flight || flight->backed.hops.empty())
            return say(Flights::tr("Helped nobody: %1 was ordered to move, so it could not be supported to hold."),
                       Flights::tr("Helps nobody: %1 is ordered to move, so it can't be supported to hold."))
                .arg(target);
        return say(Flights::tr("Helped nobody: %1 was not ordered to %2."),
                   Flights::tr("Helps nobody: %1 is not ordered to %2."))
            .arg(target, regionName(m_board, flight->backed.hops.back()));
    }

    QString givenUp() const
    {
        const QString over = place(m_report.over);
        const QString culprit = unit(m_report.culprit);
        switch (m_report.cause) {
        case Cause::NothingToCut:
            if (m_report.culprit.kind.valid() && m_board.kind(m_report.culprit.kind).flying != Flying::No)
                return Flights::tr("Nothing to cut: what %1 does in the air can't be cut.").arg(culprit);
            return m_report.culprit.kind.valid() ? say(Flights::tr("Nothing to cut: %1 gave no support."),
                                                       Flights::tr("Nothing to cut: %1 gives no support."))
                                                       .arg(culprit)
                                                 : say(Flights::tr("Nothing to cut: nobody stood in %1."),
                                                       Flights::tr("Nothing to cut: nobody stands in %1."))
                                                       .arg(over);
        case Cause::OwnSupport: return Flights::tr("Nothing to cut: %1 is on its own side.").arg(culprit);
        case Cause::Occupied:
            return place(m_report.culprit) == m_report.over
                       ? Flights::tr("No raid on %1: %2 is there.").arg(over, culprit)
                       : say(Flights::tr("No raid on %1: %2 has come there."),
                             Flights::tr("No raid on %1: %2 comes there."))
                             .arg(over, culprit);
        case Cause::Contested:
            return m_report.culprit.kind.valid() ? say(Flights::tr("No raid on %1: %2 moved for it."),
                                                       Flights::tr("No raid on %1: %2 moves for it."))
                                                       .arg(over, culprit)
                                                 : say(Flights::tr("No raid on %1: somebody moved for it."),
                                                       Flights::tr("No raid on %1: somebody moves for it."))
                                                       .arg(over);
        case Cause::BaseClosed:
            return say(Flights::tr("No raid: it could not have come home to %1."),
                       Flights::tr("No raid: it can't come home to %1."))
                .arg(place(place(m_report.unit)));
        default: break;
        }
        if (m_report.closed == Cause::None)
            return say(Flights::tr("Gave up its mission: there was nowhere on its path to land."),
                       Flights::tr("Gives up its mission: there is nowhere on its path to land."));
        return Flights::tr("%1 %2", "why a bomber could not land, and what followed")
            .arg(barred(), say(Flights::tr("Nowhere else on its path was open, so it gave up its mission."),
                               Flights::tr("Nowhere else on its path is open, so it gives up its mission.")));
    }

    /// Why it could not land where it was ordered to.
    QString barred() const
    {
        const QString there = place(m_report.bound);
        const QString owner = m_report.owner.valid() ? powerName(m_board, m_report.owner) : QString();
        if (m_report.closed == Cause::PlaceTaken)
            return say(Flights::tr("%1 was not free to land in: %2 of %3 was bound for it too or stood there."),
                       Flights::tr("%1 is not free to land in: %2 of %3 is bound for it too or stands there."))
                .arg(there, unit(m_report.culprit), powerName(m_board, m_report.culprit.power));
        if (m_report.closed == Cause::LandLost)
            return m_report.culprit.kind.valid()
                       ? say(Flights::tr("%1 no longer belongs to its power: %2 of %3 took it."),
                             Flights::tr("%1 no longer belongs to its power: %2 of %3 takes it."))
                             .arg(there, unit(m_report.culprit), owner)
                       : Flights::tr("%1 no longer belongs to its power: %2 owns it now.").arg(there, owner);
        if (m_report.closed == Cause::LeaveLapsed)
            return m_report.owner.valid()
                       ? say(Flights::tr("The permission to land in %1 has lapsed: it belongs to %2 now."),
                             Flights::tr("The permission to land in %1 lapses: it falls to %2."))
                             .arg(there, owner)
                       : say(Flights::tr("The permission to land in %1 has lapsed: whoever gave it owns it no more."),
                             Flights::tr("The permission to land in %1 lapses: whoever gave it will own it no more."))
                             .arg(there);
        if (m_board.isSea(m_report.bound))
            return Flights::tr("%1 is sea, where no bomber lands.").arg(there);
        if (!m_report.owner.valid())
            return Flights::tr("%1 is neutral land.").arg(there);
        return say(Flights::tr("%1 belongs to %2, who gave no permission to land."),
                   Flights::tr("%1 belongs to %2, who gives no permission to land."))
            .arg(there, owner);
    }

    const Board &m_board;
    const Turn &m_turn;
    const FlightReport m_report;
    const Tense m_tense;
};

} // namespace

QString flightSentence(const Board &board, const Turn &turn, const FlightReport &report, Tense tense)
{
    const FlightTeller teller(board, turn, report, tense);
    const QString mission = teller.mission();
    const QString landing = teller.landing();
    if (mission.isEmpty())
        return report.landed ? landing
                             : inTense(tense, Flights::tr("Flew; it lands after the retreats."),
                                       Flights::tr("Flies; it lands after the retreats."));
    return landing.isEmpty() ? mission
                             : Flights::tr("%1 %2", "what a bomber did, and where it is now").arg(mission, landing);
}

QString missionSentence(const Board &board, const Turn &turn, const FlightReport &report)
{
    return FlightTeller(board, turn, report, Tense::Past).mission();
}

QString landingSentence(const Board &board, const Turn &turn, const FlightReport &report)
{
    return FlightTeller(board, turn, report, Tense::Past).landing();
}

QString flightRule(const FlightReport &report)
{
    switch (report.cause) {
    case Cause::None: break;
    case Cause::NothingToCut:
        return Flights::tr(
            "A bomber cuts support that is given. If the unit does anything else, the mission is given up.");
    case Cause::OwnSupport: return Flights::tr("A bomber cuts the support of other powers' units only.");
    case Cause::Occupied:
    case Cause::Contested:
        return Flights::tr("A raid needs a centre in which nobody stands and for which nobody moves.");
    case Cause::BaseClosed: return Flights::tr("A raid ends where it began, so that must still be a place to land in.");
    case Cause::NotOpen:
    case Cause::LandLost:
        return report.mission == Mission::None
                   ? Flights::tr("A bomber lands in its own power's land or where the owner permits it; otherwise in "
                                 "the last own place on its path.")
                   : Flights::tr("The mission counts. The bomber lands in the own place of its path that is nearest to "
                                 "where it was bound.");
    case Cause::LeaveEnded: return Flights::tr("Permission to land or to stay counts for one season.");
    case Cause::LeaveLapsed: return Flights::tr("Permission to land counts only while whoever gave it owns the place.");
    case Cause::PlaceTaken: return Flights::tr("Two bombers can't stand in one place, so neither gets it.");
    case Cause::NowhereToLand:
        return Flights::tr("A mission after which there is nowhere to land is given up and has no effect.");
    case Cause::NoLeave:
        return Flights::tr(
            "A bomber may stay in its own power's land or where the owner permits it; elsewhere it is lost.");
    }
    return {};
}

} // namespace entente::app
