#include "desks/manualtext.h"

#include "desks/rulestext.h"
#include "document/wholefile.h"

#include <QDir>
#include <QRegularExpression>

namespace entente::app {

using namespace Qt::StringLiterals;

namespace {

constexpr QLatin1StringView manualFolder(":/manual/");
constexpr QLatin1StringView picturesFrom("../pictures/"); ///< seen from a page

QString plainWords(QString markdown)
{
    static const QRegularExpression picture(u"!\\[([^\\]]*)\\]\\([^)]*\\)"_s);
    static const QRegularExpression link(u"\\[([^\\]]*)\\]\\([^)]*\\)"_s);
    static const QRegularExpression marks(u"[*`|]|\\|-+"_s);
    return markdown.replace(picture, u"\\1"_s).replace(link, u"\\1"_s).remove(marks).simplified();
}

/// As links name a heading: small letters, hyphens between words.
QString anchorOf(const QString &heading)
{
    QString anchor;
    for (const QChar c : heading.toLower()) {
        if (c.isLetterOrNumber())
            anchor += c;
        else if (c == u' ' || c == u'-')
            anchor += u'-';
    }
    return anchor;
}

} // namespace

QString ManualPage::title() const
{
    return text.section(u'\n', 0, 0).mid(2);
}

bool ManualPage::isReference() const
{
    return name.front().isLetter();
}

std::vector<ManualPage> manualPages()
{
    const QDir folder(manualFolder + spokenLanguage());
    std::vector<ManualPage> pages;
    for (const QString &file : folder.entryList({u"*.md"_s}, QDir::Files, QDir::Name)) {
        ManualPage page{file.chopped(3), readPage(folder.filePath(file))};
        if (const auto rest = takeRest(page.text)) {
            const QString other = readPage(QDir::cleanPath(folder.filePath(*rest)));
            page.text += other.mid(other.indexOf(u'\n')); // it has a title
        }
        pages.push_back(std::move(page));
    }
    return pages;
}

std::vector<ManualPart> partsOf(const ManualPage &page)
{
    static const QRegularExpression second(u"\\n## "_s);
    std::vector<ManualPart> parts;
    for (const QString &text : page.text.split(second)) {
        const QString title = parts.empty() ? page.title() : text.section(u'\n', 0, 0);
        parts.push_back({title, parts.empty() ? QString() : anchorOf(title), plainWords(text)});
    }
    return parts;
}

QByteArray manualPicture(const QString &name)
{
    if (!name.startsWith(picturesFrom) || name.count(u".."_s) > 1)
        return {};
    const auto bytes = readWhole(manualFolder + name.mid(3));
    return bytes ? *bytes : QByteArray();
}

} // namespace entente::app
