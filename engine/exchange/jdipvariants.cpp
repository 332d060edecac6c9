// A package of variants for jDip: variants.xml, and beside it lists of adjacencies and drawn maps.

#include "exchange/lines.h"
#include "exchange/jdipdrawing.h"
#include "exchange/variantimporter.h"
#include "base/names.h"
#include "io/packed.h"
#include "io/xml.h"

#include <algorithm>
#include <set>

namespace entente {

namespace {

constexpr std::string_view indexFile = "variants.xml";

int numberIn(std::string_view text)
{
    int value = 0;
    for (const char c : text) {
        if (c >= '0' && c <= '9' && value < 1000)
            value = value * 10 + (c - '0');
    }
    return value;
}

/// The fault with the file's name before its place, if it has one.
Fault inFile(const std::string &file, const Fault &fault)
{
    return {fault.where.empty() ? file : file + ", " + fault.where.text(), fault.message};
}

bool isTrue(std::string_view text)
{
    return text == "true";
}

class VariantReader {
public:
    /// `package`: the whole of variants.xml, which may define maps for all variants.
    VariantReader(const ZipArchive &archive, const XmlElement &package, const XmlElement &variant)
        : m_archive(archive), m_package(package), m_variant(variant)
    {
    }

    Result<ForeignVariant, Fault> read()
    {
        m_draft.title = m_variant.attribute("name");
        m_draft.id = "jdip-" + idOf(m_draft.title);
        m_draft.source = "jDip";
        m_draft.elsewhere = "jdip:" + m_draft.title;
        m_draft.bothSides = true;
        readPowers();
        readOptions();
        readTime();
        const XmlElement *map = m_variant.child("MAP");
        if (!map)
            return Fault{m_variant.where(), worded("Faults", "The variant \"%1\" has no map.").with(m_draft.title)};
        if (const auto read = readSpaces(std::string(map->attribute("adjacencyURI"))); !read)
            return read.error();
        readStart();
        if (!m_draft.isTooLarge())
            readDrawing(*map);
        return m_draft.variant();
    }

private:
    void readPowers()
    {
        for (const XmlElement &element : m_variant.children) {
            if (element.name != "POWER")
                continue;
            BoardDraft::Power power;
            power.name = element.attribute("name");
            power.adjective = element.attribute("adjective");
            power.playable = element.attribute("active") != "false";
            for (const char *key : {"altname", "altnames"})
                readAliases(power, element.attribute(key));
            m_draft.powers.push_back(std::move(power));
        }
    }

    /// "England, Great Britain"
    void readAliases(BoardDraft::Power &power, std::string_view names)
    {
        while (!names.empty()) {
            const std::size_t comma = names.find(',');
            const std::string name(trimmed(names.substr(0, comma)));
            const auto called = [&](const BoardDraft::Power &each) { return foldName(each.name) == foldName(name); };
            if (!name.empty() && !called(power))
                power.aliases.push_back(name);
            names.remove_prefix(comma == names.npos ? names.size() : comma + 1);
        }
    }

    void readOptions()
    {
        const XmlElement *options = m_variant.child("RULEOPTIONS");
        for (const XmlElement &option : options ? options->children : std::vector<XmlElement>()) {
            const std::string name(option.attribute("name"));
            const std::string value(option.attribute("value"));
            if (name == "OPTION_BUILDS" && value == "VALUE_BUILDS_HOME_ONLY")
                continue;
            if (name == "OPTION_BUILDS" && value == "VALUE_BUILDS_ANY_OWNED") {
                for (BoardDraft::Power &power : m_draft.powers)
                    power.buildsAnywhere = true;
                continue;
            }
            m_draft.wings = m_draft.wings || value == "VALUE_WINGS_ENABLED";
            if (name != "OPTION_WINGS" && value != "VALUE_PATHS_EITHER")
                m_draft.remark(worded("Remarks", "The rule option %1 is not taken over.").with(name + " = " + value));
        }
    }

    void readTime()
    {
        if (const XmlElement *time = m_variant.child("STARTINGTIME")) {
            const std::string turn = lowerCase(time->attribute("turn"));
            if (const int year = numberIn(turn); year > 0)
                m_draft.start.year = year;
            if (turn.find("bc") != std::string::npos || turn.find('-') != std::string::npos) {
                m_draft.years = {true, m_draft.start.year, "BC"};
                m_draft.start.year = 1;
            }
            if (turn.find("fall") != std::string::npos || turn.find("autumn") != std::string::npos)
                m_draft.start.season = Season::Autumn;
            if (turn.find("adjust") != std::string::npos || turn.find("winter") != std::string::npos) {
                m_draft.start.season = Season::Winter; // of the same year
                m_draft.start.stage = Stage::Adjustments;
            }
        }
        const XmlElement *victory = m_variant.child("VICTORYCONDITIONS");
        for (const XmlElement &condition : victory ? victory->children : std::vector<XmlElement>()) {
            const int value = numberIn(condition.attribute("value"));
            if (condition.name == "WINNING_SUPPLY_CENTERS")
                m_draft.victoryCentres = value;
            else if (value > 0)
                m_draft.remark(worded("Remarks", "That the game ends after some years is not taken over."));
        }
    }

