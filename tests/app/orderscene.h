#pragma once

#include "mapscene.h"

#include "map/orderdrawing.h"

#include <QImage>
#include <QPainter>

namespace mapscene {

/// Orders drawn on a board, as the view draws them.
class OrderScene {
public:
    static constexpr qreal scale = 0.8;

    /// False where the board or its sheet does not read.
    bool load(const QString &id = u"standard"_s)
    {
        variant = variantOf(id);
        if (!variant)
            return false;
        const auto sheet = MapSheet::load(folderOf(id), *variant->board);
        const auto livery = Livery::load(folderOf(id), *variant->board);
        if (!sheet.ok() || !livery.ok())
            return false;
        look.sheet = *sheet;
        look.board = variant->board;
        look.livery = *livery;
        return true;
    }

    Unit make(const char *power, const char *kind, const char *place) const
    {
        return unit(*variant->board, power, kind, place);
    }

    RegionId at(const char *place) const { return region(*variant->board, place); }

    OrderDrawing only(const MapOrder &order) const
    {
        MapState state;
        if (order.unit.region.valid()) // a waived build is nobody's who stands anywhere
            state.units.push_back({.unit = order.unit});
        state.orders.push_back(order);
        return drawOrders(look, state, scale).front();
    }

    /// The drawing alone on the ground, from the sheet's point in the corner.
    static QImage painted(const OrderDrawing &drawing, QPointF corner, QSize size, const QColor &ground,
                          const MapTheme &theme)
    {
        QImage image(size, QImage::Format_RGB32);
        image.fill(ground);
        QPainter painter(&image);
        painter.scale(scale, scale);
        painter.translate(-corner);
        paintOrder(painter, drawing, theme, scale);
        paintOrderMark(painter, drawing, theme, scale);
        return image;
    }

    std::shared_ptr<const Variant> variant;
    MapLook look;
};

} // namespace mapscene
