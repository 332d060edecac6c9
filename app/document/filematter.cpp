#include "document/filematter.h"

#include "document/secretstore.h"
#include "document/table.h"
#include "exchange/strangers.h"
#include "io/packed.h"

namespace entente::app {

Result<FileMatter, Fault> readFileMatter(const QString &path, std::string_view bytes, const VariantFinder &variants)
{
    if (looksLikeGzip(bytes)) {
        const auto inside = gunzip(bytes);
        if (!inside)
            return inside.error();
        return looksLikeGzip(*inside) ? Fault{{}, notASavedGame()} : readFileMatter(path, *inside, variants);
    }
    FileMatter matter;
    auto foreign = readForeignMatter(path, bytes, variants);
    if (!foreign)
        return foreign.error();
    if (*foreign) {
        matter.foreign = std::move(*foreign.value());
        return matter;
    }
    auto own = readGame(bytes, variants, [](const LockedOrders &locked, const TableSetup &table) {
        return SecretStore().openSchedule(locked, table);
    });
    if (own) {
        matter.saved = std::move(own).value();
        return matter;
    }
    const bool strange = own.error().message == notASavedGame();
    Wording known = strange ? whatStrangeFileIs(bytes) : Wording();
    return known.empty() ? own.error() : Fault{{}, std::move(known)};
}

std::optional<Wording> fogBar(const SavedGame &saved)
{
    const bool hotseat = Table::fromSetup(saved.game.board(), saved.table).mode == Table::Mode::Hotseat;
    if (!hotseat || !saved.game.isFogged())
        return std::nullopt;
    return worded("Faults", "Fog lies on this game until it is over. The window shows each player what they see.");
}

} // namespace entente::app
