#include "document/outlook.h"

#include <QCoreApplication>

#include <algorithm>

namespace entente::app {

namespace {

struct OutlookWords {
    Q_DECLARE_TR_FUNCTIONS(Outlook)
};

Hints hintsOf(const Game &game, const std::vector<GivenOrder> &orders, const std::vector<PowerId> &known)
{
    Adjudicator judge(game.variantPointer()->board, game.rules());
    Position position = game.position();
    position.schedule.clear(); // nobody at the table knows it
    return hintsOn(judge, *game.variantPointer(), position, orders, known);
}

} // namespace

QString asFarAsSeen(const GameDocument &document, const QString &found)
{
    return document.isFogged() ? OutlookWords::tr("%1 This holds as far as you see.", "a sentence").arg(found) : found;
}

bool isUnseen(const GameDocument &document, const Position &shown, PowerId power)
{
    const std::vector<PowerId> &seats = document.lookers();
    return document.isFogged() && std::find(seats.begin(), seats.end(), power) == seats.end()
           && centreCountOf(shown, power) == 0 && unitCountOf(shown, power) == 0;
}

RefusalContext refusalContext(const GameDocument &document, const GivenOrder &given)
{
    RefusalContext context = contextOf(document.board(), document.game().position(), given);
    if (document.isFogged())
        context.seen = document.sightIn(document.game().turnCount());
    return context;
}

Hints outlook(const GameDocument &document, PowerId seat)
{
    return hintsOf(document.game(), document.game().orders(),
                   seat.valid() ? std::vector<PowerId>{seat} : document.table().seats);
}

Hints outlook(const Game &game, PowerId seat)
{
    return hintsOf(game, game.orders(), {seat});
}

Hints outlookWithoutOrders(const GameDocument &document, PowerId power)
{
    return hintsOf(document.game(), {}, {power});
}

} // namespace entente::app
