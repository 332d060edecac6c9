#pragma once

#include "sheet/livery.h"

#include <QString>

#include <map>
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

} // namespace entente::app
