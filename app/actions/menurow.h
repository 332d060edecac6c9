#pragma once

#include <QPointer>
#include <QWidget>

class QLabel;
class QMenuBar;
class QStackedWidget;

namespace entente::app {

class MenuRoom;

/// The menus, and the pages below them. Where the window is wide enough and the page shown leaves a MenuRoom in its
/// head, the menus stand in that head's own row, and the map gets the height of theirs.
class MenuRow : public QWidget {
    Q_OBJECT

public:
    /// Takes both in as its children.
    MenuRow(QMenuBar &menus, QStackedWidget &pages, QWidget *parent = nullptr);

    void setMenusShown(bool shown);
    bool showsMenus() const { return m_shown; }
    /// A line above all pages that stays until it is empty.
    void warn(const QString &sentence);
    QSize minimumSizeHint() const override;

protected:
    bool event(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    static constexpr int headsNeed = 850; ///< pixels that the longest head takes, with its longest buttons

    void lookForRoom(); ///< on the page that is shown now
    void arrange();
    void standIn(const MenuRoom &room);

    QMenuBar &m_menus;
    QStackedWidget &m_pages;
    QLabel *m_warning;
    QPointer<MenuRoom> m_room; ///< of the page shown; nothing where its head has none
    bool m_shown = true;
};

} // namespace entente::app
