#include "studio/sketchview.h"

#include "look/theme.h"
#include "studio/anchorwords.h"
#include "studio/outlinepath.h"
#include "studio/sketch.h"
#include "words/names.h"

#include <QApplication>
#include <QColor>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QTextDocument>
#include <QToolTip>

#include <algorithm>

namespace entente::app {

using namespace Qt::StringLiterals;

namespace {

/// What a ground looks like on the desk.
QColor groundColour(Ground ground, bool dark)
{
    switch (ground) {
    case Ground::Land: return dark ? QColor(0x5a, 0x55, 0x46) : QColor(0xee, 0xe4, 0xcb);
    case Ground::Water: return dark ? QColor(0x27, 0x3a, 0x4a) : QColor(0xc3, 0xd8, 0xe4);
    case Ground::Impassable: return dark ? QColor(0x38, 0x3a, 0x3d) : QColor(0xb9, 0xb6, 0xb0);
    case Ground::Unknown: return dark ? QColor(0x6a, 0x4d, 0x5c) : QColor(0xf3, 0xd3, 0xdf);
    }
    return {};
}

constexpr qreal handleReach = 12; // pixels
constexpr qreal handleStep = 8;
constexpr qreal finestDetail = 4000; // of the drawing's longer side: closer points are one
constexpr qreal nameBelowUnit = 18;
constexpr qreal smallestLabel = 26; // pixels a place is wide before it gets its name

} // namespace

SketchView::SketchView(SketchDocument &document, QWidget *parent)
    : ZoomView(parent), m_document(document), m_handles(document)
{
    setObjectName(u"studioMap"_s);
    setAccessibleName(tr("Drawing"));
    connect(&document, &SketchDocument::changed, this, &SketchView::renewPaths);
    connect(&document, &SketchDocument::chosen, this, &SketchView::follow);
    renewPaths();
}

void SketchView::setBackdrop(const QImage &picture)
{
    m_backdrop = picture;
    update();
}

void SketchView::renewPaths()
{
    const BoardSketch &sketch = m_document.sketch();
    const qreal detail = std::max(sketch.width, sketch.height) / finestDetail;
    const bool another = m_outlines.size() != sketch.places.size() || m_size != QSizeF(sketch.width, sketch.height);
    m_size = QSizeF(sketch.width, sketch.height);
    m_outlines.resize(sketch.places.size());
    m_paths.resize(sketch.places.size());
    for (std::size_t i = 0; i < sketch.places.size(); ++i) {
        if (m_outlines[i] == sketch.places[i].outline)
            continue;
        m_outlines[i] = sketch.places[i].outline;
        m_paths[i] = pathOf(*m_outlines[i], detail);
    }
    if (another)
        fit();
    m_handles.drop(); // what is dragged may not be there any more
    m_from = -1;
    update();
}

void SketchView::follow()
{
    const int place = m_document.place();
    setAccessibleDescription(place < 0 ? QString() : fromUtf8(m_document.sketch().place(place).name));
    m_handles.choose(std::nullopt); // keys moved something of another place
    m_handles.drop();
    revealChosen();
    update();
}

void SketchView::revealChosen()
{
    if (m_still)
        return;
    const BoardSketch &sketch = m_document.sketch();
    if (m_document.passage() >= 0)
        reveal(at(sketch.passages[static_cast<std::size_t>(m_document.passage())].at));
    else if (m_document.place() >= 0)
        reveal(at(sketch.place(m_document.place()).unitAt));
}

int SketchView::placeAt(QPointF point) const
{
    const QPointF spot = spotAt(point);
    for (int i = static_cast<int>(m_paths.size()) - 1; i >= 0; --i) {
        if (m_paths[static_cast<std::size_t>(i)].contains(spot))
            return i;
    }
    return -1;
}

void SketchView::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.fillRect(rect(), coloursOf(this).track);
    if (!m_document.isOpen())
        return;
    painter.setRenderHint(QPainter::Antialiasing);
    paintPlaces(painter);
    paintPassages(painter);
    paintSigns(painter);
    if (areHandlesSeen())
        m_handles.paint(painter, transform());
}

