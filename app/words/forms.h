#pragma once

#include "map/board.h"

#include <QString>

namespace entente::app {

/// Names as sentences inflect them: the variant's data has the forms by language ("de:adjective", "de:of",
/// "de:subject", "de:in").

/// What begins with a name, as a sentence begins: "The Emperor's secret vote".
QString asBeginning(const QString &sentence);
/// "Austrian", "österreichisch": sentences put the ending to it; empty where the variant has none in this language.
QString powerAdjective(const Board &board, PowerId power);
/// "Austrian army", or "Army of Austria" where there is no adjective.
QString kindOfPower(const Board &board, KindId kind, PowerId power);
/// One of two sentences, by the adjective that is put into them: English says "a French", but "an Austrian". `without`
/// is said with the power's name where there is no adjective.
QString withAdjective(const Board &board, PowerId power, const QString &a, const QString &an, const QString &without);
/// A power as it stands after "of", "from", "by" or "with" ("de:of"): "von Frankreich", "von der Türkei",
/// "of the Emperor".
QString nameAfterOf(const Board &board, PowerId power);
/// A power that is one, at the head of a sentence ("de:subject"): "Frankreich", "Die Türkei".
QString powerAsSubject(const Board &board, PowerId power);
/// "France has won", "The Emperor has won": the power as its language says it at the head of a sentence ("de:subject",
/// "de:subjects" if it is many), with its player behind it if one is named. Without the full stop.
QString hasWon(const Board &board, PowerId power, const QString &player = {});
/// "in Galicia", "in the North Sea": where something is.
QString inside(const Board &board, ProvinceId province);

} // namespace entente::app
