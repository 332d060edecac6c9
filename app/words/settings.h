#pragma once

#include "rules/variant.h"

#include <QString>

#include <utility>
#include <vector>

namespace entente::app {

/// A setting's name for people ("Edition of the rules"), its one sentence, and what one of its choices is called;
/// translated.
QString settingTitle(const SettingInfo &setting);
QString settingSentence(const SettingInfo &setting);
QString settingChoice(const SettingInfo &setting, const std::string &choice);

/// Seasons with which a game of the variant may end ("lastSeason"), as they are stored and as they are read: those
/// whose centres are counted.
std::vector<std::pair<QString, QString>> seasonsToEnd(const Variant &variant);

} // namespace entente::app
