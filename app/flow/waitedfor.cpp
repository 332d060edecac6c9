// Who sits at the table, and who of them is waited for.
#include "flow/tableflow.h"

#include <algorithm>

namespace entente::app {

std::vector<PowerId> TableFlow::waitedFor() const
{
    std::vector<PowerId> powers = m_document.toOrder();
    std::erase_if(powers, [this](PowerId power) {
        return m_document.computerOf(power) || (m_document.table().isSealed(power) && !isWaiting(power));
    });
    return powers;
}

std::vector<PowerId> TableFlow::thinking() const
{
    if (!m_document.hasGame() || m_document.table().mode != Table::Mode::Hotseat || m_document.game().isOver())
        return {};
    std::vector<PowerId> powers = m_document.toOrder();
    std::erase_if(
        powers, [this](PowerId power) { return !m_document.computerOf(power) || m_document.table().isSealed(power); });
    return powers;
}

std::vector<PowerId> TableFlow::people() const
{
    const std::vector<PowerId> left = survivors(m_document.board(), m_document.game().position());
    std::vector<PowerId> powers = m_document.table().seats;
    std::erase_if(powers, [&](PowerId power) {
        const TableSetup::Tenure *computer = m_document.computerOf(power);
        return (computer && computer->until < 0) || std::find(left.begin(), left.end(), power) == left.end();
    });
    return powers;
}

bool TableFlow::onlyComputersOrder() const
{
    const std::vector<PowerId> powers = m_document.toOrder();
    return !powers.empty() && !people().empty() && std::all_of(powers.begin(), powers.end(), [this](PowerId power) {
        return m_document.computerOf(power) != nullptr;
    });
}

bool TableFlow::wasTakenBack() const
{
    return m_document.game().takenBack().count(m_document.game().position().phase) > 0;
}

bool TableFlow::isAlone() const
{
    const Table &table = m_document.table();
    const std::vector<PowerId> all = people();
    const bool anyComputer = std::any_of(table.seats.begin(), table.seats.end(),
                                         [this](PowerId power) { return m_document.computerOf(power) != nullptr; });
    return table.mode == Table::Mode::Hotseat && anyComputer && !all.empty()
           && std::all_of(all.begin() + 1, all.end(),
                          [&](PowerId power) { return table.sameHand(all.front(), power); });
}

bool TableFlow::isWaiting(PowerId power) const
{
    const std::vector<PowerId> locked = m_document.lockedSeats();
    return m_document.table().isSealed(power) && std::find(locked.begin(), locked.end(), power) != locked.end();
}

/// On to the next in the order of the sittings, then round from the start; whoever gets up had all the own powers at
/// hand.
PowerId TableFlow::waitedAfter(PowerId seat) const
{
    const std::vector<PowerId> waiting = waitedFor();
    std::vector<PowerId> order = m_document.table().sittings();
    if (const auto here = std::find(order.begin(), order.end(), seat); here != order.end())
        std::rotate(order.begin(), here + 1, order.end());
    std::stable_partition(order.begin(), order.end(), [this](PowerId power) { return !isAtHand(power); });
    const auto next = std::find_first_of(order.begin(), order.end(), waiting.begin(), waiting.end());
    return next != order.end() ? *next : waiting.empty() ? PowerId() : waiting.front();
}

PowerId TableFlow::ownWaited() const
{
    const std::vector<PowerId> waiting = waitedFor();
    const auto found = std::find_if(waiting.begin(), waiting.end(), [this](PowerId power) { return isAtHand(power); });
    return found == waiting.end() ? PowerId() : *found;
}

PowerId TableFlow::firstWaited() const
{
    const std::vector<PowerId> powers = waitedFor();
    return powers.empty() ? PowerId() : powers.front();
}

} // namespace entente::app
