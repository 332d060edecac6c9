#include "lettering/labelsizes.h"

#include "sheet/mapscale.h"
#include "sheet/mapsheet.h"
#include "lettering/typesetting.h"

#include <algorithm>
#include <cstddef>

namespace entente::app {

namespace {

constexpr qreal secondShare = 0.76; ///< of a class's type: that of its lands that have less room

/// One size for all names of a class: the author's, or the middle one of those that places ask for.
qreal classType(const MapLook &look, qreal scale, bool sea)
{
    const MapSheet &sheet = *look.sheet;
    if (const qreal wished = sheet.lettering(sea).size; wished > 0)
        return labelPixels(wished, scale);
    std::vector<qreal> sizes;
    for (int i = 0; i < sheet.provinceCount(); ++i) {
        const ProvinceId id(i);
        if (look.board->isSea(id) == sea && !sheet.label(id).lines.isEmpty()
            && look.board->province(id).terrain != Terrain::Impassable)
            sizes.push_back(sheet.label(id).size);
    }
    if (sizes.empty())
        return 0;
    const auto middle = sizes.begin() + static_cast<std::ptrdiff_t>(sizes.size() / 2);
    std::nth_element(sizes.begin(), middle, sizes.end());
    return labelPixels(*middle, scale);
}

} // namespace

LabelSizes::LabelSizes(const MapLook &look, qreal scale) : m_type{classType(look, scale, false), 0}
{
    m_type[1] = std::min(classType(look, scale, true), m_type[0]); // no water speaks louder than the lands
}

qreal LabelSizes::least(bool sea)
{
    return leastLetters(sea) / letterHeight(sea);
}

std::vector<qreal> LabelSizes::of(bool sea) const
{
    constexpr qreal apart = 0.95; // what differs less is no size of its own
    const qreal small = least(sea);
    const qreal most = std::max(small, m_type[sea]);
    std::vector<qreal> sizes{most};
    for (const qreal smaller : {std::max(small, secondShare * most), small, tightLetters(sea) / letterHeight(sea)}) {
        if (smaller < apart * sizes.back())
            sizes.push_back(smaller);
    }
    return sizes;
}

} // namespace entente::app
