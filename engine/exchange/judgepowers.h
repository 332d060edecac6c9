#pragma once

#include "exchange/boarddraft.h"

#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace entente {

/// The powers of a DPjudge map while its lines are read: their homes, centres and units, and who plays them. Lines
/// after a power's name speak of it until another is named.
class JudgePowers {
public:
    /// "AUSTRIA (AUSTRIAN:A) BUD TRI VIE"; "Belgium -> _Belgium (Belgian)"; UNOWNED and its like.
    void power(std::vector<std::string> words, const Wording &where, BoardDraft &draft);
    /// OWNS, CENTERS: what the power begins with, which is its homes if nothing is said.
    void owns(const std::vector<std::string> &places, bool anew);
    /// INHABITS, HOMES: where it builds, in place of what its own line says.
    void inhabits(const std::vector<std::string> &places, bool anew, BoardDraft &draft);
    void forgetUnits();
    /// "F", "STP/SC"
    void unit(const std::string &kind, const std::string &place, const Wording &where, BoardDraft &draft);
    /// DUMMY: powers that nobody plays. Without a list it is the one spoken of.
    void dummies(const std::vector<std::string> &words);
    /// UNPLAYED: powers that are no part of the game.
    void unplayed(const std::vector<std::string> &words);
    void buildAnywhere(bool anywhere) { m_anywhere = anywhere; }
    /// Is a power spoken of?
    bool has() const { return m_power >= 0; }

    /// A place has another abbreviation.
    void rename(const std::string &old, const std::string &brief);
    /// A place is no part of the board.
    void drop(const std::string &place);
    bool isTooLarge() const;

    /// Puts the powers, their centres and units on the board, whose spaces are laid out.
    void settle(BoardDraft &draft);

private:
    struct Power {
        std::string name; ///< as the file writes it
        std::string adjective;
        std::vector<std::string> homes;
        std::vector<std::string> owned;
        std::vector<std::pair<std::string, std::string>> units; ///< kind and place
        bool ownsTold = false;
        bool homesTold = false; ///< by a line of their own, which the next line of the power overrides
        bool dummy = false;
        bool doubtful = false; ///< a directive that nobody knows looks the same
    };

    Power &current() { return m_powers[static_cast<std::size_t>(m_power)]; }
    int find(std::string_view word) const;
    std::vector<bool> listed(const std::vector<std::string> &words) const;
    void addHomes(std::vector<std::string> *homes, const std::vector<std::string> &words, BoardDraft &draft);
    void dropDoubtful(BoardDraft &draft);
    void markCentre(const std::string &place, BoardDraft &draft) const;
    void settleHomes(BoardDraft &draft) const;

    std::vector<Power> m_powers;
    std::vector<std::string> m_unowned; ///< centres
    int m_power = -1;                   ///< the one that lines speak of
    bool m_anywhere = false;
};

} // namespace entente
