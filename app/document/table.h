#pragma once

#include "game/ballot.h"
#include "game/deal.h"
#include "game/keptorders.h"
#include "io/gamefile.h"
#include "map/board.h"

#include <QString>

#include <map>
#include <vector>

namespace entente::app {

/// How long people may talk before a phase of moves, and sit at the keyboard in each phase, and when the evening ends.
/// 0 seconds: no limit.
struct ClockRules {
    int talkSeconds = 0;
    int seatSeconds = 0;
    bool seals = false; ///< when a seat's time is up its orders are sealed as they are; else it is only said
    QString endsAt;     ///< the game ends with the first count after this moment (Qt::ISODate); empty: at no hour

    friend bool operator==(const ClockRules &, const ClockRules &) = default;
};

/// How the people sit round the screen: who plays, in which order, who has sealed.
struct Table {
    enum class Mode {
        Hotseat, ///< one after another, a curtain between
        Gm,      ///< everything open: one person enters the orders of all
        Draft,   ///< as Gm, for trying things out
    };
    /// Sealed orders that gave way to a computer's.
    struct GaveWay {
        PowerId power;
        Phase phase;
        bool told = false; ///< its player knows
        friend bool operator==(const GaveWay &, const GaveWay &) = default;
    };
    Mode mode = Mode::Hotseat;
    std::vector<PowerId> seats;              ///< powers that are played, in seating order
    std::map<PowerId, QString> players;      ///< one name at several powers: one person plays them all
    std::map<PowerId, QString> colours;      ///< swatches (map/palette.h) that were chosen; others are as on the map
    std::map<PowerId, std::string> pins;     ///< the locks of the seats that have a PIN (pinlock.h)
    QString gameName;                        ///< what reports call the game; empty: as its file
    QString deadline;                        ///< when the next orders are due, as the game master says it
    std::map<PowerId, QString> addresses;    ///< of the players, for mails
    std::vector<TableSetup::Letter> letters; ///< mails in which orders came; none at a hotseat table, whose are secret
    KeptList kept; ///< orders for later; none at a hotseat table, where they would be in the open
    std::vector<TableSetup::Letter> press; ///< what the players have to say, one text a turn
    ClockRules clock;
    Draws draws = Draws::AmongAll;
    Ballots ballots;             ///< secret while the game goes on
    Notes notes;                 ///< a power's own are secret at a hotseat table
    Deals deals;                 ///< a power's own are secret at a hotseat table
    std::vector<PowerId> sealed; ///< ascending
    std::map<PowerId, TableSetup::Reopened>
        reopened; ///< seats whose sealed orders were opened again, until their player has been told
    /// Seats that a computer plays or has played, and from which turn to which, in the order of the game.
    std::map<PowerId, std::vector<TableSetup::Tenure>> computers;
    std::vector<GaveWay> gaveWay; ///< sealed orders that were thrown away for a computer, oldest first
    bool lenient = false; ///< orders that can't be followed may be given on purpose; they fail, and the unit holds
    bool unseen = false;  ///< at a hotseat table: nobody has gone on yet from what the last reveal showed
    bool advice = false;  ///< at a hotseat table: whoever sits in a seat may ask the computer what it would order
    bool talk = false;    ///< powers may make deals

    bool isSealed(PowerId power) const;
    void setSealed(PowerId power, bool on);
    bool hasPin(PowerId power) const { return pins.count(power) > 0; }
    /// Takes over who the people are (names, colours, PINs, votes), their clocks and what they noted.
    void keepPeople(const Table &other);
    /// Counts that the power's sealed orders were opened again; `turn`: of how many turns played.
    void noteReopened(PowerId power, int turn);
    /// Its sealed orders of this phase were thrown away, since a computer took the seat.
    void noteGaveWay(PowerId power, const Phase &phase);
    /// Whoever seals in another phase has been told what had become of the orders before.
    void noteTold(PowerId power, const Phase &phase);
    /// The phase whose sealed orders were thrown away last, while its player has not been told.
    const Phase *gaveWayUntold(PowerId power) const;
    /// How often they were, as its player is to be told; 0: never.
    int timesReopened(PowerId power) const;
    /// The computer that plays the seat when so many turns have been played; null: a person does.
    const TableSetup::Tenure *computerAt(PowerId power, int turns) const;
    /// The seats as they are taken in turn: in seating order, and whoever plays several takes them one after another.
    std::vector<PowerId> sittings() const;
    /// Does one named person play both?
    bool sameHand(PowerId one, PowerId other) const;

    /// Every playable power, in the board's order.
    static Table standard(const Board &board);
    static Table fromSetup(const Board &board, const TableSetup &setup);
    TableSetup toSetup(const Board &board) const;

    friend bool operator==(const Table &, const Table &) = default;
};

/// A number for every computer that has none yet to draw its lots from.
void drawSeeds(Table &table);
/// Where the seed of a computer that plays now could not be read, another takes over with a seed of its own.
void renewSeeds(Table &table, int turns);
/// The same of every computer that plays now: a season that is played again is not to be foretold.
void drawSeedsAnew(Table &table, int turns);

/// "hotseat", "gm", "draft": the words of files and scripts.
QString modeWord(Table::Mode mode);
/// False if the word names no mode.
bool readMode(const QString &word, Table::Mode &mode);

} // namespace entente::app
