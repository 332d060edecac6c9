#pragma once

#include "base/result.h"
#include "io/gamefile.h"

#include <QString>

namespace entente::app {

/// Keeps the orders of a phase that is not revealed yet out of every file in the clear: of a hotseat game each power's
/// orders are locked one by one (XChaCha20-Poly1305, libsodium) before it is written, and opened after it was read.
///
/// The key is the game's own, drawn when it is first needed and kept in this user's data folder, apart from the games;
/// a copy of the file alone opens nothing. What was changed in a file is found out by the lock itself.
class Vault {
public:
    /// `folder`: where keys are kept; made when needed, readable by this user only.
    explicit Vault(const QString &folder = standardFolder());
    static QString standardFolder();

    /// Moves the present orders of a hotseat game into `saved.locked`; other games are left as they are.
    /// The error is one sentence; nothing may be written then.
    Result<bool, QString> lock(SavedGame &saved) const;

    /// The other way. Orders that can't be opened (another machine, a changed file) are left out and said in the error's
    /// sentence; the game itself is whole.
    Result<bool, QString> unlock(SavedGame &saved) const;

private:
    QString m_folder;
};

} // namespace entente::app
