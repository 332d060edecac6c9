#include "studio/gazetteer.h"

#include "base/names.h"

#include <algorithm>
#include <span>
#include <string_view>

namespace entente {

namespace {

/// "Gulf of Lyon": "gulf", "lyon". Called otherwise than what splits any text, which a build of joined files would mix
/// up.
std::vector<std::string> tellingWordsOf(const std::string &name)
{
    std::vector<std::string> words;
    std::size_t from = 0;
    while (from < name.size()) {
        const std::size_t to = std::min(name.find_first_of(" -", from), name.size());
        const std::string word = foldName(std::string_view(name).substr(from, to - from));
        if (!word.empty() && word != "of" && word != "the")
            words.push_back(word);
        from = to + 1;
    }
    return words;
}

/// Do the letters spell beginnings of all the words, one after the other?
bool begin(std::string_view letters, std::span<const std::string> words)
{
    if (words.empty())
        return letters.empty();
    for (std::size_t count = 1; count <= std::min(letters.size(), words.front().size()); ++count) {
        if (letters[count - 1] != words.front()[count - 1])
            return false;
        if (begin(letters.substr(count), words.subspan(1)))
            return true;
    }
    return false;
}

} // namespace

void Gazetteer::add(const Board &board)
{
    Entries &entries = m_boards.emplace_back();
    std::map<ProvinceId, std::set<std::string>> meets;
    for (const Passage &passage : board.passages()) {
        const ProvinceId from = board.provinceOf(passage.from);
        const ProvinceId to = board.provinceOf(passage.to);
        meets[from].insert(board.province(to).name);
        meets[to].insert(board.province(from).name);
    }
    for (int i = 0; i < board.provinceCount(); ++i) {
        const ProvinceId id(i);
        const Province &province = board.province(id);
        const Ground ground = province.terrain == Terrain::Sea          ? Ground::Water
                              : province.terrain == Terrain::Impassable ? Ground::Impassable
                                                                        : Ground::Land;
        std::vector<std::string> names = province.aliases;
        names.insert(names.end(), {province.name, province.abbreviation, province.id});
        std::vector<std::string> coasts;
        for (const RegionId coast : board.coastsOf(id))
            coasts.push_back(board.region(coast).coast);
        for (const std::string &name : names)
            entries.try_emplace(foldName(name), Entry{province.name, ground, coasts, meets[id]});
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

/// A water that is called by other letters there. Of lands such letters tell nothing: too many begin alike.
const Gazetteer::Entry *Gazetteer::seaOf(const Entries &entries, const PlaceName &name)
{
    const std::string letters = foldName(name.abbreviation);
    if (!name.told || letters.size() < 3 || letters != foldName(name.name))
        return nullptr;
    const Entry *sea = nullptr;
    for (const auto &[known, entry] : entries) {
        if (entry.ground != Ground::Water || (sea && sea->name == entry.name))
            continue;
        const std::vector<std::string> words = tellingWordsOf(entry.name);
        if (words.size() < 2 || !begin(letters, words))
            continue;
        if (sea)
            return nullptr; // it may be either
        sea = &entry;
    }
    return sea;
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
        for (const auto &[count, entries] : boards)
            found[i] = found[i] ? found[i] : seaOf(*entries, names[i]);
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
        const Entry *entry = namer ? entryOf(*namer, names[i]) : nullptr;
        if (namer && !entry)
            entry = seaOf(*namer, names[i]);
        if (entry && foldName(names[i].name) == foldName(names[i].abbreviation))
            names[i].name = entry->name, names[i].full = true;
    }
}

std::optional<std::vector<std::string>> Gazetteer::coastsOf(int place, const std::vector<PlaceName> &names,
                                                            const std::set<int> &meets) const
{
    const auto named = [&names](int each) -> const PlaceName & { return names[static_cast<std::size_t>(each)]; };
    const Entry *best = nullptr;
    std::ptrdiff_t most = 0;
    for (const Entries &entries : m_boards) {
        const Entry *entry = entryOf(entries, named(place));
        if (!entry)
            continue;
        const auto known = std::count_if(meets.begin(), meets.end(), [&](int other) {
            const Entry *there = entryOf(entries, named(other));
            return there && entry->meets.count(there->name) > 0;
        });
        if (known > most && 2 * static_cast<std::size_t>(known) >= meets.size()) {
            best = entry;
            most = known;
        }
    }
    return best ? std::optional(best->coasts) : std::nullopt;
}

} // namespace entente
