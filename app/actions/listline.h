#pragma once

#include <QLineEdit>

namespace entente::app {

/// A line into which a list may be pasted: each of its lines is one of the field's, parted by a semicolon.
class ListLine : public QLineEdit {
    Q_OBJECT

public:
    using QLineEdit::QLineEdit;

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;
    void dropEvent(QDropEvent *event) override;

private:
    void insertList(const QString &text);
    void paste();
};

} // namespace entente::app
