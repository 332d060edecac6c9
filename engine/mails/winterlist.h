#pragma once

#include "orders/parser.h"

#include <string>
#include <string_view>
#include <vector>

namespace entente {

/// What the words of a winter's mail ask for.
enum class WinterWish { Unsaid, Build, Remove };

/// One thing asked for, and the words that say so.
struct WinterItem {
    ParsedOrder order;
    std::string text;
    std::string meant = {}; ///< the name that `text` was read as, where it is misspelt
    bool guessed = false;   ///< neither word nor sign says whether to build or to remove: what the power owes does
    bool open = false;      ///< "or F Ank", "... no, ...": a choice that nobody made, or taken back
};

/// What was read of a line; `rest` is what nobody could make anything of.
struct WinterLine {
    PowerId power;                        ///< named at its beginning, or none
    WinterWish wish = WinterWish::Unsaid; ///< said last; where no unit follows it counts for the lines below
    std::vector<WinterItem> items;
    std::vector<std::string> kindless; ///< what is to be built there, army or fleet, nobody says
    std::vector<std::string> unknown;  ///< what stands where a place should, behind a kind
    std::string rest;
};

/// Reads a line of a winter's mail in the forms that people use, in English, German and French: "Build A Ber, A Mun",
/// "France builds 3: F Bre, A Par", "+A Kie", "Turkey - A Smyrna", "Baue A Berlin, Flotte Kiel", "construit F Brest",
/// "I build an army in Warsaw", "A Mun auflösen". `heading` and `wish` are what stands above it.
WinterLine readWinterLine(std::string_view line, const ParseContext &context, PowerId heading, WinterWish wish);

} // namespace entente
