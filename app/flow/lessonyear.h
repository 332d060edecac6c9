#pragma once

#include "io/gamecase.h"
#include "words/playerwords.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace entente::app {

/// The year that is played with a guide (guide.h): where everybody stands in each phase and what they order, as
/// resources/lesson.jsonl tells it, a case a phase. The learner's orders stand in it as those of all others: they are
/// what the guide asks for.
class LessonYear {
public:
    static constexpr const char *learner = "England";
    /// Is that whoever plays the others, as saved games know them?
    static bool isPlayer(const std::string &word) { return word == lessonPlayer; }

    /// `variants` finds the board; where it has none, the year is empty.
    explicit LessonYear(const VariantFinder &variants);

    /// What the power orders in this position; nothing where its units stand elsewhere than the year has them, or the
    /// year is over.
    std::optional<std::vector<GivenOrder>> ordersOf(const Position &position, PowerId power) const;
    /// Whose board it is; null where the year is empty.
    std::shared_ptr<const Variant> variant() const { return m_phases.empty() ? nullptr : m_phases.front().variant; }
    const std::vector<GameCase> &phases() const { return m_phases; }

private:
    std::vector<GameCase> m_phases;
};

} // namespace entente::app
