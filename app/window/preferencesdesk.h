#pragma once

#include <QDialog>

class QDialogButtonBox;
class QTabWidget;
class QVBoxLayout;

namespace entente::app {

class Actions;
class Shortcuts;

/// What a person chooses for good: how the window and the map look, whether things move, and every key. Each choice
/// counts at once; there is nothing to confirm.
class PreferencesDesk : public QDialog {
    Q_OBJECT

public:
    PreferencesDesk(Actions &actions, Shortcuts &shortcuts, QWidget *parent = nullptr);

    void showKeys(); ///< the page with every key

protected:
    void changeEvent(QEvent *event) override; ///< in another language it says the same anew

private:
    void fill();

    Actions &m_actions;
    Shortcuts &m_shortcuts;
    QTabWidget *m_tabs = nullptr;
    QVBoxLayout *m_column;
    QDialogButtonBox *m_buttons = nullptr;
};

} // namespace entente::app
