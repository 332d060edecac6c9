#pragma once

#include "look/sheet.h"
#include "window/lookpreview.h"

#include <functional>

class QDialogButtonBox;
class QTabWidget;

namespace entente::app {

class Actions;
class Shortcuts;

/// What a person chooses for good: how the window and the map look (a piece of map shows it), whether things move, and
/// every key. Each choice counts at once; there is nothing to confirm.
class PreferencesDesk : public Sheet {
    Q_OBJECT

public:
    /// `sample`: a map as it looks now, shown beside the choices.
    PreferencesDesk(Actions &actions, Shortcuts &shortcuts, std::function<LookPreview::Sample()> sample,
                    QWidget *parent = nullptr);

    void showKeys(); ///< the page with every key

Q_SIGNALS:
    void coloursChosen(); ///< of powers; games show them before anything is asked again

protected:
    void changeEvent(QEvent *event) override; ///< in another language it says the same anew

private:
    void fill();
    QWidget *appearance();

    Actions &m_actions;
    Shortcuts &m_shortcuts;
    std::function<LookPreview::Sample()> m_sample;
    QTabWidget *m_tabs = nullptr;
    QDialogButtonBox *m_buttons = nullptr;
};

} // namespace entente::app
