#pragma once

#include "base/result.h"
#include "map/board.h"
#include "sheet/ornaments.h"
#include "orders/position.h"

#include <QMap>
#include <QPainterPath>
#include <QPointF>
#include <QPolygonF>
#include <QRectF>
#include <QSizeF>
#include <QString>
#include <QStringList>

#include <array>
#include <map>
#include <memory>
#include <optional>
#include <vector>

namespace entente::app {

/// A stretch of border or coast, at most about a hundred points: long strokes are slow.
struct Arc {
    QPainterPath path;
    QPainterPath plain;  ///< the same within half a unit, for far views
    QPainterPath coarse; ///< within two units, for broad soft strokes
    QRectF box;
    std::array<ProvinceId, 2> sides; ///< the provinces it divides; none: no province on that side
};

/// Where a province's name goes. Lengths in sheet units.
struct LabelPlace {
    QStringList lines;
    QMap<QString, QStringList> divided; ///< by language: the lines of a name that needs to be divided in that one
    QPointF at;                         ///< the middle of the block of lines
    qreal angle = 0;                    ///< degrees, clockwise
    qreal size = 11;                    ///< of the type
    bool sea = false;                   ///< italics instead of capitals
    qreal from = 0;  ///< the scale, in pixels a unit, below which the author has it short whatever its class
    QPolygonF curve; ///< if not empty, the text runs along it, centred
    QPolygonF off;   ///< further middles on the water, the nearest first: for sheets on which no nearer one has room
    QPolygonF bay;   ///< if not empty, what the text follows over the water before its coast, where it is long enough
    QPointF shortAt; ///< the middle of the abbreviation
    qreal shortSize = 11;
};

/// How the names of a class, lands or waters, are set on a sheet.
struct Lettering {
    qreal size = 0; ///< sheet units; 0: the author leaves it open
    qreal from = 0; ///< the scale, in pixels a unit, from which they are all written out; below it none is
};

/// The plate with the map's title; `box` is empty if the sheet has no room for one.
struct Cartouche {
    QRectF box;
    QString title;
    QString credit;      ///< who designed the variant, and when
    QStringList entries; ///< the signs it explains: "home", "neutral", "double", "port", "sea", ...
};

/// What stands on the plate of a variant that borrows another one's map.
struct PlateWords {
    QString title;
    QString credit;
};

class GroundWays;
class ProvinceMask;

/// A variant's drawn map, read once from its folder: outlines, arcs, anchors. Immutable, so that
/// the window and the threads that paint tiles share it. All coordinates are sheet units with the
/// origin at the top left, y downwards; the whole sheet is `size()`.
class MapSheet {
public:
    MapSheet(const MapSheet &) = delete;
    MapSheet &operator=(const MapSheet &) = delete;

    /// Reads map.svg and layout.json in `folder` (a directory or a resource path). The error names
    /// the file and what is wrong with it: every province of the board needs an outline and a place
    /// for its unit. `words`, if there are any, stand on the plate instead of the drawing's own.
    static Result<std::shared_ptr<const MapSheet>, QString> load(const QString &folder, const Board &board,
                                                                 const PlateWords &words = {});

    QSizeF size() const { return m_size; }
    QRectF rect() const { return QRectF(QPointF(), m_size); }
    int provinceCount() const { return static_cast<int>(m_grounds.size()); }

    const QPainterPath &outline(ProvinceId province) const { return m_grounds[province.index()].outline; }
    const QRectF &box(ProvinceId province) const { return m_grounds[province.index()].box; }

    RegionId mainRegion(ProvinceId province) const { return m_mainRegion[province.index()]; }

