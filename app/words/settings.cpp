#include "words/settings.h"

#include "words/names.h"

#include <QCoreApplication>

#include <algorithm>
#include <iterator>
#include <string_view>

namespace entente::app {

namespace {

struct Settings {
    Q_DECLARE_TR_FUNCTIONS(Settings)
};

struct Words {
    std::string_view name;
    const char *title;
    const char *sentence;
};

constexpr Words settings[] = {
    {"edition", QT_TRANSLATE_NOOP("Settings", "Edition of the rules"),
     QT_TRANSLATE_NOOP("Settings", "Which printed rules the game is played by.")},
    {"multiRoute", QT_TRANSLATE_NOOP("Settings", "Several convoy routes"),
     QT_TRANSLATE_NOOP("Settings",
                       "What happens to an army that could be convoyed by several routes when one of them is broken.")},
    {"paradox", QT_TRANSLATE_NOOP("Settings", "Convoy paradoxes"),
     QT_TRANSLATE_NOOP("Settings",
                       "What happens when a convoyed attack would decide whether its own convoy succeeds.")},
    {"adjacentConvoy", QT_TRANSLATE_NOOP("Settings", "Convoy to an adjacent province"),
     QT_TRANSLATE_NOOP("Settings", "When an army that could go by land is convoyed.")},
    {"viaFallback", QT_TRANSLATE_NOOP("Settings", "Go by land if the convoy fails"),
     QT_TRANSLATE_NOOP(
         "Settings",
         "An army ordered by convoy to an adjacent province goes by land if the convoy is missing or broken.")},
    {"convoyAttacksFromSea", QT_TRANSLATE_NOOP("Settings", "Convoyed attacks come from the sea"),
     QT_TRANSLATE_NOOP("Settings",
                       "A convoyed army's attack cuts support as if it came from the last sea on its route.")},
    {"retreatToConvoyOrigin", QT_TRANSLATE_NOOP("Settings", "Retreats to where a convoy began"),
     QT_TRANSLATE_NOOP("Settings", "A unit may retreat to the province from which its attacker was convoyed.")},
    {"headToHeadLoser", QT_TRANSLATE_NOOP("Settings", "Losers of a head-to-head battle"),
     QT_TRANSLATE_NOOP("Settings",
                       "Whether a unit dislodged head to head still has an effect in the province it was ordered to.")},
    {"coastUnclear", QT_TRANSLATE_NOOP("Settings", "Moves to one of two coasts"),
     QT_TRANSLATE_NOOP("Settings", "What a fleet does that could reach either coast and names none.")},
    {"coastOmitted", QT_TRANSLATE_NOOP("Settings", "Coasts left out"),
     QT_TRANSLATE_NOOP("Settings",
                       "What becomes of a fleet's order that names no coast, where the fleet can reach only one.")},
    {"coastWrong", QT_TRANSLATE_NOOP("Settings", "Wrong coasts"),
     QT_TRANSLATE_NOOP("Settings", "What a fleet does that names a coast it can't reach.")},
    {"supportCoast", QT_TRANSLATE_NOOP("Settings", "Coasts in supports"),
     QT_TRANSLATE_NOOP("Settings", "How closely a support must name the coast of the move that it helps.")},
    {"unitCoast", QT_TRANSLATE_NOOP("Settings", "Where a fleet lies"),
     QT_TRANSLATE_NOOP("Settings", "Whether an order counts that describes its fleet on the wrong coast.")},
    {"armyCoast", QT_TRANSLATE_NOOP("Settings", "Armies and coasts"),
     QT_TRANSLATE_NOOP("Settings", "Whether an army's order counts that names a coast.")},
    {"buildCoast", QT_TRANSLATE_NOOP("Settings", "Fleets built without a coast"),
     QT_TRANSLATE_NOOP("Settings", "What happens to a fleet that is built where there are two coasts and names none.")},
    {"wrongKind", QT_TRANSLATE_NOOP("Settings", "Wrong kind of unit"),
     QT_TRANSLATE_NOOP("Settings", "Whether an order counts that calls an army a fleet, or a fleet an army.")},
    {"buildInland", QT_TRANSLATE_NOOP("Settings", "Fleets built inland"),
     QT_TRANSLATE_NOOP("Settings", "What happens to a fleet that is ordered to be built inland.")},
    {"illegalOrders", QT_TRANSLATE_NOOP("Settings", "Unneeded convoys"),
     QT_TRANSLATE_NOOP("Settings", "Whether a convoy counts for an army that needs none.")},
    {"mayWaive", QT_TRANSLATE_NOOP("Settings", "Builds may be waived"),
     QT_TRANSLATE_NOOP("Settings", "A player may build less than the centres allow.")},
    {"disorderDistance", QT_TRANSLATE_NOOP("Settings", "Who is removed first"),
     QT_TRANSLATE_NOOP("Settings", "From where the distance is counted when nobody says which unit to remove.")},
    {"victoryCentres", QT_TRANSLATE_NOOP("Settings", "Centres that win"),
     QT_TRANSLATE_NOOP("Settings", "How many supply centres win the game.")},
    {"ownGoals", QT_TRANSLATE_NOOP("Settings", "Powers that need another number"),
     QT_TRANSLATE_NOOP("Settings",
                       "Whoever has a harder seat can be given a lower number. If several powers have enough, the one "
                       "with more centres to spare wins.")},
    {"lastSeason", QT_TRANSLATE_NOOP("Settings", "Last season"),
     QT_TRANSLATE_NOOP("Settings", "If nobody has won by then, the game ends when this season's centres are counted.")},
    {"fog", QT_TRANSLATE_NOOP("Settings", "Fog of war"),
     QT_TRANSLATE_NOOP("Settings",
                       "What each seat sees of the board until the game is over. Whoever leads an open table sees "
                       "everything.")},
    {"victory", QT_TRANSLATE_NOOP("Settings", "Centres that win"),
     QT_TRANSLATE_NOOP("Settings", "18 centres win as printed, or 21, which is more than half of all.")},
    {"lima2b", QT_TRANSLATE_NOOP("Settings", "Rule 2b: retreats of squadrons"),
     QT_TRANSLATE_NOOP("Settings", "A squadron may not retreat to a supply centre that another power owns.")},
    {"highOcean", QT_TRANSLATE_NOOP("Settings", "High Ocean"),
     QT_TRANSLATE_NOOP("Settings",
                       "The High Ocean is in play: a box west and south of Europe for any number of fleets.")},
    {"coastalCrawl", QT_TRANSLATE_NOOP("Settings", "Coastal crawl"),
     QT_TRANSLATE_NOOP("Settings", "Two fleets may change places along different coasts of one province.")},
    {"convoyedTanks", QT_TRANSLATE_NOOP("Settings", "Strong tanks at sea"),
     QT_TRANSLATE_NOOP("Settings", "A tank that is convoyed attacks with 2 instead of 1.")},
    {"portSiege", QT_TRANSLATE_NOOP("Settings", "Fleets besieged in port"),
     QT_TRANSLATE_NOOP("Settings", "When a season counts against a fleet that is besieged in port.")},
    {"doubleStarves", QT_TRANSLATE_NOOP("Settings", "Double armies starve cities"),
     QT_TRANSLATE_NOOP(
         "Settings",
         "Whoever is besieged by a double army gives up after two seasons as in any other siege; without it, never.")},
    {"fallenPower", QT_TRANSLATE_NOOP("Settings", "Units of a fallen power"),
     QT_TRANSLATE_NOOP("Settings", "When the last units of a power that is out of the game are removed.")},
    {"crawlingRetreat", QT_TRANSLATE_NOOP("Settings", "Crawling retreats"),
     QT_TRANSLATE_NOOP("Settings",
                       "A dislodged fleet may go back along the other coast to where its attacker came from.")},
    {"yardBuild", QT_TRANSLATE_NOOP("Settings", "Fleets from Archangel"),
     QT_TRANSLATE_NOOP(
         "Settings",
         "Whether a fleet is built in Archangel besides a unit in St. Petersburg in one winter, or instead of it.")},
    {"boxSupportsHolds", QT_TRANSLATE_NOOP("Settings", "Support out of the High Ocean"),
     QT_TRANSLATE_NOOP("Settings", "A fleet in the High Ocean may also support a unit in a sea beside it to hold.")},
    {"boxConvoys", QT_TRANSLATE_NOOP("Settings", "Convoys through the High Ocean"),
     QT_TRANSLATE_NOOP("Settings", "A fleet in the High Ocean may be a link of a convoy.")},
    {"conquered", QT_TRANSLATE_NOOP("Settings", "Neutral centres closed to squadrons"),
     QT_TRANSLATE_NOOP("Settings", "When a squadron may no longer invade a neutral centre.")},
    {"alwaysItinerary", QT_TRANSLATE_NOOP("Settings", "Name every itinerary"),
     QT_TRANSLATE_NOOP(
         "Settings",
         "A squadron's flight of two spaces must name the space between, even where there is only one way.")},
    {"squadronCut", QT_TRANSLATE_NOOP("Settings", "Cuts of a squadron's support"),
     QT_TRANSLATE_NOOP("Settings", "Which attacks on its base cut the support of a squadron.")},
    {"raidFailed", QT_TRANSLATE_NOOP("Settings", "Raids that fail"),
     QT_TRANSLATE_NOOP("Settings", "Which attacks on its base make a raid fail.")},
    {"meetings", QT_TRANSLATE_NOOP("Settings", "Flights that meet"),
     QT_TRANSLATE_NOOP("Settings", "Which flights turn back where they meet.")},
    {"contractDelays", QT_TRANSLATE_NOOP("Settings", "Contracts delay"),
     QT_TRANSLATE_NOOP("Settings", "What acts in the later party's turn when two powers have a contract.")},
    {"contractNeeded", QT_TRANSLATE_NOOP("Settings", "Contracts are needed"),
     QT_TRANSLATE_NOOP("Settings", "For which help to another power's units a contract is needed.")},
    {"earlyCut", QT_TRANSLATE_NOOP("Settings", "Early attacks cut support"),
     QT_TRANSLATE_NOOP("Settings",
                       "An attack on a unit before its turn also cuts the support that it gives later in the season.")},
    {"failedTank", QT_TRANSLATE_NOOP("Settings", "Tanks whose move failed"),
     QT_TRANSLATE_NOOP("Settings", "How a tank defends itself that did not get away.")},
    {"beatenTank", QT_TRANSLATE_NOOP("Settings", "Tanks beaten on their route"),
     QT_TRANSLATE_NOOP("Settings", "What happens to a tank when a stronger unit takes its route province.")},
    {"landingRight", QT_TRANSLATE_NOOP("Settings", "Landing in centres"),
     QT_TRANSLATE_NOOP("Settings", "Who may land a bomber in a centre without permission.")},
    {"armyFleet", QT_TRANSLATE_NOOP("Settings", "Armies aboard fleets"),
     QT_TRANSLATE_NOOP("Settings", "Armies go aboard fleets of their own power, sail with them and land elsewhere.")},
    {"foreignFerry", QT_TRANSLATE_NOOP("Settings", "Fleets carry foreign armies"),
     QT_TRANSLATE_NOOP("Settings",
                       "With armies aboard fleets: a fleet may carry another power's army across its own sea.")},
    {"voyage", QT_TRANSLATE_NOOP("Settings", "Time at sea"),
     QT_TRANSLATE_NOOP("Settings", "With armies aboard fleets: how long an army may stay aboard before it is lost.")},
    {"oddSeasons", QT_TRANSLATE_NOOP("Settings", "Simultaneous seasons"),
     QT_TRANSLATE_NOOP("Settings", "Now and then all powers act at once for a season, and nobody is told.")},
    {"scheduleSeed", QT_TRANSLATE_NOOP("Settings", "Seed of the secret order"),
     QT_TRANSLATE_NOOP("Settings", "The number from which the secret order of acting is drawn.")},
};

struct ChoiceWords {
    std::string_view choice;
    const char *text;
};

constexpr ChoiceWords choices[] = {
    {"one-intact", QT_TRANSLATE_NOOP("Settings", "one unbroken route is enough")},
    {"any-broken", QT_TRANSLATE_NOOP("Settings", "one broken route stops it")},
    {"szykman", QT_TRANSLATE_NOOP("Settings", "the convoys in it fail")},
    {"1971", QT_TRANSLATE_NOOP("Settings", "as in 1971")},
    {"1982", QT_TRANSLATE_NOOP("Settings", "as in 1982")},
    {"2000", QT_TRANSLATE_NOOP("Settings", "as in 2000")},
    {"2023", QT_TRANSLATE_NOOP("Settings", "as in 2023")},
    {"all-hold", QT_TRANSLATE_NOOP("Settings", "every move in it fails")},
    {"if-opposed", QT_TRANSLATE_NOOP("Settings", "to change places with a unit")},
    {"intent", QT_TRANSLATE_NOOP("Settings", "only if ordered by its own power")},
    {"via-only", QT_TRANSLATE_NOOP("Settings", "only if the army asks for it")},
    {"bars", QT_TRANSLATE_NOOP("Settings", "it can still bounce others")},
    {"no-effect", QT_TRANSLATE_NOOP("Settings", "it has no effect")},
    {"void", QT_TRANSLATE_NOOP("Settings", "the order is void")},
    {"default-coast", QT_TRANSLATE_NOOP("Settings", "the first coast is taken")},
    {"completed", QT_TRANSLATE_NOOP("Settings", "that coast is taken")},
    {"corrected", QT_TRANSLATE_NOOP("Settings", "the coast is corrected")},
    {"may-be-omitted", QT_TRANSLATE_NOOP("Settings", "it may be left out")},
    {"must-match", QT_TRANSLATE_NOOP("Settings", "it must be right")},
    {"ignored", QT_TRANSLATE_NOOP("Settings", "it does not matter")},
    {"builds-army", QT_TRANSLATE_NOOP("Settings", "an army is built")},
    {"count-as-ordered", QT_TRANSLATE_NOOP("Settings", "it counts as ordered")},
    {"owned-centres", QT_TRANSLATE_NOOP("Settings", "from any centre owned")},
    {"home-centres", QT_TRANSLATE_NOOP("Settings", "from the home centres")},
    {"throughout", QT_TRANSLATE_NOOP("Settings", "closed in from its start to its end")},
    {"at-end", QT_TRANSLATE_NOOP("Settings", "closed in at its end")},
    {"till-winter", QT_TRANSLATE_NOOP("Settings", "they stand till winter")},
    {"at-once", QT_TRANSLATE_NOOP("Settings", "they go at once")},
    {"besides", QT_TRANSLATE_NOOP("Settings", "in addition")},
    {"instead", QT_TRANSLATE_NOOP("Settings", "one or the other")},
    {"owned", QT_TRANSLATE_NOOP("Settings", "once another power owns it")},
    {"occupied", QT_TRANSLATE_NOOP("Settings", "while another power's unit stands there")},
    {"as-armies", QT_TRANSLATE_NOOP("Settings", "any but one from where it is aimed")},
    {"any-attack", QT_TRANSLATE_NOOP("Settings", "any attack")},
    {"not-by-target", QT_TRANSLATE_NOOP("Settings", "any but one from the raided place")},
    {"all", QT_TRANSLATE_NOOP("Settings", "all flights")},
    {"foreign", QT_TRANSLATE_NOOP("Settings", "flights of different powers")},
    {"named-units", QT_TRANSLATE_NOOP("Settings", "the units it names")},
    {"whole-power", QT_TRANSLATE_NOOP("Settings", "all units of both")},
    {"all-help", QT_TRANSLATE_NOOP("Settings", "for every kind of help")},
    {"moves", QT_TRANSLATE_NOOP("Settings", "not for support to hold")},
    {"stands", QT_TRANSLATE_NOOP("Settings", "with the strength of two")},
    {"weakened", QT_TRANSLATE_NOOP("Settings", "with the strength of one")},
    {"stays", QT_TRANSLATE_NOOP("Settings", "it stays at its start")},
    {"dislodged", QT_TRANSLATE_NOOP("Settings", "it is dislodged from there")},
    {"every-season", QT_TRANSLATE_NOOP("Settings", "who ended the last season there")},
    {"since-autumn", QT_TRANSLATE_NOOP("Settings", "its owner since autumn")},
    {"unlimited", QT_TRANSLATE_NOOP("Settings", "as long as it likes")},
    {"none", QT_TRANSLATE_NOOP("Settings", "no fog: everything")},
    {"borders", QT_TRANSLATE_NOOP("Settings", "what its units and centres border")},
    {"centres", QT_TRANSLATE_NOOP("Settings", "its centres and what its units border")},
    {"three-moves", QT_TRANSLATE_NOOP("Settings", "three seasons of moves; then it must land")},
};

constexpr int yearsOffered = 25; ///< of seasons with which a game may end: few games last longer

const Words *wordsOf(const SettingInfo &setting)
{
    const auto found = std::find_if(std::begin(settings), std::end(settings),
                                    [&](const Words &words) { return words.name == setting.name; });
    return found == std::end(settings) ? nullptr : found;
}

} // namespace

QString settingTitle(const SettingInfo &setting)
{
    const Words *words = wordsOf(setting);
    return words ? Settings::tr(words->title) : fromUtf8(setting.name);
}

QString settingSentence(const SettingInfo &setting)
{
    const Words *words = wordsOf(setting);
    return words ? Settings::tr(words->sentence) : QString();
}

QString settingChoice(const SettingInfo &setting, const std::string &choice)
{
    // Numbers and years of editions speak for themselves.
    if (setting.name == "edition" || setting.name == "victory")
        return fromUtf8(choice);
    const auto found = std::find_if(std::begin(choices), std::end(choices),
                                    [&](const ChoiceWords &words) { return words.choice == choice; });
    return found == std::end(choices) ? fromUtf8(choice) : Settings::tr(found->text);
}

std::vector<std::pair<QString, QString>> seasonsToEnd(const Variant &variant)
{
    std::vector<std::pair<QString, QString>> seasons;
    Phase phase = variant.start.phase;
    for (int year = 0; year < yearsOffered; ++year, ++phase.year) {
        for (const SeasonPlan &plan : variant.seasons) {
            phase.season = plan.season;
            if (std::find(plan.steps.begin(), plan.steps.end(), StepKind::Ownership) == plan.steps.end()
                || phase < variant.start.phase)
                continue;
            const std::string stored = phaseText(phase);
            seasons.emplace_back(fromUtf8(stored.substr(0, stored.size() - 1)), seasonAndYear(*variant.board, phase));
        }
    }
    return seasons;
}

} // namespace entente::app
