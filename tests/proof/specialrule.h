#pragma once

#include "scene.h"

#include <functional>
#include <span>

namespace entente {
struct Rulebook;
}

namespace entente::proof {

/// A way to order a unit. `slots` says what it names, each by a letter: `u` another unit, `p` a place other than its
/// own, `h` any place.
struct Form {
    Kind kind;
    Verb verb;
    const char *slots = "";
    enum class Stand : std::uint8_t { Field, Inside, OverField, Box, Aboard } stand = Stand::Field;
};

/// A special rule with its small world, and the reading of it.
struct SpecialRule {
    std::string name;
    std::vector<Form> forms;
    /// Its scenes have one of these at least: others are no matter of the feature. Empty: any.
    std::vector<Kind> about;
    int empties = 16;    ///< empty places of a scene at most
    bool ranked = false; ///< powers act one after another: their names matter
    enum class Ground : std::uint8_t {
        Coasts,
        Marked,
        Passes,
        TwoCoasts,
        Box
    } ground = Ground::Coasts; ///< what marks tell of places
    int marks = 0;             ///< values of a place's mark beside 0; -1: the powers of the scene, and one more
    bool (*isMarked)(const Scene &, int place) = nullptr;
    bool (*isLegal)(const Scene &) = nullptr; ///< null: all are
    bool (*suits)(const Scene &) = nullptr;   ///< the same, once it has powers and marks
    void (*setRules)(Rulebook &) = nullptr;
    Fates (*read)(const Scene &, Answers &) = nullptr;
};

const std::vector<SpecialRule> &specialRules();
const SpecialRule *specialRule(const std::string &name);

/// Visits the scenes of a feature, one of each kind; `standsFor`: how many there are of that kind with units told
/// apart. Of `parts` parts the one of this number, from 0.
using SceneVisit = std::function<void(const Scene &, std::uint64_t standsFor)>;
void eachScene(const SpecialRule &feature, int units, std::size_t part, std::size_t parts, const SceneVisit &visit);

} // namespace entente::proof
