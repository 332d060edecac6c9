#include "map/powerletters.h"

#include "map/mappicture.h"
#include "map/typesetting.h"
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

void paintPowerLetters(QPainter &painter, const MapLook &look, PowerId power, QPointF at, qreal size)
{
    if (!power.valid() || !look.board)
        return;
    const QPainterPath letters = lettering(lettersOf(*look.board, power, look.language), false);
    const qreal type = 0.58 * size;
    QTransform place;
    // Beside the foot: cannon, ship and tank leave that corner free.
    place.translate(at.x() + 0.5 * size, at.y() + 0.36 * size);
    place.scale(type, type);
    place.translate(-letters.boundingRect().center().x(), -letters.boundingRect().center().y());
    const QPainterPath shape = place.map(letters);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(look.theme.unitHalo, 0.2 * size, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPath(shape);
    painter.fillPath(shape, look.theme.unitEdge);
}

} // namespace entente::app
