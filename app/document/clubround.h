#pragma once

#include "document/gamelibrary.h"
#include "game/round.h"
#include "game/scores.h"

#include <map>
#include <string>
#include <vector>

namespace entente::app {

/// A player of a club, as its list names them.
struct ClubPlayer {
    QString name;
    std::vector<PowerId> wishes; ///< the best liked first
};

/// The list of a club, a player a line: "Anna: France, England", or with the first letters of powers, "Anna: FE".
/// Whoever wishes nothing has the name alone; what follows a # is a remark. The error is one sentence.
Result<std::vector<ClubPlayer>, QString> readClub(const QString &list, const Board &board);

/// The boards of the next round, after what these players have played in the games of a folder: by board and power the
/// player's name, no name where nobody sits.
std::vector<std::map<PowerId, QString>> drawClubRound(const std::vector<ClubPlayer> &club, const Board &board,
                                                      const std::vector<LibraryGame> &played, std::uint64_t seed);

/// The number of the round that comes next, after the names of the files: "round-2-board-1".
int nextRound(const std::vector<LibraryGame> &played);
/// Writes a game that begins, for each board of the round. The answer is their names; the error is one sentence, and
/// files that were written before it stay.
Result<QStringList, QString> writeRound(const QString &folder, int round, std::shared_ptr<const Variant> variant,
                                        const std::map<std::string, std::string> &settings,
                                        const std::vector<std::map<PowerId, QString>> &boards);

/// What a player has scored in the games of a folder.
struct PlayerTotal {
    struct Part {
        const LibraryGame *game;
        std::string power;
        double score;
    };
    QString player;
    double sum = 0;
    std::vector<Part> parts; ///< in the order of the games
};
/// Does the game count for its players? Not before its first phase was played.
bool countsInClub(const LibraryGame &game);
/// The best first; who has as much stands by name. Of the games that count; seats without players count for nobody.
std::vector<PlayerTotal> playerTotals(const std::vector<LibraryGame> &games, const ScoreSystem &system);
/// The best score with each power, in the order in which games name them; several where they are equal.
std::vector<PlayerTotal> bestOfPowers(const std::vector<PlayerTotal> &totals);

} // namespace entente::app
