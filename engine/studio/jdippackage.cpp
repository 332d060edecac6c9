#include "studio/jdippackage.h"

#include "exchange/judgemapwriter.h"
#include "exchange/lines.h"
#include "studio/anchors.h"
#include "studio/sketchfolder.h"

#include <algorithm>
#include <cmath>
#include <set>

namespace entente {

namespace {

std::string attributeText(std::string_view text)
{
    std::string made;
    for (const char c : text) {
        switch (c) {
        case '&': made += "&amp;"; break;
        case '<': made += "&lt;"; break;
        case '>': made += "&gt;"; break;
        case '"': made += "&quot;"; break;
        default: made += c;
        }
    }
    return made;
}

/// To a tenth, without needless digits.
std::string coordinate(double value)
{
    const auto tenths = std::lround(value * 10);
    std::string text = tenths < 0 ? "-" : "";
    text += std::to_string(std::abs(tenths) / 10);
    if (tenths % 10 != 0)
        text.append(1, '.').append(std::to_string(std::abs(tenths) % 10));
    return text;
}

std::string pointText(ChartPoint point)
{
    return coordinate(point.x) + ',' + coordinate(point.y);
}

constexpr double coastCircle = 9; ///< of 1000 of the drawing's width: what is clicked for a coast

class JdipWriter {
public:
    JdipWriter(const BoardSketch &sketch, const Variant &variant)
        : m_sketch(sketch), m_variant(variant), m_board(*variant.board), m_file(sketch.id)
    {
    }

    std::map<std::string, std::string> files() const
    {
        return {{"variants.xml", variants()}, {m_file + "_adjacency.xml", adjacencies()}, {m_file + ".svg", svg()}};
    }

private:
    using Ends = std::pair<RegionId, RegionId>;

    std::string brief(ProvinceId id) const { return lowerCase(m_board.province(id).abbreviation); }
    std::string reference(RegionId region) const
    {
        const std::string &coast = m_board.region(region).coast;
        return brief(m_board.provinceOf(region)) + (coast.empty() ? "" : '-' + coast);
    }
    /// The name of a power as classes and attributes write it.
    std::string powerWord(PowerId id) const
    {
        std::string word = lowerCase(m_board.power(id).name);
        std::erase(word, ' ');
        return attributeText(word);
    }
    const BoardSketch::Place &place(ProvinceId id) const { return m_sketch.place(static_cast<int>(id.index())); }

    std::string variants() const
    {
        const std::string title = attributeText(m_variant.title);
        std::string text =
            "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<VARIANTS>\n  <DESCRIPTION>" + title
            + "</DESCRIPTION>\n  <MAP_DEFINITION id=\"" + m_file + "\" title=\"" + title + "\" URI=\"" + m_file
            + ".svg\" thumbURI=\"" + m_file + ".png\" preferredUnitStyle=\"Simple\"/>\n  <VARIANT name=\"" + title
            + "\" version=\"1.0\" default=\"true\">\n    <DESCRIPTION>" + title
            + (m_variant.designer.empty() ? "" : ", by " + attributeText(m_variant.designer))
            + "</DESCRIPTION>\n    <MAP adjacencyURI=\"" + m_file + "_adjacency.xml\">\n      <MAP_GRAPHIC ref=\""
            + m_file + "\" default=\"true\"/>\n    </MAP>\n";
        if (std::any_of(m_board.powers().begin(), m_board.powers().end(),
                        [](const Power &power) { return power.buildsAnywhere; }))
            text += "    <RULEOPTIONS>\n      <RULEOPTION name=\"OPTION_BUILDS\" value=\"VALUE_BUILDS_ANY_OWNED\"/>\n"
                    "    </RULEOPTIONS>\n";
        for (int i = 0; i < m_board.powerCount(); ++i) {
            const Power &power = m_board.power(PowerId(i));
            text += "    <POWER name=\"" + attributeText(power.name) + "\" active=\""
                    + (power.playable ? "true" : "false") + "\" adjective=\"" + attributeText(power.adjective)
                    + "\"/>\n";
        }
        const Phase &phase = m_variant.start.phase;
        text += "    <STARTINGTIME turn=\"" + std::string(phase.stage == Stage::Adjustments ? "Fall, " : "Spring, ")
                + std::to_string(phase.year) + (phase.stage == Stage::Adjustments ? ", Adjustment" : ", Movement")
                + "\"/>\n    <VICTORYCONDITIONS>\n      <WINNING_SUPPLY_CENTERS value=\""
                + std::to_string(m_variant.victoryCentres) + "\"/>\n    </VICTORYCONDITIONS>\n";
        m_board.centres().forEach([&](ProvinceId centre) {
            const PowerId home = m_board.province(centre).home;
            const PowerId owner = m_variant.start.owner[centre.index()];
            text += "    <SUPPLYCENTER province=\"" + brief(centre) + '"'
                    + (home.valid() ? " homepower=\"" + powerWord(home) + '"' : "")
                    + (owner.valid() ? " owner=\"" + powerWord(owner) + '"' : "") + "/>\n";
        });
        for (const Unit &unit : m_variant.start.units) {
            const std::string &coast = m_board.region(unit.region).coast;
            text += "    <INITIALSTATE province=\"" + brief(m_board.provinceOf(unit.region)) + "\" power=\""
                    + powerWord(unit.power) + "\" unit=\"" + (m_board.kind(unit.kind).letter == "F" ? "fleet" : "army")
                    + '"' + (coast.empty() ? "" : " unitcoast=\"" + coast + '"') + "/>\n";
        }
        return text + "  </VARIANT>\n</VARIANTS>\n";
    }

