#pragma once

#include <QString>

namespace entente::app {

class SketchDocument;

struct Published {
    bool done = false;
    QString sentence; ///< what was written, or why not
};

/// Writes a board that is made for others, by the end of the file's name: `.map` is a map for the DPjudge and the
/// Python package `diplomacy`, `.jdip.zip` a package for jDip, as far as the variant's features allow; anything else
/// one zip of its folder with a picture of its map (map.png), which *Open* installs.
Published publish(const SketchDocument &document, const QString &path);

/// What can be written, for a dialog.
QString publishFilters();

} // namespace entente::app