/// Those of a place without a name would lie on the name that the picture has.
bool SketchView::areHandlesSeen() const
{
    const int place = m_document.place();
    return m_backdrop.isNull() || place < 0 || m_document.sketch().place(place).named;
}

void SketchView::paintPlaces(QPainter &painter) const
{
    const BoardSketch &sketch = m_document.sketch();
    const bool dark = isDark(palette());
    painter.save();
    painter.setTransform(transform());
    QPen edge(dark ? QColor(0, 0, 0, 130) : QColor(60, 50, 40, 150), 1);
    edge.setCosmetic(true);
    painter.setPen(edge);
    constexpr int veil = 70; // of 255
    if (!m_backdrop.isNull()) {
        painter.setRenderHint(QPainter::SmoothPixmapTransform);
        painter.drawImage(QRectF(QPointF(), surface()), m_backdrop);
    }
    for (std::size_t i = 0; i < m_paths.size(); ++i) {
        const BoardSketch::Place &place = sketch.places[i];
        const bool closedWater = place.ground == Ground::Impassable && place.wet;
        QColor fill = groundColour(closedWater ? Ground::Water : place.ground, dark);
        if (place.home >= 0) {
            const QColor power(fromUtf8(sketch.powers[static_cast<std::size_t>(place.home)].colour));
            if (power.isValid())
                fill = QColor((fill.red() + power.red()) / 2, (fill.green() + power.green()) / 2,
                              (fill.blue() + power.blue()) / 2);
        }
        if (!m_backdrop.isNull())
            fill.setAlpha(place.home >= 0 ? 3 * veil : veil);
        painter.fillPath(m_paths[i], fill);
        if (place.ground == Ground::Impassable)
            painter.fillPath(m_paths[i], QBrush(edge.color(), Qt::BDiagPattern));
        painter.drawPath(m_paths[i]);
    }
    std::vector<int> lit;
    if (m_document.passage() >= 0) {
        const BoardSketch::Passage &passage = sketch.passages[static_cast<std::size_t>(m_document.passage())];
        lit = {passage.from, passage.to};
    } else if (m_document.place() >= 0) {
        lit = {m_document.place()};
    }
    const QColor accent = coloursOf(this).accent;
    QPen strong(accent, 3);
    strong.setCosmetic(true);
    for (const int place : lit) {
        QColor glow = accent;
        glow.setAlpha(60);
        painter.fillPath(m_paths[static_cast<std::size_t>(place)], glow);
        painter.strokePath(m_paths[static_cast<std::size_t>(place)], strong);
    }
    painter.restore();
}

void SketchView::paintPassages(QPainter &painter) const
{
    const BoardSketch &sketch = m_document.sketch();
    const UiColours &colours = coloursOf(this);
    for (int i = 0; i < static_cast<int>(sketch.passages.size()); ++i) {
        const BoardSketch::Passage &passage = sketch.passages[static_cast<std::size_t>(i)];
        const bool current = i == m_document.passage();
        const bool doubt = passage.isDoubtful() && sketch.isOpen(passage);
        if (current) {
            painter.setPen(QPen(colours.accent, 3, passage.answer == Answer::No ? Qt::DotLine : Qt::SolidLine));
            painter.drawLine(at(sketch.place(passage.from).unitAt), at(passage.at));
            painter.drawLine(at(passage.at), at(sketch.place(passage.to).unitAt));
        }
        if (!current && !doubt)
            continue;
        painter.setPen(QPen(colours.panel, 2));
        painter.setBrush(current ? colours.accent : QColor(0xc7, 0x7f, 0x12));
        painter.drawEllipse(at(passage.at), 8, 8);
        painter.setPen(Qt::white);
        painter.setFont(uiFont(metrics::small, 600));
        const QString sign = passage.answer == Answer::No ? u"–"_s : passage.isDoubtful() ? u"?"_s : u"+"_s;
        painter.drawText(QRectF(at(passage.at) - QPointF(8, 8), QSizeF(16, 16)), Qt::AlignCenter, sign);
    }
    if (m_from >= 0 && m_moved) {
        painter.setPen(QPen(colours.accent, 3));
        painter.drawLine(at(sketch.place(m_from).unitAt), m_mouse);
    }
}

