#pragma once

#include "studio/sketchdocument.h"

#include <QPainterPath>
#include <QTransform>
#include <QWidget>

namespace entente::app {

/// The board as it is drawn: places in the colour of their ground, homes in that of their power, doubtful passages as
/// marks, what is chosen lit. A click chooses a place, a double click flips its ground; the wheel zooms, a drag moves
/// the drawing, or, while passages are made, draws one from place to place.
class SketchView : public QWidget {
    Q_OBJECT

public:
    explicit SketchView(SketchDocument &document, QWidget *parent = nullptr);

    /// A drag joins two places.
    void setJoining(bool on) { m_joining = on; }
    void fit();
    void zoomBy(qreal factor, QPointF around);
    QSize sizeHint() const override { return {720, 560}; }

Q_SIGNALS:
    void joined(int from, int to);
    void flipped(int place);
    /// A key that says something of the chosen place.
    void keyed(int key);

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void changeEvent(QEvent *event) override;
    bool event(QEvent *event) override;

private:
    void follow();
    void renewPaths();
    void reveal();
    int placeAt(QPointF point) const;
    QPointF at(const ChartPoint &point) const { return m_view.map(QPointF(point.x, point.y)); }
    void paintPlaces(QPainter &painter) const;
    void paintSigns(QPainter &painter) const;
    void paintPassages(QPainter &painter) const;

    SketchDocument &m_document;
    std::vector<std::shared_ptr<const Rings>> m_outlines; ///< of which the paths were made
    std::vector<QPainterPath> m_paths;
    QTransform m_view; ///< from the drawing to the widget
    bool m_fitted = true;
    bool m_joining = false;
    bool m_pressed = false;
    bool m_moved = false;
    int m_from = -1; ///< where a passage begins that is being drawn
    QPointF m_press;
    QPointF m_mouse;
};

} // namespace entente::app
