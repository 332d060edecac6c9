#pragma once

#include "sheet/maplook.h"
#include "sheet/mapstate.h"

#include <QString>

#include <vector>

namespace entente::app {

/// Of the ground's picture and of what lies over it, in pixels: names stand in the same places on both.
inline constexpr int groundWidth = 1600;

/// What the window draws over the ground, for a seat's page. A drawing is named after what is in it, so that a page
/// that has it need not be told it again. Each is made once, and the latest are kept: a seat is told how it stands
/// several times between two changes.
class SeatDrawings {
public:
    /// The orders and signs of the state, as an SVG over the whole sheet. Its name.
    QString orders(const MapLook &look, const MapState &state) { return named(look, state, Kind::Orders); }
    /// Whose land is in sight, and fog on what is not (`sightDrawing`). Its name.
    QString sight(const MapLook &look, const MapState &state) { return named(look, state, Kind::Sight); }
    /// The symbols of the state's units, in their order (`symbolsDrawing`). Its name.
    QString symbols(const MapLook &look, const MapState &state) { return named(look, state, Kind::Symbols); }
    /// The drawing of this name; empty: it is none of the latest.
    QString find(const QString &name) const;

private:
    enum class Kind { Orders, Sight, Symbols };
    struct Kept {
        MapLook look;
        MapState state;
        Kind kind = Kind::Orders;
        QString name;
        QString drawing;
    };
    QString named(const MapLook &look, const MapState &state, Kind kind);

    std::vector<Kept> m_kept; ///< the latest first
};

} // namespace entente::app
