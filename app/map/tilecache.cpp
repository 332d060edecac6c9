#include "map/tilecache.h"

#include "map/basepainter.h"
#include "lettering/labels.h"
#include "lettering/typesetting.h"

#include <QCoreApplication>
#include <QPainter>
#include <QThread>

#include <atomic>
#include <chrono>
#include <cmath>
#include <mutex>

namespace entente::app {
namespace {

constexpr int tileSize = 512;
constexpr int restAfterChange = 80; ///< milliseconds
constexpr int ringWidth = 192;      ///< device pixels that are painted ahead round what is seen
constexpr qreal mostlySeen = 0.8;
constexpr qreal previewScale = 0.2;
/// A map that was never shown is waited for rather than shown as bare water: it takes a tenth of a second.
constexpr std::chrono::milliseconds firstFrame(300);

QImage previewOf(const MapLook &look)
{
    const QSize size = (look.sheet->size() * previewScale).toSize();
    QImage image(size, QImage::Format_RGB32);
    image.fill(look.inks().deepSea);
    QPainter painter(&image);
    paintGround(painter, look, look.sheet->rect(), previewScale);
    return image;
}

} // namespace

/// What the workers share while they paint the tiles of one scale and look.
struct TileCache::Rendering {
    MapLook look;
    int generation = 0;
    qreal scale = 1; ///< device pixels a sheet unit
    qreal ratio = 1; ///< device pixels a logical one: type and lines keep their size on fine screens
    std::atomic<bool> cancelled = false;

    /// The names are placed once, by whichever worker comes first.
    const std::vector<LabelSprite> &names()
    {
        std::call_once(m_once,
                       [this] { m_names = paintSprites(*keptLabels(look, scale / ratio), look.inks(), ratio); });
        return m_names;
    }

