// Retreats and winters against readings of their own paragraphs: every set of retreats of a few units, every list of
// builds at a few homes, and civil disorder on every graph of five spaces.
#include "boardparts.h"
#include "countings.h"

#include "judge/adjudicator.h"

#include <algorithm>
#include <array>
#include <functional>
#include <map>
#include <set>
#include <string_view>
#include <tuple>

using namespace entente;
using namespace entente::proof;

namespace {

const KindId army(0), fleet(1);
const Edition editions[] = {Edition::Rules1971, Edition::Rules1982, Edition::Rules2000, Edition::Rules2023};

/// Bits of a border: who may cross it.
enum Border { None, ByLand, BySea, Both };
using Borders = std::function<Border(int, int)>;

std::shared_ptr<const Board> boardOf(int spaces, int powers, int homes, int centres, const Borders &borders)
{
    Board::Data data;
    for (int p = 0; p < spaces; ++p) {
        Province &province = addPlace(data, Terrain::Coastal);
        province.centre = p < centres;
        province.home = p < homes ? PowerId(0) : PowerId();
        for (int other = 0; other < p; ++other) {
            const Border border = borders(other, p);
            if (border != None)
                data.passages.push_back({RegionId(other), RegionId(p), (border & ByLand) != 0, (border & BySea) != 0});
        }
    }
    addPowers(data, powers);
    addKinds(data);
    return std::make_shared<const Board>(std::move(data));
}

/// 1971 XIII: to a place that is open; of those who choose the same place, none gets there; who has no order is lost.
bool retreats(int units)
{
    Count count{"retreats"};
    const int spaces = 2 * units + 1, closed = 2 * units;
    const auto board = boardOf(spaces, units, 0, 0, [](int, int) { return Both; });
    // Each unit: no order, disbands, goes where it may not, or goes to the same place as one before it or to the next.
    std::vector<int> goes(static_cast<std::size_t>(units)), power(static_cast<std::size_t>(units));
    for (const Edition edition : editions) {
        Adjudicator judge(board, rulebookOf(edition));
        const auto compare = [&] {
            Position position;
            position.phase.stage = Stage::Retreats;
            position.owner.resize(static_cast<std::size_t>(spaces));
            std::vector<std::tuple<Unit, int>> sorted;
            for (int u = 0; u < units; ++u)
                sorted.emplace_back(Unit{PowerId(power[static_cast<std::size_t>(u)]), army, RegionId(u)}, u);
            std::sort(sorted.begin(), sorted.end());
            std::vector<GivenOrder> orders;
            for (const auto &[unit, u] : sorted) {
                DislodgedUnit one{unit, ProvinceId(closed), {}};
                for (int place = units; place < closed; ++place)
                    one.retreats.push_back(RegionId(place));
                position.dislodged.push_back(one);
                GivenOrder given;
                given.power = unit.power;
                given.order.kind = army;
                given.order.at = unit.region;
                const int to = goes[static_cast<std::size_t>(u)];
                if (to == 1)
                    given.order.action = Disband();
                else
                    given.order.action = Retreat{RegionId(to == 2 ? closed : units + to - 3)};
                if (to > 0)
                    orders.push_back(given);
            }
            const RetreatsOutcome &outcome = judge.retreats(position, orders);
            for (std::size_t i = 0; i < sorted.size(); ++i) {
                const int to = goes[static_cast<std::size_t>(std::get<1>(sorted[i]))];
                const bool gets = to > 2 && std::count(goes.begin(), goes.end(), to) == 1;
                count.note(outcome.endsIn[i] == (gets ? RegionId(units + to - 3) : RegionId()),
                           [&] { return "unit " + std::to_string(i) + " of " + std::to_string(units); });
            }
        };
        std::function<void(int, int, int)> choose = [&](int u, int places, int powers) {
            if (u == units)
                return compare();
            for (int to = 0; to <= 3 + places; ++to) {
                for (int p = 0; p <= powers; ++p) {
                    goes[static_cast<std::size_t>(u)] = to;
                    power[static_cast<std::size_t>(u)] = p;
                    choose(u + 1, std::max(places, to - 2), std::max(powers, p + 1));
                }
            }
        };
        choose(0, 0, 0);
    }
    return count.tell();
}

/// 1971 XIV: at home centres that are one's own and vacant, one unit at each, as many as centres exceed units; the list
/// is one of preference. Homes that are `alike` (vacant, taken, or lost) count as the same whatever they are called.
bool builds(int homes, int length, bool alike)
{
    Count count{"builds"};
    const int spaces = homes + 5;
    const auto board = boardOf(spaces, 2, homes, spaces, [](int, int) { return Both; });
    for (const Edition edition : editions) {
        Adjudicator judge(board, rulebookOf(edition));
        int states = 1;
        for (int h = 0; h < homes; ++h)
            states *= 3;
        for (int state = 0; state < states; ++state) {
            std::vector<int> stateOf;
            for (int h = 0, rest = state; h < homes; ++h, rest /= 3)
                stateOf.push_back(rest % 3);
            if (alike && !std::is_sorted(stateOf.begin(), stateOf.end()))
                continue;
            for (int more = 0; more <= 3; ++more) {
                Position position;
                position.phase = {Season::Winter, 1901, Stage::Adjustments};
                position.owner.assign(static_cast<std::size_t>(spaces), PowerId(1));
                std::vector<bool> open;
                int owned = more;
                for (int h = 0; h < homes; ++h) {
                    const int is = stateOf[static_cast<std::size_t>(h)];
                    open.push_back(is == 0);
                    if (is != 2) {
                        position.owner[static_cast<std::size_t>(h)] = PowerId(0);
                        ++owned;
                    }
                    if (is == 1)
                        position.units.push_back({PowerId(0), army, RegionId(h)});
                }
                for (int c = 0; c < more; ++c)
                    position.owner[static_cast<std::size_t>(homes + c)] = PowerId(0);
                const int due = owned - static_cast<int>(position.units.size());
                std::vector<int> list;
                std::function<void()> go = [&] {
                    std::vector<GivenOrder> orders;
                    std::set<std::pair<int, int>> expected;
                    std::set<int> used;
                    int left = due;
                    for (const int word : list) {
                        GivenOrder given;
                        given.power = PowerId(0);
                        if (word == 0) {
                            given.order.action = Waive();
                            left -= left > 0 ? 1 : 0;
                        } else {
                            const int home = (word - 1) / 2, kind = (word - 1) % 2;
                            given.order.kind = KindId(kind);
                            given.order.at = RegionId(home);
                            given.order.action = Build();
                            if (left > 0 && open[static_cast<std::size_t>(home)] && used.insert(home).second) {
                                expected.emplace(home, kind);
                                --left;
                            }
                        }
                        orders.push_back(given);
                    }
                    const AdjustmentsOutcome &outcome = judge.adjustments(position, orders);
                    std::set<std::pair<int, int>> built;
                    for (const Unit &unit : outcome.built)
                        built.emplace(unit.region.index(), unit.kind.index());
                    count.note(built == expected && outcome.removed.empty(), [&] {
                        std::string text = "due " + std::to_string(due) + ", state " + std::to_string(state) + ", list";
                        for (const int word : list)
                            text += " " + std::to_string(word);
                        return text;
                    });
                    if (static_cast<int>(list.size()) == length)
                        return;
                    // Of homes alike that the list has not named yet, the first.
                    std::set<int> named;
                    for (const int word : list)
                        named.insert(word ? (word - 1) / 2 : -1);
                    const auto isNext = [&](int home) {
                        const auto is = [&](int h) { return stateOf[static_cast<std::size_t>(h)]; };
                        return named.contains(home) || home == 0 || is(home - 1) != is(home)
                               || named.contains(home - 1);
                    };
                    for (int word = 0; word <= 2 * homes; ++word) {
                        if (alike && word && !isNext((word - 1) / 2))
                            continue;
                        list.push_back(word);
                        go();
                        list.pop_back();
                    }
                };
                go();
            }
        }
    }
    return count.tell();
}

/// DATC 4.D.8: the farthest goes first; fleets before armies, then by name. By the book of 2023 to any centre that is
/// one's own, over land and sea alike; before, to home centres, and fleets by their own steps.
bool disorder(int spaces, bool bordersDiffer)
{
    Count count{"civil disorder"};
    const int pairs = spaces * (spaces - 1) / 2, choices = bordersDiffer ? 4 : 2;
    long long graphs = 1;
    for (int i = 0; i < pairs; ++i)
        graphs *= choices;
    constexpr int unreached = 1000;
    for (long long graph = 0; graph < graphs; ++graph) {
        std::array<std::array<Border, 8>, 8> border = {};
        long long rest = graph;
        for (int a = 0; a < spaces; ++a) {
            for (int b = 0; b < a; ++b, rest /= choices)
                border[a][b] = border[b][a] = bordersDiffer ? Border(rest % 4) : rest % 2 ? Both : None;
        }
        // The first space is a home centre, the second a centre that may be owned.
        const auto board = boardOf(spaces, 2, 1, 2, [&](int a, int b) { return border[a][b]; });
        const auto distance = [&](int from, int asks, const std::set<int> &to) {
            std::set<int> reached = {from};
            for (int steps = 0; steps <= spaces; ++steps) {
                std::set<int> next = reached;
                for (const int place : reached) {
                    if (to.count(place))
                        return steps;
                    for (int other = 0; other < spaces; ++other) {
                        if (border[place][other] & asks)
                            next.insert(other);
                    }
                }
                reached = next;
            }
            return unreached;
        };
        for (const Edition edition : {Edition::Rules1971, Edition::Rules2023}) {
            Adjudicator judge(board, rulebookOf(edition));
            for (int owned = 1; owned <= 2; ++owned) {
                for (int kinds = 0; kinds < 1 << (spaces - 1); ++kinds) {
                    Position position;
                    position.phase = {Season::Winter, 1901, Stage::Adjustments};
                    position.owner.assign(static_cast<std::size_t>(spaces), PowerId());
                    std::set<int> homes = {0}, goal = {0};
                    for (int c = 0; c < owned; ++c)
                        position.owner[static_cast<std::size_t>(c)] = PowerId(0);
                    if (edition == Edition::Rules2023 && owned == 2)
                        goal.insert(1);
                    std::vector<std::tuple<int, int, int>> order; // from far to near, fleets first, by name
                    for (int place = 1; place < spaces; ++place) {
                        const bool sails = (kinds >> (place - 1) & 1) != 0;
                        position.units.push_back({PowerId(0), sails ? fleet : army, RegionId(place)});
                        const int asks = sails && edition != Edition::Rules2023 ? BySea : Both;
                        order.emplace_back(-distance(place, asks, goal), sails ? 0 : 1, place);
                    }
                    position.sort();
                    std::sort(order.begin(), order.end());
                    const int due = spaces - 1 - owned;
                    std::set<int> expected, removed;
                    for (int i = 0; i < due; ++i)
                        expected.insert(std::get<2>(order[static_cast<std::size_t>(i)]));
                    for (const Unit &unit : judge.adjustments(position, {}).removed)
                        removed.insert(unit.region.index());
                    count.note(removed == expected, [&] {
                        std::string text = std::string("edition ") + editionName(edition) + ", graph "
                                           + std::to_string(graph) + ", kinds " + std::to_string(kinds) + ", owned "
                                           + std::to_string(owned) + ": the reading removes";
                        for (const int place : expected)
                            text += " " + std::to_string(place);
                        text += ", the judge";
                        for (const int place : removed)
                            text += " " + std::to_string(place);
                        return text;
                    });
                }
            }
        }
    }
    return count.tell();
}

} // namespace

/// `--whole`: lists of up to five builds at four and five homes.
int main(int words, char **word)
{
    const bool whole = words > 1 && std::string_view(word[1]) == "--whole";
    bool well = true;
    for (int units = 1; units <= 5; ++units)
        well = retreats(units) && well;
    for (int homes = 1; homes <= 3; ++homes)
        well = builds(homes, 4, false) && well;
    well = builds(4, whole ? 5 : 3, true) && well;
    well = builds(5, whole ? 5 : 3, true) && well;
    for (int spaces = 3; spaces <= 5; ++spaces)
        well = disorder(spaces, false) && well;
    well = disorder(4, true) && well;
    return well ? 0 : 1;
}
