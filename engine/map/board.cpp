#include "map/board.h"

#include "base/names.h"
#include "map/coastnames.h"
#include "map/flights.h"
#include "map/passagegraph.h"
#include "map/placenames.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <span>
#include <string_view>
#include <unordered_map>

namespace entente {

namespace {

constexpr std::string_view armyNames[] = {"armies", "armee", "armees", "armeen", "heer",
                                          "heere",  "amy",   "amry",   "armys"};
constexpr std::string_view fleetNames[] = {"fleets", "flotte", "flotten", "flottes", "flt", "flet", "fleat"};
constexpr std::string_view tankNames[] = {"tanks", "panzer", "char", "chars"};
constexpr std::string_view bomberNames[] = {"bombers", "bombardier", "bombardiers"};
constexpr std::string_view squadronNames[] = {"squadrons", "squadren",   "sq",       "sqn",       "staffel",
                                              "staffeln",  "geschwader", "escadron", "escadrille"};
constexpr std::string_view doubleArmyNames[] = {"doublearmies", "doppelarmee", "doppelarmeen", "aa", "2a"};
constexpr std::string_view wingNames[] = {"wings",    "flieger",   "plane", "planes",
                                          "flugzeug", "flugzeuge", "aile",  "ailes"};

struct Kind {
    std::string_view name;
    std::span<const std::string_view> others;
};

constexpr auto kinds = std::to_array<Kind>({
    {"army", armyNames},
    {"fleet", fleetNames},
    {"tank", tankNames},
    {"bomber", bomberNames},
    {"squadron", squadronNames},
    {"doublearmy", doubleArmyNames},
    {"wing", wingNames},
});

/// What people and programs call a kind of unit beside its own name ("army", "tank"): its plural, its names in the
/// languages that orders are read in, what a machine's protocol says. All folded (base/names.h); none for a kind that
/// is not known here. A further language is further words.
std::span<const std::string_view> otherKindNames(std::string_view folded)
{
    for (const Kind &kind : kinds) {
        if (kind.name == folded)
            return kind.others;
    }
    return {};
}

/// "de" names a place; "de:in" is a form of that name, for sentences.
bool isName(const std::string &language)
{
    return language.find(':') == std::string::npos;
}

/// The words of a name, folded; hyphens part words as spaces do.
std::vector<std::string> wordsOf(std::string_view name)
{
    std::vector<std::string> words;
    std::size_t begin = 0;
    while (begin <= name.size()) {
        const std::size_t end = std::min(name.find_first_of(" -", begin), name.size());
        std::string word = foldName(name.substr(begin, end - begin));
        if (!word.empty())
            words.push_back(std::move(word));
        begin = end + 1;
    }
    return words;
}

} // namespace

struct Board::Names {
    /// Names of one sort of thing, folded. An exact name beats an alias, and that what other
    /// languages say; two things that share a name make it ambiguous.
    template <class IdType>
    class Table {
    public:
        enum Rank { Exact, Full, Alias, Elsewhere };

        void add(std::string_view name, IdType id, Rank rank)
        {
            std::string folded = foldName(name);
            if (folded.empty())
                return;
            const auto [place, isNew] = m_entries.try_emplace(std::move(folded), Entry{id, rank});
            Entry &entry = place->second;
            if (isNew || entry.id == id || entry.rank < rank)
                return;
            if (rank < entry.rank)
                entry = {id, rank};
            else
                entry.id = IdType(); // ambiguous
        }

        IdType find(std::string_view folded) const
        {
            const auto place = m_entries.find(std::string(folded));
            return place == m_entries.end() ? IdType() : place->second.id;
        }

        std::vector<std::string> words() const
        {
            std::vector<std::string> all;
            for (const auto &[word, entry] : m_entries) {
                if (entry.id.valid())
                    all.push_back(word);
            }
            std::sort(all.begin(), all.end());
            return all;
        }

    private:
        struct Entry {
            IdType id;
            Rank rank;
        };
        std::unordered_map<std::string, Entry> m_entries;
    };

