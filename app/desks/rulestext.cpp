#include "desks/rulestext.h"

#include "document/wholefile.h"
#include "words/names.h"
#include "words/settings.h"

#include <QCoreApplication>
#include <QDir>
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

QString language()
{
    return RulesText::tr("en", "the code of this very language: rules.CODE.md is read where there is one");
}

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
        if (own || (variant.settings.empty() && setting.general))
            text += choiceText(variant, setting);
    }
    return text.isEmpty() ? text : u"\n\n## "_s + RulesText::tr("Choices") + u"\n\n"_s + text;
}

} // namespace

QString translatedName(const QString &path)
{
    const QFileInfo name(path);
    // dir(), not path(): between ":" and a resource's name no slash may be missing, and none too many.
    const QString translated =
        name.dir().filePath(u"%1.%2.%3"_s.arg(name.completeBaseName(), language(), name.suffix()));
    return QFileInfo::exists(translated) ? translated : path;
}

QString readPage(const QString &path)
{
    const auto bytes = readWhole(path);
    return bytes ? QString::fromUtf8(*bytes) : QString();
}

QString rulesText(const Variant &variant, const QString &folder)
{
    QString text = readPage(translatedName(folder + u"/rules.md"_s));
    if (text.isEmpty())
        return RulesText::tr("This variant has no rules of its own to read.");
    // In the same folder or in one beside it, nowhere else.
    static const QRegularExpression lastLine(u"\\n\\[[^\\]]*\\]\\(((\\.\\./[a-z0-9-]+/)?[a-z0-9-]+\\.md)\\)\\s*$"_s);
    QString pages, beside = folder;
    for (int page = 0; page < mostPages; ++page) {
        const QRegularExpressionMatch rest = lastLine.match(text);
        text.truncate(rest.hasMatch() ? rest.capturedStart() : text.size());
        pages += page == 0 ? text + choicesText(variant) : u'\n' + text;
        if (!rest.hasMatch())
            break;
        const QString next = beside + u'/' + rest.captured(1);
        beside = QFileInfo(next).path();
        text = readPage(translatedName(next));
    }
    return pages;
}

QString cardsFile(const QString &folder)
{
    return u"%1/cards.%2.json"_s.arg(folder, language());
}

} // namespace entente::app
