#include "studio/boardsketch.h"

#include "base/names.h"
#include "exchange/boarddraft.h"
#include "exchange/lines.h"
#include "studio/placenames.h"

#include <algorithm>
#include <array>
#include <cctype>

namespace entente {

namespace {

/// Those that have a scheme of their own (rules/palette.h), and some that are told apart by and large.
constexpr std::array powerColours{"#b23a2e", "#2f5fa8", "#3f7d44", "#c99a1c", "#6f4a8e", "#3a3f47",
                                  "#3b3a94", "#c46a2b", "#a34a79", "#7a8a2e", "#7c5a3c", "#2e8c93"};

/// A passage about which only a person can know.
constexpr double undecided = 0.6;

bool isWater(const BoardSketch &sketch, int place)
{
    return sketch.place(place).ground == Ground::Water;
}

/// As this house writes abbreviations: "Vie", "NTH".
void writeAsHouse(BoardSketch::Place &place)
{
    bool first = true;
    for (char &letter : place.abbreviation) {
        const auto c = static_cast<unsigned char>(letter);
        const bool large = first || place.ground == Ground::Water;
        letter = static_cast<char>(large ? std::toupper(c) : std::tolower(c));
        first = false;
    }
}

/// Do both lie at one water, so that fleets may pass between them?
bool shareWater(const BoardSketch &sketch, int one, int other)
{
    const auto meets = [&](int place, int water) {
        return std::any_of(sketch.passages.begin(), sketch.passages.end(),
                           [&](const BoardSketch::Passage &each) { return each.joins(place, water); });
    };
    for (int i = 0; i < static_cast<int>(sketch.places.size()); ++i) {
        if (isWater(sketch, i) && meets(one, i) && meets(other, i))
            return true;
    }
    return false;
}

/// Who may pass, from what both ends are made of.
void settle(BoardSketch &sketch, BoardSketch::Passage &passage, bool wasLand)
{
    const bool water = isWater(sketch, passage.from) || isWater(sketch, passage.to);
    passage.army = !water;
    if (water) {
        passage.fleet = true;
    } else if (!wasLand) {
        passage.fleet = shareWater(sketch, passage.from, passage.to);
        if (passage.fleet)
            passage.certainty = std::min(passage.certainty, undecided);
    }
    if (!passage.fleet) {
        passage.fromCoasts.clear();
        passage.toCoasts.clear();
    }
}

} // namespace

bool BoardSketch::isOpen(const Passage &passage) const
{
    const auto closed = [&](int index) { return place(index).ground == Ground::Impassable; };
    return passage.answer != Answer::No && (passage.army || passage.fleet) && !closed(passage.from)
           && !closed(passage.to);
}

bool BoardSketch::isCoastal(int index) const
{
    const Place &land = place(index);
    if (land.ground != Ground::Land || isSailed(index))
        return land.ground == Ground::Land;
    return land.shore ? *land.shore : std::any_of(passages.begin(), passages.end(), [&](const Passage &each) {
        const int other = each.from == index ? each.to : each.to == index ? each.from : -1;
        return other >= 0 && each.answer != Answer::No && place(other).ground == Ground::Impassable && place(other).wet;
    });
}

bool BoardSketch::isSailed(int index) const
{
    return place(index).ground == Ground::Land
           && std::any_of(passages.begin(), passages.end(), [&](const Passage &each) {
                  const int other = each.from == index ? each.to : each.to == index ? each.from : -1;
                  return other >= 0 && isOpen(each) && place(other).ground == Ground::Water;
              });
}

int BoardSketch::centreCount() const
{
    return static_cast<int>(std::count_if(places.begin(), places.end(), [](const Place &each) { return each.centre; }));
}

int BoardSketch::ownerOfUnit(int index) const
{
    const Place &at = place(index);
    return at.unit.empty() ? -1 : at.unitOf >= 0 ? at.unitOf : at.home;
}

bool BoardSketch::isWalled(int index) const
{
    const Place &at = place(index);
    const bool harbour = at.marks.count(Mark::Port) > 0;
    return features.has(Switch::Walls) && at.centre && (at.walled == "A" || (at.walled == "F" && harbour));
}

int BoardSketch::centresToWin() const
{
    return victoryCentres > 0 ? victoryCentres : centreCount() / 2 + 1;
}

BoardSketch sketchOf(const Proposal &proposal, const std::string &title)
{
    BoardSketch sketch;
    sketch.title = title;
    sketch.id = idOf(title);
    if (sketch.id.empty())
        sketch.id = "drawing";
    sketch.width = proposal.width;
    sketch.height = proposal.height;
    sketch.tolerance = proposal.tolerance;
    sketch.ornaments = std::make_shared<ChartOrnaments>(proposal.ornaments);
    for (const ColouredPower &power : proposal.powers) {
        const std::string number = std::to_string(sketch.powers.size() + 1);
        sketch.powers.push_back({power.name.empty() ? "Power " + number : power.name, power.colour});
    }
    if (sketch.powers.empty()) {
        addPower(sketch, "First power");
        addPower(sketch, "Second power");
    }
    for (const ProposedPlace &proposed : proposal.places) {
        BoardSketch::Place &place = sketch.places.emplace_back();
        place.name = proposed.name;
        place.abbreviation = proposed.abbreviation;
        place.named = proposed.named;
        place.ground = proposed.ground;
        place.groundCertainty = proposed.groundCertainty;
        place.centre = proposed.centre;
        place.wet = proposed.wet;
        place.blank = proposed.blank;
        place.coasts = proposed.coasts;
        place.unitAt = proposed.unitAt;
        place.outline = std::make_shared<const Rings>(proposed.outline);
        place.drawn = {proposed.id, place.name, place.named, place.ground, place.coasts};
        writeAsHouse(place);
    }
    for (std::size_t power = 0; power < proposal.powers.size(); ++power) {
        for (const int home : proposal.powers[power].homes)
            sketch.place(home).home = static_cast<int>(power);
    }
    const auto take = [&](const ProposedPassage &proposed) {
        sketch.passages.push_back({proposed.from, proposed.to, proposed.army, proposed.fleet, proposed.fromCoasts,
                                   proposed.toCoasts, proposed.certainty, Answer::Open, proposed.at});
    };
    for (const ProposedPassage &proposed : proposal.passages)
        take(proposed);
    for (const ProposedPassage &proposed : proposal.closed)
        take(proposed);
    return sketch;
}

void setName(BoardSketch &sketch, int index, const std::string &name)
{
    BoardSketch::Place &place = sketch.place(index);
    const std::string was = lowerCase(place.abbreviation);
    const bool isNumber = was.size() > 1 && was.front() == 'p'
                          && std::all_of(was.begin() + 1, was.end(), [](unsigned char c) { return std::isdigit(c); });
    if (!place.named && isNumber && !foldName(name).empty()) {
        std::set<std::string> taken;
        for (const BoardSketch::Place &each : sketch.places)
            taken.insert(lowerCase(each.abbreviation));
        place.abbreviation = abbreviationOf(name, taken);
        writeAsHouse(place);
    }
    place.name = name;
    place.named = true;
}

void setGround(BoardSketch &sketch, int index, Ground ground)
{
    BoardSketch::Place &place = sketch.place(index);
    place.groundCertainty = 1;
    if (place.ground == ground)
        return;
    const bool landBefore = place.ground == Ground::Land || place.ground == Ground::Unknown;
    place.wet = ground == Ground::Impassable && place.ground == Ground::Water;
    place.ground = ground;
    writeAsHouse(place);
    if (ground != Ground::Land) {
        place.coasts.clear();
        setWalled(sketch, index, "", -1);
    }
    if (ground == Ground::Impassable) {
        setCentre(sketch, index, false);
        setUnit(sketch, index, "");
    } else if (ground == Ground::Water && place.unit != "F") {
        setUnit(sketch, index, "");
    }
    for (BoardSketch::Passage &passage : sketch.passages) {
        if (passage.from == index || passage.to == index)
            settle(sketch, passage, landBefore);
    }
}

Ground groundAfter(Ground ground)
{
    switch (ground) {
    case Ground::Land: return Ground::Water;
    case Ground::Water: return Ground::Impassable;
    case Ground::Impassable:
    case Ground::Unknown: return Ground::Land;
    }
    return Ground::Land;
}

void setHome(BoardSketch &sketch, int place, int power)
{
    const bool guest = sketch.place(place).unitOf >= 0;
    sketch.place(place).home = power;
    if (guest)
        setUnitOf(sketch, place, sketch.place(place).unitOf);
    else if (power < 0)
        setUnit(sketch, place, "");
    if (power < 0)
        return;
    sketch.place(place).centre = true;
    if (sketch.features.has(Switch::Squadrons))
        sketch.place(place).marks.insert(Mark::AirBase);
}

void setCentre(BoardSketch &sketch, int place, bool centre)
{
    sketch.place(place).centre = centre;
    if (centre)
        return;
    setHome(sketch, place, -1);
    setWalled(sketch, place, "", -1);
}

void setUnit(BoardSketch &sketch, int index, const std::string &unit, const std::string &coast)
{
    BoardSketch::Place &place = sketch.place(index);
    place.unit = unit;
    place.unitCoast.clear();
    if (unit.empty())
        place.unitOf = -1;
    if (unit == "F" && !place.coasts.empty())
        place.unitCoast = coast.empty() ? place.coasts.front() : coast;
}

void setUnitOf(BoardSketch &sketch, int index, int power)
{
    BoardSketch::Place &place = sketch.place(index);
    if (!place.unit.empty())
        place.unitOf = power == place.home ? -1 : power;
}

void setWalled(BoardSketch &sketch, int place, const std::string &unit, int power)
{
    sketch.place(place).walled = power < 0 ? "" : unit;
    sketch.place(place).walledOf = sketch.place(place).walled.empty() ? -1 : power;
}

void giveInTurn(BoardSketch &sketch, int index, int power)
{
    BoardSketch::Place &place = sketch.place(index);
    if (place.ground == Ground::Impassable)
        return;
    place.unitOf = -1; // what it is given is that power's
    const bool wet = place.ground == Ground::Water;
    if (power < 0) {
        const bool neutral = place.centre && place.home < 0;
        setHome(sketch, index, -1);
        setCentre(sketch, index, !neutral);
    } else if (place.home != power) {
        setHome(sketch, index, power);
        setUnit(sketch, index, wet ? "F" : "A");
    } else if (place.unit == "A" && sketch.isCoastal(index)) {
        setUnit(sketch, index, "F");
    } else {
        setCentre(sketch, index, false);
    }
}

int addPassage(BoardSketch &sketch, int from, int to)
{
    if (from == to)
        return -1;
    const auto known = std::find_if(sketch.passages.begin(), sketch.passages.end(),
                                    [&](const BoardSketch::Passage &each) { return each.joins(from, to); });
    if (known != sketch.passages.end()) {
        known->answer = Answer::Yes;
        return static_cast<int>(known - sketch.passages.begin());
    }
    const ChartPoint &one = sketch.place(from).unitAt;
    const ChartPoint &other = sketch.place(to).unitAt;
    BoardSketch::Passage passage;
    passage.from = from;
    passage.to = to;
    passage.answer = Answer::Yes;
    passage.at = {(one.x + other.x) / 2, (one.y + other.y) / 2};
    settle(sketch, passage, false);
    passage.certainty = 1;
    sketch.passages.push_back(passage);
    return static_cast<int>(sketch.passages.size()) - 1;
}

int addPower(BoardSketch &sketch, const std::string &name)
{
    const auto taken = [&](const char *colour) {
        return std::any_of(sketch.powers.begin(), sketch.powers.end(),
                           [&](const BoardSketch::Power &each) { return each.colour == colour; });
    };
    const auto *free = std::find_if_not(powerColours.begin(), powerColours.end(), taken);
    sketch.powers.push_back({name, free == powerColours.end() ? "" : *free});
    return static_cast<int>(sketch.powers.size()) - 1;
}

void removePower(BoardSketch &sketch, int power)
{
    sketch.powers.erase(sketch.powers.begin() + power);
    for (int i = 0; i < static_cast<int>(sketch.places.size()); ++i) {
        BoardSketch::Place &place = sketch.place(i);
        if (place.unitOf == power)
            setUnit(sketch, i, "");
        if (place.walledOf == power)
            setWalled(sketch, i, "", -1);
        if (place.home == power)
            setHome(sketch, i, -1);
        for (int *whose : {&place.home, &place.unitOf, &place.walledOf})
            *whose -= *whose > power;
    }
}

} // namespace entente
