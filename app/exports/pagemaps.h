#pragma once

#include "sheet/maplook.h"
#include "sheet/mapstate.h"

#include <QByteArray>
#include <QImage>
#include <QString>
#include <QStringList>

#include <map>
#include <optional>
#include <vector>

namespace entente::app {

/// A picture as the address of an image holds it, of at most `largest` bytes before it is text if that can be had. A
/// map has too many hues for a palette; as a photograph it keeps them, and is small.
QString photograph(const QImage &image, qsizetype largest);

/// The orders and signs of a state as an SVG, over a ground of this width in pixels; its units are not drawn.
QString ordersDrawing(const MapLook &look, const MapState &state, int width);

/// What one seat sees, over a ground of this width that shows what everybody knows: whose the land in its sight is, and
/// the fog (`addFog`). An SVG.
QString sightDrawing(const MapLook &look, const MapState &state, int width);

/// The symbols of these units as they are drawn alone, wherever they stand: an SVG of one `<svg>` for each in turn,
/// with the ids "u0", "u1" ..., `width` wide around the point 0, 0.
QString symbolsDrawing(const MapLook &look, const std::vector<MapUnit> &units, int width);

/// The maps of a page. The ground is painted once, as a photograph; where land has another owner later, only what looks
/// otherwise is laid over it. Units, orders and results stand above as vectors, sharp at any size.
class PageMaps {
public:
    /// `width`: of the ground, in pixels.
    PageMaps(const MapLook &look, int width);

    QSize size() const { return (m_look.sheet->size() * m_scale).toSize(); }
    /// The last of the layers that make the ground of this ownership: all from the first to it. To be asked in the
    /// order of the turns.
    int layerOf(const std::vector<PowerId> &owner);
    /// All layers, an `<img>` each, in a box of the map's size.
    QString layers() const { return m_layers.join(u'\n'); }
    /// What stands on the ground, as an `<svg>` that is called `title` aloud.
    QString pieces(const MapState &state, const QString &title, bool withOrders = true);
    /// The shapes that all `pieces` asked for so far are made of: once on the page.
    QString shapes() const;

private:
    QString withShapesOnce(const QString &svg);
    QImage groundOf(const std::vector<PowerId> &owner) const;

    MapLook m_look;
    qreal m_scale;
    std::optional<std::vector<PowerId>> m_owner; ///< of the last layer
    QImage m_ground;                             ///< all layers
    QStringList m_layers;
    std::map<QString, std::size_t> m_shapes; ///< path data, and its number
};

} // namespace entente::app
