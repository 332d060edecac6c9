#include "map/mapview.h"

#include "map/legend.h"
#include "map/mapcontrols.h"
#include "map/mapitems.h"
#include "map/mapscale.h"
#include "map/minimap.h"
#include "map/tilecache.h"
#include "map/unitpainter.h"

#include <QApplication>
#include <QContextMenuEvent>
#include <QGraphicsScene>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QScrollBar>
#include <QTimer>
#include <QWheelEvent>

#include <algorithm>
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

/// Shows that the map has the keyboard.
class FocusEdge : public QWidget {
public:
    explicit FocusEdge(QWidget *parent)
        : QWidget(parent)
    {
        setAttribute(Qt::WA_TransparentForMouseEvents);
        hide();
    }
    QColor colour;

protected:
    void paintEvent(QPaintEvent *) override
    {
        QPainter painter(this);
        painter.setPen(QPen(colour, 2));
        painter.drawRect(QRectF(rect()).adjusted(1, 1, -1, -1));
    }
};

} // namespace

struct MapView::Private {
    explicit Private(MapView *view)
        : q(view)
    {
    }

    MapView *q;
    QGraphicsScene scene;
    TileCache tiles;
    MapLook look;
    MapState state;
    ItemContext context;
    qreal scale = 1; ///< logical pixels a sheet unit, as the view stands
    QTimer rest;     ///< runs while a zoom goes on
    bool ordersShown = true;
    bool fresh = true; ///< not yet shown: the first size decides how near the map is

    std::vector<QGraphicsItem *> pieces; ///< units, orders, marks
    std::vector<QGraphicsItem *> offers;
    std::vector<QGraphicsItem *> lights; ///< the veil and what it leaves clear
    QGraphicsItem *pointed = nullptr;

    RegionId under;        ///< the mouse
    QPoint pressedAt;
    QPoint draggedFrom;
    Qt::MouseButton pressed = Qt::NoButton;
    bool dragging = false;
    bool spaceHeld = false;

    MapControls *zoomers = nullptr;
    MapControls *helpers = nullptr;
    MapButton *nearer = nullptr;
    MapButton *farther = nullptr;
    MapButton *whole = nullptr;
    MapButton *legend = nullptr;
    FocusEdge *focusEdge = nullptr;
    MapLegend *legendPanel = nullptr;
    MiniMap *miniMap = nullptr;
    QMargins floatMargins;

    bool ready() const { return look.sheet && look.board; }

    void clear(std::vector<QGraphicsItem *> &items)
    {
        for (QGraphicsItem *item : items)
            delete item;
        items.clear();
    }

    void add(std::vector<QGraphicsItem *> &items, QGraphicsItem *item)
    {
        scene.addItem(item);
        items.push_back(item);
    }

    void rebuildPieces()
    {
        clear(pieces);
        if (!ready())
            return;
        if (ordersShown) {
            for (const OrderDrawing &drawing : drawOrders(look, state, context.scale)) {
                if (!drawing.box.isEmpty())
                    add(pieces, new OrderItem(context, drawing, OrderItem::Part::Lines));
                if (drawing.mark != OrderDrawing::Mark::None)
                    add(pieces, new OrderItem(context, drawing, OrderItem::Part::Mark));
            }
        }
        for (const ProvinceId province : state.contested)
            add(pieces, new OrderItem(context, drawContested(look, province, context.scale), OrderItem::Part::Mark));
        for (MapUnit unit : state.units) {
            unit.ringed = unit.ringed || (unit.unit.region == state.selected && !unit.dislodged);
            add(pieces, new UnitItem(context, unit));
        }
    }

    void rebuildLights()
    {
        clear(lights);
        if (!ready())
            return;
        if (state.veil)
            add(lights, new VeilItem(context, state.lit));
        for (const ProvinceId province : state.lit)
            add(lights, new EdgeItem(context, province, EdgeItem::Style::Lit));
    }

