#pragma once

#include "studio/boardsketch.h"

#include <string>
#include <vector>

namespace entente {

/// A board whose drawing was read again, and what has changed. Names are those of the board.
struct Redrawing {
    BoardSketch board;
    int stayed = 0;
    std::vector<std::string> added;   ///< shapes that the drawing had not
    std::vector<std::string> gone;    ///< places without a shape; what was decided of them is gone as well
    std::vector<std::string> renamed; ///< in the drawing, where nobody had chosen another name; as they are called now
    std::vector<std::string> redrawn; ///< their outlines have changed
    std::vector<std::string> joined;  ///< "Sweden – Denmark": between shapes that are as they were, by a line
    std::vector<std::string> parted;  ///< likewise, whose line is gone

    bool adorned = false; ///< what is drawn there for the eye alone has changed

    bool hasChanged() const
    {
        return adorned
               || !(added.empty() && gone.empty() && renamed.empty() && redrawn.empty() && joined.empty()
                    && parted.empty());
    }
};

/// The board with its drawing as it is now. A place is known again by its outline; by what the drawing calls it, if it
/// was reshaped or moved; by where it lies, if it was renamed as well. What a person has decided stays with it: names,
/// ground, coasts, homes, units, answers. What nobody has decided follows the drawing, and what is new is proposed.
/// Spots that were moved by hand go along with their shape.
Redrawing redrawnBy(const BoardSketch &board, const Proposal &drawing);

} // namespace entente
