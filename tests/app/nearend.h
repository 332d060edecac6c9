#pragma once

#include "windowtest.h"

#include "orders/parser.h"

#include <QPushButton>

/// A game that is won with its first reveal.
namespace windowtest {

inline QPushButton *primary(MainWindow &window)
{
    return window.board().findChild<QPushButton *>(u"primary"_s);
}

inline void give(MainWindow &window, const char *power, const char *text)
{
    const Board &board = window.document().board();
    const Position &position = window.document().game().position();
    window.document().setOrder(board.findPower(power),
                               parseOrder(text, {&board, &position, position.phase.stage}).value().order);
}

/// A game at whose first reveal Austria wins, by taking Serbia; Russia's army bounces off Galicia meanwhile.
inline void beginNearTheEnd(MainWindow &window, Table::Mode mode = Table::Mode::Hotseat, int centres = 17)
{
    auto variant = std::make_shared<Variant>(*window.document().variants()("standard"));
    const Board &board = *variant->board;
    Position &start = variant->start;
    start.phase.season = Season::Autumn;
    const PowerId austria = board.findPower("Austria");
    std::erase_if(start.units, [&](const Unit &unit) {
        return unit.power != austria && unit.region != board.findRegion("War"); // they would take theirs back
    });
    int own = 0;
    for (int p = 0; p < board.provinceCount(); ++p) {
        const ProvinceId place(p);
        if (board.province(place).centre && place != board.findProvince("Ser") && own < centres) {
            start.owner[static_cast<std::size_t>(p)] = austria;
            ++own;
        }
    }
    Table table = Table::standard(board);
    table.mode = mode;
    table.seats = {austria, board.findPower("Russia")};
    window.document().newGame(variant, {}, table);
    for (const char *text : {"A Bud - Ser", "A Vie - Gal"})
        give(window, "Austria", text);
    give(window, "Russia", "A War - Gal");
    if (mode == Table::Mode::Hotseat)
        window.flow().sealAll();
}

} // namespace windowtest
