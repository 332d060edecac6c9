#pragma once

#include "judge/adjudicator.h"

#include <string>

namespace entente::test {

/// Everything that an outcome says, in words that a failure can show.
inline std::string textOf(const MovesOutcome &outcome)
{
    std::string text;
    const auto add = [&](int number) { text += std::to_string(number) + ' '; };
    const auto addVerdicts = [&](const std::vector<Verdict> &verdicts) {
        for (const Verdict &v : verdicts) {
            text += std::string(v.reason == Reason::Pending ? "pending" : reasonWord(v.reason)) + ':';
            for (const int number : {int(v.refusal), v.other.index(), int(v.strength), int(v.against), int(v.dislodged),
                                     v.dislodger.index(), int(v.byConvoy)})
                add(number);
            text += "| ";
        }
        text += '\n';
    };
    const auto addSet = [&](const auto &set) {
        set.forEach([&](auto id) { add(id.index()); });
        text += '\n';
    };
    const auto addIds = [&](const auto &ids) {
        for (const auto id : ids)
            add(id.index());
        text += '\n';
    };
    addVerdicts(outcome.orders);
    addVerdicts(outcome.units);
    for (const int order : outcome.orderOf)
        add(order);
    addIds(outcome.endsIn);
    addSet(outcome.contested);
    addSet(outcome.supportsGiven);
    addSet(outcome.convoyed);
    addIds(outcome.struckFrom);
    addIds(outcome.aboard);
    addSet(outcome.inside);
    addSet(outcome.besieged);
    for (const MovesOutcome::Sortie &sortie : outcome.sorties)
        add(sortie.unit.index()), add(sortie.objective.index()), add(sortie.distance);
    for (const auto &[unit, won] : outcome.routes)
        add(unit.index()), add(won.other.index()), add(won.strength), add(won.against);
    for (const Airborne &flight : outcome.airborne) {
        add(flight.unit.region.index()), add(int(flight.mission)), add(flight.leg), add(flight.aborted);
        add(flight.disturbed);
        addIds(flight.path);
    }
    for (const Leave &leave : outcome.leaves)
        add(leave.by.index()), add(leave.guest.index()), add(leave.from.index()), add(leave.at.index());
    return text;
}

} // namespace entente::test
