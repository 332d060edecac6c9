#include "game/citations.h"

#include "rules/features.h"

#include <algorithm>

namespace entente {

namespace {

/// Where a thing is printed. 1971 numbers its paragraphs; later editions have headings.
struct Printed {
    std::string_view matter;
    std::string_view in1971;
    std::string_view later; ///< empty: the same as in 1971, which is no edition's paragraph but an issue
};

constexpr std::string_view illegalOrder = "DATC 4.E.1";

constexpr Printed printed[] = {
    {"holds", "1971 VII", "Orders"},
    {"moves", "1971 VII", "Orders"},
    {"not-adjacent", "1971 VII", "Orders"},
    {"closed-way", "1971 VII", "Orders"},
    {"cannot-stand", "1971 VII", "Orders"},
    {"coast-wrong", "1971 VII", "Orders"},
    {"moves-by-convoy", "1971 XII", "Convoys"},
    {"convoys", "1971 XII", "Convoys"},
    {"no-convoy", "1971 XII", "Convoys"},
    {"convoy-failed", "1971 XII", "Convoys"},
    {"convoy-unused", "1971 XII", "Convoys"},
    {"support-useless", "1971 XII", "Convoys"},
    {"no-convoy-possible", "1971 XII", "Convoys"},
    {"route-broken", "1971 XII", "Convoys"},
    {"cannot-convoy", "1971 XII", "Convoys"},
    {"cannot-be-convoyed", "1971 XII", "Convoys"},
    {"convoy-broken", "1971 XII.3", "Convoys"},
    {"paradox", "1971 XII.5", "Paradoxes"},
    {"supports", "1971 IX", "Support"},
    {"no-matching-order", "1971 IX", "Support"},
    {"own-target", "1971 IX", "Support"},
    {"own-unit", "1971 IX", "Support"},
    {"dislodged", "1971 IX", "Support"},
    {"support-out-of-reach", "1971 IX", "Support"},
    {"support-impossible", "1971 IX", "Support"},
    {"nothing-to-support", "1971 IX", "Support"},
    {"bounced", "1971 IX.2", "Standoffs"},
    {"lost-head-to-head", "1971 IX.2", "Standoffs"},
    {"cut", "1971 X", "Cuts"},
    {"support-dislodged", "1971 X", "Cuts"},
    {"retreats", "1971 XIII", "Retreats"},
    {"retreat-clash", "1971 XIII", "Retreats"},
    {"no-order", "1971 XIII", "Retreats"},
    {"disbands", "1971 XIII", "Retreats"},
    {"not-dislodged", "1971 XIII", "Retreats"},
    {"retreat-closed", "1971 XIII", "Retreats"},
    {"builds", "1971 XIV", "Builds"},
    {"removed", "1971 XIV", "Builds"},
    {"not-home", "1971 XIV", "Builds"},
    {"not-owned", "1971 XIV", "Builds"},
    {"occupied", "1971 XIV", "Builds"},
    {"no-build-left", "1971 XIV", "Builds"},
    {"no-removal-due", "1971 XIV", "Builds"},
    {"cannot-build", "1971 XIV", "Builds"},
    {"centre-taken", "1971 XIV", "Centres"},
    {"eliminated", "1971 XIV", "Centres"},
    {"waives", "DATC 4.D.7", {}},
    {"civil-disorder", "DATC 4.D.8", {}},
    {"no-unit", illegalOrder, {}},
    {"not-yours", illegalOrder, {}},
    {"wrong-kind", illegalOrder, {}},
    {"ordered-twice", illegalOrder, {}},
    {"wrong-phase", illegalOrder, {}},
    {"to-itself", illegalOrder, {}},
    {"coast-unclear", illegalOrder, {}},
    {"convoy-unneeded", illegalOrder, {}},
};

/// What no printed edition knows, and whose rules it belongs to.
struct Special {
    std::string_view matter;
    Feature feature;
};

constexpr Special specials[] = {
    {"weakened", Feature::Tanks},
    {"halved-support", Feature::Tanks},
    {"double-move", Feature::Tanks},
    {"at-sea", Feature::Tanks},
    {"route-fought", Feature::Tanks},
    {"halted", Feature::Tanks},
    {"no-route", Feature::Tanks},
    {"over-limit", Feature::Tanks},
    {"flies", Feature::Bombers},
    {"lands", Feature::Bombers},
    {"landed", Feature::Bombers},
    {"air-support", Feature::Bombers},
    {"air-cut", Feature::Bombers},
    {"raids", Feature::Bombers},
    {"raided", Feature::Bombers},
    {"raid-given-up", Feature::Bombers},
    {"landing-closed", Feature::Bombers},
    {"mission-landing-closed", Feature::Bombers},
    {"landed-elsewhere", Feature::Bombers},
    {"diverted", Feature::Bombers},
    {"aborted", Feature::Bombers},
    {"place-taken", Feature::Bombers},
    {"nowhere-to-land", Feature::Bombers},
    {"base-lost", Feature::Bombers},
    {"lost-with-base", Feature::Bombers},
    {"permits", Feature::Bombers},
    {"permission-ended", Feature::Bombers},
    {"wrong-mission", Feature::Bombers},
    {"beyond-range", Feature::Bombers},
    {"path-broken", Feature::Bombers},
    {"over-range", Feature::Bombers},
    {"mission-elsewhere", Feature::Bombers},
    {"no-centre-to-raid", Feature::Bombers},
    {"raid-returns", Feature::Bombers},
    {"bombed", Feature::Bombers},
    {"not-your-land", Feature::Bombers},
    {"no-guest", Feature::Bombers},
    {"own-guest", Feature::Bombers},
    {"bombs", Feature::Squadrons},
    {"raid-failed", Feature::Squadrons},
    {"flights-met", Feature::Squadrons},
    {"met-in-the-air", Feature::Squadrons},
    {"not-air-base", Feature::Squadrons},
    {"foreign-centre", Feature::Squadrons},
    {"flew-elsewhere", Feature::Squadrons},
    {"no-overflight", Feature::Squadrons},
    {"itinerary-unclear", Feature::Squadrons},
    {"flies-direct", Feature::Squadrons},
    {"invasion-closed", Feature::Squadrons},
    {"transfers", Feature::SupplyPoints},
    {"in-deficit", Feature::SupplyPoints},
    {"over-budget", Feature::SupplyPoints},
    {"over-transfer", Feature::SupplyPoints},
    {"cannot-receive", Feature::SupplyPoints},
    {"agreed", Feature::InSequence},
    {"cut-later", Feature::InSequence},
    {"overtaken", Feature::InSequence},
    {"kept-back", Feature::InSequence},
    {"untold", Feature::InSequence},
    {"no-retrospect", Feature::InSequence},
    {"no-contract", Feature::InSequence},
    {"one-signature", Feature::InSequence},
    {"contract-parties", Feature::InSequence},
    {"embarks", Feature::Voyages},
    {"landing-lapsed", Feature::Voyages},
    {"longer-crossing", Feature::Voyages},
    {"no-ship", Feature::Voyages},
    {"ship-full", Feature::Voyages},
    {"laden", Feature::Voyages},
    {"only-lands", Feature::Voyages},
    {"ferried-only", Feature::Voyages},
    {"too-far-to-sail", Feature::Voyages},
    {"cargo-first", Feature::Voyages},
    {"raises-siege", Feature::Walls},
    {"freed", Feature::Walls},
    {"starved", Feature::Walls},
    {"surrendered", Feature::Walls},
    {"behind-walls", Feature::Walls},
    {"no-siege", Feature::Walls},
    {"walls-full", Feature::Walls},
    {"walls-need-port", Feature::Walls},
    {"no-port", Feature::Ports},
    {"no-port-left", Feature::Ports},
    {"fleet-first", Feature::Ports},
    {"left-pass", Feature::Passes},
    {"put-back", Feature::Passes},
    {"not-admitted", Feature::Passes},
    {"returned", Feature::Ports},
    {"fallen", Feature::Ports},
    {"removed-with-power", Feature::Ports},
    {"centre-given-up", Feature::Ports},
    {"out-of-play", Feature::Ports},
    {"splits-actions", Feature::Ports},
    {"needs-no-centre", Feature::Ports},
    {"from-box", Feature::Boxes},
    {"crawl", Feature::CoastalCrawl},
};

template <class Table>
const auto *entryOf(const Table &table, std::string_view matter)
{
    const auto found = std::find_if(std::begin(table), std::end(table),
                                    [matter](const auto &entry) { return entry.matter == matter; });
    return found == std::end(table) ? nullptr : &*found;
}

} // namespace

std::string printedRule(Edition edition, std::string_view matter)
{
    const Printed *found = entryOf(printed, matter);
    if (!found)
        return {};
    if (edition == Edition::Rules1971 || found->later.empty())
        return std::string(found->in1971);
    return std::string(editionName(edition)) + ' ' + std::string(found->later);
}

std::string_view featureOfMatter(std::string_view matter)
{
    const Special *found = entryOf(specials, matter);
    return found ? std::string_view(featureName(found->feature)) : std::string_view();
}

std::vector<std::string_view> knownMatters()
{
    std::vector<std::string_view> known;
    for (const Printed &entry : printed)
        known.push_back(entry.matter);
    for (const Special &entry : specials)
        known.push_back(entry.matter);
    return known;
}

} // namespace entente
