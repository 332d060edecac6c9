#pragma once

#include "studio/proposal.h"

#include <QtGlobal>

#include <algorithm>
#include <set>
#include <string>

namespace entente::test {

inline Proposal proposed(const std::string &svg, const Gazetteer &known = {})
{
    const auto drawing = readDrawing(svg);
    if (!drawing)
        qFatal("%s", drawing.error().text().c_str());
    auto proposal = proposalOf(*drawing, known);
    if (!proposal)
        qFatal("%s", proposal.error().text().c_str());
    return std::move(proposal).value();
}

inline std::string drawn(const std::string &inside)
{
    return "<svg xmlns=\"http://www.w3.org/2000/svg\" xmlns:inkscape=\"http://www.inkscape.org/namespaces/inkscape\" "
           "viewBox=\"0 0 300 200\">"
           + inside + "</svg>";
}

/// Two lands above a sea, and a third that touches only one of them.
inline const std::string landsAndSea = R"(
    <path id="ald" d="M0,0 H100 V100 H0 Z" fill="#e8d8b0"/>
    <path id="bor" d="M100,0 h100 v100 h-100 z" fill="#e8d8b0"/>
    <polygon id="cor" points="200,0 300,0 300,60 200,60" fill="#d0e0b0"/>
    <rect id="wet" x="0" y="100" width="300" height="100" fill="#a0c0e0"/>)";

/// "ger-par AF" by the names of places, in the order of the alphabet.
inline std::set<std::string> waysOf(const Proposal &proposal)
{
    std::set<std::string> ways;
    for (const ProposedPassage &passage : proposal.passages) {
        const auto &[from, to] = std::minmax(proposal.places[static_cast<std::size_t>(passage.from)].id,
                                             proposal.places[static_cast<std::size_t>(passage.to)].id);
        ways.insert(from + '-' + to + (passage.army ? " A" : " ") + (passage.fleet ? "F" : ""));
    }
    return ways;
}

inline const ProposedPlace &placeCalled(const Proposal &proposal, const std::string &name)
{
    const auto found = std::find_if(proposal.places.begin(), proposal.places.end(),
                                    [&](const ProposedPlace &each) { return each.name == name || each.id == name; });
    if (found == proposal.places.end())
        qFatal("no place %s", name.c_str());
    return *found;
}

} // namespace entente::test
