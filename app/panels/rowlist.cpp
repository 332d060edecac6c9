#include "panels/rowlist.h"

#include "panels/rowdelegate.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPaintEvent>
#include <QResizeEvent>

#include <utility>

namespace entente::app {

namespace {

bool standsAt(const Row &row, const UnitRef &place)
{
    return place.valid() && row.region == place.region && row.layer == place.layer;
}

} // namespace

RowList::RowList(QWidget *parent) : QListView(parent), m_model(new RowModel(this))
{
    setModel(m_model);
    setItemDelegate(new RowDelegate(this));
    setMouseTracking(true);
    setVerticalScrollMode(ScrollPerPixel);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setUniformItemSizes(false);
    setResizeMode(Adjust);
    setEditTriggers(NoEditTriggers);
    setFrameShape(NoFrame);
    connect(selectionModel(), &QItemSelectionModel::currentChanged, this, [this](const QModelIndex &now) {
        if (!m_quiet && hasFocus())
            choose(now);
    });
}

void RowList::setLivery(const Livery &livery)
{
    m_livery = livery;
    viewport()->update();
}

void RowList::setRows(QList<Row> rows)
{
    const UnitRef unit = currentIndex().isValid() ? m_model->row(currentIndex()).station() : UnitRef();
    const int result = currentIndex().isValid() ? m_model->row(currentIndex()).result : -1;
    m_quiet = true;
    m_model->setRows(std::move(rows));
    m_quiet = false;
    if (result >= 0)
        setCurrentResult(result);
    else if (unit.valid())
        setCurrentUnit(unit);
}

/// The view lays its rows out anew when its height changes, but rows wrap by the width: a scroll bar that appears makes
/// them narrower.
void RowList::resizeEvent(QResizeEvent *event)
{
    QListView::resizeEvent(event);
    if (event->size().width() != event->oldSize().width())
        scheduleDelayedItemsLayout();
}

void RowList::setCurrentUnit(const UnitRef &unit)
{
    // A row at which nothing can be ordered is chosen all the same by whoever is in the list: it can be taken back.
    if (!unit.valid() && hasFocus() && currentIndex().isValid())
        return;
    m_quiet = true;
    QModelIndex found;
    for (int i = 0; unit.valid() && i < m_model->rowCount(); ++i) {
        const Row &row = m_model->rows()[i];
        if (row.kind == Row::Kind::Item && row.region == unit.region && row.layer == unit.layer
            && row.inBox == unit.number)
            found = m_model->index(i);
    }
    setCurrentIndex(found);
    if (!found.isValid())
        clearSelection();
    m_quiet = false;
}

void RowList::setCurrentResult(int result)
{
    m_quiet = true;
    QModelIndex found;
    for (int i = 0; result >= 0 && i < m_model->rowCount(); ++i) {
        if (m_model->rows()[i].result == result)
            found = m_model->index(i);
    }
    setCurrentIndex(found);
    if (found.isValid())
        scrollTo(found);
    else
        clearSelection();
    m_quiet = false;
}

void RowList::setCurrentNumber(int number)
{
    m_quiet = true;
    QModelIndex found;
    for (int i = 0; number >= 0 && i < m_model->rowCount(); ++i) {
        if (m_model->rows()[i].kind == Row::Kind::Item && m_model->rows()[i].number == number)
            found = m_model->index(i);
    }
    setCurrentIndex(found);
    if (!found.isValid())
        clearSelection();
    m_quiet = false;
}

void RowList::setPointedUnit(const UnitRef &unit)
{
    if (unit == m_pointed)
        return;
    const UnitRef before = std::exchange(m_pointed, unit);
    for (int i = 0; i < m_model->rowCount(); ++i) {
        const Row &row = m_model->rows()[i];
        if (standsAt(row, before) || standsAt(row, unit))
            viewport()->update(visualRect(m_model->index(i)));
    }
}

/// Where rows far from each other change, those between them need not be painted; the view would paint all that the
/// box round both contains.
void RowList::paintEvent(QPaintEvent *event)
{
    for (const QRect &part : event->region()) {
        QPaintEvent partly(part);
        QListView::paintEvent(&partly);
    }
}

bool RowList::isPointed(const Row &row) const
{
    return standsAt(row, m_pointed);
}

void RowList::choose(const QModelIndex &index)
{
    if (index.isValid() && m_model->row(index).kind == Row::Kind::Item)
        Q_EMIT chosen(m_model->row(index));
}

void RowList::keyPressEvent(QKeyEvent *event)
{
    switch (event->key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space:
        if (currentIndex().isValid() && !m_model->row(currentIndex()).rule.isEmpty())
            Q_EMIT ruleChosen(QString(m_model->row(currentIndex()).rule));
        choose(currentIndex());
        return;
    case Qt::Key_Delete:
        if (currentIndex().isValid() && m_model->row(currentIndex()).kind == Row::Kind::Item)
            Q_EMIT cleared(Row(m_model->row(currentIndex())));
        return;
    case Qt::Key_Escape:
        setCurrentIndex({});
        clearSelection();
        Q_EMIT left();
        return;
    case Qt::Key_Up:
    case Qt::Key_Down:
    case Qt::Key_Home:
    case Qt::Key_End:
    case Qt::Key_PageUp:
    case Qt::Key_PageDown: QListView::keyPressEvent(event); return;
    default:
        // Not QListView's search by typing: letters are verbs.
        event->ignore();
    }
}

void RowList::mousePressEvent(QMouseEvent *event)
{
    const QModelIndex index = indexAt(event->position().toPoint());
    if (index.isValid() && event->button() == Qt::LeftButton) {
        const auto *delegate = static_cast<const RowDelegate *>(itemDelegate());
        const int link = delegate->linkAt(event->position().toPoint(), visualRect(index), m_model->row(index));
        if (link >= 0) {
            if (link == ruleLink)
                Q_EMIT ruleChosen(QString(m_model->row(index).rule));
            else
                Q_EMIT linkChosen(link);
            return;
        }
        if (delegate->ruleAt(event->position().toPoint(), visualRect(index), m_model->row(index))) {
            Q_EMIT ruleChosen(QString(m_model->row(index).rule));
            return;
        }
        if (index == currentIndex()
            && delegate->actionAt(event->position().toPoint(), visualRect(index), m_model->row(index))) {
            Q_EMIT actionChosen(Row(m_model->row(index)));
            return;
        }
    }
    m_quiet = true;
    QListView::mousePressEvent(event);
    m_quiet = false;
    if (event->button() == Qt::LeftButton)
        choose(index);
}

void RowList::mouseMoveEvent(QMouseEvent *event)
{
    QListView::mouseMoveEvent(event);
    const QModelIndex index = indexAt(event->position().toPoint());
    const auto *delegate = static_cast<const RowDelegate *>(itemDelegate());
    const QPoint at = event->position().toPoint();
    const bool link =
        index.isValid()
        && (delegate->linkAt(at, visualRect(index), m_model->row(index)) >= 0
            || delegate->ruleAt(at, visualRect(index), m_model->row(index))
            || (index == currentIndex() && delegate->actionAt(at, visualRect(index), m_model->row(index))));
    viewport()->setCursor(link ? Qt::PointingHandCursor : Qt::ArrowCursor);
}

void RowList::focusInEvent(QFocusEvent *event)
{
    m_quiet = true;
    QListView::focusInEvent(event);
    m_quiet = false;
}

} // namespace entente::app
