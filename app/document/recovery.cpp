#include "document/recovery.h"

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QStandardPaths>
#include <QUuid>

#include <utility>

namespace entente::app {

using namespace Qt::StringLiterals;

namespace {
/// Changes that one act brings about together are one write.
constexpr int delayMs = 0;
/// A copy that could not be written is tried again after so long: the disk may have room by then.
constexpr int againMs = 2000;

/// What people have ordered: a computer orders the same again.
std::vector<GivenOrder> ordersToKeep(const Game &game, const Table &table)
{
    std::vector<GivenOrder> orders = game.orders();
    std::erase_if(orders,
                  [&](const GivenOrder &given) { return table.computerAt(given.power, game.turnCount()) != nullptr; });
    return orders;
}

/// The table as far as it is worth a copy. Before anything is played, who sits where, and who may, is nothing to keep.
Table tableToKeep(Table table, int turns)
{
    std::erase_if(table.sealed, [&](PowerId power) { return table.computerAt(power, turns) != nullptr; });
    if (turns > 0)
        return table;
    table.players.clear();
    table.colours.clear();
    table.pins.clear();
    table.addresses.clear();
    table.computers.clear();
    table.clock = {};
    return table;
}

QString lockOf(const QString &path)
{
    return path + u".lock"_s;
}

/// An empty lock file: its writer crashed, and an earlier look found that out.
bool isMarkOfCrash(const QString &lock)
{
    return QFileInfo(lock).size() == 0;
}

/// Does a running program write this copy? If not, a lock that its writer left behind becomes the mark of a crash.
bool isBeingPlayed(const QString &path)
{
    const QString file = lockOf(path);
    if (!QFile::exists(file) || isMarkOfCrash(file))
        return false;
    QLockFile lock(file);
    lock.setStaleLockTime(0);
    if (!lock.tryLock(0))
        return true;
    lock.unlock();
    // The file is gone with the unlocking; an empty one tells the next look and the next start as well.
    QFile mark(file);
    if (mark.open(QIODevice::WriteOnly))
        mark.close();
    return false;
}
} // namespace

Recovery::Recovery(GameDocument &document, const QString &folder, QObject *parent)
    : QObject(parent), m_document(document), m_folder(folder)
{
    m_timer.setSingleShot(true);
    m_timer.setInterval(delayMs);
    m_again.setSingleShot(true);
    m_again.setInterval(againMs);
    m_writer.setMaxThreadCount(1);
    connect(&m_timer, &QTimer::timeout, this, &Recovery::write);
    connect(&m_again, &QTimer::timeout, this, &Recovery::write);
    connect(&document, &GameDocument::changed, this, &Recovery::noteChange);
    connect(&document, &GameDocument::wroteAway, this, [this](PowerId power) {
        noteChange({Change::Kind::Orders, power});
    });
    takeAsBegun();
}

Recovery::~Recovery()
{
    m_writer.waitForDone();
    if (m_timer.isActive() || m_again.isActive() || m_changed)
        flush();
}

QString Recovery::standardFolder()
{
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + u"/games"_s;
}

QList<LeftGame> Recovery::leftGames(const QString &folder)
{
    QList<LeftGame> games;
    const QFileInfoList files = QDir(folder).entryInfoList({u"*.entente"_s}, QDir::Files, QDir::Time);
    for (const QFileInfo &file : files) {
        const QString path = file.absoluteFilePath();
        if (!isBeingPlayed(path))
            games.append({path, QFile::exists(lockOf(path)), file.lastModified().toMSecsSinceEpoch()});
    }
    return games;
}

void Recovery::remove(const QString &path)
{
    QFile::remove(path);
    QFile::remove(lockOf(path));
}

bool Recovery::isAsBegun() const
{
    const Lines &now = m_document.lines();
    const Table &table = m_document.table();
    const int turns = m_document.hasGame() ? m_document.game().turnCount() : 0;
    bool same =
        !m_adopted && now.count() == m_begun.count() && tableToKeep(table, turns) == tableToKeep(m_begunTable, turns);
    for (int i = 0; same && i < now.count(); ++i) {
        const Line &one = now.at(i);
        const Line &other = m_begun.at(i);
        same = one.name == other.name && one.note == other.note && one.game.digest() == other.game.digest()
               && ordersToKeep(one.game, table) == ordersToKeep(other.game, m_begunTable)
               && one.game.takenBack() == other.game.takenBack() && one.game.later() == other.game.later();
    }
    return same;
}

void Recovery::begin(const QString &path)
{
    m_writer.waitForDone(); // what it writes belongs to the copy that is left
    m_changed = false;
    m_lock.reset();
    m_path = path;
    setFault({});
    if (path.isEmpty())
        return;
    if (isMarkOfCrash(lockOf(path)))
        QFile::remove(lockOf(path));
    m_lock = std::make_unique<QLockFile>(lockOf(path));
    m_lock->setStaleLockTime(0);
    m_lock->tryLock(0);
}

void Recovery::adopt(const QString &path)
{
    begin(path);
    m_adopted = true;
}

void Recovery::discard()
{
    m_timer.stop();
    m_writer.waitForDone();
    if (!m_path.isEmpty())
        QFile::remove(m_path);
    begin(QString());
    takeAsBegun();
}

void Recovery::takeAsBegun()
{
    m_touched = false;
    m_adopted = false;
    m_begun = m_document.lines();
    m_begunTable = m_document.table();
}

void Recovery::noteChange(const Change &change)
{
    switch (change.kind) {
    case Change::Kind::Loaded:
        m_timer.stop();
        begin(QString());
        takeAsBegun();
        break;
    case Change::Kind::Seats:
    case Change::Kind::Computers:
    case Change::Kind::Orders:
    case Change::Kind::Played:
    case Change::Kind::Line:
    case Change::Kind::Position:
    case Change::Kind::Notes:
    case Change::Kind::Deals:
        if (m_document.hasGame() && !m_document.isTrial()) {
            m_touched = true;
            m_timer.start();
        }
        break;
    case Change::Kind::Viewed:
    case Change::Kind::File: break;
    }
}

/// Begins a copy, beside the game if that may be.
void Recovery::write()
{
    if (!m_document.hasGame())
        return;
    if (m_path.isEmpty() || !m_document.canCopyAside()) {
        flush();
        return;
    }
    m_changed = m_writing;
    if (m_writing)
        return;
    m_writing = true;
    m_writer.start([this, job = m_document.copyWriter(m_path)] {
        const Result<bool, QString> done = job();
        QMetaObject::invokeMethod(
            this, [this, done] { finish(done); }, Qt::QueuedConnection);
    });
}

void Recovery::finish(const Result<bool, QString> &done)
{
    m_writing = false;
    setFault(done ? QString() : done.error());
    if (std::exchange(m_changed, false))
        write();
    else
        Q_EMIT rested();
}

void Recovery::flush()
{
    m_timer.stop();
    m_writer.waitForDone();
    m_changed = false;
    if (!m_document.hasGame() || !m_touched)
        return;
    if (isAsBegun()) {
        if (!m_path.isEmpty())
            QFile::remove(m_path);
        begin(QString());
        Q_EMIT rested();
        return;
    }
    if (m_path.isEmpty()) {
        QDir().mkpath(m_folder);
        begin(m_folder + u'/' + QUuid::createUuid().toString(QUuid::WithoutBraces) + u".entente"_s);
    }
    const Result<bool, QString> done = m_document.saveCopy(m_path);
    setFault(done ? QString() : done.error());
    Q_EMIT rested();
}

void Recovery::setFault(const QString &fault)
{
    if (fault.isEmpty())
        m_again.stop();
    else
        m_again.start();
    if (fault == m_fault)
        return;
    m_fault = fault;
    if (!fault.isEmpty())
        Q_EMIT failed(fault);
    Q_EMIT faultChanged();
}

} // namespace entente::app
