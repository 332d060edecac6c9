#include "cli/console.h"

#include "document/wholefile.h"
#include "words/sentences.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QFile>

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

void complainOf(const QString &path, const Wording &remark)
{
    complain(say("%1: %2").arg(path, spoken(remark)));
}

std::optional<ExitStatus> readOptions(QCommandLineParser &parser, const QString &command, const QStringList &arguments)
{
    parser.addHelpOption();
    const QString program = QCoreApplication::applicationName() + u' ' + command;
    if (!parser.parse(QStringList{program} + arguments)) {
        complain(parser.errorText());
        complain(say("“%1 --help” tells what it takes.").arg(program));
        return ExitStatus::Usage;
    }
    if (parser.isSet(u"help"_s)) {
        // Qt names the running program in its text; the command belongs to that name.
        QString text = parser.helpText();
        text.replace(QCoreApplication::arguments().value(0), program);
        print(text.trimmed());
        return ExitStatus::Well;
    }
    return std::nullopt;
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
