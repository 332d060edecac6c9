#include "mails/winterwords.h"

#include "base/names.h"
#include "base/wordtable.h"

namespace entente {

namespace {

enum class WinterWord { Build, Remove, Waive, Points, Talk, Armies };

const WordTable<WinterWord> &winterWords()
{
    static const WordTable<WinterWord> words{
        {WinterWord::Build,
         {"build",       "builds",       "building",      "built",        "baue",       "baut",      "bau",
          "bauen",       "aufbau",       "aufbauen",      "neubau",       "neu",        "construit", "construis",
          "construire",  "construction", "constructions", "construisent", "creation",   "cree",      "raise",
          "raises",      "new",          "nouvelle",      "nouveau",      "+",          "raised",    "laid",
          "formed",      "constructed",  "created",       "launched",     "recruited",  "mustered",  "levied",
          "aufgestellt", "gebaut",       "errichtet",     "ausgehoben",   "construite", "levee",     "creee",
          "batie",       "mise"}},
        {WinterWord::Remove,
         {"remove",     "removes",     "removal",        "removals",    "removing",     "disband",   "disbands",
          "disbanding", "entferne",    "entfernt",       "entfernen",   "abbau",        "abbauen",   "abzug",
          "auflosen",   "aufloesen",   "auflosung",      "aufloesung",  "lose",         "loese",     "lost",
          "loest",      "auf",         "retire",         "retirer",     "supprime",     "supprimer", "suppression",
          "dissout",    "dissous",     "dissolution",    "enleve",      "delete",       "scrap",     "scraps",
          "removed",    "disbanded",   "destroy",        "destroys",    "destroyed",    "kill",      "kills",
          "drop",       "drops",       "loses",          "looses",      "verliert",     "perd",      "scrapped",
          "dissolved",  "demobilised", "decommissioned", "demobilized", "verschrottet", "aufgelost", "aufgeloest",
          "entlassen",  "dissoute",    "supprimee",      "retiree",     "licenciee",    "chop",      "axe",
          "axed",       "scrapping"}},
        {WinterWord::Waive,
         {"waive", "waives", "waived", "wve", "verzichte", "verzichtet", "verzicht", "renonce", "renoncement", "passe",
          "forgo", "forgoes", "forego", "foregoes", "skips"}},
        {WinterWord::Points,
         {"point", "points", "pt", "pts", "sp", "sps", "supply", "versorgungspunkt", "versorgungspunkte", "punkt",
          "punkte", "vp"}},
        {WinterWord::Talk,
         {"i",   "we",   "will", "would",    "like",    "to",    "please",  "id",        "ill",   "my",
          "our", "and",  "also", "then",     "one",     "two",   "three",   "ich",       "wir",   "bitte",
          "und", "noch", "dann", "mochte",   "moechte", "eins",  "zwei",    "drei",      "je",    "nous",
          "et",  "puis", "veux", "voudrais", "unit",    "units", "einheit", "einheiten", "unite", "unites"}},
        {WinterWord::Armies, {"armies", "armees", "armeen", "fleets", "flottes", "flotten"}},
    };
    return words;
}

} // namespace

bool isBuildWord(std::string_view folded)
{
    return winterWords().find(folded) == WinterWord::Build;
}

bool isRemoveWord(std::string_view folded)
{
    return winterWords().find(folded) == WinterWord::Remove;
}

bool isWaiveWord(std::string_view folded)
{
    return winterWords().find(folded) == WinterWord::Waive;
}

bool isPointWord(std::string_view word)
{
    return winterWords().find(foldName(word)) == WinterWord::Points;
}

bool isTalk(std::string_view folded)
{
    return winterWords().find(folded) == WinterWord::Talk;
}

bool isPluralKind(std::string_view folded)
{
    return winterWords().find(folded) == WinterWord::Armies;
}

} // namespace entente
