#pragma once

#include "map/mapfloats.h"
#include "map/maplayers.h"
#include "map/mapview.h"
#include "map/tilecache.h"

#include <QTimer>

#include <functional>

class QTouchEvent;

namespace entente::app {

/// What a map view is made of: tiles below, layers above, floats on the corners; where the mouse is, and how near the
/// map. For mapview.cpp (what is shown, and how near at first), mapviewinput.cpp (what the person does with mouse and
/// keys) and mapviewtouch.cpp (with fingers) alone.
struct MapView::Private {
    static constexpr qreal leastZoom = 0.1;
    static constexpr qreal mostZoom = 16;

    explicit Private(MapView *view) : q(view) {}

    MapView *q;
    TileCache tiles;
    MapLook look;
    MapLayers layers{look};
    QRectF played;     ///< the part of the sheet that is fitted
    qreal scale = 1;   ///< logical pixels a sheet unit, as the view stands
    QTimer rest;       ///< runs while a zoom goes on
    bool fresh = true; ///< not yet shown: the first size decides how near the map is

    UnitRef under; ///< the mouse
    QPoint pressedAt;
    QPoint draggedFrom;
    Qt::MouseButton pressed = Qt::NoButton;
    bool dragging = false;
    bool carrying = false; ///< a unit and not the map
    bool byFinger = false; ///< what is pressed, a finger presses
    bool spent = false;    ///< what the fingers did is no tap any more, until all are off
    qreal spread = 0;      ///< pixels between two fingers, whose middle is at `draggedFrom`; 0: there are not two
    QTimer hold;           ///< runs while one finger rests
    std::function<bool(const UnitRef &)> liftable;
    std::function<QString(RegionId)> teller;
    bool spaceHeld = false;

    MapFloats *floats = nullptr;
    QMargins floatMargins;
    int floatGrows = 0; ///< pixels that what lies at the lower edge may become higher
    int floatGrown = 0; ///< and have become higher

    bool ready() const { return look.sheet && look.board; }
    QPointF origin() const { return q->viewportTransform().map(QPointF()); }
    QRectF shownPart() const; ///< of the sheet and beyond, sheet units
    QSizeF room() const;      ///< pixels that the floats leave free

    void setUnder(const UnitRef &at);
    /// A button or a finger goes down, moves while it is down, comes up.
    void grasp(QPoint at, Qt::MouseButton button);
    void drag(QPoint at);
    void letGo(QPoint at);
    void endDrag();      ///< whatever was dragged stays where it is
    void pan(QPoint by); ///< pixels
    void touch(const QTouchEvent &event);
    void pinch(QPointF one, QPointF other);
    void askByHolding();
    /// What a tap is meant for: a finger hides what it points at, and is broader than small places and units.
    UnitRef underFinger(QPoint at) const;
    void lookChanged();
    void showTiles(bool settled);
    void showTilesUnseen(bool settled); ///< the same while the view is hidden
    /// Items keep the size for which they were made until a zoom rests.
    void applyScale(qreal newScale, bool settled);
    void settle();
    /// Puts `at` into the middle of what the floats leave free.
    void centre(qreal nearness, QPointF at);
    void panByKey(int key);
    void name();
    void placeFloats();
};

} // namespace entente::app
