#pragma once

#include "base/ids.h"

#include <functional>
#include <map>
#include <string>
#include <utility>
#include <vector>

namespace entente {

/// What a variant's file says of its printed rules: which of their paragraphs speaks of what, by the words for what
/// happens (game/citations.h), and which ways are closed though the map might suggest them.
struct OwnRules {
    std::string title;                                          ///< stands before each number: "City State 7f"
    std::map<std::string, std::string, std::less<>> paragraphs; ///< "starved": "7g"
    std::vector<std::pair<ProvinceId, ProvinceId>> closed;      ///< neighbours between which there is no way

    bool isClosed(ProvinceId one, ProvinceId other) const
    {
        for (const auto &[a, b] : closed) {
            if ((a == one && b == other) || (a == other && b == one))
                return true;
        }
        return false;
    }
};

} // namespace entente
