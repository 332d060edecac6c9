#pragma once

#include <QSettings>

namespace entente::app {

/// What the person has chosen for good: language, theme, recent games. One small file for the user.
inline QSettings preferences()
{
    using namespace Qt::StringLiterals;
    return QSettings(QSettings::IniFormat, QSettings::UserScope, u"entente"_s, u"entente"_s);
}

} // namespace entente::app
