#include "exchange/boarddraft.h"

#include "base/names.h"
#include "exchange/boardchart.h"
#include "exchange/lines.h"
#include "exchange/remarks.h"
#include "io/json.h"
#include "io/variantreader.h"

#include <algorithm>
#include <cctype>

namespace entente {

namespace {

constexpr int formatWritten = 1;

/// Looking up names goes through all spaces, and a map may tell a way from both sides and once for each coast.
constexpr std::size_t mostSpaces = 4 * maxProvinces;
constexpr std::size_t mostPowers = 4 * maxPowers;
constexpr std::size_t mostUnits = 4 * maxUnits;
constexpr std::size_t mostWays = 8192;

JsonValue texts(const std::vector<std::string> &all)
{
    JsonValue list = JsonValue::list();
    for (const std::string &text : all)
        list.add(text);
    return list;
}

JsonValue season(const char *name, const std::vector<std::string> &steps)
{
    JsonValue value = JsonValue::object();
    value.add("season", name);
    value.add("steps", texts(steps));
    return value;
}

/// The year of the board game: what all of these programs play.
JsonValue calendar()
{
    JsonValue seasons = JsonValue::list();
    seasons.add(season("spring", {"moves", "retreats"}));
    seasons.add(season("autumn", {"moves", "retreats", "ownership", "victory"}));
    seasons.add(season("winter", {"adjustments"}));
    return seasons;
}

JsonValue kinds()
{
    JsonValue army = JsonValue::object();
    army.add("letter", "A");
    army.add("name", "army");
    army.add("travel", "land");
    army.add("isConvoyed", JsonValue(true));
    army.add("symbol", "army");
    JsonValue fleet = JsonValue::object();
    fleet.add("letter", "F");
    fleet.add("name", "fleet");
    fleet.add("travel", "sea");
    fleet.add("convoys", JsonValue(true));
    fleet.add("symbol", "fleet");
    JsonValue list = JsonValue::list();
    list.add(std::move(army));
    list.add(std::move(fleet));
    return list;
}

/// As this house writes it: "Vie", "NTH".
std::string abbreviation(std::string brief, bool water)
{
    std::transform(brief.begin(), brief.end(), brief.begin(),
                   [&](unsigned char c) { return static_cast<char>(water ? std::toupper(c) : std::tolower(c)); });
    if (!brief.empty())
        brief.front() = static_cast<char>(std::toupper(static_cast<unsigned char>(brief.front())));
    return brief;
}

} // namespace

std::string idOf(std::string_view name)
{
    std::string id;
    for (const unsigned char c : name) {
        if (std::isalnum(c) && c < 128)
            id += static_cast<char>(std::tolower(c));
        else if (!id.empty() && id.back() != '-')
            id += '-';
    }
    constexpr std::size_t longest = 60; // folders are named so
    id.resize(std::min(id.size(), longest));
    while (id.ends_with('-'))
        id.pop_back();
    return id;
}

BoardDraft::Space *BoardDraft::space(std::string_view name)
{
    const std::string wanted = foldName(name);
    const auto called = [&](const std::string &text) { return foldName(text) == wanted; };
    auto found = std::find_if(spaces.begin(), spaces.end(), [&](const Space &each) { return called(each.brief); });
    if (found == spaces.end())
        found = std::find_if(spaces.begin(), spaces.end(), [&](const Space &each) {
            return std::any_of(each.aliases.begin(), each.aliases.end(), called);
        });
    if (found == spaces.end())
        found = std::find_if(spaces.begin(), spaces.end(), [&](const Space &each) { return called(each.name); });
    return wanted.empty() || found == spaces.end() ? nullptr : &*found;
}

const BoardDraft::Power *BoardDraft::power(std::string_view name) const
{
    const std::string wanted = foldName(name);
    const auto called = [&](const std::string &text) { return foldName(text) == wanted; };
    const auto found = std::find_if(powers.begin(), powers.end(), [&](const Power &each) {
        return called(each.name) || called(each.adjective)
               || std::any_of(each.aliases.begin(), each.aliases.end(), called);
    });
    return wanted.empty() || found == powers.end() ? nullptr : &*found;
}

BoardDraft::Place BoardDraft::placeOf(std::string_view text)
{
    const std::string lower = lowerCase(trimmed(text));
    std::string_view name = lower;
    std::string coast;
    const std::size_t cut = lower.find_last_of("/-(");
    if (cut != std::string::npos) {
        const std::string end = lower.substr(cut + 1, 2);
        if (end == "nc" || end == "sc" || end == "ec" || end == "wc")
            coast = end;
        if (!coast.empty() || end == "xc" || end == "mv" || end == "mx")
            name = name.substr(0, cut);
    }
    const Space *known = space(name);
    return {known ? foldName(known->brief) : std::string(), coast};
}

bool BoardDraft::isTooLarge() const
{
    return spaces.size() > mostSpaces || powers.size() > mostPowers || units.size() > mostUnits || m_ways > mostWays;
}

void BoardDraft::addWay(bool fleets, std::string_view from, std::string_view to, const Wording &where)
{
    if (++m_ways > mostWays || !m_faults.empty())
        return;
    Place a = placeOf(from);
    Place b = placeOf(to);
    for (const auto &[place, text] : {std::pair(&a, from), std::pair(&b, to)}) {
        if (place->space.empty())
            return fault(where, worded("Faults", "\"%1\" is not a space on this board.").with(text));
    }
    if (!fleets)
        a.coast = b.coast = {};
    if (a.space == b.space) {
        // How islands are told: no way for armies but to itself.
        if (Space *island = space(a.space); island && !fleets)
            island->land = true;
        return;
    }
    Ways &ways = fleets ? m_fleets : m_armies;
    ways.insert({a, b});
    ways.insert({b, a});
}

void BoardDraft::remark(Wording sentence)
{
    addRemark(m_remarks, std::move(sentence));
}

/// The ways of fleets with a coast wherever a space has several, and the coasts of those spaces.
BoardDraft::Ways BoardDraft::fleetWays(std::map<std::string, std::set<std::string>> &coasts,
                                       std::vector<Wording> &remarks) const
{
    for (const auto &[from, to] : m_fleets) {
        if (!from.coast.empty())
            coasts[from.space].insert(from.coast);
    }
    std::erase_if(coasts, [](const auto &entry) { return entry.second.size() < 2; }); // a single coast needs no name
    const auto apart = [&](const Place &place) { return coasts.count(place.space) > 0; };
    const auto vague = [&](const Place &place) { return place.coast.empty() && apart(place); };
    Ways ways;
    const auto add = [&](Place from, Place to) {
        if (!apart(from))
            from.coast.clear();
        if (!apart(to))
            to.coast.clear();
        ways.insert({std::min(from, to), std::max(from, to)});
    };
    for (const auto &[from, to] : m_fleets) {
        if (!vague(from) && !vague(to))
            add(from, to);
    }
    for (const auto &[from, to] : m_fleets) {
        if (!vague(to) || vague(from))
            continue;
        // Told without a coast from this side: the other side has said which, or it is any.
        const std::pair ends(from.space, to.space);
        const bool told = std::any_of(ways.begin(), ways.end(), [&ends](const auto &way) {
            const std::pair those(way.first.space, way.second.space);
            return those == ends || those == std::pair(ends.second, ends.first);
        });
        if (told)
            continue;
        addRemark(remarks, worded("Remarks", "From %1 fleets reach every coast of %2: the file names none.")
            .with(from.space, to.space));
        for (const std::string &coast : coasts.at(to.space))
            add(from, {to.space, coast});
    }
    return ways;
}

Result<ForeignVariant, Fault> BoardDraft::variant()
{
    if (isTooLarge())
        return Fault{"", worded("Faults",
            "The map is too large: it has more than %1 spaces, %2 powers, %3 units or %4 ways.")
                             .with(std::to_string(mostSpaces), std::to_string(mostPowers), std::to_string(mostUnits),
                                 std::to_string(mostWays))};
    if (!m_faults.empty())
        return m_faults.front();
    if (spaces.empty() || powers.empty())
        return Fault{"", worded("Faults", "The file describes no board: it has no spaces or no powers.")};
    if (units.empty()) {
        if (start.stage != Stage::Adjustments)
            start = {Season::Winter, start.year - 1, Stage::Adjustments};
        remark(worded("Remarks", "The file does not say where units begin; the game begins with builds at home, in %1.")
                   .with(phaseText(start)));
    }
    ForeignVariant made;
    made.remarks = m_remarks;
    std::map<std::string, std::set<std::string>> coasts;
    const Ways fleets = fleetWays(coasts, made.remarks);

    std::map<std::string, const Space *> bySpace;
    for (const Space &each : spaces)
        bySpace.emplace(foldName(each.brief), &each);
    std::set<std::string> walked;
    std::set<std::string> sailed;
    for (const Ways *ways : {&m_armies, &m_fleets}) {
        for (const auto &[from, to] : *ways)
            (ways == &m_armies ? walked : sailed).insert(from.space);
    }
    const auto isWater = [&](const std::string &key) {
        const Space &each = *bySpace.at(key);
        return each.water || (!each.land && !walked.count(key) && sailed.count(key));
    };
    const auto isShut = [&](const std::string &key) {
        return bySpace.at(key)->impassable || (!walked.count(key) && !sailed.count(key));
    };

    JsonValue root = JsonValue::object();
    root.add("format", JsonValue(std::int64_t(formatWritten)));
    root.add("id", id);
    root.add("title", title);
    if (!designer.empty())
        root.add("designer", designer);
    if (!elsewhere.empty())
        root.add("elsewhere", texts({elsewhere}));
    const auto centreCount = std::count_if(spaces.begin(), spaces.end(), [](const Space &each) { return each.centre; });
    root.add("victoryCentres", JsonValue(std::int64_t(victoryCentres > 0 ? victoryCentres : centreCount / 2 + 1)));
    root.add("calendar", calendar());
    root.add("kinds", kinds());

    JsonValue powerList = JsonValue::list();
    for (const Power &each : powers) {
        JsonValue value = JsonValue::object();
        value.add("id", idOf(each.name));
        value.add("name", each.name);
        if (!each.adjective.empty())
            value.add("adjective", each.adjective);
        if (!each.aliases.empty())
            value.add("aliases", texts(each.aliases));
        if (!each.playable)
            value.add("playable", JsonValue(false));
        if (each.buildsAnywhere)
            value.add("buildsAnywhere", JsonValue(true));
        powerList.add(std::move(value));
    }
    root.add("powers", std::move(powerList));

    JsonValue spaceList = JsonValue::list();
    std::map<std::string, JsonValue> owned;
    for (const Space &each : spaces) {
        const std::string key = foldName(each.brief);
        const bool water = isWater(key);
        JsonValue value = JsonValue::object();
        value.add("id", idOf(each.brief));
        value.add("name", each.name.empty() ? each.brief : each.name);
        value.add("abbr", abbreviation(each.brief, water));
        if (!each.aliases.empty())
            value.add("aliases", texts(each.aliases));
        value.add("terrain", isShut(key) ? "impassable" : water ? "sea" : sailed.count(key) ? "coastal" : "inland");
        if (const auto own = coasts.find(key); own != coasts.end())
            value.add("coasts", texts({own->second.begin(), own->second.end()}));
        if (each.centre)
            value.add("centre", JsonValue(true));
        const Power *home = power(each.home);
        if (!each.home.empty() && !home)
            return Fault{
                each.brief,
                worded("Faults", "It is the home of \"%1\", which is not a power on this board.").with(each.home)};
        if (home && home->playable && each.centre)
            value.add("home", idOf(home->name));
        const Power *owner = !each.owner.empty() ? power(each.owner) : each.unowned ? nullptr : home;
        if (owner && each.centre)
            owned.emplace(owner->name, JsonValue::list()).first->second.add(abbreviation(each.brief, water));
        spaceList.add(std::move(value));
    }
    root.add("provinces", std::move(spaceList));

    const auto pair = [&](const Place &from, const Place &to) {
        const auto text = [&](const Place &place) {
            return idOf(bySpace.at(place.space)->brief).append(place.coast.empty() ? "" : "/").append(place.coast);
        };
        return texts({text(from), text(to)});
    };
    JsonValue land = JsonValue::list();
    for (const auto &[from, to] : m_armies) {
        if (from < to && !isWater(from.space) && !isWater(to.space) && !isShut(from.space) && !isShut(to.space))
            land.add(pair(from, to));
    }
    JsonValue sea = JsonValue::list();
    for (const auto &[from, to] : fleets) {
        if (!isShut(from.space) && !isShut(to.space))
            sea.add(pair(from, to));
    }
    JsonValue passages = JsonValue::object();
    passages.add("land", std::move(land));
    passages.add("sea", std::move(sea));
    root.add("passages", std::move(passages));

    std::map<std::string, JsonValue> unitLists;
    for (const Unit &unit : units) {
        const Power *of = power(unit.power);
        const Place place = placeOf(unit.place);
        if (!of || !bySpace.count(place.space))
            return Fault{"", worded("Faults", "The unit %1 of %2 stands nowhere on this board.")
                                 .with(unit.kind + ' ' + unit.place, unit.power)};
        const auto own = coasts.find(place.space);
        std::string text = unit.kind + ' ' + abbreviation(bySpace.at(place.space)->brief, isWater(place.space));
        if (own != coasts.end() && unit.kind == "F") {
            if (place.coast.empty())
                addRemark(made.remarks, worded("Remarks",
                    "The file does not say at which coast the fleet in %1 stands.")
                        .with(bySpace.at(place.space)->name));
            text += '/' + (place.coast.empty() ? *own->second.begin() : place.coast);
        }
        unitLists.emplace(of->name, JsonValue::list()).first->second.add(text);
    }
    JsonValue startUnits = JsonValue::object();
    for (auto &[name, list] : unitLists)
        startUnits.add(name, std::move(list));
    JsonValue startCentres = JsonValue::object();
    for (auto &[name, list] : owned)
        startCentres.add(name, std::move(list));
    JsonValue begin = JsonValue::object();
    begin.add("phase", phaseText(start));
    begin.add("units", std::move(startUnits));
    begin.add("centres", std::move(startCentres));
    root.add("start", std::move(begin));

    made.files["variant.json"] = writeJson(root, 2) + '\n';
    auto read = readVariant(made.files["variant.json"]);
    if (!read)
        return read.error().front();
    made.variant = *read;
    const BoardChart chart = chartOf(*made.variant->board, *this);
    made.files["map.svg"] = chart.svg;
    made.files["layout.json"] = chart.layout;
    made.drawn = chart.drawn;
    if (!chart.remark.empty())
        made.remarks.push_back(chart.remark);
    made.files["CREDITS"] = "Board: " + title + (designer.empty() ? "" : ", by " + designer)
                            + ", brought over from a file of " + source + ".\n";
    return made;
}

} // namespace entente
