#pragma once

#include <QDialog>
#include <QList>

class QAction;
class QLabel;
class QLineEdit;
class QListWidget;

namespace entente::app {

/// Every action of the window by name, found by typing a part of it: a list that shrinks, Enter does it.
/// Actions that can't be done now are shown last and say so when they are chosen.
class CommandPalette : public QDialog {
    Q_OBJECT

public:
    explicit CommandPalette(const QList<QAction *> &actions, QWidget *parent);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    void filter(const QString &typed);
    void run();
    void say(const QString &text);

    QList<QAction *> m_actions;
    QLineEdit *m_line;
    QListWidget *m_list;
    QLabel *m_says;
};

} // namespace entente::app
