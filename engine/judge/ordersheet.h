#pragma once

#include "orders/order.h"

#include <array>
#include <cstddef>
#include <span>
#include <vector>

namespace entente {

class Board;

namespace judge {

/// One order of a season's moves as the judge reads it: what nearly every order says, in sixteen bytes, and where the
/// whole order stands.
struct SheetOrder {
    PowerId power;                  ///< that gave it
    KindId kind;                    ///< of the unit, as written; none if unsaid
    KindId ofKind;                  ///< supports and convoys: of the other unit, as written
    Layer layer : 4 = Layer::Field; ///< where the unit is
    bool anyCoast : 1 = false;      ///< `to` names the province and no coast of it
    Way way : 3 = Way::Unsaid;
    ProvinceId place;        ///< where the unit stands
    ProvinceId goal;         ///< moves, supports of moves, convoys: the province of `to`; of no meaning in others
    ProvinceId of;           ///< supports and convoys: where the other unit stands
    RegionId to;             ///< with the coast, if one is named
    std::uint32_t index = 0; ///< of the whole order in the list that the sheet was made from
};
static_assert(sizeof(SheetOrder) == 16);

/// The orders of a season, sorted by what they say. The judge reads all moves, then all convoys, then all supports:
/// each is matched with what it serves as soon as it is read. What an order says is asked once, when it is packed: no
/// processor can guess it. Nothing is decided here; a sheet knows neither the units nor the rules.
///
/// It refers to the orders it was made from, which must outlive it.
class OrderSheet {
public:
    enum class Verb : std::uint8_t {
        Hold,
        Move, ///< of one hop
        Convoy,
        SupportHold,
        SupportMove,
        Other, ///< what does not fit the few bytes or does not belong to a season's moves
    };
    static constexpr std::size_t verbCount = 6;

    OrderSheet() = default;
    OrderSheet(const Board &board, std::span<const GivenOrder> orders) { write(board, orders); }

    /// Starts over with other orders; keeps its memory.
    void write(const Board &board, std::span<const GivenOrder> orders);

    /// The orders as they were given.
    std::span<const GivenOrder> orders() const { return m_orders; }
    std::span<const SheetOrder> of(Verb verb) const
    {
        const auto v = static_cast<std::size_t>(verb);
        return {m_lines.data() + v * m_orders.size(), m_counts[v]};
    }
    /// Is some province ordered more than once?
    bool repeats() const { return m_repeats; }

    static Verb verbOf(const Order &order);
    /// Packs one order by itself; `index` and whose it is are left to the caller.
    static void pack(const Board &board, const Order &order, SheetOrder &line);

private:
    std::span<const GivenOrder> m_orders;
    std::vector<SheetOrder> m_lines; ///< room for all orders in each verb, so that none is counted before it is packed
    std::array<std::size_t, verbCount> m_counts = {};
    bool m_repeats = false;
};

} // namespace judge

} // namespace entente
