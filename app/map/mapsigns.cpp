#include "map/mapsigns.h"

#include "map/centremarks.h"
#include "map/happeningsigns.h"
#include "sheet/linework.h"
#include "sheet/mapscale.h"
#include "sheet/pens.h"
#include "sheet/sharedpath.h"
#include "map/siegeplaces.h"
#include "map/symbols.h"
#include "lettering/typesetting.h"
#include "map/unitpainter.h"

#include <QPaintEngine>
#include <QPainter>
#include <QPainterPath>
#include <QPen>

#include <algorithm>
#include <cmath>

namespace entente::app {

namespace {

using Kind = MapSign::Kind;

constexpr qreal tagHeight = 14; ///< pixels of line
constexpr qreal glyphRadius = 7.2;

bool mayEndThere(Kind kind)
{
    return kind == Kind::MayLand || kind == Kind::MayLandByLeave || kind == Kind::LandingTaken;
}

/// The middle of the sign. A figure stands where a dislodged unit would: that place is free of the unit's symbol.
QPointF placeOf(const MapLook &look, const MapSign &sign, qreal scale)
{
    const qreal unit = unitPixels(scale) / scale;
    const MapSheet &sheet = *look.sheet;
    switch (sign.kind) {
    case Kind::Siege: return siegeSignPlace(look, sign.at, scale, sign.clearOf);
    case Kind::Bombed: return sheet.centreAnchor(look.board->provinceOf(sign.at));
    case Kind::MayBuild: return sheet.unitAnchor(sign.at);
    case Kind::MayRemove: return sheet.unitAnchor(sign.at) + unit * QPointF(0.62, -0.55);
    case Kind::Note: return sheet.unitAnchor(sign.at) + unit * QPointF(-0.72, -0.72);
    case Kind::Happened: return happeningPlace(look, sign, scale);
    case Kind::Reach:
    case Kind::MayLand:
    case Kind::MayLandByLeave:
    case Kind::LandingTaken: break;
    }
    return dislodgedPlace(sheet, sign.at, Layer::Field, scale);
}

/// Two triangles, tip to tip, between two bars: 8 wide and 10 high about the origin.
QPainterPath hourglass()
{
    QPainterPath path;
    path.moveTo(-3, -4.6);
    path.lineTo(3, -4.6);
    path.lineTo(-3, 4.6);
    path.lineTo(3, 4.6);
    path.closeSubpath();
    return path;
}

/// A figure on a plate; everything in pixels of line about the origin. Returns how far it reaches to each side.
qreal paintTag(QPainter &painter, const QString &text, const MapTheme &theme, bool glass)
{
    const QPainterPath letters = lettering(text, false);
    const QRectF ink = letters.boundingRect();
    constexpr qreal type = 13;
    const qreal wide = ink.width() * type + (glass ? 10 : 0);
    const qreal half = std::max(tagHeight / 2, wide / 2 + 4);
    const QRectF plate(-half, -tagHeight / 2, 2 * half, tagHeight);
    painter.setPen(QPen(theme.isDark ? theme.casing : theme.unitHalo, 3));
    painter.setBrush(theme.panel);
    painter.drawRoundedRect(plate, 4, 4);
    painter.setPen(QPen(theme.panelText, 1.1));
    painter.drawRoundedRect(plate, 4, 4);
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.panelText);
    if (glass) {
        painter.save();
        painter.translate(-half + 7, 0);
        painter.setPen(roundPen(theme.panelText, 1.1));
        static const QPainterPath shape = ready(hourglass());
        painter.drawPath(shape);
        painter.restore();
    }
    painter.save();
    painter.translate(glass ? 5 : 0, 0);
    painter.scale(type, type);
    painter.translate(-ink.center());
    painter.drawPath(letters);
    painter.restore();
    return half;
}

/// An arrow down onto a runway, in a ring: full where the land is one's own, dashed where its owner gave leave, struck
/// through where another bomber will be.
void paintLanding(QPainter &painter, Kind kind, const MapTheme &theme)
{
    const QColor ink = kind == Kind::LandingTaken ? theme.panelQuiet : theme.accent;
    painter.setPen(QPen(theme.isDark ? theme.casing : theme.unitHalo, 3.4));
    painter.setBrush(theme.panel);
    painter.drawEllipse(QPointF(), glyphRadius, glyphRadius);
    QPen edge(ink, 1.7);
    if (kind == Kind::MayLandByLeave)
        edge.setDashPattern({2.2, 1.5});
    painter.setPen(edge);
    painter.drawEllipse(QPointF(), glyphRadius, glyphRadius);
    painter.setPen(roundPen(ink, 1.6));
    painter.drawLine(QPointF(0, -4), QPointF(0, 1.6));
    painter.drawLine(QPointF(-2.4, -0.6), QPointF(0, 1.8));
    painter.drawLine(QPointF(2.4, -0.6), QPointF(0, 1.8));
    painter.drawLine(QPointF(-3.2, 4), QPointF(3.2, 4));
    if (kind == Kind::LandingTaken) {
        painter.setPen(roundPen(theme.failure, 1.9));
        painter.drawLine(QPointF(-5, 5), QPointF(5, -5));
    }
}

/// A plus or a cross in a ring.
void paintWinterMark(QPainter &painter, Kind kind, const MapTheme &theme)
{
    const QColor ink = kind == Kind::MayRemove ? theme.failure : theme.accent;
    painter.setPen(QPen(theme.isDark ? theme.casing : theme.unitHalo, 3.4));
    painter.setBrush(theme.panel);
    painter.drawEllipse(QPointF(), glyphRadius, glyphRadius);
    painter.setPen(QPen(ink, 1.7));
    painter.drawEllipse(QPointF(), glyphRadius, glyphRadius);
    painter.setPen(roundPen(ink, 2));
    if (kind == Kind::MayRemove)
        painter.rotate(45);
    painter.drawLine(QPointF(0, -3.8), QPointF(0, 3.8));
    painter.drawLine(QPointF(-3.8, 0), QPointF(3.8, 0));
}

/// A leaf with a turned corner and two lines of writing.
void paintLeaf(QPainter &painter, const MapTheme &theme)
{
    QPainterPath leaf;
    leaf.moveTo(-5.5, -7);
    leaf.lineTo(2, -7);
    leaf.lineTo(5.5, -3.5);
    leaf.lineTo(5.5, 7);
    leaf.lineTo(-5.5, 7);
    leaf.closeSubpath();
    painter.setPen(roundPen(theme.isDark ? theme.casing : theme.unitHalo, 3.2));
    painter.setBrush(theme.panel);
    painter.drawPath(leaf);
    painter.setPen(roundPen(theme.panelText, 1.2));
    painter.drawPath(leaf);
    painter.drawPolyline(QPolygonF{QPointF(2, -7), QPointF(2, -3.5), QPointF(5.5, -3.5)});
    painter.drawLine(QPointF(-3, 0), QPointF(3, 0));
    painter.drawLine(QPointF(-3, 3.2), QPointF(1.5, 3.2));
}

std::vector<QPointF> pointsOf(const MapLook &look, const MapRoute &route)
{
    const MapSheet &sheet = *look.sheet;
    std::vector<QPointF> points{sheet.hasPort(route.from) ? sheet.portAnchor(route.from)
                                                          : sheet.centreAnchor(route.from)};
    for (const ProvinceId sea : route.over)
        points.push_back(sheet.unitAnchor(sheet.mainRegion(sea)));
    return points;
}

} // namespace

