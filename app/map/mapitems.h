#pragma once

#include "map/mappicture.h"
#include "map/orderdrawing.h"

#include <QGraphicsItem>
#include <QHash>
#include <QPainterPath>
#include <QPixmap>
#include <QString>

namespace entente::app {

/// What the items of one view share: how the map looks and how near it is.
struct ItemContext {
    const MapLook *look = nullptr;
    qreal scale = 1; ///< logical pixels a sheet unit
    QHash<QString, QPixmap> units; ///< symbols painted at the present scale
};

/// Heights of the items, lowest first.
namespace Height {
inline constexpr qreal offer = 1;
inline constexpr qreal veil = 2;
inline constexpr qreal edge = 3;
inline constexpr qreal order = 4;
inline constexpr qreal unit = 5;
inline constexpr qreal mark = 6;
} // namespace Height

/// The edge of a province: dashed for what can be chosen, full for what is pointed at or lit.
class EdgeItem : public QGraphicsItem {
public:
    enum class Style { Offered, Chosen, Pointed };

    EdgeItem(const ItemContext &context, ProvinceId province, Style style);
    QRectF boundingRect() const override { return m_box; }
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;

private:
    const ItemContext &m_context;
    Style m_style;
    QPainterPath m_path;
    QRectF m_box;
};

/// Dims everything but some provinces.
class VeilItem : public QGraphicsItem {
public:
    VeilItem(const ItemContext &context, const std::vector<ProvinceId> &lit);
    QRectF boundingRect() const override { return m_path.boundingRect(); }
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;

private:
    const ItemContext &m_context;
    QPainterPath m_path;
};

class OrderItem : public QGraphicsItem {
public:
    enum class Part { Lines, Mark };

    OrderItem(const ItemContext &context, const OrderDrawing &drawing, Part part);
    QRectF boundingRect() const override { return m_part == Part::Mark ? m_drawing.markBox : m_drawing.box; }
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;

private:
    const ItemContext &m_context;
    OrderDrawing m_drawing;
    Part m_part;
};

class UnitItem : public QGraphicsItem {
public:
    UnitItem(ItemContext &context, const MapUnit &unit);
    QRectF boundingRect() const override { return m_box; }
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;

private:
    QPixmap picture(qreal ratio) const;

    ItemContext &m_context;
    MapUnit m_unit;
    QPointF m_at;
    QRectF m_box;
};

} // namespace entente::app
