#include "map/bordergates.h"

#include "map/provincemask.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace entente::app {

namespace {

constexpr qreal stride = 3;      ///< between the points of a line that are looked at, in sheet units
constexpr qreal slip = 6;        ///< so much of a line may lie aside unnoticed: coasts are ragged
constexpr qreal slipShare = 0.05;
constexpr std::size_t mostGates = 48; ///< that are weighed against each other

qreal distance(QPointF a, QPointF b)
{
    return std::hypot(a.x() - b.x(), a.y() - b.y());
}

} // namespace

std::vector<QPointF> BorderGates::commonBorder(ProvinceId a, ProvinceId b) const
{
    std::vector<QPointF> points;
    const auto add = [&](const std::vector<Arc> &arcs) {
        for (const Arc &arc : arcs) {
            if ((arc.sides[0] != a || arc.sides[1] != b) && (arc.sides[0] != b || arc.sides[1] != a))
                continue;
            for (int i = 0; i < arc.path.elementCount(); ++i)
                points.push_back(arc.path.elementAt(i));
        }
    };
    add(m_sheet.borders());
    add(m_sheet.seaBorders());
    add(m_sheet.coasts());
    return points;
}

qreal BorderGates::strayed(QPointF from, QPointF to, ProvinceId a, ProvinceId b) const
{
    const qreal far = distance(from, to);
    const int steps = std::max(1, static_cast<int>(far / stride));
    int outside = 0;
    for (int i = 0; i < steps; ++i) {
        const ProvinceId at = m_sheet.mask().at(from + (to - from) * ((i + 0.5) / steps));
        outside += at != a && at != b;
    }
    return far * outside / steps;
}

std::optional<QPointF> BorderGates::gate(ProvinceId a, ProvinceId b, QPointF from, QPointF to) const
{
    const std::vector<QPointF> border = commonBorder(a, b);
    if (border.empty())
        return std::nullopt;
    QPointF middle;
    for (const QPointF point : border)
        middle += point / static_cast<qreal>(border.size());
    const std::size_t step = std::max<std::size_t>(1, border.size() / mostGates);
    std::optional<QPointF> best;
    qreal least = std::numeric_limits<qreal>::max();
    for (std::size_t i = 0; i < border.size(); i += step) {
        const QPointF at = border[i];
        const qreal detour = distance(from, at) + distance(at, to) - distance(from, to);
        const qreal outside = strayed(from, at, a, b) + strayed(at, to, a, b);
        const qreal price = 4 * outside + detour + 0.25 * distance(at, middle);
        if (price < least) {
            least = price;
            best = at;
        }
    }
    return best;
}

std::optional<QPointF> BorderGates::neededGate(ProvinceId a, ProvinceId b, QPointF from, QPointF to) const
{
    if (!a.valid() || !b.valid() || a == b)
        return std::nullopt;
    const qreal plain = strayed(from, to, a, b);
    if (plain < slip || plain < slipShare * distance(from, to))
        return std::nullopt;
    const std::optional<QPointF> found = gate(a, b, from, to);
    if (found && strayed(from, *found, a, b) + strayed(*found, to, a, b) < 0.7 * plain)
        return found;
    return std::nullopt;
}

} // namespace entente::app
