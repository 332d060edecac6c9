#include "words/aftermath.h"

#include "map/board.h"
#include "orders/cities.h"
#include "words/names.h"

#include <QCoreApplication>

namespace entente::app {

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

} // namespace

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

} // namespace entente::app
