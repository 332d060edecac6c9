#include "words/tablewords.h"

#include "words/forms.h"
#include "words/names.h"

#include <QCoreApplication>

namespace entente::app {

namespace {

struct TableWords {
    Q_DECLARE_TR_FUNCTIONS(TableWords)
};

} // namespace

QString seasonOf(const Board &board, const Phase &phase)
{
    return phase.stage == Stage::Moves ? seasonAndYear(board, phase) : phaseName(board, phase);
}

QString fogSentence(Rulebook::Fog fog)
{
    switch (fog) {
    case Rulebook::Fog::None: break;
    case Rulebook::Fog::Borders: return TableWords::tr("Fog: each seat sees what its units and centres border.");
    case Rulebook::Fog::Centres: return TableWords::tr("Fog: each seat sees its centres and what its units border.");
    }
    return {};
}

QStringList tableSentences(const Game &game, const std::vector<TableSetup::GaveWay> &gaveWay, const Phase *only)
{
    const Board &board = game.board();
    QStringList sentences;
    for (int i = 0; i < game.turnCount(); ++i) {
        const Turn &turn = game.told(i);
        if (turn.playedOn && (!only || turn.before.phase == *only))
            sentences += TableWords::tr("%1: %2, and the game went on.", "a season, who has won")
                             .arg(seasonOf(board, turn.before.phase), hasWon(board, turn.winner));
    }
    for (const auto &[phase, times] : game.takenBack()) {
        if (!only || phase == *only)
            sentences += TableWords::tr("Taken back %n time(s): %1.", "a season that was written anew", times)
                             .arg(seasonOf(board, phase));
    }
    for (const TableSetup::GaveWay &orders : gaveWay) {
        if (only && orders.phase != *only)
            continue;
        if (const PowerId power = board.findPower(orders.power); power.valid())
            sentences += TableWords::tr("%1: the sealed orders for %2 were thrown away, and a computer took the seat.",
                                        "a power, a season")
                             .arg(powerName(board, power), seasonOf(board, orders.phase));
    }
    return sentences;
}

} // namespace entente::app
