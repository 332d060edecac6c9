#pragma once

#include "game/turn.h"
#include "sheet/maplook.h"

#include <QImage>

#include <functional>

namespace entente::app {

/// Paints a turn as a film of `frames` pictures, `width` pixels wide: the board with its orders, the units on their
/// ways, and last the picture of the results just as `savePicture` paints it without a title. Hands each to `take` with
/// its number from 1; ends early where that is false.
void paintFilm(const MapLook &look, const Turn &turn, int width, int frames,
               const std::function<bool(int, const QImage &)> &take);

} // namespace entente::app
