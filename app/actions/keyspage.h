#pragma once

#include <QWidget>

class QAction;
class QHBoxLayout;
class QLabel;
class QLineEdit;
class QPushButton;
class QTreeWidget;

namespace entente::app {

class Actions;
class Shortcuts;

/// Every command with its key: searched by typing, changed by Enter and the new key. What clashes is said in one
/// sentence and changes nothing.
class KeysPage : public QWidget {
    Q_OBJECT

public:
    KeysPage(Actions &actions, Shortcuts &shortcuts, QWidget *parent = nullptr);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    QHBoxLayout *makeEditRow();
    void connectParts();
    void fill();
    void filter(const QString &typed);
    void take(const QKeySequence &key);
    void refresh(); ///< the keys, and what the buttons can do
    QAction *current() const;
    void say(const QString &sentence, bool refusal);

    Actions &m_actions;
    Shortcuts &m_shortcuts;
    QLineEdit *m_line;
    QTreeWidget *m_list;
    QLineEdit *m_edit; ///< shows the key; takes what is pressed
    QPushButton *m_none;
    QPushButton *m_reset;
    QPushButton *m_resetAll;
    QLabel *m_says;
};

} // namespace entente::app
