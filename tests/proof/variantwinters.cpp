// What seasons and winters leave behind by rules of variants, against readings of their own paragraphs: sieges, double
// centres and ports (City State 4, 5, 7, 8d), supply points (1939 III 7 to 13, 18, 41). `--whole` takes larger worlds.
#include "boardparts.h"
#include "countings.h"

#include "game/cityseason.h"
#include "judge/adjudicator.h"
#include "orders/cities.h"

#include <algorithm>
#include <array>
#include <set>
#include <string_view>
#include <utility>

using namespace entente;
using namespace entente::proof;

namespace {

const KindId army(0), fleet(1), tank(2);

/// Digits of a number, one after another.
class Digits {
public:
    explicit Digits(long long number) : m_rest(number) {}
    int below(int base)
    {
        const int digit = static_cast<int>(m_rest % base);
        m_rest /= base;
        return digit;
    }

private:
    long long m_rest;
};

long long power(long long base, int times)
{
    return times ? base * power(base, times - 1) : 1;
}

/// City State 7e: behind the walls of a place that is vacant a unit is in the field again. 7g: whoever is behind walls
/// for two seasons of moves, one after the other, is disbanded. 7h, C16: a fleet's season counts if all spaces by sea
/// beside its port are occupied by others from beginning to end.
bool sieges()
{
    Count count{"sieges"};
    Board::Data data;
    for (const Terrain terrain : {Terrain::Coastal, Terrain::Sea, Terrain::Coastal, Terrain::Coastal})
        addPlace(data, terrain);
    data.provinces[0].centre = data.provinces[0].port = true;
    data.passages = {{RegionId(0), RegionId(1), false, true},
                     {RegionId(0), RegionId(2), true, true},
                     {RegionId(0), RegionId(3), true, false}}; // the last is inland of the port
    addPowers(data, 3);
    addKinds(data);
    const Board board(std::move(data));
    const Rulebook rules = rulebookOf(Edition::Rules1971);
    // Of each place before and after: nobody, or a unit of one of three powers. The first power's unit is besieged.
    for (long long number = 0; number < power(4, 7) * 2 * 2 * 2; ++number) {
        Digits digit(number);
        std::array<int, 4> before = {}, after = {};
        for (std::size_t place = 0; place < 4; ++place)
            after[place] = digit.below(4);
        for (std::size_t place = 1; place < 4; ++place)
            before[place] = digit.below(4);
        const KindId kind(digit.below(2));
        const int clock = digit.below(2);
        const bool moves = digit.below(2) != 0;
        const Unit inside{PowerId(0), kind, RegionId(0), Layer::Walls};
        const auto position = [&](const std::array<int, 4> &held) {
            Position laid;
            laid.phase.stage = moves ? Stage::Moves : Stage::Retreats;
            laid.owner.assign(4, PowerId());
            for (std::size_t place = 0; place < 4; ++place) {
                if (held[place])
                    laid.units.push_back({PowerId(held[place] - 1), place == 1 ? fleet : army, RegionId(int(place))});
            }
            laid.units.push_back(inside);
            if (clock)
                laid.sieges.push_back({inside, clock});
            laid.sort();
            return laid;
        };
        const Position was = position(before);
        Position is = position(after);
        Turn turn;
        turn.before = was;
        endCityPhase(board, rules, was, is, turn);

        const bool takesField = after[0] == 0;
        const auto isHeld = [&](std::size_t place) { return before[place] > 1 && after[place] > 1; };
        const bool counts = moves && (kind == army || (isHeld(1) && isHeld(2)));
        const int expected = takesField || (moves && !counts) ? 0 : clock + (counts ? 1 : 0);
        const bool gone = !takesField && expected == 2;
        const auto standing = std::find_if(is.units.begin(), is.units.end(), [&](const Unit &unit) {
            return unit.power == PowerId(0) && unit.region == RegionId(0) && unit.kind == kind
                   && unit.layer == (takesField ? Layer::Field : Layer::Walls);
        });
        count.note((standing == is.units.end()) == gone && (gone || siegeOf(is, *standing) == expected),
                   [&] { return "number " + std::to_string(number); });
    }
    return count.tell();
}

/// City State 4: double for the home player who owns it, if seas that are vacant or hold his own fleets lead from it to
/// the edge.
bool doubleCentres(int others)
{
    Count count{"double centres"};
    const int places = others + 1, pairs = places * others / 2;
    for (long long ground = 0; ground < power(2, pairs) * power(3, others); ++ground) {
        Digits digit(ground);
        std::vector<std::vector<bool>> beside(std::size_t(places), std::vector<bool>(std::size_t(places), false));
        for (std::size_t a = 0; a < beside.size(); ++a) {
            for (std::size_t b = 0; b < a; ++b)
                beside[a][b] = beside[b][a] = digit.below(2) != 0;
        }
        // Each place is a shore, a sea, or one at the edge.
        std::vector<int> ground3 = {0};
        Board::Data data;
        addPlace(data, Terrain::Coastal);
        for (int place = 1; place < places; ++place) {
            ground3.push_back(digit.below(3));
            addPlace(data, ground3.back() ? Terrain::Sea : Terrain::Coastal).edge = ground3.back() == 2;
        }
        data.provinces[0].centre = data.provinces[0].doubled = true;
        data.provinces[0].home = PowerId(0);
        for (int a = 0; a < places; ++a) {
            for (int b = 0; b < a; ++b) {
                if (beside[std::size_t(a)][std::size_t(b)])
                    data.passages.push_back({RegionId(b), RegionId(a), false, true});
            }
        }
        addPowers(data, 2);
        addKinds(data);
        const Board board(std::move(data));
        for (long long held = 0; held < 3 * power(3, others); ++held) {
            Digits who(held);
            Position position;
            position.owner.assign(std::size_t(places), PowerId());
            const int owner = who.below(3);
            position.owner[0] = owner ? PowerId(owner - 1) : PowerId();
            std::vector<int> fleets = {0};
            for (int place = 1; place < places; ++place) {
                fleets.push_back(who.below(3));
                if (fleets.back())
                    position.units.push_back({PowerId(fleets.back() - 1), fleet, RegionId(place)});
            }
            std::vector<bool> reached(std::size_t(places), false);
            reached[0] = true;
            bool edge = false;
            for (int step = 0; step < places; ++step) {
                for (std::size_t a = 0; a < reached.size(); ++a) {
                    for (std::size_t b = 1; reached[a] && b < reached.size(); ++b)
                        reached[b] = reached[b] || (beside[a][b] && ground3[b] != 0 && fleets[b] != 2);
                }
            }
            for (std::size_t b = 1; b < reached.size(); ++b)
                edge = edge || (reached[b] && ground3[b] == 2);
            count.note(countsDouble(board, position, ProvinceId(0)) == (owner == 1 && edge),
                       [&] { return "ground " + std::to_string(ground) + ", held " + std::to_string(held); });
        }
    }
    return count.tell();
}

/// City State 5, 8d, C5, C6, C22: fleets at ports that the power owns, armies at its own homes, a power without homes
/// at any centre; it feeds a unit by each centre, the one without homes by two; with fleets and no port one is
/// disbanded before anything else.
bool ports()
{
    Count count{"ports"};
    constexpr int places = 3;
    for (long long ground = 0; ground < power(6, places); ++ground) {
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
        for (long long held = 0; held < power(9, places); ++held) {
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

/// 1939 III 7 to 13, 18, 41: centres yield points, two less after a raid; units cost points; up to a fifth is given
/// away, and who orders more gives nothing; who lacks points disbands and builds nothing; what voluntary disbanding
/// saves builds nothing; the list of builds is one of preference, and what it asks too much is struck from its end;
/// one tank to two armies, for who builds one.
bool points(int length)
{
    Count count{"supply points"};
    constexpr int homes = 3;
    Board::Data data;
    for (int place = 0; place < homes + 3; ++place) {
        Province &province = addPlace(data, Terrain::Inland);
        province.centre = true;
        province.points = place < homes ? 3 : 2;
        province.home = place < homes ? PowerId(0) : PowerId();
        for (int other = 0; other < place; ++other)
            data.passages.push_back({RegionId(other), RegionId(place), true, false});
    }
    addPowers(data, 3);
    addKinds(data);
    data.kinds.push_back(kindNamed("T", "tank"));
    data.kinds[0].cost = data.kinds[1].cost = 2;
    data.kinds[2].cost = 3;
    data.kinds[2].limit = {army, 2, 0};
    const auto board = std::make_shared<const Board>(std::move(data));
    Adjudicator judge(board, rulebookOf(Edition::Rules1971));
    const auto priceOf = [](int kind) { return kind == 2 ? 3 : 2; };
    // Of each home: nobody, an army or a tank stands there; one neutral centre holds an army of ours or not; how many
    // neutral centres we own; whether the first home was raided; whether the unit of the first home is disbanded; what
    // we give, and what we get.
    for (long long state = 0; state < power(3, homes) * 2 * 4 * 2 * 2 * 4 * 3; ++state) {
        Digits digit(state);
        Position position;
        position.phase = {Season::Winter, 1940, Stage::Adjustments};
        position.owner.assign(homes + 3, PowerId(2));
        std::array<int, homes> unit = {};
        int armies = 0, tanks = 0;
        for (std::size_t home = 0; home < homes; ++home) {
            position.owner[home] = PowerId(0);
            unit[home] = digit.below(3);
            if (unit[home])
                position.units.push_back({PowerId(0), unit[home] == 2 ? tank : army, RegionId(int(home))});
            armies += unit[home] == 1;
            tanks += unit[home] == 2;
        }
        if (digit.below(2)) {
            position.units.push_back({PowerId(0), army, RegionId(homes)});
            ++armies;
        }
        const int neutral = digit.below(4);
        for (int place = 0; place < neutral; ++place)
            position.owner[std::size_t(homes + place)] = PowerId(0);
        const bool raided = digit.below(2) != 0;
        if (raided)
            position.bombed = {ProvinceId(0)};
        const bool disbands = digit.below(2) != 0;
        const int gives = digit.below(4), gets = digit.below(3);
        if (disbands && !unit[0])
            continue;
        position.points = {-1, -1, 10};
        position.sort();
        const int own = 3 * homes + 2 * neutral - (raided ? 2 : 0);
        const int given = gives <= own / 5 ? gives : 0;
        const int left = own + gets - given - 2 * armies - 3 * tanks;
        std::vector<int> list; // builds: home and kind
        const std::function<void()> go = [&] {
            std::vector<GivenOrder> orders;
            const auto add = [&](PowerId by, const Action &action, KindId kind, RegionId at) {
                GivenOrder order;
                order.power = by;
                order.order.kind = kind;
                order.order.at = at;
                order.order.action = action;
                orders.push_back(order);
            };
            if (gives)
                add(PowerId(0), Transfer{PowerId(1), std::uint8_t(gives)}, KindId(), RegionId());
            if (gets)
                add(PowerId(2), Transfer{PowerId(0), std::uint8_t(gets)}, KindId(), RegionId());
            if (disbands)
                add(PowerId(0), Disband(), unit[0] == 2 ? tank : army, RegionId(0));
            for (const int word : list)
                add(PowerId(0), Build(), word % 2 ? tank : army, RegionId(word / 2));

            const int saved = disbands ? priceOf(unit[0]) : 0;
            std::vector<int> wanted, kept;
            std::set<int> sites;
            for (const int word : list) {
                const int home = word / 2;
                const bool vacant = !unit[std::size_t(home)] || (home == 0 && disbands);
                if (left >= 0 && vacant && !(raided && home == 0) && sites.insert(home).second)
                    wanted.push_back(word);
            }
            const int armiesLeft = armies - (disbands && unit[0] == 1), tanksLeft = tanks - (disbands && unit[0] == 2);
            for (bool again = true; again;) {
                again = false;
                kept = wanted;
                int price = 0, newArmies = 0, newTanks = 0;
                for (const int word : kept)
                    price += priceOf(word % 2 ? 2 : 1);
                for (; price > left && !kept.empty(); kept.pop_back())
                    price -= priceOf(kept.back() % 2 ? 2 : 1);
                for (const int word : kept)
                    (word % 2 ? newTanks : newArmies) += 1;
                if (newTanks && 2 * (tanksLeft + newTanks) > armiesLeft + newArmies) {
                    const auto last = std::find_if(kept.rbegin(), kept.rend(), [](int word) { return word % 2 == 1; });
                    wanted.erase(wanted.begin() + (kept.rend() - last - 1));
                    again = true;
                }
            }
            const AdjustmentsOutcome &outcome = judge.adjustments(position, orders);
            std::set<std::pair<int, int>> built, expected;
            for (const Unit &one : outcome.built)
                built.emplace(one.region.index(), one.kind.index());
            for (const int word : kept)
                expected.emplace(word / 2, word % 2 ? 2 : 0);
            int removedPrice = 0, cheapest = 100;
            bool asked = false;
            for (const Unit &one : outcome.removed) {
                const int price = priceOf(one.kind.index());
                removedPrice += price;
                const bool wasAsked = disbands && one.region == RegionId(0);
                asked = asked || wasAsked;
                if (!wasAsked)
                    cheapest = std::min(cheapest, price);
            }
            // Whoever lacks points goes on disbanding until he lacks none, and no further.
            const bool enough = removedPrice >= -left && asked == disbands
                                && (removedPrice == saved || removedPrice - cheapest < -left);
            count.note(built == expected && enough, [&] {
                std::string text = "state " + std::to_string(state) + ", list";
                for (const int word : list)
                    text += " " + std::to_string(word);
                return text;
            });
            if (static_cast<int>(list.size()) == length)
                return;
            for (int word = 0; word < 2 * homes; ++word) {
                list.push_back(word);
                go();
                list.pop_back();
            }
        };
        go();
    }
    return count.tell();
}

} // namespace

int main(int words, char **word)
{
    const bool whole = words > 1 && std::string_view(word[1]) == "--whole";
    bool well = sieges();
    for (int others = 1; others <= (whole ? 4 : 3); ++others)
        well = doubleCentres(others) && well;
    well = ports() && well;
    well = points(whole ? 4 : 2) && well;
    return well ? 0 : 1;
}
