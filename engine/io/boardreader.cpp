#include "io/boardreader.h"

#include "base/utf8.h"
#include "io/entries.h"
#include "io/idtable.h"
#include "io/kindsreader.h"

#include <algorithm>
#include <map>
#include <set>

namespace entente {

namespace {

class BoardReader {
public:
    explicit BoardReader(const JsonCursor &variant) : m_variant(variant) {}

    Board::Data read()
    {
        KindsRead kinds = readKinds(m_variant);
        m_data.kinds = std::move(kinds.kinds);
        m_kinds = std::move(kinds.ids);
        for (const auto &[where, kind] : kinds.returns)
            m_references.push_back({where, kind, Reference::What::ReturnsTo});
        readPowers();
        readProvinces();
        resolveReferences();
        readPassages();
        findLonelyProvinces();
        return std::move(m_data);
    }

private:
    void readPowers()
    {
        for (const JsonCursor &item : entriesOf(m_variant, "powers", maxPowers)) {
            if (!item.objectOf({"id", "name", "names", "adjective", "aliases", "pattern", "colours", "playable",
                                "centresPerUnit", "buildsAnywhere", "mainstay"}))
                continue;
            Power power;
            power.id = readId(item);
            power.name = readName(item, "name");
            power.names = readTranslations(item, "names");
            power.adjective = item.find("adjective") ? readName(item, "adjective") : power.name;
            power.aliases = item.textsOf("aliases");
            power.playable = item.flagOr("playable", true);
            power.centresPerUnit = static_cast<int>(item.integerOr("centresPerUnit", 1, 1, maxProvinces));
            power.buildsAnywhere = item.flagOr("buildsAnywhere", false);
            readMainstay(item, power);
            m_powers.add(item, power.id);
            readColours(item);
            m_data.powers.push_back(std::move(power));
        }
    }

    void readMainstay(const JsonCursor &item, Power &power)
    {
        const auto mainstay = item.find("mainstay");
        if (!mainstay || !mainstay->objectOf({"kind", "from"}))
            return;
        if (const auto kind = mainstay->need("kind")) {
            const auto letter = kind->text();
            const int index = letter ? m_kinds.find(*kind, *letter) : -1;
            power.mainstay = index < 0 ? KindId() : KindId(index);
        }
        if (const auto from = mainstay->need("from"))
            power.mainstayFrom = static_cast<int>(from->integer(0, 9999).value_or(0));
    }

    /// Colours are the app's; here they only have to be colours.
    static void readColours(const JsonCursor &power)
    {
        power.textOr("pattern", {});
        const auto colours = power.find("colours");
        if (!colours || !colours->objectOf({"light", "dark"}))
            return;
        for (const JsonCursor::Member &theme : colours->members()) {
            if (!theme.value.objectOf({"tint", "unit", "line"}))
                continue;
            for (const JsonCursor::Member &colour : theme.value.members()) {
                const auto text = colour.value.text();
                if (!text)
                    continue;
                const bool hex = text->size() == 7 && text->front() == '#'
                                 && text->find_first_not_of("0123456789abcdefABCDEF", 1) == std::string::npos;
                if (!hex)
                    colour.value.fault(worded("Faults", "\"%1\" is not a colour like \"#31307e\".").with(*text));
            }
        }
    }

    std::string readId(const JsonCursor &item) const
    {
        std::string id = item.needText("id");
        if (!isIdText(id))
            item.fault(worded("Faults", "The id \"%1\" should be of small letters, digits and \"-\".").with(id));
        return id;
    }

    PowerId readPower(const JsonCursor &item, const char *key) const
    {
        const auto found = item.find(key);
        const auto name = found ? found->text() : std::nullopt;
        const int index = name ? m_powers.find(*found, *name) : -1;
        return index < 0 ? PowerId() : PowerId(index);
    }

