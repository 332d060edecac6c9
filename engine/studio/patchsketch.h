#pragma once

#include "studio/drawing.h"
#include "studio/patches.h"

#include <memory>

namespace entente {

/// The patches of a picture while somebody works on them: which of them are one, and which are left out. A plain value,
/// so that undoing is putting the one before back.
struct PatchSketch {
    std::shared_ptr<const Patches> found; ///< never null
    std::vector<int> belongs;             ///< by patch: the one that it is a part of; itself, if none
    std::vector<bool> leftOut;            ///< by patch that is a part of none

    /// What lies there: a patch that is a part of none, left out or not; -1: nothing.
    int patchAt(int x, int y) const;
    /// Those that are a part of none and have a pixel.
    std::vector<int> patches() const;
    int cellsOf(int patch) const;          ///< with all its parts
    PixelColour colourOf(int patch) const; ///< likewise, on the average

    friend bool operator==(const PatchSketch &, const PatchSketch &) = default; ///< of `found` only which one it is
};

PatchSketch sketchOf(Patches patches);
/// `other` and its parts become parts of `one`.
void mergePatches(PatchSketch &sketch, int one, int other);
void setLeftOut(PatchSketch &sketch, int patch, bool out);
/// The patch that a person pointed at is one of its own from now on; its number. -1: it is only a speck.
int floodPatch(PatchSketch &sketch, const Picture &picture, int x, int y, int likeness);

} // namespace entente
