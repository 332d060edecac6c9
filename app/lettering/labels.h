#pragma once

#include "sheet/maplook.h"

#include <QImage>
#include <QLineF>
#include <QPainterPath>
#include <QPoint>
#include <QPolygonF>
#include <QRectF>

#include <memory>
#include <vector>

class QPainter;

namespace entente::app {

/// A name as it will be painted at one scale: outlines of its letters in pixels, with the sheet's
/// origin at (0, 0).
struct PlacedLabel {
    QPainterPath letters;
    QRectF box;      ///< of the letters, with room for the halo
    qreal type = 10; ///< size in pixels
    bool sea = false;
    bool full = false; ///< the name, not its abbreviation
    qreal height = 0;  ///< height in pixels: of the capitals of a land's name, else of the small letters
    ProvinceId province;
    QPolygonF ink;     ///< round the letters, pixels: along their tops and back along their feet
    QLineF leader{};   ///< pixels: the hairline from a name that stands off its land to that land; else null
    bool hugs = false; ///< off its land, but so near to it and to no other that the hairline is left out
};

/// Chooses for every province between its full name and its abbreviation, and where it goes: at
/// the place the map's author gave it if it is legible there, else wherever in the province it
/// stays clear of units, centres and other names, or off its coast with a hairline that leads there. `scale` is pixels
/// a sheet unit. Deterministic; tens of milliseconds to some hundreds, the more the smaller the map.
std::vector<PlacedLabel> placeLabels(const MapLook &look, qreal scale);

/// The same, kept for the six scales at which it was asked last: tiles and the lines of orders want the same names.
/// From any thread.
std::shared_ptr<const std::vector<PlacedLabel>> keptLabels(const MapLook &look, qreal scale);

/// Names as pictures, for tiles: a name is painted once a scale and copied wherever it shows.
struct LabelSprite {
    QImage image;
    QPoint at; ///< its top left, in device pixels from the sheet's origin
};
/// `ratio` is device pixels a pixel.
std::vector<LabelSprite> paintSprites(const std::vector<PlacedLabel> &labels, const MapTheme &theme, qreal ratio = 1);
/// As outlines, for pictures that stay vectors. The painter's origin is the sheet's, in pixels.
void paintLabels(QPainter &painter, const std::vector<PlacedLabel> &labels, const MapTheme &theme);

} // namespace entente::app
