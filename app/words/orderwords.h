#pragma once

#include "orders/composer.h"
#include "orders/order.h"
#include "words/pieces.h"

#include <QString>

namespace entente::app {

/// What a verb does, for buttons and key hints: "support", "hold".
QString verbName(Verb verb);
/// The same on a button: "Hold", "By sea".
QString verbLabel(Verb verb);
/// The key of a verb, as Qt names it: 's', 'h'.
char verbKey(Verb verb);
/// Of a unit that does it and the place that it is done to, if any: "A Serbia holds". "" where it needs other words.
QString verbSentence(Verb verb, const QString &unit, const QString &place = {});

/// A whole order in words, with marks: "A Serbia supports A Budapest to Rumania." without the stop.
QString orderSentence(const Board &board, const Order &order, Stage stage, Piece::Role lastRole = Piece::Role::Plain);
/// The same for a row of a list, where the unit's symbol says the kind: "Serbia supports Budapest to Rumania";
/// abbreviated: "Ser supports Bud to Rum".
Pieces orderRow(const Board &board, const Order &order, Stage stage, bool abbreviated = false);
/// The waters of a convoy one after another: "the North Sea, then the Norwegian Sea".
QString watersText(const Board &board, const Path<ProvinceId, 12> &waters);
/// The sentence that grows while an order is written: "A Serbia supports A Budapest to …".
QString draftSentence(const Board &board, const Composer::Draft &draft, const Position &position);

} // namespace entente::app
