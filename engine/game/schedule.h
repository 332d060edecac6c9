#pragma once

#include "rules/variant.h"

#include <map>
#include <vector>

namespace entente {

/// Who acts when, in a game whose powers act one after another. It belongs to the game but is nobody's to see: files
/// keep it locked (`io/secretjson.h`), and no position that waits for orders holds it.
struct SecretSequence {
    /// From what the order is drawn; never so small that it could be found by trying.
    std::int64_t seed = 1;
    /// Seasons whose order somebody has written down; they come before what is drawn. An empty list: all at once.
    std::map<Phase, std::vector<PowerId>> byHand;

    friend bool operator==(const SecretSequence &, const SecretSequence &) = default;
};

/// The powers in the order in which they act in this season of moves; empty where all act at once. Drawn from
/// `rules.sequence.scheduleSeed` alone, so that every machine finds the same.
///
/// Seasons are dealt out in cycles of as many as there are powers: a Latin square gives each power each rank once
/// (Sequential 6). With `oddSeasons` up to two seasons in which all act at once are strewn into a cycle; they do
/// not count.
std::vector<PowerId> scheduleOf(const Variant &variant, const Rulebook &rules, const Phase &phase);

} // namespace entente
