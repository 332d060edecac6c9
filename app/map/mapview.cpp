#include "map/mapviewparts.h"

#include "map/mapaccess.h"
#include "map/mapfloats.h"
#include "map/mapview.h"
#include "sheet/playedpart.h"
#include "words/names.h"

#include <QScrollBar>
#include <QtMath>

#include <algorithm>
#include <cmath>
#include <vector>

namespace entente::app {

using namespace Qt::StringLiterals;

// What the view shows, and how near.

namespace {

constexpr qreal zoomStep = 1.25;  ///< of the buttons and keys
constexpr int restAfterZoom = 80; ///< milliseconds until things are drawn anew
constexpr qreal overscroll = 48;  ///< pixels of empty margin that may be scrolled to

} // namespace

QRectF MapView::Private::shownPart() const
{
    return QRectF(-origin() / scale, QSizeF(q->viewport()->size()) / scale);
}

void MapView::Private::lookChanged()
{
    tiles.setLook(look);
    showTiles(true);
    floats->setLook(look);
    layers.rebuild();
    q->viewport()->update();
}

void MapView::Private::showTiles(bool settled)
{
    if (q->isVisible()) // how large the map is that nobody sees yet nobody knows
        showTilesUnseen(settled);
}

void MapView::Private::showTilesUnseen(bool settled)
{
    if (!ready())
        return;
    tiles.show(shownPart(), scale, q->devicePixelRatioF(), settled);
    floats->showPart(shownPart() & look.sheet->rect(), look.sheet->size());
}

void MapView::Private::applyScale(qreal newScale, bool settled)
{
    scale = newScale;
    // A sheet that is smaller than the room may stand anywhere in it.
    const QSizeF free = room() / scale - look.sheet->size();
    const qreal beside = qMax(overscroll / scale, free.width()), above = qMax(overscroll / scale, free.height());
    q->setSceneRect(
        look.sheet->rect().adjusted(-beside - floatMargins.left() / scale, -above - floatMargins.top() / scale,
                                    beside + floatMargins.right() / scale, above + floatMargins.bottom() / scale));
    q->setTransform(QTransform::fromScale(scale, scale));
    if (settled)
        settle();
    else
        rest.start();
}

void MapView::Private::settle()
{
    rest.stop();
    if (ready())
        layers.setScale(scale);
}

void MapView::Private::centre(qreal nearness, QPointF at)
{
    applyScale(qBound(leastZoom, nearness, mostZoom), true);
    const QPointF aside(floatMargins.right() - floatMargins.left(), floatMargins.bottom() - floatMargins.top());
    q->centerOn(at + aside / 2 / scale);
    showTiles(true);
    q->viewport()->update();
    Q_EMIT q->zoomChanged(scale);
}

QSizeF MapView::Private::room() const
{
    const QRect free = q->viewport()->rect().marginsRemoved(floatMargins);
    return free.width() < 100 || free.height() < 100 ? q->viewport()->size() : free.size();
}

void MapView::Private::name()
{
    const QString title = MapView::tr("Map");
    if (look.language != placeLanguage()) {
        look.language = placeLanguage();
        lookChanged();
    }
    q->setAccessibleName(title);
    q->viewport()->setAccessibleName(title);
    q->setAccessibleDescription(
        MapView::tr("Every place of the board, with whose it is, who stands there and what is ordered."));
    floats->retranslate();
    placeFloats();
}

void MapView::Private::placeFloats()
{
    floats->place(floatMargins, floatGrown);
    if (ready())
        floats->showPart(shownPart() & look.sheet->rect(), look.sheet->size());
}

MapView::MapView(QWidget *parent) : QGraphicsView(parent), d(std::make_unique<Private>(this))
{
    installMapAccess();
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
    setAcceptDrops(false); // a file that is dropped here is the window's; the scene would swallow it
    viewport()->setMouseTracking(true);
    viewport()->setAttribute(Qt::WA_AcceptTouchEvents);
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
    d->hold.setSingleShot(true);
    connect(&d->hold, &QTimer::timeout, this, [this] { d->askByHolding(); });
    connect(&d->tiles, &TileCache::changed, this, [this] { viewport()->update(); });
}

MapView::~MapView()
{
    // The scene would scroll the view while both are half gone.
    setScene(nullptr);
}

void MapView::shareGround(const MapView &other)
{
    d->tiles.shareShelf(other.d->tiles);
}

void MapView::setSheet(std::shared_ptr<const MapSheet> sheet, std::shared_ptr<const Board> board, const Livery &livery)
{
    const bool other = sheet != d->look.sheet;
    if (other) {
        d->layers.clearState();
        d->under = UnitRef();
    }
    d->look.sheet = std::move(sheet);
    d->look.board = std::move(board);
    if (other)
        d->played = d->ready() ? playedPart(*d->look.sheet, *d->look.board) : QRectF();
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
    d->floats->setFogged(std::any_of(state.shades.begin(), state.shades.end(),
                                     [](const MapShade &shade) { return shade.kind == MapShade::Kind::Unseen; }));
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

qreal MapView::zoom() const
{
    return d->scale;
}

void MapView::setZoom(qreal zoom, QPoint around)
{
    zoom = qBound(Private::leastZoom, zoom, Private::mostZoom);
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
    if (!d->ready() || !province.valid() || d->fresh) // the whole map is in view, and stays so
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
    if (d->fresh) // the whole map is in view, and stays so
        return;
    const QRect free = viewport()->rect().marginsRemoved(d->floatMargins);
    const bool seen = std::all_of(anchors.begin(), anchors.end(),
                                  [&](QPointF at) { return free.contains(viewportTransform().map(at).toPoint()); });
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

UnitRef MapView::unitAtViewPoint(QPoint point) const
{
    if (!d->ready())
        return {};
    const QPointF at = viewportTransform().inverted().map(QPointF(point) + QPointF(0.5, 0.5));
    if (const UnitRef unit = d->layers.unitAt(at); unit.valid())
        return unit;
    const ProvinceId province = d->look.sheet->provinceAt(at);
    if (!province.valid())
        return {};
    if (d->look.board->province(province).terrain
        == Terrain::Impassable) // nobody stands there, but it can be asked about
        return {d->look.board->mainRegion(province)};
    return {d->look.sheet->regionNear(at, province)};
}

PowerId MapView::powerAtViewPoint(QPoint point) const
{
    const MapUnit *unit =
        d->ready() ? d->layers.symbolAt(viewportTransform().inverted().map(QPointF(point) + QPointF(0.5, 0.5)))
                   : nullptr;
    return unit ? unit->unit.power : PowerId();
}

void MapView::setTeller(std::function<QString(RegionId)> teller)
{
    d->teller = std::move(teller);
}

QString MapView::tell(RegionId place) const
{
    return d->teller    ? d->teller(place)
           : d->ready() ? provinceName(*d->look.board, d->look.board->provinceOf(place))
                        : QString();
}

void MapView::setFloatMargins(const QMargins &margins, int growsBelow)
{
    if (margins == d->floatMargins && growsBelow == d->floatGrows)
        return;
    d->floatMargins = margins;
    d->floatGrows = growsBelow;
    d->placeFloats();
    if (d->fresh)
        fit();
}

void MapView::setGrown(int pixels)
{
    if (pixels == d->floatGrown)
        return;
    d->floatGrown = pixels;
    d->placeFloats();
}

void MapView::settle()
{
    d->settle();
}

void MapView::finishPainting()
{
    d->layers.wake();
    settle();
    d->showTilesUnseen(true);
    d->tiles.finish();
    viewport()->update();
}

bool MapView::isSharp() const
{
    return d->ready() && d->tiles.ready();
}

void MapView::drawBackground(QPainter *painter, const QRectF &rect)
{
    painter->save();
    const QRectF exposed = viewportTransform().mapRect(rect).toAlignedRect();
    painter->resetTransform();
    d->tiles.paint(*painter, exposed, d->origin(), d->scale);
    painter->restore();
}

/// Nothing stands or moves on bare water while the map itself is still to come.
void MapView::drawForeground(QPainter *painter, const QRectF &rect)
{
    if (d->ready() && !d->tiles.hasGround())
        painter->fillRect(rect, d->look.inks().deepSea);
}

namespace {

constexpr qreal leastFit = 0.85;   ///< of the scale at which a board fills its room
constexpr qreal leastWhole = 0.92; ///< of that scale, if then no land is cut by the edge of the window

/// The scale at which a part of a sheet fills a room.
qreal filling(const QRectF &part, QSizeF room)
{
    return qMin(room.width() / part.width(), room.height() / part.height());
}

} // namespace

int MapView::usefulWidth() const
{
    if (!d->ready() || d->played.height() <= 0)
        return 0;
    return qCeil(d->played.width() * d->room().height() / d->played.height());
}

/// The whole board, as large as may be while no place lies under the buttons in the corners or under what grows at the
/// lower edge. Where that can't be had, all of it above what grows.
void MapView::fit()
{
    if (!d->ready())
        return;
    const QMargins &floats = d->floatMargins;
    const QPointF offCentre(floats.right() - floats.left(), floats.bottom() - floats.top());
    const QPointF centre = QRectF(viewport()->rect()).center();
    std::vector<QRect> taken{QRect(0, viewport()->height() - floats.bottom() - d->floatGrows, viewport()->width(),
                                   floats.bottom() + d->floatGrows)};
    for (const QRect &corner : d->floats->corners())
        taken.push_back(corner);
    qreal nearness = 0;
    QPointF middle;
    const auto clear = [&](qreal scale, QPointF at) {
        const QPointF seen = centre - scale * at - offCentre / 2;
        const QTransform toView(scale, 0, 0, scale, seen.x(), seen.y());
        return !coversPlaces(taken, *d->look.sheet, *d->look.board, toView);
    };
    const auto consider = [&](QSizeF kept, int below, bool anyhow) {
        const QSizeF room = d->room() - kept - QSizeF(0, below);
        const QRectF board = d->played | withinFrame(*d->look.sheet);
        const bool whole = filling(board, room) >= leastWhole * filling(d->played, room);
        const QRectF part = whole ? board : d->played;
        const qreal fits = filling(part, room);
        // Where a button would lie on a place, a little smaller may do.
        for (qreal share = 1; share > leastFit; share -= 0.01) {
            const qreal scale = qBound(Private::leastZoom, share * fits, Private::mostZoom);
            if (scale <= nearness)
                return;
            const QPointF at = middleOf(part, d->look.sheet->size(), room / scale)
                               + QPointF(kept.width(), below - kept.height()) / scale / 2;
            if (anyhow || clear(scale, at)) {
                nearness = scale;
                middle = at;
                return;
            }
        }
    };
    for (int below = 0; below <= d->floatGrows; ++below) {
        for (const QSizeF kept : d->floats->cornersToKeep())
            consider(kept, below, false);
    }
    if (nearness <= 0)
        consider({}, d->floatGrows, true);
    d->centre(nearness, middle);
}

} // namespace entente::app
