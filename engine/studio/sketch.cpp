#include "studio/sketch.h"

#include "base/names.h"
#include "exchange/lines.h"
#include "studio/unlayered.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <map>
#include <optional>
#include <set>

namespace entente {

namespace {

/// Fewer shapes than these are no layer of places.
constexpr std::size_t fewestInLayer = 3;

/// What a layer holds, by its name.
enum class Holds { Other, Places, Land, Water, Impassable };

/// Of any alphabet, or a part of one.
bool isOfWord(char c)
{
    return std::isalpha(static_cast<unsigned char>(c)) != 0 || static_cast<unsigned char>(c) >= 128;
}

/// The words of a layer's name: "Region_Colors2" -> "region", "colors".
std::vector<std::string> wordsOfName(std::string_view name)
{
    std::vector<std::string> words;
    bool within = false;
    char before = 'A';
    for (const char c : name) {
        const bool letter = isOfWord(c);
        const bool hump =
            std::isupper(static_cast<unsigned char>(c)) && std::islower(static_cast<unsigned char>(before));
        if (letter && (!within || hump))
            words.emplace_back();
        if (letter)
            words.back() += static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
        within = letter;
        before = c;
    }
    return words;
}

/// Only a name all of whose words speak of layers is one: "Black Sea" and "Holland" are places. English, and what a
/// German, a French, a Spanish or an Italian author calls them.
Holds holdingOf(std::string_view name)
{
    static constexpr std::array places{"province", "provinces", "territory",  "territories", "places",
                                       "spaces",   "regions",   "provinz",    "provinzen",   "gebiete",
                                       "regionen", "felder",    "provincias", "territoires", "regioni"};
    static constexpr std::array lands{"land",      "lands",     "region", "inland",  "coastal",
                                      "countries", "continent", "island", "islands", "laender",
                                      "länder",    "inseln",    "terres", "terre",   "tierras"};
    static constexpr std::array waters{"sea",  "seas",  "water",  "waters", "ocean", "oceans",
                                       "meer", "meere", "wasser", "mers",   "mares", "mari"};
    static constexpr std::array shut{"impassable", "impassables", "inert", "neutral", "impassible", "unpassierbar"};
    static constexpr std::array common{"color", "colors",   "colour", "colours", "area",  "areas",
                                       "layer", "polygons", "shapes", "fill",    "fills", "tiles",
                                       "map",   "zones",    "the",    "and",     "und",   "et"};
    const auto isIn = [](const auto &words, const std::string &word) {
        return std::find(words.begin(), words.end(), word) != words.end();
    };
    Holds holds = Holds::Other;
    const std::vector<std::string> words = wordsOfName(name);
    if (words == std::vector<std::string>{"mouse", "layer"})
        return Holds::Places;
    for (const std::string &word : words) {
        const Holds says = isIn(shut, word)     ? Holds::Impassable
                           : isIn(waters, word) ? Holds::Water
                           : isIn(lands, word)  ? Holds::Land
                           : isIn(places, word) ? Holds::Places
                                                : Holds::Other;
        if (says == Holds::Other && !isIn(common, word))
            return Holds::Other;
        if (says != Holds::Other && (holds == Holds::Other || holds == Holds::Places))
            holds = says;
    }
    return holds;
}

Holds holdingOf(const DrawnGroup &group)
{
    const Holds byLabel = holdingOf(group.label);
    return byLabel != Holds::Other ? byLabel : holdingOf(group.id);
}

/// "stp-nc", "stp/nc", "_stp(nc)" -> "stp", "nc"
std::pair<std::string, std::string> withoutCoast(std::string_view name)
{
    std::string_view rest = name;
    while (!rest.empty() && (rest.back() == ')' || rest.back() == ' '))
        rest.remove_suffix(1);
    if (rest.size() > 3) {
        const std::string end = lowerCase(rest.substr(rest.size() - 2));
        const char before = rest[rest.size() - 3];
        static constexpr std::array coasts{"nc", "sc", "ec", "wc"};
        if (std::find(coasts.begin(), coasts.end(), end) != coasts.end()
            && !std::isalnum(static_cast<unsigned char>(before)))
            return {std::string(trimmed(rest.substr(0, rest.find_last_not_of("-/_(. ", rest.size() - 3) + 1))), end};
    }
    return {std::string(trimmed(name)), std::string()};
}

/// "Samos-2" -> "Samos": a further piece of it, where there is one that is called so. Nothing where no number ends it.
std::string withoutNumber(std::string_view name)
{
    const std::size_t end = name.find_last_not_of("0123456789");
    if (end == std::string_view::npos || end + 1 == name.size()
        || (name[end] != '-' && name[end] != '_' && name[end] != ' '))
        return {};
    return std::string(trimmed(name.substr(0, end)));
}

class Finder {
public:
    explicit Finder(const Drawing &drawing) : m_drawing(drawing) {}

