#pragma once

#include "lettering/bridgesigns.h"
#include "map/maparrows.h"
#include "sheet/maplook.h"
#include "map/namesover.h"
#include "map/orderdrawing.h"

#include <QGraphicsItem>
#include <QPainterPath>
#include <QPixmap>

#include <functional>
#include <vector>

namespace entente::app {

/// What the items of one view share: how the map looks and how near it is.
struct ItemContext {
    const MapLook *look = nullptr;
    qreal scale = 1; ///< logical pixels a sheet unit, for which items are made
};

/// Heights of the items, lowest first.
namespace Height {
inline constexpr qreal shade = 0.5;
inline constexpr qreal fogName = 0.7;
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
    /// Draws in sheet units; `scale` is in logical pixels a sheet unit.
    using Draw = std::function<void(QPainter &painter, const MapLook &look, qreal scale)>;

    /// It covers `box`, in sheet units.
    PictureItem(const ItemContext &context, qreal height, const QRectF &box, Draw draw);
    QRectF boundingRect() const override { return m_box; }
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;

private:
    void makePicture(qreal ratio);

    const ItemContext &m_context;
    qreal m_scale; ///< of the picture, logical pixels a sheet unit
    QRectF m_box;
    Draw m_draw;
    QPixmap m_picture;
    QRectF m_pictureBox; ///< what the picture covers, in sheet units
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

/// The edge of a province: dashed for what can be chosen, full for what is pointed at or lit.
enum class EdgeStyle { Offered, Chosen, Lit, Pointed };
QGraphicsItem *edgeItem(const ItemContext &context, ProvinceId province, EdgeStyle style);
/// What `paintShade` paints.
QGraphicsItem *shadeItem(const ItemContext &context, const MapShade &shade);
/// A trade route over seas.
QGraphicsItem *routeItem(const ItemContext &context, const MapRoute &route);
/// An arrow that is no order, or its head alone.
QGraphicsItem *arrowItem(const ItemContext &context, const ArrowDrawing &drawing);
QGraphicsItem *arrowHeadItem(const ItemContext &context, const ArrowDrawing &drawing);
/// A figure or mark beside a place.
QGraphicsItem *signItem(const ItemContext &context, const MapSign &sign);
/// The parts of an order's drawing; each lies at a height of its own.
QGraphicsItem *orderItem(const ItemContext &context, const OrderDrawing &drawing);
QGraphicsItem *orderHeadsItem(const ItemContext &context, const OrderDrawing &drawing);
QGraphicsItem *orderMarkItem(const ItemContext &context, const OrderDrawing &drawing);
/// A name above what lies over it: the lines that run over it, or fog.
QGraphicsItem *nameItem(const ItemContext &context, const PlacedLabel &name, qreal height = Height::name);
/// A bridge above the units that may stand on it.
QGraphicsItem *bridgeItem(const ItemContext &context, const BridgeSign &sign);
/// A unit with its ring or tether.
QGraphicsItem *unitItem(const ItemContext &context, const MapUnit &unit);

} // namespace entente::app
