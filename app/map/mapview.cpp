#include "map/mapview.h"

#include "map/mapfloats.h"
#include "map/maplayers.h"
#include "map/tilecache.h"
#include "words/names.h"

#include <QApplication>
#include <QContextMenuEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QScrollBar>
#include <QTimer>
#include <QWheelEvent>

#include <cmath>

namespace entente::app {

using namespace Qt::StringLiterals;

namespace {

constexpr qreal leastZoom = 0.1;
constexpr qreal mostZoom = 16;
constexpr qreal zoomStep = 1.25;   ///< of the buttons and keys
constexpr int clickReach = 4;      ///< pixels that a click may wander
constexpr int restAfterZoom = 80;  ///< milliseconds until things are drawn anew
constexpr qreal overscroll = 48;   ///< pixels of empty margin that may be scrolled to

} // namespace

struct MapView::Private {
    explicit Private(MapView *view)
        : q(view)
    {
    }

    MapView *q;
    TileCache tiles;
    MapLook look;
    MapLayers layers{look};
    qreal scale = 1; ///< logical pixels a sheet unit, as the view stands
    QTimer rest;     ///< runs while a zoom goes on
    bool fresh = true; ///< not yet shown: the first size decides how near the map is

    Station under;         ///< the mouse
    QPoint pressedAt;
    QPoint draggedFrom;
    Qt::MouseButton pressed = Qt::NoButton;
    bool dragging = false;
    bool spaceHeld = false;

    MapFloats *floats = nullptr;
    QMargins floatMargins;

    bool ready() const { return look.sheet && look.board; }

    void setUnder(const Station &at)
    {
        if (at == under)
            return;
        under = at;
        layers.setUnder(at.valid() ? look.board->provinceOf(at.region) : ProvinceId());
        Q_EMIT q->hovered(at);
    }

    void lookChanged()
    {
        tiles.setLook(look);
        showTiles(true);
        floats->setLook(look);
        layers.rebuild();
        q->viewport()->update();
    }

    QPointF origin() const { return q->viewportTransform().map(QPointF()); }

    void showTiles(bool settled)
    {
        if (!ready())
            return;
        const QPointF corner = -origin() / scale;
        tiles.show(QRectF(corner, QSizeF(q->viewport()->size()) / scale), scale, q->devicePixelRatioF(), settled);
        floats->showPart(QRectF(corner, QSizeF(q->viewport()->size()) / scale) & look.sheet->rect(), look.sheet->size());
    }

    /// Items keep the size for which they were made until a zoom rests.
    void applyScale(qreal newScale, bool settled)
    {
        scale = newScale;
        const qreal margin = overscroll / scale;
        q->setSceneRect(look.sheet->rect().adjusted(-margin - floatMargins.left() / scale, -margin - floatMargins.top() / scale,
                                                    margin + floatMargins.right() / scale, margin + floatMargins.bottom() / scale));
        q->setTransform(QTransform::fromScale(scale, scale));
        if (settled)
            settle();
        else
            rest.start();
    }

    void settle()
    {
        rest.stop();
        if (ready())
            layers.setScale(scale);
    }

    /// Puts `at` into the middle of what the floats leave free.
    void centre(qreal nearness, QPointF at)
    {
        applyScale(qBound(leastZoom, nearness, mostZoom), true);
        const QPointF aside(floatMargins.right() - floatMargins.left(), floatMargins.bottom() - floatMargins.top());
        q->centerOn(at + aside / 2 / scale);
        showTiles(true);
        q->viewport()->update();
        Q_EMIT q->zoomChanged(scale);
    }

    /// The nearness at which the whole sheet is seen.
    qreal fitting() const
    {
        const QRect free = q->viewport()->rect().marginsRemoved(floatMargins);
        const QSizeF room = free.width() < 100 || free.height() < 100 ? q->viewport()->size() : free.size();
        return qMin(room.width() / look.sheet->size().width(), room.height() / look.sheet->size().height());
    }

    void panByKey(int key)
    {
        constexpr int step = 64;
        fresh = false;
        const bool across = key == Qt::Key_Left || key == Qt::Key_Right;
        QScrollBar *bar = across ? q->horizontalScrollBar() : q->verticalScrollBar();
        bar->setValue(bar->value() + (key == Qt::Key_Left || key == Qt::Key_Up ? -step : step));
    }

