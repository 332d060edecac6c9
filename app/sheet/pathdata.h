#pragma once

#include <QPainterPath>
#include <QStringView>

#include <optional>

namespace entente::app {

/// Reads the `d` attribute of an SVG path (io/svgpath.h). Nothing if the text is anything else.
std::optional<QPainterPath> readPathData(QStringView data);

} // namespace entente::app
