#include "map/groundmarks.h"

#include "lettering/bridgesigns.h"
#include "map/centremarks.h"
#include "map/symbols.h"

#include <QCoreApplication>
#include <QPainter>
#include <QPainterPath>
#include <QPen>

#include <algorithm>
#include <iterator>

namespace entente::app {

using namespace Qt::StringLiterals;

namespace {

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

void paintCanal(QPainter &painter, QPointF at, const MapTheme &theme)
{
    paintBorder(painter, at, theme.coast, 5.2);
    paintBorder(painter, at, theme.sea, 2.9);
}

void paintDouble(QPainter &painter, QPointF at, const MapTheme &theme)
{
    paintDoubleRing(painter, at, 18, theme);
    paintCentre(painter, true, at, 10.5, nullptr, theme);
}

void paintHomeBase(QPainter &painter, QPointF at, const MapTheme &theme)
{
    paintAirBase(painter, at, 12, theme);
    paintCentre(painter, true, at, 12, nullptr, theme);
}

/// A sign of the ground: its word in a map's data, what it means, and how it looks.
struct GroundMark {
    QLatin1String word;
    const char *meaning;
    void (*paint)(QPainter &painter, QPointF at, const MapTheme &theme);
};

constexpr const char *context = "GroundMarks";

const GroundMark marks[] = {
    {"home"_L1, QT_TRANSLATE_NOOP("GroundMarks", "home centre"),
     [](QPainter &painter, QPointF at, const MapTheme &theme) { paintCentre(painter, true, at, 14, nullptr, theme); }},
    {"neutral"_L1, QT_TRANSLATE_NOOP("GroundMarks", "other centre"),
     [](QPainter &painter, QPointF at, const MapTheme &theme) { paintCentre(painter, false, at, 14, nullptr, theme); }},
    {"double"_L1, QT_TRANSLATE_NOOP("GroundMarks", "centre that counts twice"), paintDouble},
    {"port"_L1, QT_TRANSLATE_NOOP("GroundMarks", "port"),
     [](QPainter &painter, QPointF at, const MapTheme &theme) { paintHarbour(painter, at, 16, theme); }},
    {"airbase"_L1, QT_TRANSLATE_NOOP("GroundMarks", "home centre with an air base"), paintHomeBase},
    {"sea"_L1, QT_TRANSLATE_NOOP("GroundMarks", "border at sea"),
     [](QPainter &painter, QPointF at, const MapTheme &theme) {
         paintBorder(painter, at, theme.seaBorder, 1.4, {4.3, 2.9});
     }},
    {"crossing"_L1, QT_TRANSLATE_NOOP("GroundMarks", "direct passage"),
     [](QPainter &painter, QPointF at, const MapTheme &theme) {
         BridgeSign(QLineF(at - QPointF(10, 0), at + QPointF(10, 0)), 1).paint(painter, theme);
     }},
    {"canal"_L1, QT_TRANSLATE_NOOP("GroundMarks", "canal, open to fleets"), paintCanal},
    {"edge"_L1, QT_TRANSLATE_NOOP("GroundMarks", "edge of the board"),
     [](QPainter &painter, QPointF at, const MapTheme &theme) { paintBorder(painter, at, theme.frame, 1.4); }},
    {"inert"_L1, QT_TRANSLATE_NOOP("GroundMarks", "impassable"), paintInert},
    {"barred"_L1, QT_TRANSLATE_NOOP("GroundMarks", "no passage for fleets"), paintBarred},
};

const GroundMark *find(const QString &word)
{
    const auto found =
        std::find_if(std::begin(marks), std::end(marks), [&word](const GroundMark &mark) { return word == mark.word; });
    return found == std::end(marks) ? nullptr : &*found;
}

} // namespace

QString groundMeaning(const QString &mark)
{
    const GroundMark *const known = find(mark);
    return known ? QCoreApplication::translate(context, known->meaning) : QString();
}

QString withPoints(const QString &words, int points)
{
    if (points == 0)
        return words;
    return QCoreApplication::translate("GroundMarks", "%1, %n points", nullptr, points).arg(words);
}

void paintGroundMark(QPainter &painter, const QString &mark, QPointF at, const MapTheme &theme)
{
    if (const GroundMark *const known = find(mark))
        known->paint(painter, at, theme);
}

} // namespace entente::app
