// That small worlds stand for positions of real boards: each is laid out on each board in some way, under other names
// and with units far away that have nothing to do with it, and the judge must find the same.
#include "smallworlds.h"
#include "trial.h"

#include "engine/testfiles.h"

#include <algorithm>
#include <cstdio>
#include <filesystem>

using namespace entente;
using namespace entente::proof;
using namespace entente::test;

namespace {

using Act = World::Act;

/// The same on every machine.
class Chance {
public:
    int below(int n)
    {
        m_state ^= m_state << 13;
        m_state ^= m_state >> 7;
        m_state ^= m_state << 17;
        return static_cast<int>((m_state >> 11) % static_cast<std::uint64_t>(n));
    }

private:
    std::uint64_t m_state = 88172645463325252u;
};

class RealBoard {
public:
    RealBoard(const Variant &variant, const Rulebook &rules)
        : m_variant(variant), m_board(*variant.board), m_rules(rules), m_judge(variant.board, rules)
    {
        for (int p = 0; p < m_board.provinceCount(); ++p) {
            const Province &province = m_board.province(ProvinceId(p));
            const bool plain = !province.unlimited && !province.only.valid() && !province.sentTo.valid()
                               && province.optional.empty() && province.armies && !m_board.hasCoasts(ProvinceId(p));
            for (int k = 0; plain && k < m_board.kindCount(); ++k) {
                const UnitKind &kind = m_board.kind(KindId(k));
                if (kind.strength == 2 && kind.flying == Flying::No && kind.hops == 1
                    && m_board.canStand(kind.travel, m_board.mainRegion(ProvinceId(p))))
                    m_sites.push_back({ProvinceId(p), KindId(k)});
            }
        }
        for (int p = 0; p < m_board.powerCount(); ++p) {
            if (m_board.power(PowerId(p)).playable)
                m_powers.push_back(PowerId(p));
        }
    }

    int laidOut = 0, differing = 0, far = 0;

    void compare(const World &world, const Print &print)
    {
        int powers = 0;
        for (int u = 0; u < world.units; ++u)
            powers = std::max(powers, world.power[u] + 1);
        if (powers > static_cast<int>(m_powers.size()))
            return;
        m_places = world.units;
        for (int u = 0; u < world.units; ++u)
            m_places = std::max(m_places, world.to[u] + 1);
        m_tries = 0;
        if (!settle(world, 0))
            return;
        ++laidOut;
        World here = world;
        for (int u = 0; u < world.units; ++u) {
            here.near[u] = 0;
            for (int place = 0; place < m_places; ++place)
                here.near[u] |= Mask(place != u && reaches(u, place)) << place;
        }
        Answers answers;
        const Findings read = readRules(here, print, answers);
        const Findings judged = judge(world);
        if (read != judged && differing++ < 3)
            std::printf("%s\n%s", m_variant.id.c_str(), Trial::tell(world, read, judged).c_str());
    }

private:
    struct Site {
        ProvinceId province;
        KindId kind;
    };

    bool reaches(int u, int place) const
    {
        const Site &site = m_at[static_cast<std::size_t>(u)];
        return m_board.reach(m_board.kind(site.kind).travel, m_board.mainRegion(site.province))
            .contains(m_at[static_cast<std::size_t>(place)].province);
    }
    /// What a unit must reach, or -1.
    static int goal(const World &world, int u)
    {
        const int to = world.to[u];
        switch (world.act[u]) {
        case Act::Move: return to;
        case Act::Support: return !world.moves(to) ? to : world.to[to] != u ? int(world.to[to]) : -1;
        default: return -1;
        }
    }

    /// Finds a place on the board for each of the world's, one after another, by chance and turning back.
    bool settle(const World &world, int place)
    {
        if (place == m_places)
            return true;
        const int count = static_cast<int>(m_sites.size()), first = m_chance.below(count);
        for (int i = 0; i < count && m_tries < 20000; ++i, ++m_tries) {
            m_at[static_cast<std::size_t>(place)] = m_sites[static_cast<std::size_t>((first + i * 7) % count)];
            bool fits = true;
            for (int other = 0; other < place; ++other)
                fits =
                    fits
                    && m_at[static_cast<std::size_t>(other)].province != m_at[static_cast<std::size_t>(place)].province;
            for (int u = 0; fits && u <= std::min(place, world.units - 1); ++u) {
                const int to = goal(world, u);
                fits = to < 0 || to > place || (u != place && to != place) || reaches(u, to);
            }
            if (fits && settle(world, place + 1))
                return true;
        }
        return false;
    }

