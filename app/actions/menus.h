#pragma once

#include <QList>
#include <QObject>

class QAction;
class QMenu;
class QMenuBar;

namespace entente::app {

class Actions;

/// The window's menus, made once from its actions: six stand in the bar at the top, and the same six behind the one
/// button that is seen while the bar is hidden. An action stands in one place, and no menu is longer than twelve lines.
class Menus : public QObject {
    Q_OBJECT

public:
    Menus(const Actions &actions, QMenuBar &bar, QMenu &button);

    void retranslate();

private:
    QMenu *gameMenu(const Actions &actions);
    QMenu *editMenu(const Actions &actions);
    QMenu *viewMenu(const Actions &actions);
    QMenu *tableMenu(const Actions &actions);
    QMenu *analyseMenu(const Actions &actions);
    QMenu *helpMenu(const Actions &actions);
    QMenu *choices(const char *name, const char *title, const QList<QAction *> &actions);
    static bool hasChoice(const QMenu &menu);
    QMenu *make(const char *name, const char *title);

    struct Title {
        QMenu *menu;
        const char *source;
    };
    QMenuBar &m_bar;
    QList<Title> m_titles;
};

} // namespace entente::app
