#pragma once

#include <QDialog>
#include <QSize>

class QDialogButtonBox;
class QLayout;
class QPushButton;
class QScrollArea;
class QVBoxLayout;

namespace entente::app {

class SheetPage;

/// The largest size that a window beside `widget` can have: what the desktop leaves free of its screen, without the
/// frame.
QSize roomOnScreen(const QWidget &widget);

/// Puts a page into an area in which it scrolls where it is too large.
QScrollArea *scrollingArea(QWidget *page, QWidget *parent);

/// What lies over the board: a page, and below it a foot with the buttons. It opens in the size it wishes for, as far
/// as the screen has that room. Where the page needs more it scrolls, and the foot stays in reach.
class Sheet : public QDialog {
    Q_OBJECT

public:
    /// A wished height of 0 is that of the page.
    explicit Sheet(QSize wished, QWidget *parent = nullptr);
    /// One that is gone as soon as it is closed; `name` is for scripts and tests.
    Sheet(const QString &name, const QString &title, QSize wished, QWidget *parent);

    void setVisible(bool visible) override;
    /// Beside what it is about: in the lower right corner of a widget, on the screen.
    void showInCorner(const QWidget &over);
    bool isInCorner() const { return m_inCorner && isVisible(); }
    /// In a corner: of the sheet a button with its title is left, or it is all there again.
    void setFolded(bool on);
    bool isFolded() const { return m_folded; }

protected:
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    /// Enter presses the button that has the ring, whichever is the usual one.
    void keyPressEvent(QKeyEvent *event) override;
    /// With the margins of all sheets.
    QVBoxLayout *page() const;
    /// A row of buttons with one that closes the sheet and is called `name`.
    QDialogButtonBox *closeButtons(const QString &name);
    /// One of the two: what stands below the page.
    void setFoot(QWidget *foot);
    void setFoot(QLayout *foot);
    /// Takes everything off the page and the foot: in another language they are made anew.
    void clear();
    /// The size that the page wants now; in the corner of a widget the lower right corner stays where it is.
    void fit();

private:
    QSize wantedSize() const;
    int footHeight() const;
    void grow();
    void tellFolded();

    QSize m_wished;
    SheetPage *m_page;
    QScrollArea *m_scroll;
    QWidget *m_foot;
    QPushButton *m_fold; ///< in a corner
    QSize m_unfolded;    ///< the size before it was folded
    bool m_opened = false;
    bool m_inCorner = false;
    bool m_folded = false;
};

} // namespace entente::app
