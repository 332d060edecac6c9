#include "look/choicelist.h"

#include "look/icons.h"
#include "look/theme.h"

#include <QComboBox>
#include <QEvent>
#include <QPainter>
#include <QStyledItemDelegate>

namespace entente::app {

using namespace Qt::StringLiterals;

namespace {

constexpr int rowHeight = 32;
constexpr int separatorHeight = 9;
constexpr int edge = 11; ///< where the box writes its own text
constexpr int tickSize = 14;
constexpr int gap = 8;

class ChoiceDelegate : public QStyledItemDelegate {
public:
    explicit ChoiceDelegate(QComboBox *box) : QStyledItemDelegate(box), m_box(*box) {}

    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        const int icon = index.data(Qt::DecorationRole).isNull() ? 0 : m_box.iconSize().width() + gap;
        const int text = option.fontMetrics.horizontalAdvance(index.data(Qt::DisplayRole).toString());
        return QSize(edge + icon + text + gap + tickSize + edge, isSeparator(index) ? separatorHeight : rowHeight);
    }

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        const UiColours &c = coloursOf(&m_box);
        const QRect row = option.rect;
        painter->save();
        if (isSeparator(index)) {
            painter->fillRect(QRect(row.left() + edge, row.center().y(), row.width() - 2 * edge, 1), c.line);
            painter->restore();
            return;
        }
        if (option.state & QStyle::State_Selected) {
            painter->setRenderHint(QPainter::Antialiasing);
            painter->setPen(Qt::NoPen);
            painter->setBrush(c.selected);
            painter->drawRoundedRect(row.adjusted(3, 1, -3, -1), 4, 4);
        }
        const int side = row.right() - edge - tickSize;
        if (index.row() == m_box.currentIndex())
            themedIcon(u"tick"_s, &m_box)
                .paint(painter, QRect(side, row.center().y() - tickSize / 2, tickSize, tickSize));
        int left = row.left() + edge;
        if (const QIcon icon = index.data(Qt::DecorationRole).value<QIcon>(); !icon.isNull()) {
            const QSize size = m_box.iconSize();
            icon.paint(painter, QRect(QPoint(left, row.center().y() - size.height() / 2), size));
            left += size.width() + gap;
        }
        painter->setFont(option.font);
        painter->setPen(option.state & QStyle::State_Enabled ? c.text : c.faint);
        const QRect room(left, row.top(), side - gap - left, row.height());
        painter->drawText(
            room, Qt::AlignVCenter | Qt::TextSingleLine,
            option.fontMetrics.elidedText(index.data(Qt::DisplayRole).toString(), Qt::ElideRight, room.width()));
        painter->restore();
    }

private:
    static bool isSeparator(const QModelIndex &index)
    {
        return index.data(Qt::AccessibleDescriptionRole).toString() == "separator"_L1;
    }

    const QComboBox &m_box;
};

} // namespace

bool ChoiceLists::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() != QEvent::Polish)
        return false;
    auto *box = qobject_cast<QComboBox *>(watched);
    if (box && !dynamic_cast<ChoiceDelegate *>(box->itemDelegate()))
        box->setItemDelegate(new ChoiceDelegate(box));
    return false;
}

} // namespace entente::app
