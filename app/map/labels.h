#pragma once

#include "map/mappicture.h"

#include <QPainterPath>
#include <QRectF>

#include <vector>

namespace entente::app {

/// A name as it will be painted at one scale: outlines of its letters in pixels, with the sheet's
/// origin at (0, 0).
struct PlacedLabel {
    QPainterPath letters;
    QRectF box;      ///< of the letters, with room for the halo
    qreal type = 10; ///< size in pixels
    bool sea = false;
};

/// Chooses for every province between its full name and its abbreviation, and where it goes: at
/// the place the map's author gave it if it is legible there, else wherever in the province it
/// stays clear of units, centres and other names. Deterministic; some milliseconds.
std::vector<PlacedLabel> placeLabels(const MapLook &look, qreal scale);

/// Puts the map's typefaces at the application's disposal; further calls do nothing. Needs a
/// QGuiApplication, in its thread.
void loadMapTypefaces();

} // namespace entente::app
