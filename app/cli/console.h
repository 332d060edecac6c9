#pragma once

#include "cli/commands.h"
#include "document/foreigncases.h"
#include "document/variants.h"

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <optional>
#include <string>
#include <vector>

class QCommandLineParser;

namespace entente::app {

/// A sentence of the command line in the reader's language; "%n" in it becomes the count.
QString say(const char *english, int count = -1);

/// One line on standard output, always UTF-8.
void print(const QString &line);
void print(const std::string &line);
/// One line on standard error.
void complain(const QString &line);
/// The same about a file.
void complainOf(const QString &path, const Wording &remark);

/// Reads the options of a command. Answers a status where the command is done with it: after --help, or
/// with words that were not understood (which it has said on standard error).
std::optional<ExitStatus> readOptions(QCommandLineParser &parser, const QString &command, const QStringList &arguments);

/// The bytes of a file, "-" being standard input; nothing (after a complaint) if it cannot be read.
std::optional<QByteArray> readInput(const QString &path);

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

} // namespace entente::app
