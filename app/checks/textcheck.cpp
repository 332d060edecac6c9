#include "checks/textcheck.h"

#include "checks/checkwords.h"

#include <QRegularExpression>

namespace entente::app {

using namespace Qt::StringLiterals;

QStringList checkRulesText(const QString &name, const QString &markdown)
{
    static const QRegularExpression item(u"^ {0,3}([-*+]|\\d+[.)]) "_s);
    static const QRegularExpression alone(u"^(#|\\|)"_s); // headings and rows of tables are no paragraphs
    QStringList faults;
    bool inParagraph = false;
    int number = 0;
    for (const QString &line : markdown.split(u'\n')) {
        ++number;
        const bool begins = item.match(line).hasMatch();
        if (begins && inParagraph)
            faults << CheckWords::tr("%1, line %2: a list begins in the middle of a sentence.").arg(name).arg(number);
        if (begins || line.trimmed().isEmpty() || alone.match(line).hasMatch())
            inParagraph = false;
        else if (!line.startsWith(u' '))
            inParagraph = true;
    }
    return faults;
}

} // namespace entente::app
