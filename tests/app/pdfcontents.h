#pragma once

#include <QByteArray>
#include <QByteArrayView>
#include <QRegularExpression>
#include <QString>

/// What a PDF shows, to be compared: its objects and its streams unpacked, without what differs from one writing to the
/// next: times, numbers that name the file, and where in the file each object lies.
namespace pdfcontents {

inline QByteArray of(const QByteArray &pdf)
{
    using namespace Qt::StringLiterals;
    static const QRegularExpression passing(
        uR"(/(CreationDate|ModDate) ?\([^)]*\)|/ID ?\[[^\]]*\]|/Length ?\d+( \d+ R)?)"
        uR"(|uuid:[-0-9a-fA-F]*|\d{4}-\d\d-\d\dT[-+.:0-9Z]*|\nxref\n[\s\S]*|^\d+$)"_s,
        QRegularExpression::MultilineOption);
    QByteArray contents;
    const auto tell = [&](QByteArrayView part) { contents += QString::fromLatin1(part).remove(passing).toLatin1(); };
    const QByteArray begins(">>\nstream\n"); // what ends one has the word in it too
    qsizetype at = 0;
    for (qsizetype begin = 0; (begin = pdf.indexOf(begins, at)) >= 0;) {
        const QByteArrayView object = QByteArrayView(pdf).sliced(at, begin - at);
        begin += begins.size();
        const qsizetype end = pdf.indexOf("endstream", begin);
        if (end < 0)
            break;
        const QByteArray stream = pdf.mid(begin, end - begin);
        tell(object);
        constexpr char guess[] = {0, 1, 0, 0}; // of its length unpacked: qUncompress wants one, and finds the true one
        tell(object.contains("/FlateDecode") ? qUncompress(QByteArray(guess, sizeof guess) + stream) : stream);
        at = end;
    }
    tell(QByteArrayView(pdf).sliced(at));
    return contents;
}

} // namespace pdfcontents
