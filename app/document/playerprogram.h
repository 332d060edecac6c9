#pragma once

#include "io/playertalk.h"

#include <QCoreApplication>
#include <QProcess>
#include <QString>
#include <QStringList>

#include <functional>
#include <string>

namespace entente::app {

/// A program that plays one seat of one game, spoken to over its standard input and output (io/playertalk.h). Should it
/// die, hang, write without end or write nonsense, then the seat goes without those orders, and one sentence says why.
/// For one thread, which must wait for its answers; it needs no event loop.
class PlayerProgram {
    Q_DECLARE_TR_FUNCTIONS(PlayerProgram)

public:
    static constexpr int usualMilliseconds = 10000; ///< for an answer

    /// `command` is the path of a program, or a program and its arguments as a shell would split them.
    PlayerProgram(const QString &command, std::uint64_t seed, int milliseconds = usualMilliseconds);
    ~PlayerProgram();

    /// The program and its arguments; empty if there is no such program.
    static QStringList wordsOf(const QString &command);

    /// The seat's orders now; none if the program has gone. `stop` may be set by another thread.
    Decision decide(const SeatView &view, const StopSign *stop = nullptr);
    /// What was wrong with the last answer: one sentence, usually empty.
    const QString &fault() const { return m_fault; }
    /// It was ended, or ended by itself: there will be no more orders.
    bool hasGone() const { return m_gone; }

private:
    bool start(const StopSign *stop);
    void send(const HostLine &line);
    bool listen(int milliseconds, const StopSign *stop, const std::function<bool(const std::string &)> &take);
    void endGroup();
    void end(const QString &fault);

    QStringList m_words;
    std::uint64_t m_seed;
    int m_milliseconds;
    QProcess m_process;
    qint64 m_group = 0; ///< the process group of what it starts; 0: none
    LineCutter m_lines;
    QString m_fault;
    bool m_started = false;
    bool m_gone = false;
};

} // namespace entente::app
