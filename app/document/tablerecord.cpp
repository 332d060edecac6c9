#include "document/tablerecord.h"

#include "words/dealwords.h"
#include "words/tablewords.h"
#include "words/tiewords.h"

namespace entente::app {

QStringList tableRecord(const GameDocument &document, const Phase *only)
{
    std::vector<TableSetup::GaveWay> gaveWay;
    for (const Table::GaveWay &orders : document.table().gaveWay)
        gaveWay.push_back({document.board().power(orders.power).id, orders.phase, orders.told});
    QStringList sentences = tableSentences(document.game(), gaveWay, only);
    const Game &game = document.game();
    for (int i = 0; i < game.turnCount(); ++i) {
        if (only && game.told(i).before.phase != *only)
            continue;
        sentences += brokenWordSentences(document.wholeGame(), game, document.table().deals, i);
        const Turn &turn = game.told(i);
        const QString tied = turn.countsCentres && !turn.winner.valid() && !document.isFogged()
                                 ? tieSentence(game, turn.after)
                                 : QString();
        if (!tied.isEmpty())
            sentences += tied;
    }
    return sentences;
}

} // namespace entente::app
