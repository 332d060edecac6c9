#include "orders/namesthere.h"

#include "map/board.h"

#include <algorithm>

namespace entente {

std::string nameThere(const Board &board, RegionId region, std::span<const std::string_view> theirs)
{
    const Province &province = board.province(board.provinceOf(region));
    const auto known = std::find_if(province.aliases.begin(), province.aliases.end(), [&](const std::string &alias) {
        return std::find(theirs.begin(), theirs.end(), alias) != theirs.end();
    });
    const std::string &coast = board.region(region).coast;
    return (known == province.aliases.end() ? province.abbreviation : *known) + (coast.empty() ? "" : '/' + coast);
}

} // namespace entente
