#pragma once

#include "mails/saidpieces.h"
#include "map/board.h"
#include "orders/parser.h"

#include <initializer_list>
#include <optional>
#include <string_view>
#include <vector>

namespace entente {

inline constexpr int mostTalk = 6;       ///< words between a unit, its verb and a place
inline constexpr int mostTalkToGoal = 3; ///< and where no verb says that it goes

/// A unit that somebody speaks of, and where its words end.
struct Mention {
    const Unit *unit = nullptr;
    std::size_t end = 0;
    bool goes = false; ///< the verb stands before its place: "the fleet sails from Naples"
    bool holds = false;
    bool mended = false;
};

/// Does the kind pass over places on its way, which an order may name: a squadron, a tank?
bool passesOver(const UnitKind &kind);

/// The place of the one unit whose place's name begins as the word does: "Norwegian", "griechische"; none of several.
RegionId regionOfAdjective(const Board &board, const std::vector<Unit> &units, std::string_view folded);

/// Says no more of a unit than which it is and where: "my", "currently".
bool isArticle(const SaidPiece &piece);

/// The pieces of a sentence, and which units of the position they speak of: what a reader of sentences stands on.
class SaidUnits {
protected:
    using Kind = SaidPiece::Kind;

    /// `power` is whose units may be told something; none: anybody's.
    SaidUnits(std::string_view text, const ParseContext &context, PowerId power);

    /// The units that may be told to do something.
    std::vector<Unit> units() const;
    bool is(std::size_t at, Kind kind) const { return at < m_pieces.size() && m_pieces[at].is(kind); }
    bool isAny(std::size_t at, std::initializer_list<Kind> kinds) const;
    bool says(std::size_t at, std::initializer_list<std::string_view> words) const; ///< one of them, folded
    ProvinceId provinceAt(std::size_t at) const;
    std::string_view between(std::size_t first, std::size_t last) const;
    /// The unit that stands there; `own`: it may be told to do something. Null where none does or several do.
    const Unit *unitAt(RegionId place, KindId kind, bool own) const;
    /// The only unit of its kind that the power has: "the fleet".
    const Unit *onlyOne(KindId kind) const;
    /// Behind words that only say where: "in the", ", now in".
    std::size_t pastArticles(std::size_t at) const;
    /// "Bulgarian" for a unit in Bulgaria.
    RegionId adjectiveAt(std::size_t at) const;
    /// A unit named at `at`: "the fleet in Naples", "Munich", "the Black Sea fleet", "my Bulgarian army".
    std::optional<Mention> mention(std::size_t at, bool own) const;
    /// "the fleet sails from Naples to", "the army stays in Rome".
    std::optional<Mention> mentionBehindVerb(std::size_t at, bool own) const;
    /// Where a goal stands, from `at` on; 0: none does. `strong`: only behind a word that says a way.
    std::size_t goalFrom(std::size_t at, ProvinceId from, bool strong) const;
    /// Behind two commas between which somebody talks, if a word follows that says where to; else 0.
    std::size_t pastAside(std::size_t at) const;
    /// "convoy", "ship", behind "by": no fleet of which it is said where it is.
    bool saysVoyage(std::size_t at) const;
    /// "both fleets", "all my armies": each of the power's.
    std::vector<Mention> allOfKind(std::size_t at) const;

    std::string_view m_text;
    const Board &m_board;
    Stage m_stage;
    PowerId m_power;
    Position m_position; ///< units that the text names, where none is known
    std::vector<SaidPiece> m_pieces;

private:
    void supposeUnits();
    ProvinceSet likely() const;
};

} // namespace entente
