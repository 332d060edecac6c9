#pragma once

#include "io/gamecase.h"
#include "io/json.h"

#include <algorithm>
#include <tuple>
#include <vector>

namespace entente::proof {

/// Who stands where: power, kind and province.
using Standing = std::vector<std::tuple<PowerId, KindId, ProvinceId>>;

/// What the case expects to stand on the board, walls included; false if it does not say.
inline bool readStanding(const GameCase &one, Standing &standing)
{
    const Board &board = *one.variant->board;
    const Result<JsonValue, Fault> expect = readJson(one.expect);
    bool found = false;
    for (std::size_t i = 0; expect && i < expect->keys.size(); ++i) {
        if (expect->keys[i] != "units")
            continue;
        found = true;
        const JsonValue &powers = expect->items[i];
        for (std::size_t p = 0; p < powers.keys.size(); ++p) {
            for (const JsonValue &unit : powers.items[p].items) {
                std::string text = unit.text;
                std::erase_if(text, [](char c) { return c == '(' || c == ')'; });
                const std::size_t space = text.find(' ');
                standing.emplace_back(board.findPower(powers.keys[p]), board.findKind(text.substr(0, space)),
                                      board.provinceOf(board.findRegion(text.substr(space + 1))));
            }
        }
    }
    std::sort(standing.begin(), standing.end());
    return found;
}

} // namespace entente::proof
