#include "document/tablerecord.h"

#include "words/tablewords.h"

namespace entente::app {

QStringList tableRecord(const GameDocument &document)
{
    QStringList sentences = takenBackSentences(document.game());
    for (const Table::GaveWay &orders : document.table().gaveWay)
        sentences += gaveWaySentence(document.board(), orders.power, orders.phase);
    return sentences;
}

} // namespace entente::app
