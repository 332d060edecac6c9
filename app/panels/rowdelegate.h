#pragma once

#include "sheet/theme.h"
#include "panels/rows.h"

#include <QStyledItemDelegate>

namespace entente::app {

class RowList;

/// Paints the rows of a RowList.
class RowDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    explicit RowDelegate(RowList *list);

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    /// The link under a point of the view, or -1.
    int linkAt(const QPoint &point, const QRect &rowRect, const Row &row) const;
    /// Whether the point is on the rule that a head names.
    bool ruleAt(const QPoint &point, const QRect &rowRect, const Row &row) const;
    /// Whether the point is on the row's action.
    bool actionAt(const QPoint &point, const QRect &rowRect, const Row &row) const;

private:
    void paintHead(QPainter &painter, const QStyleOptionViewItem &option, const Row &row, bool first) const;
    void paintStep(QPainter &painter, const QRect &rect, const Row &row) const;
    void paintNote(QPainter &painter, const QRect &rect, const Row &row) const;
    // An item, from the bottom up.
    void paintGround(QPainter &painter, const QStyleOptionViewItem &option, const Row &row) const;
    void paintSymbol(QPainter &painter, const QRect &rect, const Row &row) const;
    void paintWords(QPainter &painter, const QRect &rect, const Row &row, bool selected) const;
    void paintMark(QPainter &painter, const QRect &rect, const Row &row) const;
    MapTheme mapTheme() const;
    /// How the text of an item stands: its main sentence may take a second line.
    struct ItemShape {
        int mainLines = 1;
        int reasonLines = 0;
        bool shortened = false; ///< the row's own shorter words stand for its sentence
    };
    ItemShape shapeOf(int rowWidth, const Row &row) const;
    /// The width that stays for the main sentence beside figures, actions and marks.
    int mainWidth(int rowWidth, const Row &row) const;

    RowList *m_list;
};

} // namespace entente::app
