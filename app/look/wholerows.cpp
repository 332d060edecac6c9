#include "look/wholerows.h"

#include <QEvent>

namespace entente::app {

WholeRows::WholeRows(QWidget *page, QWidget *parent) : QScrollArea(parent)
{
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::NoFocus);
    setWidget(page);
    page->installEventFilter(this);
}

/// The rows stand where they stay a moment after their page has changed.
bool WholeRows::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == widget() && (event->type() == QEvent::LayoutRequest || event->type() == QEvent::Resize))
        QMetaObject::invokeMethod(this, &WholeRows::endBetweenRows, Qt::QueuedConnection);
    return QScrollArea::eventFilter(watched, event);
}

void WholeRows::resizeEvent(QResizeEvent *event)
{
    QScrollArea::resizeEvent(event);
    endBetweenRows();
}

void WholeRows::endBetweenRows()
{
    const int room = height();
    int end = room;
    for (bool cuts = widget()->height() > room; cuts;) {
        cuts = false;
        for (const QWidget *part : widget()->findChildren<QWidget *>()) {
            const bool holder = part->metaObject() == &QWidget::staticMetaObject; // its parts count, and not itself
            if (holder || part->isWindow() || !part->isVisibleTo(widget()))
                continue;
            const int top = part->mapTo(widget(), QPoint()).y();
            if (top < end && top + part->height() > end) {
                end = top;
                cuts = true;
            }
        }
    }
    const int left = end < room / 2 ? 0 : room - end; // what is so high is better cut
    if (viewportMargins().bottom() != left)
        setViewportMargins(0, 0, 0, left);
}

} // namespace entente::app
