#include "table.h"

#include <QCoreApplication>
#include <QDeadlineTimer>
#include <QDir>
#include <QFile>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>

#include <algorithm>
#include <unistd.h>

namespace entente::app {

using namespace Qt::StringLiterals;

namespace {

/// Milliseconds that a life may take of a processor, or let pass without taking any. Not those on the wall: a machine
/// may be busy with other things.
constexpr qint64 longestLife = 120000;
constexpr int mostLives = 200;

/// What the process has taken of a processor so far, in milliseconds.
qint64 timeTaken(qint64 process)
{
    QFile file(u"/proc/%1/stat"_s.arg(process));
    if (!file.open(QIODevice::ReadOnly))
        return 0;
    const QByteArray text = file.readAll();
    const QList<QByteArray> fields = text.mid(text.lastIndexOf(')') + 2).split(' '); // from the third on
    static const long ticks = sysconf(_SC_CLK_TCK);
    return (fields.value(11).toLongLong() + fields.value(12).toLongLong()) * 1000 / ticks;
}

bool endsInTime(QProcess &process)
{
    constexpr int look = 2000;
    qint64 taken = 0, idle = 0;
    while (!process.waitForFinished(look)) {
        if (process.state() == QProcess::NotRunning)
            return true;
        const qint64 now = timeTaken(process.processId());
        idle = now > taken ? 0 : idle + look;
        taken = now;
        if (taken > longestLife || idle > longestLife)
            return false;
    }
    return true;
}

/// The lives of one side, one after another.
void playSide(const Plan &plan, const Chronicle &chronicle, bool twin, bool given, Account &account)
{
    for (int life = 0; life < mostLives; ++life) {
        QProcess process;
        process.setProcessChannelMode(QProcess::MergedChannels);
        process.start(QCoreApplication::applicationFilePath(),
                      {u"--life"_s, chronicle.folder, QString::number(plan.seed), plan.variant,
                       QString::number(plan.acts), QString::number(plan.secretPhase), QString::number(twin),
                       QString::number(given)});
        const bool ended = endsInTime(process);
        if (!ended) {
            process.kill();
            process.waitForFinished();
        }
        ++account.lives;
        const QString said = QString::fromUtf8(process.readAll());
        if (qEnvironmentVariableIsSet("ENTENTE_EVENING_TALKS"))
            std::fputs(qPrintable(said), stderr);
        constexpr int killed = 9;
        if (!ended) {
            account.fault = u"hang: a life did not end\n"_s + said.right(2000);
        } else if (process.exitStatus() == QProcess::CrashExit && process.exitCode() == killed) {
            ++account.kills;
            continue;
        } else if (process.exitStatus() == QProcess::CrashExit) {
            account.fault = u"crash: by signal %1\n"_s.arg(process.exitCode()) + said.right(2000);
        } else if (process.exitCode() == int(End::Fault)) {
            QFile file(chronicle.fault());
            if (file.open(QIODevice::ReadOnly))
                account.fault = QString::fromUtf8(file.readAll());
            if (account.fault.isEmpty())
                account.fault = u"crash: it ended without a word\n"_s + said.right(2000);
        } else if (process.exitCode() == int(End::Quit)) {
            continue;
        }
        if (!account.fault.isEmpty() && twin)
            account.fault += u" (in the twin)"_s;
        return;
    }
}

QStringList linesOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()).split(u'\n', Qt::SkipEmptyParts)
                                          : QStringList();
}

} // namespace

Account played(const Plan &plan, const QStringList &acts, bool twin)
{
    const QTemporaryDir folder;
    const Chronicle chronicle{folder.path()};
    if (!acts.isEmpty()) {
        QFile file(chronicle.acts());
        if (file.open(QIODevice::WriteOnly))
            file.write(acts.join(u'\n').toUtf8() + '\n');
    }
    Account account;
    playSide(plan, chronicle, false, !acts.isEmpty(), account);
    account.acts = linesOf(chronicle.acts());
    const bool secret = std::any_of(account.acts.begin(), account.acts.end(),
                                    [](const QString &line) { return line.startsWith("secret "_L1); });
    if (account.fault.isEmpty() && (secret || twin)) {
        account.hadTwin = true;
        QFile::remove(chronicle.journal());
        QDir(chronicle.home()).removeRecursively();
        playSide(plan, chronicle, true, true, account);
    }
    return account;
}

/// Leaves out ever smaller parts of the list as long as the fault stays (delta debugging, after Zeller).
Account shortest(const Plan &plan, const Account &account, int seconds)
{
    const QDeadlineTimer deadline(qint64(seconds) * 1000);
    Account best = account;
    // What comes after the fault does not matter.
    static const QRegularExpression where(u"after act (\\d+),"_s);
    if (const auto match = where.match(account.fault); match.hasMatch())
        best.acts = best.acts.mid(0, match.captured(1).toInt());
    qsizetype part = std::max<qsizetype>(1, best.acts.size() / 2);
    while (!deadline.hasExpired()) {
        bool shorter = false;
        for (qsizetype from = 0; from < best.acts.size() && !deadline.hasExpired();) {
            QStringList fewer = best.acts;
            fewer.remove(from, std::min(part, fewer.size() - from));
            // What was done in secret may have come after the fault.
            Account tried = fewer.isEmpty() ? Account() : played(plan, fewer, account.hadTwin);
            if (tried.kind() == account.kind()) {
                best = std::move(tried);
                shorter = true;
            } else {
                from += part;
            }
        }
        if (part == 1 && !shorter)
            break;
        part = std::max<qsizetype>(1, part / 2);
    }
    return best;
}

} // namespace entente::app
