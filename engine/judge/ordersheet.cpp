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

void OrderSheet::pack(const Board &board, const Order &order, SheetOrder &line)
{
    const auto provinceOf = [&](RegionId region) { return region.valid() ? board.provinceOf(region) : ProvinceId(); };
    const auto goTo = [&](RegionId to) {
        line.to = to;
        if (!to.valid())
            return;
        const ProvinceId goal = board.provinceOf(to);
        line.goal = goal;
        line.anyCoast = to == board.mainRegion(goal);
    };
    line = SheetOrder();
    line.kind = order.kind;
    line.layer = order.layer;
    line.place = provinceOf(order.at);
    if (const Move *move = std::get_if<Move>(&order.action)) {
        line.way = move->way;
        goTo(move->hops.empty() ? RegionId() : move->to());
    } else if (const Support *support = std::get_if<Support>(&order.action)) {
        line.of = provinceOf(support->of);
        line.ofKind = support->kind;
        goTo(support->to);
    } else if (const Convoy *convoy = std::get_if<Convoy>(&order.action)) {
        line.of = provinceOf(convoy->army);
        line.ofKind = convoy->kind;
        goTo(convoy->to);
    }
}

void OrderSheet::write(const Board &board, std::span<const GivenOrder> orders)
{
    m_orders = orders;
    if (m_lines.size() < orders.size() * verbCount)
        m_lines.resize(orders.size() * verbCount);
    m_counts.fill(0);
    bool repeats = false;
    ProvinceSet ordered;
    for (std::size_t i = 0; i < orders.size(); ++i) {
        const Order &order = orders[i].order;
        const auto verb = static_cast<std::size_t>(verbOf(order));
        // Written where it stays: what was just written in bytes is slow to read again as a whole.
        SheetOrder &line = m_lines[verb * orders.size() + m_counts[verb]++];
        pack(board, order, line);
        line.power = orders[i].power;
        line.index = static_cast<std::uint32_t>(i);
        if (!order.at.valid())
            continue;
        const ProvinceId place = board.provinceOf(order.at);
        repeats |= ordered.contains(place);
        ordered.insert(place);
    }
    m_repeats = repeats;
}

} // namespace entente::judge
