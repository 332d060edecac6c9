#pragma once

#include <QString>

#include <array>
#include <optional>
#include <string>

namespace entente::app {

/// What locks the unrevealed orders of a seat that has a PIN.
using SeatKey = std::array<unsigned char, 32>;

/// The lock of a seat: the seat's key, wrapped by a key made from the PIN with a memory-hard function (Argon2id, 192
/// MiB, libsodium). The text holds neither; it may stand in a file. One attempt takes about four tenths of a second.
struct PinLock {
    std::string text;
    SeatKey key;
};

/// The shortest PIN that is taken, in characters; any characters will do.
inline constexpr int shortestPin = 4;

/// A new lock with a fresh key. Nothing if the system has no memory for it.
std::optional<PinLock> makePinLock(const QString &pin);
/// The seat's key, if this is the PIN and the lock is whole.
std::optional<SeatKey> openPinLock(const std::string &lock, const QString &pin);

/// What came of a PIN at a lock: it can be tried in one thread, and what follows from it be done in another.
struct PinTrial {
    std::string lock;           ///< empty: none was tried
    std::optional<SeatKey> key; ///< nothing: it is another PIN
};

/// Tries none where there is no lock, or no PIN was given.
PinTrial tryPin(const std::string &lock, const QString &pin);

} // namespace entente::app
