#include "rules/rulebook.h"
#include "rules/variant.h"

#include <algorithm>
#include <charconv>
#include <functional>
#include <limits>
#include <type_traits>
#include <utility>

namespace entente {

namespace {

constexpr const char *noSeason = "none";
constexpr const char *noGoals = "none";
constexpr std::int64_t noSeasonValue = std::numeric_limits<std::int64_t>::max();
constexpr int seasonsAYear = 4; // of any calendar

std::int64_t seasonValue(const std::optional<Phase> &season)
{
    return season ? std::int64_t(season->year) * seasonsAYear + static_cast<int>(season->season) : noSeasonValue;
}

std::optional<Phase> seasonOf(std::int64_t value)
{
    if (value == noSeasonValue)
        return {};
    const std::int64_t season = (value % seasonsAYear + seasonsAYear) % seasonsAYear;
    return Phase{static_cast<Season>(season), static_cast<int>((value - season) / seasonsAYear), Stage::Retreats};
}

std::string seasonText(std::int64_t value)
{
    const std::optional<Phase> season = seasonOf(value);
    if (!season)
        return noSeason;
    std::string text = phaseText(*season);
    text.pop_back(); // the stage
    return text;
}

std::string goalsText(const std::vector<Rulebook::OwnGoal> &goals)
{
    std::string text;
    for (const Rulebook::OwnGoal &goal : goals)
        text += (text.empty() ? "" : ", ") + goal.power + ' ' + std::to_string(goal.centres);
    return text.empty() ? noGoals : text;
}

std::string_view trimmed(std::string_view text)
{
    while (!text.empty() && text.front() == ' ')
        text.remove_prefix(1);
    while (!text.empty() && text.back() == ' ')
        text.remove_suffix(1);
    return text;
}

/// The whole number that the text is, from 1 to `most`.
std::optional<std::int64_t> numberIn(std::string_view text, std::int64_t most)
{
    std::int64_t number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc() || end != text.data() + text.size() || number < 1 || number > most)
        return {};
    return number;
}

/// Whether there are such powers no rulebook knows (faultOfGoals).
std::optional<std::vector<Rulebook::OwnGoal>> goalsIn(std::string_view text)
{
    std::vector<Rulebook::OwnGoal> goals;
    if (text == noGoals)
        return goals;
    for (bool more = true; more;) {
        const std::size_t comma = text.find(',');
        more = comma != std::string_view::npos;
        const std::string_view one = trimmed(text.substr(0, comma));
        text.remove_prefix(more ? comma + 1 : text.size());
        const std::size_t gap = one.rfind(' ');
        const std::string power(trimmed(one.substr(0, gap == std::string_view::npos ? 0 : gap)));
        const auto centres = numberIn(gap == std::string_view::npos ? one : one.substr(gap + 1), maxCentresToWin);
        const bool again =
            std::any_of(goals.begin(), goals.end(), [&](const Rulebook::OwnGoal &goal) { return goal.power == power; });
        if (power.empty() || !centres || again)
            return {};
        goals.push_back({power, static_cast<int>(*centres)});
    }
    return goals;
}

/// One row of the settings' table: how the slot is described, read and written. Its value is a number: of a choice its
/// place in the list, of a flag 0 or 1, of a season how many seasons after that of the year 0 it is. Goals are none:
/// the slot itself reads and writes them.
struct Slot {
    SettingInfo info;
    std::function<std::int64_t(const Rulebook &)> get;
    std::function<void(Rulebook &, std::int64_t value)> set;

