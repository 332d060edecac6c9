// Orders that a power sent ahead, for a game master. A hotseat table has none: they would lie in the open.
#include "document/gamedocument.h"

#include "document/commands.h"
#include "words/names.h"

namespace entente::app {

void GameDocument::setKept(PowerId power, KeptList kept, const StepName &name)
{
    if (table().mode != Table::Mode::Hotseat && kept != table().kept)
        play(new KeepOrdersCommand(*this, power, std::move(kept), name));
}

void GameDocument::keepOrders(const KeptOrders &orders)
{
    KeptList kept = table().kept;
    kept.push_back(orders);
    setKept(orders.power, std::move(kept),
            [this, power = orders.power] { return tr("Keep orders for later: %1").arg(powerName(board(), power)); });
}

void GameDocument::changeKept(std::size_t index, const KeptOrders &orders)
{
    KeptList kept = table().kept;
    kept.at(index) = orders;
    setKept(orders.power, std::move(kept),
            [this, power = orders.power] { return tr("Change kept orders: %1").arg(powerName(board(), power)); });
}

void GameDocument::dropKept(std::size_t index)
{
    KeptList kept = table().kept;
    const PowerId power = kept.at(index).power;
    kept.erase(kept.begin() + static_cast<std::ptrdiff_t>(index));
    setKept(power, std::move(kept),
            [this, power] { return tr("Delete kept orders: %1").arg(powerName(board(), power)); });
}

void GameDocument::useKept(std::size_t index)
{
    if (table().mode != Table::Mode::Hotseat && !game().isOver())
        play(new UseKeptCommand(*this, table().kept.at(index)));
}

} // namespace entente::app
