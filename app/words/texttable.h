#pragma once

#include <QStringList>

#include <vector>

namespace entente::app {

/// RFC 4180: quoted where a comma, a quote or a line's end is inside.
QString csvField(QString text);

/// Rows of words, the first of which are the headings, as lines in columns, figures to the right, or as CSV.
class TextTable {
public:
    void add(const QStringList &row) { m_rows.push_back(row); }
    const std::vector<QStringList> &rows() const { return m_rows; }
    QString text(bool csv) const; ///< without a line's end behind the last

private:
    std::vector<QStringList> m_rows;
};

} // namespace entente::app
