#include "studio/anchors.h"

#include "exchange/chartspots.h"
#include "studio/coastedits.h"
#include "studio/featureedits.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>

namespace entente {

namespace {

constexpr std::array every{Anchor::Unit,       Anchor::Centre,    Anchor::Name,     Anchor::Dislodged,
                           Anchor::Air,        Anchor::Walls,     Anchor::Harbour,  Anchor::NorthCoast,
                           Anchor::SouthCoast, Anchor::EastCoast, Anchor::WestCoast};

/// Above the unit as the centre is; on the other side, if that is there already.
constexpr ChartPoint harbourBesideUnit{30, -20};

/// What the place's `spots` call it; empty for those that have a member of their own.
std::string spotOf(Anchor anchor)
{
    switch (anchor) {
    case Anchor::Unit:
    case Anchor::Centre:
    case Anchor::Name: return {};
    case Anchor::Dislodged: return "dislodged";
    case Anchor::Air: return "air";
    case Anchor::Walls: return "walls";
    case Anchor::Harbour: return "port";
    case Anchor::NorthCoast: return "nc";
    case Anchor::SouthCoast: return "sc";
    case Anchor::EastCoast: return "ec";
    case Anchor::WestCoast: return "wc";
    }
    return {};
}

/// Where fleets come to the coast: of the waters beside it, the crossing that is nearest to the middle of all.
std::optional<ChartPoint> shoreOf(const BoardSketch &sketch, int index, const std::string &coast)
{
    std::vector<ChartPoint> crossings;
    ChartPoint middle{};
    for (const BoardSketch::Passage &passage : sketch.passages) {
        if ((passage.from != index && passage.to != index) || !passage.fleet || !sketch.isOpen(passage))
            continue;
        const std::vector<std::string> &reached = coastsReached(passage, index);
        const BoardSketch::Place &other = sketch.place(passage.from == index ? passage.to : passage.from);
        if (other.ground != Ground::Water || std::find(reached.begin(), reached.end(), coast) == reached.end())
            continue;
        crossings.push_back(passage.at);
        middle.x += passage.at.x;
        middle.y += passage.at.y;
    }
    if (crossings.empty())
        return std::nullopt;
    const auto count = static_cast<double>(crossings.size());
    const auto away = [&](const ChartPoint &at) {
        return std::hypot(at.x - middle.x / count, at.y - middle.y / count);
    };
    return *std::min_element(crossings.begin(), crossings.end(),
                             [&](const ChartPoint &a, const ChartPoint &b) { return away(a) < away(b); });
}

} // namespace

std::span<const Anchor> allAnchors()
{
    return every;
}

bool hasAnchor(const BoardSketch &sketch, int index, Anchor anchor)
{
    const BoardSketch::Place &place = sketch.place(index);
    const bool open = place.ground != Ground::Impassable;
    const FeatureChoice &features = sketch.features;
    switch (anchor) {
    case Anchor::Unit:
    case Anchor::Name: return true;
    case Anchor::Centre: return place.centre;
    case Anchor::Dislodged: return open;
    case Anchor::Air: return open && (features.has(Switch::Bombers) || features.has(Switch::Squadrons));
    case Anchor::Walls: return place.centre && features.has(Switch::Walls);
    case Anchor::Harbour: return isMarked(sketch, index, Mark::Port);
    case Anchor::NorthCoast:
    case Anchor::SouthCoast:
    case Anchor::EastCoast:
    case Anchor::WestCoast:
        return std::find(place.coasts.begin(), place.coasts.end(), spotOf(anchor)) != place.coasts.end();
    }
    return false;
}

ChartPoint anchorOf(const BoardSketch &sketch, int index, Anchor anchor)
{
    const BoardSketch::Place &place = sketch.place(index);
    const double scale = sketch.width / drawnWidth; // what is beside a unit on the map, on the drawing
    const auto beside = [&](ChartPoint way) {
        return ChartPoint{place.unitAt.x + way.x * scale, place.unitAt.y + way.y * scale};
    };
    if (const auto moved = place.spots.find(spotOf(anchor)); moved != place.spots.end())
        return moved->second;
    switch (anchor) {
    case Anchor::Unit: return place.unitAt;
    case Anchor::Centre: return place.centreAt.value_or(centreBeside(place.unitAt, *place.outline, scale));
    case Anchor::Name: return place.nameAt.value_or(beside(nameBesideUnit));
    case Anchor::Dislodged: return beside(dislodgedBesideUnit);
    case Anchor::Air: return beside(airAboveUnit);
    case Anchor::Walls: {
        std::vector<ChartPoint> taken;
        for (const Anchor other : {Anchor::Centre, Anchor::Dislodged, Anchor::Air, Anchor::Harbour}) {
            if (hasAnchor(sketch, index, other))
                taken.push_back(anchorOf(sketch, index, other));
        }
        if (hasAnchor(sketch, index, Anchor::Air))
            taken.push_back(beside({0, -40})); // where a unit in the air is drawn that would touch the one below it
        return wallsBeside(place.unitAt, *place.outline, scale, taken);
    }
    case Anchor::Harbour: {
        const bool taken = anchorOf(sketch, index, Anchor::Centre).x > place.unitAt.x;
        return beside({taken ? -harbourBesideUnit.x : harbourBesideUnit.x, harbourBesideUnit.y});
    }
    case Anchor::NorthCoast:
    case Anchor::SouthCoast:
    case Anchor::EastCoast:
    case Anchor::WestCoast:
        if (const auto shore = shoreOf(sketch, index, spotOf(anchor)))
            return fleetAtShore(place.unitAt, *shore, *place.outline, scale);
        return beside(coastBesideUnit(spotOf(anchor)));
    }
    return place.unitAt;
}

std::map<std::string, ChartPoint> spotsOf(const BoardSketch &sketch, int index)
{
    std::map<std::string, ChartPoint> spots = sketch.place(index).spots;
    for (const Anchor coast : {Anchor::NorthCoast, Anchor::SouthCoast, Anchor::EastCoast, Anchor::WestCoast}) {
        if (hasAnchor(sketch, index, coast))
            spots.emplace(spotOf(coast), anchorOf(sketch, index, coast));
    }
    return spots;
}

std::vector<ChartPoint> slotsOf(const BoardSketch &sketch, int index)
{
    if (!isMarked(sketch, index, Mark::Box))
        return {};
    const BoardSketch::Place &place = sketch.place(index);
    return standsWithin(place.unitAt, *place.outline, sketch.width / drawnWidth);
}

void moveAnchor(BoardSketch &sketch, int index, Anchor anchor, ChartPoint to)
{
    const ChartPoint at{std::clamp(to.x, 0.0, sketch.width), std::clamp(to.y, 0.0, sketch.height)};
    BoardSketch::Place &place = sketch.place(index);
    switch (anchor) {
    case Anchor::Unit: place.unitAt = at; break;
    case Anchor::Centre: place.centreAt = at; break;
    case Anchor::Name: place.nameAt = at; break;
    default: place.spots[spotOf(anchor)] = at; break;
    }
}

} // namespace entente
