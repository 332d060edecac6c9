#include "studio/homecolours.h"

#include "base/ids.h"
#include "studio/colour.h"

#include <algorithm>
#include <map>

namespace entente {

namespace {

/// The name of the innermost group that holds all these places and no other.
std::string nameOfGroup(const Drawing &drawing, const std::vector<SketchPlace> &places, const std::vector<int> &mine)
{
    const auto isIn = [&](int place, const DrawnGroup *group) {
        const auto around = drawing.around(drawing.shapes[places[static_cast<std::size_t>(place)].shapes.back()].group);
        return std::find(around.begin(), around.end(), group) != around.end();
    };
    const auto &first = places[static_cast<std::size_t>(mine.front())];
    for (const DrawnGroup *group : drawing.around(drawing.shapes[first.shapes.back()].group)) {
        std::size_t all = 0;
        for (int i = 0; i < static_cast<int>(places.size()); ++i)
            all += isIn(i, group);
        const bool holdsMine = std::all_of(mine.begin(), mine.end(), [&](int place) { return isIn(place, group); });
        if (!holdsMine || all != mine.size())
            continue;
        for (const std::string *name : {&group->label, &group->id}) {
            if (isChosenName(*name))
                return *name;
        }
    }
    return {};
}

} // namespace

std::vector<ColouredPower> colouredPowersOf(const Drawing &drawing, const std::vector<SketchPlace> &places,
                                            const std::vector<Ground> &grounds, const std::vector<bool> &centres)
{
    constexpr std::size_t fewestHomes = 2;
    std::map<std::string, std::vector<int>> byColour; // lands
    std::size_t most = 0;
    for (std::size_t i = 0; i < places.size(); ++i) {
        const std::string &fill = drawing.shapes[places[i].shapes.back()].fill;
        if (grounds[i] != Ground::Land || !isHexColour(fill))
            continue;
        byColour[fill].push_back(static_cast<int>(i));
        most = std::max(most, byColour[fill].size());
    }
    // What nobody owns is the palest of what many lands have.
    const auto depthOf = [](const std::string &colour) {
        const Tint tint = tintOf(colour).value_or(Tint());
        const auto [least, deepest] = std::minmax({tint.red, tint.green, tint.blue});
        return deepest - least;
    };
    std::string nobodys;
    for (const auto &[colour, lands] : byColour) {
        if (2 * lands.size() >= most && (nobodys.empty() || depthOf(colour) < depthOf(nobodys)))
            nobodys = colour;
    }
    std::vector<ColouredPower> powers;
    for (const auto &[colour, lands] : byColour) {
        ColouredPower power{{}, colour, {}};
        std::copy_if(lands.begin(), lands.end(), std::back_inserter(power.homes),
                     [&](int place) { return centres[static_cast<std::size_t>(place)]; });
        if (colour == nobodys || power.homes.size() < fewestHomes)
            continue;
        power.name = nameOfGroup(drawing, places, lands);
        powers.push_back(std::move(power));
    }
    if (powers.size() < 2 || powers.size() > static_cast<std::size_t>(maxPowers))
        powers.clear();
    return powers;
}

} // namespace entente
