#include "exchange/sameboard.h"

#include <algorithm>
#include <set>
#include <tuple>

namespace entente {

namespace {

bool counts(const Province &province)
{
    return province.terrain != Terrain::Impassable;
}

/// The province that any of these names means.
ProvinceId meant(const Board &board, const Province &names)
{
    ProvinceId found = board.findProvince(names.abbreviation);
    if (!found.valid())
        found = board.findProvince(names.name);
    for (auto alias = names.aliases.begin(); !found.valid() && alias != names.aliases.end(); ++alias)
        found = board.findProvince(*alias);
    return found;
}

/// For each province of `other` that of `one`; empty if they don't match one to one.
std::vector<ProvinceId> matched(const Board &one, const Board &other)
{
    std::vector<ProvinceId> partners;
    std::set<ProvinceId> taken;
    for (const Province &theirs : other.provinces()) {
        const ProvinceId partner = counts(theirs) ? meant(one, theirs) : ProvinceId();
        if (counts(theirs)) {
            const bool alike = partner.valid() && one.province(partner).terrain == theirs.terrain
                               && one.province(partner).centre == theirs.centre
                               && one.province(partner).convoys == theirs.convoys;
            if (!alike || !taken.insert(partner).second)
                return {};
        }
        partners.push_back(partner);
    }
    const auto all = one.provinces();
    return std::count_if(all.begin(), all.end(), counts) == static_cast<std::ptrdiff_t>(taken.size())
               ? partners
               : std::vector<ProvinceId>();
}

using Place = std::pair<ProvinceId, std::string>; // with its coast
using Edge = std::tuple<Place, Place, Travel>;

template <class ProvinceOf>
std::set<Edge> waysOf(const Board &board, ProvinceOf &&provinceOf)
{
    std::set<Edge> ways;
    for (const Passage &passage : board.passages()) {
        Place from(provinceOf(board.provinceOf(passage.from)), board.region(passage.from).coast);
        Place to(provinceOf(board.provinceOf(passage.to)), board.region(passage.to).coast);
        if (to < from)
            std::swap(from, to);
        if (passage.land)
            ways.insert({from, to, Travel::Land});
        if (passage.sea)
            ways.insert({from, to, Travel::Sea});
    }
    return ways;
}

} // namespace

std::vector<ProvinceId> partnersOf(const Board &one, const Board &other)
{
    std::vector<ProvinceId> partners = matched(one, other);
    const bool same =
        !partners.empty() && waysOf(one, [](ProvinceId own) { return own; }) == waysOf(other, [&](ProvinceId theirs) {
                                 return partners[static_cast<std::size_t>(theirs.index())];
                             });
    return same ? partners : std::vector<ProvinceId>();
}

bool sameBoard(const Board &one, const Board &other)
{
    return !partnersOf(one, other).empty();
}

} // namespace entente