    Table<ProvinceId> provinces;
    Table<PowerId> powers;
    Table<KindId> kinds;
    std::vector<std::string> provinceWords;
    std::vector<std::pair<ProvinceId, std::vector<std::string>>> fullNames; ///< names and aliases, word by word
};

Board::~Board() = default;

Board::Board(Data data)
    : m_data(std::move(data)), m_graph(std::make_unique<Graph>()), m_names(std::make_unique<Names>())
{
    assert(provinceCount() <= maxProvinces && regionCount() <= maxRegions && powerCount() <= maxPowers);
    layOutRegions();
    buildGraph();
    tabulateReach();
    tabulateDistances();
    collectNames();
    m_flights = std::make_unique<const FlightTable>(*this);
}

void Board::layOutRegions()
{
    m_provinceOf.resize(m_data.regions.size());
    m_mainRegion.resize(m_data.provinces.size());
    m_coasts.resize(m_data.provinces.size());
    for (int r = 0; r < regionCount(); ++r) {
        const Region &entry = m_data.regions[static_cast<std::size_t>(r)];
        m_provinceOf[static_cast<std::size_t>(r)] = entry.province;
        if (entry.coast.empty())
            m_mainRegion[entry.province.index()] = RegionId(r);
        else
            m_coasts[entry.province.index()].push_back(RegionId(r));
    }
    for (int p = 0; p < provinceCount(); ++p) {
        const Province &entry = m_data.provinces[static_cast<std::size_t>(p)];
        if (entry.terrain == Terrain::Sea)
            m_seas.insert(ProvinceId(p));
        else if (entry.terrain != Terrain::Impassable)
            m_ground.insert(ProvinceId(p));
        if (entry.terrain == Terrain::Sea || entry.convoys)
            m_convoySpaces.insert(ProvinceId(p));
        if (entry.centre)
            m_centres.insert(ProvinceId(p));
        if (!m_coasts[static_cast<std::size_t>(p)].empty())
            m_split.insert(ProvinceId(p));
        m_odd = m_odd || entry.unlimited || entry.only.valid() || entry.sentTo.valid();
    }

    for (auto &stands : m_stands)
        stands.assign(m_data.regions.size(), 0);
    for (int r = 0; r < regionCount(); ++r) {
        const auto i = static_cast<std::size_t>(r);
        const Terrain terrain = province(m_provinceOf[i]).terrain;
        const bool isMain = m_data.regions[i].coast.empty();
        const bool isSplit = hasCoasts(m_provinceOf[i]);
        m_stands[static_cast<int>(Travel::Land)][i] =
            isMain && (terrain == Terrain::Inland || terrain == Terrain::Coastal) && province(m_provinceOf[i]).armies;
        m_stands[static_cast<int>(Travel::Sea)][i] =
            terrain == Terrain::Sea || (terrain == Terrain::Coastal && isMain != isSplit);
        m_stands[static_cast<int>(Travel::Air)][i] =
            isMain && (terrain == Terrain::Inland || terrain == Terrain::Coastal); // it flies over seas
        m_stands[static_cast<int>(Travel::Over)][i] = isMain && terrain != Terrain::Impassable;
    }
}

/// The ways of travelling that somebody may take here. Few boards have units that go over everything, and their tables
/// are as large as all others.
std::vector<Travel> Board::travels() const
{
    std::vector<Travel> all = {Travel::Land, Travel::Sea, Travel::Air};
    const auto goesOver = [](const UnitKind &kind) { return kind.travel == Travel::Over; };
    if (std::any_of(m_data.kinds.begin(), m_data.kinds.end(), goesOver))
        all.push_back(Travel::Over);
    return all;
}

void Board::collectNames()
{
    const auto addAll = [](auto &table, const std::vector<std::string> &names, auto id) {
        for (const std::string &name : names)
            table.add(name, id, std::decay_t<decltype(table)>::Alias);
    };
    for (int p = 0; p < provinceCount(); ++p) {
        const Province &entry = m_data.provinces[static_cast<std::size_t>(p)];
        auto &table = m_names->provinces;
        table.add(entry.id, ProvinceId(p), table.Exact);
        table.add(entry.abbreviation, ProvinceId(p), table.Exact);
        table.add(entry.name, ProvinceId(p), table.Full);
        // An article may be left out: "the Taldt".
        if (const std::size_t word = entry.name.find(' ');
            word != std::string::npos && foldName(entry.name.substr(0, word)) == "the")
            table.add(entry.name.substr(word + 1), ProvinceId(p), table.Alias);
        addAll(table, entry.aliases, ProvinceId(p));
        m_names->fullNames.emplace_back(ProvinceId(p), wordsOf(entry.name));
        for (const std::string &alias : entry.aliases)
            m_names->fullNames.emplace_back(ProvinceId(p), wordsOf(alias));
        for (const auto &[language, name] : entry.names) {
            if (!isName(language))
                continue;
            table.add(name, ProvinceId(p), table.Alias);
            m_names->fullNames.emplace_back(ProvinceId(p), wordsOf(name));
        }
        for (const std::string_view other : otherPlaceNames(foldName(entry.name)))
            table.add(other, ProvinceId(p), table.Elsewhere);
    }
    m_names->provinceWords = m_names->provinces.words();

    for (int p = 0; p < powerCount(); ++p) {
        const Power &entry = m_data.powers[static_cast<std::size_t>(p)];
        auto &table = m_names->powers;
        table.add(entry.id, PowerId(p), table.Exact);
        table.add(entry.name, PowerId(p), table.Full);
        table.add(entry.adjective, PowerId(p), table.Full);
        addAll(table, entry.aliases, PowerId(p));
        for (const auto &[language, name] : entry.names) {
            if (isName(language))
                table.add(name, PowerId(p), table.Alias);
        }
        for (const std::string_view other : otherPowerNames(foldName(entry.name)))
            table.add(other, PowerId(p), table.Elsewhere);
    }
    for (int k = 0; k < kindCount(); ++k) {
        const UnitKind &entry = m_data.kinds[static_cast<std::size_t>(k)];
        auto &table = m_names->kinds;
        table.add(entry.letter, KindId(k), table.Exact);
        table.add(entry.name, KindId(k), table.Full);
        addAll(table, entry.aliases, KindId(k));
        for (const std::string_view other : otherKindNames(foldName(entry.name)))
            table.add(other, KindId(k), table.Elsewhere);
    }
}

std::span<const RegionId> Board::neighbours(Travel travel, RegionId region) const
{
    return m_neighbours[static_cast<int>(travel)][region.index()];
}

bool Board::adjacent(Travel travel, RegionId from, RegionId to) const
{
    const auto list = neighbours(travel, from);
    return std::find(list.begin(), list.end(), to) != list.end();
}

std::vector<RegionId> Board::arrivals(Travel travel, RegionId from, ProvinceId province) const
{
    std::vector<RegionId> found;
    for (const RegionId next : neighbours(travel, from)) {
        if (provinceOf(next) == province)
            found.push_back(next);
    }
    return found;
}

ProvinceId Board::findProvince(std::string_view name) const
{
    return m_names->provinces.find(foldName(name));
}

RegionId Board::findRegion(std::string_view name) const
{
    const std::string folded = foldName(name);
    if (const ProvinceId whole = m_names->provinces.find(folded); whole.valid())
        return mainRegion(whole);

    std::string_view rest = folded;
    std::string_view code = splitCoast(rest);
    ProvinceId place = code.empty() ? ProvinceId() : m_names->provinces.find(rest);
    if (!place.valid() && folded.size() > 4) { // "Espagne cs" ends as "ecs" does
        rest = std::string_view(folded).substr(0, folded.size() - 2);
        code = coastCode(std::string_view(folded).substr(rest.size()));
        place = code.empty() ? ProvinceId() : m_names->provinces.find(rest);
    }
    if (!place.valid())
        return {};
    for (const RegionId coast : coastsOf(place)) {
        if (region(coast).coast == code)
            return coast;
    }
    return {};
}

PowerId Board::findPower(std::string_view nameOrAdjective) const
{
    return m_names->powers.find(foldName(nameOrAdjective));
}

KindId Board::findKind(std::string_view letterOrName) const
{
    return m_names->kinds.find(foldName(letterOrName));
}

/// "StPet": the words of the name run together.
static bool beginsJoined(const std::vector<std::string> &words, std::string_view written)
{
    for (const std::string &word : words) {
        if (written.size() <= word.size())
            return &word != &words.front() && word.starts_with(written);
        if (!written.starts_with(word))
            return false;
        written.remove_prefix(word.size());
    }
    return false;
}

std::vector<ProvinceId> Board::provincesBeginning(std::string_view words) const
{
    const std::vector<std::string> written = wordsOf(words);
    std::vector<ProvinceId> found;
    // "St Pete": one of the words tells enough.
    if (std::none_of(written.begin(), written.end(), [](const std::string &part) { return part.size() > 2; }))
        return found;
    for (const auto &[id, full] : m_names->fullNames) {
        const bool begins =
            (written.size() <= full.size()
             && std::equal(written.begin(), written.end(), full.begin(),
                           [](const std::string &part, const std::string &word) { return word.starts_with(part); }))
            || (written.size() == 1 && beginsJoined(full, written.front()));
        if (begins && (found.empty() || found.back() != id))
            found.push_back(id);
    }
    return found;
}

std::vector<std::string> Board::suggestProvinces(std::string_view name) const
{
    std::vector<std::string> suggestions;
    for (const std::string &word : nearestNames(foldName(name), m_names->provinceWords, 8)) {
        const std::string &full = province(m_names->provinces.find(word)).name;
        if (std::find(suggestions.begin(), suggestions.end(), full) == suggestions.end())
            suggestions.push_back(full);
        if (suggestions.size() == 3)
            break;
    }
    return suggestions;
}

std::string Board::regionText(RegionId id) const
{
    const std::string &abbreviation = province(provinceOf(id)).abbreviation;
    const std::string &coast = region(id).coast;
    return coast.empty() ? abbreviation : abbreviation + '/' + coast;
}

// What a board knows of its passages: the graph, and the tables of steps and distances that are read off it once.

namespace {

/// Steps from a vertex to every vertex, by breadth-first search; -1 where there is no way.
template <class AnyGraph>
std::vector<int> stepsFrom(const AnyGraph &graph, int start)
{
    std::vector<int> steps(boost::num_vertices(graph), -1);
    steps[static_cast<std::size_t>(start)] = 0;
    boost::breadth_first_search(
        graph, static_cast<std::size_t>(start),
        boost::visitor(boost::make_bfs_visitor(boost::record_distances(steps.data(), boost::on_tree_edge()))));
    return steps;
}

std::size_t at(int row, int column, int columns)
{
    return static_cast<std::size_t>(row * columns + column);
}

} // namespace

void Board::buildGraph()
{
    m_graph->regions = RegionGraph(m_data.regions.size());
    m_graph->anyone = ProvinceGraph(m_data.provinces.size());
    for (const Passage &passage : m_data.passages) {
        boost::add_edge(static_cast<std::size_t>(passage.from.index()), static_cast<std::size_t>(passage.to.index()),
                        PassageUse{passage.land, passage.sea, passage.air}, m_graph->regions);
        if (passage.land || passage.sea) {
            boost::add_edge(static_cast<std::size_t>(provinceOf(passage.from).index()),
                            static_cast<std::size_t>(provinceOf(passage.to).index()), m_graph->anyone);
        }
    }
}

/// A split province's own region reaches what any of its coasts reaches, and each coast what its province reaches.
void Board::joinCoasts(Travel travel)
{
    auto &neighboursOf = m_neighbours[static_cast<int>(travel)];
    for (const std::vector<RegionId> &coasts : m_coasts) {
        if (coasts.empty())
            continue;
        auto &own = neighboursOf[m_mainRegion[provinceOf(coasts.front()).index()].index()];
        if (travel == Travel::Sea || travel == Travel::Over) {
            for (const RegionId coast : coasts) {
                const auto &list = neighboursOf[coast.index()];
                own.insert(own.end(), list.begin(), list.end());
            }
        }
        if (travel != Travel::Sea) {
            for (const RegionId coast : coasts)
                neighboursOf[coast.index()] = own;
        }
    }
    if (travel != Travel::Over)
        return;
    for (std::vector<RegionId> &list : neighboursOf) { // no coast is one for who comes over it
        for (RegionId &next : list)
            next = mainRegion(provinceOf(next));
    }
}

void Board::tabulateReach()
{
    for (const Travel travel : travels()) {
        const int t = static_cast<int>(travel);
        const boost::filtered_graph view(m_graph->regions, OpenTo{&m_graph->regions, travel});
        auto &neighboursOf = m_neighbours[t];
        neighboursOf.resize(m_data.regions.size());
        for (int r = 0; r < regionCount(); ++r) {
            auto &list = neighboursOf[static_cast<std::size_t>(r)];
            for (auto [next, end] = boost::adjacent_vertices(static_cast<std::size_t>(r), view); next != end; ++next)
                list.push_back(RegionId(static_cast<int>(*next)));
        }

        joinCoasts(travel); // an order may leave the coast out, or name one for an army

        m_reach[t].resize(m_data.regions.size());
        m_steps[t].resize(at(regionCount(), 0, provinceCount()), noStep);
        for (int r = 0; r < regionCount(); ++r) {
            auto &list = neighboursOf[static_cast<std::size_t>(r)];
            std::sort(list.begin(), list.end());
            list.erase(std::unique(list.begin(), list.end()), list.end());

            ProvinceSet &reached = m_reach[t][static_cast<std::size_t>(r)];
            for (const RegionId next : list) {
                const ProvinceId place = provinceOf(next);
                m_steps[t][at(r, place.index(), provinceCount())] =
                    reached.contains(place) ? severalArrivals
                                            : static_cast<Step>(next.index() - mainRegion(place).index() + 1);
                reached.insert(place);
            }
        }
    }

    m_waters.resize(m_data.provinces.size());
    for (int p = 0; p < provinceCount(); ++p) {
        const ProvinceId id(p);
        ProvinceSet &waters = m_waters[static_cast<std::size_t>(p)];
        if (province(id).armies)
            waters = reach(Travel::Sea, mainRegion(id)) & m_convoySpaces;
        if (!isSea(id) && !waters.empty())
            m_shores.insert(id);
    }
}

void Board::tabulateDistances()
{
    for (const Travel travel : travels()) {
        if (travel == Travel::Over) {
            tabulateDistancesOver();
            continue;
        }
        const boost::filtered_graph view(m_graph->regions, OpenTo{&m_graph->regions, travel});
        auto &table = m_graph->steps[static_cast<int>(travel)];
        table.assign(at(regionCount(), 0, provinceCount()), -1);
        const auto note = [&](int row, const std::vector<int> &steps) {
            for (int to = 0; to < regionCount(); ++to) {
                const int count = steps[static_cast<std::size_t>(to)];
                std::int16_t &cell = table[at(row, provinceOf(RegionId(to)).index(), provinceCount())];
                if (count >= 0 && (cell < 0 || count < cell))
                    cell = static_cast<std::int16_t>(count);
            }
        };
        for (int r = 0; r < regionCount(); ++r) {
            const ProvinceId place = provinceOf(RegionId(r));
            const RegionId own = mainRegion(place);
            note(r, stepsFrom(view, r));
            if (travel == Travel::Sea && own.index() == r) {
                for (const RegionId coast : coastsOf(place))
                    note(r, stepsFrom(view, coast.index()));
            } else if (travel != Travel::Sea && own.index() != r) {
                note(r, stepsFrom(view, own.index()));
            }
        }
    }

    m_graph->stepsForAnyone.assign(at(provinceCount(), 0, provinceCount()), -1);
    for (int p = 0; p < provinceCount(); ++p) {
        const std::vector<int> steps = stepsFrom(m_graph->anyone, p);
        for (int to = 0; to < provinceCount(); ++to)
            m_graph->stepsForAnyone[at(p, to, provinceCount())] =
                static_cast<std::int16_t>(steps[static_cast<std::size_t>(to)]);
    }
}

/// From province to province: the coasts of one are no steps apart.
void Board::tabulateDistancesOver()
{
    ProvinceGraph provinces(m_data.provinces.size());
    for (const Passage &passage : m_data.passages)
        boost::add_edge(static_cast<std::size_t>(provinceOf(passage.from).index()),
                        static_cast<std::size_t>(provinceOf(passage.to).index()), provinces);
    auto &table = m_graph->steps[static_cast<int>(Travel::Over)];
    table.assign(at(regionCount(), 0, provinceCount()), -1);
    for (int r = 0; r < regionCount(); ++r) {
        const std::vector<int> steps = stepsFrom(provinces, provinceOf(RegionId(r)).index());
        for (int to = 0; to < provinceCount(); ++to)
            table[at(r, to, provinceCount())] = static_cast<std::int16_t>(steps[static_cast<std::size_t>(to)]);
    }
}

int Board::distance(Travel travel, RegionId from, ProvinceId to) const
{
    return m_graph->steps[static_cast<int>(travel)][at(from.index(), to.index(), provinceCount())];
}

int Board::distanceForAnyone(ProvinceId from, ProvinceId to) const
{
    return m_graph->stepsForAnyone[at(from.index(), to.index(), provinceCount())];
}

} // namespace entente
