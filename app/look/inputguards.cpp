#include "look/inputguards.h"

#include <QAbstractItemView>
#include <QAbstractSlider>
#include <QAbstractSpinBox>
#include <QClipboard>
#include <QComboBox>
#include <QDropEvent>
#include <QEvent>
#include <QGuiApplication>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMimeData>
#include <QPlainTextEdit>
#include <QScrollBar>
#include <QTextEdit>
#include <QToolTip>

namespace entente::app {

namespace {

bool isTextField(QObject *watched)
{
    QObject *around = watched->parent();
    return qobject_cast<QLineEdit *>(watched) || qobject_cast<QPlainTextEdit *>(around)
           || qobject_cast<QTextEdit *>(around);
}

/// The tooltip of the widget, or of the row under the mouse.
QString toolTipAt(const QWidget &widget, QPoint place)
{
    const auto *view = qobject_cast<const QAbstractItemView *>(widget.parentWidget());
    if (view && view->viewport() == &widget)
        return view->indexAt(place).data(Qt::ToolTipRole).toString();
    return widget.toolTip();
}

} // namespace

bool FileDrops::eventFilter(QObject *watched, QEvent *event)
{
    const bool drags = event->type() == QEvent::DragEnter || event->type() == QEvent::DragMove;
    if (!drags && event->type() != QEvent::Drop)
        return false;
    auto *drop = static_cast<QDropEvent *>(event);
    if (!drop->mimeData()->hasUrls() || !isTextField(watched))
        return false;
    event->ignore(); // for whatever lies around it
    return true;
}

bool PasteGuard::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::KeyPress && watched->isWidgetType()
        && static_cast<QKeyEvent *>(event)->matches(QKeySequence::Paste)) {
        const QMimeData *held = QGuiApplication::clipboard()->mimeData();
        if (!held || held->text().isEmpty())
            return true;
    }
    return QObject::eventFilter(watched, event);
}

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