    Result<bool, Fault> readSpaces(const std::string &uri)
    {
        const auto text = m_archive.read(uri);
        if (!text)
            return text.error();
        const auto xml = readXml(*text);
        if (!xml)
            return inFile(uri, xml.error());
        for (const XmlElement &element : xml->children) {
            if (element.name != "PROVINCE")
                continue;
            BoardDraft::Space space;
            space.brief = element.attribute("shortname");
            space.name = element.attribute("fullname");
            space.impassable = isTrue(element.attribute("isImpassable"));
            if (!element.attribute("borders").empty())
                m_draft.remark(worded("Remarks", "The special borders of %1 are not taken over.").with(space.name));
            space.convoys = isTrue(element.attribute("isConvoyableCoast"));
            for (const XmlElement &inner : element.children) {
                if (inner.name == "UNIQUENAME")
                    space.aliases.emplace_back(inner.attribute("name"));
            }
            m_draft.spaces.push_back(std::move(space));
        }
        readSeas(*xml);
        for (const XmlElement &element : xml->children) {
            for (const XmlElement &inner : element.children) {
                if (element.name == "PROVINCE" && inner.name == "ADJACENCY")
                    readWays(std::string(element.attribute("shortname")), inner, uri);
            }
        }
        return true;
    }

    /// Of places to which fleets go, and which have themselves ways for armies alone, the file does not agree with
    /// itself. Where no other place sends an army there, it is a sea.
    void readSeas(const XmlElement &provinces)
    {
        std::set<std::string> sailed, walked; // by the ways of others
        for (const XmlElement &element : provinces.children) {
            for (const XmlElement &inner : element.children) {
                const std::string_view type = inner.attribute("type");
                for (const std::string &to : wordsOf(inner.attribute("refs"))) {
                    const std::string there = lowerCase(to.substr(0, to.find_first_of("-/(")));
                    if (inner.name == "ADJACENCY" && type != "wx" && there != lowerCase(element.attribute("shortname")))
                        (isForFleets(type) ? sailed : walked).insert(there);
                }
            }
        }
        for (const XmlElement &element : provinces.children) {
            const std::string brief = lowerCase(element.attribute("shortname"));
            const bool forArmies =
                std::none_of(element.children.begin(), element.children.end(), [](const auto &inner) {
                    return inner.name == "ADJACENCY" && isForFleets(inner.attribute("type"));
                });
            if (element.name != "PROVINCE" || !sailed.count(brief) || !forArmies)
                continue;
            const bool isSea = !walked.count(brief);
            if (isSea)
                m_seas.insert(brief);
            m_draft.remark((isSea ? worded("Remarks", "%1 is a sea here: fleets alone go there, although its own ways "
                                                      "are marked as those of armies.")
                                  : worded("Remarks", "Fleets go to %1, whose own ways are for armies alone. It is a "
                                                      "coast here, which both enter."))
                               .with(element.attribute("fullname")));
        }
    }

    static bool isForFleets(std::string_view type) { return !type.empty() && type != "mv" && type != "wx"; }

    void readWays(const std::string &from, const XmlElement &adjacency, const std::string &uri)
    {
        const std::string type(adjacency.attribute("type"));
        const std::string where = uri + ", " + adjacency.where().text();
        if (type == "wx") {
            for (const std::string &to : wordsOf(adjacency.attribute("refs")))
                m_draft.addFlight(from, to, where);
            return;
        }
        const bool fleets = isForFleets(type) || m_seas.count(lowerCase(from));
        const std::string start = isForFleets(type) && type != "xc" ? from + '/' + type : from;
        for (const std::string &to : wordsOf(adjacency.attribute("refs")))
            m_draft.addWay(fleets, start, to, where);
    }

