#include "exchange/boarddraft.h"

#include "base/names.h"
#include "base/utf8.h"
#include "exchange/boardchart.h"
#include "exchange/lines.h"
#include "exchange/remarks.h"
#include "io/json.h"
#include "io/variantreader.h"

#include <algorithm>
#include <cctype>
#include <cstdint>

namespace entente {

namespace {

/// A letter of any alphabet in those of an id: "é" -> "e", and where there is nothing like it its number, "u43c".
/// Empty for what is no letter or digit.
std::string inIdLetters(std::uint32_t point)
{
    std::string letter;
    appendCodePoint(letter, point);
    const std::string folded = foldName(letter);
    std::string plain;
    for (std::size_t i = 0; i < folded.size();) {
        bool known = true;
        const std::uint32_t part = nextCodePoint(folded, i, known);
        constexpr std::uint32_t ascii = 128;
        if (part < ascii) {
            plain += static_cast<char>(part);
            continue;
        }
        std::string digits;
        for (std::uint32_t rest = part; rest > 0; rest /= 16)
            digits.insert(digits.begin(), "0123456789abcdef"[rest % 16]);
        plain += 'u' + digits;
    }
    return plain;
}

} // namespace

std::string idOf(std::string_view name)
{
    std::string id;
    for (std::size_t i = 0; i < name.size();) {
        bool known = true;
        const std::uint32_t point = nextCodePoint(name, i, known);
        const std::string letters = known ? inIdLetters(point) : std::string();
        if (!letters.empty())
            id += letters;
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
        if (!coast.empty() || end == "xc" || end == "mv" || end == "mx" || end == "wx")
            name = name.substr(0, cut);
    }
    const Space *known = space(name);
    return {known ? foldName(known->brief) : std::string(), coast};
}

bool BoardDraft::isTooLarge() const
{
    return spaces.size() > mostSpaces || powers.size() > mostPowers || units.size() > mostUnits || m_ways > mostWays;
}

std::optional<std::pair<BoardDraft::Place, BoardDraft::Place>> BoardDraft::wayOf(std::string_view from,
                                                                                 std::string_view to,
                                                                                 const Wording &where)
{
    if (++m_ways > mostWays || !m_faults.empty())
        return std::nullopt;
    std::pair<Place, Place> way(placeOf(from), placeOf(to));
    for (const auto &[place, text] : {std::pair(&way.first, from), std::pair(&way.second, to)}) {
        if (place->space.empty()) {
            fault(where, worded("Faults", "\"%1\" is not a space on this board.").with(text));
            return std::nullopt;
        }
    }
    return way;
}

void BoardDraft::addFlight(std::string_view from, std::string_view to, const Wording &where)
{
    const auto way = wayOf(from, to, where);
    if (way && way->first.space != way->second.space)
        m_flights.insert(
            {{std::min(way->first.space, way->second.space), {}}, {std::max(way->first.space, way->second.space), {}}});
}

void BoardDraft::addWay(bool fleets, std::string_view from, std::string_view to, const Wording &where)
{
    const auto way = wayOf(from, to, where);
    if (!way)
        return;
    auto [a, b] = *way;
    if (!fleets)
        a.coast = b.coast = {};
    if (a.space == b.space) {
        // How islands are told: no way for armies but to itself.
        if (Space *island = space(a.space); island && !fleets)
            island->land = true;
        return;
    }
    m_told.emplace(a.space, b.space);
    Ways &ways = fleets ? m_fleets : m_armies;
    ways.insert({a, b});
    ways.insert({b, a});
}

void BoardDraft::remark(Wording sentence)
{
    addRemark(m_remarks, std::move(sentence));
}

void BoardDraft::note(Wording sentence)
{
    addRemark(m_notes, std::move(sentence));
}

/// Passages lead both ways here.
void BoardDraft::tellOneWay()
{
    for (const auto &[from, to] : m_told) {
        if (bothSides && !m_told.count({to, from}))
            remark(worded("Remarks", "From %1 to %2 the file has a way, and none back. Here it leads both ways.")
                       .with(space(from)->name, space(to)->name));
    }
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

Result<std::vector<ForeignVariant>, Fault> loneVariant(Result<ForeignVariant, Fault> made)
{
    if (!made)
        return made.error();
    std::vector<ForeignVariant> all;
    all.push_back(std::move(made).value());
    return all;
}

namespace {

constexpr int formatWritten = 1;

JsonValue season(const char *name, const std::vector<std::string> &steps)
{
    return JsonValue::object({{"season", name}, {"steps", steps}});
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

JsonValue kinds(bool wings)
{
    JsonValue army = JsonValue::object(
        {{"letter", "A"}, {"name", "army"}, {"travel", "land"}, {"isConvoyed", true}, {"symbol", "army"}});
    JsonValue fleet = JsonValue::object(
        {{"letter", "F"}, {"name", "fleet"}, {"travel", "sea"}, {"convoys", true}, {"symbol", "fleet"}});
    JsonValue list = JsonValue::list();
    list.add(std::move(army));
    list.add(std::move(fleet));
    if (wings) {
        list.add(JsonValue::object(
            {{"letter", "W"}, {"name", "wing"}, {"travel", "over"}, {"captures", false}, {"symbol", "wing"}}));
    }
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

using JsonLists = std::map<std::string, JsonValue>;

JsonValue objectOf(JsonLists lists)
{
    JsonValue object = JsonValue::object();
    for (auto &[name, list] : lists)
        object.add(name, std::move(list));
    return object;
}

} // namespace

/// Writes the folder of a board that is read to its end: variant.json, and a map of it.
class BoardDraft::Folder {
public:
    explicit Folder(BoardDraft &draft) : m_draft(draft)
    {
        m_made.remarks = draft.m_remarks;
        m_made.notes = draft.m_notes;
        m_sailed = draft.fleetWays(m_coasts, m_made.remarks);
        for (const Space &each : draft.spaces)
            m_spaces.emplace(foldName(each.brief), &each);
        for (const auto &[from, to] : draft.m_armies)
            m_walkedTo.insert(from.space);
        for (const auto &[from, to] : draft.m_fleets)
            m_sailedTo.insert(from.space);
    }

    Result<ForeignVariant, Fault> make()
    {
        JsonValue root = head();
        root.add("powers", powers());
        auto provinces = this->provinces();
        if (!provinces)
            return provinces.error();
        root.add("provinces", std::move(provinces).value());
        root.add("passages", passages());
        auto start = this->start();
        if (!start)
            return start.error();
        root.add("start", std::move(start).value());

        m_made.files["variant.json"] = writeJson(root, 2) + '\n';
        auto read = readVariant(m_made.files["variant.json"]);
        if (!read)
            return read.error().front();
        m_made.variant = *read;
        draw();
        return std::move(m_made);
    }

private:
    bool isWater(const std::string &key) const
    {
        const Space &each = *m_spaces.at(key);
        return each.water || (!each.land && !m_walkedTo.count(key) && m_sailedTo.count(key));
    }

    bool isShut(const std::string &key) const
    {
        const bool flownTo = std::any_of(m_draft.m_flights.begin(), m_draft.m_flights.end(), [&](const auto &way) {
            return m_draft.wings && (way.first.space == key || way.second.space == key);
        });
        return m_spaces.at(key)->impassable || (!m_walkedTo.count(key) && !m_sailedTo.count(key) && !flownTo);
    }

    std::string textOf(const Place &place) const
    {
        return idOf(m_spaces.at(place.space)->brief).append(place.coast.empty() ? "" : "/").append(place.coast);
    }

    void addYears(JsonValue &root) const
    {
        const YearCount &count = m_draft.years;
        if (count == YearCount())
            return;
        JsonValue years = JsonValue::object();
        if (count.isDown) {
            years.add("count", "down");
            years.add("first", count.first);
        }
        years.addIfAny("suffix", count.suffix);
        root.add("years", std::move(years));
    }

    /// What is said of the game as a whole.
    JsonValue head() const
    {
        JsonValue root = JsonValue::object({{"format", formatWritten}, {"id", m_draft.id}, {"title", m_draft.title}});
        root.addIfAny("designer", m_draft.designer);
        root.addIfAny("line", m_draft.line);
        if (!m_draft.elsewhere.empty())
            root.add("elsewhere", std::vector{m_draft.elsewhere});
        const auto centres =
            std::count_if(m_draft.spaces.begin(), m_draft.spaces.end(), [](const Space &each) { return each.centre; });
        const int toWin = m_draft.victoryCentres > 0 ? m_draft.victoryCentres : static_cast<int>(centres) / 2 + 1;
        root.add("victoryCentres", toWin);
        root.add("calendar", calendar());
        addYears(root);
        root.add("kinds", kinds(m_draft.wings));
        return root;
    }

    JsonValue powers() const
    {
        JsonValue list = JsonValue::list();
        for (const Power &each : m_draft.powers) {
            JsonValue value = JsonValue::object({{"id", idOf(each.name)}, {"name", each.name}});
            value.addIfAny("adjective", each.adjective);
            value.addIfAny("aliases", each.aliases);
            if (!each.playable)
                value.add("playable", false);
            value.addIfAny("buildsAnywhere", each.buildsAnywhere);
            list.add(std::move(value));
        }
        return list;
    }

    /// Notes the owners of centres, too.
    Result<JsonValue, Fault> provinces()
    {
        JsonValue list = JsonValue::list();
        for (const Space &each : m_draft.spaces) {
            const std::string key = foldName(each.brief);
            const bool water = isWater(key);
            JsonValue value = JsonValue::object();
            value.add("id", idOf(each.brief));
            value.add("name", each.name.empty() ? each.brief : each.name);
            value.add("abbr", abbreviation(each.brief, water));
            value.addIfAny("aliases", each.aliases);
            const std::string dry = each.coast || m_sailedTo.count(key) ? "coastal" : "inland";
            value.add("terrain", isShut(key) ? "impassable" : water ? "sea" : dry);
            if (const auto own = m_coasts.find(key); own != m_coasts.end())
                value.add("coasts", JsonValue::listOf(own->second));
            if (each.convoys && dry == "coastal" && !water)
                addConvoys(each, value);
            value.addIfAny("centre", each.centre);
            const Power *home = m_draft.power(each.home);
            if (!each.home.empty() && !home)
                return Fault{
                    each.brief,
                    worded("Faults", "It is the home of \"%1\", which is not a power on this board.").with(each.home)};
            if (home && home->playable && each.centre)
                value.add("home", idOf(home->name));
            const Power *owner = !each.owner.empty() ? m_draft.power(each.owner) : each.unowned ? nullptr : home;
            if (owner && each.centre)
                m_owned.emplace(owner->name, JsonValue::list()).first->second.add(abbreviation(each.brief, water));
            list.add(std::move(value));
        }
        return list;
    }

    /// Which coast of several a fleet convoys from is told by no file.
    void addConvoys(const Space &space, JsonValue &value)
    {
        if (m_coasts.count(foldName(space.brief)))
            addRemark(m_made.remarks, worded("Remarks", "Fleets in %1 do not convoy here.").with(space.name));
        else
            value.add("convoys", true);
    }

    JsonValue passages() const
    {
        const auto pair = [&](const Place &from, const Place &to) {
            return JsonValue(std::vector{textOf(from), textOf(to)});
        };
        const auto isOpen = [&](const Place &from, const Place &to) {
            return !isShut(from.space) && !isShut(to.space);
        };
        JsonValue land = JsonValue::list();
        for (const auto &[from, to] : m_draft.m_armies) {
            if (from < to && !isWater(from.space) && !isWater(to.space) && isOpen(from, to))
                land.add(pair(from, to));
        }
        JsonValue sea = JsonValue::list();
        for (const auto &[from, to] : m_sailed) {
            if (isOpen(from, to))
                sea.add(pair(from, to));
        }
        JsonValue passages = JsonValue::object();
        passages.add("land", std::move(land));
        passages.add("sea", std::move(sea));
        passages.addIfAny("air", flights());
        return passages;
    }

    /// Where nobody goes but wings.
    JsonValue flights() const
    {
        JsonValue air = JsonValue::list();
        const auto joins = [](const BoardDraft::Ways &ways, const std::string &a, const std::string &b) {
            return std::any_of(ways.begin(), ways.end(), [&](const auto &way) {
                return (way.first.space == a && way.second.space == b)
                       || (way.first.space == b && way.second.space == a);
            });
        };
        for (const auto &[from, to] : m_draft.m_flights) {
            if (m_draft.wings && !joins(m_draft.m_armies, from.space, to.space)
                && !joins(m_draft.m_fleets, from.space, to.space) && !isShut(from.space) && !isShut(to.space))
                air.add(std::vector{textOf(from), textOf(to)});
        }
        return air;
    }

    Result<JsonValue, Fault> start()
    {
        JsonLists units;
        for (const Unit &unit : m_draft.units) {
            const Power *of = m_draft.power(unit.power);
            const Place place = m_draft.placeOf(unit.place);
            if (!of || !m_spaces.count(place.space))
                return Fault{"", worded("Faults", "The unit %1 of %2 stands nowhere on this board.")
                                     .with(unit.kind + ' ' + unit.place, unit.power)};
            units.emplace(of->name, JsonValue::list()).first->second.add(unitText(unit, place));
        }
        JsonValue begin = JsonValue::object();
        begin.add("phase", phaseText(m_draft.start));
        begin.add("units", objectOf(std::move(units)));
        begin.add("centres", objectOf(std::move(m_owned)));
        return begin;
    }

    std::string unitText(const Unit &unit, const Place &place)
    {
        const Space &space = *m_spaces.at(place.space);
        std::string text = unit.kind + ' ' + abbreviation(space.brief, isWater(place.space));
        const auto own = m_coasts.find(place.space);
        if (own == m_coasts.end() || unit.kind != "F")
            return text;
        if (place.coast.empty())
            addRemark(
                m_made.remarks,
                worded("Remarks", "The file does not say at which coast the fleet in %1 stands.").with(space.name));
        return text + '/' + (place.coast.empty() ? *own->second.begin() : place.coast);
    }

    void draw()
    {
        const BoardChart chart = chartOf(*m_made.variant->board, m_draft);
        m_made.files["map.svg"] = chart.svg;
        m_made.files["layout.json"] = chart.layout;
        m_made.drawn = chart.drawn;
        if (!chart.remark.empty())
            (m_draft.width > 0 ? m_made.remarks : m_made.notes).push_back(chart.remark); // a drawing is lost, or is not
        m_made.files["CREDITS"] = "Board: " + m_draft.title
                                  + (m_draft.designer.empty() ? "" : ", by " + m_draft.designer)
                                  + ", brought over from a file of " + m_draft.source + ".\n";
    }

    BoardDraft &m_draft;
    ForeignVariant m_made;
    std::map<std::string, std::set<std::string>> m_coasts; ///< of spaces that have several
    Ways m_sailed;                                         ///< by fleets, with coasts
    std::map<std::string, const Space *> m_spaces;         ///< by folded short name
    std::set<std::string> m_walkedTo;
    std::set<std::string> m_sailedTo;
    JsonLists m_owned; ///< centres, by power
};

Result<ForeignVariant, Fault> BoardDraft::variant()
{
    if (isTooLarge())
        return Fault{
            "", worded("Faults", "The map is too large: it has more than %1 spaces, %2 powers, %3 units or %4 ways.")
                    .with(std::to_string(mostSpaces), std::to_string(mostPowers), std::to_string(mostUnits),
                          std::to_string(mostWays))};
    if (!m_faults.empty())
        return m_faults.front();
    if (spaces.empty() || powers.empty())
        return Fault{"", worded("Faults", "The file describes no board: it has no spaces or no powers.")};
    if (units.empty()) {
        if (start.stage != Stage::Adjustments)
            start = {Season::Winter, start.year - 1, Stage::Adjustments};
        note(worded("Remarks", "The file does not say where units begin; the game begins with builds at home, in %1.")
                 .with(phaseText(start)));
    }
    tellOneWay();
    return Folder(*this).make();
}

} // namespace entente
