#include "orders/position.h"

#include "map/board.h"

#include <algorithm>
#include <charconv>

namespace entente {

namespace {

constexpr std::string_view seasonLetters = "SUFW";
constexpr std::string_view stageLetters = "MRA";

/// The place of a letter of either case in `letters`, or -1.
int indexOfLetter(std::string_view letters, char c)
{
    const char upper = c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
    const std::size_t place = letters.find(upper);
    return place == std::string_view::npos ? -1 : static_cast<int>(place);
}

} // namespace

std::string phaseText(const Phase &phase)
{
    std::string text(1, seasonLetters[static_cast<std::size_t>(phase.season)]);
    text += std::to_string(phase.year);
    text += stageLetters[static_cast<std::size_t>(phase.stage)];
    return text;
}

bool readPhase(std::string_view text, Phase &phase)
{
    if (text.size() < 3)
        return false;
    const int season = indexOfLetter(seasonLetters, text.front());
    const int stage = indexOfLetter(stageLetters, text.back());
    const std::string_view digits = text.substr(1, text.size() - 2);
    int year = 0;
    const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), year);
    constexpr int lastYear = 1'000'000; // years are counted on from it
    if (season < 0 || stage < 0 || error != std::errc() || end != digits.data() + digits.size() || year < 0
        || year > lastYear)
        return false;
    phase = {static_cast<Season>(season), year, static_cast<Stage>(stage)};
    return true;
}

void Position::sort()
{
    std::sort(units.begin(), units.end());
    std::sort(dislodged.begin(), dislodged.end(),
              [](const DislodgedUnit &a, const DislodgedUnit &b) { return a.unit < b.unit; });
    std::sort(contested.begin(), contested.end());
    std::sort(bombed.begin(), bombed.end());
    std::sort(sieges.begin(), sieges.end());
    std::sort(losses.begin(), losses.end());
    std::sort(out.begin(), out.end());
}

Layer layerOf(const Board &board, KindId kind)
{
    return kind.valid() && board.kind(kind).flying == Flying::Tours ? Layer::Air : Layer::Field;
}

UnitId unitIn(const Board &board, const Position &position, ProvinceId province, Layer layer)
{
    for (std::size_t i = 0; i < position.units.size(); ++i) {
        const Unit &unit = position.units[i];
        if (board.provinceOf(unit.region) == province && unit.layer == layer)
            return UnitId(static_cast<int>(i));
    }
    return {};
}

UnitId unitOf(const Board &board, const Position &position, PowerId power, ProvinceId province, Layer layer, int number,
              KindId kind)
{
    int seen = 0;
    for (std::size_t i = 0; i < position.units.size(); ++i) {
        const Unit &unit = position.units[i];
        if (unit.power == power && unit.layer == layer && board.provinceOf(unit.region) == province
            && (!kind.valid() || unit.kind == kind) && ++seen >= number)
            return UnitId(static_cast<int>(i));
    }
    return {};
}

int numberOf(const Board &board, const Position &position, UnitId id)
{
    const Unit &unit = position.units[static_cast<std::size_t>(id.index())];
    int number = 0;
    int count = 0;
    for (std::size_t i = 0; i < position.units.size(); ++i) {
        const Unit &other = position.units[i];
        if (other.power == unit.power && other.kind == unit.kind && other.layer == unit.layer
            && board.provinceOf(other.region) == board.provinceOf(unit.region)) {
            ++count;
            if (static_cast<int>(i) == id.index())
                number = count;
        }
    }
    return count > 1 ? number : 0;
}

UnitRef unitRefOf(const Board &board, const Position &position, UnitId unit)
{
    const Unit &found = position.units[static_cast<std::size_t>(unit.index())];
    return {found.region, found.layer, found.kind, numberOf(board, position, unit)};
}

int dislodgedIn(const Board &board, const Position &position, ProvinceId province, PowerId power, int number)
{
    int seen = 0;
    int other = -1;
    for (std::size_t i = 0; i < position.dislodged.size(); ++i) {
        const Unit &unit = position.dislodged[i].unit;
        if (board.provinceOf(unit.region) != province)
            continue;
        if (!power.valid() || unit.power == power) {
            if (++seen >= number)
                return static_cast<int>(i);
        } else if (other < 0) {
            other = static_cast<int>(i); // another power's: for those who ask whose it is
        }
    }
    return number > 1 ? -1 : other;
}

int siegeOf(const Position &position, const Unit &unit)
{
    for (const Siege &siege : position.sieges) {
        if (siege.unit == unit)
            return siege.seasons;
    }
    return 0;
}

int centreCountOf(const Position &position, PowerId power)
{
    return static_cast<int>(std::count(position.owner.begin(), position.owner.end(), power));
}

int unitCountOf(const Position &position, PowerId power)
{
    return static_cast<int>(std::count_if(position.units.begin(), position.units.end(),
                                          [power](const Unit &unit) { return unit.power == power; }));
}

} // namespace entente
