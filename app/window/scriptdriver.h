#pragma once

#include "window/usersimulation.h"

#include <QElapsedTimer>
#include <QHash>
#include <QObject>
#include <QStringList>

class QAbstractButton;

namespace entente::app {

class MainWindow;

/// Plays a script in the window, line by line, by mouse and keyboard (the manual lists the lines).
/// Stops at the first line that does not hold.
class ScriptDriver : public QObject {
    Q_OBJECT

public:
    explicit ScriptDriver(MainWindow &window, QObject *parent = nullptr);

    /// The exit status: 0 if every line held. What did not is printed as FILE:LINE: ...
    int play(const QString &path);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    /// Empty if the line held, else what was expected and what was there.
    using Complaint = QString;

    Complaint obey(const QStringList &words);
    Complaint newGame(const QStringList &words);
    Complaint takeSeat(const QStringList &words);
    Complaint mouse(const QStringList &words);
    Complaint press(const QString &name);
    Complaint choose(const QString &name, const QString &item);
    Complaint act(const QString &name);
    Complaint expect(const QStringList &words);
    Complaint expectOrder(const QStringList &words);
    Complaint expectPlaces(const QStringList &words);
    Complaint expectPosition(const QStringList &words);
    Complaint expectWidget(const QStringList &words);
    Complaint shot(const QStringList &words);
    Complaint writeState(const QString &path);
    Complaint fuzz(int steps, unsigned seed);
    Complaint stopwatch(const QStringList &words);
    /// What went wrong with a file belongs to the script only if its next line does not ask for it.
    Complaint fromStatus(bool ok) const;

    QWidget *widgetNamed(const QString &name) const;
    bool bringIntoView(const QString &place, QPoint &at) const;

    MainWindow &m_window;
    UserSimulation m_user;
    QHash<QString, QElapsedTimer> m_watches;
    QString m_frameFolder;
    int m_frame = 0;
    bool m_grabbing = false;
    bool m_statusIsAsked = false;
};

} // namespace entente::app
