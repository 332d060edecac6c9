#pragma once

#include "sheet/livery.h"
#include "panels/rows.h"

#include <QListView>

namespace entente::app {

/// A list of rows with unit symbols, reasons and links. Enter and click choose a row, Delete asks to
/// clear it; letters are left to the map's verbs.
class RowList : public QListView {
    Q_OBJECT

public:
    explicit RowList(QWidget *parent = nullptr);

    void setLivery(const Livery &livery);
    const Livery &livery() const { return m_livery; }
    void setRows(QList<Row> rows);
    const RowModel &rows() const { return *m_model; }
    /// Makes the row of this unit or result current without telling anybody.
    void setCurrentUnit(const UnitRef &unit);
    void setCurrentResult(int result);
    void setCurrentNumber(int number);
    /// The row of a unit that is pointed at elsewhere is tinted.
    void setPointedUnit(const UnitRef &unit);
    bool isPointed(const Row &row) const;

Q_SIGNALS:
    void chosen(const entente::app::Row &row);
    void cleared(const entente::app::Row &row);
    void linkChosen(int result);
    void actionChosen(const entente::app::Row &row);
    void ruleChosen(const QString &rule); ///< the paragraph that a head names is to be read
    void left();                          ///< Escape

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void choose(const QModelIndex &index);

    RowModel *m_model;
    Livery m_livery;
    UnitRef m_pointed;
    bool m_quiet = false;
};

} // namespace entente::app
