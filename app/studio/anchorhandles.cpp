#include "studio/anchorhandles.h"

#include "look/theme.h"
#include "studio/anchorwords.h"
#include "studio/sketchdocument.h"

#include <QColor>
#include <QPainter>
#include <QTransform>

#include <algorithm>
#include <utility>

namespace entente::app {

namespace {

constexpr qreal handleSide = 18; // pixels
constexpr qreal nameWidth = 44;
constexpr qreal furtherSide = 15; // of spots for further units
constexpr int letterSize = 10;
constexpr QColor ink(0x1f, 0x6f, 0x78);
constexpr QColor chosenInk(0xc7, 0x7f, 0x12);

} // namespace

void AnchorHandles::setShown(bool on)
{
    m_shown = on;
    m_taken.reset();
    m_chosen.reset();
}

bool AnchorHandles::isThere(int place, Anchor anchor) const
{
    return place >= 0 && hasAnchor(m_document.sketch(), place, anchor);
}

bool AnchorHandles::isSeen(int place, Anchor anchor) const
{
    return isThere(place, anchor) && (anchor != Anchor::Dislodged || m_chosen == anchor);
}

QPointF AnchorHandles::at(int place, Anchor anchor) const
{
    if (m_taken == anchor && m_dragged && place == m_of)
        return m_to;
    const ChartPoint point = anchorOf(m_document.sketch(), place, anchor);
    return {point.x, point.y};
}

std::optional<Anchor> AnchorHandles::near(QPointF spot, qreal reach) const
{
    std::optional<Anchor> found;
    qreal nearest = reach;
    for (const Anchor anchor : m_shown ? allAnchors() : std::span<const Anchor>()) {
        if (!isSeen(m_document.place(), anchor))
            continue;
        const qreal distance = (at(m_document.place(), anchor) - spot).manhattanLength();
        // What was chosen goes before what lies beneath it.
        if (distance <= reach && (m_chosen == anchor || distance < nearest || !found)) {
            nearest = m_chosen == anchor ? -1 : distance;
            found = anchor;
        }
    }
    return found;
}

bool AnchorHandles::take(QPointF spot, qreal reach)
{
    m_taken.reset();
    m_taken = near(spot, reach);
    m_dragged = false;
    m_of = m_document.place();
    if (m_taken) {
        m_grip = at(m_of, *m_taken) - spot;
        m_chosen = m_taken;
    }
    return m_taken.has_value();
}

void AnchorHandles::drag(QPointF spot)
{
    const BoardSketch &sketch = m_document.sketch();
    const QPointF to = spot + m_grip;
    m_to = {std::clamp(to.x(), 0.0, sketch.width), std::clamp(to.y(), 0.0, sketch.height)}; // where it will lie
    m_dragged = true;
}

void AnchorHandles::letGo()
{
    const std::optional<Anchor> taken = m_taken;
    m_taken.reset();
    if (!taken || !m_dragged || !isThere(m_of, *taken))
        return;
    m_document.edit([&](BoardSketch &sketch) { moveAnchor(sketch, m_of, *taken, {m_to.x(), m_to.y()}); });
}

void AnchorHandles::step(QPointF way)
{
    const int place = m_document.place();
    if (!m_chosen || !isThere(place, *m_chosen))
        return;
    const QPointF to = at(place, *m_chosen) + way;
    const int together = 1 + place * static_cast<int>(allAnchors().size()) + static_cast<int>(*m_chosen);
    m_document.edit([&](BoardSketch &sketch) { moveAnchor(sketch, place, *m_chosen, {to.x(), to.y()}); }, together);
}

void AnchorHandles::paint(QPainter &painter, const QTransform &view) const
{
    if (!m_shown || m_document.place() < 0)
        return;
    for (const Anchor anchor : allAnchors()) {
        if (!isSeen(m_document.place(), anchor))
            continue;
        const QPointF spot = view.map(at(m_document.place(), anchor));
        const bool chosen = m_chosen == anchor;
        QRectF frame(-handleSide / 2, -handleSide / 2, handleSide, handleSide);
        if (anchor == Anchor::Name)
            frame = QRectF(-nameWidth / 2, -handleSide / 2, nameWidth, handleSide);
        else if (anchor == Anchor::Centre)
            frame.adjust(3, 3, -3, -3);
        else if (anchor != Anchor::Unit)
            frame = QRectF(-furtherSide / 2, -furtherSide / 2, furtherSide, furtherSide);
        frame.translate(spot);
        const qreal corner = anchor == Anchor::Centre ? frame.width() / 2 : 3;
        for (const auto &[colour, width] : {std::pair(QColor(Qt::white), 4.0), {chosen ? chosenInk : ink, 2.0}}) {
            painter.setPen(QPen(colour, width));
            painter.setBrush(Qt::NoBrush);
            painter.drawRoundedRect(frame, corner, corner);
        }
        if (frame.width() == furtherSide && anchorKey(anchor) != 0) { // they look alike
            painter.setFont(uiFont(letterSize, 700));
            painter.drawText(frame, Qt::AlignCenter, QChar(anchorKey(anchor)));
        }
    }
}

} // namespace entente::app
