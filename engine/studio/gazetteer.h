#pragma once

#include "map/board.h"
#include "studio/placenames.h"

#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace entente {

/// Places of the boards that are here, for drawings that have neither colours nor full names: "adr" is the Adriatic Sea
/// wherever most of the other names are known as well, and "gly", which stands on no list, can only be the Gulf of
/// Lyon.
class Gazetteer {
public:
    void add(const Board &board);

    /// Fills in what is unknown: ground, and names in full. The board that knows most of the places is asked first, and
    /// for names no other, nor that one if it doesn't know three in five of them. Nothing if fewer than half of the
    /// places are known to any.
    void complete(std::vector<PlaceName> &names, std::vector<Ground> &grounds) const;

    /// The coasts of a place (none: it has but one) on a board where at least half of those that it meets here meet it
    /// as well; the board that knows most of them is asked. Nothing if there is none. `meets`: by place.
    std::optional<std::vector<std::string>> coastsOf(int place, const std::vector<PlaceName> &names,
                                                     const std::set<int> &meets) const;

private:
    struct Entry {
        std::string name;
        Ground ground = Ground::Unknown;
        std::vector<std::string> coasts;
        std::set<std::string> meets; ///< names of others
    };
    using Entries = std::map<std::string, Entry>; ///< by folded abbreviation, name or alias

    static const Entry *entryOf(const Entries &entries, const PlaceName &name);
    static const Entry *seaOf(const Entries &entries, const PlaceName &name);

    std::vector<Entries> m_boards;
};

} // namespace entente
