#pragma once

#include "sheet/maplook.h"

#include <QLineF>

class QPainter;

namespace entente::app {

/// Where armies cross water (the provinces touch nowhere in the drawing): an arrow with two heads, as long as the
/// crossing and never shorter than can be seen. Lengths are in pixels, whatever the scale.
class BridgeSign {
public:
    /// `way` is the crossing in the painter's units, of which `pixel` are a pixel of line.
    BridgeSign(const QLineF &way, qreal pixel);

    QRectF box() const;
    void paint(QPainter &painter, const MapTheme &theme) const;

private:
    QLineF m_way;
    qreal m_pixel;
};

/// The signs of a sheet at a scale of so many pixels a sheet unit, in sheet units.
std::vector<BridgeSign> bridgeSigns(const MapSheet &sheet, qreal scale);
/// Paints them; the painter's units are the sheet's.
void paintBridges(QPainter &painter, const MapLook &look, qreal scale);

} // namespace entente::app
