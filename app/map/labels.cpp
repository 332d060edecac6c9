#include "map/labels.h"

#include "map/labelroom.h"
#include "map/mapscale.h"
#include "map/provincemask.h"
#include "map/typesetting.h"
#include "words/names.h"

#include <QTransform>

#include <algorithm>
#include <cmath>
#include <numeric>

namespace entente::app {

using namespace Qt::StringLiterals;

namespace {

constexpr qreal coastType = 12; ///< sheet units

/// A name in two lines, in every way there is, the most even first.
std::vector<QStringList> brokenInTwo(const QString &name)
{
    const QStringList words = name.split(u' ', Qt::SkipEmptyParts);
    std::vector<QStringList> ways;
    for (qsizetype i = 1; i < words.size(); ++i)
        ways.push_back({words.mid(0, i).join(u' '), words.mid(i).join(u' ')});
    const auto width = [](const QStringList &lines) { return std::max(lines.front().size(), lines.back().size()); };
    std::stable_sort(ways.begin(), ways.end(),
                     [&](const QStringList &a, const QStringList &b) { return width(a) < width(b); });
    return ways;
}

/// Finds room for names, in sheet units.
class Placer {
public:
    Placer(const MapLook &look, qreal scale)
        : m_look(look)
        , m_sheet(*look.sheet)
        , m_scale(scale)
        , m_mask(look.sheet->mask())
        , m_room(look, scale)
    {
    }

    std::vector<PlacedLabel> run()
    {
        std::vector<int> order(static_cast<std::size_t>(m_sheet.provinceCount()));
        std::iota(order.begin(), order.end(), 0);
        // Names that stand where they were drawn come first, then those with least room.
        std::stable_sort(order.begin(), order.end(), [this](int a, int b) {
            const bool easyA = legibleAsDrawn(ProvinceId(a));
            const bool easyB = legibleAsDrawn(ProvinceId(b));
            if (easyA != easyB)
                return easyA;
            return extent(ProvinceId(a)) < extent(ProvinceId(b));
        });
        for (const int i : order)
            place(ProvinceId(i));
        for (int i = 0; i < m_look.board->regionCount(); ++i) {
            if (m_sheet.hasCoastLabel(RegionId(i)))
                placeCoast(RegionId(i));
        }
        return std::move(m_placed);
    }

private:
    bool isSea(ProvinceId id) const { return m_look.board->isSea(id); }
    qreal extent(ProvinceId id) const { return m_sheet.box(id).width() * m_sheet.box(id).height(); }
    /// The least type of an abbreviation, and of a name written out.
    qreal least(bool sea) const { return sea ? leastSeaType : leastLandType; }
    qreal leastName(bool sea) const { return leastLetters / letterHeight(sea); }

    /// The author divided the English name; another language's is divided where it needs to be.
    QStringList linesOf(ProvinceId id) const
    {
        const Province &province = m_look.board->province(id);
        const QString name = nameIn(m_look.language, province.name, province.names);
        return name == fromUtf8(province.name) ? m_sheet.label(id).lines : QStringList{name};
    }

    bool legibleAsDrawn(ProvinceId id) const
    {
        const LabelPlace &label = m_sheet.label(id);
        return m_look.labels == Labels::Full && !label.lines.isEmpty()
            && labelPixels(label.size, m_scale) * 1.1 >= leastName(label.sea);
    }

    /// "nc" in small italics, as orders write it.
    void placeCoast(RegionId region)
    {
        const Block block = setBlock({QString::fromStdString(m_look.board->region(region).coast)}, true);
        const qreal pixels = std::max(labelPixels(coastType, m_scale), leastSeaType - 0.5);
        QRectF box = boxOf(block, m_sheet.coastLabel(region), pixels);
        // Seen from far a fleet is larger against the sheet than where the label was placed: it steps aside.
        const QPointF fleet = m_sheet.unitAnchor(region);
        const qreal side = unitPixels(m_scale) / m_scale;
        if (box.intersects(QRectF(fleet.x() - side / 2, fleet.y() - side / 2, side, side))) {
            const qreal away = (side + box.height()) / 2 + 1;
            box.moveCenter(QPointF(box.center().x(), fleet.y() + (box.center().y() < fleet.y() ? -away : away)));
            for (const QPointF corner : {box.topLeft(), box.topRight(), box.bottomLeft(), box.bottomRight()}) {
                const ProvinceId under = m_mask.at(corner);
                if (under != m_look.board->provinceOf(region) && !(under.valid() && isSea(under)))
                    return; // no room left on its own ground
            }
        }
        if (!m_room.isFree(box))
            return;
        add(m_look.board->provinceOf(region), block, box.center(), 0, pixels, false);
    }

