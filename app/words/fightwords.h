#pragma once

#include "game/told.h"
#include "words/tense.h"

#include <QString>

#include <functional>

namespace entente {
class Board;
}

namespace entente::app {

/// How a sentence names a unit of the position that was judged.
using UnitNamer = std::function<QString(UnitId)>;

/// Why a unit that fights counts less than its strength, and by whom: "T Switzerland counts 1, since A Munich attacks
/// it too." Empty if it does not.
QString weaknessSentence(const QString &who, const Evidence::Part &part, const QStringList &by, Tense tense);

/// The same of several, one sentence after another.
QString weaknessWords(const std::vector<Evidence::Part> &weak, const UnitNamer &name, Tense tense);

/// A double move that fought for its route province and went on: the figures of both hops.
QString throughRoute(const Board &board, const Order &order, const Told &told, const UnitNamer &name);

} // namespace entente::app
