// The readings of special rules on trial: the worked cases of the variants that have them, as far as they fit a scene.
#include "expected.h"
#include "rulereadings.h"

#include "engine/testfiles.h"

#include "orders/legality.h"

#include <cstdio>

using namespace entente;
using namespace entente::proof;
using namespace entente::test;

namespace {

/// A case as the readings see it.
class SeenCase {
public:
    explicit SeenCase(const GameCase &one) : m_case(one), m_board(*one.variant->board)
    {
        const auto &units = one.position.units;
        fits = units.size() <= static_cast<std::size_t>(Scene::mostUnits) && one.position.phase.stage == Stage::Moves
               && one.position.sieges.empty()
               && (one.rules.policies.turns == Policies::Turns::Together || !one.position.schedule.empty());
        scene.units = static_cast<int>(units.size());
        for (int u = 0; u < scene.units && fits; ++u)
            place(u);
        scene.places = Scene::mostPlaces;
        for (const GivenOrder &given : one.orders) {
            const auto *contract = std::get_if<Contract>(&given.order.action);
            const bool both =
                contract && std::any_of(one.orders.begin(), one.orders.end(), [&](const GivenOrder &other) {
                    const auto *same = std::get_if<Contract>(&other.order.action);
                    return same && other.power == contract->with && same->units == contract->units;
                });
            if (both)
                m_contracts.push_back(*contract);
        }
        // Moves first: what others do hangs on them.
        for (const bool helps : {false, true}) {
            for (GivenOrder given : one.orders)
                read(given, helps);
        }
        fits = fits && m_empty <= Scene::mostPlaces;
    }

    bool fits = true;
    Scene scene;

    Standing standing(const Fates &fates) const
    {
        Standing all;
        for (int u = 0; u < scene.units; ++u) {
            const Unit &unit = m_case.position.units[static_cast<std::size_t>(u)];
            if (const int at = fates.at[static_cast<std::size_t>(u)]; at != nothing)
                all.emplace_back(unit.power, unit.kind, m_provinces[static_cast<std::size_t>(at)]);
        }
        std::sort(all.begin(), all.end());
        return all;
    }

private:
    Piece &piece(int u) { return scene.piece[static_cast<std::size_t>(u)]; }

    void place(int u)
    {
        const Unit &unit = m_case.position.units[static_cast<std::size_t>(u)];
        const UnitKind &kind = m_board.kind(unit.kind);
        const ProvinceId province = m_board.provinceOf(unit.region);
        fits = fits && !m_board.province(province).sentTo.valid() && !m_board.province(province).unlimited;
        Piece &here = piece(u);
        here.kind = kind.flying == Flying::Tours     ? Kind::Bomber
                    : kind.flying == Flying::Sorties ? Kind::Squadron
                    : kind.hops > 1                  ? Kind::Tank
                    : kind.strength == 4             ? Kind::Double
                                                     : Kind::Army;
        here.inside = unit.layer == Layer::Walls;
        here.power = static_cast<std::int8_t>(unit.power.index());
        const auto &schedule = m_case.position.schedule;
        if (!schedule.empty())
            here.power =
                static_cast<std::int8_t>(std::find(schedule.begin(), schedule.end(), unit.power) - schedule.begin());
        here.stand = static_cast<std::int8_t>(placeOf(province));
    }
    int placeOf(ProvinceId province)
    {
        const auto at = std::find(m_provinces.begin(), m_provinces.end(), province);
        const auto found = at - m_provinces.begin();
        if (at == m_provinces.end()) {
            m_provinces.push_back(province);
            ++m_empty;
        }
        return static_cast<int>(found);
    }
    int unitAt(RegionId region, Layer layer = Layer::Field) const
    {
        return unitIn(m_board, m_case.position, m_board.provinceOf(region), layer).index();
    }
    std::int8_t at(RegionId region) { return static_cast<std::int8_t>(placeOf(m_board.provinceOf(region))); }
    bool agreed(RegionId one, RegionId two) const
    {
        return std::any_of(m_contracts.begin(), m_contracts.end(), [&](const Contract &contract) {
            const auto names = [&](RegionId region) {
                return std::find(contract.units.begin(), contract.units.end(), region) != contract.units.end();
            };
            return names(one) && names(two);
        });
    }

    void read(GivenOrder given, bool helps)
    {
        if (!given.order.at.valid() || !fits)
            return;
        const UnitId unit = unitIn(m_board, m_case.position, m_board.provinceOf(given.order.at), given.order.layer);
        if (unit.valid() && !helps) {
            fits = fits && !has(m_ordered, unit.index()); // two orders for one unit
            m_ordered |= 1u << unit.index();
        }
        if (!unit.valid() || !checkOrder(m_board, m_case.rules.orders, m_case.position, given.power, given.order).ok())
            return;
        Piece &told = piece(unit.index());
        const Action &action = given.order.action;
        if (const auto *move = std::get_if<Move>(&action); move && !helps) {
            const Unit &mover = m_case.position.units[static_cast<std::size_t>(unit.index())];
            told.to = at(move->hops.front());
            told.verb = told.inside ? Verb::Sortie : move->hops.size() > 1 ? Verb::March : Verb::Move;
            if (move->hops.size() > 1)
                told.next = at(move->to());
            fits = fits && move->way == Way::Unsaid && !m_board.province(m_board.provinceOf(move->to())).sentTo.valid()
                   && (told.inside
                       || m_board.reach(m_board.kind(mover.kind).travel, mover.region)
                              .contains(m_board.provinceOf(move->hops.front())));
        } else if (const auto *support = std::get_if<Support>(&action); support && helps) {
            help(told, unitAt(support->of), support->to, support->arrived, agreed(given.order.at, support->of));
        } else if (is<Convoy>(given.order)) {
            fits = false;
        } else if (const auto *raise = std::get_if<Raise>(&action); raise && !helps) {
            told.verb = Verb::Raise;
            told.to = static_cast<std::int8_t>(unitAt(raise->of, Layer::Walls));
        } else if (const auto *flight = std::get_if<Flight>(&action)) {
            fly(told, *flight, helps);
        }
    }