    void readStart()
    {
        for (const XmlElement &element : m_variant.children) {
            const std::string province(element.attribute("province"));
            if (element.name == "SUPPLYCENTER") {
                BoardDraft::Space *space = m_draft.space(province);
                if (!space) {
                    m_draft.fault(element.where(), worded("Faults", "There is no province \"%1\".").with(province));
                    continue;
                }
                space->centre = true;
                if (const std::string_view home = element.attribute("homepower"); home != "none")
                    space->home = home;
                if (const std::string_view owner = element.attribute("owner"); owner != "none")
                    space->owner = owner;
                space->unowned = space->owner.empty();
            } else if (element.name == "INITIALSTATE") {
                const std::string kind = lowerCase(element.attribute("unit"));
                const std::string coast = lowerCase(element.attribute("unitcoast"));
                if (kind == "army" || kind == "a")
                    m_draft.units.push_back({std::string(element.attribute("power")), "A", province});
                else if (kind == "fleet" || kind == "f")
                    m_draft.units.push_back(
                        {std::string(element.attribute("power")), "F", province + (coast.empty() ? "" : '/' + coast)});
                else if (kind == "wing" || kind == "w")
                    m_draft.units.push_back({std::string(element.attribute("power")), "W", province});
                else
                    m_draft.remark(worded("Remarks", "Units of the kind \"%1\" are left out.").with(kind));
            }
        }
    }

    /// The drawings of the variant's map, the one that is chosen by itself first. Older packages name the file where
    /// newer ones refer to a definition.
    std::vector<std::string> drawings(const XmlElement &map) const
    {
        std::vector<std::string> files;
        for (const XmlElement &graphic : map.children) {
            std::string file(graphic.attribute("uri"));
            for (const XmlElement &definition : m_package.children) {
                if (graphic.name == "MAP_GRAPHIC" && definition.name == "MAP_DEFINITION"
                    && definition.attribute("id") == graphic.attribute("ref"))
                    file = definition.attribute("URI");
            }
            if (!file.empty())
                files.insert(isTrue(graphic.attribute("default")) ? files.begin() : files.end(), file);
        }
        return files;
    }

    /// Takes the drawing that has the most shapes; the first of equals.
    void readDrawing(const XmlElement &map)
    {
        std::optional<JdipDrawing> best;
        for (const std::string &file : drawings(map)) {
            const auto text = m_archive.read(file);
            auto drawing = text ? readJdipDrawing(*text, m_draft) : std::nullopt;
            if (drawing && (!best || drawing->shapes > best->shapes))
                best = std::move(drawing);
        }
        if (best)
            applyJdipDrawing(*best, m_draft);
    }

    const ZipArchive &m_archive;
    const XmlElement &m_package;
    const XmlElement &m_variant;
    BoardDraft m_draft;
    std::set<std::string> m_seas; ///< by short name, whose ways the file marks as those of armies
};

} // namespace

bool looksLikeJdipVariants(std::string_view bytes)
{
    if (!looksLikeZip(bytes))
        return false;
    const auto archive = ZipArchive::open(bytes);
    if (!archive)
        return true; // whoever reads it tells what is wrong
    const std::vector<std::string> &names = archive->names();
    return std::any_of(names.begin(), names.end(),
                       [](const std::string &name) { return lowerCase(name).ends_with(indexFile); });
}

Result<std::vector<ForeignVariant>, Fault> readJdipVariants(std::string_view bytes, const Surroundings &)
{
    const auto archive = ZipArchive::open(bytes);
    if (!archive)
        return archive.error();
    const auto text = archive->read(indexFile);
    if (!text)
        return text.error();
    const auto xml = readXml(*text);
    if (!xml)
        return inFile(std::string(indexFile), xml.error());
    std::vector<ForeignVariant> variants;
    std::vector<std::string> broken;
    Fault first;
    for (const XmlElement &element : xml->children) {
        if (element.name != "VARIANT")
            continue;
        if (variants.size() + broken.size() == mostVariants)
            return Fault{std::string(indexFile),
                         worded("Faults", "It names more than %1 variants.").with(std::to_string(mostVariants))};
        auto read = VariantReader(*archive, *xml, element).read();
        if (!read) {
            if (broken.empty())
                first = {std::string(element.attribute("name"))
                             + (read.error().where.empty() ? "" : ", " + read.error().where.text()),
                         read.error().message};
            broken.emplace_back(element.attribute("name"));
            continue;
        }
        variants.push_back(std::move(read).value());
        if (isTrue(element.attribute("default")))
            std::swap(variants.front(), variants.back());
    }
    if (variants.empty())
        return broken.empty() ? Fault{std::string(indexFile), worded("Faults", "It names no variant.")} : first;
    for (const std::string &name : broken)
        variants.front().remarks.push_back(
            worded("Remarks", "The variant \"%1\" in the same file can't be read.").with(name));
    return variants;
}

} // namespace entente