void SketchView::paintSigns(QPainter &painter) const
{
    const BoardSketch &sketch = m_document.sketch();
    const UiColours &colours = coloursOf(this);
    for (std::size_t i = 0; i < m_paths.size(); ++i) {
        const BoardSketch::Place &place = sketch.places[i];
        const int index = static_cast<int>(i);
        if (place.centre) {
            painter.setPen(QPen(colours.text, 1.5));
            painter.setBrush(colours.panel);
            painter.drawEllipse(ZoomView::at(m_handles.at(index, Anchor::Centre)), 4, 4);
        }
        const auto paintUnit = [&](int owner, Anchor anchor, const std::string &unit) {
            const QColor power(fromUtf8(sketch.powers[static_cast<std::size_t>(owner)].colour));
            const QRectF plate(ZoomView::at(m_handles.at(index, anchor)) - QPointF(9, 9), QSizeF(18, 18));
            painter.setPen(QPen(Qt::white, 1.5));
            painter.setBrush(power.isValid() ? power : colours.accent);
            painter.drawRoundedRect(plate, 4, 4);
            painter.setFont(uiFont(metrics::small, 600));
            painter.drawText(plate, Qt::AlignCenter, fromUtf8(unit));
        };
        if (const int owner = sketch.ownerOfUnit(index); owner >= 0)
            paintUnit(owner, Anchor::Unit, place.unit);
        if (sketch.isWalled(index))
            paintUnit(place.walledOf, Anchor::Walls, "(" + place.walled + ")");
        if (m_paths[i].boundingRect().width() * transform().m11() < smallestLabel)
            continue;
        if (!m_backdrop.isNull() && !place.named)
            continue; // its number would hide the name that the picture has
        QPointF name = ZoomView::at(m_handles.at(index, Anchor::Name));
        if (const int owner = sketch.ownerOfUnit(index);
            owner >= 0 && !place.nameAt && !(m_handles.isShown() && index == m_document.place())) {
            // On a small drawing it would lie behind the unit.
            const QPointF unit = ZoomView::at(m_handles.at(index, Anchor::Unit));
            name.setY(std::max(name.y(), unit.y() + nameBelowUnit));
        }
        painter.setFont(uiFont(metrics::small, 600));
        const QRectF line(name - QPointF(40, 8), QSizeF(80, 16));
        if (!m_backdrop.isNull()) { // of any colour
            painter.setPen(Qt::NoPen);
            painter.setBrush(colours.panel);
            painter.drawRoundedRect(
                painter.boundingRect(line, Qt::AlignCenter, fromUtf8(place.abbreviation)).adjusted(-4, 0, 4, 0), 4, 4);
        }
        painter.setPen(place.ground == Ground::Unknown ? colours.failure : colours.text);
        painter.drawText(line, Qt::AlignCenter, fromUtf8(place.abbreviation));
    }
}

void SketchView::mousePressEvent(QMouseEvent *event)
{
    if (m_button != Qt::NoButton) // a second button during a drag
        return;
    m_button = event->button();
    m_moved = false;
    m_press = m_mouse = event->position();
    if (event->button() == Qt::LeftButton && areHandlesSeen()
        && m_handles.take(spotAt(m_press), handleReach / transform().m11()))
        return update();
    m_from = m_joining && event->button() == Qt::LeftButton ? placeAt(m_press) : -1;
}

void SketchView::mouseMoveEvent(QMouseEvent *event)
{
    if (m_button == Qt::NoButton)
        return;
    if ((event->position() - m_press).manhattanLength() >= QApplication::startDragDistance())
        m_moved = true;
    if (m_moved && m_handles.isTaken())
        m_handles.drag(spotAt(event->position()));
    else if (m_moved && m_from < 0)
        moveBy(event->position() - m_mouse);
    if (m_moved)
        m_mouse = event->position();
    update();
}