    void help(Piece &told, int of, RegionId to, bool arrived, bool agreed)
    {
        if (of < 0)
            return;
        const Piece &helped = piece(of);
        const int goal = to.valid() ? int(at(to)) : int(nothing);
        const bool first =
            goal == nothing ? scene.goal(of) == nothing && helped.verb != Verb::Raise : scene.fight(of) == goal;
        const bool onward = goal != nothing && helped.verb == Verb::March && helped.next == goal;
        if (!first && !onward)
            return; // void
        told.verb = onward    ? Verb::SupportOnward
                    : arrived ? (agreed ? Verb::AgreedBacking : Verb::Backing)
                    : agreed  ? Verb::AgreedSupport
                              : Verb::Support;
        told.to = static_cast<std::int8_t>(of);
    }

    void fly(Piece &told, const Flight &flight, bool helps)
    {
        const auto by = [&](int i) { return static_cast<std::int8_t>(placeOf(flight.path[i])); };
        const int last = flight.path.size() - 1;
        if (told.kind == Kind::Squadron) {
            if (flight.mission == Mission::Cover && helps) {
                help(told, unitAt(flight.backed.of),
                     flight.backed.hops.empty() ? RegionId() : flight.backed.hops.back(), false, false);
                told.verb = told.verb == Verb::Support ? Verb::Cover : told.verb;
            } else if (flight.mission != Mission::Cover && !helps) {
                told.verb = flight.mission == Mission::Bomb ? Verb::Bomb : Verb::Invade;
                told.to = by(last);
            }
            told.next = last == 1 ? by(0) : nothing;
            return;
        }
        // Bombers land after retreats, and have paths that no scene has: what they do to the ground is enough.
        if (flight.mission == Mission::Cut && helps) {
            told.to = static_cast<std::int8_t>(unitIn(m_board, m_case.position, flight.over(), Layer::Field).index());
            told.verb = told.to == nothing ? Verb::Hold : Verb::Cut;
        } else if (flight.mission == Mission::Support && helps) {
            fits = fits && flight.backed.hops.size() < 2;
            help(told, unitAt(flight.backed.of), flight.backed.hops.empty() ? RegionId() : flight.backed.hops.back(),
                 false, false);
            told.verb = told.verb == Verb::Support ? Verb::Lend : Verb::Hold;
        }
    }

    const GameCase &m_case;
    const Board &m_board;
    std::vector<ProvinceId> m_provinces;
    std::vector<Contract> m_contracts;
    int m_empty = 0;
    Mask m_ordered = 0;
};

} // namespace

int main()
{
    struct Known {
        const char *variant;
        Fates (*read)(const Scene &, Answers &);
        int fewest;
    };
    const Known known[] = {
        {"1939-iii", [](const Scene &scene, Answers &answers) { return readGround(scene, 0, answers); }, 15},
        {"lima", readSquadrons, 15},
        {"city-state", readWalls, 10},
        {"sequential", readSequence, 10},
    };
    bool well = true;
    for (const Known &one : known) {
        int cases = 0, equal = 0, leftOut = 0;
        for (const char *file : {"worked", "examples", "more", "ground", "flights"}) {
            const std::string text = readTestFile(std::string("maps/") + one.variant + "/cases/" + file + ".jsonl");
            for (const CaseOrError &item : readCases(text, mapsFinder())) {
                Standing expected;
                if (!item || item->variant->id != one.variant || !readStanding(*item, expected)) {
                    ++leftOut;
                    continue;
                }
                SeenCase seen(*item);
                if (!seen.fits) {
                    ++leftOut;
                    continue;
                }
                Answers answers;
                Standing standing = seen.standing(one.read(seen.scene, answers));
                // Bombers are left to the small worlds: they land after retreats.
                for (Standing *all : {&expected, &standing})
                    std::erase_if(*all, [&](const auto &unit) {
                        return item->variant->board->kind(std::get<KindId>(unit)).flying == Flying::Tours;
                    });
                ++cases;
                if (standing == expected)
                    ++equal;
                else
                    std::printf("%s %s: the reading has other units\n", one.variant, item->id.c_str());
            }
        }
        std::printf("%s: %d of %d equal, %d left out\n", one.variant, equal, cases, leftOut);
        well = well && equal == cases && cases >= one.fewest;
    }
    return well ? 0 : 1;
}
