#include "cli/console.h"

#include "orders/notation.h"
#include "players/player.h"

using namespace Qt::StringLiterals;

namespace entente::app {

ExitStatus orderCases(CommandParser &parser)
{
    parser.addOption({u"player"_s, say("The player: chance, dumbbot, beginner, steady, strong or expert."), u"LEVEL"_s,
                      u"strong"_s});
    parser.addOption({u"power"_s, say("Only this power's orders."), u"NAME"_s});
    parser.addOption({u"seed"_s, say("The number from which the player draws its lots."), u"N"_s, u"1"_s});
    parser.addPositionalArgument(u"FILE"_s, say("Files of cases; none or - for standard input."), u"[FILE...|-]"_s);
    if (const auto done = parser.read())
        return *done;
    const std::optional<Level> level = levelNamed(parser.value(u"player"_s).toStdString());
    bool number = false;
    const quint64 seed = parser.value(u"seed"_s).toULongLong(&number);
    if (!level || !number)
        return misused(level ? say("“%1” is not a seed.").arg(parser.value(u"seed"_s))
                             : say("There is no player “%1”.").arg(parser.value(u"player"_s)));

    return answerCases(parser.positionalArguments(), CaseOrders::Foretold, [&](const GameCase &gameCase) {
        const Board &board = *gameCase.variant->board;
        const std::optional<PowerId> only = powerCalled(board, parser.value(u"power"_s));
        if (!only)
            return false;
        for (const PowerId power : powersToOrder(board, gameCase.position)) {
            if (only->valid() && power != *only)
                continue;
            const SeatView view(gameCase.variant, gameCase.rules, gameCase.position, power);
            for (const GivenOrder &given : decide(view, *level, seed).orders)
                print(board.power(power).name + ": " + orderText(board, given.order, gameCase.position.phase.stage));
        }
        return true;
    });
}

} // namespace entente::app
