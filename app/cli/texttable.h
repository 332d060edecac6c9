#pragma once

#include <QStringList>

#include <vector>

namespace entente::app {

/// RFC 4180: quoted where a comma, a quote or a line's end is inside.
QString csvField(QString text);

/// Rows of words, the first of which are the headings; printed in columns, figures to the right, or as CSV.
class TextTable {
public:
    void add(const QStringList &row) { m_rows.push_back(row); }
    void print(bool csv) const;

private:
    std::vector<QStringList> m_rows;
};

} // namespace entente::app
