#include "board.h"

#include "game/play.h"
#include "orders/options.h"

#include <algorithm>

using namespace entente;

ENTENTE_FUZZ_READY

namespace {

/// Doles out the input as small numbers; zeros when it is used up.
class Bytes {
public:
    Bytes(const std::uint8_t *data, std::size_t size) : m_data(data), m_size(size) {}
    bool empty() const { return m_size == 0; }
    int below(int limit)
    {
        if (m_size == 0 || limit <= 0)
            return 0;
        --m_size;
        return *m_data++ % limit;
    }

private:
    const std::uint8_t *m_data;
    std::size_t m_size;
};

Position readPosition(Bytes &bytes, const Board &board)
{
    Position position = fuzz::variant()->start;
    position.units.clear();
    const int count = bytes.below(40);
    for (int i = 0; i < count; ++i) {
        Unit unit;
        unit.power = PowerId(bytes.below(board.powerCount()));
        unit.kind = KindId(bytes.below(board.kindCount()));
        unit.region = RegionId(bytes.below(board.regionCount()));
        if (board.canStand(board.kind(unit.kind).travel, unit.region)
            && !unitIn(board, position, board.provinceOf(unit.region)).valid())
            position.units.push_back(unit);
    }
    for (PowerId &owner : position.owner) {
        if (owner.valid())
            owner = PowerId(bytes.below(board.powerCount()));
    }
    position.sort();
    return position;
}

/// An order of any sort for any place, sensible or not.
Order anyOrder(Bytes &bytes, const Board &board)
{
    const auto region = [&] { return RegionId(bytes.below(board.regionCount())); };
    Order order;
    order.at = region();
    if (const int kind = bytes.below(board.kindCount() + 1); kind < board.kindCount())
        order.kind = KindId(kind);
    switch (bytes.below(8)) {
    case 0: order.action = Hold(); break;
    case 1: {
        Move move;
        move.hops.push_back(region());
        move.way = static_cast<Way>(bytes.below(3));
        if (move.way == Way::ByRoute) {
            for (int i = bytes.below(4); i >= 0; --i)
                move.waters.push_back(board.provinceOf(region()));
        }
        order.action = move;
        break;
    }
    case 2:
        order.action =
            Support{KindId(bytes.below(board.kindCount())), region(), bytes.below(2) ? region() : RegionId()};
        break;
    case 3: order.action = Convoy{KindId(bytes.below(board.kindCount())), region(), region()}; break;
    case 4: order.action = Retreat{region()}; break;
    case 5: order.action = Disband(); break;
    case 6: order.action = Build(); break;
    default:
        order.action = Waive();
        order.at = RegionId();
        order.kind = KindId();
    }
    return order;
}

std::vector<GivenOrder> readOrders(Bytes &bytes, const Board &board, const Rulebook &rules, const Position &position)
{
    std::vector<GivenOrder> orders;
    std::vector<Order> legal;
    for (int i = 0; i < static_cast<int>(position.units.size()) && !bytes.empty(); ++i) {
        const Unit &unit = position.units[static_cast<std::size_t>(i)];
        if (position.phase.stage == Stage::Moves && bytes.below(8) != 0) {
            legal.clear();
            legalOrders(board, rules.orders, position, UnitId(i), legal);
            fuzz::require(!legal.empty());
            const int high = bytes.below(256);
            orders.push_back(
                {unit.power, legal[static_cast<std::size_t>(high * 256 + bytes.below(256)) % legal.size()]});
        } else {
            orders.push_back({PowerId(bytes.below(board.powerCount())), anyOrder(bytes, board)});
        }
    }
    for (int i = 0; i < static_cast<int>(position.dislodged.size()); ++i) {
        legal.clear();
        legalRetreats(board, position, i, legal);
        if (!legal.empty() && bytes.below(6) != 0)
            orders.push_back({position.dislodged[static_cast<std::size_t>(i)].unit.power,
                              legal[static_cast<std::size_t>(bytes.below(64)) % legal.size()]});
    }
    for (int i = bytes.below(3); i > 0; --i)
        orders.push_back({PowerId(bytes.below(board.powerCount())), anyOrder(bytes, board)});
    return orders;
}

void checkTurn(const Board &board, const Turn &turn)
{
    fuzz::require(replay(turn.before, turn.events) == turn.after);
    for (std::size_t i = 0; i < turn.after.units.size(); ++i) {
        const Unit &unit = turn.after.units[i];
        fuzz::require(board.canStand(board.kind(unit.kind).travel, unit.region));
        for (std::size_t j = 0; j < i; ++j)
            fuzz::require(board.provinceOf(unit.region) != board.provinceOf(turn.after.units[j].region));
    }
    for (const OrderResult &result : turn.results) {
        fuzz::require(result.verdict.reason != Reason::Pending);
        for (const int cause : result.because)
            fuzz::require(cause >= 0 && cause < static_cast<int>(turn.results.size()));
    }
}

} // namespace

// Whatever the position and the orders, the judge comes to an end, and what it says holds together. Plays three phases
// on.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    Bytes bytes(data, size);
    const Variant &variant = *fuzz::variant();
    const Board &board = *variant.board;
    const Rulebook rules = rulebookOf(static_cast<Edition>(bytes.below(4)));
    Position position = readPosition(bytes, board);
    if (bytes.below(8) == 0)
        position.phase = {Season::Winter, 1901, Stage::Adjustments};
    for (int phase = 0; phase < 3; ++phase) {
        std::vector<GivenOrder> orders = readOrders(bytes, board, rules, position);
        const Turn turn = playPhase(variant, rules, position, orders);
        checkTurn(board, turn);
        if (position.phase.stage != Stage::Adjustments) {
            std::reverse(orders.begin(), orders.end());
            fuzz::require(playPhase(variant, rules, position, orders).after == turn.after);
        }
        position = turn.after;
    }
    return 0;
}
