#include "desks/rulestext.h"

#include "document/wholefile.h"
#include "words/names.h"
#include "words/settings.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QRegularExpression>
#include <QStringList>

#include <algorithm>

namespace entente::app {

using namespace Qt::StringLiterals;

namespace {

constexpr int mostPages = 6; ///< that lead to one another

struct RulesText {
    Q_DECLARE_TR_FUNCTIONS(RulesText)
};

QString choiceName(const SettingInfo &setting, const std::string &choice)
{
    if (setting.type != SettingInfo::Type::Flag)
        return settingChoice(setting, choice);
    return choice == "true" ? RulesText::tr("yes") : RulesText::tr("no");
}

QString choiceText(const Variant &variant, const SettingInfo &setting)
{
    const std::vector<std::string> flag = {"true", "false"};
    const std::string usual = settingValue(variant.rules, setting.name);
    QStringList others;
    for (const std::string &choice : setting.type == SettingInfo::Type::Flag ? flag : setting.choices) {
        if (choice != usual)
            others += choiceName(setting, choice);
    }
    QString text = u"**%1.** %2"_s.arg(settingTitle(setting), settingSentence(setting));
    if (!others.isEmpty()) {
        const QString usually = choiceName(setting, usual);
        text += u' ' + RulesText::tr("Usually: %1. Possible too: %2.").arg(usually, others.join(u"; "_s));
    }
    return text + u"\n\n"_s;
}

/// What a game of this variant may settle for itself. Where a variant has settings of its own these are all that is
/// told: the fine points of the editions stand with the standard rules.
QString choicesText(const Variant &variant)
{
    QString text;
    for (const SettingInfo &setting : rulebookSettings()) {
        const std::vector<std::string> &offered = variant.settings;
        const bool own = std::find(offered.begin(), offered.end(), setting.name) != offered.end();
        if (own || (variant.settings.empty() && setting.scope == SettingInfo::Scope::Editions))
            text += choiceText(variant, setting);
    }
    return text.isEmpty() ? text : u"\n\n## "_s + RulesText::tr("Choices") + u"\n\n"_s + text;
}

/// "rules.md" in the reader's language where there is such a page, "rules.de.md"; else the path as it is.
QString translatedName(const QString &path)
{
    const QFileInfo name(path);
    const QString translated =
        u"%1/%2.%3.%4"_s.arg(name.path(), name.completeBaseName(), spokenLanguage(), name.suffix());
    return QFileInfo::exists(translated) ? translated : path;
}

} // namespace

QString spokenLanguage()
{
    return RulesText::tr("en", "the code of this very language: rules.CODE.md is read where there is one");
}

QString readPage(const QString &path)
{
    const auto bytes = readWhole(path);
    return bytes ? QString::fromUtf8(*bytes) : QString();
}

std::optional<QString> takeRest(QString &text)
{
    static const QRegularExpression lastLine(u"\\n\\[[^\\]]*\\]\\(((\\.\\./[a-z0-9-]+/)?[a-z0-9-]+\\.md)\\)\\s*$"_s);
    const QRegularExpressionMatch rest = lastLine.match(text);
    if (!rest.hasMatch())
        return std::nullopt;
    text.truncate(rest.capturedStart());
    return rest.captured(1);
}

QString rulesText(const Variant &variant, const QString &folder)
{
    QString text = readPage(translatedName(folder + u"/rules.md"_s));
    if (text.isEmpty())
        return RulesText::tr("This variant has no rules of its own to read.");
    QString pages, beside = folder;
    for (int page = 0; page < mostPages; ++page) {
        const std::optional<QString> rest = takeRest(text);
        pages += page == 0 ? text + choicesText(variant) : u'\n' + text;
        if (!rest)
            break;
        const QString next = beside + u'/' + *rest;
        beside = QFileInfo(next).path();
        text = readPage(translatedName(next));
    }
    return pages;
}

QString cardsFile(const QString &folder)
{
    return u"%1/cards.%2.json"_s.arg(folder, spokenLanguage());
}

} // namespace entente::app
