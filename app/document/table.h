#pragma once

#include "io/gamefile.h"
#include "map/board.h"

#include <QString>

#include <map>
#include <vector>

namespace entente::app {

/// How the people sit round the screen: who plays, in which order, who has sealed.
struct Table {
    enum class Mode {
        Hotseat, ///< one after another, a curtain between
        Gm,      ///< everything open: one person enters the orders of all
        Draft,   ///< as Gm, for trying things out
    };
    Mode mode = Mode::Hotseat;
    std::vector<PowerId> seats; ///< powers that are played, in seating order
    std::map<PowerId, QString> players;
    std::vector<PowerId> sealed; ///< ascending
    bool lenient = false; ///< orders that can't be followed may be given on purpose; they fail, and the unit holds

    bool isSealed(PowerId power) const;
    void setSealed(PowerId power, bool on);

    /// Every playable power, in the board's order.
    static Table standard(const Board &board);
    static Table fromSetup(const Board &board, const TableSetup &setup);
    TableSetup toSetup(const Board &board) const;

    friend bool operator==(const Table &, const Table &) = default;
};

/// "hotseat", "gm", "draft": the words of files and scripts.
QString modeWord(Table::Mode mode);
/// False if the word names no mode.
bool readMode(const QString &word, Table::Mode &mode);

} // namespace entente::app