    std::string adjacencies() const
    {
        std::string text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<PROVINCES>\n";
        for (int i = 0; i < m_board.provinceCount(); ++i) {
            const ProvinceId id(i);
            const Province &province = m_board.province(id);
            text += "  <PROVINCE shortname=\"" + brief(id) + "\" fullname=\"" + attributeText(province.name) + '"'
                    + (province.terrain == Terrain::Impassable ? " isImpassable=\"true\"" : "") + ">\n";
            text += adjacency("mv", ways(id, m_board.mainRegion(id), true));
            const auto coasts = m_board.coastsOf(id);
            for (const RegionId coast : coasts)
                text += adjacency(m_board.region(coast).coast, ways(id, coast, false));
            if (coasts.empty())
                text += adjacency("xc", ways(id, m_board.mainRegion(id), false));
            text += "  </PROVINCE>\n";
        }
        return text + "</PROVINCES>\n";
    }

    static std::string adjacency(const std::string &type, const std::set<std::string> &references)
    {
        std::string list;
        for (const std::string &reference : references)
            list += (list.empty() ? "" : " ") + reference;
        return list.empty() ? list : "    <ADJACENCY type=\"" + type + "\" refs=\"" + list + "\"/>\n";
    }

    std::set<std::string> ways(ProvinceId id, RegionId region, bool land) const
    {
        std::set<std::string> references;
        for (const Passage &passage : m_board.passages()) {
            for (const auto &[from, to] : {Ends(passage.from, passage.to), Ends(passage.to, passage.from)}) {
                if (land ? passage.land && m_board.provinceOf(from) == id : passage.sea && from == region)
                    references.insert(land ? brief(m_board.provinceOf(to)) : reference(to));
            }
        }
        return references;
    }

    static std::string pathOf(const Rings &rings)
    {
        std::string path;
        for (const auto &ring : rings) {
            for (std::size_t i = 0; i < ring.size(); ++i)
                path.append(i == 0 ? "M" : "L").append(pointText(ring[i])).append(1, ' ');
            path += "z ";
        }
        return path;
    }

    /// The middle of a unit at one of several coasts: aside from the place's own, to where the coast lies.
    ChartPoint coastAt(ProvinceId id, const std::string &coast) const
    {
        const double aside = 2 * coastCircle * m_sketch.width / 1000;
        const ChartPoint &middle = place(id).unitAt;
        return {middle.x
                    + (coast == "wc"   ? -aside
                       : coast == "ec" ? aside
                                       : 0),
                middle.y
                    + (coast == "nc"   ? -aside
                       : coast == "sc" ? aside
                                       : 0)};
    }

    std::string svg() const;
    std::string styles() const;
    std::string display() const;
    std::string provinceData() const;
    std::string layers() const;

