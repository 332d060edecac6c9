#pragma once

#include <QColor>

#include <array>

namespace entente::app {

/// The colours in which a map is painted, but for those of the powers (`livery.h`). A value; the
/// window hands it to the view, exports choose their own.
struct MapTheme {
    bool isDark = false;

    // ground
    QColor land;      ///< owned by nobody
    QColor inert;     ///< out of play
    QColor sea;
    QColor deepSea;   ///< far from any coast, and around the sheet
    std::array<QColor, 3> glow; ///< along the coast, widest band first
    QColor river;
    QColor seaBorder;
    QColor minorBorder; ///< between provinces of one owner
    QColor majorBorder; ///< between owners
    QColor coast;

    // writing and marks
    QColor label;
    QColor seaLabel;
    QColor halo;        ///< behind names
    QColor unitHalo;
    QColor unitEdge;
    QColor unitDetail;
    QColor casing;      ///< around arrows
    QColor accent;      ///< what can be done
    QColor failure;     ///< never without its mark
    QColor veil;        ///< over what is not looked at

    // floats on the map's corners
    QColor panel;
    QColor panelLine;
    QColor panelText;
    QColor panelQuiet; ///< text of second rank

    static MapTheme light();
    static MapTheme dark();

    friend bool operator==(const MapTheme &, const MapTheme &) = default;
};

} // namespace entente::app
