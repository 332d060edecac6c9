#include "players/worth.h"

#include "orders/legality.h"
#include "orders/supply.h"

#include <algorithm>
#include <utility>

namespace entente {

namespace {

// What counts in the first half of the year, and what when centres change hands; the weights are DumbBot's. It defends
// twice as much, and sits at home for it: against equals that comes to the same, against the weak it wastes years.
constexpr Amount attackEarly = 700, defenceEarly = 150, attackLate = 600, defenceLate = 250;
constexpr std::array<Amount, 10> weightsEarly = {100, 1000, 30, 10, 6, 5, 4, 3, 2, 1};
constexpr std::array<Amount, 10> weightsLate = {1000, 100, 30, 10, 6, 5, 4, 3, 2, 1};
constexpr Amount thinning = 5;
constexpr Amount sizeOfNobody = 48; ///< an unowned centre, as if it were a power of four centres: it hits nobody back
constexpr Amount lentPart = 2;      ///< a flight is worth one in so many of what it helps to take

Amount sizeOf(Amount centres)
{
    return centres * centres + 4 * centres + 16;
}

} // namespace

bool isLate(const Variant &variant, const Phase &phase)
{
    if (phase.stage == Stage::Adjustments)
        return true;
    for (const SeasonPlan &season : variant.seasons) {
        if (season.season == phase.season)
            return std::find(season.steps.begin(), season.steps.end(), StepKind::Ownership) != season.steps.end();
    }
    return false;
}

Worth::Worth(const Variant &variant, const Position &position, PowerId power, std::vector<PowerId> friends)
    : m_variant(variant), m_board(*variant.board), m_position(position), m_power(power), m_friends(std::move(friends)),
      m_late(isLate(variant, position.phase))
{
    Amount points = 0, paying = 0;
    for (const Province &province : m_board.provinces()) {
        points += province.points;
        paying += province.points > 0;
    }
    m_ordinary = paying > 0 ? std::max<Amount>(1, points / paying) : 1;

    countUnits();
    weighCentres();
    for (const Travel travel : {Travel::Land, Travel::Sea, Travel::Over}) {
        if (!m_board.isTravelled(travel))
            continue;
        spread(travel);
        for (int r = 0; r < m_board.regionCount(); ++r) {
            m_bestNow = std::max(m_bestNow, weighed(travel, RegionId(r), m_late ? weightsLate : weightsEarly));
            m_bestPost = std::max(m_bestPost, weighed(travel, RegionId(r), weightsLate));
        }
    }
}

bool Worth::isFriend(PowerId power) const
{
    return std::find(m_friends.begin(), m_friends.end(), power) != m_friends.end();
}

void Worth::countUnits()
{
    const auto provinces = static_cast<std::size_t>(m_board.provinceCount());
    m_strength.assign(provinces, 0);
    m_competition.assign(provinces, 0);
    m_threat.assign(provinces, 0);
    for (int p = 0; p < m_board.powerCount(); ++p) {
        const PowerId power(p);
        const Amount size = sizeOf(centreCountOf(m_position, power));
        std::vector<int> present(provinces, 0);
        for (const Unit &unit : m_position.units) {
            if (unit.power != power || unit.layer == Layer::Aboard)
                continue;
            const UnitKind &kind = m_board.kind(unit.kind);
            ProvinceSet near = m_board.reach(kind.travel, unit.region);
            near.insert(m_board.provinceOf(unit.region)); // whoever stands in a centre is about to own it
            near.forEach([&](ProvinceId place) {
                if (kind.captures && power != m_power && !isFriend(power) && m_board.power(power).playable)
                    m_threat[index(place)] = std::max(m_threat[index(place)], size);
            });
            near.forEach([&](ProvinceId place) { present[index(place)] += std::max(1, kind.strength / 2); });
        }
        for (std::size_t i = 0; i < provinces; ++i) {
            if (power == m_power)
                m_strength[i] = present[i];
            else if (!isFriend(power))
                m_competition[i] = std::max(m_competition[i], present[i]);
        }
    }
}

Amount Worth::yield(ProvinceId id) const
{
    const Province &province = m_board.province(id);
    if (!province.centre)
        return 0;
    if (playsByPoints(m_board))
        return 1000 * province.points / m_ordinary;
    return province.doubled && province.home == m_power ? 2000 : 1000;
}

void Worth::weighCentres()
{
    const bool late = m_late;
    m_prize.assign(static_cast<std::size_t>(m_board.provinceCount()), 0);
    m_board.centres().forEach([&](ProvinceId centre) {
        const PowerId owner = m_position.owner[index(centre)];
        const bool owned = owner.valid() && m_board.power(owner).playable;
        const bool foe = owner != m_power && !isFriend(owner);
        const Amount attack = !foe ? 0 : owned ? sizeOf(centreCountOf(m_position, owner)) : sizeOfNobody;
        const Amount defence = owner == m_power ? m_threat[index(centre)] : 0;
        const Amount prize =
            late ? attackLate * attack + defenceLate * defence : attackEarly * attack + defenceEarly * defence;
        m_prize[index(centre)] = prize * yield(centre) / 1000;
    });
}

void Worth::spread(Travel travel)
{
    const auto regions = static_cast<std::size_t>(m_board.regionCount());
    std::vector<Tiers> &near = m_near[static_cast<std::size_t>(travel)];
    near.assign(regions, Tiers());
    const auto stands = [&](RegionId region) { return m_board.canStand(travel, region); };
    for (std::size_t r = 0; r < regions; ++r) {
        const RegionId region(static_cast<int>(r));
        if (stands(region) && mayEnter(m_board, m_power, m_board.provinceOf(region)))
            near[r][0] = m_prize[index(m_board.provinceOf(region))];
    }
    for (std::size_t tier = 1; tier < depth; ++tier) {
        for (std::size_t r = 0; r < regions; ++r) {
            const RegionId region(static_cast<int>(r));
            if (!stands(region))
                continue;
            Amount sum = near[r][tier - 1];
            ProvinceId last;
            Amount best = 0; // of the coasts of one province, which follow one another
            for (const RegionId next : m_board.neighbours(travel, region)) {
                if (!stands(next))
                    continue;
                const Amount value = near[static_cast<std::size_t>(next.index())][tier - 1];
                const ProvinceId place = m_board.provinceOf(next);
                if (place != last)
                    sum += std::exchange(best, 0);
                last = place;
                best = std::max(best, value);
            }
            near[r][tier] = (sum + best) / thinning;
        }
    }
}

Amount Worth::weighed(Travel travel, RegionId region, const Tiers &weights) const
{
    const Tiers &tiers = m_near[static_cast<std::size_t>(travel)][static_cast<std::size_t>(region.index())];
    Amount sum = 0;
    for (std::size_t tier = 0; tier < depth; ++tier)
        sum += tiers[tier] * weights[tier];
    return sum;
}

Amount Worth::lent(RegionId region, bool post) const
{
    Amount best = 0;
    m_board.reach(Travel::Air, region).forEach([&](ProvinceId place) {
        for (const Travel travel : {Travel::Land, Travel::Sea})
            best = std::max(best, weighed(travel, m_board.mainRegion(place), post ? weightsLate : weightsEarly));
    });
    return best / lentPart;
}

Amount Worth::scaled(KindId id, RegionId region, bool post) const
{
    const UnitKind &kind = m_board.kind(id);
    const bool late = post || m_late;
    const Amount raw = kind.travel == Travel::Air ? lent(region, late)
                                                  : weighed(kind.travel, region, late ? weightsLate : weightsEarly);
    const Amount best = post ? m_bestPost : m_bestNow;
    return raw / std::max<Amount>(1, best / most);
}

Amount Worth::of(KindId kind, RegionId region) const
{
    return scaled(kind, region, false);
}

Amount Worth::ofPost(KindId kind, RegionId region) const
{
    return scaled(kind, region, true);
}

} // namespace entente
