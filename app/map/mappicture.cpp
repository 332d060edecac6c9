#include "map/mappicture.h"

#include "map/basepainter.h"
#include "lettering/bridgesigns.h"
#include "lettering/labels.h"
#include "map/maparrows.h"
#include "map/mapsigns.h"
#include "map/namesover.h"
#include "map/orderdrawing.h"
#include "map/unitpainter.h"
#include "sheet/mapscale.h"

#include <QPaintEngine>
#include <QPainter>
#include <QTransform>

namespace entente::app {

namespace {

/// Do pixels of the picture fall on pixels of the device? Then names are copied as tiles copy them; stroking
/// their outlines looks the same and takes as long as the rest of the map.
bool takesPixels(const QPainter &painter)
{
    return painter.paintEngine()->type() == QPaintEngine::Raster
           && painter.deviceTransform().type() <= QTransform::TxTranslate;
}

} // namespace

void paintMap(QPainter &painter, const MapLook &look, const QRectF &part, qreal scale)
{
    paintGround(painter, look, part, scale);
    const auto names = keptLabels(look, scale);
    const std::vector<PlacedLabel> &labels = *names;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    if (takesPixels(painter)) {
        const QPointF origin = part.topLeft() * scale;
        for (const LabelSprite &sprite : paintSprites(labels, look.inks()))
            painter.drawImage((QPointF(sprite.at) - origin).toPoint(), sprite.image);
    } else {
        painter.translate(-part.topLeft() * scale);
        paintLabels(painter, labels, look.inks());
    }
    painter.restore();
}

void paintPieces(QPainter &painter, const MapLook &look, const MapState &state, const QRectF &part, qreal scale,
                 bool withOrders, bool withUnits)
{
    painter.save();
    painter.scale(scale, scale);
    painter.translate(-part.topLeft());
    for (const MapShade &shade : state.shades) {
        if (shade.kind == MapShade::Kind::Unseen)
            paintShade(painter, look.theme, shade, look.sheet->outline(shade.province), linePixels(scale) / scale);
    }
    for (const PlacedLabel &name : namesInFog(look, state, scale))
        paintNameOver(painter, look, name, scale);
    std::vector<OrderDrawing> drawings;
    if (withOrders)
        drawings = drawOrders(look, state, scale);
    for (const MapRoute &route : state.routes)
        paintRoute(painter, look, route, scale);
    for (const OrderDrawing &drawing : drawings)
        paintOrder(painter, drawing, look.theme, scale);
    std::vector<ArrowDrawing> arrows;
    for (const MapArrow &arrow : state.arrows) {
        arrows.push_back(drawArrow(look, arrow, scale));
        paintArrow(painter, arrows.back(), look.theme);
    }
    if (!state.veil) {
        const NamesOver over = namesCrossed(look, drawings, arrows, scale);
        for (const PlacedLabel &name : over.names)
            paintNameOver(painter, look, name, scale);
        for (const std::size_t i : over.heads)
            paintOrderHeads(painter, drawings[i], look.theme, scale);
        for (const std::size_t i : over.arrowHeads)
            paintArrowHead(painter, arrows[i], look.theme);
    }
    for (const MapUnit &unit : state.units) {
        if (withUnits)
            paintMapUnit(painter, look, unit, scale);
    }
    if (withUnits)
        paintBridges(painter, look, scale); // again: a unit may have covered one
    const auto paintSigns = [&](bool happened) {
        for (const MapSign &sign : state.signs) {
            if ((sign.kind == MapSign::Kind::Happened) == happened)
                paintSign(painter, look, sign, scale);
        }
    };
    paintSigns(true);
    for (const OrderDrawing &drawing : drawings)
        paintOrderMark(painter, drawing, look.theme, scale);
    for (const ProvinceId province : state.contested)
        paintOrderMark(painter, drawContested(look, province, scale), look.theme, scale);
    paintSigns(false);
    painter.restore();
}

} // namespace entente::app