QRectF siegePlate(const MapLook &look, const MapSign &sign, qreal scale)
{
    constexpr qreal plateWidth = 26; // pixels of line: the glass and a figure
    const qreal pixel = linePixels(scale) / scale;
    const QSizeF size = QSizeF(plateWidth, tagHeight) * pixel;
    return {placeOf(look, sign, scale) - QPointF(size.width(), size.height()) / 2, size};
}

QRectF signBox(const MapLook &look, const MapSign &sign, qreal scale)
{
    const qreal pixel = linePixels(scale) / scale;
    const QPointF at = placeOf(look, sign, scale);
    return QRectF(at.x() - 34 * pixel, at.y() - 18 * pixel, 68 * pixel, 36 * pixel);
}

void paintSignShape(QPainter &painter, const MapTheme &theme, const MapSign &sign, qreal centre)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    if (sign.kind == Kind::Bombed) {
        painter.setBrush(Qt::NoBrush);
        const QPainterPath edge = star(9, centre / 2 + 7, centre / 2 + 2.6); // jagged, as of an explosion
        painter.setPen(roundPen(theme.casing, 4.2));
        painter.drawPath(edge);
        painter.setPen(roundPen(theme.failure, 1.9));
        painter.drawPath(edge);
    } else if (sign.kind == Kind::Note && sign.text.isEmpty()) {
        paintLeaf(painter, theme);
    } else if (sign.kind == Kind::MayBuild || sign.kind == Kind::MayRemove) {
        paintWinterMark(painter, sign.kind, theme);
    } else if (sign.kind == Kind::Happened) {
        paintHappening(painter, theme, sign.happening);
    } else if (!mayEndThere(sign.kind)) {
        paintTag(painter, sign.text, theme, sign.kind == Kind::Siege);
    } else if (sign.text.isEmpty()) {
        paintLanding(painter, sign.kind, theme);
    } else {
        painter.translate(-glyphRadius - 1, 0);
        paintLanding(painter, sign.kind, theme);
        painter.translate(2 * glyphRadius + 4, 0);
        paintTag(painter, sign.text, theme, false);
    }
    painter.restore();
}