    std::string text(const Rulebook &rules) const
    {
        if (info.type == SettingInfo::Type::Goals)
            return goalsText(rules.ownGoals);
        const std::int64_t value = get(rules);
        switch (info.type) {
        case SettingInfo::Type::Flag: return value ? "true" : "false";
        case SettingInfo::Type::Choice: return info.choices[static_cast<std::size_t>(value)];
        case SettingInfo::Type::Season: return seasonText(value);
        case SettingInfo::Type::Goals:
        case SettingInfo::Type::Number: break;
        }
        return std::to_string(value);
    }
};

template <class Get, class Set>
Slot slot(SettingInfo info, Get get, Set set)
{
    Slot made{std::move(info), get, set};
    made.info.fallback = made.text(Rulebook());
    return made;
}

Slot goals(const char *name)
{
    Slot made{{name, SettingInfo::Type::Goals}, {}, {}};
    made.info.fallback = made.text(Rulebook());
    return made;
}

/// A slot that is one member of the rulebook, which `at` finds.
template <class At>
Slot memberSlot(SettingInfo info, At at)
{
    return slot(
        std::move(info), [at](const Rulebook &r) { return static_cast<std::int64_t>(at(r)); },
        [at](Rulebook &r, std::int64_t value) {
            auto &member = at(r);
            member = static_cast<std::remove_reference_t<decltype(member)>>(value);
        });
}

template <class At>
Slot flag(const char *name, At at)
{
    return memberSlot({name, SettingInfo::Type::Flag}, at);
}

/// Its words stand in the order of the enumeration.
template <class At>
Slot choice(const char *name, std::vector<std::string> words, At at)
{
    return memberSlot({name, SettingInfo::Type::Choice, std::move(words)}, at);
}

/// From 1 to `most`.
template <class At>
Slot number(const char *name, std::int64_t most, At at)
{
    SettingInfo info{name, SettingInfo::Type::Number};
    info.most = most;
    return memberSlot(std::move(info), at);
}

/// A choice that every table may make, whatever it plays by.
Slot tableChoice(Slot slot)
{
    slot.info.scope = SettingInfo::Scope::Everywhere;
    return slot;
}

/// A choice that only some variants offer.
Slot ownChoice(Slot slot)
{
    slot.info.scope = SettingInfo::Scope::Own;
    return slot;
}

/// A choice that comes with a feature.
Slot featureSlot(Feature feature, Slot slot)
{
    slot.info.scope = SettingInfo::Scope::Own;
    slot.info.of = feature;
    return slot;
}

const std::vector<Slot> &slots()
{
    // "edition" comes first: setting it fills every other slot.
    static const std::vector<Slot> table = {
        slot(
            {"edition", SettingInfo::Type::Choice, {"1971", "1982", "2000", "2023"}},
            [](const Rulebook &r) { return static_cast<std::int64_t>(r.edition); },
            [](Rulebook &r, std::int64_t value) {
                r.edition = static_cast<Edition>(value);
                const Rulebook printed = rulebookOf(r.edition);
                for (const SettingInfo &setting : rulebookSettings()) {
                    // Whatever is no matter of editions stays as the variant has it.
                    if (setting.scope == SettingInfo::Scope::Editions && setting.name != "edition")
                        applySetting(r, setting.name, settingValue(printed, setting.name));
                }
            }),
        choice(
            "multiRoute", {"one-intact", "any-broken"}, [](auto &r) -> auto & { return r.multiRoute; }),
        choice(
            "paradox", {"szykman", "1971", "1982", "all-hold"}, [](auto &r) -> auto & { return r.paradox; }),
        choice(
            "adjacentConvoy", {"if-opposed", "intent", "via-only"}, [](auto &r) -> auto & { return r.adjacentConvoy; }),
        flag(
            "viaFallback", [](auto &r) -> auto & { return r.viaFallback; }),
        flag(
            "convoyAttacksFromSea", [](auto &r) -> auto & { return r.convoyAttacksFromSea; }),
        flag(
            "retreatToConvoyOrigin", [](auto &r) -> auto & { return r.retreatToConvoyOrigin; }),
        choice(
            "headToHeadLoser", {"bars", "no-effect"}, [](auto &r) -> auto & { return r.headToHeadLoser; }),
        choice(
            "coastUnclear", {"void", "default-coast"}, [](auto &r) -> auto & { return r.orders.coastUnclear; }),
        choice(
            "coastOmitted", {"completed", "void"}, [](auto &r) -> auto & { return r.orders.coastOmitted; }),
        choice(
            "coastWrong", {"void", "corrected"}, [](auto &r) -> auto & { return r.orders.coastWrong; }),
        choice(
            "supportCoast", {"may-be-omitted", "must-match", "ignored"},
            [](auto &r) -> auto & { return r.orders.supportCoast; }),
        choice(
            "unitCoast", {"ignored", "must-match"}, [](auto &r) -> auto & { return r.orders.unitCoast; }),
        choice(
            "armyCoast", {"ignored", "void"}, [](auto &r) -> auto & { return r.orders.armyCoast; }),
        choice(
            "buildCoast", {"void", "default-coast"}, [](auto &r) -> auto & { return r.orders.buildCoast; }),
        choice(
            "wrongKind", {"void", "ignored"}, [](auto &r) -> auto & { return r.orders.wrongKind; }),
        choice(
            "buildInland", {"void", "builds-army"}, [](auto &r) -> auto & { return r.orders.buildInland; }),
        choice(
            "illegalOrders", {"ignored", "count-as-ordered"}, [](auto &r) -> auto & { return r.orders.illegalOrders; }),
        flag(
            "mayWaive", [](auto &r) -> auto & { return r.orders.mayWaive; }),
        choice(
            "disorderDistance", {"owned-centres", "home-centres"},
            [](auto &r) -> auto & { return r.disorderDistance; }),
        tableChoice(number(
            "victoryCentres", maxCentresToWin, [](auto &r) -> auto & { return r.victoryCentres; })),
        tableChoice(goals("ownGoals")),
        tableChoice(slot(
            {"lastSeason", SettingInfo::Type::Season}, [](const Rulebook &r) { return seasonValue(r.lastSeason); },
            [](Rulebook &r, std::int64_t value) { r.lastSeason = seasonOf(value); })),
        tableChoice(choice(
            "fog", {"none", "borders", "centres"}, [](auto &r) -> auto & { return r.fog; })),
        ownChoice(flag(
            "coastalCrawl", [](auto &r) -> auto & { return r.orders.coastalCrawl; })),
        featureSlot(Feature::Tanks, flag(
                                        "convoyedTanks", [](auto &r) -> auto & { return r.tanks.convoyedInFull; })),
        featureSlot(Feature::Walls,
                    choice(
                        "portSiege", {"throughout", "at-end"}, [](auto &r) -> auto & { return r.walls.portSiege; })),
        featureSlot(Feature::Walls, flag(
                                        "doubleStarves", [](auto &r) -> auto & { return r.walls.doubleStarves; })),
        featureSlot(Feature::Walls,
                    choice(
                        "fallenPower", {"till-winter", "at-once"}, [](auto &r) -> auto & { return r.walls.fallen; })),
        featureSlot(Feature::Boxes, flag(
                                        "highOcean", [](auto &r) -> auto & { return r.boxes.highOcean; })),
        featureSlot(Feature::CoastalCrawl, flag(
                                               "crawlingRetreat", [](auto &r) -> auto & { return r.crawl.retreat; })),
        featureSlot(Feature::Yards,
                    choice(
                        "yardBuild", {"besides", "instead"}, [](auto &r) -> auto & { return r.yards.build; })),
        featureSlot(Feature::Boxes,
                    flag(
                        "boxSupportsHolds", [](auto &r) -> auto & { return r.orders.boxes.backStands; })),
        featureSlot(Feature::Boxes, flag(
                                        "boxConvoys", [](auto &r) -> auto & { return r.orders.boxes.convoys; })),
        featureSlot(Feature::Squadrons, choice(
                                            "conquered", {"owned", "occupied"},
                                            [](auto &r) -> auto & { return r.orders.squadrons.occupiedIsConquered; })),
        featureSlot(Feature::Squadrons,
                    flag(
                        "alwaysItinerary", [](auto &r) -> auto & { return r.orders.squadrons.alwaysItinerary; })),
        featureSlot(Feature::Squadrons,
                    choice(
                        "squadronCut", {"as-armies", "any-attack"}, [](auto &r) -> auto & { return r.squadrons.cut; })),
        featureSlot(Feature::Squadrons, choice(
                                            "raidFailed", {"any-attack", "not-by-target"},
                                            [](auto &r) -> auto & { return r.squadrons.raidFailed; })),
        featureSlot(Feature::Squadrons,
                    choice(
                        "meetings", {"all", "foreign"}, [](auto &r) -> auto & { return r.squadrons.meetings; })),
        featureSlot(Feature::InSequence, choice(
                                             "contractDelays", {"named-units", "whole-power"},
                                             [](auto &r) -> auto & { return r.sequence.contractDelays; })),
        featureSlot(Feature::InSequence, choice(
                                             "contractNeeded", {"all-help", "moves"},
                                             [](auto &r) -> auto & { return r.sequence.contractNeeded; })),
        featureSlot(Feature::InSequence, flag(
                                             "earlyCut", [](auto &r) -> auto & { return r.sequence.earlyCut; })),
        featureSlot(Feature::Tanks,
                    choice(
                        "failedTank", {"stands", "weakened"}, [](auto &r) -> auto & { return r.tanks.failed; })),
        featureSlot(Feature::Tanks,
                    choice(
                        "beatenTank", {"stays", "dislodged"}, [](auto &r) -> auto & { return r.tanks.beaten; })),
        featureSlot(Feature::Bombers, choice(
                                          "landingRight", {"every-season", "since-autumn"},
                                          [](auto &r) -> auto & { return r.bombers.landingRight; })),
        ownChoice(flag(
            "armyFleet", [](auto &r) -> auto & { return r.orders.armyFleet; })),
        featureSlot(Feature::Voyages,
                    flag(
                        "foreignFerry", [](auto &r) -> auto & { return r.orders.voyages.foreignFerry; })),
        featureSlot(Feature::Voyages,
                    choice(
                        "voyage", {"unlimited", "three-moves"}, [](auto &r) -> auto & { return r.voyages.limit; })),
        featureSlot(Feature::InSequence, flag(
                                             "oddSeasons", [](auto &r) -> auto & { return r.sequence.oddSeasons; })),
        featureSlot(Feature::InSequence,
                    number(
                        "scheduleSeed", maxScheduleSeed, [](auto &r) -> auto & { return r.sequence.scheduleSeed; })),
        featureSlot(Feature::Squadrons,
                    flag(
                        "lima2b", [](auto &r) -> auto & { return r.orders.squadrons.sparesForeignCentres; })),
        ownChoice(slot(
            {"victory", SettingInfo::Type::Choice, {"18", "21"}},
            [](const Rulebook &r) { return std::int64_t(r.victoryCentres == 18 ? 0 : 1); },
            [](Rulebook &r, std::int64_t value) { r.victoryCentres = value == 0 ? 18 : 21; })),
    };
    return table;
}

const Slot *slotNamed(std::string_view name)
{
    for (const Slot &slot : slots()) {
        if (slot.info.name == name)
            return &slot;
    }
    return nullptr;
}

} // namespace

