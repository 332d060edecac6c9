#pragma once

#include "base/result.h"
#include "io/fault.h"
#include "studio/grid.h"
#include "studio/watch.h"

#include <cstdint>
#include <span>
#include <vector>

namespace entente {

/// A picture as pixels, row by row, three bytes each: red, green, blue.
struct Picture {
    int width = 0;
    int height = 0;
    std::span<const std::uint8_t> rgb;
};

struct PixelColour {
    int red = 0;
    int green = 0;
    int blue = 0;
};

/// What parts the patches of a picture from each other: their colours, or the lines between them.
enum class PatchesBy : std::uint8_t { Colour, Lines };

inline constexpr int usualLikeness = 18;
inline constexpr int usualContrast = 40;

struct PatchRules {
    PatchesBy by = PatchesBy::Colour;
    /// Of 255. By colour: how far a pixel may be from the colour of its patch. By lines: how much darker than what
    /// lies around it a line is.
    int likeness = usualLikeness;
};

/// A stretch of a picture that may be a place.
struct Patch {
    PixelColour colour; ///< on the average
    int cells = 0;      ///< how many pixels it has
    int x = 0;          ///< its innermost pixel
    int y = 0;
};

/// The patches of a picture. A cell of the grids is a pixel; numbers are those of `all`.
struct Patches {
    Grid cores; ///< what surely belongs to a patch: no lines, no letters, none of the pixels between two colours
    Grid cells; ///< the same with all that lies between given to the nearest
    std::vector<Patch> all;
    PatchRules rules; ///< by which they were found
};

inline constexpr int leastPictureSide = 64;
inline constexpr int mostPictureSide = 2000; ///< the work grows with the pixels; larger pictures are made smaller first
inline constexpr std::size_t mostPatches = 600;

/// Finds the patches. A fault with one sentence if there are fewer than two or more than a board could have, or if
/// `watch` ended the work.
Result<Patches, Fault> patchesOf(const Picture &picture, const PatchRules &rules, const Watch &watch = {});

/// By colour, unless that leaves much of the picture without a patch; then by lines.
Result<Patches, Fault> patchesOf(const Picture &picture, const Watch &watch = {});

/// The patches with one more, which a person has pointed at: the pixel and all like it that it is joined to, whatever
/// they belonged to before. Its number is the last. Nothing changes if that is only a speck.
Patches withFlooded(const Patches &patches, const Picture &picture, int x, int y, int likeness);

} // namespace entente
