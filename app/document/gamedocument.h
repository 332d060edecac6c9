#pragma once

#include "base/result.h"
#include "exchange/importer.h"
#include "document/table.h"
#include "document/secretstore.h"
#include "game/later.h"
#include "game/lines.h"
#include "game/seengame.h"
#include "io/gamecase.h"
#include "orders/legality.h"
#include "players/seatview.h"

#include <QObject>
#include <QString>
#include <QUndoStack>

#include <cstdint>
#include <functional>
#include <optional>
#include <utility>

namespace entente::app {

/// What has changed, coarsely; whoever shows a part of the game looks at the kind and reads anew.
struct Change {
    enum class Kind {
        Loaded,    ///< another game: everything
        Orders,    ///< orders of `power` (and who has sealed), or whether the table is lenient
        Played,    ///< a phase was adjudicated, or that was undone
        Position,  ///< another position was set up: the game goes on from it
        Line,      ///< another line is played on, or the lines have changed
        Seats,     ///< who has sealed
        Computers, ///< a computer has sealed the orders of `power`
        Viewed,    ///< another turn of the history is looked at
        Notes,     ///< notes of `power`, or everybody's
        Deals,     ///< offers and deals of `power`
        File,      ///< name, or whether it is saved
    };
    Kind kind = Kind::Loaded;
    PowerId power;
};

class GameCommand;

/// What a step is called, in the language of the moment: asked anew when that changes.
using StepName = std::function<QString()>;

/// What commands change and put back.
struct GameState {
    Lines lines;
    Table table;
};

/// Owns the game, the table and the undo stack; the only place where they change. Views read from
/// here and never keep a copy. What one person changes is a command (commands.cpp); since a game is a
/// cheap value, each command keeps the state before. At an open table undoing goes past a reveal as
/// well. At a hotseat table it never leaves the present sitting: sealing, the reveal and the taking
/// back of a season are the table's acts and no commands, and each of them forgets the commands before. Several seats
/// may be written at once there, so a command puts back the orders of its own power alone.
class GameDocument : public QObject {
    Q_OBJECT

public:
    explicit GameDocument(VariantFinder variants, QObject *parent = nullptr);
    ~GameDocument() override;

    bool hasGame() const { return m_state.lines.game().valid(); }
    /// The game as whoever looks now may know it; whatever is shown is made from here. Under fog at a hotseat table
    /// that is what is seen from the seats of `lookers` (game/sight.h), else the whole.
    const Game &game() const { return isFogged() ? m_seen.of(wholeGame(), m_lookers, m_moment) : wholeGame(); }
    /// The whole, whoever looks: to judge by, to write to a file, to ask who is waited for. Nothing is shown of it.
    const Game &wholeGame() const { return m_state.lines.game(); }
    const Board &board() const { return wholeGame().board(); }
    /// Does fog lie on the game, at a table where that hides something? Who leads an open table sees all but for what
    /// they look at from somebody's seat.
    bool isFogged() const
    {
        return hasGame() && wholeGame().isFogged() && (table().mode == Table::Mode::Hotseat || m_glanced);
    }
    /// The seats from which is looked now; none: nobody may see anything.
    const std::vector<PowerId> &lookers() const { return m_lookers; }
    void lookFrom(std::vector<PowerId> seats);
    /// Where no fog lies for them at the moment that is viewed. Every place, if there is no fog.
    ProvinceSet sight() const { return sightIn(m_viewed); }
    /// The same of a turn that was played, before or after it; of turnCount(), as it is now.
    ProvinceSet sightIn(int turn) const;
    /// Looks from other seats while it lives, and nobody hears of it: for what is told elsewhere than at the window,
    /// and of an open table for what goes to its players. The document must not be changed meanwhile.
    class Glance {
    public:
        Glance(const GameDocument &document, std::vector<PowerId> seats)
            : m_document(document), m_lookers(std::exchange(document.m_lookers, std::move(seats))),
              m_glanced(std::exchange(document.m_glanced, true))
        {
        }
        ~Glance()
        {
            m_document.m_lookers = std::move(m_lookers);
            m_document.m_glanced = m_glanced;
        }
        Glance(const Glance &) = delete;
        Glance &operator=(const Glance &) = delete;

    private:
        const GameDocument &m_document;
        std::vector<PowerId> m_lookers;
        bool m_glanced;
    };
    const Table &table() const { return m_state.table; }
    /// The lines of play: the game is one of them.
    const Lines &lines() const { return m_state.lines; }

