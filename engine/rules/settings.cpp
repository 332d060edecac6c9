#include "rules/rulebook.h"

#include <charconv>

namespace entente {

namespace {

/// One row of the settings' table: how the slot is described, read and written.
struct Slot {
    SettingInfo info;
    std::string (*get)(const Rulebook &);
    void (*set)(Rulebook &, std::int64_t value); ///< of a choice: its place in the list
};

SettingInfo flag(const char *name, bool fallback, const char *sentence)
{
    return {name, SettingInfo::Type::Flag, {}, fallback ? "true" : "false", sentence};
}

SettingInfo choice(const char *name, std::vector<std::string> choices, const char *fallback, const char *sentence)
{
    return {name, SettingInfo::Type::Choice, std::move(choices), fallback, sentence};
}

#define ENTENTE_FLAG(name, member, sentence)                                                                           \
    Slot                                                                                                               \
    {                                                                                                                  \
        flag(name, Rulebook().member, sentence),                                                                       \
            [](const Rulebook &r) { return std::string(r.member ? "true" : "false"); },                                \
            [](Rulebook &r, std::int64_t value) { r.member = value != 0; }                                             \
    }

#define ENTENTE_CHOICE(name, member, sentence, ...)                                                                    \
    Slot                                                                                                               \
    {                                                                                                                  \
        choice(name, {__VA_ARGS__},                                                                                    \
               std::vector<std::string>{__VA_ARGS__}[static_cast<std::size_t>(Rulebook().member)].c_str(), sentence),  \
            [](const Rulebook &r) {                                                                                    \
                return std::vector<std::string>{__VA_ARGS__}[static_cast<std::size_t>(r.member)];                      \
            },                                                                                                         \
            [](Rulebook &r, std::int64_t value) { r.member = static_cast<decltype(r.member)>(value); }                 \
    }

/// A choice that only some variants offer.
Slot ownChoice(Slot slot)
{
    slot.info.general = false;
    return slot;
}

/// A choice that comes with a feature.
Slot featureSlot(Feature feature, Slot slot)
{
    slot.info.general = false;
    slot.info.of = feature;
    return slot;
}

const std::vector<Slot> &slots()
{
    // "edition" comes first: setting it fills every other slot.
    static const std::vector<Slot> table = {
        Slot{choice("edition", {"1971", "1982", "2000", "2023"}, "2023", "Which printed rules are followed."),
             [](const Rulebook &r) { return std::string(editionName(r.edition)); },
             [](Rulebook &r, std::int64_t value) {
                 // Whatever is no matter of editions stays as the variant has it.
                 const Rulebook before = r;
                 r = rulebookOf(static_cast<Edition>(value));
                 for (const SettingInfo &setting : rulebookSettings()) {
                     if (!setting.general)
                         applySetting(r, setting.name, settingValue(before, setting.name));
                 }
                 r.victoryCentres = before.victoryCentres;
                 r.tanks = before.tanks;
                 r.orders.coastalCrawl = before.orders.coastalCrawl;
                 r.orders.retrospective = before.orders.retrospective;
                 r.orders.walls = before.orders.walls;
                 r.policies = before.policies;
             }},
        ENTENTE_CHOICE("multiRoute", multiRoute, "Whether one intact convoy route is enough (DATC 4.A.1).",
                       "one-intact", "any-broken"),
        ENTENTE_CHOICE("paradox", paradox, "What opens a convoy paradox (DATC 4.A.2).", "szykman", "1971", "1982",
                       "all-hold"),
        ENTENTE_CHOICE("adjacentConvoy", adjacentConvoy, "When an army that could go by land is convoyed (DATC 4.A.3).",
                       "if-opposed", "intent", "via-only"),
        ENTENTE_FLAG("viaFallback", viaFallback,
                     "A move via convoy to a neighbour goes by land if the convoy is missing or broken (DATC 4.A.3)."),
        ENTENTE_FLAG("convoyAttacksFromSea", convoyAttacksFromSea,
                     "A convoyed attack counts as coming from the sea when it cuts support (DATC 4.A.4)."),
        ENTENTE_FLAG("retreatToConvoyOrigin", retreatToConvoyOrigin,
                     "A unit may retreat to where a convoyed attacker came from (DATC 4.A.5)."),
        ENTENTE_CHOICE("headToHeadLoser", headToHeadLoser,
                       "Whether a unit dislodged head to head can still bounce others (DATC 4.A.7).", "bars",
                       "no-effect"),
        ENTENTE_CHOICE("coastUnclear", orders.coastUnclear,
                       "A fleet move to one of two coasts that names none (DATC 4.B.1).", "void", "default-coast"),
        ENTENTE_CHOICE("coastOmitted", orders.coastOmitted,
                       "A fleet move that names no coast where only one is possible (DATC 4.B.2).", "completed",
                       "void"),
        ENTENTE_CHOICE("coastWrong", orders.coastWrong, "A fleet move that names the wrong coast (DATC 4.B.3).", "void",
                       "corrected"),
        ENTENTE_CHOICE("supportCoast", orders.supportCoast, "The coast in a support of a move (DATC 4.B.4).",
                       "may-be-omitted", "must-match", "ignored"),
        ENTENTE_CHOICE("unitCoast", orders.unitCoast, "A fleet that is described on the wrong coast (DATC 4.B.5).",
                       "ignored", "must-match"),
        ENTENTE_CHOICE("armyCoast", orders.armyCoast, "An army's order that names a coast (DATC 4.B.6).", "ignored",
                       "void"),
        ENTENTE_CHOICE("buildCoast", orders.buildCoast,
                       "A fleet built where there are two coasts and none is named (DATC 4.B.7).", "void",
                       "default-coast"),
        ENTENTE_CHOICE("wrongKind", orders.wrongKind,
                       "An order that calls an army a fleet or a fleet an army (DATC 4.C.1).", "void", "ignored"),
        ENTENTE_CHOICE("buildInland", orders.buildInland, "A fleet ordered to be built inland (DATC 4.C.4).", "void",
                       "builds-army"),
        ENTENTE_CHOICE("illegalOrders", orders.illegalOrders, "An unneeded convoy of a neighbour's army (DATC 4.E.1).",
                       "ignored", "count-as-ordered"),
        ENTENTE_FLAG("mayWaive", orders.mayWaive, "A player may waive builds (DATC 4.D.7)."),
        ENTENTE_CHOICE("disorderDistance", disorderDistance,
                       "From where civil disorder counts the distance (DATC 4.D.8).", "owned-centres", "home-centres"),
        Slot{{"victoryCentres", SettingInfo::Type::Number, {}, "18", "Supply centres needed to win.", false},
             [](const Rulebook &r) { return std::to_string(r.victoryCentres); },
             [](Rulebook &r, std::int64_t value) { r.victoryCentres = static_cast<int>(value); }},
        ownChoice(ENTENTE_FLAG("coastalCrawl", orders.coastalCrawl,
                               "Two fleets may change places along different coasts (before 1971).")),
        featureSlot(Feature::Tanks,
                    ENTENTE_FLAG("convoyedTanks", tanks.convoyedInFull,
                                 "A tank attacks with 2 by sea as well, not with 1 (27; 19 speaks of moves by land).")),
        featureSlot(Feature::Walls,
                    ENTENTE_CHOICE("portSiege", walls.portSiege,
                                   "When a season counts against a fleet besieged in port: closed in at its start and "
                                   "its end, or at its end (7h).",
                                   "throughout", "at-end")),
        featureSlot(Feature::Walls,
                    ENTENTE_FLAG("doubleStarves", walls.doubleStarves,
                                 "A siege by a double army starves the besieged as any other does (7g, 8g).")),
        featureSlot(
            Feature::Walls,
            ENTENTE_CHOICE("fallenPower", walls.fallen,
                           "Whether the last units of a power that is out stand till winter or go at once (8f).",
                           "till-winter", "at-once")),
        featureSlot(Feature::Boxes, ENTENTE_FLAG("highOcean", boxes.highOcean, "The High Ocean is in play.")),
        featureSlot(
            Feature::CoastalCrawl,
            ENTENTE_FLAG("crawlingRetreat", crawl.retreat,
                         "A dislodged fleet may go back along the other coast to where its attacker came from (7).")),
        featureSlot(
            Feature::Yards,
            ENTENTE_CHOICE(
                "yardBuild", yards.build,
                "Whether a fleet in Archangel is built besides a unit in St. Petersburg or instead of one (4b).",
                "besides", "instead")),
        featureSlot(
            Feature::Boxes,
            ENTENTE_FLAG("boxSupportsHolds", orders.boxes.backStands,
                         "A fleet in the High Ocean may also support a fleet in a sea beside it to hold (5c).")),
        featureSlot(Feature::Boxes, ENTENTE_FLAG("boxConvoys", orders.boxes.convoys,
                                                 "A fleet in the High Ocean may be a link of a convoy.")),
        featureSlot(Feature::Squadrons,
                    ENTENTE_CHOICE("conquered", orders.squadrons.occupiedIsConquered,
                                   "When a neutral centre is closed to squadrons: once another power owns it, or while "
                                   "its unit stands there (7a).",
                                   "owned", "occupied")),
        featureSlot(Feature::Squadrons,
                    ENTENTE_FLAG("alwaysItinerary", orders.squadrons.alwaysItinerary,
                                 "A squadron's order of two spaces must name the space flown over, even where only one "
                                 "way leads there (5).")),
        featureSlot(Feature::Squadrons,
                    ENTENTE_CHOICE("squadronCut", squadrons.cut,
                                   "What cuts a squadron's support: as with armies, any attack but one from where the "
                                   "support is aimed; or any attack (5).",
                                   "as-armies", "any-attack")),
        featureSlot(Feature::Squadrons,
                    ENTENTE_CHOICE(
                        "raidFailed", squadrons.raidFailed,
                        "What makes a raid fail: any attack on its base, or any but one from the bombed province (6).",
                        "any-attack", "not-by-target")),
        featureSlot(Feature::Squadrons,
                    ENTENTE_CHOICE("meetings", squadrons.meetings,
                                   "Which flights turn back where they meet: all, or those of different powers (13).",
                                   "all", "foreign")),
        featureSlot(Feature::InSequence, ENTENTE_CHOICE("contractDelays", sequence.contractDelays,
                                                        "What a contract moves to the later party's turn: the units it "
                                                        "names, or all units of both parties (3).",
                                                        "named-units", "whole-power")),
        featureSlot(
            Feature::InSequence,
            ENTENTE_CHOICE(
                "contractNeeded", sequence.contractNeeded,
                "For which help to foreign units a contract is needed: for all, or not for support to hold (3).",
                "all-help", "moves")),
        featureSlot(
            Feature::InSequence,
            ENTENTE_FLAG(
                "earlyCut", sequence.earlyCut,
                "An attack on a unit before its turn also cuts the support that it gives later in the season (4).")),
        featureSlot(
            Feature::Tanks,
            ENTENTE_CHOICE(
                "failedTank", tanks.failed,
                "How a tank whose move failed defends itself: like one that stands, or with the strength of one (20).",
                "stands", "weakened")),
        featureSlot(Feature::Tanks,
                    ENTENTE_CHOICE("beatenTank", tanks.beaten,
                                   "What happens to a tank that is beaten to its route province by a stronger unit: it "
                                   "stays at its start, or is dislodged from the route province (21, 29).",
                                   "stays", "dislodged")),
        featureSlot(
            Feature::Bombers,
            ENTENTE_CHOICE("landingRight", bombers.landingRight,
                           "Who may land in a centre without permission: whoever ended the last season there, or "
                           "its owner since autumn (5, 42).",
                           "every-season", "since-autumn")),
        ownChoice(
            ENTENTE_FLAG("armyFleet", orders.armyFleet,
                         "Armies may go aboard fleets, sail with them and land elsewhere (the army/fleet module).")),
        featureSlot(
            Feature::Voyages,
            ENTENTE_FLAG("foreignFerry", orders.voyages.foreignFerry,
                         "With the army/fleet module: a fleet may carry another power's army across its own sea.")),
        featureSlot(
            Feature::Voyages,
            ENTENTE_CHOICE("voyage", voyages.limit,
                           "With the army/fleet module: how long an army may stay aboard; after three seasons of "
                           "moves it must land in the next.",
                           "unlimited", "three-moves")),
        featureSlot(Feature::InSequence,
                    ENTENTE_FLAG("oddSeasons", sequence.oddSeasons,
                                 "Now and then a season is played in which all powers act at once.")),
        featureSlot(Feature::InSequence,
                    Slot{{"scheduleSeed",
                          SettingInfo::Type::Number,
                          {},
                          "1",
                          "The number from which the secret order of acting is drawn.",
                          false,
                          maxScheduleSeed},
                         [](const Rulebook &r) { return std::to_string(r.sequence.scheduleSeed); },
                         [](Rulebook &r, std::int64_t value) { r.sequence.scheduleSeed = value; }}),
        featureSlot(
            Feature::Squadrons,
            ENTENTE_FLAG("lima2b", squadrons.sparesForeignCentres,
                         "A squadron may not retreat to a supply centre that another power owns (optional rule 2b).")),
        Slot{{"victory",
              SettingInfo::Type::Choice,
              {"18", "21"},
              "18",
              "Supply centres needed to win: 18 as printed, or 21, which is more than half.",
              false},
             [](const Rulebook &r) { return std::to_string(r.victoryCentres); },
             [](Rulebook &r, std::int64_t value) { r.victoryCentres = value == 0 ? 18 : 21; }},
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
    case SettingInfo::Type::Number: {
        std::int64_t number = 0;
        const auto [end, error] = std::from_chars(value.data(), value.data() + value.size(), number);
        if (error != std::errc() || end != value.data() + value.size() || number < 1 || number > slot->info.most)
            return false;
        slot->set(rules, number);
        return true;
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
    return slot ? slot->get(rules) : std::string();
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
