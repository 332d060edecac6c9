#include "everythingseen.h"

#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>

namespace entente::app {

using namespace Qt::StringLiterals;

Seen filesSeen(const QString &folder)
{
    // Drawn by lot: names of copies and keys, and everything that is locked (its length counts).
    static const QRegularExpression lot(
        u"[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}|[A-Za-z0-9_-]{16}(?=\\.key)"_s);
    static const QRegularExpression locked(u"[A-Za-z0-9_-]{16,}(\\.[A-Za-z0-9_-]{16,})?"_s);
    Seen seen;
    QDirIterator every(folder, QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
    QMap<QString, int> sameName;
    while (every.hasNext()) {
        QFile file(every.next());
        if (!file.open(QIODevice::ReadOnly))
            continue;
        QString path = file.fileName().mid(folder.size());
        path.replace(lot, u"*"_s);
        if (const int number = ++sameName[path]; number > 1)
            path += u'#' + QString::number(number);
        const QByteArray bytes = file.readAll();
        if (path.endsWith(u".lock"_s)) {
            seen[path] = u"there"_s; // holds the number of the process
            continue;
        }
        seen[path + u".size"_s] = QString::number(bytes.size());
        if (path.endsWith(u".key"_s))
            continue;
        QString text = QString::fromUtf8(bytes);
        text.replace(folder, u"~"_s).replace(lot, u"*"_s);
        QString open;
        qsizetype from = 0;
        for (auto matches = locked.globalMatch(text); matches.hasNext();) {
            const QRegularExpressionMatch match = matches.next();
            open += text.mid(from, match.capturedStart() - from) + u"<%1 letters>"_s.arg(match.capturedLength());
            from = match.capturedEnd();
        }
        int line = 0;
        for (const QString &each : (open + text.mid(from)).split(u'\n'))
            seen[path + u", line %1"_s.arg(++line, 4)] = each;
    }
    return seen;
}

} // namespace entente::app
