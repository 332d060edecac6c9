#pragma once

#include "cli/commands.h"
#include "document/foreigncases.h"
#include "document/variants.h"

#include <QByteArray>
#include <QCommandLineParser>
#include <QString>
#include <QStringList>

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace entente::app {

/// A sentence of the command line in the reader's language; "%n" in it becomes the count.
QString say(const char *english, int count = -1);

/// One line on standard output, always UTF-8.
void print(const QString &line);
void print(const std::string &line);
/// One line on standard error.
void complain(const QString &line);
/// The same, and the status of a command that was called wrongly, or that failed.
ExitStatus misused(const QString &line);
ExitStatus failed(const QString &line);
/// The same about a file.
void complainOf(const QString &path, const QString &sentence);
void complainOf(const QString &path, const Wording &remark);

/// One call of a command. The command says what it takes, then has the words read.
class CommandParser : public QCommandLineParser {
public:
    /// `arguments` are the words after the command's own.
    CommandParser(const Command &command, const QStringList &arguments);

    /// Reads the words. Answers a status where the command is done with it: after --help, or with words that were
    /// not understood (which it has said on standard error).
    std::optional<ExitStatus> read();

private:
    QString m_program; ///< with the command's name
    QStringList m_arguments;
};

/// The option --language of what writes for people: English if nothing is said.
void addLanguage(QCommandLineParser &parser, const QString &about);
/// The program speaks the language that is asked for from now on; false, after a complaint, if it can't.
bool speakLanguage(const QCommandLineParser &parser);

/// Does --format name one of the two formats? Else it has complained.
bool isFormat(const QString &format, const QString &one, const QString &other);

/// The power that a player calls so; none where no name is given. Nothing (after a complaint) if there is no such
/// power.
std::optional<PowerId> powerCalled(const Board &board, const QString &name);

/// What --set chooses of the rules, "victoryCentres=24"; nothing after a complaint.
std::optional<std::map<std::string, std::string>> settingsFrom(const QStringList &words, const Variant &variant);

/// The bytes of a file, "-" being standard input; nothing (after a complaint) if it cannot be read.
std::optional<QByteArray> readInput(const QString &path);

/// Writes a file whole; answers Fault, after a complaint, if it can't.
ExitStatus writeOut(const QString &path, const QByteArray &bytes);

/// Calls `handle(case or error)` for every case of the files (none: standard input) in order; games and files of other
/// programs are taken as cases (document/foreigncases.h), and what of them is left out is told. Answers Fault if
/// a file could not be read; faults of cases are the handler's.
template <class Handle>
ExitStatus forEachCase(const QStringList &paths, const VariantFinder &variants, CaseOrders use, Handle &&handle)
{
    ExitStatus status = ExitStatus::Well;
    for (const QString &path : paths.isEmpty() ? QStringList{QStringLiteral("-")} : paths) {
        const std::optional<QByteArray> bytes = readInput(path);
        if (!bytes) {
            status = ExitStatus::Fault;
            continue;
        }
        const CasesOfFile read = casesOfFile(path, *bytes, variants, use);
        for (const Wording &remark : read.remarks)
            complainOf(path, remark);
        for (const CaseOrError &item : read.cases)
            handle(item);
    }
    return status;
}

/// The same for commands that answer each case by itself. The fault of a case that can't be read is its answer;
/// `handle(case)` is false, after a complaint, where it has none.
template <class Handle>
ExitStatus answerCases(const QStringList &paths, CaseOrders use, Handle &&handle)
{
    const VariantLibrary library;
    bool well = true;
    const ExitStatus files = forEachCase(paths, library.finder(), use, [&](const CaseOrError &item) {
        if (!item)
            print(writeError(item.error()));
        well = item && handle(*item) && well;
    });
    return well ? files : ExitStatus::Fault;
}

} // namespace entente::app
