#pragma once

#include "panels/rowlist.h"

namespace entente::app {

class GameDocument;
class OrderLine;

/// The list of orders as a second editor. F2 or a double click lets a row's order be written anew in its place; Ctrl+D
/// asks for the same order for another unit; a row dragged onto another, or Alt with an arrow key, asks that their
/// units exchange orders. What is asked is done (or refused) by whoever listens.
class OrderList : public RowList {
    Q_OBJECT

public:
    explicit OrderList(const GameDocument &document, QWidget *parent = nullptr);

    /// Whose units are proposed while one types; none: everybody's.
    void setWriter(PowerId power);
    /// Opens the current row; does nothing on rows of no unit.
    void beginEdit();
    void endEdit(); ///< what was typed is forgotten
    bool isEditing() const;

Q_SIGNALS:
    void rewritten(const entente::app::Row &row, const QString &text);
    void copied(const entente::app::Row &row);
    void exchanged(const entente::app::Row &from, const entente::app::Row &to);
    void pointed(const entente::UnitRef &unit); ///< by the mouse, or else by the selection; none: by nothing
    void proposed(const QStringList &texts, const QString &typed); ///< how what is being typed may go on

protected:
    bool event(QEvent *event) override; ///< its keys come before the window's
    bool eventFilter(QObject *watched, QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void leaveEvent(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void scrollContentsBy(int dx, int dy) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    /// The row there, if it is a unit's.
    const Row *unitRow(const QModelIndex &index) const;
    QModelIndex neighbour(int by) const;
    QModelIndex dropIndex() const; ///< where the dragged row would go now
    void placeLine();
    void retranslate();

    const GameDocument &m_document;
    OrderLine *m_line;
    QPersistentModelIndex m_edited;
    QPersistentModelIndex m_dragged;
    QPoint m_pressedAt;
    QPoint m_draggedTo;
    bool m_dragging = false;
};

} // namespace entente::app