    /// True where nobody at the table may know in which order the powers act.
    bool hidesOrder() const { return wholeGame().hasSecretSequence() && table().mode == Table::Mode::Hotseat; }
    /// A turn as this table may know it; whatever is shown of the past is made from here.
    const Turn &turn(int index) const { return hidesOrder() ? game().told(index) : game().turn(index); }
    /// The position to be ordered as trials get it: with the order of acting where it may be known, else all at once.
    Position positionForTrials() const { return hidesOrder() ? game().position() : game().positionToJudge(); }

    /// The turn looked at: 0 is the first played, turnCount() the position now to be ordered.
    int viewedTurn() const { return m_viewed; }
    bool viewsPresent() const { return m_viewed == wholeGame().turnCount(); }
    Phase viewedPhase() const; ///< that was or is to be ordered there
    void viewTurn(int index);

    /// `schedule`: the order of acting in the first season, where somebody has written it down.
    void newGame(std::shared_ptr<const Variant> variant, const std::map<std::string, std::string> &settings,
                 const Table &table, const std::optional<std::vector<PowerId>> &schedule = {});
    /// Takes over a game that was made elsewhere, at an open table; its last turn is looked at.
    void openGame(Game game);
    /// The same of a position in which one power's orders are tried; none: it is only looked at. Nobody plays it on: no
    /// copy of it is kept, and nothing is revealed in it.
    void openTrial(Game game, PowerId power, Notes notes = {});
    bool isTrial() const { return m_trial; }
    /// Puts away the game; hasGame() is false afterwards.
    void close();

    void setOrder(PowerId power, const Order &order);
    void clearOrder(PowerId power, const UnitRef &station);
    void dropOrder(const GivenOrder &order); ///< one that belongs to no place: a waived build, a transfer, a permission
    void clearOrders(PowerId power);
    /// Puts each of the power's `orders` in the place of what its unit was told: one step, called `name`.
    void takeOrders(PowerId power, const std::vector<GivenOrder> &orders, const StepName &name);
    /// Puts `orders` in the place of all that are written: one step, called `name`, that concerns `power` (none:
    /// several).
    void rewriteOrders(PowerId power, std::vector<GivenOrder> orders, const StepName &name);
    void setSealed(PowerId power, bool on); ///< not undone
    // A seat that is written away from the window, while another may be written at it. Not undone here: such a seat has
    // an undo of its own. Who sits at the window keeps theirs, and goes on looking at what they look at.
    /// Puts `own` in the place of all that the power has written. Nothing of it may be seen here: only `wroteAway`
    /// tells of it.
    void writeAway(PowerId power, const std::vector<GivenOrder> &own);
    void setSealedAway(PowerId power, bool on);
    std::vector<GivenOrder> ordersOf(PowerId power) const; ///< of the present phase, as they were given
    /// The computer that plays the seat now; null: a person does.
    const TableSetup::Tenure *computerOf(PowerId power) const { return table().computerAt(power, game().turnCount()); }
    /// A computer takes the seat, for the present phase alone or for good. What was written there is gone. Not undone.
    void seatComputer(PowerId power, const std::string &player, bool onePhase);
    void seatPerson(PowerId power); ///< takes the seat from the computer; its orders are gone. Not undone.
    /// The orders of a seat that a computer plays are in; not undone.
    void sealFor(PowerId power, const std::vector<GivenOrder> &orders);
    void noteReopened(PowerId power); ///< its sealed orders are open again, as its player will be told; not undone
    void setPlayer(PowerId power, const QString &name); ///< not undone: it is no part of the game
    void setLenient(bool on);               ///< whether orders that can't be followed may be given (`Table::lenient`)
    void setClock(const ClockRules &clock); ///< not undone
    /// What reports say at their head; not undone.
    void setReportHead(const QString &gameName, const QString &deadline);
    // The game master's mails; not undone.
    void setAddress(PowerId power, const QString &address);
    /// A mail in which orders of this phase came. At a hotseat table it is not kept: what is in it is secret there.
    void keepLetter(const QString &text);
    // Orders that a power sent ahead, at open tables only; each step can be undone. `index`: in `table().kept`.
    void keepOrders(const KeptOrders &orders);
    void changeKept(std::size_t index, const KeptOrders &orders);
    void dropKept(std::size_t index);
    void useKept(std::size_t index);              ///< writes them now: somebody says that they hold
    void setPress(int turn, const QString &text); ///< for the report of that turn
    QString press(int turn) const;
    /// With whom the power would let the game end (`Ballots`), empty: it plays on. Not undone.
    void setVote(PowerId power, std::vector<PowerId> named);
    // Notes. Not undone: they are no part of the game.
    /// Notes that whoever sits there may see: everybody's, and the power's own; none: at an open table, all.
    Notes notesFor(PowerId power) const;
    void addNote(Note note);
    void changeNote(const Note &note, Note changed); ///< puts the one in the place of the other
    void removeNote(const Note &note);
    // Deals, at a table that talks. Not undone: another has heard them.
    /// What a seat knows of deals: its own; none: at an open table, all. Indices into table().deals, oldest first.
    std::vector<std::size_t> dealsOf(PowerId power) const;
    /// Why it can't be offered; empty if it can.
    QString dealRefusal(const Deal &deal) const;
    void offerDeal(Deal deal); ///< that can be offered
    void answerDeal(std::size_t index, bool agrees);
    void withdrawDeal(std::size_t index); ///< one that nobody has agreed to yet
    /// What whoever plays the seat may know, with its deals.
    SeatView viewFrom(PowerId power) const;
    /// Ends the game without counting votes: at a table without secrets.
    void endGame(const Ending &ending);
    /// Gives the seat a PIN, or takes it away (an empty one); not undone. False if the system can't lock it.
    bool setPin(PowerId power, const QString &pin);
    /// What locks the seat; empty where it has no PIN.
    std::string pinLock(PowerId power) const;
    /// Is this the seat's PIN? Then orders that the file kept locked are back; `remark` says if they could not be
    /// opened.
    bool openSeat(PowerId power, const QString &pin, QString &remark);
    /// The same of a PIN that was tried at its lock before. `away`: by somebody who writes elsewhere; nobody here sees
    /// what is back.
    bool openSeat(PowerId power, const PinTrial &trial, QString &remark, bool away = false);
    /// How many wrong PINs were tried at a seat since this was asked last, or the game was opened.
    int takeWrongPins(PowerId power);
    /// The seat has no PIN any more, and what was locked under it is lost: the table's decision, where the PIN is not
    /// to be had.
    void forceSeat(PowerId power);
    /// False while a seat has a PIN that has not been given since the file was read.
    bool isSeatOpen(PowerId power) const { return !table().hasPin(power) || m_seatKeys.count(power) > 0; }
    /// Seats whose orders of this phase wait for their PIN: the game was opened from a file.
    std::vector<PowerId> lockedSeats() const;
    /// The last reveal has been seen to its end: a copy that is opened later need not begin with it.
    void noteSeen();
    /// The game goes on though somebody has won (Game::playOn). At a hotseat table nothing brings the end back but
    /// taking back the season.
    void playOn();
    /// Adjudicates the orders written; those of `without` count as not written.
    void adjudicate(const std::vector<PowerId> &without = {});
    /// The last season is to be written anew by all: at a hotseat table. The game remembers it; nothing brings it back.
    void takeBackSeason();
    /// Writes down in which order the powers act in a season; an empty list: all at once.
    void setSchedule(const Phase &season, const std::vector<PowerId> &powers);

