#include "checks/contacts.h"

#include <QHash>
#include <QPolygonF>

#include <algorithm>
#include <cmath>

namespace entente::app {

namespace {

/// Tenths of a sheet unit.
using Vertex = std::pair<int, int>;

Vertex vertexOf(QPointF point)
{
    return {static_cast<int>(std::lround(point.x() * 10)), static_cast<int>(std::lround(point.y() * 10))};
}

} // namespace

ProvincePair pairOf(ProvinceId a, ProvinceId b)
{
    return std::minmax(static_cast<int>(a.index()), static_cast<int>(b.index()));
}

Contacts::Contacts(const MapSheet &sheet)
{
    QHash<std::pair<Vertex, Vertex>, int> first; // the province that has a stretch, until another one claims it
    QHash<Vertex, std::vector<int>> at;
    for (int i = 0; i < sheet.provinceCount(); ++i) {
        for (const QPolygonF &ring : sheet.outline(ProvinceId(i)).toSubpathPolygons()) {
            for (qsizetype j = 0; j + 1 < ring.size(); ++j) {
                const Vertex from = vertexOf(ring[j]);
                const Vertex to = vertexOf(ring[j + 1]);
                if (from == to)
                    continue;
                std::vector<int> &here = at[from];
                if (here.empty() || here.back() != i)
                    here.push_back(i);
                const auto stretch = std::minmax(from, to);
                const auto known = first.constFind(stretch);
                if (known == first.constEnd())
                    first.insert(stretch, i);
                else if (*known != i)
                    m_lengths[{*known, i}] += std::hypot(from.first - to.first, from.second - to.second) / 10;
            }
        }
    }
    for (auto vertex = at.constBegin(); vertex != at.constEnd(); ++vertex) {
        if (vertex->size() > 2)
            m_nodes.push_back({QPointF(vertex.key().first / 10.0, vertex.key().second / 10.0), *vertex});
    }
    std::sort(m_nodes.begin(), m_nodes.end(), [](const auto &a, const auto &b) { return a.second < b.second; });
}

qreal Contacts::between(ProvinceId a, ProvinceId b) const
{
    const auto found = m_lengths.find(pairOf(a, b));
    return found == m_lengths.end() ? 0 : found->second;
}

} // namespace entente::app
