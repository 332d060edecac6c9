#pragma once

#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>

/// What the program answers to words on its command line.
struct CliAnswer {
    int status = -1;
    QByteArray out;
    QByteArray err;
    QJsonObject line(int index) const { return QJsonDocument::fromJson(out.split('\n').value(index)).object(); }
};

inline CliAnswer runCli(const QStringList &words, const QByteArray &input = {}, const QStringList &environment = {})
{
    using namespace Qt::StringLiterals;
    QProcess process;
    QProcessEnvironment bare; // neither display nor session
    bare.insert(u"LC_ALL"_s, u"C.UTF-8"_s);
    bare.insert(u"HOME"_s, u"/nonexistent"_s);
    for (const QString &entry : environment)
        bare.insert(entry.section(u'=', 0, 0), entry.section(u'=', 1));
    process.setProcessEnvironment(bare);
    process.start(QStringLiteral(ENTENTE_PROGRAM), words);
    process.write(input);
    process.closeWriteChannel();
    process.waitForFinished(-1);
    return {process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -1, process.readAllStandardOutput(),
            process.readAllStandardError()};
}

inline const QByteArray goodCase =
    R"({"id": "a", "variant": "standard", "phase": "S1901M", "units": {"Austria": ["A Vie"], "Russia": ["A War"]},
    "orders": {"Austria": ["A Vie - Gal"], "Russia": ["A War - Gal"]}})";

inline QByteArray oneLine(QByteArray text)
{
    return text.replace("\n    ", " ") + '\n';
}
