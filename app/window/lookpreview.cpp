#include "window/lookpreview.h"

#include "map/mappicture.h"
#include "start/picturepool.h"

#include "look/theme.h"

#include <QPainter>
#include <QPainterPath>
#include <QPointer>
#include <QThreadPool>

namespace entente::app {

using namespace Qt::StringLiterals;

namespace {

constexpr qreal nearness = 0.62; ///< pixels a sheet unit: units are as large as on a board that fills a window

/// Where most is to be seen: the middle of the units.
QPointF middleOf(const MapSheet &sheet, const MapState &state)
{
    QRectF crowd;
    for (const MapUnit &shown : state.units) {
        const QRectF place(sheet.unitAnchor(shown.unit.region, shown.unit.layer), QSizeF(1, 1));
        crowd = crowd.isNull() ? place : crowd.united(place);
    }
    return crowd.isNull() ? sheet.rect().center() : crowd.center();
}

QImage paintSample(const LookPreview::Sample &sample, QSize size, qreal dpr)
{
    QImage image(size * dpr, QImage::Format_RGB32);
    image.fill(sample.look.theme.sea);
    const qreal scale = nearness * dpr;
    QRectF part(QPointF(), QSizeF(image.size()) / scale);
    part.moveCenter(middleOf(*sample.look.sheet, sample.state));
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    paintMap(painter, sample.look, part, scale);
    paintPieces(painter, sample.look, sample.state, part, scale);
    painter.end();
    image.setDevicePixelRatio(dpr);
    return image;
}

} // namespace

LookPreview::LookPreview(std::function<Sample()> sample, QWidget *parent) : QWidget(parent), m_sample(std::move(sample))
{
    setObjectName(u"lookPreview"_s);
    setAccessibleName(tr("A piece of the map as it looks now"));
}

void LookPreview::refresh()
{
    const Sample sample = m_sample();
    if (!sample.look.sheet || !sample.look.board || size().isEmpty())
        return;
    const QPointer<LookPreview> guard(this);
    picturePool().start([guard, sample, asked = ++m_asked, size = size(), dpr = devicePixelRatioF()] {
        QImage image = paintSample(sample, size, dpr);
        QMetaObject::invokeMethod(
            qApp,
            [guard, asked, image = std::move(image)] {
                if (!guard || asked != guard->m_asked)
                    return;
                guard->m_picture = image;
                guard->update();
            },
            Qt::QueuedConnection);
    });
}

void LookPreview::resizeEvent(QResizeEvent *)
{
    refresh();
}

void LookPreview::paintEvent(QPaintEvent *)
{
    const UiColours &c = coloursOf(this);
    const QRectF frame = QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5);
    QPainterPath shape;
    shape.addRoundedRect(frame, metrics::corner, metrics::corner);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setClipPath(shape);
    painter.fillRect(rect(), c.track);
    painter.drawImage(QPointF(), m_picture);
    painter.setClipping(false);
    painter.setPen(c.strongLine);
    painter.drawPath(shape);
}

} // namespace entente::app
