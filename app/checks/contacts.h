#pragma once

#include "sheet/mapsheet.h"

#include <QPoint>

#include <map>
#include <utility>
#include <vector>

namespace entente::app {

/// A pair of provinces, the lesser index first.
using ProvincePair = std::pair<int, int>;

ProvincePair pairOf(ProvinceId a, ProvinceId b);

/// Where the outlines of a sheet touch. Neighbours share the points of their common border exactly, to a
/// tenth of a unit, so this needs no tolerance.
class Contacts {
public:
    explicit Contacts(const MapSheet &sheet);

    /// Length of the common border in sheet units; 0 if there is none.
    qreal between(ProvinceId a, ProvinceId b) const;
    const std::map<ProvincePair, qreal> &all() const { return m_lengths; }
    /// The points where three provinces or more meet, with their provinces in ascending order.
    const std::vector<std::pair<QPointF, std::vector<int>>> &nodes() const { return m_nodes; }

private:
    std::map<ProvincePair, qreal> m_lengths;
    std::vector<std::pair<QPointF, std::vector<int>>> m_nodes;
};

} // namespace entente::app
