#pragma once

#include "world.h"

namespace entente::proof {

/// What the printed rules differ in, as far as a season of moves goes (DATC 4.A).
struct Print {
    enum class Paradox : std::uint8_t { Szykman, Book1971, Book1982 };
    enum class Neighbour : std::uint8_t { IfOpposed, ByIntent, IfAsked };
    Paradox paradox = Paradox::Szykman;
    Neighbour neighbour = Neighbour::ByIntent; ///< when an army that could walk is carried
    bool needlessIgnored = true;               ///< a convoy that no route needs shows no intent (DATC 4.E.1, 6.G.19)
    bool anyBroken = false;                    ///< one broken route spoils a convoy that has others (1971)
    bool walksInstead = false;                 ///< who asked for a convoy to a neighbour and has none walks there
    bool fromSea = false;        ///< a carried army's attack comes from no place where support may point (DATC 4.A.4)
    bool loserIsNothing = false; ///< who is driven out keeps nobody out of where that came from, convoy or not (4.A.7)
    bool backToOrigin = true;    ///< retreats to where a carried attacker came from
};

/// How many answers the equations had before any rule for loops was asked.
struct Answers {
    int count = 0;
    bool paradox = false;    ///< a rule for convoys had to decide
    bool unanswered = false; ///< and could not
};

/// Reads the rules as equations: whoever is taken to move must be whoever moves by the rules, all others being as
/// taken. Tries every set of movers and keeps those that bear themselves out. Knows nothing of the judge.
Findings readRules(const World &world, const Print &print, Answers &answers);

} // namespace entente::proof
