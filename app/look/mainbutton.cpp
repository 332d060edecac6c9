#include "look/mainbutton.h"

#include "look/icons.h"
#include "look/theme.h"

#include <QIcon>
#include <QPainter>
#include <QPixmap>
#include <QPushButton>
#include <QStyle>

namespace entente::app {

void setMainButton(QPushButton &button)
{
    button.setProperty("filled", true);
    // A box of buttons has asked the style for the button's look already.
    button.style()->unpolish(&button);
    button.style()->polish(&button);
}

/// A style sheet leaves four pixels between icon and text, whatever it is told: so there is air in the picture itself.
void setMainIcon(QPushButton &button, const QString &name)
{
    constexpr int drawn = 18;
    constexpr int air = 4;
    const bool mirrored = button.isRightToLeft();
    QIcon icon;
    for (const qreal ratio : {1.0, 2.0}) {
        QPixmap wide(QSize(drawn + air, drawn) * ratio);
        wide.setDevicePixelRatio(ratio);
        wide.fill(Qt::transparent);
        QPainter painter(&wide);
        painter.drawPixmap(mirrored ? air : 0, 0, iconPixmap(name, drawn, ratio, coloursOf(&button).onFilled));
        painter.end();
        icon.addPixmap(wide);
    }
    button.setIcon(icon);
    button.setIconSize(QSize(drawn + air, drawn));
}

} // namespace entente::app
