#pragma once

#include "studio/boardsketch.h"
#include "studio/watch.h"

namespace entente {

/// A gap between two outlines on a board's drawing in cells, as a person chooses it: 0 to `widestGapOf` that drawing.
inline constexpr int widestGap = 2 * reachOfCells;
/// Wider where the places of the drawing lie farther apart.
int widestGapOf(const BoardSketch &sketch);
int gapOf(const BoardSketch &sketch);
double toleranceOf(const BoardSketch &sketch, int gap);

/// Where places with these outlines meet, by the measure of a proposal; all in the units of a sheet of that size.
Borders bordersOnSheet(const std::vector<Rings> &outlines, const std::vector<Ground> &grounds, double width,
                       double height, double tolerance);

/// The passages of a board if places that far apart meet: what a person has answered stays as it is, and so does
/// what no gap explains, a strait for one. Nothing if `watch` ended the work.
std::optional<std::vector<BoardSketch::Passage>> passagesWithin(const BoardSketch &sketch, double tolerance,
                                                                const Watch &watch = {});

} // namespace entente