    void rebuildOffers()
    {
        clear(offers);
        if (!ready())
            return;
        for (const ProvinceId province : state.offers) {
            add(offers, new EdgeItem(context, province, EdgeItem::Style::Offered));
        }
    }

    void rebuildPointed()
    {
        delete pointed;
        pointed = nullptr;
        if (!ready())
            return;
        ProvinceId province = state.hovered;
        if (!province.valid() && under.valid())
            province = look.board->provinceOf(under);
        if (!province.valid())
            return;
        const bool offered = std::find(state.offers.begin(), state.offers.end(), province) != state.offers.end();
        pointed = new EdgeItem(context, province, offered ? EdgeItem::Style::Chosen : EdgeItem::Style::Pointed);
        scene.addItem(pointed);
    }

    void rebuildAll()
    {
        rebuildOffers();
        rebuildLights();
        rebuildPointed();
        rebuildPieces();
    }

    void setUnder(RegionId region)
    {
        if (region == under)
            return;
        under = region;
        rebuildPointed();
        Q_EMIT q->hovered(region);
    }

    void lookChanged()
    {
        tiles.setLook(look);
        showTiles(true);
        rebuildAll();
        q->viewport()->update();
    }

    QPointF origin() const { return q->viewportTransform().map(QPointF()); }

