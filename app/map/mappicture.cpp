#include "map/mappicture.h"

#include "map/basepainter.h"
#include "map/labels.h"
#include "map/mapsigns.h"
#include "map/orderdrawing.h"
#include "map/unitpainter.h"

#include <QPainter>

namespace entente::app {

void paintMap(QPainter &painter, const MapLook &look, const QRectF &part, qreal scale)
{
    paintGround(painter, look, part, scale);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(-part.topLeft() * scale);
    paintLabels(painter, placeLabels(look, scale), look.inks());
    painter.restore();
}

void paintPieces(QPainter &painter, const MapLook &look, const MapState &state, const QRectF &part, qreal scale,
                 bool withOrders)
{
    painter.save();
    painter.scale(scale, scale);
    painter.translate(-part.topLeft());
    std::vector<OrderDrawing> drawings;
    if (withOrders)
        drawings = drawOrders(look, state, scale);
    for (const MapRoute &route : state.routes)
        paintRoute(painter, look, route, scale);
    for (const OrderDrawing &drawing : drawings)
        paintOrder(painter, drawing, look.theme, scale);
    for (const MapUnit &unit : state.units)
        paintMapUnit(painter, look, unit, scale);
    for (const OrderDrawing &drawing : drawings)
        paintOrderMark(painter, drawing, look.theme, scale);
    for (const ProvinceId province : state.contested)
        paintOrderMark(painter, drawContested(look, province, scale), look.theme, scale);
    for (const MapSign &sign : state.signs)
        paintSign(painter, look, sign, scale);
    painter.restore();
}

} // namespace entente::app
