#include "exchange/writtenphase.h"

#include "exchange/lines.h"

#include <array>
#include <string>

namespace entente {

std::optional<Phase> writtenPhase(std::string_view text)
{
    static constexpr std::array<std::pair<std::string_view, Season>, 5> seasons{{{"spring", Season::Spring},
                                                                                 {"summer", Season::Summer},
                                                                                 {"fall", Season::Autumn},
                                                                                 {"autumn", Season::Autumn},
                                                                                 {"winter", Season::Winter}}};
    static constexpr std::array<std::pair<std::string_view, Stage>, 3> stages{
        {{"movement", Stage::Moves}, {"retreat", Stage::Retreats}, {"adjustment", Stage::Adjustments}}};
    const std::string lower = lowerCase(text);
    Phase phase;
    phase.year = 0;
    for (const char c : lower) {
        if (c >= '0' && c <= '9' && phase.year < 1000)
            phase.year = phase.year * 10 + (c - '0');
    }
    bool season = false;
    for (const auto &[word, value] : seasons) {
        if (lower.find(word) != std::string::npos) {
            phase.season = value;
            season = true;
        }
    }
    bool stage = false;
    for (const auto &[word, value] : stages) {
        if (lower.find(word) != std::string::npos) {
            phase.stage = value;
            stage = true;
        }
    }
    if (!season || !stage || phase.year == 0)
        return std::nullopt;
    if (phase.stage == Stage::Adjustments)
        phase.season = Season::Winter;
    return phase;
}

} // namespace entente
