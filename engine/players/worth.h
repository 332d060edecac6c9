#pragma once

#include "rules/variant.h"

#include <array>
#include <cstdint>
#include <vector>

namespace entente {

/// In whole numbers, so that all machines find the same.
using Amount = std::int64_t;

/// Do centres change hands at the end of this season, or has the year gone beyond?
bool isLate(const Variant &variant, const Phase &phase);

/// What places are worth to a power, in the manner of David Norman's DumbBot: a centre is the dearer the larger its
/// owner, one's own the dearer the larger whoever can enter it; what is near to something dear is worth a part of it.
/// Whatever yields more in a winter is worth more, in every economy.
class Worth {
public:
    static constexpr Amount most = 100000; ///< the best place for any kind of unit

    /// `friends`: powers that it neither attacks nor fears.
    Worth(const Variant &variant, const Position &position, PowerId power, std::vector<PowerId> friends = {});

    /// What it is worth to have a unit of the kind there when the orders of this season are carried out.
    Amount of(KindId kind, RegionId region) const;
    /// The same for the year to come: where a unit should be raised, or should stay.
    Amount ofPost(KindId kind, RegionId region) const;
    /// What the centre brings its owner, an ordinary one being 1000; 0 for what is no centre.
    Amount yield(ProvinceId province) const;
    /// What owning the centre counts beside the worth of where units end, of which the best place counts once.
    Amount owned(ProvinceId centre) const { return 10 * most * yield(centre) / 1000; }
    bool late() const { return m_late; }
    /// Own units in the place and within one step of it.
    int strength(ProvinceId province) const { return m_strength[index(province)]; }
    /// The most units that one other power has there.
    int competition(ProvinceId province) const { return m_competition[index(province)]; }

private:
    static constexpr int depth = 10;
    using Tiers = std::array<Amount, depth>;

    static std::size_t index(ProvinceId province) { return static_cast<std::size_t>(province.index()); }
    bool isFriend(PowerId power) const;
    void countUnits();
    void weighCentres();
    void spread(Travel travel);
    Amount weighed(Travel travel, RegionId region, const Tiers &weights) const;
    /// What a unit that flies lends to the best place in its reach.
    Amount lent(RegionId region, bool post) const;
    Amount scaled(KindId kind, RegionId region, bool post) const;

    const Variant &m_variant;
    const Board &m_board;
    const Position &m_position;
    PowerId m_power;
    std::vector<PowerId> m_friends;
    bool m_late;
    Amount m_ordinary = 1; ///< points of an ordinary centre
    std::vector<int> m_strength;
    std::vector<int> m_competition;
    std::vector<Amount> m_threat; ///< by province: the size of the largest power that can enter it
    std::vector<Amount> m_prize;  ///< by province
    std::array<std::vector<Tiers>, travelCount> m_near; ///< by region
    Amount m_bestNow = 1, m_bestPost = 1;
};

} // namespace entente
