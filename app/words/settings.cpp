#include "words/settings.h"

#include "words/names.h"

#include <QCoreApplication>

namespace entente::app {

namespace {
struct Settings {
    Q_DECLARE_TR_FUNCTIONS(Settings)
};
} // namespace

QString settingTitle(const SettingInfo &setting)
{
    if (setting.name == "edition")
        return Settings::tr("Edition of the rules");
    if (setting.name == "viaFallback")
        return Settings::tr("Walk when the convoy fails");
    if (setting.name == "paradox")
        return Settings::tr("Convoy paradoxes");
    if (setting.name == "multiRoute")
        return Settings::tr("Several convoy routes");
    if (setting.name == "adjacentConvoy")
        return Settings::tr("Convoys to a neighbour");
    if (setting.name == "victoryCentres")
        return Settings::tr("Centres that win");
    if (setting.name == "victory")
        return Settings::tr("Centres that win");
    if (setting.name == "lima2b")
        return Settings::tr("Rule 2b: retreats of squadrons");
    if (setting.name == "highOcean")
        return Settings::tr("High Ocean");
    if (setting.name == "oddSeasons")
        return Settings::tr("Seasons all at once");
    if (setting.name == "scheduleSeed")
        return Settings::tr("Seed of the secret order");
    return fromUtf8(setting.name);
}

QString settingSentence(const SettingInfo &setting)
{
    if (setting.name == "edition")
        return Settings::tr("Which printed rules the game is played by.");
    if (setting.name == "viaFallback")
        return Settings::tr("An army that asked for a convoy to a neighbour walks there if the convoy is missing or broken.");
    if (setting.name == "paradox")
        return Settings::tr("What happens when a convoyed attack would decide about its own convoy.");
    if (setting.name == "victoryCentres")
        return Settings::tr("How many supply centres win the game.");
    if (setting.name == "victory")
        return Settings::tr("18 centres win as printed, or 21, which is more than half of all.");
    if (setting.name == "lima2b")
        return Settings::tr("A squadron may not retreat to a supply centre that another power owns.");
    if (setting.name == "highOcean")
        return Settings::tr("The High Ocean is in play: a box west and south of Europe for any number of fleets.");
    if (setting.name == "oddSeasons")
        return Settings::tr("Now and then a season is played in which all powers act at once, and nobody is told.");
    if (setting.name == "scheduleSeed")
        return Settings::tr("The number from which the secret order of acting is drawn.");
    return fromUtf8(setting.sentence);
}

} // namespace entente::app
