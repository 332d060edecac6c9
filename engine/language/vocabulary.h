#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace entente {

/// What a word of an order means where a verb or a joining word may stand.
enum class Meaning {
    // Verbs of a unit
    Hold,
    Move,
    Support,
    Convoy,
    Retreat,
    Disband,
    Build,
    // Verbs of a power, and joining words
    Waive,
    Transfer,
    Land,
    To,
    From,
    Via,
    ByConvoy,
    Contract,
    With,
    Filler
};
inline constexpr bool isOfUnit(Meaning verb)
{
    return verb < Meaning::Waive;
}

/// The meaning of a word in any letter case, or nothing.
std::optional<Meaning> meaningOf(std::string_view word);

/// Is it the beginning of a verb of that meaning, three letters of it or more, and none itself: "hol"?
bool isCutShort(std::string_view word, Meaning verb);

/// Is it a verb that other games and programs know and no variant here does?
bool isForeignVerb(std::string_view word);

/// A verb of the vocabulary that the word may have been meant for, or "".
std::string nearestVerb(std::string_view word);

} // namespace entente
