#include "panels/rows.h"

namespace entente::app {

using namespace Qt::StringLiterals;

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
    case Qt::DisplayRole:
    case Qt::AccessibleTextRole: {
        QString text = plainText(line.text);
        if (!line.right.isEmpty())
            text += u", "_s + line.right;
        if (!line.reason.isEmpty())
            text += u". "_s + plainText(line.reason);
        return text;
    }
    case Qt::ToolTipRole: // a long order is cut in its row
        return line.reason.isEmpty() ? plainText(line.text) : plainText(line.text) + u'\n' + plainText(line.reason);
    default:
        return {};
    }
}

Qt::ItemFlags RowModel::flags(const QModelIndex &index) const
{
    if (!index.isValid() || (m_rows[index.row()].kind != Row::Kind::Item && m_rows[index.row()].rule.isEmpty()))
        return Qt::ItemIsEnabled;
    return Qt::ItemIsEnabled | Qt::ItemIsSelectable;
}

} // namespace entente::app
