#pragma once

#include "document/sealedtext.h"
#include "io/gamefile.h"

#include <QStringList>

#include <optional>

namespace entente::app {

// What shows that a hotseat game's file is as this program wrote it: one entry, locked by the game's key, that holds
// the table as it was and a digest of every part of the file. Made anew whenever the file is written. Whoever has the
// key can make another; whoever has the file alone can't. `sodium_init` must have succeeded before.

/// The entry for a file whose parts these are; `locked` names its key and how much has happened at the table.
std::string makeProof(const FileParts &parts, const LockedOrders &locked, const SealKey &key);

/// How a file stands to its proof.
struct HeldToProof {
    bool proven = false;        ///< the proof is there, and this program wrote it
    QStringList says;           ///< what was changed, in sentences
    std::vector<PowerId> seats; ///< whose locked orders, votes or notes were changed or taken out: they are left out
};

/// Compares a game as it was read with its proof. The table is put back as it was, and what was changed of the locks is
/// taken out; what was changed of the rest is said. `saved.locked.count` is that of the proof.
HeldToProof holdToProof(SavedGame &saved, const SealKey &key);

/// Takes out what no hotseat game of this program holds in the open: orders, notes of single powers, other lines of
/// play, orders of later phases. The sentence says whose orders they were; empty: there was nothing.
QString takeOutOpenOrders(SavedGame &saved);

} // namespace entente::app
