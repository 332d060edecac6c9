#pragma once

#include "document/gamelibrary.h"
#include "game/round.h"
#include "game/scores.h"
#include "words/texttable.h"

#include <map>
#include <string>
#include <vector>

namespace entente::app {

/// A player of a club, as its list names them.
struct ClubPlayer {
    QString name;
    std::vector<PowerId> wishes; ///< the best liked first
};

/// The games of a club, which lie in one folder.
struct ClubGames {
    std::vector<LibraryGame> games;
    QStringList faults; ///< a sentence for each game of this program that can't be read: nobody knows who has met there
};
/// The error is one sentence. A folder with more files than `mostClubFiles` is no club's.
Result<ClubGames, QString> readClubGames(const QString &folder, const VariantLibrary &variants);
constexpr int mostClubFiles = 2000;

/// The list of a club, a player a line: "Anna: France, England", or with the first letters of powers, "Anna: FE".
/// Whoever wishes nothing has the name alone; what follows a # is a remark. The error is one sentence.
Result<std::vector<ClubPlayer>, QString> readClub(const QString &list, const Board &board);

/// The boards of the next round, after what these players have played in the games of a folder: by board and power the
/// player's name, no name where nobody sits.
std::vector<std::map<PowerId, QString>> drawClubRound(const std::vector<ClubPlayer> &club, const Board &board,
                                                      const std::vector<LibraryGame> &played, std::uint64_t seed);

/// The number of the round that comes next, after the names of the files: "round-2-board-1".
int nextRound(const std::vector<LibraryGame> &played);
/// The games of a round, board by board.
std::vector<const LibraryGame *> gamesOfRound(const std::vector<LibraryGame> &played, int round);
/// Writes a game that begins, for each board of the round. The answer is their names; the error is one sentence, and
/// files that were written before it stay.
Result<QStringList, QString> writeRound(const QString &folder, int round, std::shared_ptr<const Variant> variant,
                                        const std::map<std::string, std::string> &settings,
                                        const std::vector<std::map<PowerId, QString>> &boards);

/// A round whose games have been written.
struct DrawnRound {
    QStringList files; ///< by board
    TextTable seats;   ///< a row for each power: who plays it on each board
    QStringList out;   ///< who sits out
};
/// Draws the next round for the players of the list, and writes it. The error is one sentence.
Result<DrawnRound, QString> drawNextRound(const QString &folder, const QString &list, const ClubGames &played,
                                          std::shared_ptr<const Variant> variant,
                                          const std::map<std::string, std::string> &settings, std::uint64_t seed);

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

/// A row for each player: place, sum, and of each game the score and the power.
TextTable standingsTable(const std::vector<LibraryGame> &games, const ScoreSystem &system);
/// A row for each power: its best score, whose it is, and in which game.
TextTable bestTable(const std::vector<LibraryGame> &games, const ScoreSystem &system);

} // namespace entente::app
