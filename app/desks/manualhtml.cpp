#include "desks/manualhtml.h"

#include "desks/rulestext.h"

#include <QRegularExpression>
#include <QStringList>

namespace entente::app {

using namespace Qt::StringLiterals;

namespace {

/// In one file a heading is known by its page too.
QString idOf(const QString &page, const QString &anchor)
{
    return anchor.isEmpty() ? page : page + u"--"_s + anchor;
}

/// The Markdown of one page, as far as pages of the manual use it: headings of two ranks, paragraphs, lists, tables,
/// indented code; names, strong words, code, links and pictures within a line.
class PageWriter {
public:
    explicit PageWriter(const ManualPage &page) : m_page(page) {}

    QString html() const
    {
        QString html = u"<section id=\"%1\">\n"_s.arg(m_page.name);
        const std::vector<ManualPart> parts = partsOf(m_page);
        std::size_t part = 0;
        const QStringList blocks = m_page.text.split(u"\n\n"_s, Qt::SkipEmptyParts);
        for (QString block : blocks) {
            while (block.startsWith(u'\n'))
                block.remove(0, 1);
            if (block.startsWith(u'#')) {
                const QString rank = block.startsWith(u"##"_s) ? u"h3"_s : u"h2"_s;
                const ManualPart &heading = parts[part++];
                const QString id = idOf(m_page.name, heading.anchor);
                html += rank == u"h2"_s ? u"<h2>%1</h2>\n"_s.arg(heading.title.toHtmlEscaped())
                                        : u"<h3 id=\"%1\">%2</h3>\n"_s.arg(id, heading.title.toHtmlEscaped());
            } else {
                html += blockHtml(block);
            }
        }
        return html + u"</section>\n"_s;
    }

private:
    QString blockHtml(const QString &block) const
    {
        static const QRegularExpression item(u"^(- |\\d+\\. )"_s, QRegularExpression::MultilineOption);
        if (block.startsWith(u"    "_s)) {
            static const QRegularExpression indent(u"^    "_s, QRegularExpression::MultilineOption);
            return u"<pre><code>%1</code></pre>\n"_s.arg(QString(block).remove(indent).toHtmlEscaped());
        }
        if (block.startsWith(u'|'))
            return tableHtml(block.split(u'\n', Qt::SkipEmptyParts));
        if (!item.match(block).hasMatch() || item.match(block).capturedStart() != 0)
            return u"<p>%1</p>\n"_s.arg(lineHtml(block));
        const QString list = block.startsWith(u'-') ? u"ul"_s : u"ol"_s;
        QString html = u"<%1>\n"_s.arg(list);
        const QStringList items = block.split(item, Qt::SkipEmptyParts);
        for (const QString &text : items)
            html += u"<li>%1</li>\n"_s.arg(lineHtml(text.simplified()));
        return html + u"</%1>\n"_s.arg(list);
    }

    /// The first row is the head, the second a rule.
    QString tableHtml(const QStringList &rows) const
    {
        QString html;
        for (qsizetype row = 0; row < rows.size(); ++row) {
            if (row == 1)
                continue;
            const QString cell = row == 0 ? u"th"_s : u"td"_s;
            QString cells;
            for (const QString &text : cellsOf(rows[row]))
                cells += u"<%1>%2</%1>"_s.arg(cell, lineHtml(text));
            html += u"<tr>%1</tr>\n"_s.arg(cells);
        }
        return u"<div class=\"table\"><table>\n%1</table></div>\n"_s.arg(html);
    }

    /// A bar in code parts no cells.
    static QStringList cellsOf(const QString &row)
    {
        QStringList cells(1);
        bool code = false;
        for (const QChar c : row.mid(1, row.lastIndexOf(u'|') - 1)) {
            code = c == u'`' ? !code : code;
            if (c == u'|' && !code)
                cells += QString();
            else
                cells.last() += c;
        }
        for (QString &cell : cells)
            cell = cell.trimmed();
        return cells;
    }