    /// Where the unit of a region stands. A layer without a place of its own shares the field's.
    QPointF unitAnchor(RegionId region, Layer layer = Layer::Field) const;
    /// Everywhere that units can stand at once in a province: in the field, above it where the board
    /// knows bombers, behind its walls. Empty where nobody goes.
    std::vector<QPointF> standingPlaces(const Board &board, ProvinceId province) const;
    /// The place of one of several units in a box, from 1; beyond the last that the layout names they stand closer. 0:
    /// the place of a lone unit.
    QPointF slotAnchor(RegionId region, int slot) const;
    /// Where ways between a box and a place beside it begin and end, if the layout says: a box in several parts has a
    /// part for each neighbour.
    std::optional<QPointF> gate(RegionId box, ProvinceId neighbour) const;
    /// Where the short name of a coast stands, and whether the layout says.
    bool hasCoastLabel(RegionId region) const { return m_places[region.index()].hasCoastLabel; }
    QPointF coastLabel(RegionId region) const { return m_places[region.index()].coastLabel; }
    QPointF dislodgedAnchor(RegionId region) const { return m_places[region.index()].dislodged; }
    bool hasCentre(ProvinceId province) const { return m_grounds[province.index()].hasCentre; }
    QPointF centreAnchor(ProvinceId province) const { return m_grounds[province.index()].centre; }
    /// Whether the drawing marks a harbour, and where.
    bool hasPort(ProvinceId province) const { return m_grounds[province.index()].hasPort; }
    QPointF portAnchor(ProvinceId province) const { return m_grounds[province.index()].port; }
    /// The centre counts twice.
    bool isDouble(ProvinceId province) const { return m_grounds[province.index()].isDouble; }
    /// Whether fields lie on paper and lines say where they meet. Else all that is no place is land or water.
    bool isChart() const { return m_isChart; }
    /// "box", "margin", or empty: painted like any other land or sea.
    const QString &paintOf(ProvinceId province) const { return m_grounds[province.index()].paint; }
    const LabelPlace &label(ProvinceId province) const { return m_grounds[province.index()].label; }
    const Lettering &lettering(bool sea) const { return m_lettering[sea]; }

    /// The province under the point, or none (out of play, beyond the sheet). A few microseconds.
    ProvinceId provinceAt(QPointF point) const;
    /// The same question for places that may be a unit or two out; much faster.
    const ProvinceMask &mask() const { return *m_mask; }
    /// How lines lead over this ground.
    const GroundWays &ways() const { return *m_ways; }
    /// The coast of `province` that the point is next to; the province's own region if it has no
    /// coasts or its interior is nearer.
    RegionId regionNear(QPointF point, ProvinceId province) const;

    /// The borders and coasts around a land province.
    const std::vector<const Arc *> &arcsAround(ProvinceId province) const { return m_grounds[province.index()].arcs; }
    const std::vector<Arc> &borders() const { return m_borders; }       ///< land to land
    const std::vector<Arc> &seaBorders() const { return m_seaBorders; } ///< sea to sea
    const std::vector<Arc> &coasts() const { return m_coasts; }         ///< land to water
    const std::vector<QPainterPath> &inertLands() const { return m_inertLands; }
    const std::vector<QPainterPath> &lakes() const { return m_lakes; }
    const std::vector<QPainterPath> &rivers() const { return m_rivers; }
    const std::vector<QPainterPath> &crossings() const { return m_crossings; }
    const std::vector<Ornament> &offing() const { return m_offing; }   ///< on the water, under the lands
    const std::vector<Ornament> &terrain() const { return m_terrain; } ///< on the lands, under borders
    const std::vector<Ornament> &marks() const { return m_marks; }     ///< over borders
    const Pigments &paper() const { return m_exports; }
    const Cartouche &cartouche() const { return m_cartouche; }

private:
    struct Ground {
        QPainterPath outline;
        std::vector<QPolygonF> rings; ///< the same, flat, for hit tests
        QRectF box;
        std::vector<const Arc *> arcs;
        LabelPlace label;
        bool hasCentre = false;
        QPointF centre;
        bool hasPort = false;
        QPointF port;
        bool isDouble = false;
        QString paint;
    };
    struct Place {
        std::array<QPointF, layerCount> unit; ///< by layer
        QPointF dislodged;
        std::vector<QPointF> slots;
        std::map<ProvinceId, QPointF> gates;
        bool hasCoastLabel = false;
        QPointF coastLabel;
    };
    friend class SheetReader;
    MapSheet() = default;

    QSizeF m_size;
    std::shared_ptr<const ProvinceMask> m_mask;
    std::shared_ptr<const GroundWays> m_ways;
    std::vector<Ground> m_grounds; ///< by province
    std::vector<Place> m_places;   ///< by region
    std::vector<RegionId> m_mainRegion;
    std::vector<std::vector<RegionId>> m_coastRegions;
    std::vector<Arc> m_borders, m_seaBorders, m_coasts;
    std::vector<QPainterPath> m_inertLands, m_lakes, m_rivers, m_crossings;
    std::vector<Ornament> m_offing, m_terrain, m_marks;
    Pigments m_exports;
    std::array<Lettering, 2> m_lettering; ///< lands, waters
    Cartouche m_cartouche;
    bool m_isChart = false;
};

} // namespace entente::app
