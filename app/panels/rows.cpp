#include "panels/rows.h"

namespace entente::app {

using namespace Qt::StringLiterals;

namespace {

/// What the pictures of a row say: how it ended, and what kind of unit it is of.
QString spokenBefore(const Row &row)
{
    QString words;
    switch (row.mark) {
    case Row::Mark::Failure: words = RowModel::tr("Failed:", "an order") + u' '; break;
    case Row::Mark::Cut: words = RowModel::tr("Cut:", "a support") + u' '; break;
    case Row::Mark::Void: words = RowModel::tr("Did nothing:", "an order") + u' '; break;
    case Row::Mark::Success: words = RowModel::tr("Succeeded:", "an order") + u' '; break;
    case Row::Mark::None:
    case Row::Mark::Warning:
    case Row::Mark::Happened: break;
    }
    return row.kindName.isEmpty() ? words : words + row.kindName + u' ';
}

QString writtenRow(const Row &row)
{
    QString text = plainText(row.text);
    if (!row.right.isEmpty())
        text += u", "_s + row.right;
    if (!row.reason.isEmpty())
        text += u". "_s + plainText(row.reason);
    return text;
}

} // namespace

QString spokenRow(const Row &row)
{
    return spokenBefore(row) + writtenRow(row);
}

Row noteRow(const QString &text)
{
    Row row;
    row.kind = Row::Kind::Note;
    row.text = splitMarked(text);
    return row;
}

Row::Mark markOf(const Verdict &verdict)
{
    if (verdict.reason == Reason::Cut || verdict.reason == Reason::CutLater)
        return Row::Mark::Cut;
    switch (outcomeOf(verdict.reason)) {
    case Outcome::Void: return Row::Mark::Void;
    case Outcome::Failure: return Row::Mark::Failure;
    case Outcome::Success: return verdict.dislodged ? Row::Mark::Failure : Row::Mark::Success;
    }
    return Row::Mark::None;
}

void RowModel::setRows(QList<Row> rows)
{
    beginResetModel();
    m_rows = std::move(rows);
    endResetModel();
}

int RowModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

QVariant RowModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || index.row() >= m_rows.size())
        return {};
    const Row &line = m_rows[index.row()];
    switch (role) {
    case Qt::DisplayRole: return writtenRow(line);
    case Qt::AccessibleTextRole: return spokenRow(line);
    case Qt::ToolTipRole: // a long order is cut in its row
        return line.reason.isEmpty() ? plainText(line.text) : plainText(line.text) + u'\n' + plainText(line.reason);
    default: return {};
    }
}

Qt::ItemFlags RowModel::flags(const QModelIndex &index) const
{
    if (!index.isValid() || (m_rows[index.row()].kind != Row::Kind::Item && m_rows[index.row()].rule.isEmpty()))
        return Qt::ItemIsEnabled;
    return Qt::ItemIsEnabled | Qt::ItemIsSelectable;
}

} // namespace entente::app
