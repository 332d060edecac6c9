#pragma once

#include "base/result.h"
#include "document/pinlock.h"
#include "io/gamefile.h"

#include <QString>

#include <map>
#include <optional>

namespace entente::app {

/// The keys of seats with a PIN that are known while the game runs.
using SeatKeys = std::map<PowerId, SeatKey>;

/// Keeps secrets out of every file in the clear (XChaCha20-Poly1305, libsodium): of a hotseat game each power's orders
/// of a phase that is not revealed yet, its vote and its notes, locked one by one and filled up, so that neither length
/// nor number tells anything; of any game whose powers act in a secret order, that order.
///
/// A seat with a PIN is locked by its own key, which only the PIN gives (pinlock.h). All else is locked by the game's
/// key, drawn when it is first needed and kept in this user's data folder, apart from the games; a copy of the file
/// alone opens nothing. What was changed in a file is found out by the lock itself, and by the proof of the whole
/// (tableproof.h). Beside each key stands how much had happened at its table when the file was written last, so that an
/// older file is known for one.
class SecretStore {
public:
    /// `folder`: where keys are kept; made when needed, readable by this user only.
    explicit SecretStore(const QString &folder = standardFolder());
    static QString standardFolder();

    /// Moves the present orders of a hotseat game, and a secret order of acting, into `saved.locked`; other games are
    /// left as they are. Both open only at a table of the same mode. What `saved.locked` holds of a seat whose PIN has
    /// not been given stays there. The error is one sentence; nothing may be written then.
    Result<bool, QString> lock(SavedGame &saved, const SeatKeys &seats = {}) const;

    /// To be called when the file has been written: an older one is then known for one.
    void noteWritten(const LockedOrders &locked) const;

    /// The other way, of a game as `readGame` gave it; the orders of seats with a PIN stay in `saved.locked`, for
    /// `openSeat`. Orders that can't be opened (another machine, a changed file) are left out, their seats are not
    /// sealed any more, and the error's sentences say so, as they say whatever else was changed in the file; the game
    /// itself is whole.
    Result<bool, QString> unlock(SavedGame &saved) const;
    /// Puts the orders of a seat with a PIN back into the game. The error says that they can't be opened; they are then
    /// left out, and the seat is empty.
    static Result<bool, QString> openSeat(SavedGame &saved, PowerId power, const SeatKey &key);

    /// The secret order of acting as `secretText` wrote it; nothing if it can't be opened here.
    std::optional<std::string> openSchedule(const LockedOrders &locked, const TableSetup &table) const;
    /// A number from which a secret order may be drawn.
    static std::int64_t drawSeed();

private:
    QStringList unlockOpen(SavedGame &saved, const std::optional<SeatKey> &key) const;
    QStringList check(SavedGame &saved, const std::optional<SeatKey> &key) const;
    std::int64_t countOf(const std::string &id) const;

    QString m_folder;
};

} // namespace entente::app
