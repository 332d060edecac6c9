#include "document/playerprogram.h"

#include "words/sentences.h"

#include <QElapsedTimer>
#include <QFileInfo>
#include <QStandardPaths>

#include <algorithm>
#ifdef Q_OS_UNIX
#include <signal.h>
#include <unistd.h>
#endif

using namespace Qt::StringLiterals;

namespace entente::app {

namespace {

constexpr int patience = 5000;  ///< milliseconds at least: to start and to answer the first line
constexpr int lastWords = 1000; ///< milliseconds: from "stop" or "quit" to the end
constexpr int look = 20;        ///< milliseconds: how often it looks whether anybody still waits
constexpr int mouthful = 1 << 16;

} // namespace

PlayerProgram::PlayerProgram(const QString &command, std::uint64_t seed, int milliseconds)
    : m_words(wordsOf(command)), m_seed(seed), m_milliseconds(milliseconds)
{
    m_process.setStandardErrorFile(QProcess::nullDevice());
#ifdef Q_OS_UNIX
    // With whatever it starts itself it is a group, which can be ended as one.
    m_process.setChildProcessModifier([] { ::setpgid(0, 0); });
#endif
}

PlayerProgram::~PlayerProgram()
{
    if (m_process.state() == QProcess::NotRunning) {
        endGroup();
        return;
    }
    send({HostLine::Word::Quit});
    m_process.closeReadChannel(QProcess::StandardOutput);
    m_process.closeWriteChannel();
    if (!m_process.waitForFinished(lastWords))
        end({});
    endGroup();
}

/// Whatever it has started: also when it has ended by itself, as long as any of that lives.
void PlayerProgram::endGroup()
{
#ifdef Q_OS_UNIX
    if (m_group > 0)
        ::kill(-static_cast<pid_t>(m_group), SIGKILL);
    m_group = 0; // the number may be another's soon
#endif
}

QStringList PlayerProgram::wordsOf(const QString &command)
{
    QStringList words = QFileInfo(command).isFile() ? QStringList{command} : QProcess::splitCommand(command);
    if (words.isEmpty())
        return {};
    const QString program = QFileInfo(words.constFirst()).isFile() ? QFileInfo(words.constFirst()).absoluteFilePath()
                                                                   : QStandardPaths::findExecutable(words.constFirst());
    words.front() = program;
    return program.isEmpty() ? QStringList() : words;
}

void PlayerProgram::send(const HostLine &line)
{
    m_process.write(QByteArray::fromStdString(line.write() + '\n'));
}

void PlayerProgram::end(const QString &fault)
{
    m_gone = true;
    m_fault = fault;
    endGroup();
    if (m_process.state() == QProcess::NotRunning)
        return;
    m_process.closeReadChannel(QProcess::StandardOutput);
    m_process.kill();
    m_process.waitForFinished(lastWords);
}

/// Hands lines to `take` until that answers true. False if the program had to be ended.
bool PlayerProgram::listen(int milliseconds, const StopSign *stop, const std::function<bool(const std::string &)> &take)
{
    QElapsedTimer timer;
    timer.start();
    qint64 due = milliseconds;
    bool stopped = false;
    while (true) {
        m_lines.add(m_process.read(mouthful).toStdString());
        while (const auto line = m_lines.next()) {
            if (take(*line))
                return true;
        }
        if (m_lines.isFlooded()) {
            end(tr("It wrote more than an answer can hold, and was ended."));
            return false;
        }
        if (m_process.bytesAvailable() > 0)
            continue;
        if (m_process.state() == QProcess::NotRunning) {
            end(tr("It ended before it had answered."));
            return false;
        }
        if (isStopped(stop) && !stopped) {
            stopped = true;
            send({HostLine::Word::Stop});
            due = std::min<qint64>(due, timer.elapsed() + lastWords);
        }
        if (timer.elapsed() >= due) {
            end(tr("It did not answer within %n second(s), and was ended.", nullptr,
                   std::max(1, (milliseconds + 999) / 1000)));
            return false;
        }
        m_process.waitForReadyRead(look);
    }
}

bool PlayerProgram::start(const StopSign *stop)
{
    m_started = true;
    if (!m_words.isEmpty())
        m_process.start(m_words.constFirst(), m_words.mid(1));
    if (m_words.isEmpty() || !m_process.waitForStarted(patience)) {
        end(tr("It can't be started."));
        return false;
    }
    m_group = m_process.processId();
    bool seeded = false;
    send({HostLine::Word::Hello, {}, {}, talkEdition});
    const bool ready = listen(std::max(patience, m_milliseconds), stop, [&](const std::string &line) {
        const PlayerLine read = PlayerLine::read(line);
        seeded = seeded || (read.word == PlayerLine::Word::Option && read.name == "seed");
        return read.word == PlayerLine::Word::Ready;
    });
    if (ready && seeded)
        send({HostLine::Word::Option, "seed", std::to_string(m_seed)});
    return ready;
}

Decision PlayerProgram::decide(const SeatView &view, const StopSign *stop)
{
    m_fault.clear();
    m_lines.begin();
    if (m_gone || (!m_started && !start(stop)))
        return {{}, 0, isStopped(stop)};
    m_process.readAllStandardOutput(); // what it wrote unasked
    m_lines.begin();
    for (const HostLine &line : linesOf(view))
        send(line);
    send({HostLine::Word::Go, {}, {}, m_milliseconds});
    AnswerReader answer(view);
    const bool heard = listen(m_milliseconds, stop, [&](const std::string &line) {
        answer.take(line);
        return answer.isDone();
    });
    if (isStopped(stop))
        return {{}, 0, true};
    if (!heard)
        return {};
    m_fault = spoken(answer.fault());
    return answer.decision();
}

} // namespace entente::app
