#include "orders/kindlimit.h"

#include "map/board.h"

namespace entente {

KindTally::KindTally(const Board &board, const Position &position, PowerId power)
    : m_board(board), m_units(static_cast<std::size_t>(board.kindCount()))
{
    for (const Unit &unit : position.units) {
        if (unit.power == power)
            add(unit.kind);
    }
}

KindCount KindTally::of(KindId kind) const
{
    const auto count = [this](KindId one) { return m_units[static_cast<std::size_t>(one.index())]; };
    const UnitKind::Limit &limit = m_board.kind(kind).limit;
    return {count(kind), limit.of.valid() ? count(limit.of) / limit.each + limit.more : 0};
}

int KindTally::lastOver(std::span<const KindId> built) const
{
    for (int n = static_cast<int>(built.size()); n-- > 0;) {
        const KindId kind = built[static_cast<std::size_t>(n)];
        const KindCount count = of(kind);
        if (m_board.kind(kind).limit.of.valid() && count.after > count.allowed)
            return n;
    }
    return -1;
}

} // namespace entente