    void showTiles(bool settled)
    {
        if (!ready())
            return;
        const QPointF corner = -origin() / scale;
        tiles.show(QRectF(corner, QSizeF(q->viewport()->size()) / scale), scale, q->devicePixelRatioF(), settled);
        placeMiniMap();
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
        if (!ready() || context.scale == scale)
            return;
        context.scale = scale;
        rebuildAll();
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

    qreal fitting(bool cover) const
    {
        const QRect free = q->viewport()->rect().marginsRemoved(floatMargins);
        const QSizeF room = cover || free.width() < 100 || free.height() < 100 ? q->viewport()->size() : free.size();
        const QSizeF sheet = look.sheet->size();
        const qreal across = room.width() / sheet.width();
        const qreal down = room.height() / sheet.height();
        return cover ? qMax(across, down) : qMin(across, down);
    }

    /// A unit's symbol is what a person aims at, even where it reaches over a border.
    RegionId unitUnder(QPointF point) const
    {
        const qreal reach = unitPixels(context.scale) / context.scale * 0.42;
        RegionId nearest;
        qreal least = reach * reach;
        for (const MapUnit &unit : state.units) {
            const QPointF way = placeOf(*look.sheet, unit, context.scale) - point;
            const qreal distance = QPointF::dotProduct(way, way);
            if (distance < least) {
                least = distance;
                nearest = unit.unit.region;
            }
        }
        return nearest;
    }

    void panByKey(int key)
    {
        constexpr int step = 64;
        fresh = false;
        const bool across = key == Qt::Key_Left || key == Qt::Key_Right;
        QScrollBar *bar = across ? q->horizontalScrollBar() : q->verticalScrollBar();
        bar->setValue(bar->value() + (key == Qt::Key_Left || key == Qt::Key_Up ? -step : step));
    }

    void makeControls()
    {
        zoomers = new MapControls(q);
        nearer = zoomers->add(MapButton::Sign::Plus, u"mapZoomIn"_s);
        farther = zoomers->add(MapButton::Sign::Minus, u"mapZoomOut"_s);
        whole = zoomers->add(MapButton::Sign::Fit, u"mapFit"_s);
        helpers = new MapControls(q);
        legend = helpers->add(MapButton::Sign::List, u"mapLegend"_s);
        QObject::connect(nearer, &QAbstractButton::clicked, q, &MapView::zoomIn);
        QObject::connect(farther, &QAbstractButton::clicked, q, &MapView::zoomOut);
        QObject::connect(whole, &QAbstractButton::clicked, q, &MapView::fit);
        legend->setCheckable(true);
        legendPanel = new MapLegend(q);
        QObject::connect(legend, &QAbstractButton::toggled, q, [this](bool on) { showLegend(on); });
        miniMap = new MiniMap(q);
        miniMap->setObjectName(u"miniMap"_s);
        QObject::connect(miniMap, &MiniMap::wanted, q, [this](QPointF at) {
            fresh = false;
            q->centerOn(at);
        });
        QObject::connect(&tiles, &TileCache::previewChanged, q, [this] {
            if (ready())
                miniMap->setMap(tiles.preview(), look.sheet->size());
            placeControls();
        });
        focusEdge = new FocusEdge(q);
        focusEdge->colour = look.theme.accent;
    }

    void name()
    {
        const QString title = MapView::tr("Map");
        q->setAccessibleName(title);
        q->viewport()->setAccessibleName(title);
        q->setAccessibleDescription(MapView::tr("The board with units and orders. The lists beside it say the same in words."));
        const auto label = [](MapButton *button, const QString &text, const QString &key) {
            button->setAccessibleName(text);
            button->setToolTip(key.isEmpty() ? text : text + u" ("_s + key + u')');
        };
        label(nearer, MapView::tr("Zoom in"), u"+"_s);
        label(farther, MapView::tr("Zoom out"), u"−"_s);
        label(whole, MapView::tr("Show the whole map"), u"0"_s);
        label(legend, MapView::tr("Legend"), QString());
        legend->setText(MapView::tr("Legend"));
        miniMap->setAccessibleName(MapView::tr("Small map"));
        miniMap->setToolTip(MapView::tr("Click to go there"));
        if (legend->isChecked())
            legendPanel->setLook(look);
        placeControls();
    }

    void showLegend(bool on)
    {
        if (on) {
            legendPanel->setLook(look);
            legendPanel->raise();
        }
        legendPanel->setVisible(on);
        placeMiniMap();
    }

    /// The small map helps only when a good part of the sheet is out of sight.
    void placeMiniMap()
    {
        if (!ready())
            return;
        const QRectF part = QRectF(-origin() / scale, QSizeF(q->viewport()->size()) / scale) & look.sheet->rect();
        miniMap->setPart(part);
        const QSizeF sheet = look.sheet->size();
        const bool useful = part.width() * part.height() < 0.7 * sheet.width() * sheet.height()
            && q->width() > 3 * miniMap->width() && q->height() > 3 * miniMap->height();
        miniMap->setVisible(useful && !legendPanel->isVisibleTo(q));
    }

    void placeControls()
    {
        zoomers->arrange();
        helpers->arrange();
        const QRect room = q->rect().marginsRemoved(floatMargins);
        zoomers->move(room.right() + 1 - zoomers->width() - 6, room.top() + 6);
        helpers->move(room.left() + 6, room.top() + 6);
        legendPanel->move(room.left() + 12, helpers->geometry().bottom() + 2);
        miniMap->move(room.left() + 12, room.bottom() + 1 - miniMap->height() - 12);
        focusEdge->setGeometry(q->rect());
    }
};

MapView::MapView(QWidget *parent)
    : QGraphicsView(parent)
    , d(std::make_unique<Private>(this))
{
    setScene(&d->scene);
    d->scene.setItemIndexMethod(QGraphicsScene::NoIndex);
    d->context.look = &d->look;
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
    d->makeControls();
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
        d->state = MapState();
        d->under = RegionId();
    }
    d->look.sheet = std::move(sheet);
    d->look.board = std::move(board);
    d->look.livery = livery;
    d->look.owner = d->state.owner;
    d->lookChanged();
    if (other && d->ready()) {
        d->fresh = true;
        fill();
    }
}

