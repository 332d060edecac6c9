#pragma once

#include <QTransform>
#include <QWidget>

namespace entente::app {

/// A surface that is larger or smaller than the widget: wheel and keys zoom, a drag or the arrow keys move it.
class ZoomView : public QWidget {
    Q_OBJECT

public:
    explicit ZoomView(QWidget *parent = nullptr);

    /// All of the surface in sight, as large as it goes.
    void fit();
    void zoomBy(qreal factor, QPointF around);
    QSize sizeHint() const override { return {720, 560}; }

protected:
    virtual QSizeF surface() const = 0;                         ///< empty: there is nothing to see
    QPointF at(QPointF spot) const { return m_view.map(spot); } ///< of the surface, on the widget
    QPointF spotAt(QPointF point) const { return m_view.inverted().map(point); }
    const QTransform &transform() const { return m_view; }
    void moveBy(QPointF way);
    /// Moves the surface if a point of the widget is out of sight.
    void reveal(QPointF point);
    /// +, -, Home and the arrow keys. False: it is another.
    bool takeViewKey(const QKeyEvent &event);

    void resizeEvent(QResizeEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    QTransform m_view; ///< from the surface to the widget
    bool m_fitted = true;
};

} // namespace entente::app
