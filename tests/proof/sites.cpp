#include "boardparts.h"
#include "countings.h"
#include "variantwinters.h"

#include "judge/adjudicator.h"

#include <algorithm>
#include <array>
#include <set>
#include <utility>
#include <vector>

namespace entente::proof {

namespace {

const KindId army(0), fleet(1);

} // namespace

/// City State 5, 8d, C5, C6, C22: fleets at ports that the power owns, armies at its own homes, a power without homes
/// at any centre; it feeds a unit by each centre, the one without homes by two; with fleets and no port one is
/// disbanded before anything else.
bool ports()
{
    Count count{"ports"};
    constexpr int places = 3;
    for (long long ground = 0; ground < numbersOf(6, places); ++ground) {
        Digits digit(ground);
        std::array<int, places> home = {};
        std::array<bool, places> port = {};
        Board::Data data;
        for (std::size_t place = 0; place < places; ++place) {
            home[place] = digit.below(3);
            port[place] = digit.below(2) != 0;
            Province &province = addPlace(data, Terrain::Coastal);
            province.centre = true;
            province.port = port[place];
            province.home = home[place] ? PowerId(home[place] - 1) : PowerId();
        }
        for (int a = 0; a < places; ++a) {
            for (int b = 0; b < a; ++b)
                data.passages.push_back({RegionId(b), RegionId(a), true, true});
        }
        const bool anyPort = std::any_of(port.begin(), port.end(), [](bool is) { return is; });
        const bool homeless = std::count(home.begin(), home.end(), 1) == 0;
        addPowers(data, 2);
        addKinds(data);
        if (homeless) {
            data.powers[0].buildsAnywhere = true;
            data.powers[0].centresPerUnit = 2;
        }
        Rulebook rules = rulebookOf(Edition::Rules1971);
        rules.policies.supply = Policies::Supply::Cities;
        const auto board = std::make_shared<const Board>(std::move(data));
        Adjudicator judge(board, rules);
        for (long long held = 0; held < numbersOf(9, places); ++held) {
            Digits who(held);
            Position position;
            position.phase = {Season::Winter, 1301, Stage::Adjustments};
            std::array<int, places> owner = {}, unit = {};
            int owned = 0, units = 0, fleets = 0, ownPorts = 0;
            for (std::size_t place = 0; place < places; ++place) {
                owner[place] = who.below(3);
                unit[place] = who.below(3);
                position.owner.push_back(owner[place] ? PowerId(owner[place] - 1) : PowerId());
                if (unit[place])
                    position.units.push_back({PowerId(0), KindId(unit[place] - 1), RegionId(int(place))});
                owned += owner[place] == 1;
                units += unit[place] != 0;
                fleets += unit[place] == 2;
                ownPorts += owner[place] == 1 && port[place];
            }
            position.sort();
            const int fed = homeless ? owned / 2 : owned;
            const int forfeit = anyPort && fleets && !ownPorts ? 1 : 0;
            const int lost = std::max(forfeit, units - fed);
            for (int order = -1; order < 2 * places; ++order) {
                std::vector<GivenOrder> orders;
                const std::size_t at = static_cast<std::size_t>(std::max(order, 0) / 2);
                const KindId kind(std::max(order, 0) % 2);
                if (order >= 0) {
                    GivenOrder given;
                    given.power = PowerId(0);
                    given.order.kind = kind;
                    given.order.at = RegionId(int(at));
                    given.order.action = Build();
                    orders.push_back(given);
                }
                const bool site = kind == fleet && anyPort ? port[at] : home[at] == 1 || homeless;
                const AdjustmentsOutcome &outcome = judge.adjustments(position, orders);
                const bool isLost = std::any_of(outcome.removed.begin(), outcome.removed.end(),
                                                [&](const Unit &gone) { return gone.region == RegionId(int(at)); });
                // The fleet that goes before anything else leaves its place vacant.
                const bool vacant = !unit[at] || (forfeit && unit[at] == 2 && isLost);
                const bool builds = order >= 0 && site && owner[at] == 1 && vacant && fed > units - forfeit;
                const auto fleetsLost = std::count_if(outcome.removed.begin(), outcome.removed.end(),
                                                      [](const Unit &removed) { return removed.kind == fleet; });
                count.note(int(outcome.built.size()) == (builds ? 1 : 0)
                               && int(outcome.removed.size()) == std::max(lost, 0) && fleetsLost >= forfeit,
                           [&] {
                               return "ground " + std::to_string(ground) + ", held " + std::to_string(held) + ", order "
                                      + std::to_string(order);
                           });
            }
        }
    }
    return count.tell();
}

/// Davis 4b, ruling D5: in its yard a power builds fleets while it owns the yard's centre, beside what it builds there,
/// or by the other setting instead of it.
bool yards(int length)
{
    Count count{"yards"};
    constexpr int homes = 2, yard = 2, places = 4; // the yard is the first home's; the last place is a neutral centre
    Board::Data data;
    for (int place = 0; place < places; ++place) {
        Province &province = addPlace(data, Terrain::Coastal);
        province.centre = place != yard;
        province.home = place < homes ? PowerId(0) : PowerId();
        for (int other = 0; other < place; ++other)
            data.passages.push_back({RegionId(other), RegionId(place), true, true});
    }
    data.provinces[yard].yard = PowerId(0);
    data.provinces[yard].yardOf = ProvinceId(0);
    addPowers(data, 2);
    addKinds(data);
    const auto board = std::make_shared<const Board>(std::move(data));
    for (const YardRules::Build setting : {YardRules::Build::Besides, YardRules::Build::Instead}) {
        Rulebook rules = rulebookOf(Edition::Rules1971);
        rules.yards.build = setting;
        Adjudicator judge(board, rules);
        for (long long state = 0; state < numbersOf(2, 3) * numbersOf(3, 3); ++state) {
            Digits digit(state);
            Position position;
            position.phase = {Season::Winter, 1901, Stage::Adjustments};
            position.owner.assign(places, PowerId());
            std::array<int, places> unit = {}, owner = {};
            for (const std::size_t centre : {0, 1, 3}) {
                owner[centre] = digit.below(3);
                position.owner[centre] = owner[centre] ? PowerId(owner[centre] - 1) : PowerId();
            }
            for (std::size_t place = 0; place < 3; ++place) {
                unit[place] = digit.below(2);
                if (unit[place])
                    position.units.push_back({PowerId(0), army, RegionId(int(place))});
            }
            position.sort();
            const int due = int(std::count(owner.begin(), owner.end(), 1)) - int(position.units.size());
            std::vector<int> list; // place and kind
            const std::function<void()> go = [&] {
                std::vector<GivenOrder> orders;
                std::set<std::pair<int, int>> built, expected;
                std::set<int> used;
                for (const int word : list) {
                    GivenOrder given;
                    given.power = PowerId(0);
                    given.order.kind = KindId(word % 2);
                    given.order.at = RegionId(word / 2);
                    given.order.action = Build();
                    orders.push_back(given);
                    const int site = word / 2, other = site == 0 ? yard : site == yard ? 0 : -1;
                    const bool owned = owner[std::size_t(site == yard ? 0 : site)] == 1;
                    const bool fits = site != yard || word % 2 == 1;
                    const bool spent =
                        used.contains(site) || (setting == YardRules::Build::Instead && used.contains(other));
                    if (owned && fits && !spent && !unit[std::size_t(site)] && int(used.size()) < due) {
                        used.insert(site);
                        expected.emplace(site, word % 2);
                    }
                }
                for (const Unit &one : judge.adjustments(position, orders).built)
                    built.emplace(one.region.index(), one.kind.index());
                count.note(built == expected, [&] {
                    std::string text = "state " + std::to_string(state) + ", list";
                    for (const int word : list)
                        text += " " + std::to_string(word);
                    return text;
                });
                if (static_cast<int>(list.size()) == length)
                    return;
                for (int word = 0; word < 6; ++word) {
                    list.push_back(word);
                    go();
                    list.pop_back();
                }
            };
            go();
        }
    }
    return count.tell();
}

} // namespace entente::proof
