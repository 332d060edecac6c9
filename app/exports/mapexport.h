#pragma once

#include "sheet/maplook.h"
#include "sheet/mapstate.h"

#include <QByteArray>
#include <QString>

#include <optional>

namespace entente::app {

/// A picture of the map for files and paper, painted by the same functions as the window's.
struct MapPicture {
    MapLook look;
    MapState state;
    int width = 1600;       ///< of the map: pixels, or the nominal pixels of a vector picture; 100 to 20000
    bool withOrders = true; ///< assumed orders are never drawn: they are the viewer's guesses
    QString title;          ///< a line above the map, or empty
    QString text = {};      ///< rich text on further pages of a PDF, which can be searched and read aloud
};

/// Without what is only for whoever writes: guesses, orders half written, who waits for one.
MapState forOthers(MapState state);

enum class PictureFormat { Png, Svg, Pdf };

/// By the end of a file's name ("map.svg"), or nothing.
std::optional<PictureFormat> pictureFormatOf(const QString &fileName);

/// The bytes of the picture. Needs a QGuiApplication (the offscreen platform will do).
QByteArray pictureBytes(const MapPicture &picture, PictureFormat format);

/// Writes the picture whole or not at all. The error is one sentence that names the file.
std::optional<QString> savePicture(const MapPicture &picture, const QString &fileName);

} // namespace entente::app
