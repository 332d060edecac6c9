#pragma once

#include "game/turn.h"
#include "map/board.h"

#include <QString>
#include <QStringList>

#include <map>
#include <vector>

namespace entente::app {

// Orders and results as plain text, for the clipboard and for mails. Orders stand in the house notation,
// a power's name above them; the parser reads them back.

/// What a report says besides the turn; all of it may be empty.
struct ReportHead {
    QString game;     ///< what the game is called
    QString deadline; ///< when the next orders are due, as the game master says it
    std::map<PowerId, QString> players;
    QString press = {};                 ///< what the players have to say
    std::map<PowerId, int> silent = {}; ///< in how many turns so far a power has sent nothing
    bool isFogged = false;              ///< told to a seat under fog, which does not see whose every centre is
};

/// "Austria", or "Austria (Anna)".
QString powerAndPlayer(const Board &board, PowerId power, const ReportHead &head);

/// Orders as they are written, power by power, in the board's order of powers, under game and phase.
QString ordersText(const Board &board, const std::vector<GivenOrder> &orders, const Phase &phase,
                   const ReportHead &head = {});

/// A turn: every order with a mark and, where it failed or was not given, why; who sent nothing; then who must retreat
/// and where to, and who owns what.
QString turnReport(const Board &board, const Turn &turn, const ReportHead &head = {});

/// How the table stands while a phase is ordered, as before the first: who has sent orders and who has not, which units
/// each power has, who owns what.
QString positionReport(const Board &board, const Position &position, const std::vector<PowerId> &missing,
                       const std::vector<PowerId> &in, const ReportHead &head = {});

// The parts of a report that pages and print share.

/// An order in the house notation, with the words of winters in the reader's language: the reader of mails knows them.
QString reportedOrder(const Board &board, const Order &order, Stage stage);
/// Powers that had something to order in the turn and sent nothing at all. A seat under fog is told of none.
std::vector<PowerId> silentPowers(const Board &board, const Turn &turn);
/// "No orders came from Austria and Italy (3 times so far)."; empty where everybody sent some.
QString silenceSentence(const Board &board, const Turn &turn, const ReportHead &head = {});
/// A line for each unit that must retreat after the turn: whose it is and where it may go.
QStringList retreatLines(const Board &board, const Turn &turn);
/// A line for each owner of centres: how many, and which.
QStringList centreLines(const Board &board, const Position &position, const ReportHead &head = {});

} // namespace entente::app
