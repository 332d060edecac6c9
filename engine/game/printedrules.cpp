#include "game/citations.h"

#include "base/wordtable.h"
#include "rules/features.h"

namespace entente {

namespace {

/// Where a thing is printed. 1971 numbers its paragraphs; later editions have headings.
struct Printed {
    std::string_view in1971;
    std::string_view later; ///< empty: the same as in 1971, which is no edition's paragraph but an issue
};

const WordTable<Printed> &printed()
{
    static const WordTable<Printed> matters{
        {{"1971 VII", "Orders"}, {"holds", "moves", "not-adjacent", "closed-way", "cannot-stand", "coast-wrong"}},
        {{"1971 XII", "Convoys"},
         {"moves-by-convoy", "convoys", "no-convoy", "convoy-failed", "convoy-unused", "support-useless",
          "no-convoy-possible", "route-broken", "cannot-convoy", "cannot-be-convoyed"}},
        {{"1971 XII.3", "Convoys"}, {"convoy-broken"}},
        {{"1971 XII.5", "Paradoxes"}, {"paradox"}},
        {{"1971 IX", "Support"},
         {"supports", "no-matching-order", "own-target", "own-unit", "dislodged", "support-out-of-reach",
          "support-impossible", "nothing-to-support"}},
        {{"1971 IX.2", "Standoffs"}, {"bounced", "lost-head-to-head"}},
        {{"1971 X", "Cuts"}, {"cut", "support-dislodged"}},
        {{"1971 XIII", "Retreats"},
         {"retreats", "retreat-clash", "no-order", "disbands", "not-dislodged", "retreat-closed"}},
        {{"1971 XIV", "Builds"},
         {"builds", "removed", "not-home", "not-owned", "occupied", "no-build-left", "no-removal-due", "cannot-build"}},
        {{"1971 XIV", "Centres"}, {"centre-taken", "eliminated"}},
        {{"DATC 4.D.7", {}}, {"waives"}},
        {{"DATC 4.D.8", {}}, {"civil-disorder"}},
        {{"DATC 4.E.1", {}},
         {"no-unit", "not-yours", "wrong-kind", "ordered-twice", "wrong-phase", "to-itself", "coast-unclear",
          "convoy-unneeded"}},
    };
    return matters;
}

/// What no printed edition knows, and whose rules it belongs to.
const WordTable<Feature> &specials()
{
    static const WordTable<Feature> matters{
        {Feature::Tanks,
         {"weakened", "halved-support", "double-move", "at-sea", "route-fought", "halted", "no-route", "over-limit"}},
        {Feature::Bombers,
         {"flies", "lands", "landed", "air-support", "air-cut", "raids", "raided", "raid-given-up", "landing-closed",
          "mission-landing-closed", "landed-elsewhere", "diverted", "aborted", "place-taken", "nowhere-to-land",
          "base-lost", "lost-with-base", "permits", "permission-ended"}},
        {Feature::Bombers, // why an order of theirs can't be followed
         {"wrong-mission", "beyond-range", "path-broken", "over-range", "mission-elsewhere", "no-centre-to-raid",
          "raid-returns", "bombed", "not-your-land", "no-guest", "own-guest"}},
        {Feature::Squadrons,
         {"bombs", "raid-failed", "flights-met", "met-in-the-air", "not-air-base", "foreign-centre", "flew-elsewhere",
          "no-overflight", "itinerary-unclear", "flies-direct", "invasion-closed"}},
        {Feature::SupplyPoints, {"transfers", "in-deficit", "over-budget", "over-transfer", "cannot-receive"}},
        {Feature::InSequence,
         {"agreed", "cut-later", "overtaken", "kept-back", "untold", "no-retrospect", "no-contract", "one-signature",
          "contract-parties"}},
        {Feature::Voyages,
         {"embarks", "landing-lapsed", "longer-crossing", "no-ship", "ship-full", "laden", "only-lands", "ferried-only",
          "too-far-to-sail", "cargo-first"}},
        {Feature::Walls,
         {"raises-siege", "freed", "starved", "surrendered", "behind-walls", "no-siege", "walls-full",
          "walls-need-port"}},
        {Feature::Ports,
         {"no-port", "no-port-left", "fleet-first", "returned", "fallen", "removed-with-power", "centre-given-up",
          "out-of-play", "splits-actions", "needs-no-centre"}},
        {Feature::Passes, {"left-pass", "put-back", "not-admitted"}},
        {Feature::Boxes, {"from-box"}},
        {Feature::CoastalCrawl, {"crawl"}},
    };
    return matters;
}

} // namespace

std::string printedRule(Edition edition, std::string_view matter)
{
    const std::optional<Printed> found = printed().find(matter);
    if (!found)
        return {};
    if (edition == Edition::Rules1971 || found->later.empty())
        return std::string(found->in1971);
    return std::string(editionName(edition)) + ' ' + std::string(found->later);
}

std::string_view featureOfMatter(std::string_view matter)
{
    const std::optional<Feature> found = specials().find(matter);
    return found ? std::string_view(featureName(*found)) : std::string_view();
}

std::vector<std::string_view> knownMatters()
{
    std::vector<std::string_view> known;
    const auto addAll = [&](const auto &table) {
        for (const auto &group : table.groups())
            known.insert(known.end(), group.words.begin(), group.words.end());
    };
    addAll(printed());
    addAll(specials());
    return known;
}

} // namespace entente
