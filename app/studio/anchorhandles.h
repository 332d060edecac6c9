#pragma once

#include "studio/anchors.h"

#include <QPointF>

#include <optional>

class QPainter;
class QTransform;

namespace entente::app {

class SketchDocument;

/// The spots of the chosen place that a person may move: its unit's, its centre's, its name's, those
/// of its coasts and of further units. By mouse a handle is
/// taken and let go; by keys the one that is chosen goes step by step.
class AnchorHandles {
public:
    explicit AnchorHandles(SketchDocument &document) : m_document(document) {}

    void setShown(bool on);
    bool isShown() const { return m_shown; }
    /// The one that keys move; none: keys move the drawing.
    std::optional<Anchor> chosen() const { return m_shown ? m_chosen : std::nullopt; }
    void choose(std::optional<Anchor> anchor) { m_chosen = anchor; }

    /// Takes the handle at a spot of the drawing, no farther than `reach`. False: there is none.
    bool take(QPointF spot, qreal reach);
    /// What `take` would take there.
    std::optional<Anchor> near(QPointF spot, qreal reach) const;
    bool isTaken() const { return m_taken.has_value(); }
    void drag(QPointF spot);
    void letGo();
    /// Ends a drag without moving anything.
    void drop() { m_taken.reset(); }
    /// By keys; steps at once are one for undoing.
    void step(QPointF way);

    /// Where an anchor is now, a drag included.
    QPointF at(int place, Anchor anchor) const;
    void paint(QPainter &painter, const QTransform &view) const;

private:
    bool isThere(int place, Anchor anchor) const;
    /// Where a unit waits that was driven out is shown while it is chosen: every place has that, close to the unit.
    bool isSeen(int place, Anchor anchor) const;

    SketchDocument &m_document;
    std::optional<Anchor> m_chosen;
    std::optional<Anchor> m_taken;
    int m_of = -1;  ///< the place whose handle is taken
    QPointF m_grip; ///< from the spot where it was taken to the anchor
    QPointF m_to;
    bool m_dragged = false;
    bool m_shown = false;
};

} // namespace entente::app
