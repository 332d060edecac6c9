#include "words/texttable.h"

#include <algorithm>

namespace entente::app {

using namespace Qt::StringLiterals;

QString csvField(QString text)
{
    if (!text.contains(u',') && !text.contains(u'"') && !text.contains(u'\n'))
        return text;
    return u'"' + text.replace(u'"', "\"\""_L1) + u'"';
}

QString TextTable::text(bool csv) const
{
    QStringList lines;
    std::vector<qsizetype> widths;
    for (const QStringList &row : m_rows) {
        widths.resize(std::max(widths.size(), static_cast<std::size_t>(row.size())));
        for (qsizetype column = 0; column < row.size(); ++column) {
            qsizetype &width = widths[static_cast<std::size_t>(column)];
            width = std::max(width, row[column].size());
        }
    }
    for (const QStringList &row : m_rows) {
        QStringList cells;
        for (qsizetype column = 0; column < row.size(); ++column) {
            const QString &cell = row[column];
            bool figure = false;
            cell.toDouble(&figure);
            const qsizetype width = widths[static_cast<std::size_t>(column)];
            const bool right = figure || (&row == &m_rows.front() && column > 0);
            cells += csv ? csvField(cell) : right ? cell.rightJustified(width) : cell.leftJustified(width);
        }
        QString line = cells.join(csv ? u","_s : u"  "_s);
        while (!csv && line.endsWith(u' '))
            line.chop(1);
        lines += line;
    }
    return lines.join(u'\n');
}

} // namespace entente::app
