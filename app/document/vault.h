#pragma once

#include "base/result.h"
#include "io/gamefile.h"

#include <QString>

#include <optional>

namespace entente::app {

/// Keeps secrets out of every file in the clear (XChaCha20-Poly1305, libsodium): of a hotseat game each power's orders of a
/// phase that is not revealed yet, locked one by one; of any game whose powers act in a secret order, that order.
//////
/// The key is the game's own, drawn when it is first needed and kept in this user's data folder, apart from the games;
/// a copy of the file alone opens nothing. What was changed in a file is found out by the lock itself.
class Vault {
public:
    /// `folder`: where keys are kept; made when needed, readable by this user only.
    explicit Vault(const QString &folder = standardFolder());
    static QString standardFolder();

    /// Moves the present orders of a hotseat game, and a secret order of acting, into `saved.locked`; other games are left
    /// as they are. Both open only at a table of the same mode.
    /// The error is one sentence; nothing may be written then.
    Result<bool, QString> lock(SavedGame &saved) const;

    /// The other way. Orders that can't be opened (another machine, a changed file) are left out and said in the error's
    /// sentence; the game itself is whole.
    Result<bool, QString> unlock(SavedGame &saved) const;

    /// The secret order of acting as `secretText` wrote it; nothing if it can't be opened here.
    std::optional<std::string> openSchedule(const LockedOrders &locked, const TableSetup &table) const;
    /// A number from which a secret order may be drawn.
    static std::int64_t drawSeed();

private:
    QString m_folder;
};

} // namespace entente::app
