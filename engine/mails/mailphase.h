#pragma once

#include "map/yearcount.h"
#include "orders/position.h"
#include "language/tokenizer.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace entente {

/// A phase as people name it above their orders: "F1902", "Spring 1902", "Herbst 1902", "Fall 1901 retreats".
struct NamedPhase {
    Season season = Season::Spring;
    int year = 0;     ///< 0: not said
    int figures = 0;  ///< the same as it was written: 2 for "02"
    std::string text; ///< as it was written
    /// It heads what became of the orders of this stage: "Spring 1902, results".
    std::optional<Stage> results = {};

    friend bool operator==(const NamedPhase &, const NamedPhase &) = default;
};

/// The phase that a line names, if it is short enough to be a heading or a subject.
/// "spring", "Herbst": the season of a word; not of a letter.
std::optional<Season> seasonNamed(std::string_view word);

std::optional<NamedPhase> phaseNamed(std::string_view line);

/// Which stage's results words beside the name of a season announce: "results", "Retreat results", "after the
/// retreats".
std::optional<Stage> resultsNamed(std::span<const Token> words, Season season);

/// May the present phase have been meant? Builds follow the autumn, and many call them so. Years go by the number that
/// is stored or by the one that people say.
bool mayMean(const NamedPhase &named, const Phase &present, const YearCount &years);

} // namespace entente
