#include "window/language.h"

#include "document/preferences.h"

#include <QApplication>
#include <QLibraryInfo>
#include <QLocale>

#include <QTranslator>

namespace entente::app {

using namespace Qt::StringLiterals;

QStringList languages()
{
    return {u"en"_s, u"de"_s};
}

QString languageName(const QString &code)
{
    return code == "de"_L1 ? u"Deutsch"_s : u"English"_s;
}

QString preferredLanguage()
{
    const QString chosen = preferences().value(u"language"_s).toString();
    if (languages().contains(chosen))
        return chosen;
    const QString system = QLocale::system().name().left(2);
    return languages().contains(system) ? system : u"en"_s;
}

void setLanguage(QApplication &application, const QString &code)
{
    static QTranslator own;
    static QTranslator qt;
    application.removeTranslator(&own);
    application.removeTranslator(&qt);
    // English is the source; its file only knows the plurals.
    if (own.load(u":/i18n/entente_%1.qm"_s.arg(code)))
        application.installTranslator(&own);
    if (qt.load(u"qtbase_%1"_s.arg(code), QLibraryInfo::path(QLibraryInfo::TranslationsPath)))
        application.installTranslator(&qt);
    QLocale::setDefault(QLocale(code));
}

} // namespace entente::app
