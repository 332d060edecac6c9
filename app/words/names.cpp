#include "words/names.h"

#include "rules/variant.h"
#include "words/forms.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>

namespace entente::app {

using namespace Qt::StringLiterals;

namespace {
struct Names {
    Q_DECLARE_TR_FUNCTIONS(Names)
};

constexpr std::string_view beforeChrist = "BC"; ///< the one suffix that other languages have a word for
} // namespace

QString fromUtf8(const std::string &text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

QString seasonName(Season season)
{
    switch (season) {
    case Season::Spring: return Names::tr("Spring");
    case Season::Summer: return Names::tr("Summer");
    case Season::Autumn: return Names::tr("Autumn");
    case Season::Winter: return Names::tr("Winter");
    }
    return {};
}

QString yearName(const YearCount &years, int year)
{
    const int told = years.told(year);
    if (years.suffix == beforeChrist)
        return years.isTurned(year) ? Names::tr("AD %1", "a year").arg(told) : Names::tr("%1 BC", "a year").arg(told);
    return years.suffix.empty() || years.isTurned(year)
               ? QString::number(told)
               : Names::tr("%1 %2", "a year and its era").arg(told).arg(fromUtf8(years.suffix));
}

QString seasonAndYear(const YearCount &years, const Phase &phase)
{
    return Names::tr("%1 %2", "season and year").arg(seasonName(phase.season), yearName(years, phase.year));
}

namespace {

QString stageOf(const Phase &phase, const QString &when)
{
    switch (phase.stage) {
    case Stage::Moves: return Names::tr("%1, moves").arg(when);
    case Stage::Retreats: return Names::tr("%1, retreats").arg(when);
    case Stage::Adjustments: return Names::tr("%1, builds").arg(when);
    }
    return when;
}

} // namespace

QString phaseName(const Board &board, const Phase &phase)
{
    return stageOf(phase, seasonAndYear(board.years(), phase));
}

QString phaseOfAnyYear(const Phase &phase)
{
    return stageOf(phase, seasonName(phase.season));
}

QString resultsName(const Board &board, const Phase &phase)
{
    const QString when = seasonAndYear(board.years(), phase);
    if (phase.stage == Stage::Retreats)
        return Names::tr("%1, after the retreats").arg(when);
    return Names::tr("%1, results").arg(when);
}

QString nameIn(const QString &language, const std::string &english, const Translations &names)
{
    for (const auto &[code, name] : names) {
        if (language == QLatin1StringView(code.data(), static_cast<qsizetype>(code.size())))
            return fromUtf8(name);
    }
    return fromUtf8(english);
}

QString placeLanguage()
{
    const QLocale locale;
    return locale.language() == QLocale::C ? QStringLiteral("en") : locale.name().left(2);
}

QString provinceName(const Board &board, ProvinceId province)
{
    return province.valid() ? nameIn(placeLanguage(), board.province(province).name, board.province(province).names)
                            : QString();
}

QString coastName(const std::string &coast)
{
    if (coast == "nc")
        return Names::tr("north coast");
    if (coast == "sc")
        return Names::tr("south coast");
    if (coast == "ec")
        return Names::tr("east coast");
    if (coast == "wc")
        return Names::tr("west coast");
    return fromUtf8(coast);
}

QString regionName(const Board &board, RegionId region)
{
    if (!region.valid())
        return {};
    const Region &place = board.region(region);
    const QString name = provinceName(board, place.province);
    return place.coast.empty() ? name : Names::tr("%1 (%2)", "province and coast").arg(name, coastName(place.coast));
}

QString powerName(const Board &board, PowerId power)
{
    return power.valid() ? nameIn(placeLanguage(), board.power(power).name, board.power(power).names) : QString();
}

QString kindName(const Board &board, KindId kind)
{
    if (!kind.valid())
        return Names::tr("unit");
    const std::string &name = board.kind(kind).name;
    if (name == "army")
        return Names::tr("army");
    if (name == "fleet")
        return Names::tr("fleet");
    if (name == "tank")
        return Names::tr("tank");
    if (name == "bomber")
        return Names::tr("bomber");
    if (name == "squadron")
        return Names::tr("squadron");
    if (name == "double army")
        return Names::tr("double army");
    if (name == "wing")
        return Names::tr("wing");
    return fromUtf8(name);
}

QString unitName(const Board &board, KindId kind, RegionId region)
{
    QString place = regionName(board, region);
    if (const qsizetype article = place.indexOf(u' '); article > 0 && place.front().isLower()) // "the Taldt": F Taldt
        place.remove(0, article + 1);
    return kind.valid()
               ? Names::tr("%1 %2", "letter of the unit kind and place").arg(fromUtf8(board.kind(kind).letter), place)
               : place;
}

QString unitName(const Board &board, const Unit &unit)
{
    const QString name = unitName(board, unit.kind, unit.region);
    if (unit.layer == Layer::Aboard)
        return Names::tr("%1 (aboard)", "an army in the hold of a fleet").arg(name);
    return unit.layer == Layer::Walls ? Names::tr("%1 behind the walls", "a unit").arg(name) : name;
}

QString numbered(const QString &name, int number)
{
    return number > 0 ? Names::tr("%1 #%2", "a unit's name, and which of several in one place").arg(name).arg(number)
                      : name;
}

QString unitOfPower(const Board &board, const Unit &unit, int number)
{
    const QString power = nameAfterOf(board, unit.power);
    if (unit.layer == Layer::Walls)
        return Names::tr("%1 of %2, behind its walls", "unit and its power")
            .arg(unitName(board, unit.kind, unit.region), power);
    return Names::tr("%1 of %2", "unit and its power").arg(numbered(unitName(board, unit), number), power);
}

QString creditOf(const Variant &variant)
{
    QStringList parts{fromUtf8(variant.designer), fromUtf8(variant.year)};
    parts.removeAll(QString());
    return parts.join(u", "_s);
}

QString strengthText(int halves)
{
    const QString whole = halves / 2 || halves % 2 == 0 ? QString::number(halves / 2) : QString();
    return halves % 2 ? whole + u'½' : whole;
}

QString endingText(const Board &board, const Ending &ending)
{
    QStringList names;
    for (PowerId power : ending.powers)
        names += powerName(board, power);
    if (ending.kind == Ending::Kind::Victory)
        return hasWon(board, ending.powers.front());
    QStringList parts{(ending.kind == Ending::Kind::Draw ? Names::tr("Draw between %1") : Names::tr("Conceded to %1"))
                          .arg(joinNames(names))};
    if (ending.proposedBy.valid())
        parts += Names::tr("proposed by %1").arg(nameAfterOf(board, ending.proposedBy));
    QStringList voters;
    for (PowerId power : ending.votedFor)
        voters += powerName(board, power);
    if (!voters.isEmpty())
        parts += Names::tr("for it: %1", "who voted").arg(joinNames(voters));
    return parts.join(u"; "_s);
}

QString endingText(const Game &game)
{
    const Ending &ending = *game.agreed();
    if (ending.kind != Ending::Kind::LastSeason)
        return endingText(game.board(), ending);
    QStringList first;
    int most = 0;
    for (const PowerId power : ending.powers) {
        const int centres = centreCountOf(game.position(), power);
        if (centres < most)
            continue;
        if (centres > most)
            first.clear();
        most = centres;
        first += powerName(game.board(), power);
    }
    const QString told =
        first.size() > 1 ? Names::tr("The last season is over: %1 come first, with %n centre(s) each", nullptr, most)
                         : Names::tr("The last season is over: %1 comes first, with %n centre(s)", nullptr, most);
    return told.arg(joinNames(first));
}

QString joinNames(const QStringList &names)
{
    if (names.size() < 2)
        return names.join(QString());
    return Names::tr("%1 and %2", "end of a list")
        .arg(names.mid(0, names.size() - 1).join(Names::tr(", ", "between names")), names.last());
}

} // namespace entente::app
