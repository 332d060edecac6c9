#include "language/vocabulary.h"

#include "base/names.h"
#include "base/wordtable.h"

#include <algorithm>
#include <array>
#include <vector>

namespace entente {

namespace {

/// A further language is further words.
const WordTable<Meaning> &knownWords()
{
    static const WordTable<Meaning> words{
        {Meaning::Hold,
         {"h",       "hold",    "holds",  "holding", "stand", "stands",   "standing", "hld",      "std",
          "halt",    "haelt",   "steht",  "tient",   "stay",  "stays",    "wait",     "waits",    "remain",
          "remains", "bleibt",  "wartet", "halten",  "reste", "resta",    "rimane",   "mantiene", "halte",
          "stehen",  "bleiben", "bleibe", "sits",    "tiens", "tiennent", "restent"}},
        {Meaning::Move,
         {"m",        "mv",          "move",       "moves",   "moving",    "go",         "goes",      "going",
          "mto",      "zieht",       "geht",       "va",      "attack",    "attacks",    "attacking", "takes",
          "captures", "occupies",    "walks",      "travels", "invades",   "enters",     "marches",   "sails",
          "heads",    "advances",    "marschiert", "greift",  "rueckt",    "ruckt",      "faehrt",    "fahrt",
          "segelt",   "attaque",     "embark",     "embarks", "disembark", "disembarks", "lands",     "landet",
          "flies",    "fliegt",      "sail",       "march",   "follows",   "drives",     "aille",     "comes",
          "pushes",   "sneaks",      "slips",      "steps",   "crosses",   "ziehen",     "ziehe",     "gehen",
          "gehe",     "marschieren", "avance",     "marche",  "mouvement"}},
        {Meaning::Support, {"s",       "sup",         "supp",         "support",  "u",        "unt",
                            "unterst", "unterstutzt", "unterstuetzt", "soutient", "supports", "supporting",
                            "defends", "protects",    "helps",        "assists",  "aids",     "backs",
                            "hilft",   "deckt",       "sichert",      "stuetzt",  "stutzt",   "appuie",
                            "apoya",   "appoggia",    "unterstutzen", "soutiens", "appui",    "soutien"}},
        {Meaning::Convoy,
         {"c",          "k",        "convoy",  "convoys",    "convoying",  "carries",   "conv",
          "convoye",    "geleitet", "geleite", "geleit",     "befoerdert", "befordert", "transportiert",
          "cvy",        "konvoi",   "konvoit", "konvoyiert", "convoie",    "ff",        "transport",
          "transports", "ferry",    "ferries", "convoient",  "geleiten"}},
        {Meaning::Retreat,
         {"r",         "ret",      "retreat", "retreats", "rto",       "retraite", "retreating", "withdraw",
          "withdraws", "weicht",   "ruckzug", "rueckzug", "rtrts",     "raise",    "raises",     "raising",
          "hebt",      "retraits", "recule",  "reculent", "retreates", "retire",   "replie"}},
        {Meaning::Disband,
         {"d",         "disband",    "disbands", "disbanded", "remove",     "removes", "removed",  "destroyed",
          "aufgelost", "aufgeloest", "otb",      "rem",       "dsb",        "boom",    "explodes", "auflosen",
          "aufloesen", "dissoute",   "dissout",  "dissous",   "disbanding", "disb",    "destroy",  "destroys"}},
        {Meaning::Build, {"b", "build", "builds", "bld", "baut", "+"}},
        {Meaning::Waive, {"waive", "waives", "wve"}},
        {Meaning::Transfer,
         {"transfer", "transfers", "give", "gives", "uberweist", "ueberweist", "donne", "donnent", "gib", "gibt",
          "gebe", "geben", "giving", "schenke", "schenkt"}},
        {Meaning::Land, {"land", "allow", "landing"}},
        {Meaning::Contract, {"contract", "vertrag", "contrat"}},
        {Meaning::With, {"with", "and", "mit", "und", "avec"}},
        {Meaning::From, {"from", "von", "aus", "leaves"}},
        {Meaning::To,
         {"to", "into", "nach", "x", "cto", "onto", "towards", "vers", "verso", "auf", "gegen", "against", "en", "too",
          "for"}},
        {Meaning::Via, {"via", "by", "uber", "ueber", "through"}},
        {Meaning::ByConvoy, {"convoyed"}},
        {Meaning::Filler, {"the",    "in",     "at",      "on",   "of",   "will",  "is",   "please", "my",      "our",
                           "its",    "their",  "bitte",   "die",  "der",  "das",   "beim", "sich",   "angriff", "wird",
                           "werden", "zuruck", "zurueck", "back", "just", "still", "se",   "meine",  "mein",    "le",
                           "la",     "les",    "du",      "des",  "au",   "aux",   "dem",  "ins",    "im"}},
    };
    return words;
}

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
    if (const auto folded = knownWords().find(foldName(word)))
        return folded;
    return knownWords().find(word); // signs are no names: folded, nothing is left of them
}

bool isCutShort(std::string_view word, Meaning verb)
{
    const std::string folded = foldName(word);
    const auto begins = [&](std::string_view known) { return known.starts_with(folded); };
    return folded.size() > 2 && !meaningOf(word)
           && std::any_of(knownWords().groups().begin(), knownWords().groups().end(), [&](const auto &group) {
                  return group.meaning == verb && std::any_of(group.words.begin(), group.words.end(), begins);
              });
}

std::string nearestVerb(std::string_view word)
{
    std::vector<std::string> verbs;
    for (const auto &[meaning, words] : knownWords().groups()) {
        for (const std::string_view verb : words) {
            if (verb.size() > 3 && meaning < Meaning::To)
                verbs.emplace_back(verb);
        }
    }
    const std::vector<std::string> nearest = nearestNames(foldName(word), verbs, 1);
    return nearest.empty() ? std::string() : nearest.front();
}

} // namespace entente
