#include "studio/gazetteer.h"

#include "base/names.h"

#include <algorithm>

namespace entente {

void Gazetteer::add(const Board &board)
{
    Entries &entries = m_boards.emplace_back();
    for (const Province &province : board.provinces()) {
        const Ground ground = province.terrain == Terrain::Sea          ? Ground::Water
                              : province.terrain == Terrain::Impassable ? Ground::Impassable
                                                                        : Ground::Land;
        std::vector<std::string> names = province.aliases;
        names.insert(names.end(), {province.name, province.abbreviation, province.id});
        for (const std::string &name : names)
            entries.try_emplace(foldName(name), Entry{province.name, ground});
    }
}

const Gazetteer::Entry *Gazetteer::entryOf(const Entries &entries, const PlaceName &name)
{
    for (const std::string *text : {&name.name, &name.abbreviation}) {
        if (const auto entry = entries.find(foldName(*text)); name.told && entry != entries.end())
            return &entry->second;
    }
    return nullptr;
}

void Gazetteer::complete(std::vector<PlaceName> &names, std::vector<Ground> &grounds) const
{
    std::vector<std::pair<std::ptrdiff_t, const Entries *>> boards; // how many names each knows
    for (const Entries &entries : m_boards)
        boards.push_back(
            {std::count_if(names.begin(), names.end(), [&](const PlaceName &name) { return entryOf(entries, name); }),
             &entries});
    std::stable_sort(boards.begin(), boards.end(), [](const auto &a, const auto &b) { return a.first > b.first; });
    // What is closed on another board may be open here, unless this is that board.
    const auto same = boards.empty() || 10 * static_cast<std::size_t>(boards.front().first) < 9 * names.size()
                          ? nullptr
                          : boards.front().second;
    std::vector<const Entry *> found(names.size(), nullptr);
    std::vector<bool> closed(names.size(), false);
    for (std::size_t i = 0; i < names.size(); ++i) {
        for (const auto &[count, entries] : boards) {
            if (found[i])
                continue;
            found[i] = entryOf(*entries, names[i]);
            closed[i] = found[i] && found[i]->ground == Ground::Impassable && entries == same;
        }
    }
    const auto unknown = std::count(found.begin(), found.end(), nullptr);
    if (2 * static_cast<std::size_t>(unknown) > names.size())
        return;
    // Three letters mean another place on each board: names come only from one on which most of the others are too.
    const Entries *namer =
        5 * static_cast<std::size_t>(boards.front().first) >= 3 * names.size() ? boards.front().second : nullptr;
    for (std::size_t i = 0; i < names.size(); ++i) {
        if (grounds[i] == Ground::Unknown)
            grounds[i] = closed[i]                                            ? Ground::Impassable
                         : found[i] && found[i]->ground != Ground::Impassable ? found[i]->ground
                                                                              : Ground::Land;
        if (const Entry *entry = namer ? entryOf(*namer, names[i]) : nullptr;
            entry && foldName(names[i].name) == foldName(names[i].abbreviation))
            names[i].name = entry->name;
    }
}

} // namespace entente
