#pragma once

#include <compare>
#include <cstdint>
#include <functional>

namespace entente {

/// A dense small index that cannot be mixed up with another kind of index.
/// Values run from 0 to 254; 255 means "none". Ids are given by the board in the
/// order of the variant's data and mean nothing outside that board.
template <class Tag>
class Id {
public:
    /// One byte. Not an unsigned char, which the compiler must assume to alias every other object.
    using Value = char8_t;

    constexpr Id() = default;
    constexpr explicit Id(int value) : m_value(static_cast<Value>(value)) {}

    constexpr int index() const { return m_value; }
    constexpr bool valid() const { return m_value != none; }
    constexpr explicit operator bool() const { return valid(); }

    friend constexpr auto operator<=>(Id, Id) = default;

private:
    static constexpr Value none = 255;
    Value m_value = none;
};

using ProvinceId = Id<struct ProvinceTag>; ///< a space that is owned and scored
using RegionId = Id<struct RegionTag>;     ///< a province or one of its coasts: where a unit stands
using PowerId = Id<struct PowerTag>;
using KindId = Id<struct KindTag>;         ///< a unit kind: army, fleet, ...
using UnitId = Id<struct UnitTag>;         ///< index into Position::units

/// What the flat tables of the engine are sized for; the variant reader refuses more. Ids are of one byte, which bounds
/// them all.
inline constexpr int maxProvinces = 250;
inline constexpr int maxRegions = 254;
inline constexpr int maxUnits = 128;
inline constexpr int maxPowers = 64;

} // namespace entente

template <class Tag>
struct std::hash<entente::Id<Tag>> {
    std::size_t operator()(entente::Id<Tag> id) const noexcept { return static_cast<std::size_t>(id.index()); }
};
