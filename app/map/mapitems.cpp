#include "map/mapitems.h"

#include "sheet/linework.h"
#include "sheet/mapscale.h"
#include "map/mapsigns.h"
#include "map/symbols.h"
#include "map/unitpainter.h"

#include <QPainter>
#include <QPaintDevice>
#include <QPen>

#include <algorithm>
#include <cmath>

namespace entente::app {

using namespace Qt::StringLiterals;

namespace {

/// The outline without islets that would be no more than a blot at this scale.
QPainterPath edgeOf(const QPainterPath &outline, qreal scale)
{
    const QPainterPath smooth = simplified(outline, 0.7 / scale);
    QPainterPath edge;
    edge.setFillRule(Qt::OddEvenFill);
    for (const QPolygonF &ring : smooth.toSubpathPolygons()) {
        const QRectF box = ring.boundingRect();
        if (qMax(box.width(), box.height()) * scale > 14)
            edge.addPolygon(ring);
    }
    return edge.isEmpty() ? smooth : edge;
}

void paintEdge(QPainter &painter, const MapTheme &theme, const QPainterPath &path, EdgeStyle style, qreal scale)
{
    const qreal pixel = 1 / scale;
    painter.setBrush(Qt::NoBrush);
    if (style == EdgeStyle::Pointed) {
        QColor ink = theme.panelText;
        ink.setAlphaF(0.38F);
        painter.setPen(QPen(ink, 1.5 * pixel, Qt::SolidLine, Qt::RoundCap, Qt::BevelJoin));
        painter.drawPath(path);
        return;
    }
    const bool offered = style == EdgeStyle::Offered;
    QColor under = theme.isDark ? theme.casing : theme.unitHalo;
    under.setAlphaF(offered ? 0.6F : 0.85F);
    painter.setPen(QPen(under, 4.4 * pixel, Qt::SolidLine, Qt::RoundCap, Qt::BevelJoin));
    painter.drawPath(path);
    QPen edge(theme.accent, (offered ? 1.9 : 2.4) * pixel, Qt::SolidLine, Qt::FlatCap, Qt::BevelJoin);
    if (offered)
        edge.setDashPattern({3, 2.2});
    painter.setPen(edge);
    if (style == EdgeStyle::Chosen) {
        QColor wash = theme.accent;
        wash.setAlphaF(0.1F);
        painter.setBrush(wash);
    }
    painter.drawPath(path);
}

/// A larger picture than this many pixels costs more than it saves.
constexpr qreal mostPixels = 600000;

} // namespace

PictureItem::PictureItem(const ItemContext &context, qreal height, const QRectF &box, Draw draw)
    : m_context(context), m_scale(context.scale), m_box(box), m_draw(std::move(draw))
{
    setZValue(height);
}

void PictureItem::makePicture(qreal ratio)
{
    // The picture begins on a whole pixel of the sheet at this scale, so that it lies sharp as
    // long as the view keeps the scale.
    const qreal pixels = m_scale * ratio;
    const QRect box = QRectF(m_box.topLeft() * pixels, m_box.size() * pixels).toAlignedRect();
    m_pictureBox = QRectF(QPointF(box.topLeft()) / pixels, QSizeF(box.size()) / pixels);
    m_picture = QPixmap(box.size());
    m_picture.setDevicePixelRatio(ratio);
    m_picture.fill(Qt::transparent);
    QPainter painter(&m_picture);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.scale(m_scale, m_scale);
    painter.translate(-m_pictureBox.topLeft());
    m_draw(painter, *m_context.look, m_scale);
}

void PictureItem::paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *)
{
    const qreal ratio = painter->device()->devicePixelRatio();
    if (m_box.width() * m_box.height() * m_scale * m_scale * ratio * ratio > mostPixels) {
        painter->setRenderHint(QPainter::Antialiasing);
        m_draw(*painter, *m_context.look, m_scale);
        return;
    }
    if (m_picture.isNull() || m_picture.devicePixelRatio() != ratio)
        makePicture(ratio);
    const QTransform transform = painter->transform();
    if (qFuzzyCompare(transform.m11(), m_scale)) {
        const QPointF at = transform.map(m_pictureBox.topLeft());
        painter->save();
        painter->resetTransform();
        painter->drawPixmap(QPointF(std::round(at.x() * ratio) / ratio, std::round(at.y() * ratio) / ratio), m_picture);
        painter->restore();
    } else {
        painter->drawPixmap(m_pictureBox, m_picture, QRectF(m_picture.rect()));
    }
}

VeilItem::VeilItem(const ItemContext &context, const std::vector<ProvinceId> &lit) : m_context(context)
{
    const MapSheet &sheet = *context.look->sheet;
    m_path.setFillRule(Qt::OddEvenFill);
    m_path.addRect(sheet.rect());
    for (const ProvinceId province : lit)
        m_path.addPath(simplified(sheet.outline(province), 0.7 / context.scale));
    setZValue(Height::veil);
}

