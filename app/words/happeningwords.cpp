#include "words/happeningwords.h"

#include "game/citations.h"
#include "orders/cities.h"
#include "words/flightwords.h"
#include "words/forms.h"
#include "words/names.h"

#include <QCoreApplication>

#include <algorithm>

namespace entente::app {

namespace {

using What = Happening::Kind;

struct Happened {
    Q_DECLARE_TR_FUNCTIONS(Happened)
};

/// Of a bomber: its raid, or where it came down and why.
QString flightNews(const Board &board, const Turn &turn, const Happening &happening)
{
    for (const FlightReport &report : turn.flights) {
        if (report.unit != happening.unit)
            continue;
        return happening.kind == What::Raided || happening.kind == What::RaidGivenUp
                   ? missionSentence(board, turn, report)
                   : landingSentence(board, turn, report);
    }
    return {};
}

QString markedHappening(const Board &board, const Turn &turn, const Happening &happening)
{
    const QString power = powerAsSubject(board, happening.power);
    const QString its = nameAfterOf(board, happening.power);
    const QString place = provinceName(board, happening.at);
    const QString unit =
        happening.unit.region.valid() ? unitName(board, happening.unit.kind, happening.unit.region) : QString();
    const QString kind = kindName(board, happening.unit.kind);
    QString cause;
    if (happening.cause >= 0)
        cause = marked(unitName(board, turn.results[static_cast<std::size_t>(happening.cause)].unit), Piece::Role::Link,
                       happening.cause);
    switch (happening.kind) {
    case What::Surrendered:
        return Happened::tr("%1 of %2 surrenders after %n season(s) behind its walls.", nullptr, siegeSeasons)
            .arg(unit, its);
    case What::Freed:
        return cause.isEmpty() ? Happened::tr("%1 of %2 is free: nobody besieges it any more.").arg(unit, its)
                               : Happened::tr("%1 of %2 is free: %3 has raised the siege.").arg(unit, its, cause);
    case What::PutBack:
        return cause.isEmpty() ? Happened::tr("%1 of %2 is put back to %3: it made no move out of the pass.")
                                     .arg(unit, its, regionName(board, happening.to))
                               : Happened::tr("%1 of %2 is put back to %3: %4 kept it in the pass.")
                                     .arg(unit, its, regionName(board, happening.to), cause);
    case What::Returned:
        return Happened::tr("%1: a lost %2 returns in %3.", "power, kind of unit, place")
            .arg(powerName(board, happening.power), kind, place);
    case What::Eliminated:
        return happening.unit.kind.valid()
                   ? Happened::tr("%1 is out of the game: no %2 stands on the board.", "power, kind of unit")
                         .arg(power, kind)
                   : Happened::tr("%1 is out of the game: it has neither units nor centres.").arg(power);
    case What::RemovedWithPower:
        return Happened::tr("%1 is removed: %2 is out of the game.", "unit and power").arg(unit, power);
    case What::Landed:
    case What::LandedElsewhere:
    case What::LostWithBase:
    case What::Raided:
    case What::RaidGivenUp:
        return Happened::tr("%1 of %2: %3", "a bomber, its power, and what became of it")
            .arg(unit, its, flightNews(board, turn, happening));
    case What::MetInTheAir:
        return Happened::tr("%1 of %2 met %3 over %4 and turned back.",
                            "a squadron, its power, another squadron, a place")
            .arg(unit, its, cause, place);
    case What::CentreTaken:
        return happening.from.valid() ? Happened::tr("%1 takes %2 from %3.", "power, centre, power")
                                            .arg(power, place, nameAfterOf(board, happening.from))
                                      : Happened::tr("%1 takes %2.", "power and centre").arg(power, place);
    case What::CentreGivenUp:
        return Happened::tr("%1 becomes a neutral centre: %2 is out of the game.").arg(place, power);
    }
    return {};
}

} // namespace

QString happeningSentence(const Board &board, const Turn &turn, const Happening &happening)
{
    return plainText(markedHappening(board, turn, happening));
}

Pieces happeningPieces(const Board &board, const Turn &turn, const Happening &happening)
{
    return splitMarked(markedHappening(board, turn, happening));
}

QString happeningTitle(const Board &board, const Happening &happening)
{
    const QString place = provinceName(board, happening.at);
    const QString unit =
        happening.unit.region.valid() ? unitName(board, happening.unit.kind, happening.unit.region) : QString();
    switch (happening.kind) {
    case What::Surrendered: return Happened::tr("%1 surrenders").arg(unit);
    case What::Freed: return Happened::tr("%1 is free again").arg(unit);
    case What::PutBack: return Happened::tr("%1 is put back").arg(unit);
    case What::Returned:
        return Happened::tr("A lost %1 returns", "kind of unit").arg(kindName(board, happening.unit.kind));
    case What::Eliminated: return Happened::tr("Out of the game");
    case What::RemovedWithPower: return Happened::tr("%1 is removed").arg(unit);
    case What::Landed: return Happened::tr("%1 lands in %2").arg(unit, regionName(board, happening.to));
    case What::LandedElsewhere: return Happened::tr("%1 comes down in %2").arg(unit, regionName(board, happening.to));
    case What::LostWithBase: return Happened::tr("%1 is lost").arg(unit);
    case What::Raided: return Happened::tr("%1 is raided").arg(place);
    case What::RaidGivenUp: return Happened::tr("No raid on %1").arg(place);
    case What::MetInTheAir: return Happened::tr("%1 met another flight").arg(unit);
    case What::CentreTaken:
        return happening.from.valid()
                   ? Happened::tr("Takes %1 from %2", "centre, power").arg(place, nameAfterOf(board, happening.from))
                   : Happened::tr("Takes %1", "centre").arg(place);
    case What::CentreGivenUp: return Happened::tr("%1 becomes a neutral centre").arg(place);
    }
    return {};
}

QString happeningLine(const Board &board, const Turn &turn, const Happening &happening)
{
    const QString rule = fromUtf8(ruleOf(board, turn, happening));
    const QString sentence = happeningSentence(board, turn, happening);
    return rule.isEmpty() ? sentence : Happened::tr("%1 (%2)", "a sentence and its rule").arg(sentence, rule);
}

QStringList happeningCounts(const Board &board, const std::vector<Happening> &happenings)
{
    const auto count = [&](What kind) {
        return static_cast<int>(std::count_if(happenings.begin(), happenings.end(),
                                              [&](const Happening &one) { return one.kind == kind; }));
    };
    QStringList parts;
    for (const Happening &happening : happenings) {
        if (happening.kind == What::Eliminated)
            parts += Happened::tr("%1 is out of the game").arg(powerAsSubject(board, happening.power));
    }
    if (const int surrendered = count(What::Surrendered))
        parts += Happened::tr("%n surrendered", nullptr, surrendered);
    if (const int freed = count(What::Freed))
        parts += Happened::tr("%n freed", nullptr, freed);
    if (const int back = count(What::PutBack))
        parts += Happened::tr("%n put back", nullptr, back);
    if (const int returned = count(What::Returned))
        parts += Happened::tr("%n returned", nullptr, returned);
    if (const int elsewhere = count(What::LandedElsewhere))
        parts += Happened::tr("%n landed elsewhere", nullptr, elsewhere);
    if (const int lost = count(What::LostWithBase))
        parts += Happened::tr("%n lost with its base", nullptr, lost);
    if (const int taken = count(What::CentreTaken))
        parts += Happened::tr("%n centre(s) taken", nullptr, taken);
    return parts;
}

QString perilSentence(const Board &board, PowerId power, const Peril &peril)
{
    const QString name = powerAsSubject(board, power);
    const QString kind = kindName(board, board.power(power).mainstay);
    const QString season = seasonAndYear(board, peril.end);
    return peril.avertable ? Happened::tr("%1 is out of the game after %2 unless a %3 stands on the board by then.",
                                          "power, season, kind of unit")
                                 .arg(name, season, kind)
                           : Happened::tr("%1 will be out of the game after %2: no %3 can be on the board by then.",
                                          "power, season, kind of unit")
                                 .arg(name, season, kind);
}

} // namespace entente::app
