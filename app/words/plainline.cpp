#include "words/plainline.h"

namespace entente::app {

QString plainLine(const QString &text, int longest)
{
    QString line = text.left(16 * longest).simplified();
    const auto hidden = [](QChar c) {
        const char16_t point = c.unicode();
        return c.category() == QChar::Other_Control || (point >= 0x202a && point <= 0x202e)
               || (point >= 0x2066 && point <= 0x2069);
    };
    line.removeIf(hidden);
    line.truncate(longest);
    if (!line.isEmpty() && line.back().isHighSurrogate()) // half a letter
        line.chop(1);
    return line;
}

QString onButton(QString name)
{
    return name.replace(u'&', QLatin1StringView("&&"));
}

} // namespace entente::app
