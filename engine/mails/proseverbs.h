#pragma once

#include <string>

namespace entente {

class Board;

/// Sentences in which people tell what their units do, as orders say it, in English, German and French: "The fleet in
/// London steams out to the North Sea" is "The fleet London - the North Sea", "bomber stays in Leningrad" is "bomber
/// Leningrad holds", "I send my army in Munich to Ruhr" is "army Munich - Ruhr". Only words of motion that a place
/// follows change; whoever only looks, thinks or talks moves nothing.
void writeOutProse(const Board &board, std::string &line);

} // namespace entente
