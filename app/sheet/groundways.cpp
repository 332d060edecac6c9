#include "sheet/groundways.h"

#include "sheet/provincemask.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <limits>
#include <queue>

namespace entente::app {

namespace {

// All lengths are sheet units; all prices are what a unit of length costs.
constexpr qreal fineCell = 4;  ///< of the squares over which ways are sought
constexpr qreal broadCell = 8; ///< the same where they are sought over the whole sheet
constexpr qreal waysRoom = 28; ///< a way may leave the boxes of its places so far
constexpr qreal slip = 6;      ///< so much of a line may lie aside unnoticed: coasts are ragged
constexpr qreal slipShare = 0.05;
constexpr qreal worthIt = 0.7;  ///< a bend must spare this much of what lies aside
constexpr qreal farApart = 0.5; ///< places that touch nowhere on the sheet: so much of the straight way is others'
constexpr qreal ownPrice = 1;
constexpr qreal ashorePrice = 3.4; ///< for who sails, on their own land
constexpr qreal ashoreShare = 0.5; ///< so much of it counts as lying aside, where there is a way by water
constexpr qreal waterPrice = 5;    ///< the same, on others' water
constexpr qreal otherPrice = 8;
constexpr std::array<qreal, 4> edgePrices{0.9, 0.35, 0.1, 0.05}; ///< more, so many squares from such ground
constexpr int roomAshore = 2, roomAfloat = 4;                    ///< so many squares: land is narrow
constexpr std::size_t mostKept = 4096;

qreal apart(QPointF a, QPointF b)
{
    return std::hypot(a.x() - b.x(), a.y() - b.y());
}

/// What each square of a part of the sheet costs, and the cheapest ways over it.
class PriceField {
public:
    /// Lines through it keep `room` squares off what they should not touch, if they can.
    PriceField(const QRectF &part, qreal cell, int room, const std::function<qreal(QPointF)> &price)
        : m_corner(part.topLeft()), m_cell(cell),
          m_width(std::max(1, static_cast<int>(std::ceil(part.width() / cell)))),
          m_height(std::max(1, static_cast<int>(std::ceil(part.height() / cell)))),
          m_prices(static_cast<std::size_t>(m_width * m_height)), m_tight(m_prices.size())
    {
        for (int i = 0; i < m_width * m_height; ++i)
            m_prices[static_cast<std::size_t>(i)] = price(middleOf(i));
        keepOffEdges(room);
    }

    /// The middles of the squares of the cheapest way, both ends among them; empty: there is none.
    std::vector<QPointF> cheapest(QPointF from, QPointF to) const;
    /// As few of the points as a line needs that costs hardly more than through them all.
    std::vector<QPointF> pulled(const std::vector<QPointF> &points) const;
    qreal costOf(QPointF from, QPointF to) const { return sumOver(from, to, m_prices); }
    /// How much of a line touches what it should not, broad as lines are.
    qreal tightness(const Track &line) const;

private:
    int at(QPointF point) const
    {
        const QPointF way = (point - m_corner) / m_cell;
        return std::clamp(static_cast<int>(way.y()), 0, m_height - 1) * m_width
               + std::clamp(static_cast<int>(way.x()), 0, m_width - 1);
    }
    QPointF middleOf(int square) const
    {
        return m_corner + m_cell * QPointF(square % m_width + 0.5, square / m_width + 0.5);
    }
    qreal priceAt(int square) const { return m_prices[static_cast<std::size_t>(square)]; }
    qreal sumOver(QPointF from, QPointF to, const std::vector<qreal> &values) const;
    void keepOffEdges(int room);