    QImage paint(QPoint index)
    {
        const QPoint corner = index * tileSize;
        QImage image(tileSize, tileSize, QImage::Format_RGB32);
        image.fill(look.inks().deepSea); // what ends at the very edge of a tile lets a trace of it through
        QPainter painter(&image);
        const QRectF part(QPointF(corner) / scale, QSizeF(tileSize, tileSize) / scale);
        painter.scale(ratio, ratio);
        paintGround(painter, look, part, scale / ratio);
        painter.resetTransform();
        const QRect area(corner, QSize(tileSize, tileSize));
        for (const LabelSprite &name : names()) {
            if (area.intersects(QRect(name.at, name.image.size())))
                painter.drawImage(name.at - corner, name.image);
        }
        return image;
    }

private:
    std::once_flag m_once;
    std::vector<LabelSprite> m_names;
};

TileCache::TileCache(QObject *parent) : QObject(parent)
{
    loadMapTypefaces();
    m_pool.setMaxThreadCount(qBound(1, QThread::idealThreadCount(), 4));
    m_rest.setSingleShot(true);
    connect(&m_rest, &QTimer::timeout, this, &TileCache::begin);
}

TileCache::~TileCache()
{
    drop(m_front);
    drop(m_back);
    m_pool.clear();
    m_pool.waitForDone();
}

void TileCache::setLook(const MapLook &look)
{
    if (look == m_look)
        return;
    const bool otherSheet = look.sheet != m_look.sheet;
    m_look = look;
    ++m_generation;
    if (otherSheet) {
        drop(m_front);
        drop(m_back);
        m_front = Layer();
        m_back = Layer();
        m_preview = look.sheet ? m_shelf->preview(look) : QImage();
        Q_EMIT previewChanged();
    }
    if (m_preview.isNull() && look.sheet) { // whose the places are is told after which map it is
        m_preview = m_shelf->preview(look);
        if (!m_preview.isNull())
            Q_EMIT previewChanged();
    }
    m_rest.start(0); // owners, theme and language may change together
}

void TileCache::show(const QRectF &part, qreal scale, qreal devicePixelRatio, bool settled)
{
    m_part = part;
    m_scale = scale;
    m_ratio = devicePixelRatio;
    if (!m_look.sheet)
        return;
    if (upToDate(m_front)) {
        ask(m_front, covers(m_front));
    } else {
        m_rest.start(settled ? 0 : restAfterChange);
    }
}

bool TileCache::upToDate(const Layer &layer) const
{
    return layer.rendering && layer.rendering->generation == m_generation
           && std::abs(layer.rendering->scale - m_scale * m_ratio) < 1e-9;
}

void TileCache::begin()
{
    if (!m_look.sheet || m_part.isEmpty())
        return;
    m_rest.stop();
    if (upToDate(m_front)) {
        drop(m_back);
        m_back = Layer();
        ask(m_front, covers(m_front));
        return;
    }
    if (!upToDate(m_back)) {
        drop(m_back);
        m_back = Layer();
        m_back.rendering = std::make_shared<Rendering>();
        m_back.rendering->look = m_look;
        m_back.rendering->generation = m_generation;
        m_back.rendering->scale = m_scale * m_ratio;
        m_back.rendering->ratio = m_ratio;
        if (takeFromShelf())
            return;
        // Names and ground are painted side by side: the first worker starts with the names.
        m_pool.start([rendering = m_back.rendering] {
            if (!rendering->cancelled)
                rendering->names();
        });
    }
    ask(m_back, false);
}

bool TileCache::takeFromShelf()
{
    const GroundShelf::Ground *ground = m_shelf->find(m_look, m_back.rendering->scale, m_ratio);
    if (!ground)
        return false;
    m_back.tiles = ground->tiles;
    for (auto tile = ground->tiles.keyBegin(); tile != ground->tiles.keyEnd(); ++tile)
        m_back.asked.insert(*tile, true);
    drop(m_front);
    m_front = std::move(m_back);
    m_back = Layer();
    m_preview = ground->preview;
    Q_EMIT previewChanged();
    Q_EMIT changed();
    return true;
}

void TileCache::putOnShelf()
{
    // Whoever sits down next begins with the whole map, never with a part of it: a part would only take room.
    const QRectF sheet = m_look.sheet->rect();
    const QRectF seen = m_part & sheet;
    if (seen.width() * seen.height() < mostlySeen * sheet.width() * sheet.height())
        return;
    const auto &[rendering, tiles, asked] = m_front;
    const QRect all = allTiles(rendering->scale);
    if (tiles.size() == all.width() * all.height()
        && !m_shelf->find(rendering->look, rendering->scale, rendering->ratio))
        m_shelf->keep({rendering->look, rendering->scale, rendering->ratio, tiles, m_preview});
}

QRect TileCache::allTiles(qreal deviceScale) const
{
    const qreal side = tileSize / deviceScale;
    return QRect(QPoint(0, 0), QPoint(static_cast<int>(std::floor(m_look.sheet->size().width() / side)),
                                      static_cast<int>(std::floor(m_look.sheet->size().height() / side))));
}

QRect TileCache::visibleTiles(qreal deviceScale, int ring) const
{
    QRectF part = m_part & m_look.sheet->rect();
    if (part.isEmpty())
        return QRect();
    const qreal side = tileSize / deviceScale;
    const qreal ahead = ring / deviceScale;
    part.adjust(-ahead, -ahead, ahead, ahead);
    const QPoint first(static_cast<int>(std::floor(part.left() / side)),
                       static_cast<int>(std::floor(part.top() / side)));
    const QPoint last(static_cast<int>(std::floor(part.right() / side)),
                      static_cast<int>(std::floor(part.bottom() / side)));
    return QRect(first, last) & allTiles(deviceScale);
}

bool TileCache::covers(const Layer &layer) const
{
    if (!layer.rendering)
        return false;
    const QRect tiles = visibleTiles(layer.rendering->scale, 0);
    for (int y = tiles.top(); y <= tiles.bottom(); ++y) {
        for (int x = tiles.left(); x <= tiles.right(); ++x) {
            if (!layer.tiles.contains(QPoint(x, y)))
                return false;
        }
    }
    return true;
}

void TileCache::ask(Layer &layer, bool withRing)
{
    const QRect keep = visibleTiles(layer.rendering->scale, ringWidth);
    const QRect wanted = withRing ? keep : visibleTiles(layer.rendering->scale, 0);
    layer.tiles.removeIf([&keep](auto entry) { return !keep.contains(entry.key()); });
    layer.asked.removeIf([&keep](auto entry) { return !keep.contains(entry.key()); });
    for (int y = wanted.top(); y <= wanted.bottom(); ++y) {
        for (int x = wanted.left(); x <= wanted.right(); ++x) {
            const QPoint index(x, y);
            if (layer.asked.contains(index))
                continue;
            layer.asked.insert(index, true);
            m_pool.start(
                [this, rendering = layer.rendering, index] {
                    if (rendering->cancelled)
                        return;
                    const QImage image = rendering->paint(index);
                    QMetaObject::invokeMethod(
                        this, [this, rendering, index, image] { take(rendering, index, image); }, Qt::QueuedConnection);
                },
                withRing ? 0 : 1);
        }
    }
}

void TileCache::take(const std::shared_ptr<Rendering> &rendering, QPoint index, const QImage &image)
{
    if (rendering->cancelled)
        return;
    if (rendering == m_front.rendering) {
        if (m_front.asked.contains(index))
            m_front.tiles.insert(index, image);
        if (covers(m_front) && upToDate(m_front))
            ask(m_front, true);
        Q_EMIT changed();
    } else if (rendering == m_back.rendering) {
        m_back.tiles.insert(index, image);
        if (!covers(m_back))
            return;
        const bool otherLook = !m_front.rendering || m_front.rendering->generation != rendering->generation;
        drop(m_front);
        m_front = std::move(m_back);
        m_back = Layer();
        if (otherLook) {
            m_pool.start([this, rendering] {
                const QImage preview = previewOf(rendering->look);
                QMetaObject::invokeMethod(
                    this, [this, rendering, preview] { takePreview(rendering, preview); }, Qt::QueuedConnection);
            });
        } else {
            putOnShelf();
        }
        ask(m_front, true);
        Q_EMIT changed();
    }
}

void TileCache::takePreview(const std::shared_ptr<Rendering> &rendering, const QImage &image)
{
    if (rendering->generation != m_generation)
        return;
    m_preview = image;
    if (upToDate(m_front))
        putOnShelf();
    Q_EMIT previewChanged();
}

void TileCache::drop(Layer &layer)
{
    if (layer.rendering)
        layer.rendering->cancelled = true;
}

void TileCache::paint(QPainter &painter, const QRectF &exposed, QPointF origin, qreal scale)
{
    painter.fillRect(exposed, m_look.inks().deepSea);
    if (!m_look.sheet)
        return;
    if (!m_front.rendering)
        finish(firstFrame);
    const bool settled = m_front.rendering && std::abs(m_front.rendering->scale - scale * m_ratio) < 1e-9;
    // Stretched pictures need not be smooth while they move.
    painter.setRenderHint(QPainter::SmoothPixmapTransform, !settled && !m_rest.isActive());
    if (m_back.rendering || !covers(m_front))
        paintPreview(painter, exposed, origin, scale);
    paintTiles(painter, m_front, exposed, origin, scale);
}

bool TileCache::paintTiles(QPainter &painter, const Layer &layer, const QRectF &exposed, QPointF origin,
                           qreal scale) const
{
    if (!layer.rendering)
        return false;
    qreal stretch = scale / layer.rendering->scale; // logical pixels a pixel of the tile
    const bool sharp = std::abs(stretch * m_ratio - 1) < 1e-9;
    if (sharp)
        stretch = 1 / m_ratio; // exactly: a picture that is stretched by nothing at all still pays for it at its edges
    const qreal side = tileSize * stretch;
    const QSizeF sheet = m_look.sheet->size() * scale;
    const QRectF all(origin, sheet);
    // On whole device pixels, so that nothing is blurred: the first is rounded and all others follow it, or two that
    // are rounded apart leave a gap.
    const QPointF corner =
        sharp ? QPointF(std::round(origin.x() * m_ratio), std::round(origin.y() * m_ratio)) / m_ratio : origin;
    for (auto tile = layer.tiles.begin(); tile != layer.tiles.end(); ++tile) {
        const QRectF target(corner + QPointF(tile.key()) * side, QSizeF(side, side));
        if (!target.intersects(exposed))
            continue;
        const QRectF shown = target & exposed;
        const QRectF source((shown.topLeft() - target.topLeft()) / stretch, shown.size() / stretch);
        painter.drawImage(shown, *tile, source);
    }
    return true;
}

void TileCache::paintPreview(QPainter &painter, const QRectF &exposed, QPointF origin, qreal scale) const
{
    if (m_preview.isNull())
        return;
    const QRectF target(origin, m_look.sheet->size() * scale);
    const QRectF shown = target & exposed;
    if (shown.isEmpty())
        return;
    const qreal stretch = target.width() / m_preview.width();
    painter.drawImage(shown, m_preview, QRectF((shown.topLeft() - target.topLeft()) / stretch, shown.size() / stretch));
}

bool TileCache::ready() const
{
    return !m_look.sheet || m_part.isEmpty() || (upToDate(m_front) && covers(m_front));
}

void TileCache::finish(QDeadlineTimer until)
{
    if (m_rest.isActive())
        begin();
    while (!ready() && !until.hasExpired()) {
        m_pool.waitForDone(50);
        QCoreApplication::sendPostedEvents(this, QEvent::MetaCall);
        if (m_pool.activeThreadCount() == 0 && !ready()) {
            QCoreApplication::sendPostedEvents(this, QEvent::MetaCall);
            if (!ready())
                begin();
        }
    }
}

} // namespace entente::app