    /// What stands in code is no mark of anything else.
    QString lineHtml(const QString &text) const
    {
        const QStringList pieces = text.split(u'`');
        QString html;
        for (qsizetype i = 0; i < pieces.size(); ++i) {
            html += i % 2 == 1 ? u"<code>%1</code>"_s.arg(QString(pieces[i]).replace(u'\n', u' ').toHtmlEscaped())
                               : marked(pieces[i]);
        }
        return html;
    }

    QString marked(const QString &text) const
    {
        static const QRegularExpression mark(u"(!?)\\[([^\\]]*)\\]\\(([^)]*)\\)|\\*\\*([^*]+)\\*\\*|\\*([^*]+)\\*"_s);
        QString html;
        qsizetype done = 0;
        for (auto match = mark.globalMatch(text); match.hasNext();) {
            const QRegularExpressionMatch one = match.next();
            html += text.mid(done, one.capturedStart() - done).toHtmlEscaped();
            done = one.capturedEnd();
            if (!one.captured(1).isEmpty())
                html += pictureHtml(one.captured(3), one.captured(2));
            else if (!one.captured(3).isEmpty())
                html += u"<a href=\"#%1\">%2</a>"_s.arg(aimOf(one.captured(3)), marked(one.captured(2)));
            else if (!one.captured(4).isEmpty())
                html += u"<strong>%1</strong>"_s.arg(one.captured(4).toHtmlEscaped());
            else
                html += u"<em>%1</em>"_s.arg(one.captured(5).toHtmlEscaped());
        }
        return html + text.mid(done).toHtmlEscaped();
    }

    QString aimOf(const QString &link) const
    {
        const QString page = link.section(u'#', 0, 0);
        return idOf(page.isEmpty() ? m_page.name : page.chopped(3), link.section(u'#', 1));
    }

    static QString pictureHtml(const QString &name, const QString &says)
    {
        return u"<img src=\"data:image/png;base64,%1\" alt=\"%2\">"_s.arg(
            QString::fromLatin1(manualPicture(name).toBase64()), QString(says).replace(u'\n', u' ').toHtmlEscaped());
    }

    const ManualPage &m_page;
};

QString contentsHtml(const std::vector<ManualPage> &pages)
{
    QString html = u"<nav aria-label=\"%1\">\n<h1>%2</h1>\n<ol>\n"_s.arg(ManualWords::tr("Contents"),
                                                                         ManualWords::tr("The manual of Entente"));
    bool reference = false;
    for (const ManualPage &page : pages) {
        if (page.isReference() && !reference)
            html += u"<li class=\"aside\">%1</li>\n"_s.arg(ManualWords::tr("To look things up"));
        reference = page.isReference();
        QString parts;
        for (const ManualPart &part : partsOf(page)) {
            if (!part.anchor.isEmpty())
                parts += u"<li><a href=\"#%1\">%2</a></li>\n"_s.arg(idOf(page.name, part.anchor),
                                                                    part.title.toHtmlEscaped());
        }
        html += u"<li><a href=\"#%1\">%2</a>"_s.arg(page.name, page.title().toHtmlEscaped());
        html += parts.isEmpty() ? u"</li>\n"_s : u"\n<ul>\n%1</ul></li>\n"_s.arg(parts);
    }
    return html + u"</ol>\n</nav>\n"_s;
}

} // namespace

QByteArray manualHtml(const std::vector<ManualPage> &pages)
{
    QString html = u"<!DOCTYPE html>\n<html lang=\"%1\">\n<head>\n<meta charset=\"utf-8\">\n"
                   u"<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<title>%2</title>\n"
                   u"<style>\n%3</style>\n</head>\n<body>\n"_s.arg(
                       spokenLanguage(), ManualWords::tr("The manual of Entente"), readPage(u":/page/manual.css"_s));
    html += contentsHtml(pages) + u"<main>\n"_s;
    for (const ManualPage &page : pages)
        html += PageWriter(page).html();
    return (html + u"</main>\n</body>\n</html>\n"_s).toUtf8();
}

} // namespace entente::app
