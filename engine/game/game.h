#pragma once

#include "game/ballot.h"
#include "game/play.h"
#include "game/schedule.h"

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace entente {

/// A phase that was played, or was being written, before somebody went back to correct an earlier one: what was ordered
/// in it waits to be offered again (later.h).
struct LaterPhase {
    Phase phase;
    std::vector<GivenOrder> orders;
    std::shared_ptr<const Position> setUp; ///< the position that was set up before it, if one was

    friend bool operator==(const LaterPhase &a, const LaterPhase &b)
    {
        const bool same = a.setUp == b.setUp || (a.setUp && b.setUp && *a.setUp == *b.setUp);
        return same && a.phase == b.phase && a.orders == b.orders;
    }
};

/// A game as a value: a variant, settings, and a tree of turns of which one line is the game.
/// Copying is cheap (turns are shared and immutable), which is what undo stands on.
class Game {
public:
    Game() = default;
    /// A setting "scheduleSeed" goes into the secret order, and is no longer among the settings.
    Game(std::shared_ptr<const Variant> variant, std::map<std::string, std::string> settings = {});

    bool valid() const { return m_variant != nullptr; }
    const Variant &variant() const { return *m_variant; }
    std::shared_ptr<const Variant> variantPointer() const { return m_variant; }
    const Board &board() const { return *m_variant->board; }
    const std::map<std::string, std::string> &settings() const { return m_settings; }
    const Rulebook &rules() const { return m_rules; }

    /// Turns played, oldest first.
    int turnCount() const { return static_cast<int>(m_line.size()); }
    const Turn &turn(int index) const { return *m_line[static_cast<std::size_t>(index)]; }
    /// What players may know of the turn: all of it, unless the order of acting is secret (`publicTurn`).
    const Turn &told(int index) const { return *m_told[static_cast<std::size_t>(index)]; }
    /// The position now to be ordered.
    const Position &position() const { return positionAfter(turnCount()); }
    const Position &start() const { return m_start; }
    /// The position that was ordered next when so many turns had been played: what they came to, or what was set up in
    /// its place.
    const Position &positionAfter(int turns) const;
    /// The position that was set up by hand after so many turns; null where none was. The start counts as none.
    std::shared_ptr<const Position> setUpAfter(int turns) const;
    PowerId winner() const
    {
        return m_line.empty() || setUpAfter(turnCount()) || !m_line.back()->isLast() ? PowerId()
                                                                                     : m_line.back()->winner;
    }
    /// Somebody has won or the last season is over, and others are left with whom it can be played on.
    bool canPlayOn() const;
    /// Goes on after a win: what follows in the season, and the next phase. Whoever has won wins anew only when nobody
    /// else is left. Another power wins once it has enough centres and more than every other, the past winner among
    /// them. The players can agree on an end. After the last season it goes on as if there had been none.
    void playOn();
    bool wasPlayedOn() const; ///< at least once
    /// It has won before, and the table went on.
    bool hasWonBefore(PowerId power) const;
    /// What the judge says of a turn, as this game takes it: who has won before, and was played on with, has not won
    /// by having as many centres still. With `playedOn` the table goes on with whoever wins by it.
    Turn inThisGame(Turn turn, bool playedOn = false) const;
    /// How the players agreed to end the game, or that its last season is over; nothing while it goes on, or where
    /// somebody has won.
    const std::optional<Ending> &agreed() const { return m_agreed; }
    bool isOver() const { return winner().valid() || m_agreed.has_value(); }
    /// Ends it by agreement, after the last turn played. Nothing may be adjudicated any more.
    void end(Ending ending) { m_agreed = std::move(ending); }

    /// True if the powers act one after another, in an order that players do not know.
    bool hasSecretSequence() const { return m_rules.policies.turns == Policies::Turns::InSequence; }
    const SecretSequence &secretSequence() const { return m_secret; }
    /// Replaces it; turns that were played stay as they are.
    void setSecretSequence(SecretSequence secret);
    /// The powers in the order in which they act in that season: as written down by hand, or as drawn; empty: all at
    /// once.
    std::vector<PowerId> schedule(const Phase &phase) const;
    /// The position now to be ordered as the judge gets it: with the order of acting.
    Position positionToJudge() const;

    /// Orders written for the present phase, by power, each in the order in which they were given.
    const std::vector<GivenOrder> &orders() const { return m_orders; }
    /// Replaces the order of the same unit, or adds. Builds of one site replace each other, but not the removal of the
    /// unit that makes room there. Where several units of the power share a box and the order has no number, it is for
    /// the first of them that has none yet, or for the first.
    void setOrder(const GivenOrder &written);
    /// The order that setOrder() would put this one in the place of; null where it would add it. Valid until orders
    /// change.
    const GivenOrder *replacedBy(const GivenOrder &written) const;
    /// The order as setOrder() keeps it: with the number of the unit that it is for, where several share a box.
    Order forUnitInBox(PowerId power, Order order) const;
    /// Takes the order of the unit (or site) away; false if there was none.
    bool clearOrder(PowerId power, const UnitRef &station);
    /// All orders at once, each for the unit in a box that has none yet, as `setOrder` has it.
    void setOrders(std::vector<GivenOrder> orders);
    /// The order of the unit (or for the site), or null. A bomber above an army has its own, and so has whoever is
    /// behind the walls.
    const GivenOrder *orderOf(PowerId power, const UnitRef &station) const;
    /// Is this the power's order for the unit, or for what is built there?
    bool isOrderOf(const GivenOrder &given, PowerId power, const UnitRef &station) const;

    /// The game as whoever sits in these seats may know it; no seats: as somebody who has none (game/sight.h). Its
    /// orders are theirs alone. The whole game where no fog lies on it, or it is over.
    Game seenBy(const std::vector<PowerId> &seats) const;
    /// Has the other game the same settings, positions, turns and end? Turns are the same only if they are the very
    /// ones. Orders, and what waits for later phases, may be others.
    bool sharesPast(const Game &other) const;
    /// May a seat know less than there is?
    bool isFogged() const { return m_rules.fog != Rulebook::Fog::None && !isOver(); }

    /// Adjudicates the orders written and begins the next phase with none.
    const Turn &adjudicate();
    /// The game as it stood after its first `turns` turns, with no orders and nothing later; a position set up there
    /// counts.
    Game upTo(int turns) const;
    /// How often each phase was taken back by the whole table after everybody had seen its orders, and written anew.
    const std::map<Phase, int> &takenBack() const { return m_takenBack; }
    void noteTakenBack(const Phase &phase, int times = 1) { m_takenBack[phase] += times; }
    /// Puts a position on the board as the start of a game (from a case or an editor).
    void setStart(Position start);
    /// Goes on from this position: what was played stays before it, as another chapter of the game. Before the first
    /// turn it is the start. Orders are gone, since they were for other units.
    void setPosition(Position position);
    /// Goes on from where the last turn led, whatever was set up there.
    void dropPosition() { m_setUps.erase(turnCount()); }

    /// Phases that follow the present one and were played or written before somebody went back, oldest first.
    const std::vector<LaterPhase> &later() const { return m_later; }
    void setLater(std::vector<LaterPhase> later) { m_later = std::move(later); }
    /// Appends a turn read from a file.
    void append(Turn turn);

    /// One stable number for everything that has happened: same history, same number, on every machine.
    std::uint64_t digest() const;

private:
    void add(Turn turn);

    std::shared_ptr<const Variant> m_variant;
    std::map<std::string, std::string> m_settings;
    Rulebook m_rules;
    SecretSequence m_secret;
    Position m_start;
    std::vector<std::shared_ptr<const Turn>> m_line;
    std::vector<std::shared_ptr<const Turn>> m_told;         ///< of each turn; the very same where nothing is secret
    std::map<int, std::shared_ptr<const Position>> m_setUps; ///< by the number of turns played before it; never 0
    std::vector<GivenOrder> m_orders;
    std::vector<LaterPhase> m_later;
    std::optional<Ending> m_agreed;
    std::map<Phase, int> m_takenBack;
};

} // namespace entente