void paintSign(QPainter &painter, const MapLook &look, const MapSign &sign, qreal scale)
{
    // What befell a place may stand there with crosses; other signs are alone, and some carry figures.
    const qreal pixel = (sign.kind == Kind::Happened ? markPixels(scale) : linePixels(scale)) / scale;
    painter.save();
    painter.translate(placeOf(look, sign, scale));
    painter.scale(pixel, pixel);
    paintSignShape(painter, look.theme, sign, centrePixels(scale) / linePixels(scale));
    painter.restore();
}

void paintShade(QPainter &painter, const MapTheme &theme, const MapShade &shade, const QPainterPath &ground,
                qreal pixel)
{
    constexpr float washes[] = {0.12F, 0.2F, 0.3F, 0.42F};
    const bool unseen = shade.kind == MapShade::Kind::Unseen;
    QColor wash = unseen ? theme.panel : theme.accent;
    wash.setAlphaF(unseen ? 0.45F : washes[std::clamp(shade.strength, 0, 3)]);
    QColor lines = theme.panelQuiet;
    lines.setAlphaF(unseen ? 0.35F : 0.6F);
    if (unseen
        && painter.paintEngine()->type() == QPaintEngine::SVG) { // cutting lines out of a whole board takes minutes
        QPen edge(lines, 1.4 * pixel);
        edge.setDashPattern({4, 3});
        painter.setPen(edge);
        painter.setBrush(wash);
        painter.drawPath(ground); // at once: the drawing is half as long
        painter.setBrush(Qt::NoBrush);
        return;
    }
    if (shade.kind != MapShade::Kind::Barred)
        painter.fillPath(ground, wash);
    if (shade.kind == MapShade::Kind::Reach)
        return;
    paintPattern(painter, ground, unseen ? u"lattice"_s : u"falling"_s, lines, (unseen ? 9 : 6) * pixel);
}

QRectF routeBox(const MapLook &look, const MapRoute &route, qreal scale)
{
    const qreal room = 14 * linePixels(scale) / scale;
    QPolygonF points;
    for (const QPointF point : pointsOf(look, route))
        points += point;
    return points.boundingRect().adjusted(-3 * room, -3 * room, 3 * room, 3 * room);
}

void paintRouteShape(QPainter &painter, const MapTheme &theme, const std::vector<QPointF> &points, int brokenAt,
                     qreal pixel)
{
    const bool broken = brokenAt >= 0;
    const Track line = spline(points).shortened(9 * pixel, 0);
    const QColor ink = broken ? theme.failure : theme.accent;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(roundPen(theme.casing, 5 * pixel));
    painter.drawPolyline(line.points());
    QPen pen(ink, 2.4 * pixel, Qt::SolidLine, Qt::FlatCap, Qt::RoundJoin);
    if (broken)
        pen.setDashPattern({3, 2.6});
    painter.setPen(pen);
    painter.drawPolyline(line.points());
    painter.setBrush(theme.panel);
    painter.setPen(QPen(ink, 2 * pixel));
    for (std::size_t i = 1; i < points.size(); ++i) {
        const bool end = i + 1 == points.size();
        if (static_cast<int>(i) == brokenAt)
            continue;
        painter.drawEllipse(points[i], (end ? 5.5 : 3.4) * pixel, (end ? 5.5 : 3.4) * pixel);
        if (end)
            painter.drawEllipse(points[i], 2 * pixel, 2 * pixel);
    }
    painter.restore();
}

void paintRoute(QPainter &painter, const MapLook &look, const MapRoute &route, qreal scale)
{
    const std::vector<QPointF> points = pointsOf(look, route);
    if (points.size() < 2)
        return;
    const auto broken = std::find(route.over.begin(), route.over.end(), route.brokenAt);
    const bool whole = !route.brokenAt.valid() || broken == route.over.end();
    paintRouteShape(painter, look.theme, points, whole ? -1 : static_cast<int>(broken - route.over.begin()) + 1,
                    linePixels(scale) / scale);
    if (!whole) {
        const QPointF beside(0.62 * unitPixels(scale) / scale, 0.62 * unitPixels(scale) / scale);
        paintCross(painter, look.sheet->unitAnchor(look.sheet->mainRegion(route.brokenAt)) - beside,
                   13 * linePixels(scale) / scale, look.theme);
    }
}

} // namespace entente::app
