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

const KindId army(0), tank(2);

} // namespace

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
    for (long long state = 0; state < numbersOf(3, homes) * 2 * 4 * 2 * 2 * 4 * 3; ++state) {
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

} // namespace entente::proof