const std::vector<SettingInfo> &rulebookSettings()
{
    static const std::vector<SettingInfo> infos = [] {
        std::vector<SettingInfo> all;
        for (const Slot &slot : slots())
            all.push_back(slot.info);
        return all;
    }();
    return infos;
}

bool applySetting(Rulebook &rules, std::string_view name, std::string_view value)
{
    const Slot *slot = slotNamed(name);
    if (!slot)
        return false;
    switch (slot->info.type) {
    case SettingInfo::Type::Flag:
        if (value != "true" && value != "false")
            return false;
        slot->set(rules, value == "true");
        return true;
    case SettingInfo::Type::Choice:
        for (std::size_t i = 0; i < slot->info.choices.size(); ++i) {
            if (slot->info.choices[i] == value) {
                slot->set(rules, static_cast<std::int64_t>(i));
                return true;
            }
        }
        return false;
    case SettingInfo::Type::Season: {
        Phase last;
        const bool none = value == noSeason;
        if (!none && !readPhase(std::string(value) + 'R', last))
            return false;
        slot->set(rules, none ? noSeasonValue : seasonValue(last));
        return true;
    }
    case SettingInfo::Type::Goals: {
        auto goals = goalsIn(value);
        if (!goals)
            return false;
        rules.ownGoals = std::move(*goals);
        return true;
    }
    case SettingInfo::Type::Number: {
        const auto number = numberIn(value, slot->info.most);
        if (number)
            slot->set(rules, *number);
        return number.has_value();
    }
    }
    return false;
}

