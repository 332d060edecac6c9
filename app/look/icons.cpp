#include "look/icons.h"

#include "look/theme.h"

#include <QPainter>
#include <QPixmapCache>
#include <QSvgRenderer>

namespace entente::app {

using namespace Qt::StringLiterals;

QPixmap iconPixmap(const QString &name, int size, qreal devicePixelRatio, const QColor &colour)
{
    const QString key = u"icon/%1/%2/%3/%4"_s.arg(name).arg(size).arg(devicePixelRatio).arg(colour.rgba());
    QPixmap pixmap;
    if (QPixmapCache::find(key, &pixmap))
        return pixmap;
    QSvgRenderer renderer(u":/icons/%1.svg"_s.arg(name));
    if (!renderer.isValid())
        return {};
    const int pixels = qRound(size * devicePixelRatio);
    pixmap = QPixmap(pixels, pixels);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    renderer.render(&painter);
    // The drawing is only a shape: its ink is whatever is asked for.
    painter.setCompositionMode(QPainter::CompositionMode_SourceIn);
    painter.fillRect(pixmap.rect(), colour);
    painter.end();
    pixmap.setDevicePixelRatio(devicePixelRatio);
    QPixmapCache::insert(key, pixmap);
    return pixmap;
}

QIcon themedIcon(const QString &name, const QWidget *widget)
{
    const UiColours &c = coloursOf(widget);
    QIcon icon;
    for (const qreal ratio : {1.0, 2.0}) {
        icon.addPixmap(iconPixmap(name, 20, ratio, c.quiet), QIcon::Normal, QIcon::Off);
        icon.addPixmap(iconPixmap(name, 20, ratio, c.accent), QIcon::Normal, QIcon::On);
        icon.addPixmap(iconPixmap(name, 20, ratio, c.strongLine), QIcon::Disabled, QIcon::Off);
    }
    return icon;
}

QIcon colouredIcon(const QString &name, const QColor &colour)
{
    QIcon icon;
    for (const qreal ratio : {1.0, 2.0}) {
        icon.addPixmap(iconPixmap(name, 20, ratio, colour));
        icon.addPixmap(iconPixmap(name, 20, ratio, colour),
                       QIcon::Selected); // else it is tinted like the chosen row itself
    }
    return icon;
}

} // namespace entente::app
