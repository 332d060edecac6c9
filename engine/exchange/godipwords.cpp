#include "exchange/godipwords.h"

#include "exchange/lines.h"
#include "map/board.h"
#include "orders/namesthere.h"

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

std::vector<std::string> godipWords(const Board &board, const Order &order)
{
    const auto place = [&](RegionId region) { return godipPlace(board, region); };
    const auto province = [&](RegionId region) { return place(board.mainRegion(board.provinceOf(region))); };
    std::vector<std::string> words;
    RegionId to;
    if (is<Hold>(order)) {
        words = {"Hold"};
    } else if (const auto *move = std::get_if<Move>(&order.action)) {
        words = {move->way == Way::Unsaid ? "Move" : "MoveViaConvoy"};
        to = move->to();
    } else if (const auto *retreat = std::get_if<Retreat>(&order.action)) {
        words = {"Move"};
        to = retreat->to;
    } else if (const auto *support = std::get_if<Support>(&order.action)) {
        words = {"Support", place(support->of)};
        if (!support->toHold())
            words.push_back(place(support->to));
    } else if (const auto *convoy = std::get_if<Convoy>(&order.action)) {
        words = {"Convoy", place(convoy->army), place(convoy->to)};
    } else if (is<Disband>(order)) {
        words = {"Disband"};
    } else if (is<Build>(order)) {
        words = {"Build", board.kind(order.kind).travel == Travel::Sea ? "Fleet" : "Army"};
        if (place(order.at) != province(order.at))
            words.push_back(place(order.at));
    }
    if (to.valid()) {
        words.push_back(province(to));
        if (place(to) != province(to))
            words.push_back(place(to));
    }
    return words;
}

std::string godipPlace(const Board &board, RegionId region)
{
    return lowerCase(nameThere(board, region, godipNames));
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