    Findings judge(const World &world)
    {
        std::vector<PowerId> powers = m_powers;
        for (std::size_t i = powers.size() - 1; i > 0; --i)
            std::swap(powers[i], powers[static_cast<std::size_t>(m_chance.below(static_cast<int>(i) + 1))]);
        Position position = m_variant.start;
        position.units.clear();
        position.schedule.clear();
        position.sieges.clear();
        std::vector<GivenOrder> orders;
        ProvinceSet near;
        const auto region = [&](int place) {
            return m_board.mainRegion(m_at[static_cast<std::size_t>(place)].province);
        };
        for (int place = 0; place < m_places; ++place)
            near.insert(m_at[static_cast<std::size_t>(place)].province);
        for (int u = 0; u < world.units; ++u) {
            const Site &site = m_at[static_cast<std::size_t>(u)];
            const int to = world.to[u];
            GivenOrder given;
            given.power = powers[static_cast<std::size_t>(world.power[u])];
            given.order.kind = site.kind;
            given.order.at = region(u);
            if (world.moves(u)) {
                Move move;
                move.hops.push_back(region(to));
                given.order.action = move;
            } else if (world.act[u] == Act::Support) {
                Support support;
                support.of = region(to);
                support.to = world.moves(to) ? region(world.to[to]) : RegionId();
                given.order.action = support;
            }
            position.units.push_back({given.power, site.kind, region(u)});
            orders.push_back(given);
        }
        addFarUnits(position, orders, powers, near);
        position.sort();
        const MovesOutcome &outcome = m_judge.moves(position, orders);

        const auto placeOf = [&](RegionId at) {
            for (int place = 0; place < m_places; ++place) {
                if (m_at[static_cast<std::size_t>(place)].province == m_board.provinceOf(at))
                    return place;
            }
            return -1;
        };
        Findings found;
        for (std::size_t i = 0; i < position.units.size(); ++i) {
            const int u = placeOf(position.units[i].region);
            if (u < 0)
                continue;
            found.moved |= Mask(outcome.endsIn[i] != position.units[i].region) << u;
            found.dislodged |= Mask(outcome.units[i].dislodged) << u;
            found.given |= Mask(outcome.supportsGiven.contains(UnitId(static_cast<int>(i)))) << u;
        }
        for (int place = 0; place < m_places; ++place)
            found.contested |= Mask(outcome.contested.contains(m_at[static_cast<std::size_t>(place)].province))
                               << place;
        for (const Adjudicator::Displaced &one : m_judge.displaced(position)) {
            const int u = placeOf(position.units[static_cast<std::size_t>(one.unit.index())].region);
            for (const RegionId retreat : one.retreats) {
                // Behind walls, where there are some, no small world leads.
                if (u >= 0 && placeOf(retreat) >= 0 && placeOf(retreat) != u)
                    found.retreats[u] |= 1u << placeOf(retreat);
            }
        }
        return found;
    }

    /// Units, four steps away at least, that stand or go somewhere.
    void addFarUnits(Position &position, std::vector<GivenOrder> &orders, const std::vector<PowerId> &powers,
                     ProvinceSet near)
    {
        for (int step = 0; step < 4; ++step) {
            const ProvinceSet before = near;
            before.forEach([&](ProvinceId province) {
                for (const Travel travel : {Travel::Land, Travel::Sea})
                    near |= m_board.reach(travel, m_board.mainRegion(province));
            });
        }
        for (int i = 0; i < 8; ++i) {
            const Site &site = m_sites[static_cast<std::size_t>(m_chance.below(static_cast<int>(m_sites.size())))];
            if (near.contains(site.province))
                continue;
            near.insert(site.province);
            ++far;
            GivenOrder given;
            given.power = powers[static_cast<std::size_t>(m_chance.below(static_cast<int>(powers.size())))];
            given.order.kind = site.kind;
            given.order.at = m_board.mainRegion(site.province);
            const ProvinceSet reach = m_board.reach(m_board.kind(site.kind).travel, given.order.at);
            if (!reach.empty() && m_chance.below(3)) {
                Move move;
                move.hops.push_back(m_board.mainRegion(reach.first()));
                given.order.action = move;
            }
            position.units.push_back({given.power, site.kind, given.order.at});
            orders.push_back(given);
        }
    }

    const Variant &m_variant;
    const Board &m_board;
    Rulebook m_rules;
    Adjudicator m_judge;
    std::vector<Site> m_sites;
    std::vector<PowerId> m_powers;
    Chance m_chance;
    std::array<Site, 2 *mostUnits> m_at = {};
    int m_places = 0, m_tries = 0;
};

} // namespace

int main()
{
    std::vector<std::string> ids;
    for (const auto &folder : std::filesystem::directory_iterator(projectPath("maps"))) {
        if (std::filesystem::exists(folder.path() / "variant.json"))
            ids.push_back(folder.path().filename().string());
    }
    std::sort(ids.begin(), ids.end());
    const SmallWorlds worlds(4, false);
    bool well = ids.size() >= 9;
    for (const std::string &id : ids) {
        const std::shared_ptr<const Variant> variant = variantNamed(id);
        if (!variant) {
            std::printf("%s cannot be read\n", id.c_str());
            well = false;
            continue;
        }
        if (variant->rules.policies.turns != Policies::Turns::Together)
            continue; // each power's step is a season of its own
        RealBoard board(*variant, variant->rules);
        const Print print = printOf(variant->rules);
        int all = 0;
        for (std::size_t i = 0; i < worlds.patterns(); ++i) {
            worlds.visit(i, [&](const World &world, std::uint64_t) {
                ++all;
                board.compare(world, print);
            });
        }
        std::printf("%s: %d of %d laid out, with %d units far away, %d different\n", id.c_str(), board.laidOut, all,
                    board.far, board.differing);
        well = well && board.differing == 0 && board.laidOut > all / 4;
    }
    return well ? 0 : 1;
}