std::string applySettings(Rulebook &rules, const std::map<std::string, std::string> &settings)
{
    // The edition fills every slot, so it goes first whatever its place in the list.
    if (const auto edition = settings.find("edition");
        edition != settings.end() && !applySetting(rules, "edition", edition->second))
        return "edition";
    for (const auto &[name, value] : settings) {
        if (name != "edition" && !applySetting(rules, name, value))
            return name;
    }
    return {};
}

std::string settingValue(const Rulebook &rules, std::string_view name)
{
    const Slot *slot = slotNamed(name);
    return slot ? slot->text(rules) : std::string();
}

int centresToWin(const Rulebook &rules, std::string_view power)
{
    for (const Rulebook::OwnGoal &goal : rules.ownGoals) {
        if (goal.power == power)
            return goal.centres;
    }
    return rules.victoryCentres;
}

std::optional<Wording> faultOfGoals(const Variant &variant, const Rulebook &rules)
{
    const Board &board = *variant.board;
    for (const Rulebook::OwnGoal &goal : rules.ownGoals) {
        const auto powers = board.powers();
        if (std::none_of(powers.begin(), powers.end(),
                         [&](const Power &power) { return power.playable && power.name == goal.power; }))
            return worded("Faults", "There is no power called \"%1\".").with(goal.power);
        if (goal.centres > board.centreCount())
            return worded("Faults", "%1 can't need %2 centres to win: the board has %3.")
                .with(goal.power, std::to_string(goal.centres), std::to_string(board.centreCount()));
    }
    return {};
}

