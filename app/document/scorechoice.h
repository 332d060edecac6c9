#pragma once

#include "document/preferences.h"
#include "game/scores.h"

namespace entente::app {

/// By which system this person wants games scored; null: by none.
inline const ScoreSystem *chosenScoreSystem()
{
    return scoreSystemNamed(preferences().value(QStringLiteral("scoreSystem")).toString().toStdString());
}
inline void chooseScoreSystem(const QString &name)
{
    preferences().setValue(QStringLiteral("scoreSystem"), name);
}

} // namespace entente::app