    void readProvinces()
    {
        std::map<std::string, std::string> abbreviations;
        for (const JsonCursor &item : entriesOf(m_variant, "provinces", maxProvinces)) {
            if (!item.objectOf({"id",       "name",      "names",    "abbr",      "terrain", "coasts", "centre",
                                "home",     "territory", "aliases",  "unlimited", "points",  "armies", "airBase",
                                "numbered", "only",      "supports", "sentTo",    "port",    "edge",   "double",
                                "yard",     "yardOf",    "optional", "convoys"}))
                continue;
            Province province;
            province.id = readId(item);
            province.name = readName(item, "name");
            province.names = readTranslations(item, "names");
            province.abbreviation = readName(item, "abbr");
            const auto [other, fresh] = abbreviations.emplace(foldName(province.abbreviation), province.id);
            if (!fresh && !province.abbreviation.empty())
                item.fault(worded("Faults", "\"%1\" is the abbreviation of \"%2\" too.")
                               .with(province.abbreviation, other->second));
            if (const auto terrain = item.need("terrain")) {
                province.terrain = readWord<Terrain>(*terrain,
                                                     {{"inland", Terrain::Inland},
                                                      {"coastal", Terrain::Coastal},
                                                      {"sea", Terrain::Sea},
                                                      {"impassable", Terrain::Impassable}},
                                                     Terrain::Inland);
            }
            province.centre = item.flagOr("centre", false);
            province.home = readPower(item, "home");
            province.territory = readPower(item, "territory");
            province.aliases = item.textsOf("aliases");
            province.unlimited = item.flagOr("unlimited", false);
            if (const auto points = item.find("points")) {
                province.points = static_cast<int>(points->integer(0, 20).value_or(0));
                if (!province.centre)
                    points->fault(worded("Faults", "Only a supply centre yields points."));
            }
            readOddities(item, province);
            province.armies = item.flagOr("armies", true);
            province.airBase = item.flagOr("airBase", false);
            province.convoys = item.flagOr("convoys", false);
            if (province.convoys && (province.terrain != Terrain::Coastal || item.find("coasts")))
                item.fault(worded("Faults", "Fleets convoy at sea, and on a coast that is not parted."));
            if (province.home.valid() && !province.centre)
                item.fault(worded("Faults", "A home needs a supply centre."));

            const ProvinceId id(static_cast<int>(m_data.provinces.size()));
            m_regions.add(item, province.id);
            m_data.regions.push_back({id, {}});
            if (const auto coasts = item.find("coasts"))
                readCoasts(*coasts, id, province);
            m_data.provinces.push_back(std::move(province));
        }
        if (static_cast<int>(m_data.regions.size()) > maxRegions)
            m_variant.fault(
                worded("Faults", "There are more than %1 provinces and coasts.").with(std::to_string(maxRegions)));
        const auto isCentre = [](const Province &province) { return province.centre; };
        if (std::count_if(m_data.provinces.begin(), m_data.provinces.end(), isCentre) > maxUnits) // each feeds a unit
            m_variant.fault(worded("Faults", "There are more than %1 supply centres.").with(std::to_string(maxUnits)));
    }

    void readCoasts(const JsonCursor &coasts, ProvinceId id, const Province &province)
    {
        const std::vector<std::string> names = coasts.texts();
        if (province.terrain != Terrain::Coastal)
            coasts.fault(worded("Faults", "Only a coastal province has coasts."));
        if (names.size() == 1)
            coasts.fault(worded("Faults", "A single coast needs no name."));
        for (const std::string &coast : names) {
            if (coast != "nc" && coast != "sc" && coast != "ec" && coast != "wc")
                coasts.fault(worded("Faults", "\"%1\" is not one of \"nc\", \"sc\", \"ec\" and \"wc\".").with(coast));
            m_regions.add(coasts, province.id + '/' + coast);
            m_data.regions.push_back({id, coast});
        }
    }

    /// What sets boxes, passes, ports and yards apart from other provinces.
    void readOddities(const JsonCursor &item, Province &province)
    {
        province.numbered = item.flagOr("numbered", false);
        province.only = readPower(item, "only");
        if (const auto supports = item.find("supports")) {
            province.backing = readWord<Province::Backing>(*supports,
                                                           {{"any", Province::Backing::Any},
                                                            {"way-out", Province::Backing::WayOut},
                                                            {"none", Province::Backing::None}},
                                                           Province::Backing::Any);
        }
        province.port = item.flagOr("port", false);
        province.edge = item.flagOr("edge", false);
        province.doubled = item.flagOr("double", false);
        province.yard = readPower(item, "yard");
        province.optional = item.textOr("optional", {});
        if (province.port && !province.centre)
            item.fault(worded("Faults", "A port needs a supply centre."));
        for (const char *key : {"sentTo", "yardOf"}) {
            if (const auto other = item.find(key))
                m_references.push_back(
                    {*other, static_cast<int>(m_data.provinces.size()),
                     std::string_view(key) == "sentTo" ? Reference::What::SentTo : Reference::What::YardOf});
        }
    }

    /// Whatever names a province that may come later, once all are known.
    void resolveReferences()
    {
        for (const Reference &reference : m_references) {
            const auto name = reference.where.text();
            const int region = name ? m_regions.find(reference.where, *name) : -1;
            if (region < 0)
                continue;
            const ProvinceId other = m_data.regions[static_cast<std::size_t>(region)].province;
            const auto from = static_cast<std::size_t>(reference.from);
            switch (reference.what) {
            case Reference::What::SentTo: m_data.provinces[from].sentTo = other; break;
            case Reference::What::YardOf: m_data.provinces[from].yardOf = other; break;
            case Reference::What::ReturnsTo: m_data.kinds[from].returnsTo = other; break;
            }
        }
    }

