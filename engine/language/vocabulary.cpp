#include "language/vocabulary.h"

#include "base/names.h"

#include <algorithm>
#include <array>
#include <unordered_map>
#include <utility>
#include <vector>

namespace entente {

namespace {

using Entry = std::pair<std::string_view, Meaning>;

/// Sorted by meaning; a further language is further lines.
constexpr std::array knownWords = std::to_array<Entry>({
    {"h", Meaning::Hold},
    {"hold", Meaning::Hold},
    {"holds", Meaning::Hold},
    {"holding", Meaning::Hold},
    {"stand", Meaning::Hold},
    {"stands", Meaning::Hold},
    {"standing", Meaning::Hold},
    {"hld", Meaning::Hold},
    {"std", Meaning::Hold},
    {"halt", Meaning::Hold},
    {"haelt", Meaning::Hold},
    {"steht", Meaning::Hold},
    {"tient", Meaning::Hold},
    {"stay", Meaning::Hold},
    {"stays", Meaning::Hold},
    {"wait", Meaning::Hold},
    {"waits", Meaning::Hold},
    {"remain", Meaning::Hold},
    {"remains", Meaning::Hold},
    {"bleibt", Meaning::Hold},
    {"wartet", Meaning::Hold},
    {"halten", Meaning::Hold},
    {"reste", Meaning::Hold},
    {"resta", Meaning::Hold},
    {"rimane", Meaning::Hold},
    {"mantiene", Meaning::Hold},
    {"halte", Meaning::Hold},
    {"stehen", Meaning::Hold},
    {"bleiben", Meaning::Hold},
    {"bleibe", Meaning::Hold},
    {"sits", Meaning::Hold},
    {"tiens", Meaning::Hold},
    {"tiennent", Meaning::Hold},
    {"restent", Meaning::Hold},

    {"m", Meaning::Move},
    {"mv", Meaning::Move},
    {"move", Meaning::Move},
    {"moves", Meaning::Move},
    {"moving", Meaning::Move},
    {"go", Meaning::Move},
    {"goes", Meaning::Move},
    {"going", Meaning::Move},
    {"mto", Meaning::Move},
    {"zieht", Meaning::Move},
    {"geht", Meaning::Move},
    {"va", Meaning::Move},
    {"attack", Meaning::Move},
    {"attacks", Meaning::Move},
    {"attacking", Meaning::Move},
    {"takes", Meaning::Move},
    {"captures", Meaning::Move},
    {"occupies", Meaning::Move},
    {"walks", Meaning::Move},
    {"travels", Meaning::Move},
    {"invades", Meaning::Move},
    {"enters", Meaning::Move},
    {"marches", Meaning::Move},
    {"sails", Meaning::Move},
    {"heads", Meaning::Move},
    {"advances", Meaning::Move},
    {"marschiert", Meaning::Move},
    {"greift", Meaning::Move},
    {"rueckt", Meaning::Move},
    {"ruckt", Meaning::Move},
    {"faehrt", Meaning::Move},
    {"fahrt", Meaning::Move},
    {"segelt", Meaning::Move},
    {"attaque", Meaning::Move},
    {"embark", Meaning::Move},
    {"embarks", Meaning::Move},
    {"disembark", Meaning::Move},
    {"disembarks", Meaning::Move},
    {"lands", Meaning::Move},
    {"landet", Meaning::Move},
    {"flies", Meaning::Move},
    {"fliegt", Meaning::Move},
    {"sail", Meaning::Move},
    {"march", Meaning::Move},
    {"follows", Meaning::Move},
    {"drives", Meaning::Move},
    {"aille", Meaning::Move},
    {"comes", Meaning::Move},
    {"pushes", Meaning::Move},
    {"sneaks", Meaning::Move},
    {"slips", Meaning::Move},
    {"steps", Meaning::Move},
    {"crosses", Meaning::Move},
    {"ziehen", Meaning::Move},
    {"ziehe", Meaning::Move},
    {"gehen", Meaning::Move},
    {"gehe", Meaning::Move},
    {"marschieren", Meaning::Move},
    {"avance", Meaning::Move},
    {"marche", Meaning::Move},
    {"mouvement", Meaning::Move},

    {"s", Meaning::Support},
    {"sup", Meaning::Support},
    {"supp", Meaning::Support},
    {"support", Meaning::Support},
    {"u", Meaning::Support},
    {"unt", Meaning::Support},
    {"unterst", Meaning::Support},
    {"unterstutzt", Meaning::Support},
    {"unterstuetzt", Meaning::Support},
    {"soutient", Meaning::Support},
    {"supports", Meaning::Support},
    {"supporting", Meaning::Support},
    {"defends", Meaning::Support},
    {"protects", Meaning::Support},
    {"helps", Meaning::Support},
    {"assists", Meaning::Support},
    {"aids", Meaning::Support},
    {"backs", Meaning::Support},
    {"hilft", Meaning::Support},
    {"deckt", Meaning::Support},
    {"sichert", Meaning::Support},
    {"stuetzt", Meaning::Support},
    {"stutzt", Meaning::Support},
    {"appuie", Meaning::Support},
    {"apoya", Meaning::Support},
    {"appoggia", Meaning::Support},
    {"unterstutzen", Meaning::Support},
    {"soutiens", Meaning::Support},
    {"appui", Meaning::Support},
    {"soutien", Meaning::Support},

    {"c", Meaning::Convoy},
    {"k", Meaning::Convoy},
    {"convoy", Meaning::Convoy},
    {"convoys", Meaning::Convoy},
    {"convoying", Meaning::Convoy},
    {"carries", Meaning::Convoy},
    {"conv", Meaning::Convoy},
    {"convoye", Meaning::Convoy},
    {"geleitet", Meaning::Convoy},
    {"geleite", Meaning::Convoy},
    {"geleit", Meaning::Convoy},
    {"befoerdert", Meaning::Convoy},
    {"befordert", Meaning::Convoy},
    {"transportiert", Meaning::Convoy},
    {"cvy", Meaning::Convoy},
    {"konvoi", Meaning::Convoy},
    {"konvoit", Meaning::Convoy},
    {"konvoyiert", Meaning::Convoy},
    {"convoie", Meaning::Convoy},
    {"ff", Meaning::Convoy},
    {"transport", Meaning::Convoy},
    {"transports", Meaning::Convoy},
    {"ferry", Meaning::Convoy},
    {"ferries", Meaning::Convoy},
    {"convoient", Meaning::Convoy},
    {"geleiten", Meaning::Convoy},

    {"r", Meaning::Retreat},
    {"ret", Meaning::Retreat},
    {"retreat", Meaning::Retreat},
    {"retreats", Meaning::Retreat},
    {"rto", Meaning::Retreat},
    {"retraite", Meaning::Retreat},
    {"retreating", Meaning::Retreat},
    {"withdraw", Meaning::Retreat},
    {"withdraws", Meaning::Retreat},
    {"weicht", Meaning::Retreat},
    {"ruckzug", Meaning::Retreat},
    {"rueckzug", Meaning::Retreat},
    {"rtrts", Meaning::Retreat},
    {"raise", Meaning::Retreat},
    {"raises", Meaning::Retreat},
    {"raising", Meaning::Retreat},
    {"hebt", Meaning::Retreat},
    {"retraits", Meaning::Retreat},
    {"recule", Meaning::Retreat},
    {"reculent", Meaning::Retreat},
    {"retreates", Meaning::Retreat},
    {"retire", Meaning::Retreat},
    {"replie", Meaning::Retreat},

    {"d", Meaning::Disband},
    {"disband", Meaning::Disband},
    {"disbands", Meaning::Disband},
    {"disbanded", Meaning::Disband},
    {"remove", Meaning::Disband},
    {"removes", Meaning::Disband},
    {"removed", Meaning::Disband},
    {"destroyed", Meaning::Disband},
    {"aufgelost", Meaning::Disband},
    {"aufgeloest", Meaning::Disband},
    {"otb", Meaning::Disband},
    {"rem", Meaning::Disband},
    {"dsb", Meaning::Disband},
    {"boom", Meaning::Disband},
    {"explodes", Meaning::Disband},
    {"auflosen", Meaning::Disband},
    {"aufloesen", Meaning::Disband},
    {"dissoute", Meaning::Disband},
    {"dissout", Meaning::Disband},
    {"dissous", Meaning::Disband},
    {"disbanding", Meaning::Disband},
    {"disb", Meaning::Disband},
    {"destroy", Meaning::Disband},
    {"destroys", Meaning::Disband},

    {"b", Meaning::Build},
    {"build", Meaning::Build},
    {"builds", Meaning::Build},
    {"bld", Meaning::Build},
    {"baut", Meaning::Build},
    {"+", Meaning::Build},

    {"waive", Meaning::Waive},
    {"waives", Meaning::Waive},
    {"wve", Meaning::Waive},

    {"transfer", Meaning::Transfer},
    {"transfers", Meaning::Transfer},
    {"give", Meaning::Transfer},
    {"gives", Meaning::Transfer},
    {"uberweist", Meaning::Transfer},
    {"ueberweist", Meaning::Transfer},
    {"donne", Meaning::Transfer},
    {"donnent", Meaning::Transfer},
    {"gib", Meaning::Transfer},
    {"gibt", Meaning::Transfer},
    {"gebe", Meaning::Transfer},
    {"geben", Meaning::Transfer},
    {"giving", Meaning::Transfer},
    {"schenke", Meaning::Transfer},
    {"schenkt", Meaning::Transfer},
    {"land", Meaning::Land},
    {"allow", Meaning::Land},
    {"landing", Meaning::Land},
    {"contract", Meaning::Contract},
    {"vertrag", Meaning::Contract},
    {"contrat", Meaning::Contract},
    {"with", Meaning::With},
    {"and", Meaning::With},
    {"mit", Meaning::With},
    {"und", Meaning::With},
    {"avec", Meaning::With},

    {"from", Meaning::From},
    {"von", Meaning::From},
    {"aus", Meaning::From},
    {"leaves", Meaning::From},
    {"to", Meaning::To},
    {"into", Meaning::To},
    {"nach", Meaning::To},
    {"x", Meaning::To},
    {"cto", Meaning::To},
    {"onto", Meaning::To},
    {"towards", Meaning::To},
    {"vers", Meaning::To},
    {"verso", Meaning::To},
    {"auf", Meaning::To},
    {"gegen", Meaning::To},
    {"against", Meaning::To},
    {"en", Meaning::To},
    {"too", Meaning::To},
    {"for", Meaning::To},
    {"via", Meaning::Via},
    {"by", Meaning::Via},
    {"uber", Meaning::Via},
    {"ueber", Meaning::Via},
    {"through", Meaning::Via},
    {"convoyed", Meaning::ByConvoy},

    {"the", Meaning::Filler},
    {"in", Meaning::Filler},
    {"at", Meaning::Filler},
    {"on", Meaning::Filler},
    {"of", Meaning::Filler},
    {"will", Meaning::Filler},
    {"is", Meaning::Filler},
    {"please", Meaning::Filler},
    {"my", Meaning::Filler},
    {"our", Meaning::Filler},
    {"its", Meaning::Filler},
    {"their", Meaning::Filler},
    {"bitte", Meaning::Filler},
    {"die", Meaning::Filler},
    {"der", Meaning::Filler},
    {"das", Meaning::Filler},
    {"beim", Meaning::Filler},
    {"sich", Meaning::Filler},
    {"angriff", Meaning::Filler},
    {"wird", Meaning::Filler},
    {"werden", Meaning::Filler},
    {"zuruck", Meaning::Filler},
    {"zurueck", Meaning::Filler},
    {"back", Meaning::Filler},
    {"just", Meaning::Filler},
    {"still", Meaning::Filler},
    {"se", Meaning::Filler},
    {"meine", Meaning::Filler},
    {"mein", Meaning::Filler},
    {"le", Meaning::Filler},
    {"la", Meaning::Filler},
    {"les", Meaning::Filler},
    {"du", Meaning::Filler},
    {"des", Meaning::Filler},
    {"au", Meaning::Filler},
    {"aux", Meaning::Filler},
    {"dem", Meaning::Filler},
    {"ins", Meaning::Filler},
    {"im", Meaning::Filler},
});

constexpr std::array foreignVerbs = std::to_array<std::string_view>({
    "proxy",   "p",      "transform", "transforms", "trafo",    "t",         "convert",    "converts",
    "core",    "cores",  "besiege",   "besieges",   "beseige",  "beseiges",  "siege",      "belagert",
    "lift",    "lifts",  "ls",        "patrol",     "patrols",  "intercept", "intercepts", "escort",
    "escorts", "split",  "splits",    "keep",       "keeps",    "bricht",    "bomb",       "bombs",
    "sweep",   "claims", "claim",     "fortify",    "garrison",
});

} // namespace

bool isForeignVerb(std::string_view word)
{
    const std::string folded = foldName(word);
    return std::find(foreignVerbs.begin(), foreignVerbs.end(), folded) != foreignVerbs.end();
}

std::optional<Meaning> meaningOf(std::string_view word)
{
    // Every word of a mail is asked for several times. Of two entries for a word the first counts.
    static const auto places = [] {
        std::unordered_map<std::string_view, std::size_t> all;
        for (std::size_t i = 0; i < knownWords.size(); ++i)
            all.emplace(knownWords[i].first, i);
        return all;
    }();
    const std::string name = foldName(word);
    const auto folded = places.find(name);
    const auto written = places.find(word); // signs are no names: folded, nothing is left of them
    const std::size_t first = std::min(folded == places.end() ? knownWords.size() : folded->second,
                                       written == places.end() ? knownWords.size() : written->second);
    return first < knownWords.size() ? std::optional(knownWords[first].second) : std::nullopt;
}

bool isCutShort(std::string_view word, Meaning verb)
{
    const std::string folded = foldName(word);
    return folded.size() > 2 && !meaningOf(word)
           && std::any_of(knownWords.begin(), knownWords.end(),
                          [&](const Entry &entry) { return entry.second == verb && entry.first.starts_with(folded); });
}

std::string nearestVerb(std::string_view word)
{
    std::vector<std::string> verbs;
    for (const Entry &entry : knownWords) {
        if (entry.first.size() > 3 && entry.second < Meaning::To)
            verbs.emplace_back(entry.first);
    }
    const std::vector<std::string> nearest = nearestNames(foldName(word), verbs, 1);
    return nearest.empty() ? std::string() : nearest.front();
}

} // namespace entente
