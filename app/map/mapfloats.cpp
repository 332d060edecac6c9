#include "map/mapfloats.h"

#include "map/legend.h"
#include "map/mapcontrols.h"
#include "map/mapview.h"
#include "map/minimap.h"

#include <QPainter>

#include <utility>

namespace entente::app {

using namespace Qt::StringLiterals;

/// Shows that the map has the keyboard.
class FocusEdge : public QWidget {
public:
    explicit FocusEdge(QWidget *parent) : QWidget(parent)
    {
        setAttribute(Qt::WA_TransparentForMouseEvents);
        hide();
    }
    QColor colour;

protected:
    void paintEvent(QPaintEvent *) override
    {
        QPainter painter(this);
        painter.setPen(QPen(colour, 2));
        painter.drawRect(QRectF(rect()).adjusted(1, 1, -1, -1));
    }
};

MapFloats::MapFloats(MapView &view) : QObject(&view), m_view(view)
{
    m_zoomers = new MapControls(&view);
    m_nearer = m_zoomers->add(MapButton::Sign::Plus, u"mapZoomIn"_s);
    m_farther = m_zoomers->add(MapButton::Sign::Minus, u"mapZoomOut"_s);
    m_whole = m_zoomers->add(MapButton::Sign::Fit, u"mapFit"_s);
    m_helpers = new MapControls(&view);
    m_legend = m_helpers->add(MapButton::Sign::List, u"mapLegend"_s);
    connect(m_nearer, &QAbstractButton::clicked, &view, &MapView::zoomIn);
    connect(m_farther, &QAbstractButton::clicked, &view, &MapView::zoomOut);
    connect(m_whole, &QAbstractButton::clicked, &view, &MapView::fit);
    m_legend->setCheckable(true);
    m_legendPanel = new MapLegend(&view);
    connect(m_legend, &QAbstractButton::toggled, this, &MapFloats::showLegend);
    m_miniMap = new MiniMap(&view);
    m_miniMap->setObjectName(u"miniMap"_s);
    connect(m_miniMap, &MiniMap::wanted, this, &MapFloats::placeWanted);
    m_focusEdge = new FocusEdge(&view);
    m_focusEdge->colour = view.look().theme.accent;
}

void MapFloats::setTheme(const MapTheme &theme)
{
    m_zoomers->setTheme(theme);
    m_helpers->setTheme(theme);
    m_miniMap->setTheme(theme);
    m_focusEdge->colour = theme.accent;
}

void MapFloats::setLook(const MapLook &look)
{
    m_look = &look;
    writeLegend();
}

void MapFloats::setFogged(bool on)
{
    if (std::exchange(m_fogged, on) != on)
        writeLegend();
}

void MapFloats::writeLegend()
{
    if (m_legend->isChecked() && m_look)
        m_legendPanel->setLook(*m_look, m_fogged);
}

void MapFloats::setPreview(const QImage &preview, QSizeF sheet)
{
    m_miniMap->setMap(preview, sheet);
}

void MapFloats::place(const QMargins &margins, int grown)
{
    m_zoomers->arrange();
    m_helpers->arrange();
    const QRect room = m_view.rect().marginsRemoved(margins);
    m_zoomers->move(room.right() + 1 - m_zoomers->width() - 6, room.top() + 6);
    m_helpers->move(room.left() + 6, room.top() + 6);
    m_legendPanel->move(room.left() + 12, m_helpers->geometry().bottom() + 2);
    m_legendPanel->fitInto({room.right() - m_legendPanel->x() - 12, room.bottom() - m_legendPanel->y() - 12}, grown);
    m_miniMap->move(room.left() + 12, room.bottom() + 1 - m_miniMap->height() - 12);
    m_focusEdge->setGeometry(m_view.rect());
}

std::array<QRect, 2> MapFloats::corners() const
{
    return {m_helpers->geometry(), m_zoomers->geometry()};
}

std::array<QSizeF, 5> MapFloats::cornersToKeep() const
{
    const qreal right = m_view.width() - m_zoomers->geometry().left();
    const qreal above = m_helpers->geometry().bottom() + 1;
    const qreal aboveAll = m_zoomers->geometry().bottom() + 1; // costs wide sheets nothing: above and below is room
    return {QSizeF(0, 0), QSizeF(0, above), QSizeF(0, aboveAll), QSizeF(right, 0), QSizeF(right, above)};
}

void MapFloats::showPart(const QRectF &part, QSizeF sheet)
{
    m_miniMap->setPart(part);
    m_partHidden = part.width() * part.height() < 0.7 * sheet.width() * sheet.height();
    const bool room = m_view.width() > 3 * m_miniMap->width() && m_view.height() > 3 * m_miniMap->height();
    m_miniMap->setVisible(m_partHidden && room && !m_legendPanel->isVisibleTo(&m_view));
}

void MapFloats::showLegend(bool on)
{
    writeLegend();
    m_legendPanel->raise();
    m_legendPanel->setVisible(on);
    m_miniMap->setVisible(m_partHidden && !on);
}

bool MapFloats::closeLegend()
{
    const bool open = m_legend->isChecked();
    m_legend->setChecked(false);
    return open;
}

void MapFloats::showFocus(bool on)
{
    m_focusEdge->setVisible(on);
    m_focusEdge->raise();
}

void MapFloats::retranslate()
{
    const auto label = [](MapButton *button, const QString &text, const QString &key) {
        button->setAccessibleName(text);
        button->setToolTip(key.isEmpty() ? text : text + u" ("_s + key + u')');
    };
    label(m_nearer, MapView::tr("Zoom in"), u"+"_s);
    label(m_farther, MapView::tr("Zoom out"), u"−"_s);
    label(m_whole, MapView::tr("Show the whole map"), u"0"_s);
    label(m_legend, MapView::tr("Legend"), QString());
    m_legend->setText(MapView::tr("Legend"));
    m_miniMap->setAccessibleName(MapView::tr("Small map"));
    m_miniMap->setToolTip(MapView::tr("Click to go there"));
    writeLegend();
}

} // namespace entente::app
