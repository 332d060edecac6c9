#pragma once

#include "everythingseen.h"
#include "script/scriptdriver.h"
#include "script/scriptwidgets.h"
#include "script/usersimulation.h"
#include "window/mainwindow.h"

#include <QObject>
#include <QTemporaryDir>

#include <map>
#include <memory>

namespace entente::app {

/// What was seen at one moment of an evening.
struct Snapshot {
    QString when;
    Seen seen;
};
using Album = QList<Snapshot>;

/// One table, one machine, one evening: a real window with a home of its own, and somebody who does what he is told, in
/// lines of the script language (manual), and a few more:
///
///     look WHEN         takes down everything that is to be seen
///     look files WHEN   and every file, after the game was written
///     sit POWER         that power's player takes the seat, with the PIN if it has one
///     orders LINE,...   types orders into the order field, a line each
///     legal N           ... or gives every unit one that is legal: N says which
///     away POWER N      that power's player writes the orders numbered N elsewhere (0: none); `sealed`: seals them
///     there seal              presses the button until the seat has been left, as often as it asks back reveal, next
///
/// `save` and `open` mean files in the home of the evening.
class Evening : public QObject {
public:
    struct Setting {
        QString variant = QStringLiteral("standard"); ///< empty: no game is begun
        std::map<std::string, std::string> settings;
        QStringList seats;               ///< none: all
        std::map<QString, QString> pins; ///< power, PIN
        QString home;                    ///< empty: one of its own, which goes with the evening
    };

    explicit Evening(const Setting &setting);
    ~Evening() override;

    /// Plays lines; what the first that does not hold complains of.
    Complaint play(const QStringList &lines);
    const Album &album() const { return m_album; }
    QString home() const { return m_home; }
    MainWindow &window() { return *m_window; }
    UserSimulation &user() { return m_user; }
    ScriptWidgets &widgets() { return m_widgets; }
    /// Until nothing moves any more; the window has the keys, as a window manager gives them when a sheet is closed.
    void rest();
    /// Fades that go by the clock are over, and long texts laid out.
    void endWhatTakesTime();
    /// Hints at the mouse come with time; here they come when somebody asks for them.
    void setHints(bool on) { m_hints = on; }
    /// Sheets that would hold the program up (files, colours, printing) are sent away as soon as they come.
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    Complaint obey(const QString &line);
    Complaint sit(const QString &power);
    Complaint seal();
    Complaint giveLegalOrders(int which);
    Complaint writeAway(const QString &power, const QString &what);
    std::vector<Order> someLegalOrders(PowerId power, int which) const;

    Setting m_setting;
    std::unique_ptr<QTemporaryDir> m_ownHome;
    QString m_home;
    std::unique_ptr<MainWindow> m_window;
    UserSimulation m_user;
    ScriptWidgets m_widgets;
    std::unique_ptr<ScriptDriver> m_driver;
    Album m_album;
    bool m_hints = false;
    qint64 m_now = 0; ///< for what would have a person wait: curtains and questions

    MainWindow *made();
    QString inHome(const QString &name) const { return m_home + u'/' + name; }
};

/// The album of an evening with these lines; empty, and said why, where one of them could not be played.
Album played(const Evening::Setting &setting, const QStringList &lines);
/// Everything that differs between two albums, a line each, headed by the moment.
QStringList differences(const Album &one, const Album &other);
/// Do two albums show the same, and anything at all? Says everything that differs.
bool areAlike(const Album &one, const Album &other);

} // namespace entente::app
