#pragma once

#include <QDialog>

namespace entente::app {

class Actions;
class Shortcuts;

/// What a person chooses for good: how the window and the map look, whether things move, and every key. Each choice
/// counts at once; there is nothing to confirm.
class PreferencesDesk : public QDialog {
    Q_OBJECT

public:
    PreferencesDesk(Actions &actions, Shortcuts &shortcuts, QWidget *parent = nullptr);

protected:
    void changeEvent(QEvent *event) override; ///< in another language it is opened anew
};

} // namespace entente::app
