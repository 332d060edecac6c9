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

/// A larger picture than this many pixels costs more than it saves.
constexpr qreal mostPixels = 600000;

} // namespace

PictureItem::PictureItem(const ItemContext &context, qreal height) : m_context(context), m_scale(context.scale)
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
    draw(painter);
}

void PictureItem::paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *)
{
    const qreal ratio = painter->device()->devicePixelRatio();
    if (m_box.width() * m_box.height() * m_scale * m_scale * ratio * ratio > mostPixels) {
        painter->setRenderHint(QPainter::Antialiasing);
        draw(*painter);
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

EdgeItem::EdgeItem(const ItemContext &context, ProvinceId province, Style style)
    : PictureItem(context, style == Style::Offered ? Height::offer : Height::edge), m_style(style),
      m_path(edgeOf(context.look->sheet->outline(province), context.scale))
{
    const qreal room = 4 / context.scale;
    setBox(m_path.boundingRect().adjusted(-room, -room, room, room));
}

void EdgeItem::draw(QPainter &painter) const
{
    const MapTheme &theme = look().theme;
    const qreal pixel = 1 / scale();
    painter.setBrush(Qt::NoBrush);
    if (m_style == Style::Pointed) {
        QColor ink = theme.panelText;
        ink.setAlphaF(0.38F);
        painter.setPen(QPen(ink, 1.5 * pixel, Qt::SolidLine, Qt::RoundCap, Qt::BevelJoin));
        painter.drawPath(m_path);
        return;
    }
    QColor under = theme.isDark ? theme.casing : theme.unitHalo;
    under.setAlphaF(m_style == Style::Offered ? 0.6F : 0.85F);
    painter.setPen(QPen(under, 4.4 * pixel, Qt::SolidLine, Qt::RoundCap, Qt::BevelJoin));
    painter.drawPath(m_path);
    QPen edge(theme.accent, (m_style == Style::Offered ? 1.9 : 2.4) * pixel, Qt::SolidLine, Qt::FlatCap, Qt::BevelJoin);
    if (m_style == Style::Offered)
        edge.setDashPattern({3, 2.2});
    painter.setPen(edge);
    if (m_style == Style::Chosen) {
        QColor wash = theme.accent;
        wash.setAlphaF(0.1F);
        painter.setBrush(wash);
    }
    painter.drawPath(m_path);
}

ShadeItem::ShadeItem(const ItemContext &context, const MapShade &shade)
    : PictureItem(context, Height::shade), m_shade(shade),
      m_path(simplified(context.look->sheet->outline(shade.province), 0.7 / context.scale))
{
    setBox(m_path.boundingRect().adjusted(-1, -1, 1, 1));
}

void ShadeItem::draw(QPainter &painter) const
{
    paintShade(painter, look().theme, m_shade, m_path, linePixels(scale()) / scale());
}

RouteItem::RouteItem(const ItemContext &context, const MapRoute &route)
    : PictureItem(context, Height::route), m_route(route)
{
    setBox(routeBox(look(), route, scale()));
}

void RouteItem::draw(QPainter &painter) const
{
    paintRoute(painter, look(), m_route, scale());
}

ArrowItem::ArrowItem(const ItemContext &context, const ArrowDrawing &drawing, Part part)
    : PictureItem(context, part == Part::Head ? Height::head : Height::order), m_drawing(drawing), m_part(part)
{
    setBox(drawing.box());
}

void ArrowItem::draw(QPainter &painter) const
{
    if (m_part == Part::Head)
        paintArrowHead(painter, m_drawing, look().theme);
    else
        paintArrow(painter, m_drawing, look().theme);
}

SignItem::SignItem(const ItemContext &context, const MapSign &sign)
    : PictureItem(context, sign.kind == MapSign::Kind::Happened ? Height::happened : Height::sign), m_sign(sign)
{
    setBox(signBox(look(), sign, scale()));
}

void SignItem::draw(QPainter &painter) const
{
    paintSign(painter, look(), m_sign, scale());
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

OrderItem::OrderItem(const ItemContext &context, const OrderDrawing &drawing, Part part)
    : PictureItem(context, part == Part::Mark    ? Height::mark
                           : part == Part::Heads ? Height::head
                                                 : Height::order),
      m_drawing(drawing), m_part(part)
{
    setBox(part == Part::Mark ? drawing.markBox : part == Part::Heads ? headsOf(drawing, context.scale) : drawing.box);
}

void OrderItem::draw(QPainter &painter) const
{
    if (m_part == Part::Mark)
        paintOrderMark(painter, m_drawing, look().theme, scale());
    else if (m_part == Part::Heads)
        paintOrderHeads(painter, m_drawing, look().theme, scale());
    else
        paintOrder(painter, m_drawing, look().theme, scale());
}

NameItem::NameItem(const ItemContext &context, const PlacedLabel &name)
    : PictureItem(context, Height::name), m_name(name)
{
    setBox(QRectF(name.box.topLeft() / context.scale, name.box.size() / context.scale));
}

void NameItem::draw(QPainter &painter) const
{
    paintNameOver(painter, look(), m_name, scale());
}

BridgeItem::BridgeItem(const ItemContext &context, const BridgeSign &sign)
    : PictureItem(context, Height::bridge), m_sign(sign)
{
    setBox(sign.box());
}

void BridgeItem::draw(QPainter &painter) const
{
    m_sign.paint(painter, look().inks());
}

UnitItem::UnitItem(const ItemContext &context, const MapUnit &unit)
    : PictureItem(context, unit.dislodged ? Height::unit + 0.5 : Height::unit), m_unit(unit)
{
    const QPointF at = placeOf(*context.look->sheet, unit, scale());
    const qreal reach = context.look->theme.lettered ? lettersReach : unit.ringed || unit.dislodged ? 1 : 0.72;
    const qreal room = unitPixels(scale()) / scale() * reach;
    QRectF box(at.x() - room, at.y() - room, 2 * room, 2 * room);
    if (unit.dislodged) {
        const QPointF stood = context.look->sheet->unitAnchor(unit.unit.region, unit.unit.layer);
        box |= QRectF(stood, at).normalized().adjusted(-3, -3, 3, 3);
    }
    setBox(box);
}

void UnitItem::draw(QPainter &painter) const
{
    paintMapUnit(painter, look(), m_unit, scale());
}

} // namespace entente::app
