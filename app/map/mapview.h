#pragma once

#include "sheet/livery.h"
#include "sheet/maplook.h"
#include "sheet/mapsheet.h"
#include "sheet/mapstate.h"
#include "sheet/theme.h"

#include <QGraphicsView>
#include <QMargins>

#include <functional>
#include <memory>

namespace entente::app {

/// The map in the window: shows a MapState, zooms and pans, and tells what the mouse points at.
/// Knows no rule and no document. The ground is painted into tiles by worker threads; units,
/// arrows and highlights are items above it.
///
/// A click is a press and a release within 4 pixels; a longer way pans the map. The wheel zooms
/// around the mouse; +, - and 0 zoom and Shift with an arrow pans from the keyboard, all other keys
/// are left to the window. A finger taps, drags and pans like the mouse; what it is meant for may lie 22 pixels off.
/// One that rests asks for the menu, two zoom and pan.
class MapView : public QGraphicsView {
    Q_OBJECT

public:
    using Labels = entente::app::Labels;

    explicit MapView(QWidget *parent = nullptr);
    ~MapView() override;

    /// Two views of one table paint their ground once.
    void shareGround(const MapView &other);

    /// Shows another map, and the whole of it.
    void setSheet(std::shared_ptr<const MapSheet> sheet, std::shared_ptr<const Board> board, const Livery &livery);
    void setState(const MapState &state);
    const MapState &state() const;
    /// Moves the symbols of the state's units from their places (sheet units), until the state changes.
    void setOffsets(const std::vector<QPointF> &offsets);
    void setTheme(const MapTheme &theme);
    void setLabels(Labels labels);
    void setPatterns(bool on); ///< each power's pattern on its land
    void setOrdersShown(bool on);
    /// What setSheet, setTheme, setLabels and setPatterns say, for exports of what is seen.
    const MapLook &look() const;

    void zoomIn();
    void zoomOut();
    int usefulWidth() const; ///< pixels: in a wider view of this height the board is no larger
    void fit();         ///< all of the board; how a map is first shown. The frame comes into sight when one zooms out
    qreal zoom() const; ///< pixels a sheet unit, 0.1 to 16
    void setZoom(qreal zoom, QPoint around);          ///< keeps what is at `around` (viewport pixels) in its place
    void reveal(ProvinceId province);                 ///< scrolls as little as it takes to see it
    void reveal(const std::vector<RegionId> &places); ///< or all of these; the first in any case

    /// Viewport pixels of the place where the unit stands; for lists that point, and for scripts.
    QPoint viewPointOf(ProvinceId province) const;
    QPoint viewPointOf(RegionId region, Layer layer = Layer::Field) const;
    /// What a click there would choose, or none: the unit whose symbol is there, or else the place.
    UnitRef unitAtViewPoint(QPoint point) const;
    /// Whose unit's symbol is there; none: nobody's.
    PowerId powerAtViewPoint(QPoint point) const;
    RegionId regionAtViewPoint(QPoint point) const { return unitAtViewPoint(point).region; }

    /// What is read out of a place to whoever does not see it; without a teller its name.
    void setTeller(std::function<QString(RegionId)> teller);
    QString tell(RegionId place) const;

    /// Room at the edges that other floats take: the mini-map and the controls keep clear of it. What lies at the lower
    /// edge may grow: no place of the fitted map is where it would.
    void setFloatMargins(const QMargins &margins, int growsBelow = 0);
    void setGrown(int pixels); ///< by so much it has: the legend ends above it

    /// False: it was not open. A click on the map closes it too, and does nothing else.
    bool closeLegend();

    /// Where a drag takes up a unit: what it says of the place where the button went down. Elsewhere the map is
    /// dragged.
    void setLiftable(std::function<bool(const UnitRef &)> liftable);

    /// Ends a zoom that goes on: symbols have the size that they have once it rests.
    void settle();
    /// Waits until every visible tile is sharp: for pictures taken by scripts and tests.
    void finishPainting();
    /// Everything in view stands as it will stay: sharp, with today's owners and all names.
    bool isSharp() const;

Q_SIGNALS:
    void hovered(const entente::UnitRef &at); ///< none: over nothing that counts
    void clicked(const entente::UnitRef &at, QPoint globalPos);
    void lifted(const entente::UnitRef &at, QPoint globalPos);  ///< a unit that may be dragged is; see setLiftable()
    void dropped(const entente::UnitRef &at, QPoint globalPos); ///< it was let go here; none: beside the map
    void contextRequested(const entente::UnitRef &at, QPoint globalPos);
    /// The right button was drawn from one place to another.
    void sketched(const entente::UnitRef &from, const entente::UnitRef &to);
    void leftMap();
    void zoomChanged(qreal zoom);

protected:
    void drawBackground(QPainter *painter, const QRectF &rect) override;
    void drawForeground(QPainter *painter, const QRectF &rect) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void keyReleaseEvent(QKeyEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    void changeEvent(QEvent *event) override;
    bool viewportEvent(QEvent *event) override;
    void scrollContentsBy(int dx, int dy) override;

private:
    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace entente::app
