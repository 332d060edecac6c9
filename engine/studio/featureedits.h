#pragma once

#include "studio/boardsketch.h"

namespace entente {

/// On or off. What it needs of places is proposed where no place has it yet: airfields at home, ports at the coast.
void setFeature(BoardSketch &sketch, Switch feature, bool on);
void setMark(BoardSketch &sketch, int place, Mark mark, bool on);
/// May this place have it: a box none that is closed, a port a centre at the coast, an edge a sea?
bool mayHave(const BoardSketch &sketch, int place, Mark mark);
/// Has it one that counts on this board?
bool isMarked(const BoardSketch &sketch, int place, Mark mark);

} // namespace entente
