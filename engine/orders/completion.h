#pragma once

#include "orders/options.h"

#include <string>
#include <string_view>
#include <vector>

namespace entente {

/// What a line that somebody has begun to type may go on as, in the house notation: units first
/// ("A Bud " for "bu"), and once a unit is named all that it may legally be ordered to do ("A Bud S A Vie - Gal" for
/// "bud s vi"). Places are known by abbreviation and by every name; letters of units, dashes and case do not matter.
class Completion {
public:
    /// Keeps references to board and position. `power`: whose units; none: everybody's. Movement phases only: in others
    /// there is nothing to propose.
    Completion(const Board &board, const OrderRules &rules, const Position &position, PowerId power);

    /// At most `most`, in the order in which units and orders are listed.
    std::vector<std::string> proposals(std::string_view typed, std::size_t most = 12) const;

private:
    bool begins(std::string_view word, std::string_view typed) const;

    const Board &m_board;
    const Position &m_position;
    PowerId m_power;
    OptionTable m_options;
};

} // namespace entente
