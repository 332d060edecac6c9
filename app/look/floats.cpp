#include "look/floats.h"

#include "look/theme.h"

#include <QPainter>
#include <QWidget>

#include <algorithm>

namespace entente::app {

void paintFloat(QWidget &widget)
{
    const UiColours &c = coloursOf(&widget);
    QPainter painter(&widget);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(c.accent, 1));
    painter.setBrush(c.tip);
    painter.drawRoundedRect(QRectF(widget.rect()).adjusted(0.5, 0.5, -0.5, -0.5), metrics::corner, metrics::corner);
}

QPoint placeBeside(QPoint about, QSize size, const QRect &room, const QList<QPoint> &clear)
{
    constexpr int gap = 26;    // the place's own unit is seen
    constexpr int margin = 12; // round what is to be clicked
    const int w = size.width();
    const int h = size.height();
    const QPoint corners[] = {
        {about.x() + gap, about.y() - h / 2},   {about.x() - gap - w, about.y() - h / 2}, // right, left
        {about.x() - w / 2, about.y() + gap},   {about.x() - w / 2, about.y() - gap - h}, // below, above
        {about.x() + gap, about.y() + gap},     {about.x() - gap - w, about.y() + gap},
        {about.x() + gap, about.y() - gap - h}, {about.x() - gap - w, about.y() - gap - h},
    };
    QPoint best;
    qsizetype least = -1;
    const auto consider = [&](QPoint corner) {
        corner.setX(std::clamp(corner.x(), room.left(), std::max(room.left(), room.right() + 1 - w)));
        corner.setY(std::clamp(corner.y(), room.top(), std::max(room.top(), room.bottom() + 1 - h)));
        const QRect covered = QRect(corner, size).adjusted(-margin, -margin, margin, margin);
        const auto hidden =
            std::count_if(clear.begin(), clear.end(), [&](QPoint point) { return covered.contains(point); })
            + (covered.contains(about) ? 2 : 0);
        const auto distance = [&](QPoint at) { return (at + QPoint(w, h) / 2 - about).manhattanLength(); };
        if (least < 0 || hidden < least || (hidden == least && distance(corner) < distance(best))) {
            least = hidden;
            best = corner;
        }
    };
    for (const QPoint &corner : corners) {
        if (least != 0)
            consider(corner);
    }
    // Nowhere beside it: then wherever nothing is covered, as near as can be.
    constexpr int step = 16;
    const bool crowded = least > 0;
    for (int y = room.top(); crowded && y + h <= room.bottom(); y += step) {
        for (int x = room.left(); x + w <= room.right(); x += step)
            consider({x, y});
    }
    return best;
}

} // namespace entente::app
