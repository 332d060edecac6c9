#include "exchange/drawnboard.h"

#include "exchange/boardchart.h"
#include "exchange/sameboard.h"
#include "io/json.h"
#include "io/variantreader.h"
#include "orders/notation.h"

#include <algorithm>

namespace entente {

namespace {

JsonValue *member(JsonValue &object, std::string_view key)
{
    const auto found = std::find(object.keys.begin(), object.keys.end(), key);
    return found == object.keys.end() ? nullptr : &object.items[static_cast<std::size_t>(found - object.keys.begin())];
}

void put(JsonValue &object, const std::string &key, JsonValue value)
{
    if (JsonValue *known = member(object, key))
        *known = std::move(value);
    else
        object.add(key, std::move(value));
}

void drop(JsonValue &object, std::string_view key)
{
    const auto found = std::find(object.keys.begin(), object.keys.end(), key);
    if (found == object.keys.end())
        return;
    object.items.erase(object.items.begin() + (found - object.keys.begin()));
    object.keys.erase(found);
}

JsonValue *withId(JsonValue *list, std::string_view id)
{
    if (!list)
        return nullptr;
    const auto found = std::find_if(list->items.begin(), list->items.end(), [&](JsonValue &item) {
        const JsonValue *own = member(item, "id");
        return own && own->text == id;
    });
    return found == list->items.end() ? nullptr : &*found;
}

/// The power as ours has it, with what the other file says of how it plays.
JsonValue powerOf(const JsonValue &theirs, JsonValue ours)
{
    for (std::size_t i = 0; i < theirs.keys.size(); ++i) {
        if (theirs.keys[i] == "playable" || theirs.keys[i] == "buildsAnywhere")
            put(ours, theirs.keys[i], theirs.items[i]);
    }
    return ours;
}

/// Theirs: first those that ours has, in our order, then the rest.
JsonValue combined(JsonValue *theirs, JsonValue *ours)
{
    JsonValue all = JsonValue::list();
    if (!theirs || !ours)
        return all;
    for (JsonValue &power : ours->items) {
        const JsonValue *id = member(power, "id");
        if (const JsonValue *known = id ? withId(theirs, id->text) : nullptr)
            all.add(powerOf(*known, power));
    }
    for (JsonValue &power : theirs->items) {
        const JsonValue *id = member(power, "id");
        if (!id || !withId(ours, id->text))
            all.add(power);
    }
    return all;
}

class Translation {
public:
    Translation(const Board &theirs, const Board &ours, std::vector<ProvinceId> partners)
        : m_theirs(theirs), m_ours(ours), m_partners(std::move(partners))
    {
    }

    RegionId region(RegionId theirs) const
    {
        const ProvinceId province = m_partners[static_cast<std::size_t>(m_theirs.provinceOf(theirs).index())];
        const std::string &coast = m_theirs.region(theirs).coast;
        for (const RegionId own : m_ours.coastsOf(province)) {
            if (m_ours.region(own).coast == coast)
                return own;
        }
        return m_ours.mainRegion(province);
    }

    /// The home power of one of our provinces there; none where nobody is at home.
    PowerId homeOf(ProvinceId ours) const
    {
        const auto theirs = std::find(m_partners.begin(), m_partners.end(), ours);
        if (!ours.valid() || theirs == m_partners.end())
            return {};
        return m_theirs.province(ProvinceId(static_cast<int>(theirs - m_partners.begin()))).home;
    }