    void name()
    {
        const QString title = MapView::tr("Map");
        if (look.language != placeLanguage()) {
            look.language = placeLanguage();
            lookChanged();
        }
        q->setAccessibleName(title);
        q->viewport()->setAccessibleName(title);
        q->setAccessibleDescription(MapView::tr("The board with units and orders. The lists beside it say the same in words."));
        floats->retranslate();
        placeFloats();
    }

    void placeFloats()
    {
        floats->place(floatMargins);
        if (ready())
            floats->showPart(QRectF(-origin() / scale, QSizeF(q->viewport()->size()) / scale) & look.sheet->rect(), look.sheet->size());
    }
};

MapView::MapView(QWidget *parent)
    : QGraphicsView(parent)
    , d(std::make_unique<Private>(this))
{
    setScene(&d->layers);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setTransformationAnchor(NoAnchor);
    setResizeAnchor(AnchorViewCenter);
    setViewportUpdateMode(MinimalViewportUpdate);
    setOptimizationFlag(DontSavePainterState);
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    viewport()->setMouseTracking(true);
    viewport()->setObjectName(u"mapViewport"_s);
    setObjectName(u"map"_s);
    d->floats = new MapFloats(*this);
    connect(d->floats, &MapFloats::placeWanted, this, [this](QPointF at) {
        d->fresh = false;
        centerOn(at);
    });
    connect(&d->tiles, &TileCache::previewChanged, this, [this] {
        if (d->ready())
            d->floats->setPreview(d->tiles.preview(), d->look.sheet->size());
        d->placeFloats();
    });
    d->name();
    d->rest.setSingleShot(true);
    d->rest.setInterval(restAfterZoom);
    connect(&d->rest, &QTimer::timeout, this, [this] { d->settle(); });
    connect(&d->tiles, &TileCache::changed, this, [this] { viewport()->update(); });
}

MapView::~MapView()
{
    // The scene would scroll the view while both are half gone.
    setScene(nullptr);
}

void MapView::setSheet(std::shared_ptr<const MapSheet> sheet, std::shared_ptr<const Board> board, const Livery &livery)
{
    const bool other = sheet != d->look.sheet;
    if (other) {
        d->layers.clearState();
        d->under = Station();
    }
    d->look.sheet = std::move(sheet);
    d->look.board = std::move(board);
    d->look.livery = livery;
    d->look.owner = d->layers.state().owner;
    d->look.language = placeLanguage();
    d->lookChanged();
    if (other && d->ready()) {
        d->fresh = true;
        fit();
    }
}

void MapView::setState(const MapState &state)
{
    if (state == d->layers.state())
        return;
    if (state.owner != d->layers.state().owner) {
        d->look.owner = state.owner;
        d->tiles.setLook(d->look);
        d->showTiles(true);
    }
    d->layers.setState(state);
}

void MapView::setOffsets(const std::vector<QPointF> &offsets)
{
    d->layers.setOffsets(offsets);
}

const MapState &MapView::state() const
{
    return d->layers.state();
}

void MapView::setTheme(const MapTheme &theme)
{
    if (theme == d->look.theme)
        return;
    d->look.theme = theme;
    d->floats->setTheme(theme);
    d->lookChanged();
}

void MapView::setLabels(Labels labels)
{
    d->look.labels = labels;
    d->lookChanged();
}

void MapView::setPatterns(bool on)
{
    d->look.patterns = on;
    d->lookChanged();
}

void MapView::setOrdersShown(bool on)
{
    d->layers.setOrdersShown(on);
}

const MapLook &MapView::look() const
{
    return d->look;
}

void MapView::zoomIn()
{
    setZoom(zoom() * zoomStep, viewport()->rect().center());
}

void MapView::zoomOut()
{
    setZoom(zoom() / zoomStep, viewport()->rect().center());
}

void MapView::fit()
{
    if (d->ready())
        d->centre(d->fitting(), d->look.sheet->rect().center());
}

qreal MapView::zoom() const
{
    return d->scale;
}

void MapView::setZoom(qreal zoom, QPoint around)
{
    zoom = qBound(leastZoom, zoom, mostZoom);
    if (!d->ready() || zoom == d->scale)
        return;
    d->fresh = false;
    const QPointF kept = mapToScene(around);
    d->applyScale(zoom, false);
    const QPointF now = viewportTransform().map(kept) - QPointF(around);
    horizontalScrollBar()->setValue(horizontalScrollBar()->value() + static_cast<int>(std::lround(now.x())));
    verticalScrollBar()->setValue(verticalScrollBar()->value() + static_cast<int>(std::lround(now.y())));
    d->showTiles(false);
    viewport()->update();
    Q_EMIT zoomChanged(zoom);
}

void MapView::reveal(ProvinceId province)
{
    if (!d->ready() || !province.valid())
        return;
    constexpr int room = 60;
    if (!viewport()->rect().adjusted(room, room, -room, -room).contains(viewPointOf(province))) {
        const QPointF at = d->look.sheet->unitAnchor(d->look.board->mainRegion(province));
        ensureVisible(QRectF(at, QSizeF(1, 1)), room + 20, room + 40);
    }
}

void MapView::reveal(const std::vector<RegionId> &places)
{
    if (!d->ready() || places.empty())
        return;
    QPolygonF anchors;
    for (const RegionId place : places)
        anchors.push_back(d->look.sheet->unitAnchor(place));
    const QRect free = viewport()->rect().marginsRemoved(d->floatMargins);
    const bool seen = std::all_of(anchors.begin(), anchors.end(), [&](QPointF at) { return free.contains(viewportTransform().map(at).toPoint()); });
    if (seen)
        return;
    const QRectF box = anchors.boundingRect() | QRectF(anchors.front(), QSizeF(1, 1));
    const QSizeF room = QSizeF(free.size()) / d->scale;
    if (box.width() < room.width() && box.height() < room.height())
        d->centre(d->scale, box.center());
    else
        reveal(d->look.board->provinceOf(places.front()));
}

QPoint MapView::viewPointOf(ProvinceId province) const
{
    if (!d->ready())
        return QPoint();
    return viewPointOf(d->look.board->mainRegion(province));
}

QPoint MapView::viewPointOf(RegionId region, Layer layer) const
{
    if (!d->ready())
        return QPoint();
    return viewportTransform().map(d->look.sheet->unitAnchor(region, layer)).toPoint();
}

Station MapView::stationAtViewPoint(QPoint point) const
{
    if (!d->ready())
        return {};
    const QPointF at = viewportTransform().inverted().map(QPointF(point) + QPointF(0.5, 0.5));
    if (const Station unit = d->layers.unitAt(at); unit.valid())
        return unit;
    const ProvinceId province = d->look.sheet->provinceAt(at);
    if (!province.valid() || d->look.board->province(province).terrain == Terrain::Impassable)
        return {};
    return {d->look.sheet->regionNear(at, province)};
}

void MapView::setFloatMargins(const QMargins &margins)
{
    if (margins == d->floatMargins)
        return;
    d->floatMargins = margins;
    d->placeFloats();
    if (d->fresh)
        fit();
}

void MapView::finishPainting()
{
    d->settle();
    d->showTiles(true);
    d->tiles.finish();
    viewport()->update();
}

void MapView::drawBackground(QPainter *painter, const QRectF &rect)
{
    painter->save();
    const QRectF exposed = viewportTransform().mapRect(rect).toAlignedRect();
    painter->resetTransform();
    d->tiles.paint(*painter, exposed, d->origin(), d->scale);
    painter->restore();
}

void MapView::mousePressEvent(QMouseEvent *event)
{
    if (d->pressed != Qt::NoButton || (event->button() != Qt::LeftButton && event->button() != Qt::MiddleButton))
        return;
    d->floats->showFocus(false); // who points with the mouse knows where they are
    d->pressed = event->button();
    d->pressedAt = d->draggedFrom = event->position().toPoint();
    d->dragging = false;
}

void MapView::mouseDoubleClickEvent(QMouseEvent *event)
{
    mousePressEvent(event); // two quick clicks are two clicks
}

void MapView::mouseMoveEvent(QMouseEvent *event)
{
    const QPoint at = event->position().toPoint();
    if (d->pressed == Qt::NoButton) {
        d->setUnder(stationAtViewPoint(at));
        return;
    }
    if (!d->dragging) {
        const QPoint way = at - d->pressedAt;
        if (QPoint::dotProduct(way, way) <= clickReach * clickReach)
            return;
        d->dragging = true;
        d->fresh = false;
        viewport()->setCursor(Qt::ClosedHandCursor);
    }
    const QPoint way = at - d->draggedFrom;
    d->draggedFrom = at;
    horizontalScrollBar()->setValue(horizontalScrollBar()->value() - way.x());
    verticalScrollBar()->setValue(verticalScrollBar()->value() - way.y());
}

void MapView::mouseReleaseEvent(QMouseEvent *event)
{
    if (event->button() != d->pressed)
        return;
    const bool click = !d->dragging && d->pressed == Qt::LeftButton && !d->spaceHeld;
    d->pressed = Qt::NoButton;
    if (d->dragging) {
        d->dragging = false;
        viewport()->unsetCursor();
    }
    const QPoint at = event->position().toPoint();
    const Station station = stationAtViewPoint(at);
    d->setUnder(station);
    if (click && station.valid())
        Q_EMIT clicked(station, event->globalPosition().toPoint());
}

void MapView::wheelEvent(QWheelEvent *event)
{
    const qreal turned = event->angleDelta().y() != 0 ? event->angleDelta().y() : event->pixelDelta().y();
    setZoom(zoom() * std::pow(1.0016, turned), event->position().toPoint());
    event->accept();
}

void MapView::keyPressEvent(QKeyEvent *event)
{
    const bool plain = !(event->modifiers() & ~(Qt::ShiftModifier | Qt::KeypadModifier | Qt::ControlModifier));
    switch (event->key()) {
    case Qt::Key_Plus:
    case Qt::Key_Equal:
        if (plain)
            return zoomIn();
        break;
    case Qt::Key_Minus:
        if (plain)
            return zoomOut();
        break;
    case Qt::Key_0:
        if (plain)
            return fit();
        break;
    case Qt::Key_Left:
    case Qt::Key_Right:
    case Qt::Key_Up:
    case Qt::Key_Down:
        if (event->modifiers() == Qt::ShiftModifier)
            return d->panByKey(event->key());
        break;
    case Qt::Key_Space:
        if (!event->isAutoRepeat()) {
            d->spaceHeld = true;
            viewport()->setCursor(Qt::OpenHandCursor);
        }
        return;
    default:
        break;
    }
    event->ignore(); // the window's tools want the other keys
}

void MapView::keyReleaseEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Space && !event->isAutoRepeat()) {
        d->spaceHeld = false;
        viewport()->unsetCursor();
        return;
    }
    event->ignore();
}

