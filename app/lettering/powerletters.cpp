#include "lettering/powerletters.h"

#include "sheet/boxes.h"
#include "lettering/labels.h"
#include "sheet/maplook.h"
#include "sheet/mapscale.h"
#include "lettering/typesetting.h"
#include "words/names.h"

#include <QPainter>
#include <QPen>
#include <QTransform>

namespace entente::app {

namespace {

QString nameOf(const Board &board, PowerId power, const QString &language)
{
    return nameIn(language, board.power(power).name, board.power(power).names);
}

constexpr qreal letterType = 0.58; ///< heights of a unit
constexpr qreal letterHalo = 0.1;

/// The share of a box that lies within a polygon.
qreal coveredBy(const QPolygonF &ink, const QRectF &box)
{
    if (!ink.boundingRect().intersects(box))
        return 0;
    constexpr int steps = 6;
    int count = 0;
    for (int y = 0; y < steps; ++y) {
        for (int x = 0; x < steps; ++x) {
            const QPointF at(box.left() + box.width() * (x + 0.5) / steps,
                             box.top() + box.height() * (y + 0.5) / steps);
            count += ink.containsPoint(at, Qt::WindingFill);
        }
    }
    return static_cast<qreal>(count) / (steps * steps);
}

/// Beside the symbols of all kinds, the best place first.
constexpr QPointF letterPlaces[] = {lettersAtFoot, {0.74, 0.36}, {0.5, 0.62},   {0.74, 0.06},
                                    {-0.7, 0.36},  {0, 0.8},     {-0.6, -0.36}, {0, -0.8}};

} // namespace

QString lettersOf(const Board &board, PowerId power, const QString &language)
{
    constexpr int most = 3;
    const QString name = nameOf(board, power, language);
    for (int count = 1; count < most; ++count) {
        const QString letters = name.left(count);
        bool isShared = false;
        for (int i = 0; i < board.powerCount(); ++i) {
            isShared = isShared
                       || (PowerId(i) != power
                           && nameOf(board, PowerId(i), language).startsWith(letters, Qt::CaseInsensitive));
        }
        if (!isShared)
            return letters;
    }
    return name.left(most);
}

QRectF powerLettersBox(const MapLook &look, PowerId power, QPointF at, qreal size, QPointF beside)
{
    const QRectF letters = lettering(lettersOf(*look.board, power, look.language), false).boundingRect();
    return boxAround(at + beside * size, letters.size() * letterType * size + QSizeF(2, 2) * letterHalo * size);
}

QPointF lettersOffNames(const MapLook &look, PowerId power, QPointF at, qreal size, qreal scale)
{
    if (!power.valid() || !look.board || !look.sheet)
        return lettersAtFoot;
    const auto names = keptLabels(look, scale);
    const qreal sign = centrePixels(scale) / scale;
    QPointF best = lettersAtFoot;
    qreal least = 1e9;
    for (const QPointF place : letterPlaces) {
        const QRectF box = powerLettersBox(look, power, at, size, place);
        qreal covered = 0;
        for (const PlacedLabel &name : *names) {
            if (!QRectF(name.box.topLeft() / scale, name.box.size() / scale).intersects(box))
                continue;
            QPolygonF ink = name.ink;
            for (QPointF &corner : ink)
                corner /= scale;
            covered += coveredBy(ink, box);
        }
        for (int i = 0; i < look.board->provinceCount(); ++i) {
            if (look.board->province(ProvinceId(i)).centre)
                covered += 0.5 * coveredBy(boxAround(look.sheet->centreAnchor(ProvinceId(i)), {sign, sign}), box);
        }
        if (covered < least - 0.02) {
            least = covered;
            best = place;
        }
        if (covered == 0)
            break;
    }
    return best;
}

void paintPowerLetters(QPainter &painter, const MapLook &look, PowerId power, QPointF at, qreal size, QPointF beside)
{
    if (!power.valid() || !look.board)
        return;
    const QPainterPath letters = lettering(lettersOf(*look.board, power, look.language), false);
    QTransform place;
    place.translate(at.x() + beside.x() * size, at.y() + beside.y() * size);
    place.scale(letterType * size, letterType * size);
    place.translate(-letters.boundingRect().center().x(), -letters.boundingRect().center().y());
    const QPainterPath shape = place.map(letters);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(look.theme.unitHalo, 2 * letterHalo * size, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPath(shape);
    painter.fillPath(shape, look.theme.unitEdge);
}

} // namespace entente::app
