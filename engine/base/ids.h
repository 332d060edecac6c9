#pragma once

#include <cassert>
#include <compare>
#include <cstdint>
#include <functional>

namespace entente {

/// How an id of one kind is kept, and which value means "none": one byte, of which 255 is none, unless said otherwise
/// below. Not an unsigned char, which the compiler must assume to alias every other object.
template <class Tag>
struct IdRange {
    using Value = char8_t;
    static constexpr Value none = 255;
};

/// A dense small index that cannot be mixed up with another kind of index. Values run from 0 to one below "none". Ids
/// are given by the board in the order of the variant's data and mean nothing outside that board.
template <class Tag>
class Id {
public:
    using Value = typename IdRange<Tag>::Value;

    constexpr Id() = default;
    constexpr explicit Id(int value) : m_value(static_cast<Value>(value)) { assert(value >= 0 && value <= none); }

    constexpr int index() const { return m_value; }
    constexpr bool valid() const { return m_value < none; }
    constexpr explicit operator bool() const { return valid(); }

    friend constexpr auto operator<=>(Id, Id) = default;

private:
    static constexpr Value none = IdRange<Tag>::none;
    Value m_value = none;
};

/// Of spaces the biggest boards have more than a byte can tell apart. None is the last that a set of them holds, so
/// that it can be asked for without a question before.
template <>
struct IdRange<struct ProvinceTag> {
    using Value = char16_t;
    static constexpr Value none = 383;
};
template <>
struct IdRange<struct RegionTag> {
    using Value = char16_t;
    static constexpr Value none = 511;
};

using ProvinceId = Id<struct ProvinceTag>; ///< a space that is owned and scored
using RegionId = Id<struct RegionTag>;     ///< a province or one of its coasts: where a unit stands
using PowerId = Id<struct PowerTag>;
using KindId = Id<struct KindTag>; ///< a unit kind: army, fleet, ...
using UnitId = Id<struct UnitTag>; ///< index into Position::units

/// What the flat tables of the engine are sized for; the variant reader refuses more.
inline constexpr int maxProvinces = 380;
inline constexpr int maxRegions = 510;
inline constexpr int maxPassages = 6000; ///< so that the tables of steps are counted in two bytes
inline constexpr int maxUnits = 255;     ///< what a byte tells apart beside none
inline constexpr int maxPowers = 64;

} // namespace entente

template <class Tag>
struct std::hash<entente::Id<Tag>> {
    std::size_t operator()(entente::Id<Tag> id) const noexcept { return static_cast<std::size_t>(id.index()); }
};
