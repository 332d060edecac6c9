#include "judge/ordersheet.h"

#include "base/prefetch.h"
#include "map/board.h"

namespace entente::judge {

OrderSheet::Verb OrderSheet::pack(const Board &board, const Order &order, SheetOrder &line)
{
    const auto provinceOf = [&](RegionId region) { return region.valid() ? board.provinceOf(region) : ProvinceId(); };
    const auto goTo = [&](RegionId to) {
        line.to = to;
        if (!to.valid())
            return;
        line.goal = board.provinceOf(to);
        line.anyCoast = to == board.mainRegion(line.goal);
    };
    line.kind = order.kind;
    line.layer = order.layer;
    line.place = provinceOf(order.at);
    if (const Move *move = std::get_if<Move>(&order.action)) {
        line.way = move->way;
        goTo(move->hops.empty() ? RegionId() : move->to());
        return move->hops.size() == 1 && line.to.valid() ? Verb::Move : Verb::Other;
    }
    if (const Support *support = std::get_if<Support>(&order.action)) {
        line.of = provinceOf(support->of);
        line.ofKind = support->kind;
        goTo(support->to);
        return support->toHold() ? Verb::SupportHold : Verb::SupportMove;
    }
    if (const Convoy *convoy = std::get_if<Convoy>(&order.action)) {
        line.of = provinceOf(convoy->army);
        line.ofKind = convoy->kind;
        goTo(convoy->to);
        return convoy->army.valid() && convoy->to.valid() ? Verb::Convoy : Verb::Other;
    }
    return is<Hold>(order) ? Verb::Hold : Verb::Other;
}

void OrderSheet::write(const Board &board, std::span<const GivenOrder> orders)
{
    prefetch(orders);
    m_orders = orders;
    if (m_lines.size() < orders.size() * verbCount)
        m_lines.resize(orders.size() * verbCount);
    m_counts.fill(0);
    m_repeats = false;
    ProvinceSet ordered;
    for (std::size_t i = 0; i < orders.size(); ++i) {
        SheetOrder line;
        const auto verb = static_cast<std::size_t>(pack(board, orders[i].order, line));
        line.power = orders[i].power;
        line.index = static_cast<std::uint32_t>(i);
        m_lines[verb * orders.size() + m_counts[verb]++] = line;
        if (!line.place.valid())
            continue;
        m_repeats |= ordered.contains(line.place);
        ordered.insert(line.place);
    }
}

} // namespace entente::judge
