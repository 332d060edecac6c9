#pragma once

#include <QPainterPath>
#include <QStringView>

#include <optional>

namespace entente::app {

/// Reads the `d` attribute of an SVG path: M L H V C S Q T Z, absolute and relative; arcs are not
/// used by our drawings. Nothing if the text is anything else.
std::optional<QPainterPath> readPathData(QStringView data);

} // namespace entente::app
