#pragma once

#include "exchange/boarddraft.h"

#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace entente {

/// The spaces of a DPjudge map while its lines are read: names, terrains, ways. A later line changes what an earlier
/// one said, so nothing goes to the board before all are read.
class JudgeTerrain {
public:
    /// "Norwegian Sea = nwg norwegian nrg norw+sea"
    void name(std::string_view called, const std::vector<std::string> &words);
    /// Another abbreviation for a place, everywhere: "KIE" -> "han". Its old names go.
    void rename(const std::string &old, const std::string &brief);
    /// "COAST STP/NC ABUTS BAR NWY": `kind` is the first word, in capitals, `words` are the rest.
    void terrain(const std::string &kind, const std::vector<std::string> &words, const Wording &where,
                 BoardDraft &draft);
    /// The space with all its coasts is no part of the board.
    void drop(const std::string &place);
    /// Does the map have a space of that abbreviation, with a terrain?
    bool has(std::string_view place) const { return siteOf(baseOfSite(place), true) != nullptr; }
    /// Has it so much of something that nobody plays it?
    bool isTooLarge() const;

    /// Puts the spaces on the board.
    void layOut(BoardDraft &draft) const;
    /// Lays the ways between them; what they depend on is told.
    void connect(BoardDraft &draft) const;

private:
    struct Way {
        std::string to; ///< as the file writes it: the letter case says who may pass
        Wording where;
    };
    /// A place with a terrain: a space, or one of its coasts.
    struct Site {
        std::string place; ///< as the file writes it: "STP/NC", "stp"
        std::string kind;  ///< COAST, LAND, WATER, PORT or SHUT
        std::vector<Way> ways;
    };

    static std::string baseOfSite(std::string_view place);
    const Site *siteOf(std::string_view place, bool anyCoast) const;
    Site *ownSite(std::string_view place);
    void amend(const std::vector<std::string> &words, const Wording &where, BoardDraft &draft);
    void addWays(Site &site, const std::vector<std::string> &words, const Wording &where);
    void removeWays(const std::string &place, const std::string &to);
    void joinCoasts(const std::string &place);
    const BoardDraft::Space *nameOf(std::string_view brief) const;
    void connect(const Site &from, const Way &way, BoardDraft &draft) const;

    std::vector<BoardDraft::Space> m_names;
    std::vector<Site> m_sites;
    std::set<std::string> m_dropped; ///< spaces that ways still name
    std::size_t m_wayCount = 0;
};

} // namespace entente
