#include "words/placewords.h"

#include "orders/cities.h"
#include "words/forms.h"
#include "words/names.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>

namespace entente::app {

using namespace Qt::StringLiterals;

namespace {

struct Places {
    Q_DECLARE_TR_FUNCTIONS(Places)
};

PowerId listed(const std::vector<PowerId> &powers, ProvinceId province)
{
    return province.index() < static_cast<int>(powers.size()) ? powers[static_cast<std::size_t>(province.index())]
                                                              : PowerId();
}

QString kindOfPlace(const Board &board, const Position &position, ProvinceId province, bool seen)
{
    const Province &place = board.province(province);
    const PowerId owner = listed(position.owner, province);
    QStringList parts;
    if (place.centre)
        parts += owner.valid() ? Places::tr("Supply centre of %1").arg(nameAfterOf(board, owner))
                 : seen        ? Places::tr("Neutral supply centre")
                               : Places::tr("Supply centre");
    if (place.home.valid() && place.home != owner)
        parts += Places::tr("home of %1").arg(nameAfterOf(board, place.home));
    if (place.sentTo.valid()) {
        parts += Places::tr("Pass: who is still here after the moves is put back to %1")
                     .arg(provinceName(board, place.sentTo));
    } else if (place.only.valid()) {
        parts += Places::tr("Box of %1", "beside the board").arg(nameAfterOf(board, place.only));
    } else if (!place.centre) {
        switch (place.terrain) {
        case Terrain::Inland: parts += Places::tr("Inland"); break;
        case Terrain::Sea: parts += Places::tr("Sea"); break;
        case Terrain::Coastal: parts += Places::tr("Coast"); break;
        case Terrain::Impassable: parts += Places::tr("Closed to all"); break;
        }
    }
    if (place.port)
        parts += Places::tr("port", "a place where fleets are built");
    const PowerId holder = listed(position.holder, province);
    if (holder.valid() && (!place.centre || holder != owner))
        parts += Places::tr("land of %1").arg(nameAfterOf(board, holder));
    return parts.join(u", "_s) + u'.';
}

} // namespace

QString siegeSentence(const Board &board, const Position &position, const Unit &unit)
{
    if (unit.layer != Layer::Walls)
        return {};
    const int left = siegeSeasons - siegeOf(position, unit);
    if (board.kind(unit.kind).travel == Travel::Sea)
        return Places::tr("It gives up after %n more seasons in which the port is closed in on all sides.", nullptr,
                          left);
    return Places::tr("It gives up after %n more seasons.", nullptr, left);
}

QString tradeSentence(const Board &board, const Position &position, ProvinceId centre)
{
    const Province &place = board.province(centre);
    if (!place.doubled || listed(position.owner, centre) != place.home)
        return {};
    const TradeRoute route = tradeRouteOf(board, position, centre);
    QStringList seas;
    for (const ProvinceId sea : route.seas)
        seas += provinceName(board, sea);
    if (!route.brokenAt.valid())
        return Places::tr("It counts two: its trade reaches the edge by %1.").arg(joinNames(seas));
    const UnitId there = unitIn(board, position, route.brokenAt);
    const Unit &blocker = position.units[static_cast<std::size_t>(there.index())];
    return Places::tr("It counts one: %1 of %2 breaks its trade.", "unit and its power")
        .arg(unitName(board, blocker), nameAfterOf(board, blocker.power));
}

QString placeSentences(const Board &board, const Position &position, ProvinceId province, bool seen)
{
    QStringList sentences{kindOfPlace(board, position, province, seen)};
    if (!seen)
        sentences += Places::tr("Not seen: fog lies on it.");
    if (const QString trade = tradeSentence(board, position, province); !trade.isEmpty())
        sentences += trade;
    if (std::find(position.bombed.begin(), position.bombed.end(), province) != position.bombed.end())
        sentences += Places::tr("Raided: this winter it yields 2 points less, and nothing is built there.");
    return sentences.join(u' ');
}

} // namespace entente::app
