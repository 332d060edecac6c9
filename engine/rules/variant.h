#pragma once

#include "base/wording.h"
#include "map/board.h"
#include "orders/position.h"
#include "rules/rulebook.h"

#include <algorithm>
#include <memory>
#include <string>
#include <vector>

namespace entente {

/// One entry of a season's table of steps. What a step does is told by its kind alone; further
/// kinds (missions, raids, landings, sieges) come with the variants that need them.
enum class StepKind : std::uint8_t { Moves, Retreats, Occupation, Landings, Ownership, Adjustments, Victory };

struct SeasonPlan {
    Season season = Season::Spring;
    std::vector<StepKind> steps;
};

/// The orders of a power in the first season that players have a name for.
struct Opening {
    std::string power;               ///< its name
    std::vector<std::string> orders; ///< in the house notation ("F Lon - NTH"); other units may do anything
    std::string name;                ///< "Northern Opening"
    Translations names;              ///< the same in other languages
};

/// A variant as a value: a folder of data plus the rulebook it plays by.
struct Variant {
    std::string id;    ///< "standard"
    std::string title; ///< "Standard"
    std::string designer;
    std::string year;                   ///< of publication
    std::string line;                   ///< one line for the first screen
    Translations lines;                 ///< the same in other languages
    std::string map;                    ///< the variant whose drawn map it plays on; empty: its own folder has one
    std::vector<std::string> elsewhere; ///< what other programs call it: "godip:Classical"
    bool listed = true;                 ///< false while its rules are unfinished: found by its id, but not offered
    std::shared_ptr<const Board> board;
    Rulebook rules;                  ///< before the game's settings
    FeatureSet features;             ///< those of board and rules, and those that a game may choose
    std::vector<SeasonPlan> seasons; ///< one game year, in order
    Position start;
    int victoryCentres = 18;
    std::vector<std::string> settings; ///< names of the special settings that it offers
    std::vector<Opening> openings;     ///< in the order of openings.json
};

/// Does the variant offer this setting to its players?
inline bool offers(const Variant &variant, const SettingInfo &setting)
{
    return setting.scope != SettingInfo::Scope::Own
           || std::find(variant.settings.begin(), variant.settings.end(), setting.name) != variant.settings.end();
}

/// What is wrong with the goals of the rulebook on this board: a power that it has not, or more centres than there are;
/// nothing: they can be played.
std::optional<Wording> faultOfGoals(const Variant &variant, const Rulebook &rules);

} // namespace entente
