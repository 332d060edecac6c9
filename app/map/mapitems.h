#pragma once

#include "lettering/bridgesigns.h"
#include "map/maparrows.h"
#include "sheet/maplook.h"
#include "map/namesover.h"
#include "map/orderdrawing.h"

#include <QGraphicsItem>
#include <QPainterPath>
#include <QPixmap>

namespace entente::app {

/// What the items of one view share: how the map looks and how near it is.
struct ItemContext {
    const MapLook *look = nullptr;
    qreal scale = 1; ///< logical pixels a sheet unit, for which items are made
};

/// Heights of the items, lowest first.
namespace Height {
inline constexpr qreal shade = 0.5;
inline constexpr qreal offer = 1;
inline constexpr qreal veil = 2;
inline constexpr qreal edge = 3;
inline constexpr qreal route = 3.5;
inline constexpr qreal order = 4;
inline constexpr qreal name = 4.5;
inline constexpr qreal head = 4.7;
inline constexpr qreal unit = 5;
inline constexpr qreal bridge = 5.5;
inline constexpr qreal happened = 5.8; ///< below marks: what became of an order is read first
inline constexpr qreal mark = 6;
inline constexpr qreal sign = 7;
} // namespace Height

/// An item that is painted once at the scale of its context and then copied: while a person pans
/// the copy moves, while they zoom it is stretched.
class PictureItem : public QGraphicsItem {
public:
    PictureItem(const ItemContext &context, qreal height);
    QRectF boundingRect() const override { return m_box; }
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;

protected:
    /// Draws in sheet units.
    virtual void draw(QPainter &painter) const = 0;
    const MapLook &look() const { return *m_context.look; }
    qreal scale() const { return m_scale; }
    void setBox(const QRectF &box) { m_box = box; }

private:
    void makePicture(qreal ratio);

    const ItemContext &m_context;
    qreal m_scale; ///< of the picture, logical pixels a sheet unit
    QRectF m_box;
    QPixmap m_picture;
    QRectF m_pictureBox; ///< what the picture covers, in sheet units
};

/// The edge of a province: dashed for what can be chosen, full for what is pointed at or lit.
class EdgeItem : public PictureItem {
public:
    enum class Style { Offered, Chosen, Lit, Pointed };

    EdgeItem(const ItemContext &context, ProvinceId province, Style style);

protected:
    void draw(QPainter &painter) const override;

private:
    Style m_style;
    QPainterPath m_path;
};

/// What `paintShade` paints.
class ShadeItem : public PictureItem {
public:
    ShadeItem(const ItemContext &context, const MapShade &shade);

protected:
    void draw(QPainter &painter) const override;

private:
    MapShade m_shade;
    QPainterPath m_path;
};

/// A trade route over seas.
class RouteItem : public PictureItem {
public:
    RouteItem(const ItemContext &context, const MapRoute &route);

protected:
    void draw(QPainter &painter) const override;

private:
    MapRoute m_route;
};

/// An arrow that is no order.
class ArrowItem : public PictureItem {
public:
    enum class Part { All, Head };

    ArrowItem(const ItemContext &context, const ArrowDrawing &drawing, Part part);

protected:
    void draw(QPainter &painter) const override;

private:
    ArrowDrawing m_drawing;
    Part m_part;
};

/// A figure or mark beside a place.
class SignItem : public PictureItem {
public:
    SignItem(const ItemContext &context, const MapSign &sign);

protected:
    void draw(QPainter &painter) const override;

private:
    MapSign m_sign;
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

/// A part of an order's drawing; each part lies at a height of its own.
class OrderItem : public PictureItem {
public:
    enum class Part { Lines, Heads, Mark };

    OrderItem(const ItemContext &context, const OrderDrawing &drawing, Part part);

protected:
    void draw(QPainter &painter) const override;

private:
    OrderDrawing m_drawing;
    Part m_part;
};

/// A name above the lines that run over it.
class NameItem : public PictureItem {
public:
    NameItem(const ItemContext &context, const PlacedLabel &name);

protected:
    void draw(QPainter &painter) const override;

private:
    PlacedLabel m_name;
};

/// A bridge above the units that may stand on it.
class BridgeItem : public PictureItem {
public:
    BridgeItem(const ItemContext &context, const BridgeSign &sign);

protected:
    void draw(QPainter &painter) const override;

private:
    BridgeSign m_sign;
};

/// A unit with its ring or tether.
class UnitItem : public PictureItem {
public:
    UnitItem(const ItemContext &context, const MapUnit &unit);

protected:
    void draw(QPainter &painter) const override;

private:
    MapUnit m_unit;
};

} // namespace entente::app
