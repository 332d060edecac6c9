#pragma once

#include "game/deal.h"
#include "game/game.h"

#include <map>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace entente {

/// A season of moves that was played, as everybody was told of it.
struct ToldSeason {
    Position before;
    std::vector<GivenOrder> orders;
};

/// What whoever sits at a seat may know: the board, the rules, the position and what was revealed. It has no place for
/// an order of the present phase, so a player that is handed a view can't be handed what others have sealed; nor does
/// it hold a secret order of acting, or what that is drawn from.
class SeatView {
public:
    static constexpr std::size_t seasonsRemembered = 3;
    static constexpr int seasonsDistrusted = 4; ///< after a word was broken

    /// The seat of a power at a game that waits for orders; under fog, what is seen from there (Game::seenBy).
    SeatView(const Game &whole, PowerId seat);
    /// A position, and what is remembered of how it came about.
    SeatView(std::shared_ptr<const Variant> variant, const Rulebook &rules, Position position, PowerId seat,
             std::map<std::string, std::string> settings = {}, std::vector<ToldSeason> history = {});

    PowerId seat() const { return m_seat; }
    const Variant &variant() const { return *m_variant; }
    std::shared_ptr<const Variant> variantPointer() const { return m_variant; }
    std::shared_ptr<const Board> boardPointer() const { return m_variant->board; }
    const Board &board() const { return *m_variant->board; }
    const Rulebook &rules() const { return m_rules; }
    /// The settings that made the rules of the variant's.
    const std::map<std::string, std::string> &settings() const { return m_settings; }
    const Position &position() const { return m_position; }
    /// With how many centres the power wins. One that has won before, and was played on with, does not by having as
    /// many still (Game::playOn).
    int centresToWin(PowerId power) const;
    /// The seasons of moves that a player remembers, oldest first.
    const std::vector<ToldSeason> &history() const { return m_history; }

    /// Deals that bind now, of those that the seat knows of. Whoever is trusted is taken to keep them, the seat itself
    /// among them.
    const Deals &deals() const { return m_deals; }
    bool trusts(PowerId power) const;
    /// When the power broke its word last, of those that are not trusted for it.
    Phase lastBreachOf(PowerId power) const;
    /// Is that order what whoever sits here has promised not to do, and is the seat trusted?
    bool forbids(const Order &order) const;
    /// With whom whoever sits here has agreed on peace, and both are trusted.
    std::vector<PowerId> friends() const;
    /// Takes over which of the game's deals the seat knows, and who broke its word so lately that nobody trusts it.
    void hear(const Deals &deals, const Game &game);
    /// The same view with another deal.
    SeatView with(Deal deal) const;
    /// The same view, as if that power kept no word.
    SeatView doubting(PowerId power) const;

    /// The same knowledge from another chair: what is known to one seat here is known to all.
    SeatView from(PowerId seat) const;
    /// How the seat of a power looked when a season that is remembered was to be ordered.
    SeatView before(const ToldSeason &season, PowerId seat) const;

private:
    std::shared_ptr<const Variant> m_variant;
    Rulebook m_rules;
    Position m_position;
    PowerId m_seat;
    std::map<std::string, std::string> m_settings;
    std::vector<ToldSeason> m_history;
    std::vector<PowerId> m_wonBefore;
    Deals m_deals;
    std::vector<std::pair<PowerId, PowerId>> m_peace; ///< agreed on
    std::vector<PowerId> m_doubted;                   ///< powers that are not trusted
    std::vector<BrokenWord> m_broken;                 ///< of late
};

} // namespace entente
