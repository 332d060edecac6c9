#pragma once

#include "script/scriptwords.h"

namespace entente::app {

class MainWindow;
class ScriptWidgets;
class UserSimulation;

/// The lines of a script that begin with `expect`: what is compared with the game, the map and the
/// widgets as they are now. Changes nothing.
class ScriptExpectations {
public:
    ScriptExpectations(MainWindow &window, const UserSimulation &user, const ScriptWidgets &widgets);

    /// `words` without the `expect`.
    Complaint check(const QStringList &words) const;

private:
    int legsDrawn() const;
    Complaint checkHighlighted(const QString &wanted) const;
    Complaint checkStored(const QStringList &words) const;
    Complaint checkPlaces(const QStringList &words) const;
    Complaint checkPosition(const QStringList &words) const;
    Complaint checkWidget(const QStringList &words) const;

    MainWindow &m_window;
    const UserSimulation &m_user;
    const ScriptWidgets &m_widgets;
};

} // namespace entente::app
