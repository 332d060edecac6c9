#pragma once

#include "script/scriptexpectations.h"
#include "script/scriptwidgets.h"
#include "script/usersimulation.h"

#include <QElapsedTimer>
#include <QHash>
#include <QObject>
#include <QStringList>

#include <memory>
#include <optional>

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
    /// One line, in words; what it complains of, empty if the line held.
    Complaint obey(const QStringList &words);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    std::optional<Complaint> obeyGame(const QStringList &words);
    std::optional<Complaint> obeyHands(const QStringList &words);
    std::optional<Complaint> obeyWatch(const QStringList &words);
    Complaint await(const QString &what);
    Complaint keepFrames(const QString &folder);
    Complaint newGame(const QStringList &words);
    Complaint takeSeat(const QStringList &words);
    Complaint adjudicate();
    Complaint mouse(const QStringList &words);
    Complaint shot(const QStringList &words);
    void addWindowsAbove(QPixmap &picture) const;
    Complaint writeState(const QString &path);
    Complaint stopwatch(const QStringList &words);
    /// What went wrong with a file belongs to the script only if its next line does not ask for it.
    Complaint fromStatus(bool ok) const;

    bool bringIntoView(const QString &place, QPoint &at) const;

    MainWindow &m_window;
    UserSimulation m_user;
    ScriptWidgets m_widgets;
    ScriptExpectations m_expectations;
    QHash<QString, QElapsedTimer> m_watches;
    QString m_frameFolder;
    int m_frame = 0;
    std::shared_ptr<qint64> m_now =
        std::make_shared<qint64>(0); ///< for what would have a person wait: curtains and questions
    bool m_grabbing = false;
    bool m_statusIsAsked = false;
};

} // namespace entente::app
