#pragma once

#include "game/turn.h"
#include "sheet/maplook.h"
#include "rules/variant.h"

#include <QImage>
#include <QString>

#include <vector>

namespace entente::app {

/// One card of the rules: a worked case, played.
struct RulesCard {
    QString id;   ///< of the case
    QString name; ///< its title
    QString why;  ///< the reason in a sentence; may be empty
    QString rule; ///< the paragraph that it shows, as the case names it; may be empty
    Turn turn;
};

/// The cards of the variant in `folder`, one for each case of its cards.jsonl. A line that can't be read is
/// left out; the tests play every one.
std::vector<RulesCard> readCards(const std::shared_ptr<const Variant> &variant, const QString &folder);

/// The piece of the map on which the card's orders lie, drawn with what became of them. `size` in pixels.
QImage cardPicture(const RulesCard &card, MapLook look, QSize size);
/// In which order the powers with orders act; empty where all act at once.
QString cardSchedule(const Board &board, const RulesCard &card);
/// Its orders, what became of each and what the sides of a fight counted, as HTML.
QString cardText(const Board &board, const RulesCard &card);

} // namespace entente::app
