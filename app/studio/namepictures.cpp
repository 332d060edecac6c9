#include "studio/namepictures.h"

#include "studio/outlinepath.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cstdlib>
#include <map>

namespace entente::app {

namespace {

constexpr int rimOfPlace = 10; ///< pixels on both sides of a border that are no name
constexpr int different = 120; ///< of 765, between letters and what they stand on

int distanceOf(QRgb one, QRgb other)
{
    return std::abs(qRed(one) - qRed(other)) + std::abs(qGreen(one) - qGreen(other))
           + std::abs(qBlue(one) - qBlue(other));
}

} // namespace

QImage paintedNameIn(const QImage &picture, const Rings &outline, qreal scale)
{
    QTransform zoom;
    zoom.scale(scale, scale);
    const QPainterPath path = zoom.map(pathOf(outline, 0));
    const QRect around = path.boundingRect().toAlignedRect().intersected(picture.rect());
    if (around.isEmpty())
        return {};
    const QImage part = picture.copy(around).convertToFormat(QImage::Format_RGB32);
    QImage mask(around.size(), QImage::Format_RGB32);
    mask.fill(Qt::black);
    QPainter painter(&mask);
    painter.translate(-around.topLeft());
    painter.fillPath(path, Qt::white);
    painter.strokePath(path, QPen(Qt::black, 2 * rimOfPlace));
    painter.end();
    const QRgb white = qRgb(255, 255, 255);
    std::map<QRgb, int> counts;
    for (int y = 0; y < part.height(); ++y) {
        for (int x = 0; x < part.width(); ++x) {
            if (mask.pixel(x, y) == white)
                ++counts[part.pixel(x, y)];
        }
    }
    if (counts.empty())
        return part;
    const QRgb ground = std::max_element(counts.begin(), counts.end(), [](const auto &a, const auto &b) {
                            return a.second < b.second;
                        })->first;
    QRect letters;
    for (int y = 0; y < part.height(); ++y) {
        for (int x = 0; x < part.width(); ++x) {
            if (mask.pixel(x, y) == white && distanceOf(part.pixel(x, y), ground) > different)
                letters |= QRect(x, y, 1, 1);
        }
    }
    if (letters.width() < rimOfPlace || letters.height() < rimOfPlace / 2)
        return part;
    return part.copy(letters.adjusted(-rimOfPlace, -rimOfPlace, rimOfPlace, rimOfPlace).intersected(part.rect()));
}

} // namespace entente::app
