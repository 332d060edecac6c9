#include "sheet/ornaments.h"

#include "sheet/pathdata.h"

#include <QPainter>
#include <QPen>
#include <QXmlStreamReader>

namespace entente::app {

using namespace Qt::StringLiterals;

namespace {

void take(QColor &colour, const QXmlStreamAttributes &attributes, QLatin1StringView name)
{
    if (attributes.hasAttribute(name))
        colour = QColor(attributes.value(name).toString()); // "none" is no colour
}

} // namespace

DrawnInk DrawnInk::with(const QXmlStreamAttributes &attributes) const
{
    DrawnInk ink = *this;
    take(ink.fill, attributes, "fill"_L1);
    take(ink.stroke, attributes, "stroke"_L1);
    if (attributes.hasAttribute("stroke-width"_L1))
        ink.width = attributes.value("stroke-width"_L1).toDouble();
    if (attributes.hasAttribute("stroke-opacity"_L1))
        ink.opacity = attributes.value("stroke-opacity"_L1).toDouble();
    if (attributes.hasAttribute("fill-opacity"_L1))
        ink.fillOpacity = attributes.value("fill-opacity"_L1).toDouble();
    if (attributes.hasAttribute("stroke-dasharray"_L1)) {
        ink.dash.clear();
        for (const QStringView step : attributes.value("stroke-dasharray"_L1).split(u',')) {
            if (const qreal length = step.toDouble(); length > 0)
                ink.dash.push_back(length);
        }
    }
    return ink;
}

bool Ornament::isShown(qreal scale) const
{
    constexpr qreal least = 9; // pixels of type: small italics, and nobody plays by them
    return type <= 0 || type * scale >= least;
}

void Ornament::paint(QPainter &painter, const MapTheme &theme) const
{
    painter.setPen(Qt::NoPen);
    QColor ground = theme.ink(ink.fill, ink.fillRole);
    ground.setAlphaF(static_cast<float>(ink.fillOpacity));
    painter.setBrush(ink.fill.isValid() ? QBrush(ground) : QBrush(Qt::NoBrush));
    if (ink.stroke.isValid() && ink.width > 0) {
        QColor colour = theme.ink(ink.stroke, ink.strokeRole);
        colour.setAlphaF(static_cast<float>(ink.opacity));
        QPen pen(colour, ink.width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin);
        if (!ink.dash.isEmpty()) {
            QList<qreal> steps;
            for (const qreal length : ink.dash)
                steps.push_back(length / ink.width);
            pen.setDashPattern(steps);
        }
        painter.setPen(pen);
    }
    painter.drawPath(path);
}

std::optional<QPainterPath> drawnShape(const QXmlStreamReader &element)
{
    const QXmlStreamAttributes attributes = element.attributes();
    const auto number = [&](QLatin1StringView name) { return attributes.value(name).toDouble(); };
    QPainterPath path;
    if (element.name() == "path"_L1)
        return readPathData(attributes.value("d"_L1));
    if (element.name() == "rect"_L1) {
        path.addRoundedRect(number("x"_L1), number("y"_L1), number("width"_L1), number("height"_L1), number("rx"_L1),
                            number("rx"_L1));
        return path;
    }
    if (element.name() == "circle"_L1) {
        path.addEllipse(QPointF(number("cx"_L1), number("cy"_L1)), number("r"_L1), number("r"_L1));
        return path;
    }
    return std::nullopt;
}

} // namespace entente::app
