#pragma once

#include <QString>
#include <QLocale>
#include <QStringList>

class QApplication;
class QTranslator;

namespace entente::app {

/// The languages that the program speaks: "en", "de".
QStringList languages();
/// A language's own name: "English", "Deutsch".
QString languageName(const QString &code);
/// The language that the person chose, else the system's if it is spoken here, else English.
QString preferredLanguage();
/// Switches the running program; widgets hear of it by QEvent::LanguageChange.
void setLanguage(QApplication &application, const QString &code);

/// While it lives, sentences are made in this language, and nobody at the window hears of it: for whoever reads
/// elsewhere. Only where `setLanguage` was called before.
class Tongue {
public:
    explicit Tongue(const QString &code);
    ~Tongue();
    Tongue(const Tongue &) = delete;
    Tongue &operator=(const Tongue &) = delete;

private:
    QLocale m_locale;
    const QTranslator *m_before;
};

} // namespace entente::app
