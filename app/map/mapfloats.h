#pragma once

#include "sheet/maplook.h"

#include <QMargins>
#include <QObject>
#include <QPointF>
#include <QRect>
#include <QRectF>
#include <QSizeF>

#include <array>

class QPixmap;

namespace entente::app {

class MapButton;
class MapControls;
class MapLegend;
class MapView;
class MiniMap;
class FocusEdge;

/// What floats on the map's edges: zoom buttons, legend, small map, and the edge that shows that the
/// map has the keyboard. They belong to the view and do what its own functions do.
class MapFloats : public QObject {
    Q_OBJECT

public:
    explicit MapFloats(MapView &view);

    void setTheme(const MapTheme &theme);
    void setLook(const MapLook &look); ///< for the legend
    void setFogged(bool on);           ///< the same: fog lies on the map
    void setPreview(const QImage &preview, QSizeF sheet);
    /// Puts everything where it belongs, clear of the margins and of what has grown over the lower edge.
    void place(const QMargins &margins, int grown);
    /// The buttons in the corners, in the view's pixels; the board's places should not lie beneath them.
    std::array<QRect, 2> corners() const;
    /// How much of the right and of the top a map may keep clear for them.
    std::array<QSizeF, 5> cornersToKeep() const;
    /// Which part of the sheet is in sight; the small map helps only when a good part is not.
    void showPart(const QRectF &part, QSizeF sheet);
    void showFocus(bool on);
    bool closeLegend(); ///< false: it was not open
    void retranslate();

Q_SIGNALS:
    void placeWanted(QPointF at); ///< on the sheet, to be brought to the middle

private:
    void showLegend(bool on);
    void writeLegend();

    MapView &m_view;
    MapControls *m_zoomers;
    MapControls *m_helpers;
    MapButton *m_nearer;
    MapButton *m_farther;
    MapButton *m_whole;
    MapButton *m_legend;
    MapLegend *m_legendPanel;
    MiniMap *m_miniMap;
    FocusEdge *m_focusEdge;
    const MapLook *m_look = nullptr;
    bool m_fogged = false;
    bool m_partHidden = false; ///< a good part of the sheet is out of sight
};

} // namespace entente::app