void VeilItem::paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *)
{
    painter->setRenderHint(QPainter::Antialiasing);
    painter->fillPath(m_path, m_context.look->theme.veil);
}

QGraphicsItem *edgeItem(const ItemContext &context, ProvinceId province, EdgeStyle style)
{
    const QPainterPath path = edgeOf(context.look->sheet->outline(province), context.scale);
    const qreal room = 4 / context.scale;
    return new PictureItem(context, style == EdgeStyle::Offered ? Height::offer : Height::edge,
                           path.boundingRect().adjusted(-room, -room, room, room),
                           [path, style](QPainter &painter, const MapLook &look, qreal scale) {
                               paintEdge(painter, look.theme, path, style, scale);
                           });
}

QGraphicsItem *shadeItem(const ItemContext &context, const MapShade &shade)
{
    const QPainterPath path = simplified(context.look->sheet->outline(shade.province), 0.7 / context.scale);
    return new PictureItem(context, Height::shade, path.boundingRect().adjusted(-1, -1, 1, 1),
                           [path, shade](QPainter &painter, const MapLook &look, qreal scale) {
                               paintShade(painter, look.theme, shade, path, linePixels(scale) / scale);
                           });
}

QGraphicsItem *routeItem(const ItemContext &context, const MapRoute &route)
{
    return new PictureItem(
        context, Height::route, routeBox(*context.look, route, context.scale),
        [route](QPainter &painter, const MapLook &look, qreal scale) { paintRoute(painter, look, route, scale); });
}

QGraphicsItem *arrowItem(const ItemContext &context, const ArrowDrawing &drawing)
{
    return new PictureItem(
        context, Height::order, drawing.box(),
        [drawing](QPainter &painter, const MapLook &look, qreal) { paintArrow(painter, drawing, look.theme); });
}

QGraphicsItem *arrowHeadItem(const ItemContext &context, const ArrowDrawing &drawing)
{
    return new PictureItem(
        context, Height::head, drawing.box(),
        [drawing](QPainter &painter, const MapLook &look, qreal) { paintArrowHead(painter, drawing, look.theme); });
}

QGraphicsItem *signItem(const ItemContext &context, const MapSign &sign)
{
    return new PictureItem(
        context, sign.kind == MapSign::Kind::Happened ? Height::happened : Height::sign,
        signBox(*context.look, sign, context.scale),
        [sign](QPainter &painter, const MapLook &look, qreal scale) { paintSign(painter, look, sign, scale); });
}

QGraphicsItem *orderItem(const ItemContext &context, const OrderDrawing &drawing)
{
    return new PictureItem(context, Height::order, drawing.box,
                           [drawing](QPainter &painter, const MapLook &look, qreal scale) {
                               paintOrder(painter, drawing, look.theme, scale);
                           });
}

QGraphicsItem *orderHeadsItem(const ItemContext &context, const OrderDrawing &drawing)
{
    return new PictureItem(context, Height::head, headsOf(drawing, context.scale),
                           [drawing](QPainter &painter, const MapLook &look, qreal scale) {
                               paintOrderHeads(painter, drawing, look.theme, scale);
                           });
}

QGraphicsItem *orderMarkItem(const ItemContext &context, const OrderDrawing &drawing)
{
    return new PictureItem(context, Height::mark, drawing.markBox,
                           [drawing](QPainter &painter, const MapLook &look, qreal scale) {
                               paintOrderMark(painter, drawing, look.theme, scale);
                           });
}

QGraphicsItem *nameItem(const ItemContext &context, const PlacedLabel &name, qreal height)
{
    return new PictureItem(
        context, height, QRectF(name.box.topLeft() / context.scale, name.box.size() / context.scale),
        [name](QPainter &painter, const MapLook &look, qreal scale) { paintNameOver(painter, look, name, scale); });
}

QGraphicsItem *bridgeItem(const ItemContext &context, const BridgeSign &sign)
{
    return new PictureItem(context, Height::bridge, sign.box(),
                           [sign](QPainter &painter, const MapLook &look, qreal) { sign.paint(painter, look.inks()); });
}

QGraphicsItem *unitItem(const ItemContext &context, const MapUnit &unit)
{
    const MapLook &look = *context.look;
    const QPointF at = placeOf(*look.sheet, unit, context.scale);
    const qreal reach = look.theme.lettered ? lettersReach : unit.ringed || unit.dislodged ? 1 : 0.72;
    const qreal room = unitPixels(context.scale) / context.scale * reach;
    QRectF box(at.x() - room, at.y() - room, 2 * room, 2 * room);
    if (unit.dislodged) {
        const QPointF stood = look.sheet->unitAnchor(unit.unit.region, unit.unit.layer);
        box |= QRectF(stood, at).normalized().adjusted(-3, -3, 3, 3);
    }
    return new PictureItem(
        context, unit.dislodged ? Height::unit + 0.5 : Height::unit, box,
        [unit](QPainter &painter, const MapLook &its, qreal scale) { paintMapUnit(painter, its, unit, scale); });
}

} // namespace entente::app
