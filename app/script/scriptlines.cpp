// Which line of a script does what.

#include "script/scriptdriver.h"

#include "script/scriptfuzz.h"
#include "script/scriptmeasure.h"
#include "studio/studiodesk.h"
#include "window/mainwindow.h"

#include <QCoreApplication>
#include <QDir>
#include <QEventLoop>
#include <QTimer>

namespace entente::app {

using namespace Qt::StringLiterals;

Complaint ScriptDriver::obey(const QStringList &words)
{
    for (const auto part : {&ScriptDriver::obeyGame, &ScriptDriver::obeyHands, &ScriptDriver::obeyWatch}) {
        if (const std::optional<Complaint> said = (this->*part)(words))
            return *said;
    }
    return u"“%1” is no line of a script"_s.arg(words.join(u' '));
}

/// What is done to the game as a whole. Like the other parts nothing if the line is none of these.
std::optional<Complaint> ScriptDriver::obeyGame(const QStringList &words)
{
    const QString &verb = words.first();
    const qsizetype count = words.size();
    if (verb == "new"_L1 && count >= 2)
        return newGame(words);
    if (verb == "open"_L1 && count == 2)
        return fromStatus(m_window.openFile(words[1]));
    if (auto *desk = m_window.findChild<StudioDesk *>(); verb == "publish"_L1 && count == 2 && desk)
        return desk->publish(words[1]) ? QString() : u"it can't be published"_s;
    if (verb == "save"_L1 && count == 2)
        return fromStatus(m_window.saveFile(words[1]));
    if (verb == "as"_L1 && count >= 2)
        return takeSeat(words);
    if (verb == "adjudicate"_L1 && count == 1)
        return adjudicate();
    if ((verb == "next"_L1 || verb == "undo"_L1 || verb == "redo"_L1) && count == 1)
        return m_widgets.act(verb);
    if (verb == "state"_L1 && count == 2)
        return writeState(words[1]);
    return std::nullopt;
}

/// What a person does with mouse and keyboard.
std::optional<Complaint> ScriptDriver::obeyHands(const QStringList &words)
{
    const QString &verb = words.first();
    const qsizetype count = words.size();
    if (verb == "click"_L1 || verb == "rightclick"_L1 || verb == "hover"_L1 || verb == "drag"_L1 || verb == "wheel"_L1)
        return mouse(words);
    if (verb == "key"_L1 && count == 2)
        return m_user.key(words[1]) ? QString() : u"there is no key called “%1”"_s.arg(words[1]);
    if (verb == "type"_L1 && count >= 2) {
        m_user.type(words.mid(1).join(u' '));
        return Complaint();
    }
    if (verb == "press"_L1 && count >= 2)
        return m_widgets.press(words.mid(1).join(u' '));
    if (verb == "choose"_L1 && count >= 3)
        return m_widgets.choose(words[1], words.mid(2).join(u' '));
    if (verb == "point"_L1 && (count == 3 || count == 4))
        return m_widgets.point(words[1], words.mid(2));
    if (verb == "fuzz"_L1 && count == 3)
        return fuzzBoard(m_window, m_user, words[1].toInt(), words[2].toUInt());
    if (verb == "size"_L1 && count == 3) {
        const QSize wanted(words[1].toInt(), words[2].toInt());
        m_window.resize(wanted);
        UserSimulation::settle();
        return m_window.size() == wanted ? QString() : u"the window can't be %1 by %2"_s.arg(words[1], words[2]);
    }
    return std::nullopt;
}

/// What is waited for, looked at, counted and measured.
std::optional<Complaint> ScriptDriver::obeyWatch(const QStringList &words)
{
    const QString &verb = words.first();
    const qsizetype count = words.size();
    if (verb == "expect"_L1 && count >= 2)
        return m_expectations.check(words.mid(1));
    if (verb == "await"_L1 && count == 2)
        return await(words[1]);
    if (verb == "shot"_L1 && count >= 2)
        return shot(words);
    if (verb == "frames"_L1 && count == 2)
        return keepFrames(words[1]);
    if (verb == "count"_L1 && count == 1) {
        m_user.resetCounts();
        return Complaint();
    }
    if (verb == "measure"_L1 && count == 3 && words[1] == "opening"_L1)
        return measureOpening(m_window, m_user, words[2]);
    if (verb == "measure"_L1 && (count == 2 || count == 3))
        return measureBoard(m_window, m_user, words[1], words.value(2).toInt());
    if (verb == "wait"_L1 && count == 2) {
        QEventLoop loop;
        QTimer::singleShot(words[1].toInt(), &loop, &QEventLoop::quit);
        loop.exec();
        return Complaint();
    }
    if (verb == "time"_L1 && count >= 2)
        return stopwatch(words);
    return std::nullopt;
}

/// Until what goes on by itself has ended.
Complaint ScriptDriver::await(const QString &what)
{
    if (what == "computers"_L1) {
        m_window.thinker().finish();
        m_window.adviser().finish();
        return {};
    }
    const auto *desk = m_window.findChild<StudioDesk *>();
    const auto goesOn = [&] { return what == "copy"_L1 ? !m_window.recovery().isWritten() : desk && desk->isBusy(); };
    if (what != "copy"_L1 && what != "studio"_L1)
        return u"nobody can wait for “%1”"_s.arg(what);
    while (goesOn())
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    return {};
}

/// From here on every frame that is painted goes into a folder; "off": no longer.
Complaint ScriptDriver::keepFrames(const QString &folder)
{
    m_frameFolder = folder == "off"_L1 ? QString() : folder;
    if (m_frameFolder.isEmpty()) {
        m_window.removeEventFilter(this);
    } else {
        QDir().mkpath(m_frameFolder);
        m_window.installEventFilter(this);
    }
    return {};
}

} // namespace entente::app
