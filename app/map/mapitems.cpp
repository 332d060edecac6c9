#include "map/mapitems.h"

#include "map/linework.h"
#include "map/mapscale.h"
#include "map/unitpainter.h"

#include <QPainter>
#include <QPaintDevice>
#include <QPen>

#include <cmath>

namespace entente::app {

using namespace Qt::StringLiterals;

EdgeItem::EdgeItem(const ItemContext &context, ProvinceId province, Style style)
    : m_context(context)
    , m_style(style)
    , m_path(simplified(context.look->sheet->outline(province), 0.7 / context.scale))
{
    const qreal room = 4 / context.scale;
    m_box = m_path.boundingRect().adjusted(-room, -room, room, room);
    setZValue(style == Style::Chosen ? Height::edge : Height::offer);
}

void EdgeItem::paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *)
{
    const MapTheme &theme = m_context.look->theme;
    const qreal pixel = 1 / m_context.scale;
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setBrush(Qt::NoBrush);
    if (m_style == Style::Pointed) {
        QColor ink = theme.panelText;
        ink.setAlphaF(0.55F);
        painter->setPen(QPen(ink, 1.6 * pixel, Qt::SolidLine, Qt::RoundCap, Qt::BevelJoin));
        painter->drawPath(m_path);
        return;
    }
    QColor under = theme.isDark ? theme.casing : theme.unitHalo;
    under.setAlphaF(m_style == Style::Chosen ? 0.85F : 0.6F);
    painter->setPen(QPen(under, 4.4 * pixel, Qt::SolidLine, Qt::RoundCap, Qt::BevelJoin));
    painter->drawPath(m_path);
    QPen edge(theme.accent, (m_style == Style::Chosen ? 2.4 : 1.9) * pixel, Qt::SolidLine, Qt::FlatCap, Qt::BevelJoin);
    if (m_style == Style::Offered)
        edge.setDashPattern({3, 2.2});
    painter->setPen(edge);
    if (m_style == Style::Chosen) {
        QColor wash = theme.accent;
        wash.setAlphaF(0.1F);
        painter->setBrush(wash);
    }
    painter->drawPath(m_path);
}

VeilItem::VeilItem(const ItemContext &context, const std::vector<ProvinceId> &lit)
    : m_context(context)
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
    : m_context(context)
    , m_drawing(drawing)
    , m_part(part)
{
    setZValue(part == Part::Mark ? Height::mark : Height::order);
}

void OrderItem::paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *)
{
    if (m_part == Part::Mark)
        paintOrderMark(*painter, m_drawing, m_context.look->theme, m_context.scale);
    else
        paintOrder(*painter, m_drawing, m_context.look->theme, m_context.scale);
}

UnitItem::UnitItem(ItemContext &context, const MapUnit &unit)
    : m_context(context)
    , m_unit(unit)
    , m_at(placeOf(*context.look->sheet, unit))
{
    const qreal room = unitPixels(context.scale) / context.scale;
    m_box = QRectF(m_at.x() - room, m_at.y() - room, 2 * room, 2 * room);
    if (unit.dislodged) {
        const QPointF stood = context.look->sheet->unitAnchor(unit.unit.region, unit.unit.layer);
        m_box |= QRectF(stood, m_at).normalized().adjusted(-3, -3, 3, 3);
    }
    setZValue(unit.dislodged ? Height::unit + 0.5 : Height::unit);
}

QPixmap UnitItem::picture(qreal ratio) const
{
    const int size = static_cast<int>(std::lround(unitPixels(m_context.scale)));
    const QString key = u"%1 %2 %3 %4"_s.arg(m_unit.unit.kind.index()).arg(m_unit.unit.power.index())
                            .arg(m_unit.dislodged ? 1 : 0).arg(static_cast<int>(m_unit.unit.layer));
    QPixmap &pixmap = m_context.units[key];
    if (pixmap.isNull() || pixmap.devicePixelRatio() != ratio) {
        const int whole = 2 * qCeil(size * 0.8);
        pixmap = QPixmap(QSize(whole, whole) * ratio);
        pixmap.setDevicePixelRatio(ratio);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        painter.setRenderHint(QPainter::Antialiasing);
        paintUnitSymbol(painter, *m_context.look, m_unit, QPointF(whole / 2.0, whole / 2.0), size);
    }
    return pixmap;
}

void UnitItem::paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *)
{
    painter->setRenderHint(QPainter::Antialiasing);
    paintUnitSurroundings(*painter, *m_context.look, m_unit, m_context.scale);
    if (m_unit.faded)
        painter->setOpacity(0.5);
    const qreal ratio = painter->device()->devicePixelRatio();
    const QPixmap symbol = picture(ratio);
    const QPointF at = painter->transform().map(m_at);
    painter->save();
    painter->resetTransform();
    const QSizeF half = symbol.deviceIndependentSize() / 2;
    painter->drawPixmap(QPointF(std::round((at.x() - half.width()) * ratio) / ratio,
                                std::round((at.y() - half.height()) * ratio) / ratio), symbol);
    painter->restore();
}

} // namespace entente::app