    std::vector<SketchPlace> find()
    {
        for (const Holds wanted : {Holds::Places, Holds::Land}) {
            take(wanted);
            if (m_places.size() >= fewestInLayer) {
                takeCoasts();
                return inPaintedOrder();
            }
            m_places.clear();
            m_byName.clear();
        }
        takeAnything();
        return inPaintedOrder();
    }

private:
    /// The layer around a shape that holds places of the wanted sort, or nothing. What a drawing program calls a layer
    /// decides; without such, the innermost group whose name says something.
    const DrawnGroup *layerOf(const DrawnShape &shape, Holds wanted) const
    {
        const DrawnGroup *said = nullptr;
        for (const DrawnGroup *group : m_drawing.around(shape.group)) {
            const Holds holds = holdingOf(*group);
            if (group->layer) {
                said = holds == Holds::Other ? nullptr : group;
                break;
            }
            if (!said && holds != Holds::Other)
                said = group;
        }
        return said && (holdingOf(*said) == Holds::Places) == (wanted == Holds::Places) ? said : nullptr;
    }

    void take(Holds wanted)
    {
        bool mouse = false;
        for (const DrawnGroup &group : m_drawing.groups)
            mouse = mouse || foldName(group.id) == "mouselayer";
        for (std::size_t i = 0; i < m_drawing.shapes.size(); ++i) {
            const DrawnShape &shape = m_drawing.shapes[i];
            const DrawnGroup *layer = layerOf(shape, wanted);
            if (!layer || (wanted == Holds::Places && mouse && foldName(layer->id) != "mouselayer"))
                continue;
            const Holds holds = holdingOf(*layer);
            add(i, layer,
                holds == Holds::Water        ? Ground::Water
                : holds == Holds::Land       ? Ground::Land
                : holds == Holds::Impassable ? Ground::Impassable
                                             : Ground::Unknown);
        }
    }

    void add(std::size_t index, const DrawnGroup *layer, Ground ground)
    {
        const DrawnShape &shape = m_drawing.shapes[index];
        std::string id = isChosenName(shape.id) ? shape.id : "";
        std::string label = isChosenName(shape.label) ? shape.label : "";
        for (const DrawnGroup *group : m_drawing.around(shape.group)) {
            if (group == layer || !id.empty() || !label.empty())
                break;
            if (m_layers.count(group))
                continue;
            id = isChosenName(group->id) ? group->id : "";
            label = isChosenName(group->label) ? group->label : "";
        }
        while (id.starts_with('_'))
            id.erase(0, 1);
        const std::string plainId = withoutCoast(id).first;
        const std::string plainLabel = withoutCoast(label).first;
        if (foldName(plainId).starts_with("inert") || foldName(plainLabel).starts_with("inert"))
            ground = Ground::Impassable;
        std::string key = foldName(plainLabel.empty() ? plainId : plainLabel);
        constexpr std::string_view itsWater = "water"; // "Denmark Water": drawn apart, and yet of the place
        if (key.ends_with(itsWater) && m_byName.count(key.substr(0, key.size() - itsWater.size()))) {
            key.resize(key.size() - itsWater.size());
            ground = m_places[m_byName.at(key)].ground;
        }
        if (const std::string whole = foldName(withoutNumber(plainLabel.empty() ? plainId : plainLabel));
            !whole.empty() && m_byName.count(whole))
            key = whole;
        const auto known = key.empty() ? m_byName.end() : m_byName.find(key);
        SketchPlace *place = nullptr;
        if (known != m_byName.end() && m_places[known->second].ground == ground) {
            place = &m_places[known->second];
        } else {
            if (!key.empty())
                m_byName.emplace(key, m_places.size());
            place = &m_places.emplace_back();
            place->brief = plainId;
            place->name = plainLabel;
            place->ground = ground;
        }
        place->shapes.push_back(index);
    }

