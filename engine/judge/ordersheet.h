#pragma once

#include "base/prefetch.h"
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
    ProvinceId goal;         ///< moves, supports of moves, convoys: the province of `to`
    ProvinceId of;           ///< supports and convoys: where the other unit stands
    RegionId to;             ///< with the coast, if one is named
    std::uint32_t index = 0; ///< of the whole order in the list that the sheet was made from
};
static_assert(sizeof(SheetOrder) == 16);

/// The orders of a season, sorted by what they say. The judge hears all moves, then all convoys, then all supports:
/// each is matched with what it serves as soon as it is heard, and no time goes into asking every order of
/// what kind it is. Nothing is decided here; a sheet knows neither the units nor the rules.
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
        return std::span(m_sorted).subspan(m_begin[v], m_begin[v + 1] - m_begin[v]);
    }
    /// Has the processor fetch the sheet into its cache, where it was not read lately.
    void prefetch() const;
    /// Is some province ordered more than once?
    bool repeats() const { return m_repeats; }

    /// One order by itself; `index` and whose it is are left to the caller.
    static SheetOrder packed(const Board &board, const Order &order);
    static Verb verbOf(const Order &order);

private:
    std::span<const GivenOrder> m_orders;
    std::vector<SheetOrder> m_sorted;
    std::array<std::size_t, verbCount + 1> m_begin = {};
    bool m_repeats = false;
};

inline void OrderSheet::prefetch() const
{
    entente::prefetch(std::span<const SheetOrder>(m_sorted));
}

} // namespace judge

} // namespace entente
