#pragma once

#include "rules/rulebook.h"

#include <QString>

namespace entente::app {

/// A setting's name for people ("Edition of the rules") and its one sentence, translated.
QString settingTitle(const SettingInfo &setting);
QString settingSentence(const SettingInfo &setting);

} // namespace entente::app