    void place(ProvinceId id)
    {
        const LabelPlace &label = m_sheet.label(id);
        const bool sea = isSea(id);
        if (m_look.labels == Labels::Full && !label.lines.isEmpty()) {
            QStringList lines = linesOf(id);
            if (!sea) {
                for (QString &line : lines)
                    line = line.toUpper();
            }
            const std::vector<QStringList> otherWays = brokenInTwo(lines.join(u' '));
            if (sea && m_sheet.paintOf(id) == "box"_L1)
                lines.push_back(waysOut(id));
            const qreal pixels = std::max(labelPixels(label.size, m_scale), leastName(sea));
            const Block block = setBlock(lines, sea);
            if (legibleAsDrawn(id)) {
                // The author's place is good unless a unit, larger here than on the sheet, covers it.
                if (!label.curve.isEmpty() && lines.size() == 1)
                    return addCurved(id, lines.front(), pixels);
                if (label.angle != 0)
                    return add(id, block, label.at, label.angle, pixels, true);
            }
            if (tryPlaces(id, block, label.at, pixels, legibleAsDrawn(id) ? 0.03 : 0.04, true))
                return;
            for (const QStringList &broken : otherWays) {
                if (broken != lines && tryPlaces(id, setBlock(broken, sea), label.at, pixels, 0.04, true))
                    return;
            }
        }
        if (m_look.board->province(id).terrain == Terrain::Impassable)
            return;
        const QString text = QString::fromStdString(m_look.board->province(id).abbreviation);
        const qreal pixels = std::max(labelPixels(label.shortSize, m_scale), least(sea));
        const Block block = setBlock({text}, sea);
        if (!tryPlaces(id, block, label.shortAt, std::min(pixels, least(sea) * 1.8), 0.02, false)
            && !tryEverywhere(id, block, least(sea), 0.03))
            tryEverywhere(id, block, least(sea) - 1, 1e9);
    }

    /// What a water off the board leads to, since no border shows it: "NAO · MAO".
    QString waysOut(ProvinceId id) const
    {
        const Board &board = *m_look.board;
        const ProvinceSet &reach = board.reach(Travel::Sea, board.mainRegion(id));
        QStringList ways;
        for (int i = 0; i < board.provinceCount(); ++i) {
            if (reach.contains(ProvinceId(i)))
                ways.push_back(QString::fromStdString(board.province(ProvinceId(i)).abbreviation));
        }
        return ways.join(u" · "_s);
    }

    QRectF boxOf(const Block &block, QPointF at, qreal pixels) const
    {
        const QSizeF size = block.extent * (pixels / m_scale);
        return QRectF(at - QPointF(size.width() / 2, size.height() / 2), size);
    }

    bool tryPlaces(ProvinceId id, const Block &block, QPointF wished, qreal pixels, qreal most, bool full)
    {
        const QSizeF size = block.extent * (pixels / m_scale);
        const QPointF unit = m_sheet.unitAnchor(m_sheet.mainRegion(id));
        const qreal gap = (unitPixels(m_scale) / m_scale + size.height()) / 2 + 1.5;
        const qreal side = (unitPixels(m_scale) / m_scale + size.width()) / 2 + 2;
        const qreal wide = gap + unitPixels(m_scale) / m_scale * 0.33;
        std::vector<QPointF> wishes{wished, unit + QPointF(0, wide), unit - QPointF(0, wide), unit + QPointF(0, gap),
                                    unit - QPointF(0, gap)};
        const qreal step = 5;
        for (int ring = 1; ring <= 5; ++ring) {
            for (int i = 0; i < 8; ++i) {
                const qreal angle = i * M_PI / 4;
                wishes.push_back(wished + ring * step * QPointF(1.6 * std::cos(angle), std::sin(angle)));
            }
        }
        for (int i = 1; i <= 4; ++i) {
            for (const qreal sign : {1.0, -1.0}) {
                wishes.push_back(unit + QPointF(sign * step * i * 1.6, gap));
                wishes.push_back(unit + QPointF(sign * step * i * 1.6, -gap));
            }
        }
        wishes.push_back(unit + QPointF(side, 0));
        wishes.push_back(unit - QPointF(side, 0));
        const QRectF box = m_sheet.box(id);
        for (int i = 1; i < 8; ++i) {
            for (int j = 1; j < 8; ++j)
                wishes.push_back(QPointF(box.left() + box.width() * i / 8, box.top() + box.height() * j / 8));
        }
        QRectF reach;
        for (const QPointF &wish : wishes)
            reach |= boxOf(block, wish, pixels);
        const LabelRoom::Neighbours near = m_room.within(reach);
        QPointF best = wished;
        qreal least = 1e9;
        for (const QPointF &wish : wishes) {
            const qreal sum = m_room.conflict(id, boxOf(block, wish, pixels), near, least);
            if (sum < least) {
                least = sum;
                best = wish;
            }
            if (sum == 0)
                break;
        }
        if (least > most)
            return false;
        add(id, block, best, 0, pixels, full);
        return true;
    }

