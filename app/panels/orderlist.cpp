#include "panels/orderlist.h"

#include "document/gamedocument.h"
#include "look/onchange.h"
#include "look/theme.h"
#include "orders/notation.h"
#include "panels/orderline.h"
#include "words/names.h"

#include <QApplication>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

namespace entente::app {

using namespace Qt::StringLiterals;

OrderList::OrderList(const GameDocument &document, QWidget *parent)
    : RowList(parent), m_document(document), m_line(new OrderLine(document, viewport()))
{
    m_line->setObjectName(u"orderEdit"_s);
    m_line->installEventFilter(this);
    m_line->hide();
    connect(m_line, &OrderLine::proposed, this, &OrderList::proposed);
    connect(selectionModel(), &QItemSelectionModel::currentChanged, this, [this](const QModelIndex &now) {
        if (hasFocus()) {
            const Row *row = unitRow(now);
            Q_EMIT pointed(row ? row->station() : UnitRef());
        }
    });
    connect(model(), &QAbstractItemModel::modelAboutToBeReset, this, [this] {
        endEdit();
        m_dragging = false;
        m_dragged = QModelIndex();
    });
    retranslate();
    onChange(this, {QEvent::LanguageChange}, [this] { retranslate(); });
}

void OrderList::retranslate()
{
    m_line->setAccessibleName(tr("The order's text"));
    setAccessibleDescription(tr(
        "F2 rewrites an order, Delete takes it back, Ctrl+D copies it to the next unit, Alt+Up and Alt+Down swap it."));
}

void OrderList::setWriter(PowerId power)
{
    m_line->setWriter(power);
}

const Row *OrderList::unitRow(const QModelIndex &index) const
{
    if (!index.isValid())
        return nullptr;
    const Row &row = rows().row(index);
    return row.kind == Row::Kind::Item && row.power.valid() && row.region.valid() ? &row : nullptr;
}

// --- writing in a row ---------------------------------------------------------------------------

bool OrderList::isEditing() const
{
    return m_edited.isValid();
}

void OrderList::beginEdit()
{
    const Row *row = unitRow(currentIndex());
    if (!row || !m_document.hasGame())
        return;
    m_edited = currentIndex();
    const Board &board = m_document.board();
    const std::vector<GivenOrder> &orders = m_document.game().orders();
    const bool given = row->number >= 0 && row->number < static_cast<int>(orders.size());
    const std::string text = given ? orderText(board, orders[static_cast<std::size_t>(row->number)].order,
                                               m_document.game().position().phase.stage)
                                   : unitText(board, row->unitKind, row->region, row->layer, row->inBox) + ' ';
    scrollTo(m_edited);
    m_line->setText(fromUtf8(text));
    placeLine();
    m_line->show();
    m_line->setFocus(Qt::OtherFocusReason);
    if (given)
        m_line->selectAll();
}

void OrderList::endEdit()
{
    if (!isEditing())
        return;
    m_edited = QModelIndex();
    const bool focused = m_line->hasFocus();
    m_line->hide();
    if (focused)
        setFocus(Qt::OtherFocusReason);
}

void OrderList::placeLine()
{
    if (isEditing())
        m_line->setGeometry(visualRect(m_edited).adjusted(8, 1, -8, -1));
}

bool OrderList::eventFilter(QObject *watched, QEvent *event)
{
    if (watched != m_line || !isEditing())
        return RowList::eventFilter(watched, event);
    if (event->type() == QEvent::FocusOut && static_cast<QFocusEvent *>(event)->reason() != Qt::PopupFocusReason
        && static_cast<QFocusEvent *>(event)->reason() != Qt::ActiveWindowFocusReason) {
        endEdit();
    } else if (event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent *>(event)->key();
        if (key == Qt::Key_Escape) {
            endEdit();
            return true;
        }
        if (key == Qt::Key_Return || key == Qt::Key_Enter) {
            const Row row = rows().row(m_edited);
            Q_EMIT rewritten(row, m_line->text().trimmed());
            return true;
        }
    }
    return RowList::eventFilter(watched, event);
}

void OrderList::scrollContentsBy(int dx, int dy)
{
    RowList::scrollContentsBy(dx, dy);
    placeLine();
}

void OrderList::resizeEvent(QResizeEvent *event)
{
    RowList::resizeEvent(event);
    placeLine();
}

void OrderList::mouseDoubleClickEvent(QMouseEvent *event)
{
    if (event->button() == Qt::LeftButton && unitRow(indexAt(event->position().toPoint()))) {
        setCurrentIndex(indexAt(event->position().toPoint()));
        beginEdit();
        return;
    }
    RowList::mouseDoubleClickEvent(event);
}

bool OrderList::event(QEvent *event)
{
    if (event->type() == QEvent::ShortcutOverride && unitRow(currentIndex())) {
        const auto *key = static_cast<QKeyEvent *>(event);
        if (key->key() == Qt::Key_D && key->modifiers() == Qt::ControlModifier) {
            event->accept();
            return true;
        }
    }
    return RowList::event(event);
}

// --- by keys ------------------------------------------------------------------------------------

QModelIndex OrderList::neighbour(int by) const
{
    for (int i = currentIndex().row() + by; i >= 0 && i < rows().rowCount(); i += by) {
        if (unitRow(rows().index(i)))
            return rows().index(i);
    }
    return {};
}

void OrderList::keyPressEvent(QKeyEvent *event)
{
    const Row *row = unitRow(currentIndex());
    const bool arrow = event->key() == Qt::Key_Up || event->key() == Qt::Key_Down;
    if (event->key() == Qt::Key_F2 && event->modifiers() == Qt::NoModifier) {
        beginEdit();
    } else if (row && event->key() == Qt::Key_D && event->modifiers() == Qt::ControlModifier) {
        Q_EMIT copied(Row(*row));
    } else if (row && arrow && event->modifiers() == Qt::AltModifier) {
        if (const Row *other = unitRow(neighbour(event->key() == Qt::Key_Up ? -1 : 1)))
            Q_EMIT exchanged(Row(*row), Row(*other));
    } else {
        RowList::keyPressEvent(event);
    }
}

// --- by mouse -----------------------------------------------------------------------------------

void OrderList::mousePressEvent(QMouseEvent *event)
{
    RowList::mousePressEvent(event);
    const QPoint at = event->position().toPoint();
    const Row *row = unitRow(indexAt(at));
    m_dragging = false;
    m_dragged = event->button() == Qt::LeftButton && row && row->number >= 0 ? indexAt(at) : QModelIndex();
    m_pressedAt = at;
    Q_EMIT pointed(row ? row->station() : UnitRef());
}

void OrderList::mouseMoveEvent(QMouseEvent *event)
{
    const QPoint at = event->position().toPoint();
    if (event->buttons() & Qt::LeftButton) {
        m_dragging =
            m_dragging
            || (m_dragged.isValid() && (at - m_pressedAt).manhattanLength() >= QApplication::startDragDistance());
        m_draggedTo = at;
        viewport()->setCursor(m_dragging ? Qt::ClosedHandCursor : Qt::ArrowCursor);
        viewport()->update();
        return; // no selecting of further rows on the way
    }
    RowList::mouseMoveEvent(event);
    const Row *row = unitRow(indexAt(at));
    Q_EMIT pointed(row ? row->station() : UnitRef());
}

QModelIndex OrderList::dropIndex() const
{
    const QModelIndex under = indexAt(m_draggedTo);
    return m_dragging && under.isValid() && under != m_dragged && unitRow(under) ? under : QModelIndex();
}

void OrderList::mouseReleaseEvent(QMouseEvent *event)
{
    RowList::mouseReleaseEvent(event);
    m_draggedTo = event->position().toPoint();
    const QModelIndex to = dropIndex();
    const QModelIndex from = m_dragged;
    m_dragging = false;
    m_dragged = QModelIndex();
    viewport()->unsetCursor();
    viewport()->update();
    if (to.isValid() && from.isValid())
        Q_EMIT exchanged(Row(rows().row(from)), Row(rows().row(to)));
}

void OrderList::leaveEvent(QEvent *event)
{
    RowList::leaveEvent(event);
    const Row *row = hasFocus() ? unitRow(currentIndex()) : nullptr;
    Q_EMIT pointed(row ? row->station() : UnitRef());
}

void OrderList::paintEvent(QPaintEvent *event)
{
    RowList::paintEvent(event);
    const QModelIndex to = dropIndex();
    if (!to.isValid())
        return;
    QPainter painter(viewport());
    painter.setPen(QPen(coloursOf(this).accent, 2, Qt::DashLine));
    painter.drawRect(visualRect(to).adjusted(2, 1, -3, -2));
}

} // namespace entente::app
