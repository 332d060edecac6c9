#include "studio/sketch.h"

#include "base/names.h"
#include "exchange/lines.h"
#include "studio/layerwords.h"
#include "studio/rings.h"
#include "studio/unlayered.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <map>
#include <set>

namespace entente {

namespace {

/// Fewer shapes than these are no layer of places.
constexpr std::size_t fewestInLayer = 3;

Holds toldOfGroup(const DrawnGroup &group)
{
    const Holds byLabel = holdingOf(group.label);
    return byLabel != Holds::Other ? byLabel : holdingOf(group.id);
}

/// Groups that are called neutral and lie beside groups of powers: they hold what nobody owns.
std::set<const DrawnGroup *> nobodysGroups(const Drawing &drawing)
{
    const auto isNeutral = [](const DrawnGroup &group) { return toldOfGroup(group) == Holds::Neutral; };
    if (std::none_of(drawing.groups.begin(), drawing.groups.end(), isNeutral))
        return {};
    constexpr std::size_t fewestPowers = 2;
    std::map<int, std::set<const DrawnGroup *>> powers; // groups with places whose name is none of a layer, by parent
    for (const std::size_t shape : unlayeredShapesOf(drawing, {}, Drawn::Filled).shapes) {
        for (const DrawnGroup *group : drawing.around(drawing.shapes[shape].group)) {
            if (toldOfGroup(*group) == Holds::Other && (isChosenName(group->id) || isChosenName(group->label)))
                powers[group->parent].insert(group);
        }
    }
    std::set<const DrawnGroup *> found;
    for (const DrawnGroup &group : drawing.groups) {
        if (isNeutral(group) && powers[group.parent].size() >= fewestPowers)
            found.insert(&group);
    }
    return found;
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
    Finder(const Drawing &drawing, std::vector<DrawnLayer> &layers, const LayerChoice &choice)
        : m_drawing(drawing), m_layersOfDrawing(layers), m_isChosen(choice.has_value()),
          m_nobodys(nobodysGroups(drawing))
    {
        if (!choice)
            return;
        for (const DrawnShape &shape : drawing.shapes) {
            const std::size_t layer = layerAround(drawing, layers, shape.group);
            m_allowed.push_back(layer < layers.size() && choice->count(layers[layer].name) > 0);
        }
    }

    std::vector<SketchPlace> find()
    {
        for (const Holds wanted : {Holds::Places, Holds::Land}) {
            take(wanted);
            if (m_places.size() >= fewestInLayer) {
                takeOpen(true);
                takeCoasts();
                return inPaintedOrder();
            }
            m_places.clear();
            m_byName.clear();
        }
        takeAnything();
        takeOpen(false);
        return inPaintedOrder();
    }

private:
    /// The layer around a shape that holds places of the wanted sort, or nothing. What a drawing program calls a layer
    /// decides; without such, the innermost group whose name says something.
    const DrawnGroup *layerOf(const DrawnShape &shape, Holds wanted) const
    {
        const DrawnGroup *said = nullptr;
        for (const DrawnGroup *group : m_drawing.around(shape.group)) {
            const Holds holds = holdingOfGroup(*group);
            if (group->layer) {
                said = holds == Holds::Other ? nullptr : group;
                break;
            }
            if (!said && holds != Holds::Other)
                said = group;
        }
        return said && (holdingOfGroup(*said) == Holds::Places) == (wanted == Holds::Places) ? said : nullptr;
    }

    Holds holdingOfGroup(const DrawnGroup &group) const
    {
        const Holds told = toldOfGroup(group);
        return told != Holds::Neutral ? told : m_nobodys.count(&group) ? Holds::Other : Holds::Impassable;
    }

    void take(Holds wanted)
    {
        bool mouse = false;
        for (const DrawnGroup &group : m_drawing.groups)
            mouse = mouse || foldName(group.id) == "mouselayer";
        for (std::size_t i = 0; i < m_drawing.shapes.size(); ++i) {
            const DrawnShape &shape = m_drawing.shapes[i];
            const DrawnGroup *layer = isAllowed(i) ? layerOf(shape, wanted) : nullptr;
            if (!layer || (wanted == Holds::Places && mouse && foldName(layer->id) != "mouselayer"))
                continue;
            add(i, layer, groundOf(holdingOfGroup(*layer)));
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
        if (known != m_byName.end() && m_places[known->second].ground == ground
            && !haveOwnNames(m_places[known->second], index)) {
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
        for (const std::size_t shape : shapesTaken()) {
            const std::size_t layer = layerAround(m_drawing, m_layersOfDrawing, m_drawing.shapes[shape].group);
            if (layer < m_layersOfDrawing.size())
                m_layersOfDrawing[layer].taken = true;
        }
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
        const UnlayeredShapes found = unlayeredShapesOf(m_drawing, m_allowed);
        m_layers = found.layers;
        for (const std::size_t shape : found.shapes)
            add(shape, nullptr, Ground::Unknown);
    }

    bool isAllowed(std::size_t shape) const { return m_allowed.empty() || m_allowed[shape]; }

    std::vector<std::size_t> shapesTaken() const
    {
        std::vector<std::size_t> taken;
        for (const SketchPlace &place : m_places)
            taken.insert(taken.end(), place.shapes.begin(), place.shapes.end());
        std::sort(taken.begin(), taken.end());
        return taken;
    }

    /// A layer's name is a hint, and no more: shapes that lie where nothing is taken are places as well, if together
    /// they are much of the sheet or have names on them, if their layer says so, or if somebody has chosen it.
    void takeOpen(bool isListed)
    {
        constexpr int nearlyAll = 8; // of ten
        constexpr int much = 5;      // of a hundred, of outlines beside filled shapes
        constexpr int aPart = 25;    // of a hundred: less is a legend, or what else lies beside a map
        const std::vector<std::size_t> own = shapesTaken();
        int covered = 0;
        for (const SeenCells &cells : seenOf(m_drawing, own, {}))
            covered += cells.seen;
        std::vector<std::pair<std::size_t, int>> open; // shapes, and how many cells of each
        std::vector<std::size_t> candidates;           // that are filled
        int all = 0;
        for (const Drawn drawn : {Drawn::Filled, Drawn::Bare}) {
            if (drawn == Drawn::Filled && !isListed)
                continue;
            const UnlayeredShapes found = unlayeredShapesOf(m_drawing, m_allowed, drawn);
            m_layers.insert(found.layers.begin(), found.layers.end());
            if (drawn == Drawn::Filled)
                candidates = found.shapes;
            std::vector<std::size_t> covering = own;
            for (const auto &[shape, count] : open)
                covering.push_back(shape);
            const std::vector<SeenCells> cells = seenOf(m_drawing, found.shapes, covering);
            for (std::size_t i = 0; i < found.shapes.size(); ++i) {
                if (cells[i].seen == 0 || 10 * cells[i].open < nearlyAll * cells[i].seen)
                    continue;
                open.emplace_back(found.shapes[i], cells[i].open);
                all += cells[i].open;
            }
        }
        const auto named = static_cast<std::size_t>(
            std::count_if(open.begin(), open.end(), [this](const auto &each) { return !textsOn(each.first).empty(); }));
        const bool areMany = 100 * all >= (isListed ? aPart : much) * (covered + all)
                             || (named >= fewestInLayer && 2 * named >= open.size());
        std::set<std::size_t> layers; // that hold places, though their names don't say so
        std::set<std::size_t> taken(own.begin(), own.end());
        for (const auto &[shape, count] : open) {
            const int group = m_drawing.shapes[shape].group;
            const Ground told = groundOfLayer(group);
            if (!areMany && !m_isChosen && !(isListed && told != Ground::Unknown))
                continue;
            add(shape, nullptr, told);
            taken.insert(shape);
            layers.insert(layerAround(m_drawing, m_layersOfDrawing, group));
        }
        // Islands of theirs lie on a sea that is taken.
        for (const std::size_t shape : candidates) {
            const int group = m_drawing.shapes[shape].group;
            if (layers.count(layerAround(m_drawing, m_layersOfDrawing, group)) && taken.insert(shape).second)
                add(shape, nullptr, groundOfLayer(group));
        }
    }

    /// The texts on a shape that may be its name.
    std::set<std::string> textsOn(std::size_t shape) const
    {
        std::set<std::string> found;
        for (const DrawnText &text : m_drawing.texts) {
            if (text.text.size() > 2 && !isOfFrame(m_drawing, text.group)
                && holds(m_drawing.shapes[shape].rings, text.middle))
                found.insert(foldName(text.text));
        }
        return found;
    }

    /// Ids are copied with what they stand on; what has a name of its own is a place of its own.
    bool haveOwnNames(const SketchPlace &place, std::size_t shape) const
    {
        const std::set<std::string> own = textsOn(shape);
        std::set<std::string> others;
        for (const std::size_t each : place.shapes)
            others.merge(textsOn(each));
        return !own.empty() && !others.empty()
               && std::none_of(own.begin(), own.end(), [&others](const auto &text) { return others.count(text) > 0; });
    }

    /// What the layers around a shape say of it.
    Ground groundOfLayer(int group) const
    {
        for (const DrawnGroup *each : m_drawing.around(group)) {
            const Holds holds = holdingOfGroup(*each);
            if (holds != Holds::Other && holds != Holds::Places)
                return groundOf(holds);
            for (const std::string *words : {&each->label, &each->id}) {
                if (const Ground told = groundIn(*words); told != Ground::Unknown)
                    return told;
            }
        }
        return Ground::Unknown;
    }

    static Ground groundOf(Holds holds)
    {
        return holds == Holds::Water        ? Ground::Water
               : holds == Holds::Land       ? Ground::Land
               : holds == Holds::Impassable ? Ground::Impassable
                                            : Ground::Unknown;
    }

    const Drawing &m_drawing;
    std::vector<DrawnLayer> &m_layersOfDrawing;
    bool m_isChosen;                        ///< somebody has said which layers
    std::set<const DrawnGroup *> m_nobodys; ///< called neutral, and yet open to all
    std::vector<bool> m_allowed;            ///< by shape; empty: all
    std::set<const DrawnGroup *> m_layers;  ///< that are no places
    std::vector<SketchPlace> m_places;
    std::map<std::string, std::size_t> m_byName; ///< place by folded name
};

} // namespace

std::vector<SketchPlace> placesOf(const Drawing &drawing, std::vector<DrawnLayer> &layers, const LayerChoice &choice)
{
    return Finder(drawing, layers, choice).find();
}

} // namespace entente
