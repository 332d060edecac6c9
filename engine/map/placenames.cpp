#include "map/placenames.h"

#include <algorithm>
#include <array>

namespace entente {

namespace {

struct Named {
    std::string_view name;
    std::array<std::string_view, 7> others;
    std::size_t count;
};

constexpr auto places = std::to_array<Named>({
    {"adriaticsea", {"adriatique", "meradriatique", "adria"}, 3},
    {"aegeansea", {"meregee", "egee"}, 2},
    {"albania", {"albanie"}, 1},
    {"algeria", {"algerie"}, 1},
    {"algiers", {"alger"}, 1},
    {"apulia", {"pouilles", "lapouille"}, 2},
    {"archangel", {"arkhangelsk"}, 1},
    {"armenia", {"armenie"}, 1},
    {"balticsea", {"merbaltique", "baltique", "ostsee"}, 3},
    {"balticstates", {"paysbaltes"}, 1},
    {"barentssea", {"merdebarents"}, 1},
    {"bayofbiscay", {"golfedegascogne"}, 1},
    {"belgium", {"belgique"}, 1},
    {"blacksea", {"mernoire"}, 1},
    {"bohemia", {"boheme"}, 1},
    {"bologna", {"bologne"}, 1},
    {"bulgaria", {"bulgarie"}, 1},
    {"burgundy", {"bourgogne"}, 1},
    {"caucasus", {"caucase"}, 1},
    {"constantinople", {"istanbul"}, 1},
    {"corsica", {"corse"}, 1},
    {"courland", {"courlande"}, 1},
    {"croatia", {"croatie"}, 1},
    {"czechoslovakia", {"tchecoslovaquie"}, 1},
    {"denmark", {"danemark"}, 1},
    {"easternmediterranean", {"mediterraneeorientale", "mermediterraneeorientale", "medorientale"}, 3},
    {"edinburgh", {"edimbourg"}, 1},
    {"egypt", {"egypte"}, 1},
    {"englishchannel", {"manche", "lamanche", "kanal"}, 3},
    {"ferrara", {"ferrare"}, 1},
    {"finland", {"finlande"}, 1},
    {"firenze", {"florence"}, 1},
    {"galicia", {"galicie"}, 1},
    {"gascony", {"gascogne"}, 1},
    {"genova", {"genes", "genoa"}, 2},
    {"germany", {"allemagne"}, 1},
    {"greece", {"grece"}, 1},
    {"gulfofbothnia", {"golfedebotnie", "botnie"}, 2},
    {"gulfoflions", {"golfedulion", "golfedelyon"}, 2},
    {"gulfoflyon", {"golfedulion", "golfedelyon"}, 2},
    {"gulfoflyons", {"golfedulion", "golfedelyon"}, 2},
    {"gulfofvenice", {"golfedevenise"}, 1},
    {"helgolandbight", {"baiedeheligoland", "heligoland", "helgoland"}, 3},
    {"holland", {"hollande", "paysbas"}, 2},
    {"hungary", {"hongrie"}, 1},
    {"ioniansea", {"merionienne", "ionienne"}, 2},
    {"ireland", {"irlande"}, 1},
    {"irishsea", {"merdirlande"}, 1},
    {"libya", {"libye"}, 1},
    {"liguriansea", {"merligure", "merdeligurie"}, 2},
    {"liverpool", {"lpool", "liverp"}, 2},
    {"livonia", {"livonie"}, 1},
    {"london", {"londres"}, 1},
    {"lucca", {"lucques"}, 1},
    {"mantova", {"mantoue", "mantua"}, 2},
    {"marseilles", {"marseille"}, 1},
    {"midatlanticocean",
     {"atlantiquemoyen", "oceanatlantiquemoyen", "moyenatlantique", "atlantiquecentre", "milieuatlantique",
      "oceanatlantiquemilieu", "oam"},
     7},
    {"milano", {"milan"}, 1},
    {"modena", {"modene"}, 1},
    {"morocco", {"maroc"}, 1},
    {"moscow", {"moscou"}, 1},
    {"napoli", {"naples"}, 1},
    {"northafrica", {"afriquedunord"}, 1},
    {"northatlanticocean", {"atlantiquenord", "oceanatlantiquenord"}, 2},
    {"northsea", {"merdunord"}, 1},
    {"norway", {"norvege"}, 1},
    {"norwegiansea", {"merdenorvege"}, 1},
    {"padova", {"padoue", "padua"}, 2},
    {"parma", {"parme"}, 1},
    {"pavia", {"pavie"}, 1},
    {"persia", {"perse"}, 1},
    {"perugia", {"perouse"}, 1},
    {"picardy", {"picardie"}, 1},
    {"piedmont", {"piemont"}, 1},
    {"pisa", {"pise"}, 1},
    {"poland", {"pologne"}, 1},
    {"prussia", {"prusse"}, 1},
    {"ravenna", {"ravenne"}, 1},
    {"roma", {"rome"}, 1},
    {"roumania", {"roumanie"}, 1},
    {"rumania", {"roumanie"}, 1},
    {"scapaflow", {"scapa"}, 1},
    {"serbia", {"serbie"}, 1},
    {"sevastopol", {"sebastopol"}, 1},
    {"siberia", {"siberie"}, 1},
    {"sicily", {"sicile"}, 1},
    {"siena", {"sienne"}, 1},
    {"silesia", {"silesie"}, 1},
    {"smyrna", {"smyrne"}, 1},
    {"southatlantic", {"atlantiquesud"}, 1},
    {"spain", {"espagne"}, 1},
    {"stpetersburg", {"saintpetersbourg", "stpetersbourg"}, 2},
    {"sweden", {"suede"}, 1},
    {"syria", {"syrie"}, 1},
    {"torino", {"turin"}, 1},
    {"tripoli", {"tripolidelibye"}, 1},
    {"tuscany", {"toscane"}, 1},
    {"tyrolia", {"tyrol"}, 1},
    {"tyrrheniansea", {"mertyrrhenienne", "tyrrhenienne"}, 2},
    {"venezia", {"venise", "venice"}, 2},
    {"venice", {"venise"}, 1},
    {"verona", {"verone"}, 1},
    {"vienna", {"vienne"}, 1},
    {"wales", {"paysdegalles", "galles"}, 2},
    {"warsaw", {"varsovie"}, 1},
    {"westernmediterranean", {"mediterraneeoccidentale", "mermediterraneeoccidentale", "medoccidentale"}, 3},
});

constexpr auto powers = std::to_array<Named>({
    {"austria", {"autriche", "autrichehongrie", "autrichien", "autrichienne"}, 4},
    {"britain", {"grandebretagne", "royaumeuni", "angleterre", "britannique"}, 4},
    {"emperor", {"empereur", "empire"}, 2},
    {"england", {"angleterre", "anglais", "anglaise"}, 3},
    {"france", {"francais", "francaise"}, 2},
    {"genoa", {"genes"}, 1},
    {"germany", {"allemagne", "allemand", "allemande"}, 3},
    {"italy", {"italie", "italien", "italienne"}, 3},
    {"mantua", {"mantoue"}, 1},
    {"poland", {"pologne"}, 1},
    {"pope", {"pape"}, 1},
    {"russia", {"russie", "russe"}, 2},
    {"spain", {"espagne"}, 1},
    {"turkey", {"turquie", "turc", "turque"}, 3},
    {"venice", {"venise"}, 1},
});

template <std::size_t size>
std::span<const std::string_view> find(const std::array<Named, size> &table, std::string_view folded)
{
    const auto found = std::find_if(table.begin(), table.end(), [&](const Named &row) { return row.name == folded; });
    return found == table.end() ? std::span<const std::string_view>()
                                : std::span<const std::string_view>(found->others.data(), found->count);
}

} // namespace

std::span<const std::string_view> otherPlaceNames(std::string_view folded)
{
    return find(places, folded);
}

std::span<const std::string_view> otherPowerNames(std::string_view folded)
{
    return find(powers, folded);
}

} // namespace entente
