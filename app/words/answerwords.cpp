#include "words/answerwords.h"

#include "words/forms.h"
#include "words/names.h"

#include <QCoreApplication>

#include <algorithm>
#include <utility>

namespace entente::app {

using namespace Qt::StringLiterals;

namespace {

struct Answers {
    Q_DECLARE_TR_FUNCTIONS(Answers)
};

QString placeNames(const Board &board, const ProvinceSet &places)
{
    QStringList names;
    places.forEach([&](ProvinceId place) { names += provinceName(board, place); });
    return joinNames(names);
}

PowerId centreOwner(const Position &position, ProvinceId place)
{
    return position.owner[static_cast<std::size_t>(place.index())];
}

/// Who owns the centre, or where land is taken too, whose land it is.
PowerId ownerOf(const Position &position, ProvinceId place)
{
    const PowerId owner = centreOwner(position, place);
    return owner.valid() || position.holder.empty() ? owner : position.holder[static_cast<std::size_t>(place.index())];
}

bool canBeOwned(const Province &province)
{
    return province.terrain != Terrain::Sea && province.terrain != Terrain::Impassable;
}

/// "F Holland of Germany", and where it is of whoever asks, that it is.
QString unitSaid(const Board &board, const Unit &unit, const std::vector<PowerId> &own)
{
    const QString said = unitOfPower(board, unit);
    return std::find(own.begin(), own.end(), unit.power) == own.end()
               ? said
               : Answers::tr("%1 (yours)", "a unit of whoever asks").arg(said);
}

/// The first supply centre of the board and the last, by their short names: for examples.
std::pair<QString, QString> twoCentres(const Board &board)
{
    const ProvinceSet &centres = board.centres();
    ProvinceId last;
    centres.forEach([&](ProvinceId centre) { last = centre; });
    const auto shortName = [&](ProvinceId place) { return fromUtf8(board.province(place).abbreviation); };
    return {shortName(centres.first()), shortName(last)};
}

} // namespace

QString emptyPlaceSentence(const Board &board, const Position &position, ProvinceId place)
{
    const auto stands = [&](const Unit &unit) { return board.provinceOf(unit.region) == place; };
    if (std::any_of(position.units.begin(), position.units.end(), stands)
        || std::any_of(position.dislodged.begin(), position.dislodged.end(),
                       [&](const DislodgedUnit &each) { return stands(each.unit); }))
        return {};
    const QString name = provinceName(board, place);
    const Province &province = board.province(place);
    if (province.centre || !canBeOwned(province)) // the other sentences about a centre say whose it is
        return Answers::tr("%1 is empty.", "a place").arg(name);
    const PowerId owner = ownerOf(position, place);
    return owner.valid() ? Answers::tr("%1 is empty; it belongs to %2.").arg(name, nameAfterOf(board, owner))
                         : Answers::tr("%1 is empty; nobody owns it.").arg(name);
}

QString reachSentence(const Board &board, const std::vector<UnitGoals> &goals, RegionId place,
                      const std::vector<PowerId> &own)
{
    const ProvinceId province = board.provinceOf(place);
    const QString name = regionName(board, place);
    if (board.province(province).terrain == Terrain::Impassable)
        return Answers::tr("%1 is closed to all: no unit can ever go there.", "a place").arg(name);
    const bool whole = place == board.mainRegion(province);
    QStringList near, carried;
    for (const UnitGoals &each : goals) {
        if (each.stepsTo(board, place))
            near += unitSaid(board, each.unit, own);
        else if (whole && each.convoys.contains(province))
            carried += unitSaid(board, each.unit, own);
    }
    QStringList said;
    if (!near.isEmpty())
        said += Answers::tr("%1 can be reached by %2.", "a place, and units").arg(name, joinNames(near));
    if (!carried.isEmpty())
        said += Answers::tr("%1 can be reached by convoy by %2.", "a place, and units").arg(name, joinNames(carried));
    return said.join(u' ');
}

QString nobodyReachesSentence(const Board &board, RegionId place, bool all)
{
    const QString name = regionName(board, place);
    return all ? Answers::tr("%1: no unit can go there now.", "a place").arg(name)
               : Answers::tr("%1: no unit that you see can go there now.", "a place").arg(name);
}

QString supportSentence(const Board &board, const Unit &unit, ProvinceId to, const std::vector<Unit> &supporters,
                        const std::vector<PowerId> &own)
{
    const QString name = unitSaid(board, unit, own);
    QStringList names;
    for (const Unit &each : supporters)
        names += unitSaid(board, each, own);
    if (!to.valid())
        return names.isEmpty() ? Answers::tr("%1: no unit can support it where it stands.", "a unit").arg(name)
                               : Answers::tr("%1 can be supported where it stands by %2.", "a unit, and units")
                                     .arg(name, joinNames(names));
    const QString goal = provinceName(board, to);
    return names.isEmpty()
               ? Answers::tr("%1: no unit can support its move to %2.", "a unit, and a place").arg(name, goal)
               : Answers::tr("%1: its move to %2 can be supported by %3.", "a unit, a place, and units")
                     .arg(name, goal, joinNames(names));
}

QStringList waysSentences(const Board &board, const std::vector<UnitGoals> &goals, ProvinceId place)
{
    QStringList said;
    for (const UnitGoals &each : goals) {
        if (board.provinceOf(each.unit.region) != place)
            continue;
        const QString unit = unitOfPower(board, each.unit);
        if (!each.steps.empty())
            said += Answers::tr("Open to %1: %2.", "a unit, and places").arg(unit, placeNames(board, each.steps));
        if (!each.convoys.empty())
            said += Answers::tr("Open to %1 by convoy: %2.", "a unit, and places")
                        .arg(unit, placeNames(board, each.convoys));
    }
    return said;
}

QString borderSentence(const Board &board, const Position &position, ProvinceId place, const std::vector<PowerId> &own)
{
    const RegionId region = board.mainRegion(place);
    const ProvinceSet &byLand = board.reach(Travel::Land, region);
    const ProvinceSet &bySea = board.reach(Travel::Sea, region);
    ProvinceSet all = byLand | bySea;
    if (board.isTravelled(Travel::Over))
        all |= board.reach(Travel::Over, region);
    const QString name = provinceName(board, place);
    if (all.empty())
        return Answers::tr("%1 borders on no place.").arg(name);
    QStringList said{Answers::tr("%1 borders on %2.", "a place, and places").arg(name, placeNames(board, all))};
    if (const ProvinceSet armies = byLand - bySea; !bySea.empty() && !armies.empty())
        said += Answers::tr("Only armies can pass to %1.", "places").arg(placeNames(board, armies));
    if (const ProvinceSet fleets = (bySea - byLand) - board.seas(); !byLand.empty() && !fleets.empty())
        said += Answers::tr("Only fleets can pass to %1.", "places").arg(placeNames(board, fleets));
    QStringList beside;
    for (const Unit &unit : position.units) {
        if (all.contains(board.provinceOf(unit.region)))
            beside += unitSaid(board, unit, own);
    }
    if (!beside.isEmpty())
        said += Answers::tr("Beside it: %1.", "units").arg(joinNames(beside));
    return said.join(u' ');
}

QString ownerSentence(const Board &board, const Position &position, ProvinceId place, bool seen)
{
    const Province &province = board.province(place);
    const QString name = provinceName(board, place);
    if (!canBeOwned(province))
        return Answers::tr("%1: nobody can own this place.").arg(name);
    const PowerId owner = ownerOf(position, place);
    if (owner.valid())
        return province.centre
                   ? Answers::tr("%1 is a supply centre and belongs to %2.").arg(name, nameAfterOf(board, owner))
                   : Answers::tr("%1 belongs to %2.").arg(name, nameAfterOf(board, owner));
    if (!seen)
        return Answers::tr("%1: fog hides whose it is.").arg(name);
    return province.centre           ? Answers::tr("%1 is a supply centre that nobody owns.").arg(name)
           : position.holder.empty() ? Answers::tr("Nobody owns %1, since it is no supply centre.").arg(name)
                                     : Answers::tr("Nobody owns %1.").arg(name);
}

QString unitsSentence(const Board &board, const Position &position, PowerId power, KindId kind, bool all)
{
    QStringList units;
    const auto add = [&](const Unit &unit) {
        if ((!power.valid() || unit.power == power) && (!kind.valid() || unit.kind == kind))
            units += power.valid() ? unitName(board, unit) : unitOfPower(board, unit);
    };
    for (const Unit &unit : position.units)
        add(unit);
    for (const DislodgedUnit &each : position.dislodged)
        add(each.unit);
    if (!power.valid())
        return units.isEmpty() ? (all ? Answers::tr("There are no such units on the board.")
                                      : Answers::tr("You see no such units."))
                               : (all ? Answers::tr("On the board: %1.", "units") : Answers::tr("You see %1.", "units"))
                                     .arg(joinNames(units));
    const QString name = nameAfterOf(board, power);
    if (!all)
        return units.isEmpty()
                   ? (kind.valid() ? Answers::tr("You see no such unit of %1.", "a power")
                                   : Answers::tr("You see no unit of %1.", "a power"))
                         .arg(name)
                   : Answers::tr("Units of %1 that you see: %2.", "a power, and units").arg(name, joinNames(units));
    if (units.isEmpty())
        return kind.valid() ? Answers::tr("No unit of this kind of %1 is on the board.", "a power").arg(name)
                            : Answers::tr("No unit of %1 is on the board.", "a power").arg(name);
    return Answers::tr("Units of %1: %2.", "a power, and units").arg(name, joinNames(units));
}

QString centresSentence(const Board &board, const Position &position, PowerId power, bool all)
{
    ProvinceSet owned;
    board.centres().forEach([&](ProvinceId centre) {
        if (centreOwner(position, centre) == power)
            owned.insert(centre);
    });
    const QString name = nameAfterOf(board, power);
    if (!all)
        return owned.empty()
                   ? Answers::tr("You see no supply centre of %1.", "a power").arg(name)
                   : Answers::tr("You see %n supply centre(s) of %1: %2.", "a power, and places", owned.size())
                         .arg(name, placeNames(board, owned));
    return owned.empty() ? Answers::tr("No supply centre belongs to %1.").arg(name)
                         : Answers::tr("%n supply centre(s) of %1: %2.", "a power, and places", owned.size())
                               .arg(name, placeNames(board, owned));
}

QString unclearSentence(const Board &board)
{
    const auto [one, other] = twoCentres(board);
    return Answers::tr("This question is not understood. Ask, for example, “what is in %1” or “who reaches %2”.",
                       "two places")
        .arg(one, other);
}

QString helpSentence(const Board &board)
{
    const auto [one, other] = twoCentres(board);
    return Answers::tr(
               "Ask, for example, “what is in %1”, “who reaches %2”, “where can %1 go”, “who supports %1 to %2”, "
               "“who borders %1”, “who owns %2”, “where are the fleets”, “read the orders” or “read the results”.",
               "two places")
        .arg(one, other);
}

QString unknownSentence(const std::string &name)
{
    return Answers::tr("No place and no power of this board is called “%1”.").arg(fromUtf8(name));
}

} // namespace entente::app
