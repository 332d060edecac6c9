#include "exchange/godipwords.h"

#include <algorithm>
#include <array>

namespace entente {

std::string godipOrder(const std::vector<std::string> &words, const std::string &place)
{
    const std::string &verb = words.front();
    const auto word = [&](std::size_t i) { return i < words.size() ? words[i] : std::string(); };
    if (verb == "Hold")
        return place + " H";
    if (verb == "Move")
        return place + " - " + word(1);
    if (verb == "MoveViaConvoy")
        return place + " - " + word(1) + " via convoy";
    if (verb == "Support")
        return words.size() > 2 && words[1] != words[2] ? place + " S " + words[1] + " - " + words[2]
                                                        : place + " S " + word(1);
    if (verb == "Convoy")
        return place + " C " + word(1) + " - " + word(2);
    if (verb == "Build")
        return "Build " + word(1) + ' ' + (words.size() > 2 ? words[2] : place); // "stp", "Build", "Fleet", "stp/nc"
    if (verb == "Disband")
        return place + " D";
    return verb + ' ' + place; // the parser says what it makes of it
}

std::string godipVariant(std::string_view name)
{
    static constexpr std::array<std::string_view, 3> onTheClassicalBoard{"Italy vs Germany", "France vs Austria",
                                                                         "Classical - England vs Turkey"};
    const bool classical =
        std::find(onTheClassicalBoard.begin(), onTheClassicalBoard.end(), name) != onTheClassicalBoard.end();
    return "godip:" + (classical ? "Classical" : std::string(name));
}

} // namespace entente
