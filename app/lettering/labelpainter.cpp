#include "lettering/labels.h"

#include <QPainter>
#include <QPainterPathStroker>
#include <QPen>

#include <cmath>

namespace entente::app {
namespace {

QColor inkOf(const PlacedLabel &label, const MapTheme &theme)
{
    return label.sea ? theme.seaLabel : theme.label;
}

QColor haloOf(const PlacedLabel &label, const MapTheme &theme)
{
    return label.sea ? theme.sea : theme.halo;
}

qreal haloOpacity(const PlacedLabel &label)
{
    return label.sea ? 0.6 : 0.74;
}

qreal haloRadius(const PlacedLabel &label)
{
    return qMin(label.type * 0.13, 2.2);
}

/// The letters, and the hairline that leads from them to their land. It ends bluntly: a dot there would be one more
/// sign beside stars and units.
QPainterPath shapeOf(const PlacedLabel &label)
{
    if (label.leader.isNull() || label.hugs)
        return label.letters;
    QPainterPath line(label.leader.p1());
    line.lineTo(label.leader.p2());
    QPainterPathStroker pen;
    pen.setWidth(qMax(0.8, label.type * 0.06));
    pen.setCapStyle(Qt::RoundCap);
    QPainterPath shape = label.letters;
    shape.setFillRule(Qt::WindingFill);
    shape.addPath(pen.createStroke(line));
    return shape;
}

QImage letters(const PlacedLabel &label, const QPoint &origin, const QSize &size, const QColor &ink, qreal ratio)
{
    QImage image(size, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(-origin);
    painter.scale(ratio, ratio);
    painter.fillPath(shapeOf(label), ink);
    return image;
}

} // namespace

std::vector<LabelSprite> paintSprites(const std::vector<PlacedLabel> &labels, const MapTheme &theme, qreal ratio)
{
    std::vector<LabelSprite> sprites;
    sprites.reserve(labels.size());
    for (const PlacedLabel &label : labels) {
        const QRect box =
            QRectF(label.box.topLeft() * ratio, label.box.size() * ratio).toAlignedRect().adjusted(-1, -1, 1, 1);
        // Stroking letters is slow: the halo is the letters themselves, laid down around a circle.
        const QImage pale = letters(label, box.topLeft(), box.size(), haloOf(label, theme), ratio);
        QImage halo(box.size(), QImage::Format_ARGB32_Premultiplied);
        halo.fill(Qt::transparent);
        QPainter around(&halo);
        const qreal radius = haloRadius(label) * ratio;
        constexpr int steps = 12;
        for (int i = 0; i < steps; ++i) {
            const qreal angle = 2 * M_PI * i / steps;
            around.drawImage(QPointF(radius * std::cos(angle), radius * std::sin(angle)), pale);
        }
        around.end();
        QImage image(box.size(), QImage::Format_ARGB32_Premultiplied);
        image.fill(Qt::transparent);
        QPainter painter(&image);
        painter.setOpacity(haloOpacity(label));
        painter.drawImage(0, 0, halo);
        painter.setOpacity(1);
        painter.drawImage(0, 0, letters(label, box.topLeft(), box.size(), inkOf(label, theme), ratio));
        painter.end();
        sprites.push_back({image, box.topLeft()});
    }
    return sprites;
}

void paintLabels(QPainter &painter, const std::vector<PlacedLabel> &labels, const MapTheme &theme)
{
    for (const PlacedLabel &label : labels) {
        QColor halo = haloOf(label, theme);
        halo.setAlphaF(static_cast<float>(haloOpacity(label)));
        const QPainterPath shape = shapeOf(label);
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(halo, 2 * haloRadius(label), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter.drawPath(shape);
        painter.setPen(Qt::NoPen);
        painter.setBrush(inkOf(label, theme));
        painter.drawPath(shape);
    }
}

} // namespace entente::app
