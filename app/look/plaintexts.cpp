#include "look/plaintexts.h"

#include <QAbstractItemView>
#include <QHelpEvent>
#include <QLabel>
#include <QToolTip>

namespace entente::app {

namespace {

/// The tooltip of the widget, or of the row under the mouse.
QString toolTipAt(const QWidget &widget, QPoint place)
{
    const auto *view = qobject_cast<const QAbstractItemView *>(widget.parentWidget());
    if (view && view->viewport() == &widget)
        return view->indexAt(place).data(Qt::ToolTipRole).toString();
    return widget.toolTip();
}

} // namespace

PlainTexts::PlainTexts(QObject *application) : QObject(application)
{
    application->installEventFilter(this);
}

bool PlainTexts::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Polish) {
        auto *label = qobject_cast<QLabel *>(watched);
        const bool toolTip = label && label->windowFlags().testFlag(Qt::ToolTip);
        if (label && !toolTip && label->textFormat() == Qt::AutoText)
            label->setTextFormat(Qt::PlainText);
    } else if (event->type() == QEvent::ToolTip && watched->isWidgetType()) {
        auto *widget = static_cast<QWidget *>(watched);
        const auto *help = static_cast<const QHelpEvent *>(event);
        const QString text = toolTipAt(*widget, help->pos());
        if (Qt::mightBeRichText(text)) {
            QToolTip::showText(help->globalPos(), text.toHtmlEscaped(), widget);
            return true;
        }
    }
    return QObject::eventFilter(watched, event);
}

} // namespace entente::app
