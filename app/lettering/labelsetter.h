#pragma once

#include "lettering/labels.h"
#include "lettering/labelspots.h"
#include "lettering/typesetting.h"

#include <QPainterPath>
#include <QPolygonF>
#include <QSizeF>
#include <QString>
#include <QTransform>

#include <utility>
#include <vector>

namespace entente::app {

/// Sets names where they have found room: makes outlines of their letters, and takes that room. Places in sheet units,
/// type in pixels.
class LabelSetter {
public:
    LabelSetter(const MapLook &look, LabelRoom &room, qreal scale);

    /// How large letters of such a type are on the sheet.
    QSizeF sizeOf(const Block &block, qreal pixels) const { return block.extent * (pixels / m_scale); }
    void set(ProvinceId id, const Block &block, const LabelSpots::Spot &spot, qreal pixels, bool full);
    /// Along the author's curve, if it is long enough and every letter has its place there.
    bool setCurved(ProvinceId id, const QString &line, qreal pixels);
    /// The same along the curve that he gives over the water, with a hairline ashore.
    bool setInBay(ProvinceId id, const QString &line, qreal pixels, const LabelSpots &spots);
    /// All that were set.
    std::vector<PlacedLabel> taken() { return std::move(m_placed); }

private:
    struct Bent;
    /// Along a curve in sheet units. `wet`: on the water before its land.
    Bent bent(ProvinceId id, const QString &line, qreal pixels, const QPolygonF &curve, bool wet) const;
    void add(ProvinceId id, const Bent &bent, qreal pixels);
    void take(QPointF at, qreal angle, QSizeF size);
    void add(ProvinceId id, const QPainterPath &letters, const QPolygonF &ink, qreal pixels, bool full);

    const MapLook &m_look;
    LabelRoom &m_room;
    qreal m_scale;
    std::vector<PlacedLabel> m_placed;
};

} // namespace entente::app
