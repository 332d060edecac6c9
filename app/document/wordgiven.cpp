#include "document/wordgiven.h"

#include "game/deal.h"
#include "words/names.h"

#include <QCoreApplication>

namespace entente::app {

namespace {

struct WordGiven {
    Q_DECLARE_TR_FUNCTIONS(WordGiven)
};

} // namespace

QString wordBrokenBy(const GameDocument &document, const GivenOrder &given)
{
    if (!document.table().talk)
        return {};
    for (const Deal &deal : dealsInForce(document.table().deals, document.wholeGame())) {
        if (breaks(document.board(), document.game().position(), deal, given))
            return WordGiven::tr("That breaks the word given to %1.")
                .arg(powerName(document.board(), deal.partnerOf(given.power)));
    }
    return {};
}

} // namespace entente::app
