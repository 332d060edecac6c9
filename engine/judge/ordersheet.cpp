#include "judge/ordersheet.h"

#include "map/board.h"

namespace entente::judge {

OrderSheet::Packed OrderSheet::pack(const Board &board, const Order &order)
{
    const auto provinceOf = [&](RegionId region) { return region.valid() ? board.provinceOf(region) : ProvinceId(); };
    Packed packed;
    SheetOrder &line = packed.line;
    line.kind = order.kind;
    line.layer = order.layer;
    line.place = provinceOf(order.at);
    if (const Move *move = std::get_if<Move>(&order.action)) {
        line.way = move->way;
        if (!move->hops.empty())
            line.to = move->to();
        packed.verb = move->hops.size() == 1 && line.to.valid() ? Verb::Move : Verb::Other;
    } else if (const Support *support = std::get_if<Support>(&order.action)) {
        line.of = provinceOf(support->of);
        line.ofKind = support->kind;
        line.to = support->to;
        packed.verb = support->toHold() ? Verb::SupportHold : Verb::SupportMove;
    } else if (const Convoy *convoy = std::get_if<Convoy>(&order.action)) {
        line.of = provinceOf(convoy->army);
        line.ofKind = convoy->kind;
        line.to = convoy->to;
        packed.verb = convoy->army.valid() && line.to.valid() ? Verb::Convoy : Verb::Other;
    } else {
        packed.verb = is<Hold>(order) ? Verb::Hold : Verb::Other;
    }
    if (line.to.valid()) {
        line.goal = board.provinceOf(line.to);
        line.anyCoast = line.to == board.mainRegion(line.goal);
    }
    return packed;
}

void OrderSheet::write(const Board &board, std::span<const GivenOrder> orders)
{
    m_orders = orders;
    m_asGiven.resize(orders.size());
    m_sorted.resize(orders.size());
    m_begin.fill(0);
    m_repeats = false;
    ProvinceSet ordered;
    std::uint32_t index = 0;
    for (const GivenOrder &given : orders) {
        Packed &packed = m_asGiven[index];
        packed = pack(board, given.order);
        packed.line.power = given.power;
        packed.line.index = index++;
        ++m_begin[static_cast<std::size_t>(packed.verb) + 1];
        if (const ProvinceId place = packed.line.place; place.valid()) {
            m_repeats = m_repeats || ordered.contains(place);
            ordered.insert(place);
        }
    }
    for (std::size_t v = 1; v <= verbCount; ++v)
        m_begin[v] += m_begin[v - 1];
    auto next = m_begin;
    for (const Packed &packed : m_asGiven)
        m_sorted[next[static_cast<std::size_t>(packed.verb)]++] = packed.line;
}

} // namespace entente::judge
