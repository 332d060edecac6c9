#pragma once

#include "sheet/livery.h"
#include "sheet/theme.h"

#include <QString>

#include <map>
#include <utility>
#include <vector>

namespace entente::app {

/// A colour that a player may choose for a power: the same name in every game and file.
struct Swatch {
    QString id;   ///< "teal"
    QString name; ///< as the person reads it
    QColor base;
};

/// All of them, in the order of the rainbow, then the quiet ones.
std::vector<Swatch> swatches();

/// What a swatch makes of a power in a light or a dark theme; its pattern stays.
PowerColours coloursFrom(const Swatch &swatch, const PowerColours &before, bool dark);

/// The livery with the colours that were chosen: swatch ids by power; others are passed over.
Livery dressed(Livery livery, const std::map<PowerId, QString> &chosen);

/// The swatches that this person has chosen for powers of any game, which are known by their names.
std::map<PowerId, QString> ownColours(const Board &board);
/// An empty swatch: as on the map.
void keepColour(const Board &board, PowerId power, const QString &swatch);

/// Whose eyes: `Usual`, or also those that lack a kind of cone.
enum class Eyes { Usual, All };
/// The first two of these powers, of which one has a chosen colour, whose lands may be taken for one another; none of
/// them is valid where all are told apart.
std::pair<PowerId, PowerId> lookAlike(const Livery &livery, const std::vector<PowerId> &powers,
                                      const std::map<PowerId, QString> &chosen, Eyes eyes = Eyes::Usual);

/// What lies on a map beside the lands of powers.
enum class MapGround { Water, Neutral, Impassable };
inline constexpr MapGround everyMapGround[] = {MapGround::Water, MapGround::Neutral, MapGround::Impassable};
QColor colourOf(MapGround ground, const MapTheme &theme);
/// Lands of powers must be as far from each other and from every ground (CIEDE2000).
inline constexpr qreal tintDistance = 10;

/// One sentence about the first land of a chosen colour that may be taken for something else: for another power's, for
/// water or for what nobody owns, or by colour-blind eyes for another power's. Empty: all are told apart. `paper`: the
/// colours of the map's own sheet (MapSheet::paper).
QString likeness(const Board &board, const Livery &livery, const std::vector<PowerId> &powers,
                 const std::map<PowerId, QString> &chosen, const Pigments &paper = {});

} // namespace entente::app
