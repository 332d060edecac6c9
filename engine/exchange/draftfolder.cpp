#include "exchange/boarddraft.h"

#include "base/names.h"
#include "exchange/boardchart.h"
#include "exchange/remarks.h"
#include "io/json.h"
#include "io/variantreader.h"

#include <algorithm>
#include <cctype>

namespace entente {

namespace {

constexpr int formatWritten = 1;

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

JsonValue kinds(bool wings)
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
    if (wings) {
        JsonValue wing = JsonValue::object();
        wing.add("letter", "W");
        wing.add("name", "wing");
        wing.add("travel", "over");
        wing.add("captures", JsonValue(false));
        wing.add("symbol", "wing");
        list.add(std::move(wing));
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
            years.add("first", JsonValue(std::int64_t(count.first)));
        }
        if (!count.suffix.empty())
            years.add("suffix", count.suffix);
        root.add("years", std::move(years));
    }

    /// What is said of the game as a whole.
    JsonValue head() const
    {
        JsonValue root = JsonValue::object();
        root.add("format", JsonValue(std::int64_t(formatWritten)));
        root.add("id", m_draft.id);
        root.add("title", m_draft.title);
        if (!m_draft.designer.empty())
            root.add("designer", m_draft.designer);
        if (!m_draft.line.empty())
            root.add("line", m_draft.line);
        if (!m_draft.elsewhere.empty())
            root.add("elsewhere", texts({m_draft.elsewhere}));
        const auto centres =
            std::count_if(m_draft.spaces.begin(), m_draft.spaces.end(), [](const Space &each) { return each.centre; });
        const int toWin = m_draft.victoryCentres > 0 ? m_draft.victoryCentres : static_cast<int>(centres) / 2 + 1;
        root.add("victoryCentres", JsonValue(std::int64_t(toWin)));
        root.add("calendar", calendar());
        addYears(root);
        root.add("kinds", kinds(m_draft.wings));
        return root;
    }

    JsonValue powers() const
    {
        JsonValue list = JsonValue::list();
        for (const Power &each : m_draft.powers) {
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
            if (!each.aliases.empty())
                value.add("aliases", texts(each.aliases));
            const std::string dry = each.coast || m_sailedTo.count(key) ? "coastal" : "inland";
            value.add("terrain", isShut(key) ? "impassable" : water ? "sea" : dry);
            if (const auto own = m_coasts.find(key); own != m_coasts.end())
                value.add("coasts", texts({own->second.begin(), own->second.end()}));
            if (each.convoys && dry == "coastal" && !water)
                addConvoys(each, value);
            if (each.centre)
                value.add("centre", JsonValue(true));
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
            value.add("convoys", JsonValue(true));
    }

    JsonValue passages() const
    {
        const auto pair = [&](const Place &from, const Place &to) { return texts({textOf(from), textOf(to)}); };
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
        if (JsonValue air = flights(); !air.items.empty())
            passages.add("air", std::move(air));
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
                air.add(texts({textOf(from), textOf(to)}));
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
