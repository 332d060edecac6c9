// The game as a file: read, written, and copied aside. The rest of the document stands in gamedocument.cpp.
#include "document/files.h"
#include "document/gamedocument.h"
#include "document/wholefile.h"
#include "words/names.h"

#include <QDir>
#include <QFileInfo>

#include <utility>

namespace entente::app {

namespace {

/// Was the file written after the copy of its game was? Then saving must not go over it unasked.
bool isNewer(const QString &file, const QString &copy)
{
    const QFileInfo info(file);
    return info.exists() && info.lastModified() > QFileInfo(copy).lastModified();
}

} // namespace

Result<bool, QString> GameDocument::load(const QString &path)
{
    return read(path, path, false);
}

Result<bool, QString> GameDocument::restore(const QString &path)
{
    return read(path, QString(), true);
}

Result<bool, QString> GameDocument::read(const QString &path, const QString &name, bool restored)
{
    Result<OpenedGame, QString> opened = readGameFile(path, m_variants);
    if (!opened)
        return opened.error();
    SavedGame &saved = opened.value().saved;
    Table table = Table::fromSetup(saved.game.board(), saved.table);
    renewSeeds(table, saved.game.turnCount());
    table.ballots = std::move(saved.ballots);
    table.notes = std::move(saved.notes);
    table.deals = std::move(saved.deals);
    LockedOrders locked = std::move(saved.locked);
    Lines lines = saved.lines.count() > 0 ? std::move(saved.lines) : Lines(std::move(saved.game));
    QString file = opened->isForeign ? QString() : name;
    if (const QString savedAs = fromUtf8(saved.savedAs); restored && !isNewer(savedAs, path))
        file = savedAs;
    const bool fresh = restored || opened->isForeign;
    begin({std::move(lines), std::move(table)}, file, fresh ? Origin::Restored : Origin::Saved, std::move(locked),
          saved.history);
    m_remark = opened->remark;
    m_cases = std::move(opened.value().cases);
    return true;
}

Result<bool, QString> GameDocument::save(const QString &path)
{
    const QByteArray standing = path == m_path ? digestOf(path) : QByteArray();
    if (!standing.isEmpty() && standing != m_written)
        return tr("%1 was changed by another program since it was opened here. Nothing was written; "
                  "save under another name.")
            .arg(QDir::toNativeSeparators(path));
    SavedGame saved = toSave();
    saved.history = history();
    Result<bool, QString> done = writeGameFile(path, saved, m_seatKeys);
    if (!done)
        return done;
    m_locked.key = saved.locked.key;
    m_path = path;
    m_written = digestOf(path);
    m_restored = false;
    m_touched = false;
    m_undo.setClean();
    Q_EMIT changed({Change::Kind::File, PowerId()});
    return done;
}

bool GameDocument::canCopyAside() const
{
    return !m_locked.key.empty() || (table().mode != Table::Mode::Hotseat && !game().hasSecretSequence());
}

SavedGame GameDocument::toSave() const
{
    SavedGame saved;
    saved.game = lines().at(0).game;
    saved.table = table().toSetup(board());
    saved.locked = m_locked;
    saved.ballots = table().ballots;
    saved.notes = table().notes;
    saved.deals = table().deals;
    saved.lines = lines();
    return saved;
}

std::function<Result<bool, QString>()> GameDocument::copyWriter(const QString &path) const
{
    SavedGame saved = toSave();
    saved.savedAs = m_path.toStdString();
    return [path, saved = std::move(saved), seats = m_seatKeys] {
        SavedGame copy = saved;
        return writeGameFile(path, copy, seats);
    };
}

Result<bool, QString> GameDocument::saveCopy(const QString &path)
{
    SavedGame saved = toSave();
    saved.savedAs = m_path.toStdString();
    saved.history = history();
    Result<bool, QString> done = writeGameFile(path, saved, m_seatKeys);
    m_locked.key = saved.locked.key;
    return done;
}

} // namespace entente::app
