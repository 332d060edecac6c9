#include "map/groundmarks.h"

#include "map/centremarks.h"
#include "map/symbols.h"

#include <QCoreApplication>
#include <QPainter>
#include <QPainterPath>
#include <QPen>

namespace entente::app {

using namespace Qt::StringLiterals;

namespace {

/// For the sentences of this file.
struct CartoucheWords {
    Q_DECLARE_TR_FUNCTIONS(CartoucheWords)
};

void paintBorder(QPainter &painter, QPointF at, const QColor &colour, qreal width, const QList<qreal> &dash = {})
{
    QPen pen(colour, width, Qt::SolidLine, Qt::FlatCap);
    if (!dash.isEmpty())
        pen.setDashPattern(dash);
    painter.setPen(pen);
    painter.drawLine(at - QPointF(14, 0), at + QPointF(14, 0));
}

void paintInert(QPainter &painter, QPointF at, const MapTheme &theme)
{
    QPainterPath ground;
    ground.addRect(QRectF(at - QPointF(13, 6), QSizeF(26, 12)));
    painter.fillPath(ground, theme.inert);
    paintPattern(painter, ground, u"rising"_s, theme.hatch, 4.2);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(theme.minorBorder, 1));
    painter.drawPath(ground);
}

void paintBarred(QPainter &painter, QPointF at, const MapTheme &theme)
{
    painter.setPen(QPen(theme.barred, 2));
    painter.setBrush(theme.halo);
    painter.drawEllipse(at, 6.5, 6.5);
    painter.drawLine(at + QPointF(-4.3, 4.3), at + QPointF(4.3, -4.3));
}

} // namespace

QString groundMeaning(const QString &mark)
{
    if (mark == "home"_L1)
        return CartoucheWords::tr("home centre");
    if (mark == "neutral"_L1)
        return CartoucheWords::tr("other centre");
    if (mark == "double"_L1)
        return CartoucheWords::tr("centre that counts twice");
    if (mark == "port"_L1)
        return CartoucheWords::tr("port");
    if (mark == "sea"_L1)
        return CartoucheWords::tr("border at sea");
    if (mark == "crossing"_L1)
        return CartoucheWords::tr("direct passage");
    if (mark == "edge"_L1)
        return CartoucheWords::tr("edge of the board");
    if (mark == "inert"_L1)
        return CartoucheWords::tr("impassable");
    if (mark == "barred"_L1)
        return CartoucheWords::tr("no passage for fleets");
    return QString();
}

void paintGroundMark(QPainter &painter, const QString &mark, QPointF at, const MapTheme &theme)
{
    if (mark == "home"_L1 || mark == "neutral"_L1)
        paintCentre(painter, mark == "home"_L1, at, 14, nullptr, theme);
    if (mark == "double"_L1) {
        paintDoubleRing(painter, at, 18, theme);
        paintCentre(painter, true, at, 10.5, nullptr, theme);
    }
    if (mark == "port"_L1)
        paintHarbour(painter, at, 16, theme);
    if (mark == "sea"_L1)
        paintBorder(painter, at, theme.seaBorder, 1.4, {4.3, 2.9});
    if (mark == "crossing"_L1)
        paintBorder(painter, at, theme.crossing, 2.2, {1.6, 1.2});
    if (mark == "edge"_L1)
        paintBorder(painter, at, theme.frame, 2.6);
    if (mark == "inert"_L1)
        paintInert(painter, at, theme);
    if (mark == "barred"_L1)
        paintBarred(painter, at, theme);
}

} // namespace entente::app