    QPointF m_corner;
    qreal m_cell;
    int m_width;
    int m_height;
    std::vector<qreal> m_prices;
    std::vector<qreal> m_tight; ///< 1 where a broad line touches what it should not
};

/// A line is broad, and is seen to belong to a place only if it keeps off what lies beside it; where there is room it
/// keeps so far off that its bends can be gentle.
void PriceField::keepOffEdges(int room)
{
    const int far = room + 1;
    std::vector<int> off(m_prices.size()); // how many squares from what it should not touch
    for (std::size_t square = 0; square < off.size(); ++square)
        off[square] = m_prices[square] >= waterPrice ? 0 : far;
    const auto nearer = [&](int square, int ahead) { // than the neighbours that were measured before it
        const int x = square % m_width;
        for (const int next :
             {square - ahead, square - ahead * m_width - 1, square - ahead * m_width, square - ahead * m_width + 1}) {
            if (next >= 0 && next < m_width * m_height && std::abs(next % m_width - x) <= 1)
                off[static_cast<std::size_t>(square)] =
                    std::min(off[static_cast<std::size_t>(square)], off[static_cast<std::size_t>(next)] + 1);
        }
    };
    for (int square = 0; square < m_width * m_height; ++square)
        nearer(square, 1);
    for (int square = m_width * m_height - 1; square >= 0; --square)
        nearer(square, -1);
    for (std::size_t square = 0; square < off.size(); ++square) {
        m_tight[square] = off[square] <= 1;
        if (off[square] > 0 && off[square] < far)
            m_prices[square] += edgePrices[static_cast<std::size_t>(off[square] - 1)];
    }
}

std::vector<QPointF> PriceField::cheapest(QPointF from, QPointF to) const
{
    struct Reached {
        qreal least; ///< that the whole way costs at least
        int square;
        bool operator>(const Reached &other) const { return least > other.least; }
    };
    const int start = at(from);
    const int goal = at(to);
    const std::size_t count = m_prices.size();
    std::vector<qreal> spent(count, std::numeric_limits<qreal>::max());
    std::vector<int> before(count, -1);
    std::priority_queue<Reached, std::vector<Reached>, std::greater<>> open;
    spent[static_cast<std::size_t>(start)] = 0;
    open.push({0, start});
    while (!open.empty() && open.top().square != goal) {
        const int here = open.top().square;
        const qreal least = open.top().least;
        open.pop();
        const qreal cost = spent[static_cast<std::size_t>(here)];
        if (least > cost + ownPrice * apart(middleOf(here), middleOf(goal)) + 1e-6)
            continue; // reached more cheaply since
        for (int step = 0; step < 9; ++step) {
            const int x = here % m_width + step % 3 - 1;
            const int y = here / m_width + step / 3 - 1;
            if (step == 4 || x < 0 || y < 0 || x >= m_width || y >= m_height)
                continue;
            const int next = y * m_width + x;
            const qreal far = m_cell * (step % 2 ? 1 : M_SQRT2);
            const qreal sum = cost + far * (priceAt(here) + priceAt(next)) / 2;
            if (sum >= spent[static_cast<std::size_t>(next)])
                continue;
            spent[static_cast<std::size_t>(next)] = sum;
            before[static_cast<std::size_t>(next)] = here;
            open.push({sum + ownPrice * apart(middleOf(next), middleOf(goal)), next});
        }
    }
    std::vector<QPointF> points{to};
    for (int square = before[static_cast<std::size_t>(goal)]; square >= 0 && square != start;
         square = before[static_cast<std::size_t>(square)])
        points.push_back(middleOf(square));
    points.push_back(from);
    std::reverse(points.begin(), points.end());
    return points;
}

qreal PriceField::sumOver(QPointF from, QPointF to, const std::vector<qreal> &values) const
{
    const qreal far = apart(from, to);
    const int steps = std::max(1, static_cast<int>(2 * far / m_cell));
    qreal sum = 0;
    for (int i = 0; i < steps; ++i)
        sum += values[static_cast<std::size_t>(at(from + (to - from) * ((i + 0.5) / steps)))];
    return sum * far / steps;
}

qreal PriceField::tightness(const Track &line) const
{
    qreal sum = 0;
    for (qsizetype i = 1; i < line.points().size(); ++i)
        sum += sumOver(line.points()[i - 1], line.points()[i], m_tight);
    return sum;
}

std::vector<QPointF> PriceField::pulled(const std::vector<QPointF> &points) const
{
    constexpr qreal dearer = 1.04;
    std::vector<qreal> cost{0}, tight{0};
    for (std::size_t i = 1; i < points.size(); ++i) {
        cost.push_back(cost.back() + costOf(points[i - 1], points[i]));
        tight.push_back(tight.back() + sumOver(points[i - 1], points[i], m_tight));
    }
    // Over a long way hardly dearer may be a cape that is cut off: of that no more than half a square.
    const auto serves = [&](std::size_t here, std::size_t next) {
        return costOf(points[here], points[next]) <= dearer * (cost[next] - cost[here]) + 1
               && sumOver(points[here], points[next], m_tight) <= tight[next] - tight[here] + m_cell / 2;
    };
    std::vector<QPointF> kept{points.front()};
    for (std::size_t here = 0; here + 1 < points.size();) {
        std::size_t next = points.size() - 1;
        while (next > here + 1 && !serves(here, next))
            --next;
        kept.push_back(points[next]);
        here = next;
    }
    return kept;
}

} // namespace

GroundWays::GroundWays(const MapSheet &sheet, const Board &board) : m_sheet(sheet)
{
    for (int i = 0; i < board.provinceCount(); ++i) {
        if (board.isSea(ProvinceId(i)))
            m_seas.insert(ProvinceId(i));
    }
}

bool GroundWays::mayCross(ProvinceId at, const Terms &terms) const
{
    return std::find(terms.places.begin(), terms.places.end(), at) != terms.places.end()
           || (terms.anyWater && at.valid() && m_seas.contains(at));
}

qreal GroundWays::strayed(const Track &line, const Terms &terms) const
{
    constexpr qreal stride = 3;
    const int steps = std::max(1, static_cast<int>(line.length() / stride));
    int outside = 0;
    for (int i = 0; i < steps; ++i)
        outside += !mayCross(m_sheet.mask().at(line.at(line.length() * (i + 0.5) / steps)), terms);
    return line.length() * outside / steps;
}

/// The same, with what a fleet could do by water.
qreal GroundWays::unseemly(const Track &line, const Terms &terms) const
{
    const qreal astray = strayed(line, terms);
    const auto isWater = [this](ProvinceId place) { return place.valid() && m_seas.contains(place); };
    if (!terms.sails || std::none_of(terms.places.begin(), terms.places.end(), isWater))
        return astray;
    Terms afloat = terms;
    std::erase_if(afloat.places, [&](ProvinceId place) { return !isWater(place); });
    return astray + ashoreShare * (strayed(line, afloat) - astray);
}

Track GroundWays::way(QPointF from, QPointF to, const Terms &terms) const
{
    // There and back is one way, so that two who change places keep beside each other.
    if (to.x() < from.x() || (to.x() == from.x() && to.y() < from.y())) {
        GroundWays::Terms back = terms;
        std::reverse(back.places.begin(), back.places.end());
        QPolygonF points = way(to, from, back).points();
        std::reverse(points.begin(), points.end());
        return Track(points);
    }
    const Track plain = straight(from, to);
    const qreal aside = unseemly(plain, terms);
    if (aside < slip || aside < slipShare * plain.length())
        return plain;
    Key key{qRound(from.x() * 4), qRound(from.y() * 4), qRound(to.x() * 4),
            qRound(to.y() * 4),   terms.sails,          terms.anyWater};
    for (const ProvinceId place : terms.places)
        key.push_back(place.index());
    const std::lock_guard lock(m_guard);
    if (m_kept.size() > mostKept)
        m_kept.clear();
    const auto [kept, isNew] = m_kept.try_emplace(std::move(key));
    if (isNew) {
        kept->second = found(from, to, terms);
        if (unseemly(kept->second, terms) > worthIt * aside)
            kept->second = terms.sails && aside > farApart * plain.length() ? overAnyWater(from, to, terms) : plain;
    }
    return kept->second;
}

/// Two waters that touch nowhere on the sheet, as one that stands in a box: at least land is gone round.
Track GroundWays::overAnyWater(QPointF from, QPointF to, Terms terms) const
{
    terms.anyWater = true;
    const Track plain = straight(from, to);
    const Track line = found(from, to, terms);
    return unseemly(line, terms) > worthIt * unseemly(plain, terms) ? plain : line;
}

Track GroundWays::found(QPointF from, QPointF to, const Terms &terms) const
{
    QRectF part = QRectF(from, to).normalized();
    for (const ProvinceId place : terms.places) {
        if (place.valid())
            part |= m_sheet.box(place);
    }
    part = terms.anyWater ? m_sheet.rect() : part.adjusted(-waysRoom, -waysRoom, waysRoom, waysRoom) & m_sheet.rect();
    const qreal cell = terms.anyWater ? broadCell : fineCell;
    const PriceField field(part, cell, terms.sails && !terms.anyWater ? roomAfloat : roomAshore, [&](QPointF point) {
        const ProvinceId at = m_sheet.mask().at(point);
        const bool water = at.valid() && m_seas.contains(at);
        if (mayCross(at, terms))
            return terms.sails && !water ? ashorePrice : ownPrice;
        return terms.sails && water ? waterPrice : otherPrice;
    });
    const std::vector<QPointF> points = field.pulled(field.cheapest(from, to));
    // Each bend as gentle as it can be without leading astray; but no corner is sharp.
    constexpr qreal sharpest = 8;
    std::vector<qreal> bends(points.size(), sharpest);
    const Track tight = rounded(points, bends);
    const qreal mostAstray = unseemly(tight, terms) + 1;
    const qreal mostTight = field.tightness(tight) + fineCell / 2;
    for (std::size_t i = 1; i + 1 < points.size(); ++i) {
        for (const qreal radius : {90.0, 60.0, 40.0, 25.0, 15.0, sharpest}) {
            bends[i] = radius;
            const Track line = rounded(points, bends);
            if (unseemly(line, terms) <= mostAstray && field.tightness(line) <= mostTight)
                break;
        }
    }
    return rounded(points, bends);
}

} // namespace entente::app
