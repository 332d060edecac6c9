#include "judge/ordersheet.h"

#include "map/board.h"

namespace entente::judge {

OrderSheet::Verb OrderSheet::verbOf(const Order &order)
{
    if (const Move *move = std::get_if<Move>(&order.action))
        return move->hops.size() == 1 && move->to().valid() ? Verb::Move : Verb::Other;
    if (const Support *support = std::get_if<Support>(&order.action))
        return support->toHold() ? Verb::SupportHold : Verb::SupportMove;
    if (const Convoy *convoy = std::get_if<Convoy>(&order.action))
        return convoy->army.valid() && convoy->to.valid() ? Verb::Convoy : Verb::Other;
    return is<Hold>(order) ? Verb::Hold : Verb::Other;
}

SheetOrder OrderSheet::packed(const Board &board, const Order &order)
{
    const auto provinceOf = [&](RegionId region) { return region.valid() ? board.provinceOf(region) : ProvinceId(); };
    SheetOrder line;
    line.kind = order.kind;
    line.layer = order.layer;
    line.place = provinceOf(order.at);
    if (const Move *move = std::get_if<Move>(&order.action)) {
        line.way = move->way;
        if (!move->hops.empty())
            line.to = move->to();
    } else if (const Support *support = std::get_if<Support>(&order.action)) {
        line.of = provinceOf(support->of);
        line.ofKind = support->kind;
        line.to = support->to;
    } else if (const Convoy *convoy = std::get_if<Convoy>(&order.action)) {
        line.of = provinceOf(convoy->army);
        line.ofKind = convoy->kind;
        line.to = convoy->to;
    }
    if (line.to.valid()) {
        line.goal = board.provinceOf(line.to);
        line.anyCoast = line.to == board.mainRegion(line.goal);
    }
    return line;
}

void OrderSheet::write(const Board &board, std::span<const GivenOrder> orders)
{
    m_orders = orders;
    m_sorted.resize(orders.size());
    m_begin.fill(0);
    m_repeats = false;
    ProvinceSet ordered;
    for (const GivenOrder &given : orders) {
        ++m_begin[static_cast<std::size_t>(verbOf(given.order)) + 1];
        if (!given.order.at.valid())
            continue;
        const ProvinceId place = board.provinceOf(given.order.at);
        m_repeats = m_repeats || ordered.contains(place);
        ordered.insert(place);
    }
    for (std::size_t v = 1; v <= verbCount; ++v)
        m_begin[v] += m_begin[v - 1];
    auto next = m_begin;
    for (std::size_t i = 0; i < orders.size(); ++i) {
        SheetOrder &line = m_sorted[next[static_cast<std::size_t>(verbOf(orders[i].order))]++];
        line = packed(board, orders[i].order);
        line.power = orders[i].power;
        line.index = static_cast<std::uint32_t>(i);
    }
}

} // namespace entente::judge
