#include "boardparts.h"
#include "countings.h"
#include "variantwinters.h"

#include "game/cityseason.h"
#include "orders/cities.h"

#include <algorithm>
#include <array>
#include <vector>

namespace entente::proof {

namespace {

const KindId army(0), fleet(1);

} // namespace

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
    for (long long number = 0; number < numbersOf(4, 7) * 2 * 2 * 2; ++number) {
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
    for (long long ground = 0; ground < numbersOf(2, pairs) * numbersOf(3, others); ++ground) {
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
        for (long long held = 0; held < 3 * numbersOf(3, others); ++held) {
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

} // namespace entente::proof
