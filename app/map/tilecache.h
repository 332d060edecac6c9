#pragma once

#include "map/groundshelf.h"
#include "sheet/maplook.h"

#include <QDeadlineTimer>
#include <QHash>
#include <QImage>
#include <QObject>
#include <QPoint>
#include <QRect>
#include <QRectF>
#include <QThreadPool>
#include <QTimer>

#include <memory>

class QPainter;

namespace entente::app {

/// The ground of the map as square pictures, painted by worker threads at the scale of the screen.
/// Until the tiles for a new scale or a new look are ready the old ones are shown, stretched; then
/// all that are visible change at once. A sheet that was never shown is waited for, a little. Lives
/// in the thread of the window.
class TileCache : public QObject {
    Q_OBJECT

public:
    explicit TileCache(QObject *parent = nullptr);
    ~TileCache() override;

    /// Takes whole maps from the same shelf as another view of the table, and puts them there.
    void shareShelf(const TileCache &other) { m_shelf = other.m_shelf; }

    void setLook(const MapLook &look);
    const MapLook &look() const { return m_look; }

    /// What the window shows: `part` in sheet units, `scale` logical pixels a unit. `settled` is
    /// false while a zoom goes on: new tiles then wait until it rests.
    void show(const QRectF &part, qreal scale, qreal devicePixelRatio, bool settled);

    /// Paints the exposed rectangle; both in logical pixels, `origin` is where the sheet's corner is.
    void paint(QPainter &painter, const QRectF &exposed, QPointF origin, qreal scale);

    /// Everything visible is sharp and up to date.
    bool ready() const;
    /// Waits for it.
    void finish(QDeadlineTimer until = QDeadlineTimer::Forever);

    /// Is there a picture of the map to be painted, if only a small or an old one?
    bool hasGround() const { return m_front.rendering || !m_preview.isNull(); }
    /// The whole sheet, small.
    const QImage &preview() const { return m_preview; }

Q_SIGNALS:
    void changed();
    void previewChanged();

private:
    struct Rendering;
    struct Layer {
        std::shared_ptr<Rendering> rendering;
        QHash<QPoint, QImage> tiles;
        QHash<QPoint, bool> asked;
    };

    void begin();
    bool takeFromShelf();
    void putOnShelf();
    void ask(Layer &layer, bool withRing);
    void take(const std::shared_ptr<Rendering> &rendering, QPoint index, const QImage &image);
    void takePreview(const std::shared_ptr<Rendering> &rendering, const QImage &image);
    QRect allTiles(qreal deviceScale) const;
    QRect visibleTiles(qreal deviceScale, int ring) const; ///< `ring`: device pixels round it
    bool covers(const Layer &layer) const;
    bool upToDate(const Layer &layer) const;
    bool paintTiles(QPainter &painter, const Layer &layer, const QRectF &exposed, QPointF origin, qreal scale) const;
    void paintPreview(QPainter &painter, const QRectF &exposed, QPointF origin, qreal scale) const;
    static void drop(Layer &layer);

    MapLook m_look;
    int m_generation = 0;
    QRectF m_part;
    qreal m_scale = 1;
    qreal m_ratio = 1;
    Layer m_front;
    Layer m_back;     ///< on its way to become the front
    QImage m_preview; ///< the whole sheet, small, where no tile is
    QTimer m_rest;    ///< runs while a zoom goes on, and until all that changes at once has changed
    std::shared_ptr<GroundShelf> m_shelf = std::make_shared<GroundShelf>();
    QThreadPool m_pool;
};

} // namespace entente::app