void MapView::contextMenuEvent(QContextMenuEvent *event)
{
    const bool mouse = event->reason() == QContextMenuEvent::Mouse;
    const Station at = mouse ? stationAtViewPoint(event->pos()) : d->under;
    if (at.valid())
        Q_EMIT contextRequested(at, mouse ? event->globalPos() : viewport()->mapToGlobal(viewPointOf(at.region, at.layer)));
}

void MapView::resizeEvent(QResizeEvent *event)
{
    QGraphicsView::resizeEvent(event);
    d->placeFloats();
    if (d->fresh)
        fit();
    else
        d->showTiles(true);
}

void MapView::scrollContentsBy(int dx, int dy)
{
    QGraphicsView::scrollContentsBy(dx, dy);
    d->showTiles(!d->dragging);
}

void MapView::focusInEvent(QFocusEvent *event)
{
    QGraphicsView::focusInEvent(event);
    const Qt::FocusReason reason = event->reason();
    d->floats->showFocus(reason == Qt::TabFocusReason || reason == Qt::BacktabFocusReason);
}

void MapView::focusOutEvent(QFocusEvent *event)
{
    QGraphicsView::focusOutEvent(event);
    d->floats->showFocus(false);
    d->spaceHeld = false;
}

void MapView::changeEvent(QEvent *event)
{
    QGraphicsView::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        d->name();
    else if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        d->placeFloats();
}

bool MapView::viewportEvent(QEvent *event)
{
    if (event->type() == QEvent::Leave && d->pressed == Qt::NoButton) {
        d->setUnder(Station());
        Q_EMIT leftMap();
    }
    return QGraphicsView::viewportEvent(event);
}

} // namespace entente::app