void MapView::setState(const MapState &state)
{
    if (state == d->state)
        return;
    const MapState before = std::exchange(d->state, state);
    if (before.owner != state.owner) {
        d->look.owner = state.owner;
        d->tiles.setLook(d->look);
        d->showTiles(true);
    }
    if (before.offers != state.offers)
        d->rebuildOffers();
    if (before.veil != state.veil || before.lit != state.lit)
        d->rebuildLights();
    if (before.units != state.units || before.orders != state.orders || before.selected != state.selected || before.veil != state.veil
        || before.contested != state.contested)
        d->rebuildPieces();
    d->rebuildPointed();
}

const MapState &MapView::state() const
{
    return d->state;
}

void MapView::setTheme(const MapTheme &theme)
{
    if (theme == d->look.theme)
        return;
    d->look.theme = theme;
    d->zoomers->setTheme(theme);
    d->helpers->setTheme(theme);
    d->miniMap->setTheme(theme);
    d->focusEdge->colour = theme.accent;
    d->lookChanged();
    if (d->legend->isChecked())
        d->legendPanel->setLook(d->look);
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
    if (on == d->ordersShown)
        return;
    d->ordersShown = on;
    d->rebuildPieces();
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
        d->centre(d->fitting(false), d->look.sheet->rect().center());
}

void MapView::fill()
{
    if (d->ready())
        d->centre(qMin(d->fitting(true), d->fitting(false) * 1.35), d->look.sheet->rect().center());
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

QPoint MapView::viewPointOf(ProvinceId province) const
{
    if (!d->ready())
        return QPoint();
    return viewPointOf(d->look.board->mainRegion(province));
}

QPoint MapView::viewPointOf(RegionId region) const
{
    if (!d->ready())
        return QPoint();
    return viewportTransform().map(d->look.sheet->unitAnchor(region)).toPoint();
}

RegionId MapView::regionAtViewPoint(QPoint point) const
{
    if (!d->ready())
        return RegionId();
    const QPointF at = viewportTransform().inverted().map(QPointF(point) + QPointF(0.5, 0.5));
    if (const RegionId unit = d->unitUnder(at); unit.valid())
        return unit;
    const ProvinceId province = d->look.sheet->provinceAt(at);
    if (!province.valid() || d->look.board->province(province).terrain == Terrain::Impassable)
        return RegionId();
    return d->look.sheet->regionNear(at, province);
}

void MapView::setFloatMargins(const QMargins &margins)
{
    if (margins == d->floatMargins)
        return;
    d->floatMargins = margins;
    d->placeControls();
    if (d->fresh)
        fill();
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
    d->focusEdge->hide(); // who points with the mouse knows where they are
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
        d->setUnder(regionAtViewPoint(at));
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
    const RegionId region = regionAtViewPoint(at);
    d->setUnder(region);
    if (click && region.valid())
        Q_EMIT clicked(region, event->globalPosition().toPoint());
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
    const RegionId region = mouse ? regionAtViewPoint(event->pos()) : d->under;
    if (region.valid())
        Q_EMIT contextRequested(region, mouse ? event->globalPos() : viewport()->mapToGlobal(viewPointOf(region)));
}

void MapView::resizeEvent(QResizeEvent *event)
{
    QGraphicsView::resizeEvent(event);
    d->placeControls();
    if (d->fresh)
        fill();
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
    d->focusEdge->setVisible(reason == Qt::TabFocusReason || reason == Qt::BacktabFocusReason);
    d->focusEdge->raise();
}

void MapView::focusOutEvent(QFocusEvent *event)
{
    QGraphicsView::focusOutEvent(event);
    d->focusEdge->hide();
    d->spaceHeld = false;
}

void MapView::changeEvent(QEvent *event)
{
    QGraphicsView::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        d->name();
    else if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        d->placeControls();
}

bool MapView::viewportEvent(QEvent *event)
{
    if (event->type() == QEvent::Leave && d->pressed == Qt::NoButton) {
        d->setUnder(RegionId());
        Q_EMIT leftMap();
    }
    return QGraphicsView::viewportEvent(event);
}

} // namespace entente::app
