#pragma once

#include "sheet/polygons.h"
#include "lettering/bridgesigns.h"
#include "lettering/labels.h"
#include "sheet/mapscale.h"
#include "sheet/provincemask.h"
#include "words/names.h"

#include <QImage>
#include <QLineF>
#include <QPainter>
#include <QPolygonF>
#include <QStringList>

#include <algorithm>
#include <cmath>
#include <set>

/// What an engraver would send back of names that were placed: for tests and figures.
namespace labelfaults {

using namespace entente;
using namespace entente::app;
using namespace Qt::StringLiterals;

struct Finding {
    ProvinceId of;
    QString what;
    bool full = false; ///< the name is written out
};

inline QPolygonF inkOf(const PlacedLabel &label, qreal scale)
{
    QPolygonF ink;
    for (const QPointF &corner : label.ink)
        ink.push_back(corner / scale);
    return ink;
}

/// The share of a name's letters (not of the box around them) that lies elsewhere than on its own place; of a land's,
/// and of it what lies on another land.
struct Stray {
    qreal any = 0;
    qreal land = 0;
};

inline Stray strayOf(const MapLook &look, const PlacedLabel &label, qreal scale)
{
    const QRect box = label.letters.boundingRect().toAlignedRect();
    QImage picture(box.size(), QImage::Format_RGB32);
    picture.fill(Qt::black);
    QPainter painter(&picture);
    painter.translate(-box.topLeft());
    painter.fillPath(label.letters, Qt::white);
    painter.end();
    int ink = 0, any = 0, land = 0;
    for (int y = 0; y < box.height(); ++y) {
        for (int x = 0; x < box.width(); ++x) {
            if (qGray(picture.pixel(x, y)) < 128)
                continue;
            ++ink;
            const ProvinceId under = look.sheet->mask().at(QPointF(box.topLeft() + QPoint(x, y)) / scale);
            any += under != label.province;
            land += under != label.province && under.valid() && !look.board->isSea(under);
        }
    }
    return {ink ? static_cast<qreal>(any) / ink : 0, ink ? static_cast<qreal>(land) / ink : 0};
}

/// How a name stands for whoever looks: the best is whole, on its own ground.
struct Standing {
    int names = 0, whole = 0, inLines = 0, off = 0, brief = 0;
    QStringList hyphened; ///< names of which a word is divided
};

inline bool isInLines(const PlacedLabel &label)
{
    constexpr int corners = 4; // a bent name has more
    return label.ink.size() == corners && QLineF(label.ink[0], label.ink[3]).length() > 1.4 * label.type;
}

inline Standing standingOf(const MapLook &look, const std::vector<PlacedLabel> &labels)
{
    Standing all;
    std::set<int> seen; // the signs of coasts come after the names
    for (const PlacedLabel &label : labels) {
        if (look.board->province(label.province).terrain == Terrain::Impassable
            || !seen.insert(label.province.index()).second)
            continue;
        const QStringList &lines = look.sheet->label(label.province).lines;
        const bool inLines = isInLines(label);
        const bool isDivided = inLines && !lines.isEmpty() && lines.front().endsWith(u'-');
        ++all.names;
        all.brief += !label.full;
        all.off += label.full && !label.leader.isNull();
        all.inLines += label.full && inLines && !isDivided;
        all.whole += label.full && label.leader.isNull() && !isDivided;
        if (label.full && isDivided)
            all.hyphened += fromUtf8(look.board->province(label.province).abbreviation);
    }
    return all;
}

/// How much of the name lies under a box, as a share of the smaller.
inline qreal covered(const QPolygonF &ink, const QRectF &box)
{
    if (!ink.boundingRect().intersects(box))
        return 0;
    QPolygonF other(box);
    other.removeLast();
    return areaOf(ink.intersected(other)) / std::max(1e-6, std::min(areaOf(ink), areaOf(other)));
}

/// What is wrong with a name that stands off its land: it touches a coast, or its hairline does not lead to that land
/// and to no other.
inline QStringList astray(const MapLook &look, const PlacedLabel &label, qreal scale)
{
    const auto dry = [&look](QPointF at) {
        const ProvinceId under = look.sheet->mask().at(at);
        return !under.valid() || !look.board->isSea(under);
    };
    QStringList wrong;
    const QPolygonF ink = inkOf(label, scale);
    for (qreal along = 0; along <= 1; along += 0.02) {
        if (dry(ink[0] + (ink[1] - ink[0]) * along) || dry(ink[3] + (ink[2] - ink[3]) * along)) {
            wrong += u"on a coast"_s;
            break;
        }
    }
    for (qreal along = 0; along <= 1; along += 0.02) {
        const QPointF at = label.leader.pointAt(along) / scale;
        if (dry(at) && look.sheet->mask().at(at) != label.province) {
            wrong += u"led over other land"_s;
            break;
        }
    }
    if (look.sheet->mask().at(label.leader.p2() / scale) != label.province)
        wrong += u"led to another place"_s;
    if (look.board->province(label.province).terrain == Terrain::Impassable)
        wrong += u"led to where nobody goes"_s;
    const QRectF letters = ink.boundingRect();
    const QPointF begin = label.leader.p1() / scale;
    const bool beside = begin.x() < letters.left() || begin.x() > letters.right();
    const qreal off = beside ? std::abs(begin.y() - letters.center().y()) - 0.3 * letters.height()
                             : std::abs(begin.x() - letters.center().x()) - 0.5 * letters.width() + 2 / scale;
    const bool isBent = ink.size() > 4; // begins below one of its letters
    if (isBent ? ink.containsPoint(begin, Qt::OddEvenFill) : off > 0 || letters.contains(begin))
        wrong += u"with a hairline at a corner"_s;
    return wrong;
}

/// Whether the hairline of one runs over that of the other or over its letters.
inline bool hairlinesMeet(const PlacedLabel &one, const PlacedLabel &other)
{
    const auto isDrawn = [](const PlacedLabel &label) { return !label.leader.isNull() && !label.hugs; };
    const auto runsOver = [](const QLineF &line, const QPolygonF &ink) {
        return ink.containsPoint(line.p2(), Qt::OddEvenFill)
               || line.intersects(QLineF(ink[0], ink[2]), nullptr) == QLineF::BoundedIntersection;
    };
    return (isDrawn(one) && isDrawn(other)
            && one.leader.intersects(other.leader, nullptr) == QLineF::BoundedIntersection)
           || (isDrawn(one) && runsOver(one.leader, other.ink)) || (isDrawn(other) && runsOver(other.leader, one.ink));
}

/// Of a point from the letters of a name.
inline qreal distanceTo(const QPolygonF &ink, QPointF point)
{
    if (ink.containsPoint(point, Qt::WindingFill))
        return 0;
    qreal least = 1e9;
    for (qsizetype i = 0; i < ink.size(); ++i) {
        const QPointF from = ink[i];
        const QPointF way = ink[(i + 1) % ink.size()] - from;
        const qreal square = QPointF::dotProduct(way, way);
        const qreal along = square > 0 ? qBound(0.0, QPointF::dotProduct(point - from, way) / square, 1.0) : 0.0;
        const QPointF off = from + way * along - point;
        least = std::min(least, std::hypot(off.x(), off.y()));
    }
    return least;
}

/// Names that the ring of a unit would touch that waits for its order: "Bud: Bud".
inline QStringList ringed(const MapLook &look, const std::vector<PlacedLabel> &labels, qreal scale)
{
    const MapSheet &sheet = *look.sheet;
    const Board &board = *look.board;
    const qreal ring = waitingPixels(scale) / scale;
    QStringList found;
    for (int i = 0; i < board.provinceCount(); ++i) {
        const ProvinceId id(i);
        if (board.province(id).terrain == Terrain::Impassable)
            continue;
        std::vector<QPointF> places{sheet.unitAnchor(sheet.mainRegion(id))};
        for (const RegionId coast : board.coastsOf(id))
            places.push_back(sheet.unitAnchor(coast));
        for (const PlacedLabel &label : labels) {
            const QPolygonF ink = inkOf(label, scale);
            if (std::any_of(places.begin(), places.end(), [&](QPointF at) { return distanceTo(ink, at) < ring; }))
                found += fromUtf8(board.province(id).abbreviation) + u": "_s
                         + fromUtf8(board.province(label.province).abbreviation);
        }
    }
    return found;
}

inline std::vector<Finding> findingsOf(const MapLook &look, const std::vector<PlacedLabel> &labels, qreal scale)
{
    std::vector<Finding> found;
    const MapSheet &sheet = *look.sheet;
    const Board &board = *look.board;
    const qreal unit = unitPixels(scale) / scale;
    const qreal centre = centrePixels(scale) / scale;
    const auto around = [](QPointF at, qreal width, qreal height) {
        return QRectF(at.x() - width / 2, at.y() - height / 2, width, height);
    };
    for (std::size_t n = 0; n < labels.size(); ++n) {
        const PlacedLabel &label = labels[n];
        const QPolygonF ink = inkOf(label, scale);
        const Stray stray = label.leader.isNull() ? strayOf(look, label, scale) : Stray();
        constexpr qreal ragged = 0.04; // coasts and borders are: a serif may touch one
        if (!label.leader.isNull()) {
            for (const QString &wrong : astray(look, label, scale))
                found.push_back({label.province, wrong});
        }
        if (stray.land > ragged)
            found.push_back({label.province, u"on other land"_s});
        else if (stray.any > ragged)
            found.push_back({label.province, board.isSea(label.province) ? u"on other water"_s : u"in the water"_s});
        for (int i = 0; i < board.provinceCount(); ++i) {
            const ProvinceId id(i);
            if (board.province(id).terrain != Terrain::Impassable
                && covered(ink, around(sheet.unitAnchor(sheet.mainRegion(id)), unit, unit * 0.8)) > 0.03)
                found.push_back({label.province, u"under the unit of "_s + fromUtf8(board.province(id).abbreviation)});
            std::vector<QPointF> further = sheet.standingPlaces(board, id);
            if (!further.empty())
                further.erase(further.begin());
            for (const RegionId coast : board.coastsOf(id))
                further.push_back(sheet.unitAnchor(coast));
            for (const QPointF at : further) {
                if (covered(ink, around(at, unit, unit * 0.8)) > 0.03)
                    found.push_back(
                        {label.province, u"under a further unit of "_s + fromUtf8(board.province(id).abbreviation)});
            }
            if (sheet.hasCentre(id) && covered(ink, around(sheet.centreAnchor(id), centre, centre)) > 0.03)
                found.push_back({label.province, u"on the centre of "_s + fromUtf8(board.province(id).abbreviation)});
        }
        for (const BridgeSign &sign : bridgeSigns(sheet, scale)) {
            if (covered(ink, sign.box()) > 0.03)
                found.push_back({label.province, u"under the sign of a passage"_s});
        }
        for (std::size_t m = 0; m < n; ++m) {
            const QPolygonF other = inkOf(labels[m], scale);
            if (hairlinesMeet(label, labels[m]))
                found.push_back({label.province, u"with a hairline over another"_s});
            if (ink.boundingRect().intersects(other.boundingRect())
                && areaOf(ink.intersected(other)) > 0.03 * std::min(areaOf(ink), areaOf(other)))
                found.push_back(
                    {label.province, u"on the name of "_s + fromUtf8(board.province(labels[m].province).abbreviation)});
        }
    }
    for (Finding &finding : found) {
        finding.full = std::any_of(labels.begin(), labels.end(), [&](const PlacedLabel &label) {
            return label.full && label.province == finding.of;
        });
    }
    return found;
}

} // namespace labelfaults
