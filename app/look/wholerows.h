#pragma once

#include <QScrollArea>

namespace entente::app {

/// An area in which a page scrolls where it is too large. As long as nobody has scrolled, its lower end cuts no button
/// and no line of words through: it ends above what would not be whole.
class WholeRows : public QScrollArea {
    Q_OBJECT

public:
    /// Owns the page.
    explicit WholeRows(QWidget *page, QWidget *parent = nullptr);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void endBetweenRows();
};

} // namespace entente::app