    /// Back to before the last phase was adjudicated, with its orders as they were: at open tables. What followed waits
    /// and is offered again (game/later.h).
    void rollBack();
    /// Judges again what was taken back so, up to where the game stood: one step.
    void judgeUpToNow();
    /// The game goes on from this position; what was played stays, and so do orders of units that are still there. At
    /// open tables.
    void setPosition(const Position &position, const StepName &name);

    // Lines: at tables without secrets. Each of these can be undone.
    void startLine(int turns, const QString &name); ///< with the first `turns` turns of this one
    void goToLine(int line);
    void nameLine(int line, const QString &name, const QString &note);
    void promoteLine(int line);
    void removeLine(int line); ///< never the first

    QUndoStack *undoStack() { return &m_undo; }
    /// What was changed so far can no longer be undone or redone: another person has the keyboard, or all have seen it.
    void forgetChanges();
    bool canUndo() const { return m_undo.canUndo(); }
    bool canRedo() const { return m_undo.canRedo(); }
    /// Would the next undo take back a phase that was judged?
    bool undoesReveal() const;
    void undo();
    void redo();
    /// Undoes or redoes until so many changes are done.
    void goToStep(int index);

    /// Orders that the power may give now, and how many of them it has given.
    int ordersExpected(PowerId power) const;
    int ordersGiven(PowerId power) const;
    /// Why the power's list of this winter has no room for the order beside those that it leaves (judge/winterroom.h).
    Legality roomRefusal(const GivenOrder &given) const;
    /// The same of a place, before it is known what is ordered there.
    Legality roomRefusal(PowerId power, const UnitRef &at) const;
    /// In winter, where a fleet must go for want of a port: the one that is ordered to; none: none is yet.
    RegionId leavingFleet(PowerId power) const;
    /// Whether an order of the present phase can be followed, knowing no other; at a lenient table some can't.
    Legality legality(const GivenOrder &given) const;
    /// Units of the power that may be ordered and are not: of a phase of moves or retreats.
    std::vector<UnitRef> unordered(PowerId power) const;
    /// Powers that are played and left in the game: everybody at the table hears who is called, and who is not.
    std::vector<PowerId> survivors() const;
    /// Powers that are seated and have something to order in this phase, in seating order. Everybody hears that too.
    std::vector<PowerId> toOrder() const;
    /// Of these, who has not given all their orders.
    std::vector<PowerId> missing() const;

