#pragma once

#include <QWidget>

class QAbstractItemView;
class QLabel;

namespace entente::app {

/// What stands where nothing is yet: a line that says so, and one that says how to begin. The mouse goes through it.
class EmptyHint : public QWidget {
    Q_OBJECT

public:
    explicit EmptyHint(QWidget *parent = nullptr);

    /// Lies in the middle of a list while its model has no row, and is what the list says of itself meanwhile. The list
    /// owns it; its model must be set.
    static EmptyHint *over(QAbstractItemView &view);

    void say(const QString &title, const QString &line);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void follow();

    QAbstractItemView *m_view = nullptr; ///< it lies over this; none: it stands in a layout
    QLabel *m_title;
    QLabel *m_line;
};

} // namespace entente::app