    /// As what is painted last lies above: an island is painted after the sea that its mainland came before.
    std::vector<SketchPlace> inPaintedOrder()
    {
        std::stable_sort(m_places.begin(), m_places.end(),
                         [](const SketchPlace &a, const SketchPlace &b) { return a.shapes.back() < b.shapes.back(); });
        return std::move(m_places);
    }

    /// Shapes anywhere that are called as a coast of a place: "stp-nc".
    void takeCoasts()
    {
        for (const DrawnShape &shape : m_drawing.shapes) {
            for (const std::string *called : {&shape.id, &shape.label}) {
                std::string_view id = *called;
                while (id.starts_with('_'))
                    id.remove_prefix(1);
                const auto [name, coast] = withoutCoast(id);
                const auto known = coast.empty() ? m_byName.end() : m_byName.find(foldName(name));
                if (known == m_byName.end())
                    continue;
                auto &coasts = m_places[known->second].coasts;
                const auto same = [&coast = coast](const SketchCoast &each) { return each.name == coast; };
                if (std::none_of(coasts.begin(), coasts.end(), same))
                    coasts.push_back({coast, frameOf(shape.rings).middle()});
            }
        }
    }

    void takeAnything()
    {
        const UnlayeredShapes found = unlayeredShapesOf(m_drawing);
        m_layers = found.layers;
        for (const std::size_t shape : found.shapes)
            add(shape, nullptr, Ground::Unknown);
    }

    const Drawing &m_drawing;
    std::set<const DrawnGroup *> m_layers; ///< that are no places
    std::vector<SketchPlace> m_places;
    std::map<std::string, std::size_t> m_byName; ///< place by folded name
};

} // namespace

std::vector<SketchPlace> placesOf(const Drawing &drawing)
{
    return Finder(drawing).find();
}

bool isOfFrame(const Drawing &drawing, int group)
{
    static constexpr std::array frames{"cartouche", "legend", "key",      "title",
                                       "credits",   "scale",  "neatline", "background"};
    const auto groups = drawing.around(group);
    return std::any_of(groups.begin(), groups.end(), [](const DrawnGroup *each) {
        const auto isOne = [&](std::string_view frame) {
            return foldName(each->id) == frame || foldName(each->label) == frame;
        };
        return std::any_of(frames.begin(), frames.end(), isOne);
    });
}

bool isChosenName(std::string_view name)
{
    std::string word = lowerCase(trimmed(name));
    while (!word.empty() && !isOfWord(word.back()))
        word.pop_back();
    static constexpr std::array made{
        "path",          "g",        "rect",      "polygon",  "polyline",       "shape",   "svg",   "layer",
        "use",           "text",     "tspan",     "circle",   "ellipse",        "image",   "group", "vector",
        "layer_",        "compound", "rectangle", "flowroot", "combined-shape", "xmlid",   "line",  "curve",
        "union",         "subtract", "intersect", "frame",    "object",         "outline", "pfad",  "gruppe",
        "compound path", "oval",     "polygone",  "clip path"};
    return !word.empty() && std::find(made.begin(), made.end(), word) == made.end();
}

Ground groundIn(std::string_view words)
{
    std::string text = lowerCase(words);
    if (text.find("impass") != std::string::npos)
        return Ground::Impassable;
    std::string word;
    text += ' ';
    static constexpr std::array waters{
        "sea",   "seas",   "ocean",   "gulf",      "bay", "channel", "strait",    "straits",       "sound",   "bight",
        "water", "waters", "seapoly", "waterpoly", "mer", "golfe",   "skagerrak", "mediterranean", "atlantic"};
    for (const char c : text) {
        if (std::isalpha(static_cast<unsigned char>(c))) {
            word += c;
            continue;
        }
        if (std::find(waters.begin(), waters.end(), word) != waters.end())
            return Ground::Water;
        if (word == "land" || word == "landpoly" || word == "lands")
            return Ground::Land;
        word.clear();
    }
    return Ground::Unknown;
}

} // namespace entente
