#pragma once

#include <cstddef>

namespace entente {

/// Do the rows of a table stand in the order of the enumeration, whose value `member` holds, so that a value is an
/// index? For a static_assert beside the table; that the last value has a row is to be asked too.
template <class Rows, class Row, class Enum>
constexpr bool standInOrder(const Rows &rows, Enum Row::*member)
{
    for (std::size_t i = 0; i < rows.size(); ++i) {
        if (static_cast<std::size_t>(rows[i].*member) != i)
            return false;
    }
    return true;
}

} // namespace entente
