#pragma once

#include <QWidget>

namespace entente::app {

/// The room at the left end of a page's head in which the window's menus may stand; a line ends it. Shut, until the
/// window finds that they fit (window/menurow).
class MenuRoom : public QWidget {
    Q_OBJECT

public:
    explicit MenuRoom(QWidget *head);

    /// Opens it so far that `menus` pixels, counted from the head's left edge, are free before the line; 0 shuts it.
    void open(int menus);
    bool isOpen() const { return isVisibleTo(parentWidget()); }

Q_SIGNALS:
    void changed(); ///< opened wider or less wide, or shut

private:
    static constexpr int air = 12; ///< before and after the line, in pixels
    QWidget *m_line;
};

} // namespace entente::app
