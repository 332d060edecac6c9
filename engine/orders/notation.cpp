#include "orders/notation.h"

#include "map/board.h"
#include "orders/verbs.h"

namespace entente {

std::string OrderWriting::subject() const
{
    return unitText(board, order.kind, order.at, order.layer, order.number);
}

std::string OrderWriting::quoted(const Backed &backed) const
{
    std::string text = unitText(board, backed.kind, backed.of);
    for (const RegionId hop : backed.hops)
        text += " - " + board.regionText(hop);
    return text;
}

std::string orderText(const Board &board, const Order &order, Stage stage)
{
    const OrderWriting out{board, order, stage};
    return std::visit([&](const auto &one) { return ModuleOf<decltype(one)>::text(out, one); }, order.action);
}

std::string unitText(const Board &board, const Unit &unit)
{
    return unitText(board, unit.kind, unit.region, unit.layer);
}

std::string unitText(const Board &board, KindId kind, RegionId region, Layer layer, int number)
{
    std::string text = kind.valid() ? board.kind(kind).letter + ' ' : std::string();
    if (!region.valid())
        return text;
    const std::string place = board.regionText(region);
    text += layer == Layer::Walls ? "((" + place + "))" : place;
    if (number > 0 && board.province(board.provinceOf(region)).numbered)
        text += '#' + std::to_string(number);
    return text;
}

std::string retreatText(const Board &board, RegionId from, RegionId to)
{
    const std::string place = board.regionText(to);
    return from == to ? "((" + place + "))" : place;
}

} // namespace entente
