#pragma once

#include <QString>

namespace entente::app {

/// When what a sentence tells of comes about.
enum class Tense {
    Past,  ///< it has happened
    Ahead, ///< it will, as orders stand: a hint
};

/// The sentence in the tense that is asked for. Both stand side by side where they are made, so that hints and results
/// tell the same.
inline QString inTense(Tense tense, const QString &past, const QString &ahead)
{
    return tense == Tense::Past ? past : ahead;
}

} // namespace entente::app
