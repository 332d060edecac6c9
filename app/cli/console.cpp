#include "cli/console.h"

#include "document/wholefile.h"
#include "words/sentences.h"

#include <QCoreApplication>
#include <QFile>
#include <QLocale>
#include <QTranslator>

#include <cstdio>

using namespace Qt::StringLiterals;

namespace entente::app {

namespace {

void writeLine(std::FILE *file, const char *text, std::size_t size)
{
    std::fwrite(text, 1, size, file);
    std::fputc('\n', file);
}

} // namespace

QString say(const char *english, int count)
{
    return QCoreApplication::translate("cli", english, nullptr, count);
}

void print(const QString &line)
{
    const QByteArray bytes = line.toUtf8();
    writeLine(stdout, bytes.constData(), static_cast<std::size_t>(bytes.size()));
}

void print(const std::string &line)
{
    writeLine(stdout, line.data(), line.size());
}

void complain(const QString &line)
{
    std::fflush(stdout); // so that answers and messages stand in order where both go to one place
    const QByteArray bytes = line.toUtf8();
    writeLine(stderr, bytes.constData(), static_cast<std::size_t>(bytes.size()));
}

ExitStatus misused(const QString &line)
{
    complain(line);
    return ExitStatus::Usage;
}

ExitStatus failed(const QString &line)
{
    complain(line);
    return ExitStatus::Fault;
}

bool isFormat(const QString &format, const QString &one, const QString &other)
{
    const bool known = format == one || format == other;
    if (!known)
        complain(say("“%1” is not a format; they are %2 and %3.").arg(format, one, other));
    return known;
}

std::optional<PowerId> powerCalled(const Board &board, const QString &name)
{
    const PowerId power = name.isEmpty() ? PowerId() : board.findPower(name.toStdString());
    if (name.isEmpty() || power.valid())
        return power;
    complain(say("There is no power “%1”.").arg(name));
    return std::nullopt;
}

std::optional<std::map<std::string, std::string>> settingsFrom(const QStringList &words, const Variant &variant)
{
    std::map<std::string, std::string> settings;
    Rulebook rules = variant.rules;
    for (const QString &word : words) {
        const std::string name = word.section(u'=', 0, 0).toStdString(), value = word.section(u'=', 1).toStdString();
        if (!applySetting(rules, name, value)) {
            complain(say("“%1” is no choice of these rules.").arg(word));
            return std::nullopt;
        }
        settings[name] = value;
    }
    if (const auto fault = faultOfGoals(variant, rules)) {
        complain(spoken(*fault));
        return std::nullopt;
    }
    return settings;
}

void complainOf(const QString &path, const QString &sentence)
{
    complain(say("%1: %2").arg(path, sentence));
}

void complainOf(const QString &path, const Wording &remark)
{
    complainOf(path, spoken(remark));
}

CommandParser::CommandParser(const Command &command, const QStringList &arguments)
    : m_program(QCoreApplication::applicationName() + u' ' + QLatin1StringView(command.name)), m_arguments(arguments)
{
    setApplicationDescription(say(command.summary));
}

std::optional<ExitStatus> CommandParser::read()
{
    addHelpOption();
    if (!parse(QStringList{m_program} + m_arguments)) {
        complain(errorText());
        return misused(say("“%1 --help” tells what it takes.").arg(m_program));
    }
    if (isSet(u"help"_s)) {
        // Qt names the running program in its text; the command belongs to that name.
        QString text = helpText();
        text.replace(QCoreApplication::arguments().value(0), m_program);
        print(text.trimmed());
        return ExitStatus::Well;
    }
    return std::nullopt;
}

ExitStatus writeOut(const QString &path, const QByteArray &bytes)
{
    if (const auto written = writeWhole(path, bytes); !written) {
        complain(written.error());
        return ExitStatus::Fault;
    }
    return ExitStatus::Well;
}

void addLanguage(QCommandLineParser &parser, const QString &about)
{
    parser.addOption({u"language"_s, about, u"CODE"_s, u"en"_s});
}

bool speakLanguage(const QCommandLineParser &parser)
{
    const QString code = parser.value(u"language"_s);
    static const QStringList spoken{u"en"_s, u"de"_s};
    static QTranslator sentences; // lasts as long as the program
    if (!spoken.contains(code) || !sentences.load(u":/i18n/entente_%1.qm"_s.arg(code))) {
        complain(say("“%1” is no language that is spoken here: en or de.").arg(code));
        return false;
    }
    QLocale::setDefault(QLocale(code));
    return QCoreApplication::installTranslator(&sentences);
}

std::optional<QByteArray> readInput(const QString &path)
{
    QFile file;
    bool open = false;
    if (path == u'-') {
        open = file.open(stdin, QIODevice::ReadOnly);
    } else {
        file.setFileName(path);
        open = file.open(QIODevice::ReadOnly);
    }
    if (!open) {
        const QString fault = faultOfName(path);
        complain(say("%1 cannot be read: %2.").arg(path, fault.isEmpty() ? file.errorString() : fault));
        return std::nullopt;
    }
    return file.readAll();
}

} // namespace entente::app
