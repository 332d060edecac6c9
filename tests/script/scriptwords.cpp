#include "script/scriptwords.h"

namespace entente::app {

QStringList scriptWords(const QString &line)
{
    QStringList words;
    QString word;
    bool quoted = false;
    bool begun = false;
    for (const QChar c : line) {
        if (c == u'"') {
            quoted = !quoted;
            begun = true;
        } else if (c.isSpace() && !quoted) {
            if (begun)
                words.append(word);
            word.clear();
            begun = false;
        } else {
            word += c;
            begun = true;
        }
    }
    if (begun)
        words.append(word);
    return words;
}

} // namespace entente::app
