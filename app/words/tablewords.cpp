#include "words/tablewords.h"

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

QStringList tableSentences(const Game &game, const std::vector<TableSetup::GaveWay> &gaveWay)
{
    const Board &board = game.board();
    QStringList sentences;
    for (const auto &[phase, times] : game.takenBack())
        sentences += TableWords::tr("%1 was taken back %n time(s).", "a season that was written anew", times)
                         .arg(seasonOf(board, phase));
    for (const TableSetup::GaveWay &orders : gaveWay) {
        if (const PowerId power = board.findPower(orders.power); power.valid())
            sentences += TableWords::tr("%1: the sealed orders for %2 were thrown away, and a computer took the seat.",
                                        "a power, a season")
                             .arg(powerName(board, power), seasonOf(board, orders.phase));
    }
    return sentences;
}

} // namespace entente::app
