#pragma once

#include "exchange/lines.h"
#include "orders/position.h"

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace entente {

class Board;

/// What the mail judges (njudge, DPjudge) send round, taken apart: one section for each heading, in the order of the
/// text.
struct JudgeSection {
    enum class Kind {
        Status,  ///< "Status of the Movement phase for Fall of 1906.", "Starting position for Spring of 1901.": units
                 ///< alone
        Results, ///< "Movement results for ...", "Retreat orders for ...", "Adjustment orders for ..."
    };
    struct Line {
        PowerId power;
        std::string text;    ///< the order or unit, without its mark
        std::string mark;    ///< "bounce", "cut", "void, dislodged", as it stands in "(*...*)"
        bool ordered = true; ///< false: the judge had no order for this unit
    };
    struct Dislodged {
        PowerId power;
        std::string unit;                  ///< "Fleet Spain (south coast)"
        std::vector<std::string> retreats; ///< empty: it was destroyed
    };

    Kind kind = Kind::Results;
    Phase phase;
    std::vector<Line> lines;
    std::vector<Dislodged> dislodged;
    std::vector<std::pair<PowerId, std::string>> centres; ///< who owns what after it, if the text says
};

/// Is this line the heading of a section?
bool startsJudgeSection(std::string_view line);
std::vector<JudgeSection> readJudgeLog(std::string_view text, const Board &board);

} // namespace entente
