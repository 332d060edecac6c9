#include "mails/winterwords.h"

#include "base/names.h"
#include "mails/linepieces.h"

namespace entente {

bool isBuildWord(std::string_view folded)
{
    return isListed("build builds building built baue baut bau bauen aufbau aufbauen neubau neu construit "
                    "construis construire construction constructions construisent creation cree raise "
                    "raises new nouvelle nouveau +",
                    folded);
}

bool isRemoveWord(std::string_view folded)
{
    return isListed("remove removes removal removals removing disband disbands disbanding entferne "
                    "entfernt entfernen abbau abbauen abzug auflosen aufloesen auflosung aufloesung lose "
                    "loese lost loest auf retire retirer supprime supprimer suppression dissout dissous "
                    "dissolution enleve delete scrap scraps removed disbanded destroy destroys destroyed "
                    "kill kills drop drops loses looses verliert perd",
                    folded);
}

bool isWaiveWord(std::string_view folded)
{
    return isOneOf(folded, {"waive", "waives", "waived", "wve", "verzichte", "verzichtet", "verzicht", "renonce",
                            "renoncement", "passe", "forgo", "forgoes", "forego", "foregoes", "skips"});
}

bool isPointWord(std::string_view word)
{
    return isOneOf(foldName(word), {"point", "points", "pt", "pts", "sp", "sps", "supply", "versorgungspunkt",
                                    "versorgungspunkte", "punkt", "punkte", "vp"});
}

bool isTalk(std::string_view folded)
{
    return isListed("i we will would like to please id ill my our and also then one two three ich wir "
                    "bitte und noch dann mochte moechte eins zwei drei je nous et puis veux voudrais unit "
                    "units einheit einheiten unite unites",
                    folded);
}

bool isPluralKind(std::string_view folded)
{
    return isOneOf(folded, {"armies", "armees", "armeen", "fleets", "flottes", "flotten"});
}

} // namespace entente
