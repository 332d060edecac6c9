#include "map/happeningsigns.h"

#include "sheet/boxes.h"
#include "lettering/labels.h"
#include "sheet/mapscale.h"
#include "sheet/pens.h"

#include <QPainter>
#include <QPainterPath>
#include <QPen>

namespace entente::app {

namespace {

using What = Happening::Kind;

bool isLoss(What kind)
{
    return kind == What::Surrendered || kind == What::PutBack || kind == What::Eliminated
           || kind == What::RemovedWithPower || kind == What::CentreGivenUp || kind == What::LandedElsewhere
           || kind == What::LostWithBase || kind == What::RaidGivenUp || kind == What::MetInTheAir;
}

void paintFlag(QPainter &painter, bool full)
{
    painter.drawLine(QPointF(-3, -5), QPointF(-3, 5.2));
    const QPolygonF cloth{QPointF(-3, -5), QPointF(4.6, -2.4), QPointF(-3, 0.4)};
    painter.setBrush(full ? painter.pen().brush() : Qt::NoBrush);
    painter.drawPolygon(cloth);
}

/// Two towers with a way out between them.
void paintGate(QPainter &painter)
{
    painter.drawPolyline(QPolygonF{QPointF(-5, 4.6), QPointF(-5, -3), QPointF(-2.4, -3)});
    painter.drawPolyline(QPolygonF{QPointF(5, 4.6), QPointF(5, -3), QPointF(2.4, -3)});
    painter.drawLine(QPointF(0, 4.6), QPointF(0, -4.8));
    painter.drawPolyline(QPolygonF{QPointF(-2.3, -2.4), QPointF(0, -5), QPointF(2.3, -2.4)});
}

void paintTurnBack(QPainter &painter)
{
    QPainterPath way(QPointF(4, 4.6));
    way.lineTo(4, -1);
    way.arcTo(QRectF(-4, -5, 8, 8), 0, 180);
    way.lineTo(-4, 3.6);
    painter.drawPath(way);
    painter.drawPolyline(QPolygonF{QPointF(-6.2, 1.4), QPointF(-4, 4), QPointF(-1.8, 1.4)});
}

/// Down to a line.
void paintLanding(QPainter &painter)
{
    painter.drawLine(QPointF(-4.8, 4.4), QPointF(4.8, 4.4));
    painter.drawLine(QPointF(-3.6, -4), QPointF(1.8, 1.4));
    painter.drawPolyline(QPolygonF{QPointF(-1.4, 1.8), QPointF(2, 1.6), QPointF(2, -1.8)});
}

void paintBurst(QPainter &painter)
{
    for (const QPointF &ray : {QPointF(5, 0), QPointF(0, 5), QPointF(3.4, 3.4), QPointF(3.4, -3.4)})
        painter.drawLine(ray, -ray);
}

/// At that corner of what stands in `middle` where least lies that is read: of names, and of `kept`. The upper right
/// one, if there is no choice.
QPointF cornerOf(const MapLook &look, QPointF middle, qreal aside, const QRectF &kept, qreal scale)
{
    const qreal side = 2 * happeningRadius * markPixels(scale) / scale;
    const auto names = keptLabels(look, scale);
    const auto shared = [](const QRectF &one, const QRectF &other) {
        const QRectF both = one & other;
        return both.isEmpty() ? 0 : both.width() * both.height();
    };
    QPointF best;
    qreal least = 1e9;
    for (const QPointF corner : {QPointF(1, -1), QPointF(-1, -1), QPointF(-1, 1), QPointF(1, 1)}) {
        const QPointF at = middle + aside * corner;
        const QRectF sign = boxAround(at, {side, side});
        qreal covered = shared(sign, kept);
        for (const PlacedLabel &name : *names) {
            const QRectF ink = name.ink.boundingRect();
            covered += shared(sign, QRectF(ink.topLeft() / scale, ink.size() / scale));
        }
        if (covered < 0.95 * least) {
            least = covered;
            best = at;
        }
    }
    return best;
}

/// Clear of the unit that stands there.
QPointF besideCentre(const MapLook &look, ProvinceId id, qreal scale)
{
    const MapSheet &sheet = *look.sheet;
    const qreal unit = unitPixels(scale) / scale;
    const QRectF field = boxAround(sheet.unitAnchor(sheet.mainRegion(id)), {unit, 0.86 * unit});
    return cornerOf(look, sheet.centreAnchor(id), 0.75 * centrePixels(scale) / scale, field, scale);
}

/// Clear of its centre.
QPointF besideUnit(const MapLook &look, RegionId at, qreal scale)
{
    const ProvinceId id = look.board->provinceOf(at);
    const qreal sign = centrePixels(scale) / scale;
    const QRectF centre =
        look.board->province(id).centre ? boxAround(look.sheet->centreAnchor(id), {sign, sign}) : QRectF();
    return cornerOf(look, look.sheet->unitAnchor(at), 0.62 * unitPixels(scale) / scale, centre, scale);
}

} // namespace

QPointF happeningPlace(const MapLook &look, const MapSign &sign, qreal scale)
{
    const MapSheet &sheet = *look.sheet;
    switch (sign.happening) {
    case Happening::Kind::Surrendered:
    case Happening::Kind::Freed: return sheet.unitAnchor(sign.at, Layer::Walls);
    case Happening::Kind::PutBack: return sheet.unitAnchor(sign.at);
    case Happening::Kind::CentreTaken:
    case Happening::Kind::CentreGivenUp: return besideCentre(look, look.board->provinceOf(sign.at), scale);
    default: return besideUnit(look, sign.at, scale);
    }
}

void paintHappening(QPainter &painter, const MapTheme &theme, Happening::Kind kind)
{
    const QColor ink = isLoss(kind) ? theme.failure : theme.accent;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(theme.isDark ? theme.casing : theme.unitHalo, 3.2));
    painter.setBrush(theme.panel);
    painter.drawEllipse(QPointF(), happeningRadius, happeningRadius);
    painter.setPen(QPen(ink, 1.4));
    painter.drawEllipse(QPointF(), happeningRadius, happeningRadius);
    painter.setPen(roundPen(ink, 1.6));
    painter.setBrush(Qt::NoBrush);
    switch (kind) {
    case What::Surrendered: paintFlag(painter, false); break;
    case What::CentreTaken: paintFlag(painter, true); break;
    case What::Freed: paintGate(painter); break;
    case What::PutBack:
    case What::RaidGivenUp:
    case What::MetInTheAir: paintTurnBack(painter); break;
    case What::Landed:
    case What::LandedElsewhere: paintLanding(painter); break;
    case What::Raided: paintBurst(painter); break;
    case What::Returned:
        painter.drawLine(QPointF(-4.4, 0), QPointF(4.4, 0));
        painter.drawLine(QPointF(0, -4.4), QPointF(0, 4.4));
        break;
    case What::CentreGivenUp: painter.drawEllipse(QPointF(), 3.6, 3.6); break;
    case What::LostWithBase:
    case What::Eliminated:
    case What::RemovedWithPower:
        painter.drawLine(QPointF(-3.6, -3.6), QPointF(3.6, 3.6));
        painter.drawLine(QPointF(-3.6, 3.6), QPointF(3.6, -3.6));
        break;
    }
    painter.restore();
}

void addHappenings(MapState &state, const Board &board, const Turn &turn)
{
    for (const Happening &happening : happeningsOf(board, turn)) {
        if (!happening.at.valid())
            continue;
        const bool atUnit = happening.unit.region.valid() && board.provinceOf(happening.unit.region) == happening.at;
        MapSign sign{MapSign::Kind::Happened, atUnit ? happening.unit.region : board.mainRegion(happening.at),
                     QString()};
        sign.happening = happening.kind;
        state.signs.push_back(sign);
        const bool moved = happening.kind == What::PutBack || happening.kind == What::LandedElsewhere;
        if (moved && happening.to.valid() && board.provinceOf(happening.to) != happening.at)
            state.arrows.push_back({happening.at, board.provinceOf(happening.to), false, happening.unit.layer});
    }
}

} // namespace entente::app
