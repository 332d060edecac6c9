#include "actions/language.h"

#include "document/preferences.h"

#include <QApplication>
#include <QLibraryInfo>
#include <QLocale>

#include <QTranslator>

#include <map>
#include <memory>

namespace entente::app {

using namespace Qt::StringLiterals;

namespace {

/// What Qt puts on buttons and into the menus of fields by itself, and the names of keys. Its own translations are a
/// package of their own, which many machines do not have; where they are, ours come first: a key is called the same
/// beside a command as in a sentence.
[[maybe_unused]] constexpr const char *wordsOfQt[] = {
    QT_TRANSLATE_NOOP("QPlatformTheme", "OK"),
    QT_TRANSLATE_NOOP("QPlatformTheme", "Cancel"),
    QT_TRANSLATE_NOOP("QPlatformTheme", "Close"),
    QT_TRANSLATE_NOOP("QLineEdit", "&Undo"),
    QT_TRANSLATE_NOOP("QLineEdit", "&Redo"),
    QT_TRANSLATE_NOOP("QLineEdit", "Cu&t"),
    QT_TRANSLATE_NOOP("QLineEdit", "&Copy"),
    QT_TRANSLATE_NOOP("QLineEdit", "&Paste"),
    QT_TRANSLATE_NOOP("QLineEdit", "Delete"),
    QT_TRANSLATE_NOOP("QLineEdit", "Select All"),
    QT_TRANSLATE_NOOP("QWidgetTextControl", "&Undo"),
    QT_TRANSLATE_NOOP("QWidgetTextControl", "&Redo"),
    QT_TRANSLATE_NOOP("QWidgetTextControl", "Cu&t"),
    QT_TRANSLATE_NOOP("QWidgetTextControl", "&Copy"),
    QT_TRANSLATE_NOOP("QWidgetTextControl", "&Paste"),
    QT_TRANSLATE_NOOP("QWidgetTextControl", "Delete"),
    QT_TRANSLATE_NOOP("QWidgetTextControl", "Select All"),
    QT_TRANSLATE_NOOP("QShortcut", "Ctrl"),
    QT_TRANSLATE_NOOP("QShortcut", "Shift"),
    QT_TRANSLATE_NOOP("QShortcut", "Return"),
    QT_TRANSLATE_NOOP("QShortcut", "Enter"),
    QT_TRANSLATE_NOOP("QShortcut", "Space"),
    QT_TRANSLATE_NOOP("QShortcut", "Esc"),
    QT_TRANSLATE_NOOP("QShortcut", "Backspace"),
    QT_TRANSLATE_NOOP("QShortcut", "Del"),
    QT_TRANSLATE_NOOP("QShortcut", "Ins"),
    QT_TRANSLATE_NOOP("QShortcut", "Home"),
    QT_TRANSLATE_NOOP("QShortcut", "End"),
    QT_TRANSLATE_NOOP("QShortcut", "PgUp"),
    QT_TRANSLATE_NOOP("QShortcut", "PgDown"),
    QT_TRANSLATE_NOOP("QShortcut", "Left"),
    QT_TRANSLATE_NOOP("QShortcut", "Right"),
    QT_TRANSLATE_NOOP("QShortcut", "Up"),
    QT_TRANSLATE_NOOP("QShortcut", "Down"),
};

/// The window's language; while somebody is spoken to in another, that one.
class OwnTranslator final : public QTranslator {
public:
    QString translate(const char *context, const char *source, const char *about, int number) const override
    {
        if (!guest)
            return QTranslator::translate(context, source, about, number);
        const QString text = guest->translate(context, source, about, number);
        return text.isNull() ? QString::fromUtf8(source) : text; // else the window's would be asked next
    }

    const QTranslator *guest = nullptr;
};

OwnTranslator &ownTranslator()
{
    static OwnTranslator own;
    return own;
}

QString translationOf(const QString &code)
{
    return u":/i18n/entente_%1.qm"_s.arg(code);
}

} // namespace

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
    OwnTranslator &own = ownTranslator();
    static QTranslator qt;
    application.removeTranslator(&own);
    application.removeTranslator(&qt);
    // The last one is asked first. English is the source; its file only knows the plurals.
    if (qt.load(u"qtbase_%1"_s.arg(code), QLibraryInfo::path(QLibraryInfo::TranslationsPath)))
        application.installTranslator(&qt);
    if (own.load(translationOf(code)))
        application.installTranslator(&own);
    QLocale::setDefault(QLocale(code));
}

Tongue::Tongue(const QString &code) : m_before(ownTranslator().guest)
{
    static std::map<QString, std::unique_ptr<QTranslator>> known;
    std::unique_ptr<QTranslator> &one = known[code];
    if (!one) {
        one = std::make_unique<QTranslator>();
        if (!one->load(translationOf(code)))
            return; // the window's
    }
    if (!one->isEmpty()) {
        ownTranslator().guest = one.get();
        QLocale::setDefault(QLocale(code));
    }
}

Tongue::~Tongue()
{
    ownTranslator().guest = m_before;
    QLocale::setDefault(m_locale);
}

} // namespace entente::app
