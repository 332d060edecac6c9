#include "playon.h"

#include "game/play.h"

using namespace entente;

ENTENTE_FUZZ_READY

// Whatever the file, every case of it is answered or its fault is named, and the answer is JSON.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    for (const CaseOrError &item : readCases(fuzz::text(data, size), fuzz::finder())) {
        if (!item) {
            fuzz::require(!item.error().fault.message.empty());
            writeError(item.error());
            continue;
        }
        const GameCase &gameCase = *item;
        const Turn turn = playPhase(*gameCase.variant, gameCase.rules, gameCase.position, gameCase.orders);
        fuzz::require(!writeAnswer(gameCase, turn, {}).empty());
        compareWithExpectation(gameCase, turn);
        writeLegal(gameCase);
        Game game(gameCase.variant, gameCase.settings);
        game.setStart(gameCase.position);
        fuzz::requirePlaysOn(game, fuzz::finder(), fuzz::numberOf(fuzz::text(data, size)));
    }
    return 0;
}
