#pragma once

#include "map/keptpicture.h"
#include "sheet/theme.h"

#include <QImage>
#include <QPointF>
#include <QRectF>
#include <QWidget>

namespace entente::app {

/// The whole map, small, with a frame around the part that the view shows. A click or a drag takes
/// the view there.
class MiniMap : public QWidget {
    Q_OBJECT

public:
    explicit MiniMap(QWidget *parent);

    /// `sheet` is the size that `part` and the signal speak of.
    void setMap(const QImage &picture, QSizeF sheet);
    void setPart(const QRectF &part);
    void setTheme(const MapTheme &theme);

Q_SIGNALS:
    void wanted(QPointF at); ///< sheet units: what should be in the middle

protected:
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;

private:
    QRectF inner() const;
    void ask(QPointF at);

    MapTheme m_theme = MapTheme::light();
    QImage m_picture;
    QSizeF m_sheet;
    QRectF m_part;
    KeptPicture m_panel; ///< with the map, as bright as the part that is shown
};

} // namespace entente::app