    const BoardSketch &m_sketch;
    const Variant &m_variant;
    const Board &m_board;
    std::string m_file;
};

std::string JdipWriter::svg() const
{
    const std::string width = coordinate(m_sketch.width), height = coordinate(m_sketch.height);
    return "<?xml version=\"1.0\" encoding=\"UTF-8\" standalone=\"no\"?>\n"
           "<svg xmlns=\"http://www.w3.org/2000/svg\" xmlns:jdipNS=\"http://jdip.sourceforge.org/jdipNS\" width=\""
           + width + "px\" height=\"" + height + "px\" viewBox=\"0 0 " + width + ' ' + height + "\">\n" + display()
           + provinceData() + "<defs>\n<style type=\"text/css\"><![CDATA[\n" + styles()
           + "]]></style>\n<marker id=\"arrow\" viewBox=\"0 0 10 10\" refX=\"5\" refY=\"5\" "
             "markerUnits=\"strokeWidth\" "
             "markerWidth=\"4\" markerHeight=\"4\" orient=\"auto\"><path d=\"M 0 0 L 10 5 L 0 10 "
             "z\"/></marker>\n</defs>\n"
           + layers() + "</svg>\n";
}

std::string JdipWriter::styles() const
{
    const std::string edge = "stroke:black;stroke-width:" + coordinate(m_sketch.width / 1000);
    const std::string size = coordinate(m_sketch.width / 80);
    std::string text = ".brieflabeltext {text-anchor:middle;fill:black;font-family:serif;font-size:" + size
                       + "}\n.fulllabeltext {text-anchor:middle;fill:black;font-family:serif;font-size:" + size
                       + "}\n.invisible {fill:white;fill-opacity:0.0;opacity:0.0}\n.nopower {fill:antiquewhite;" + edge
                       + "}\n.water {fill:lightblue;" + edge + "}\n.impassable {fill:gray;" + edge
                       + "}\n.scnopower {fill:black;" + edge + "}\n.unordered {fill:red;" + edge
                       + ";fill-opacity:0.8}\n";
    for (int i = 0; i < m_board.powerCount(); ++i) {
        const std::string &colour = m_sketch.powers[static_cast<std::size_t>(i)].colour;
        const std::string fill = "{fill:" + (colour.empty() ? "gray" : colour) + ';' + edge + "}\n";
        const std::string word = powerWord(PowerId(i));
        for (const char *prefix : {".", ".unit", ".sc"})
            text += prefix + word + ' ' + fill;
    }
    return text
           + ".defaultorder {stroke-width:4;fill:none}\n.supportorder {stroke-width:4;fill:none;"
             "stroke-dasharray:3,3}\n.convoyorder {stroke-width:4;fill:none;stroke-dasharray:9,3}\n"
             ".varwidthorder {fill:none}\n.varwidthshadow {fill:none;stroke:black}\n"
             ".shadoworder {stroke-width:6;fill:none;stroke:black}\n"
             ".shadowdash {stroke-width:6;fill:none;stroke:black;opacity:0.5}\n";
}

std::string JdipWriter::display() const
{
    const double unit = m_sketch.width / 50;
    std::string text = "<jdipNS:DISPLAY>\n<jdipNS:ZOOM min=\"5\" max=\"2500\" factor=\"1.2\"/>\n<jdipNS:LABELS "
                       "brief=\"true\" full=\"false\"/>\n</jdipNS:DISPLAY>\n<jdipNS:ORDERDRAWING>\n"
                       "<jdipNS:POWERCOLORS>\n";
    for (int i = 0; i < m_board.powerCount(); ++i) {
        const std::string &colour = m_sketch.powers[static_cast<std::size_t>(i)].colour;
        text += "<jdipNS:POWERCOLOR power=\"" + powerWord(PowerId(i)) + "\" color=\""
                + (colour.empty() ? "gray" : colour) + "\"/>\n";
    }
    text += "</jdipNS:POWERCOLORS>\n";
    for (const char *symbol : {"Fleet", "Army", "Wing", "DislodgedFleet", "DislodgedArmy", "DislodgedWing",
                               "FailedOrder", "SupplyCenter", "BuildUnit", "RemoveUnit", "WaivedBuild"}) {
        const std::string size = coordinate(symbol == std::string_view("SupplyCenter") ? unit / 2 : unit);
        text += "<jdipNS:SYMBOLSIZE name=\"" + std::string(symbol) + "\" width=\"" + size + "\" height=\"" + size
                + "\"/>\n";
    }
    const std::string wide = "hilightOffset=\"0\" hilightCSSClass=\"varwidthshadow\" widths=\"2.5,4,6,8\" "
                             "shadowWidths=\"4.5,6,8,10\"/>\n";
    text += "<jdipNS:BUILD deltaRadius=\"0\"/>\n<jdipNS:REMOVE deltaRadius=\"0\"/>\n"
            "<jdipNS:DISBAND deltaRadius=\"0\"/>\n<jdipNS:WAIVE deltaRadius=\"0\"/>\n"
            "<jdipNS:HOLD deltaRadius=\"4\" strokeCSSStyle=\"varwidthorder\" "
            + wide + "<jdipNS:MOVE deltaRadius=\"4\" strokeCSSStyle=\"varwidthorder\" markerID=\"arrow\" " + wide;
    for (const auto &[order, style, shadow] : {std::tuple("RETREAT", "defaultorder", "shadoworder"),
                                               {"SUPPORT", "supportorder", "shadowdash"},
                                               {"CONVOY", "convoyorder", "shadowdash"}})
        text += std::string("<jdipNS:") + order + " deltaRadius=\"5\" strokeCSSStyle=\"" + style
                + "\" markerID=\"arrow\" hilightOffset=\"0\" hilightCSSClass=\"" + shadow + "\"/>\n";
    return text + "</jdipNS:ORDERDRAWING>\n";
}

std::string JdipWriter::provinceData() const
{
    const std::string aside = coordinate(m_sketch.width / 150);
    std::string text = "<jdipNS:PROVINCE_DATA dislodgedUnitOffset=\"" + aside + ",-" + aside + "\">\n";
    const auto at = [](ChartPoint point) {
        return " x=\"" + coordinate(point.x) + "\" y=\"" + coordinate(point.y) + "\"/>";
    };
    for (int i = 0; i < m_board.provinceCount(); ++i) {
        const ProvinceId id(i);
        text += "<jdipNS:PROVINCE name=\"" + brief(id) + "\"><jdipNS:UNIT" + at(place(id).unitAt);
        if (m_board.province(id).centre)
            text += "<jdipNS:SUPPLY_CENTER" + at(anchorOf(m_sketch, i, Anchor::Centre));
        text += "</jdipNS:PROVINCE>\n";
        for (const RegionId coast : m_board.coastsOf(id))
            text += "<jdipNS:PROVINCE name=\"" + reference(coast) + "\"><jdipNS:UNIT"
                    + at(coastAt(id, m_board.region(coast).coast)) + "</jdipNS:PROVINCE>\n";
    }
    return text + "</jdipNS:PROVINCE_DATA>\n";
}

std::string JdipWriter::layers() const
{
    std::string map = "<g id=\"MapLayer\">\n";
    std::string mouse = "<g id=\"MouseLayer\" class=\"invisible\">\n";
    std::string briefs = "<g id=\"BriefLabelLayer\" class=\"brieflabeltext\" visibility=\"hidden\">\n";
    std::string names = "<g id=\"FullLabelLayer\" class=\"fulllabeltext\" visibility=\"hidden\">\n";
    const double radius = coastCircle * m_sketch.width / 1000;
    for (int i = 0; i < m_board.provinceCount(); ++i) {
        const ProvinceId id(i);
        const Terrain terrain = m_board.province(id).terrain;
        const std::string path = pathOf(*place(id).outline);
        map += "<path id=\"_" + brief(id) + "\" class=\""
               + (terrain == Terrain::Sea          ? "water"
                  : terrain == Terrain::Impassable ? "impassable"
                                                   : "nopower")
               + "\" fill-rule=\"evenodd\" d=\"" + path + "\"/>\n";
        if (terrain == Terrain::Impassable)
            continue;
        mouse += "<path id=\"" + brief(id) + "\" fill-rule=\"evenodd\" d=\"" + path + "\"/>\n";
        for (const RegionId coast : m_board.coastsOf(id)) {
            const ChartPoint middle = coastAt(id, m_board.region(coast).coast);
            mouse += "<circle id=\"" + reference(coast) + "\" cx=\"" + coordinate(middle.x) + "\" cy=\""
                     + coordinate(middle.y) + "\" r=\"" + coordinate(radius) + "\"/>\n";
        }
        const ChartPoint name = anchorOf(m_sketch, i, Anchor::Name);
        const std::string start = "<text x=\"" + coordinate(name.x) + "\" y=\"" + coordinate(name.y) + "\">";
        briefs += start + brief(id) + "</text>\n";
        names += start + attributeText(m_board.province(id).name) + "</text>\n";
    }
    std::string text = map + "</g>\n";
    for (const char *layer :
         {"SupplyCenterLayer", "OrderLayer", "UnitLayer", "DislodgedUnitLayer", "HighestOrderLayer"})
        text += "<g id=\"" + std::string(layer) + "\"/>\n";
    return text + briefs + "</g>\n" + names + "</g>\n" + mouse + "</g>\n"; // what is clicked comes last
}

} // namespace

Result<std::map<std::string, std::string>, Fault> jdipPackageOf(const BoardSketch &sketch)
{
    const auto made = variantOf(sketch);
    if (!made)
        return made.error();
    if (!isPlain(*made->variant))
        return Fault{"", worded("Faults", "Such a map knows armies and fleets on a plain board alone; this variant "
                                          "has more.")};
    return JdipWriter(sketch, *made->variant).files();
}

} // namespace entente
