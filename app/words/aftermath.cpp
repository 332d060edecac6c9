#include "words/aftermath.h"

#include "map/board.h"
#include "orders/cities.h"
#include "words/names.h"

#include <QCoreApplication>

namespace entente::app {

namespace {

struct Aftermath {
    Q_DECLARE_TR_FUNCTIONS(Verdicts) // it goes on where a verdict ends
};

/// What the season made of a siege, for whoever is inside (City State 7).
QString siegeNews(const Board &board, const Turn &turn, const OrderResult &result, Tense tense)
{
    QString news;
    if (result.verdict.reason == Reason::Freed || result.verdict.reason == Reason::Starved)
        return news;
    for (const Event &happened : turn.events) {
        if (const auto *lost = std::get_if<event::Destroyed>(&happened); lost && lost->unit == result.unit)
            news = inTense(tense, Aftermath::tr("After %n seasons behind the walls it gave up.", nullptr, siegeSeasons),
                           Aftermath::tr("After %n seasons behind the walls it gives up.", nullptr, siegeSeasons));
        else if (const auto *counted = std::get_if<event::SiegeCounted>(&happened);
                 counted && counted->unit == result.unit)
            news = counted->seasons > 0
                       ? Aftermath::tr("It can hold out for %n more seasons.", nullptr, siegeSeasons - counted->seasons)
                   : counted->open.valid()
                       ? inTense(tense,
                                 Aftermath::tr(
                                     "No other power held %1, so the port was not closed in: the siege counts anew."),
                                 Aftermath::tr(
                                     "No other power holds %1, so the port is not closed in: the siege counts anew."))
                             .arg(provinceName(board, counted->open))
                       : Aftermath::tr("The season does not count: the siege counts anew.");
    }
    return news;
}

/// Where a unit was put that did not get out of a pass (City State 8b). Tanks that halt are withdrawn too, but to
/// nowhere else.
QString passNews(const Board &board, const Turn &turn, const OrderResult &result, Tense tense)
{
    for (const Event &happened : turn.events) {
        const auto *back = std::get_if<event::Withdrawn>(&happened);
        if (back && back->unit == result.unit && board.province(board.provinceOf(back->unit.region)).sentTo.valid())
            return inTense(tense, Aftermath::tr("Out of the pass it was put back to %1."),
                           Aftermath::tr("Out of the pass it is put back to %1."))
                .arg(regionName(board, back->to));
    }
    return {};
}

/// A unit that came to a centre and is of a kind that takes none.
QString wingNews(const Board &board, const Turn &turn, const OrderResult &result)
{
    const Move *move = std::get_if<Move>(&result.order.action);
    if (!move || move->hops.empty() || !result.unit.kind.valid() || board.kind(result.unit.kind).captures
        || outcomeOf(result.verdict.reason) != Outcome::Success)
        return {};
    const ProvinceId place = board.provinceOf(move->to());
    if (!board.province(place).centre || turn.before.owner[static_cast<std::size_t>(place.index())] == result.power)
        return {};
    return Aftermath::tr("It takes no centre.", "a wing");
}

QString voyageNews(Told::Voyage voyage, Tense tense)
{
    switch (voyage) {
    case Told::Voyage::None: break;
    case Told::Voyage::Aboard:
        return inTense(tense, Aftermath::tr("It is aboard its fleet."), Aftermath::tr("It stays aboard its fleet."));
    case Told::Voyage::Lost:
        return inTense(tense, Aftermath::tr("It was not ashore in time and is lost."),
                       Aftermath::tr("It is not ashore in time and will be lost."));
    }
    return {};
}

/// What became of the army in the hold of a fleet that was driven out (Davis 6).
QString cargoNews(const Turn &turn, const OrderResult &result, Tense tense)
{
    const auto index = static_cast<std::size_t>(result.id.index());
    if (!result.id.valid() || !turn.before.dislodged[index].cargo.valid())
        return {};
    return result.verdict.reason == Reason::Retreats ? inTense(tense, Aftermath::tr("The army aboard went with it."),
                                                               Aftermath::tr("The army aboard goes with it."))
                                                     : Aftermath::tr("The army aboard is lost with it.");
}

} // namespace

QString aftermathOf(const Board &board, const Turn &turn, const OrderResult &result, const Told &told, Tense tense)
{
    if (result.unit.layer == Layer::Walls && !result.verdict.dislodged)
        return siegeNews(board, turn, result, tense);
    if (turn.before.phase.stage == Stage::Retreats)
        return cargoNews(turn, result, tense);
    if (result.verdict.reason == Reason::LeftPass || turn.before.phase.stage != Stage::Moves)
        return {};
    const QString back = passNews(board, turn, result, tense);
    if (const QString wing = wingNews(board, turn, result); !wing.isEmpty())
        return wing;
    return back.isEmpty() ? voyageNews(told.voyage, tense) : back;
}

} // namespace entente::app
