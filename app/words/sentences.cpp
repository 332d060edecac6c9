#include "words/sentences.h"

#include "words/names.h"

#include <QCoreApplication>

namespace entente::app {

QString spoken(const Wording &sentence)
{
    if (!sentence.pattern())
        return fromUtf8(sentence.words());
    const QString pattern = QCoreApplication::translate(sentence.context(), sentence.pattern());
    const auto &parts = sentence.parts();
    QString filled;
    // Not QString::arg: a part is what a person wrote, and may have "%1" in it.
    for (qsizetype i = 0; i < pattern.size(); ++i) {
        const int part = pattern[i] == u'%' && i + 1 < pattern.size() ? pattern[i + 1].digitValue() - 1 : -1;
        if (part >= 0 && part < static_cast<int>(parts.size())) {
            filled += spoken(parts[static_cast<std::size_t>(part)]);
            ++i;
        } else {
            filled += pattern[i];
        }
    }
    return filled;
}

QString spoken(const Fault &fault)
{
    return fault.where.empty() ? spoken(fault.message)
                               : spoken(fault.where) + QStringLiteral(": ") + spoken(fault.message);
}

} // namespace entente::app
