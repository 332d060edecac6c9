#pragma once

#include "script/scriptwords.h"

class QAbstractItemView;
class QModelIndex;
class QWidget;

namespace entente::app {

class MainWindow;
class UserSimulation;

/// The buttons, menus and lists of the window, found by the names that people read or by their object
/// names, and used as a person would.
class ScriptWidgets {
public:
    ScriptWidgets(MainWindow &window, UserSimulation &user);

    /// A visible one before a hidden one; null: there is none.
    QWidget *widgetNamed(const QString &name) const;
    /// What a person reads on it; of a panel all its labels, of a list all its rows.
    static QString textOf(const QWidget *widget);

    Complaint press(const QString &name);
    Complaint choose(const QString &name, const QString &item);
    /// Takes a row of a list and lets it go on another.
    Complaint dragRow(const QString &name, const QString &from, const QString &to);
    /// A click on a widget, or a drag across it; places as "30,50": per cent of its width and of its height.
    Complaint point(const QString &name, const QStringList &places);
    Complaint act(const QString &name); ///< an action by its object name, without a click

private:
    /// The first row that can be chosen and contains the text.
    static QModelIndex rowWith(const QAbstractItemView &view, const QString &item);

    MainWindow &m_window;
    UserSimulation &m_user;
};

} // namespace entente::app
