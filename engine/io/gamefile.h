#pragma once

#include "base/result.h"
#include "game/deal.h"
#include "game/lines.h"
#include "game/notes.h"
#include "io/fault.h"
#include "io/gamecase.h"

#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

namespace entente {

/// What a saved game holds beside the game itself: how the table was set. All of it is optional.
struct TableSetup {
    /// Orders that were sealed and opened again before the reveal.
    struct Reopened {
        int times = 0;
        int turn = 0; ///< turns played when it happened last
        friend bool operator==(const Reopened &, const Reopened &) = default;
    };
    /// Sealed orders of a person that gave way when the seat was given to a computer.
    struct GaveWay {
        std::string power; ///< its id
        Phase phase;
        bool told = false; ///< its player has sealed orders since, and so was told
        friend bool operator==(const GaveWay &, const GaveWay &) = default;
    };
    /// A computer at a seat, for a part of the game.
    struct Tenure {
        std::string player;    ///< a level's word (players/player.h)
        std::int64_t seed = 0; ///< what it draws its lots from; 0: none drawn yet, or it is locked away
        int from = 0;          ///< turns that had been played when it sat down
        int until = -1;        ///< ... and when it gets up again; negative: it stays
        friend bool operator==(const Tenure &, const Tenure &) = default;
    };
    /// What was written for one turn of the game.
    struct Letter {
        int turn = 0; ///< how many had been played before it
        std::string text;
        friend bool operator==(const Letter &, const Letter &) = default;
    };
    /// Orders that a power sent ahead (game/keptorders.h).
    struct Kept {
        std::string power; ///< its id
        Phase phase;
        std::string condition;
        std::string orders;
        friend bool operator==(const Kept &, const Kept &) = default;
    };
    std::string mode;                           ///< "hotseat", ...
    std::vector<std::string> seats;             ///< power ids in seating order
    std::map<std::string, std::string> players; ///< power id to player's name
    std::map<std::string, std::string> colours; ///< power id to the colour chosen for it, a word of the app's
    std::vector<std::string> sealed;            ///< power ids that have sealed their orders
    std::map<std::string, Reopened> reopened;   ///< power id to how often, until its player has been told
    std::string viewer;                         ///< power id whose seat is taken, or empty
    bool lenient = false;                       ///< orders that can't be followed may be given
    std::map<std::string, std::string> pins;    ///< power id to the lock of its seat, opaque here: never the PIN itself
    int talkSeconds = 0;                        ///< time to negotiate before each phase of moves; 0: no clock
    int seatSeconds = 0;                        ///< time at the keyboard for each seat and phase; 0: no clock
    std::string gameName = {};                  ///< what reports call the game; empty: as its file
    std::string deadline = {};                  ///< when the next orders are due, in words
    bool drawsAmongSome = false; ///< a draw is shared by whoever everybody agrees on, not by all who survive
    std::string endsAt = {};     ///< the game ends with the first count after this local time, "2026-11-28T23:00:00"
    bool timeSeals = false;      ///< when a seat's time is up its orders are sealed as they are
    std::map<std::string, std::vector<Tenure>> computers = {}; ///< by power id, in the order of the game
    bool advice = false; ///< whoever sits in a seat may ask the computer what it would order
    bool talk = false;   ///< powers may make deals
    std::map<std::string, std::string> addresses = {}; ///< power id to its player's mail address
    std::vector<Letter> letters = {};                  ///< mails in which orders came, oldest first
    std::vector<Letter> press = {};    ///< what the players have to say in the report of a turn, by turn
    std::vector<Kept> kept = {};       ///< orders for later, at open tables; a hotseat table takes none over
    std::vector<GaveWay> gaveWay = {}; ///< in the order in which it happened
    bool unseen = false;               ///< nobody has gone on yet from what the last reveal showed
    friend bool operator==(const TableSetup &, const TableSetup &) = default;
};

/// A change that can be undone: what it is called, and how the line that is played on and its table stood before it.
struct PastStep {
    std::string name;
    std::string kind;                ///< what it changed, in a word of whoever wrote it
    PowerId power;                   ///< whose orders or seat it concerned; none: nobody's alone
    int turns = 0;                   ///< that had been played
    std::vector<GivenOrder> orders;  ///< that were written
    std::vector<std::string> sealed; ///< power ids
    bool lenient = false;
    friend bool operator==(const PastStep &, const PastStep &) = default;
};

/// What a file keeps locked away, as opaque text, and the name of the key: the orders of the present phase by power
/// id, the secret order of acting. The engine hands it through; who holds the key opens it.
struct LockedOrders {
    std::string key;
    std::map<std::string, std::string> orders;
    std::string schedule;
    std::map<std::string, std::string> lasting =
        {};                 ///< by power id: its vote, notes and deals, which outlive the phase
    std::string seeds = {}; ///< of the computers: from them their orders could be worked out
    std::string proof = {}; ///< of all parts of the file and of the table (`FileParts`)
    std::int64_t count = 0; ///< how often the table sealed, opened or revealed something; it stands in the proof alone
    friend bool operator==(const LockedOrders &, const LockedOrders &) = default;
};

/// What a saved game's file says, part by part, in one spelling: the members by their names, those of "locked" as
/// "locked/orders/austria". What proves them, "locked/proof", is none of them.
using FileParts = std::map<std::string, std::string>;

struct SavedGame {
    Game game; ///< of several lines the first
    TableSetup table;
    LockedOrders locked;
    Ballots ballots; ///< never written here: whoever locks the orders locks them too
    Notes notes;     ///< those of single powers are never written here at a hotseat table: as the ballots
    Deals deals;     ///< never written here at a hotseat table: as the ballots
    Lines lines;     ///< empty where there is one line only; its first then counts as `game` does
    std::vector<PastStep> history = {}; ///< oldest first
    std::string savedAs = {}; ///< of a copy kept while a game goes on: the file in which the game was saved last
    std::vector<Wording> remarks = {}; ///< what was left out of the file, and why
    bool historyLost = false; ///< what the file says of changes that can be undone is damaged; there are none then
    bool orderLost =
        false;            ///< the secret order could not be opened; one that fits what was played was put in its place
    FileParts parts = {}; ///< as they were read, of a file in which something is locked
};

/// Opens the secret order that a file keeps locked: the text that `secretText` made, or nothing. The table that goes
/// with it is the file's.
using SecretReader = std::function<std::optional<std::string>(const LockedOrders &, const TableSetup &)>;

/// The saved game (`.entente`): one JSON object, documented in the manual, versioned. The file holds start
/// position, settings, and for each turn its orders, the position after, and a digest of both; on reading,
/// every turn is adjudicated again and must give the same position, so a damaged file is found out. Where the file
/// agrees with its own digest all the same, the variant has changed: the board goes on as it was, and a remark says so.
///
/// A secret order of acting is never written but locked (`LockedOrders::schedule`); neither positions nor digests hang
/// on it. A file whose order can't be opened is read all the same (`SavedGame::orderLost`).
///
/// `set`, in a turn or beside the present orders, is a position that was put by hand in the place of what the turn
/// before led to; `later` are phases whose orders wait while an earlier one is corrected. Both came with format 2, and
/// so did name and deadline of the table, and who proposed and voted for an ending. Computers at seats came with format
/// 3, a table that lets them advise with format 4, the mails of a game master with format 5, orders kept for later with
/// format 6, the proof of a hotseat game with format 7, fog with format 10, deals with format 12.
inline constexpr int gameFileVersion = 12; ///< the newest that is read; what needs no newer one is written as 1

std::string writeGame(const SavedGame &saved);
/// The parts of the file that `writeGame` would write.
FileParts partsOf(const SavedGame &saved);

/// What `readGame` says of bytes that are none of ours.
Wording notASavedGame();
Result<SavedGame, Fault> readGame(std::string_view bytes, const VariantFinder &variants,
                                  const SecretReader &secret = {});

/// How much of a game a file holds, read off it without playing anything.
struct GameSize {
    std::size_t turns = 0;    ///< of all lines
    std::size_t orders = 0;   ///< of the present phase; those that a power has locked away count as one
    std::string savedAs = {}; ///< as in `SavedGame`

    bool isMoreThan(const GameSize &other) const
    {
        return turns != other.turns ? turns > other.turns : orders > other.orders;
    }
};
/// Nothing of bytes that are no saved game.
std::optional<GameSize> gameSizeOf(std::string_view bytes);

} // namespace entente
