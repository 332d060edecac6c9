#pragma once

#include "rules/rulebook.h"

#include <QString>

namespace entente::app {

/// A setting's name for people ("Edition of the rules"), its one sentence, and what one of its choices is called;
/// translated.
QString settingTitle(const SettingInfo &setting);
QString settingSentence(const SettingInfo &setting);
QString settingChoice(const SettingInfo &setting, const std::string &choice);

} // namespace entente::app
