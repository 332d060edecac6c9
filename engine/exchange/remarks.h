#pragma once

#include "base/wording.h"

#include <algorithm>
#include <vector>

namespace entente {

/// Nobody reads more sentences about one file.
inline constexpr std::size_t mostRemarks = 50;

/// Says it, once. What goes beyond `mostRemarks` is told by one sentence.
inline void addRemark(std::vector<Wording> &remarks, Wording sentence)
{
    if (remarks.size() > mostRemarks || std::find(remarks.begin(), remarks.end(), sentence) != remarks.end())
        return;
    if (remarks.size() == mostRemarks)
        sentence = worded("Remarks", "There is more in the file that could not be brought over.");
    remarks.push_back(std::move(sentence));
}

} // namespace entente
