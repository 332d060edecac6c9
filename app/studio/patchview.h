#pragma once

#include "studio/patchdocument.h"
#include "studio/zoomview.h"

#include <optional>

namespace entente::app {

/// The picture with the borders of its areas. A click chooses an area, or makes one where there is none; with Ctrl it
/// is one more. The arrow keys move a cross over the picture, and Space clicks there.
class PatchView : public ZoomView {
    Q_OBJECT

public:
    explicit PatchView(PatchDocument &document, QWidget *parent = nullptr);

    /// Where the last click was, or where the cross is; none: nowhere yet.
    std::optional<QPoint> spot() const { return m_spot; }

Q_SIGNALS:
    void pointed(QPoint pixel, bool more);
    /// A key that says something of the chosen areas.
    void keyed(int key);

protected:
    QSizeF surface() const override { return m_document.picture().size(); }
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void renew();
    void moveCross(int right, int down);

    PatchDocument &m_document;
    QImage m_overlay; ///< as large as the picture
    std::optional<QPoint> m_spot;
    bool m_pressed = false;
    bool m_moved = false;
    QPointF m_press;
    QPointF m_mouse;
};

} // namespace entente::app