    void readPassages()
    {
        const auto passages = m_variant.need("passages");
        if (!passages || !passages->objectOf({"land", "sea", "air"}))
            return;
        std::map<std::pair<int, int>, std::size_t> known;
        for (const JsonCursor::Member &way : passages->members()) {
            for (const JsonCursor &item : way.value.items()) {
                const std::vector<std::string> ends = item.texts();
                if (ends.size() != 2) {
                    item.fault(worded("Faults", "A passage is a pair of provinces."));
                    continue;
                }
                int from = m_regions.find(item, ends[0]);
                int to = m_regions.find(item, ends[1]);
                if (from < 0 || to < 0)
                    continue;
                if (from > to)
                    std::swap(from, to);
                if (from == to) {
                    item.fault(worded("Faults", "A passage leads from one province to another."));
                    continue;
                }
                checkEnd(item, way.key, from);
                checkEnd(item, way.key, to);
                const auto [entry, fresh] = known.emplace(std::pair(from, to), m_data.passages.size());
                if (fresh)
                    m_data.passages.push_back({RegionId(from), RegionId(to)});
                Passage &passage = m_data.passages[entry->second];
                bool &open = way.key == "land" ? passage.land : way.key == "sea" ? passage.sea : passage.air;
                if (open)
                    item.fault(worded("Faults", "This passage is given twice."));
                open = true;
            }
        }
        if (static_cast<int>(m_data.passages.size()) > maxPassages)
            passages->fault(worded("Faults", "There are more than %1 passages.").with(std::to_string(maxPassages)));
    }

    void checkEnd(const JsonCursor &item, const std::string &way, int region) const
    {
        const Region &end = m_data.regions[static_cast<std::size_t>(region)];
        const Province &province = m_data.provinces[static_cast<std::size_t>(end.province.index())];
        const auto next = static_cast<std::size_t>(region) + 1;
        const bool split = next < m_data.regions.size() && m_data.regions[next].province == end.province;
        if (province.terrain == Terrain::Impassable)
            item.fault(worded("Faults", "Nothing passes through %1, which is impassable.").with(province.name));
        else if (way == "land" && province.terrain == Terrain::Sea)
            item.fault(worded("Faults", "No land passage leads into %1, which is sea.").with(province.name));
        else if (way == "land" && !end.coast.empty())
            item.fault(worded("Faults", "A land passage names no coast."));
        else if (way == "sea" && province.terrain == Terrain::Inland)
            item.fault(worded("Faults", "No sea passage leads to %1, which is inland.").with(province.name));
        else if (way == "sea" && end.coast.empty() && split)
            item.fault(worded("Faults", "A sea passage to %1 names its coast.").with(province.name));
    }

    void findLonelyProvinces() const
    {
        std::set<int> met;
        for (const Passage &passage : m_data.passages) {
            met.insert(m_data.regions[static_cast<std::size_t>(passage.from.index())].province.index());
            met.insert(m_data.regions[static_cast<std::size_t>(passage.to.index())].province.index());
        }
        for (std::size_t i = 0; i < m_data.provinces.size(); ++i) {
            const Province &province = m_data.provinces[i];
            if (province.terrain != Terrain::Impassable && !met.contains(static_cast<int>(i)))
                m_variant.fault(worded("Faults", "No passage leads to %1.").with(province.name));
        }
    }

    struct Reference {
        JsonCursor where;
        int from; ///< index of the province or unit kind
        enum class What : std::uint8_t { SentTo, YardOf, ReturnsTo } what;
    };

    JsonCursor m_variant;
    std::vector<Reference> m_references;
    Board::Data m_data;
    IdTable m_kinds{{}};
    IdTable m_powers{worded("Faults", "power")};
    IdTable m_regions{worded("Faults", "province")};
};

} // namespace

bool isIdText(const std::string &text)
{
    return std::all_of(text.begin(), text.end(),
                       [](char c) { return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-'; });
}

std::string readName(const JsonCursor &item, std::string_view key)
{
    std::string name = item.needText(key);
    if (Wording bar = barOfName(name); !bar.empty())
        item.find(key)->fault(std::move(bar));
    return name;
}

Wording barOfName(const std::string &name)
{
    constexpr std::size_t longest = 200;
    if (name.size() > longest)
        return worded("Faults", "This name has more than %1 letters.").with(std::to_string(longest));
    for (std::size_t i = 0; i < name.size();) {
        bool known = true;
        const std::uint32_t point = nextCodePoint(name, i, known);
        const bool turns = (point >= 0x202a && point <= 0x202e) || (point >= 0x2066 && point <= 0x2069);
        if (point < 0x20 || (point >= 0x7f && point < 0xa0) || turns)
            return worded("Faults", "This name contains an invisible character.");
    }
    return {};
}

Board::Data readBoardData(const JsonCursor &variant)
{
    return BoardReader(variant).read();
}

} // namespace entente