    JsonValue start(const Position &position, bool withCentres) const
    {
        JsonValue units = JsonValue::object();
        JsonValue centres = JsonValue::object();
        for (int p = 0; p < m_theirs.powerCount(); ++p) {
            JsonValue list = JsonValue::list();
            for (const Unit &unit : position.units) {
                if (unit.power == PowerId(p))
                    list.add(m_theirs.kind(unit.kind).letter + ' ' + m_ours.regionText(region(unit.region)));
            }
            JsonValue own = JsonValue::list();
            m_theirs.centres().forEach([&](ProvinceId centre) {
                if (position.owner[static_cast<std::size_t>(centre.index())] == PowerId(p))
                    own.add(m_ours.province(m_partners[static_cast<std::size_t>(centre.index())]).abbreviation);
            });
            const std::string &name = m_theirs.power(PowerId(p)).name;
            if (!list.items.empty())
                units.add(name, std::move(list));
            if (!own.items.empty())
                centres.add(name, std::move(own));
        }
        JsonValue start = JsonValue::object();
        start.add("phase", phaseText(position.phase));
        start.add("units", std::move(units));
        if (withCentres)
            start.add("centres", std::move(centres));
        return start;
    }

private:
    const Board &m_theirs;
    const Board &m_ours;
    std::vector<ProvinceId> m_partners;
};

bool sameGame(const Variant &one, const Variant &other)
{
    const Board &board = *one.board;
    if (board.powerCount() != other.board->powerCount() || one.victoryCentres != other.victoryCentres)
        return false;
    for (int i = 0; i < board.powerCount(); ++i) {
        if (board.power(PowerId(i)).id != other.board->power(PowerId(i)).id)
            return false;
    }
    for (int i = 0; i < board.provinceCount(); ++i) {
        if (board.province(ProvinceId(i)).home != other.board->province(ProvinceId(i)).home)
            return false;
    }
    return one.start.phase == other.start.phase && one.start.units == other.start.units
           && one.start.owner == other.start.owner;
}

} // namespace

std::optional<OnDrawnMap> onDrawnMap(const ForeignVariant &foreign, const Variant &ours, std::string_view file)
{
    const Board &theirBoard = *foreign.variant->board;
    if (ours.board->kindCount() != theirBoard.kindCount())
        return std::nullopt;
    std::vector<ProvinceId> partners = partnersOf(*ours.board, theirBoard);
    const auto written = readJson(foreign.files.at("variant.json"));
    const auto ourFile = readJson(file);
    if (partners.empty() || !written || !ourFile)
        return std::nullopt;
    JsonValue root = *written;
    JsonValue own = *ourFile;
    const Translation translation(theirBoard, *ours.board, std::move(partners));
    put(root, "map", ours.map.empty() ? ours.id : ours.map);
    for (const char *key : {"kinds", "passages"}) {
        if (const JsonValue *part = member(own, key))
            put(root, key, *part);
    }
    JsonValue powers = combined(member(root, "powers"), member(own, "powers"));
    JsonValue provinces = JsonValue::list();
    if (const JsonValue *list = member(own, "provinces")) {
        for (JsonValue province : list->items) {
            const JsonValue *id = member(province, "id");
            drop(province, "home");
            if (const JsonValue *territory = member(province, "territory");
                territory && !withId(&powers, territory->text))
                drop(province, "territory");
            const PowerId home = translation.homeOf(id ? ours.board->findProvince(id->text) : ProvinceId());
            if (home.valid() && theirBoard.power(home).playable)
                put(province, "home", theirBoard.power(home).id);
            provinces.add(std::move(province));
        }
    }
    put(root, "powers", std::move(powers));
    put(root, "provinces", std::move(provinces));
    JsonValue *start = member(root, "start");
    const bool withCentres = start && member(*start, "centres");
    put(root, "start", translation.start(foreign.variant->start, withCentres));

    OnDrawnMap made;
    made.variant.files["variant.json"] = writeJson(root, 2) + '\n';
    if (const auto credits = foreign.files.find("CREDITS"); credits != foreign.files.end())
        made.variant.files.insert(*credits);
    auto read = readVariant(made.variant.files["variant.json"]);
    if (!read)
        return std::nullopt;
    made.variant.variant = *read;
    made.variant.remarks = foreign.remarks;
    made.variant.notes = foreign.notes;
    std::erase(made.variant.remarks, chartRemark());
    std::erase(made.variant.notes, chartRemark());
    made.known = sameGame(*made.variant.variant, ours);
    return made;
}

} // namespace entente
