#include "document/tablerecord.h"

#include "words/dealwords.h"
#include "words/tablewords.h"

namespace entente::app {

QStringList tableRecord(const GameDocument &document, const Phase *only)
{
    std::vector<TableSetup::GaveWay> gaveWay;
    for (const Table::GaveWay &orders : document.table().gaveWay)
        gaveWay.push_back({document.board().power(orders.power).id, orders.phase, orders.told});
    QStringList sentences = tableSentences(document.game(), gaveWay, only);
    for (int i = 0; i < document.game().turnCount(); ++i) {
        if (!only || document.game().told(i).before.phase == *only)
            sentences += brokenWordSentences(document.wholeGame(), document.game(), document.table().deals, i);
    }
    return sentences;
}

} // namespace entente::app
