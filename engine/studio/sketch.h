#pragma once

#include "studio/drawing.h"
#include "studio/drawnlayers.h"

#include <cstdint>
#include <string>
#include <vector>

namespace entente {

/// What a place is made of, as far as a drawing tells.
enum class Ground : std::uint8_t { Unknown, Land, Water, Impassable };

/// A coast for which a drawing has a shape.
struct SketchCoast {
    std::string name;  ///< "nc", "sc", "ec" or "wc"
    ChartPoint middle; ///< of the shape
};

/// A place of a drawing: which shapes draw it, and what the drawing calls it.
struct SketchPlace {
    std::string brief;               ///< a short name, if the drawing has one ("stp")
    std::string name;                ///< in full, if it has one
    std::vector<std::size_t> shapes; ///< in Drawing::shapes
    Ground ground = Ground::Unknown;
    std::vector<SketchCoast> coasts;
};

/// The shapes that are places, from the layers of `choice` or from those that cover the sheet. Drawings made for jDip,
/// Diplicity and DiplomacyGM, and this program's own, have layers for places that are known by name; what these leave
/// open, and where there are none, see `unlayeredShapesOf`. Which layers they come from is noted in `layers`.
std::vector<SketchPlace> placesOf(const Drawing &drawing, std::vector<DrawnLayer> &layers,
                                  const LayerChoice &choice = {});

/// Ground as a name of a layer, of a class or of a place tells it: "Seas", "landpoly", "Gulf of Lyon".
Ground groundIn(std::string_view words);

/// Is a group, or one around it, of the frame around the board: a legend, a title, a background?
bool isOfFrame(const Drawing &drawing, int group);

/// Did a person choose this name, and not the drawing program ("path417")?
bool isChosenName(std::string_view name);

} // namespace entente
