#pragma once

#include "game/game.h"
#include "map/board.h"
#include "orders/position.h"

#include <QString>

namespace entente {
struct Variant;
}

namespace entente::app {

/// Names as people read them. What the variant's data name (provinces, powers) comes from there.
QString fromUtf8(const std::string &text);

QString seasonName(Season season);
/// "1902", "431 BC": as the board's people count.
QString yearName(const YearCount &years, int year);
/// "Spring 1902"
QString seasonAndYear(const YearCount &years, const Phase &phase);
inline QString seasonAndYear(const Board &board, const Phase &phase)
{
    return seasonAndYear(board.years(), phase);
}
/// "Spring 1902, moves"
QString phaseName(const Board &board, const Phase &phase);
/// "Spring, moves", of any year
QString phaseOfAnyYear(const Phase &phase);
/// "Spring 1902, results"
QString resultsName(const Board &board, const Phase &phase);

/// A name in `language` (two letters), the English one where the variant gives no other.
QString nameIn(const QString &language, const std::string &english, const Translations &names);
/// The language in which the names of places and powers are written now: the interface's.
QString placeLanguage();
QString provinceName(const Board &board, ProvinceId province);
/// "St. Petersburg (south coast)"
QString regionName(const Board &board, RegionId region);
/// "south coast" for "sc"; the abbreviation itself where it is none of the four.
QString coastName(const std::string &coast);
QString powerName(const Board &board, PowerId power);
/// "army", "fleet": translated for the common kinds, the variant's own word otherwise.
QString kindName(const Board &board, KindId kind);
/// "A Vienna", "F St. Petersburg (south coast)"
QString unitName(const Board &board, KindId kind, RegionId region);
QString unitName(const Board &board, const Unit &unit);
/// A name with the unit's number where several of a power's stand in one place, as they are typed: "F High Ocean Box
/// #2". `number` as in UnitRef: from 1, or 0 for the only one.
QString numbered(const QString &name, int number);
/// "A Lodi of Milan", "A Lodi of Milan, behind its walls", "F High Ocean Box #2 of England"; `number` as above.
QString unitOfPower(const Board &board, const Unit &unit, int number = 0);
/// Who designed a variant, and when: "Allan B. Calhamer, 1959". Empty: nobody says.
QString creditOf(const Variant &variant);
/// Half units as a person writes them: "1", "1½".
QString strengthText(int halves);
/// What was agreed on: "Draw between Austria and England", "Conceded to France"
QString endingText(const Board &board, const Ending &ending);
/// How a game ended that nobody won by its rules; of one whose last season is over, who came first.
QString endingText(const Game &game);
/// "Austria, England and France"
QString joinNames(const QStringList &names);

} // namespace entente::app