void applyFeature(Rulebook &rules, Feature feature)
{
    switch (feature) {
    case Feature::Walls: rules.orders.walls = true; break;
    case Feature::Ports: rules.policies.supply = Policies::Supply::Cities; break;
    case Feature::InSequence: rules.policies.turns = Policies::Turns::InSequence; break;
    case Feature::HeldLand: rules.policies.landIsHeld = true; break;
    case Feature::Boxes:
    case Feature::Passes:
    case Feature::Voyages:
    case Feature::CoastalCrawl:
    case Feature::Yards:
    case Feature::Squadrons:
    case Feature::Tanks:
    case Feature::Bombers:
    case Feature::Wings:
    case Feature::SupplyPoints: break; // of the board, or a choice of the rules
    }
}

bool applyPolicy(Rulebook &rules, std::string_view name, std::string_view value)
{
    if (name == "combat") // in files written when each of these had a judge of its own
        return value == "field" || value == "armour" || value == "sorties";
    struct Word {
        const char *name;
        const char *absent; ///< the feature is not there
        const char *present;
        std::vector<Feature> features;
    };
    static const std::vector<Word> words{{"land", "free", "held", {Feature::HeldLand}},
                                         {"turns", "together", "in-sequence", {Feature::InSequence}},
                                         {"supply", "centres", "cities", {Feature::Ports, Feature::Walls}}};
    for (const Word &word : words) {
        if (name != word.name || (value != word.absent && value != word.present))
            continue;
        for (const Feature feature : word.features) {
            if (value == word.present)
                applyFeature(rules, feature);
        }
        return true;
    }
    return false;
}

} // namespace entente
