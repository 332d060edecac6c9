#pragma once

#include "studio/anchorhandles.h"
#include "studio/sketchdocument.h"
#include "studio/zoomview.h"

#include <QImage>
#include <QPainterPath>

namespace entente::app {

/// The board as it is drawn: places in the colour of their ground, homes in that of their power, doubtful passages as
/// marks, what is chosen lit. A click chooses a place, a double click flips its ground or gives it away; the wheel
/// zooms, a drag moves the drawing, or a handle of the chosen place, or, while passages are made, draws one from place
/// to place.
class SketchView : public ZoomView {
    Q_OBJECT

public:
    explicit SketchView(SketchDocument &document, QWidget *parent = nullptr);

    /// The picture of which the board was made, below its places; a null one: none.
    void setBackdrop(const QImage &picture);
    /// A drag joins two places.
    void setJoining(bool on) { m_joining = on; }
    /// The spots of the chosen place can be moved.
    void setHandles(bool on);
    /// The arrow keys move this one from now on.
    void chooseHandle(Anchor anchor);

Q_SIGNALS:
    void joined(int from, int to);
    void flipped(int place);
    /// A key that says something of the chosen place.
    void keyed(int key);

protected:
    QSizeF surface() const override { return {m_document.sketch().width, m_document.sketch().height}; }
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    bool event(QEvent *event) override;

private:
    void follow();
    bool areHandlesSeen() const;
    void renewPaths();
    void revealChosen();
    void chooseUnderMouse(int place);
    int placeAt(QPointF point) const;
    QPointF at(const ChartPoint &point) const { return ZoomView::at(QPointF(point.x, point.y)); }
    void paintPlaces(QPainter &painter) const;
    void paintSigns(QPainter &painter) const;
    void paintPassages(QPainter &painter) const;

    bool takeHandleKey(const QKeyEvent &event);

    SketchDocument &m_document;
    AnchorHandles m_handles;
    std::vector<std::shared_ptr<const Rings>> m_outlines; ///< of which the paths were made
    QImage m_backdrop;
    QSizeF m_size; ///< of the drawing
    std::vector<QPainterPath> m_paths;
    bool m_joining = false;
    Qt::MouseButton m_button = Qt::NoButton; ///< that is held
    bool m_moved = false;
    bool m_still = false; ///< what is chosen is under the mouse already
    int m_from = -1;      ///< where a passage begins that is being drawn
    QPointF m_press;
    QPointF m_mouse;
};

} // namespace entente::app
