#pragma once

#include <QColor>
#include <QHash>
#include <QString>

#include <array>

namespace entente::app {

/// In what manner a map is painted.
enum class MapStyle {
    Parchment, ///< on the paper and in the inks that its author chose
    Modern,    ///< plain and light, the same for every map
    Dark,
    Contrast, ///< black on white, heavy lines, patterns
    Print     ///< white paper and little ink: patterns and bands instead of tints
};

inline constexpr MapStyle everyStyle[] = {MapStyle::Parchment, MapStyle::Modern, MapStyle::Dark, MapStyle::Contrast,
                                          MapStyle::Print};

/// The colours of a drawing by what they are for ("sea", "ink", "peak-shade"), from layout.json.
using Pigments = QHash<QString, QColor>;

/// The colours in which a map is painted, but for those of the powers (`livery.h`). A value; the
/// window hands it to the view, exports choose their own.
struct MapTheme {
    MapStyle style = MapStyle::Parchment;
    bool isDark = false;
    qreal weight = 1;       ///< of borders and coasts, against the usual
    qreal tintShare = 1;    ///< how much of a power's tint its land shows, 0 to 1
    qreal grain = 0;        ///< how much lighter than land that nobody owns its stipple is, 0 to 1
    bool patterned = false; ///< powers' patterns are shown whatever the person chose
    bool lettered = false;  ///< units carry the first letters of their power

    // ground
    QColor land;   ///< owned by nobody
    QColor inert;  ///< out of play
    QColor hatch;  ///< lines over what is out of play
    QColor box;    ///< frames of provinces off the board
    QColor margin; ///< water beyond the edge of the board
    QColor sea;
    QColor deepSea; ///< far from any coast, and around the sheet
    QColor lake;
    std::array<QColor, 3> glow; ///< along the coast, widest band first
    QColor river;
    QColor seaBorder;
    QColor minorBorder; ///< between provinces of one owner
    QColor majorBorder; ///< between owners
    QColor coast;
    QColor crossing; ///< direct passages
    QColor frame;    ///< of the sheet and its cartouche
    QColor barred;   ///< no passage

    // writing and marks
    QColor label;
    QColor seaLabel;
    QColor halo; ///< behind names
    QColor unitHalo;
    QColor unitEdge;
    QColor unitDetail;
    QColor casing;  ///< around arrows
    QColor accent;  ///< what can be done
    QColor failure; ///< never without its mark
    QColor veil;    ///< over what is not looked at

    // floats on the map's corners
    QColor panel;
    QColor panelLine;
    QColor panelText;
    QColor panelQuiet; ///< text of second rank

    static MapTheme of(MapStyle style);
    static MapTheme light() { return of(MapStyle::Parchment); }
    static MapTheme dark() { return of(MapStyle::Dark); }

    /// Parchment in the map's own colours; every other style as it is.
    MapTheme onPaper(const Pigments &paper) const;
    /// What the theme makes of a colour of the drawing: its own for the same purpose, or one as
    /// far from its ground as the drawing's was from the paper. `role` is the colour's name on the paper, or empty.
    QColor ink(const QColor &drawn, const QString &role) const;

    friend bool operator==(const MapTheme &, const MapTheme &) = default;
};

/// A colour between two: `share` 0 is the first.
QColor mixed(const QColor &ground, const QColor &over, qreal share);

} // namespace entente::app
