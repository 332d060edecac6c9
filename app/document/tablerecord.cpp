#include "document/tablerecord.h"

#include "words/tablewords.h"

namespace entente::app {

QStringList tableRecord(const GameDocument &document, const Phase *only)
{
    std::vector<TableSetup::GaveWay> gaveWay;
    for (const Table::GaveWay &orders : document.table().gaveWay)
        gaveWay.push_back({document.board().power(orders.power).id, orders.phase, orders.told});
    return tableSentences(document.game(), gaveWay, only);
}

} // namespace entente::app
