#pragma once

#include <QByteArray>
#include <QStringList>

namespace entente::app {

/// What is wrong with map.svg as a file: XML that does not read, elements and attributes beyond
/// those that FORMAT.md names, stroked paths of more than 100 points, more than 1.5 MB. Sentences.
QStringList checkDrawing(const QByteArray &svg);

} // namespace entente::app