    // Files. An error is one sentence; the game and the old file are then as they were.
    Result<bool, QString> load(const QString &path);
    /// Refused where another program has written the game's own file since it was read or written here.
    Result<bool, QString> save(const QString &path);
    /// Writes a copy without counting as saved: for the recovery copy. It remembers the file that the game was saved
    /// in.
    Result<bool, QString> saveCopy(const QString &path);
    /// The same, to be called in any thread while the game goes on: it writes the game as it is now. The first copy of
    /// a game with secrets must be written by `saveCopy`, which draws their key.
    std::function<Result<bool, QString>()> copyWriter(const QString &path) const;
    /// Has the key of this game's secrets been drawn, or does it keep none?
    bool canCopyAside() const;
    /// Reads a recovery copy: the game counts as unsaved. It has the name that it was saved by last, unless that file
    /// has been written since.
    Result<bool, QString> restore(const QString &path);
    /// What the file that was read last held and could not be given back: one sentence, usually empty.
    const QString &remark() const { return m_remark; }
    /// All cases of the file opened last, if it was one of several test cases; the game is the first.
    const std::vector<ForeignGame> &cases() const { return m_cases; }
    const QString &path() const { return m_path; }
    bool isModified() const { return !m_undo.isClean() || m_restored || m_touched; }
    const VariantFinder &variants() const { return m_variants; }

Q_SIGNALS:
    /// Another game is there; nobody has been told yet. For what must be ready before all else
    /// (colours and map of its variant); `changed` with Loaded follows.
    void loading();
    void changed(const entente::app::Change &change);
    void undoChanged();
    /// Orders were written away from the window. Whoever keeps copies of the game hears of it, and no view.
    void wroteAway(entente::PowerId power);
    /// Orders of later phases were offered again, and these do not fit, a sentence each.
    void leftOut(const QStringList &sentences);
    /// A phase has begun for which orders were kept: whose are written, and whose wait for somebody's judgement.
    void keptOffered(const std::vector<entente::PowerId> &written, const std::vector<entente::PowerId> &undecided);

private:
    friend class GameCommand;

    /// Whatever changes the lines asks for them here.
    GameState &changing()
    {
        ++m_moment;
        return m_state;
    }
    void emptySeat(PowerId power);
    void noteSealed(PowerId power, bool on);
    enum class Origin { New, Saved, Restored, Trial }; ///< where a game comes from
    void begin(GameState state, const QString &path, Origin origin, LockedOrders locked = {},
               const std::vector<PastStep> &history = {});
    /// The changes that can be undone, as far as a file may tell them: of a hotseat game none.
    std::vector<PastStep> history() const;
    void takeHistory(const std::vector<PastStep> &history);
    void announce(Change change);
    /// Something happened at the table that a file must not be able to undo (LockedOrders::count).
    void count();
    /// Makes a change that can be undone, and tells what did not fit.
    void push(Change change, const StepName &name, std::function<void(GameState &)> act);
    void changeLines(const StepName &name, const std::function<void(Lines &)> &change);
    void revealOpenly();
    void playOnOpenly();
    void tellOffer(const KeptOffer &offer);
    void setKept(PowerId power, KeptList kept, const StepName &name);
    void tellDeal(std::size_t index);
    SavedGame toSave() const;
    Result<bool, QString> read(const QString &path, const QString &name, bool restored);

    VariantFinder m_variants;
    GameState m_state;
    mutable std::vector<PowerId> m_lookers;
    mutable bool m_glanced = false; ///< a Glance lives
    mutable SeenGames m_seen;
    std::uint64_t m_moment = 0; ///< another one after each change of the lines
    QUndoStack m_undo;
    int m_viewed = 0;
    QString m_path;
    QByteArray m_written; ///< what the file held when it was read or written here (wholefile.h); empty: no file
    QString m_remark;
    std::vector<ForeignGame> m_cases;
    KeptOffer m_offer;     ///< what came, by the command that is being done, of orders that waited
    LockedOrders m_locked; ///< the name of the key that locks this game's secret orders (empty: none drawn yet), and
                           ///< the orders of seats whose PIN has not been given since the file was read
    SeatKeys m_seatKeys;
    std::map<PowerId, int> m_wrongPins; ///< that were tried since somebody sat there
    bool m_restored = false;
    bool m_trial = false;
    bool m_touched = false; ///< changed since the game was saved, by something that can't be undone
};

} // namespace entente::app