void SketchView::mouseReleaseEvent(QMouseEvent *event)
{
    if (event->button() != m_button)
        return;
    const int place = placeAt(event->position());
    const int from = std::exchange(m_from, -1);
    m_button = Qt::NoButton;
    if (m_handles.isTaken())
        m_handles.letGo();
    else if (m_moved && from >= 0 && place >= 0 && place != from)
        Q_EMIT joined(from, place);
    else if (!m_moved)
        chooseUnderMouse(place);
    m_moved = false;
    update();
}

/// The drawing stays where it is, so that a second click falls on the same place.
void SketchView::chooseUnderMouse(int place)
{
    m_still = true;
    m_document.choosePlace(place);
    m_still = false;
}

void SketchView::mouseDoubleClickEvent(QMouseEvent *event)
{
    const int place = placeAt(event->position());
    if (event->button() == Qt::LeftButton && place >= 0 && place == m_document.place() && !m_joining)
        Q_EMIT flipped(place);
}

void SketchView::setHandles(bool on)
{
    m_handles.setShown(on);
    update();
}

void SketchView::chooseHandle(Anchor anchor)
{
    m_handles.choose(anchor);
    if (const int place = m_document.place(); place >= 0)
        setAccessibleDescription(fromUtf8(m_document.sketch().place(place).name) + u": "_s + anchorText(anchor));
    setFocus();
    update();
}

/// U, C, N and the like take a handle, the arrow keys move it, and Escape lets it go.
bool SketchView::takeHandleKey(const QKeyEvent &event)
{
    if (!m_handles.isShown() || m_document.place() < 0)
        return false;
    if (event.modifiers() == Qt::NoModifier) {
        for (const Anchor anchor : allAnchors()) {
            if (event.key() != anchorKey(anchor) || !hasAnchor(m_document.sketch(), m_document.place(), anchor))
                continue;
            chooseHandle(anchor);
            return true;
        }
    }
    if (!m_handles.chosen())
        return false;
    const qreal step = (event.modifiers() & Qt::ShiftModifier ? 1 : handleStep) / transform().m11();
    switch (event.key()) {
    case Qt::Key_Left: m_handles.step({-step, 0}); return true;
    case Qt::Key_Right: m_handles.step({step, 0}); return true;
    case Qt::Key_Up: m_handles.step({0, -step}); return true;
    case Qt::Key_Down: m_handles.step({0, step}); return true;
    case Qt::Key_Escape:
        m_handles.choose(std::nullopt);
        m_handles.drop();
        update();
        return true;
    default: return false;
    }
}

void SketchView::keyPressEvent(QKeyEvent *event)
{
    if (takeHandleKey(*event) || takeViewKey(*event))
        return;
    const bool plain = !(event->modifiers() & ~(Qt::ShiftModifier | Qt::KeypadModifier));
    const bool speaks = plain && event->text().size() == 1 && event->text().at(0).isLetterOrNumber();
    if (speaks && event->isAutoRepeat())
        return; // what is held down answers once
    if (speaks && m_document.isOpen())
        Q_EMIT keyed(event->key());
    else
        QWidget::keyPressEvent(event);
}

bool SketchView::event(QEvent *event)
{
    if (event->type() == QEvent::ToolTip && m_document.isOpen()) {
        const auto *help = static_cast<QHelpEvent *>(event);
        const int place = placeAt(help->pos());
        const auto handle = m_handles.near(spotAt(help->pos()), handleReach / transform().m11());
        const QString name = handle      ? anchorTextWithKey(*handle)
                             : place < 0 ? QString()
                                         : fromUtf8(m_document.sketch().place(place).name);
        QToolTip::showText(help->globalPos(), name.isEmpty() ? name : Qt::convertFromPlainText(name), this);
        return true;
    }
    return QWidget::event(event);
}

} // namespace entente::app
