#include "look/wheelguard.h"

#include <QAbstractSlider>
#include <QAbstractSpinBox>
#include <QComboBox>
#include <QEvent>
#include <QScrollBar>

namespace entente::app {

bool WheelGuard::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() != QEvent::Wheel && event->type() != QEvent::Polish)
        return false;
    auto *widget = qobject_cast<QWidget *>(watched);
    const bool chooses = qobject_cast<QComboBox *>(widget) || qobject_cast<QAbstractSpinBox *>(widget)
                         || (qobject_cast<QAbstractSlider *>(widget) && !qobject_cast<QScrollBar *>(widget));
    if (!chooses)
        return false;
    if (event->type() == QEvent::Polish) {
        if (widget->focusPolicy() == Qt::WheelFocus)
            widget->setFocusPolicy(Qt::StrongFocus);
        return false;
    }
    if (widget->hasFocus())
        return false;
    event->ignore(); // for whatever lies under it
    return true;
}

} // namespace entente::app
