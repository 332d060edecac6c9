#pragma once

#include "base/ids.h"
#include "game/happenings.h"
#include "judge/verdict.h"
#include "orders/position.h"
#include "words/pieces.h"

#include <QAbstractListModel>
#include <QList>

namespace entente::app {

/// The link of a piece that names the rule of its row, not a result.
inline constexpr int ruleLink = 0x7fe;

/// One line of a list beside the map.
struct Row {
    enum class Kind {
        Head, ///< a power's name with a count
        Item, ///< an order or a result
        Step, ///< one step of a story, numbered; may hold links
        Note, ///< a sentence that explains an empty list
    };
    enum class Mark { None, Success, Failure, Cut, Void, Warning, Happened };

    Kind kind = Kind::Item;
    Pieces text;
    Pieces shortText; ///< with abbreviations, where the full names do not fit; empty: none
    Pieces reason;    ///< second line; may hold links
    QString right;    ///< at the right edge, quiet
    QString rule;     ///< a paragraph that is a link: `right` of a head, the piece `ruleLink` of a reason
    QString action;   ///< a link at the right edge, while the row is the current one
    Mark mark = Mark::None;
    Happening::Kind happening = Happening::Kind::Surrendered; ///< with Mark::Happened
    PowerId power;
    KindId unitKind;            ///< whose symbol stands before the text; none: no symbol
    QString kindName;           ///< "army": its picture stands before the text, its word is read out
    QString icon;               ///< instead, where the row is of no unit; empty: none
    RegionId region;            ///< where the unit stands ...
    Layer layer = Layer::Field; ///< ... at which height ...
    int inBox = 0;              ///< ... and which of several in a box
    int result = -1;            ///< index into Turn::results
    int number = -1;            ///< Step: which; otherwise the list's owner's own
    bool struck = false;        ///< the row has no order yet: shown fainter
    bool crossed = false;       ///< the row does not count: struck through
    bool counts = false;        ///< `right` is a figure that matters

    UnitRef station() const { return {region, layer, unitKind, inBox}; }
};

/// A line of words without a mark; names in it are links (`splitMarked`).
Row noteRow(const QString &text);
/// What somebody is told who does not see the row.
QString spokenRow(const Row &row);
/// The mark of a result.
Row::Mark markOf(const Verdict &verdict);

/// The rows of a list, replaced as a whole: they are few.
class RowModel : public QAbstractListModel {
    Q_OBJECT

public:
    using QAbstractListModel::QAbstractListModel;

    void setRows(QList<Row> rows);
    const Row &row(const QModelIndex &index) const { return m_rows[index.row()]; }
    const QList<Row> &rows() const { return m_rows; }

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;

private:
    QList<Row> m_rows;
};

} // namespace entente::app