    /// The last resort for an abbreviation: every spot of the province and of the water along it.
    bool tryEverywhere(ProvinceId id, const Block &block, qreal pixels, qreal most)
    {
        constexpr qreal step = 3;
        const QRectF box = m_sheet.box(id).adjusted(-18, -18, 18, 18);
        const QPointF unit = m_sheet.unitAnchor(m_sheet.mainRegion(id));
        const LabelRoom::Neighbours near =
            m_room.within(boxOf(block, box.topLeft(), pixels) | boxOf(block, box.bottomRight(), pixels));
        QPointF best = unit;
        qreal least = 1e9;
        for (qreal x = box.left(); x < box.right(); x += step) {
            for (qreal y = box.top(); y < box.bottom(); y += step) {
                const QPointF way = QPointF(x, y) - unit;
                const qreal distance = 1e-4 * std::hypot(way.x(), way.y());
                if (distance >= least)
                    continue;
                const QRectF here = boxOf(block, QPointF(x, y), pixels);
                const qreal sum = distance + m_room.conflict(id, here, near, least - distance, !isSea(id));
                if (sum < least) {
                    least = sum;
                    best = QPointF(x, y);
                }
            }
        }
        if (least > most)
            return false;
        add(id, block, best, 0, pixels, false);
        return true;
    }

    void add(ProvinceId id, const Block &block, QPointF at, qreal angle, qreal pixels, bool full)
    {
        QTransform place;
        place.translate(at.x() * m_scale, at.y() * m_scale);
        place.rotate(angle);
        place.scale(pixels, pixels);
        const QSizeF size = block.extent * (pixels / m_scale);
        const QRectF flat(-QPointF(size.width() / 2, size.height() / 2), size);
        m_room.block(QTransform().rotate(angle).mapRect(flat).translated(at));
        addLetters(id, block.letters, place, pixels, full);
    }

    void addCurved(ProvinceId id, const QString &line, qreal pixels)
    {
        QPolygonF points = m_sheet.label(id).curve;
        for (QPointF &point : points)
            point *= m_scale;
        QPainterPath curve;
        curve.addPolygon(points);
        const QPainterPath letters = bendLine(line, isSea(id), pixels, curve);
        const QRectF box = letters.boundingRect();
        m_room.block(QRectF(box.topLeft() / m_scale, box.size() / m_scale));
        addLetters(id, letters, QTransform(), pixels, true);
    }

    void addLetters(ProvinceId id, const QPainterPath &plain, const QTransform &place, qreal pixels, bool full)
    {
        const qreal halo = pixels * 0.3;
        const QPainterPath letters = place.map(plain);
        const QRectF ink = plain.boundingRect();
        m_placed.push_back({letters,
                            letters.boundingRect().adjusted(-halo, -halo, halo, halo),
                            pixels,
                            isSea(id),
                            full,
                            pixels * letterHeight(isSea(id)),
                            id,
                            {place.map(ink.topLeft()), place.map(ink.topRight()), place.map(ink.bottomRight()),
                             place.map(ink.bottomLeft())}});
    }

    const MapLook &m_look;
    const MapSheet &m_sheet;
    qreal m_scale;
    const ProvinceMask &m_mask;
    LabelRoom m_room;
    std::vector<PlacedLabel> m_placed;
};

} // namespace

std::vector<PlacedLabel> placeLabels(const MapLook &look, qreal scale)
{
    if (look.labels == Labels::None)
        return {};
    return Placer(look, scale).run();
}

} // namespace entente::app
