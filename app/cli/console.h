#pragma once

#include "cli/commands.h"
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

/// Reads the options of a command. Answers a status where the command is done with it: after --help, or
/// with words that were not understood (which it has said on standard error).
std::optional<ExitStatus> readOptions(QCommandLineParser &parser, const QString &command, const QStringList &arguments);

/// The bytes of a file, "-" being standard input; nothing (after a complaint) if it cannot be read.
std::optional<QByteArray> readInput(const QString &path);

/// Calls `handle(case or error)` for every case of the files (none: standard input) in order. Answers Fault if
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
        const std::string_view text(bytes->constData(), static_cast<std::size_t>(bytes->size()));
        for (const CaseOrError &item : readCases(text, variants, use))
            handle(item);
    }
    return status;
}

} // namespace entente::app
