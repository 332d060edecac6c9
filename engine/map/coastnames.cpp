#include "map/coastnames.h"

#include <array>
#include <utility>

namespace entente {

namespace {

/// Longest first, so that "southcoast" is not read as something that ends with "coast".
constexpr std::array<std::pair<std::string_view, std::string_view>, 48> coastWords = {{
    {"nordkueste", "nc"},
    {"suedkueste", "sc"},
    {"westkueste", "wc"},
    {"ostkueste", "ec"},
    {"nordkuste", "nc"},
    {"sudkuste", "sc"},
    {"westkuste", "wc"},
    {"ostkuste", "ec"},
    {"northerncoast", "nc"},
    {"southerncoast", "sc"},
    {"easterncoast", "ec"},
    {"westerncoast", "wc"},
    {"northcoast", "nc"},
    {"southcoast", "sc"},
    {"eastcoast", "ec"},
    {"westcoast", "wc"},
    {"nthcoast", "nc"},
    {"sthcoast", "sc"},
    {"ncoast", "nc"},
    {"scoast", "sc"},
    {"ecoast", "ec"},
    {"wcoast", "wc"},
    {"cotenord", "nc"},
    {"cotesud", "sc"},
    {"coteest", "ec"},
    {"coteouest", "wc"},
    {"north", "nc"},
    {"south", "sc"},
    {"east", "ec"},
    {"west", "wc"},
    {"ncst", "nc"},
    {"scst", "sc"},
    {"ecst", "ec"},
    {"wcst", "wc"},
    {"ncs", "nc"},
    {"scs", "sc"},
    {"ecs", "ec"},
    {"wcs", "wc"},
    {"nc", "nc"},
    {"sc", "sc"},
    {"ec", "ec"},
    {"wc", "wc"},
    {"nk", "nc"},
    {"sk", "sc"},
    {"cn", "nc"},
    {"cs", "sc"},
    {"ce", "ec"},
    {"co", "wc"},
}};

} // namespace

std::string_view coastCode(std::string_view folded)
{
    for (const auto &[word, code] : coastWords) {
        if (folded == word)
            return code;
    }
    return {};
}

std::string_view splitCoast(std::string_view &folded)
{
    for (const auto &[word, code] : coastWords) {
        if (folded.size() > word.size() && folded.ends_with(word)) {
            folded.remove_suffix(word.size());
            return code;
        }
    }
    return {};
}

} // namespace entente
