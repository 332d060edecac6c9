#include "playon.h"

#include "io/gamefile.h"

using namespace entente;

ENTENTE_FUZZ_READY

// Whatever the file, it is a saved game that is written back as it was read, or its fault is named.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const auto saved = readGame(fuzz::text(data, size), fuzz::finder());
    if (!saved) {
        fuzz::require(!saved.error().message.empty());
        return 0;
    }
    const std::string written = writeGame(*saved);
    const auto again = readGame(written, fuzz::finder());
    fuzz::require(again.ok());
    fuzz::require(writeGame(*again) == written);
    if (!saved->game.hasSecretSequence())
        fuzz::requirePlaysOn(saved->game, fuzz::finder(), fuzz::numberOf(written));
    return 0;
}
