#pragma once

#include <QString>
#include <QStringList>

class QApplication;

namespace entente::app {

/// The languages that the program speaks: "en", "de".
QStringList languages();
/// A language's own name: "English", "Deutsch".
QString languageName(const QString &code);
/// The language that the person chose, else the system's if it is spoken here, else English.
QString preferredLanguage();
/// Switches the running program; widgets hear of it by QEvent::LanguageChange.
void setLanguage(QApplication &application, const QString &code);

} // namespace entente::app
