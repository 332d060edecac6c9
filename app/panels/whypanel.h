#pragma once

#include "document/gamedocument.h"
#include "game/counterfactual.h"
#include "game/explain.h"
#include "sheet/livery.h"

#include <QWidget>

#include <map>

class QTimer;

namespace entente::app {

class RowList;
struct Row;

/// One result unfolded: what each side counted, how it came about, and what would have changed it.
/// The other orders are looked for when the window is at rest; it takes a few milliseconds.
class WhyPanel : public QWidget {
    Q_OBJECT

public:
    explicit WhyPanel(GameDocument &document, QWidget *parent = nullptr);

    void setLivery(const Livery &livery);
    /// The result that is unfolded, or -1.
    void setResult(int turn, int result);

Q_SIGNALS:
    void resultChosen(int result);        ///< another result is to be unfolded; -1: none
    void ruleChosen(const QString &rule); ///< this paragraph is to be read
    void pointed(int result);             ///< the unit of this row is to be shown; -1: all that are concerned
    void insteadPointed(const std::vector<entente::GivenOrder> &orders); ///< other orders are to be shown

private:
    void refresh();
    void addSides(QList<Row> &rows, const Explanation &explanation) const;
    void addSteps(QList<Row> &rows, const Explanation &explanation) const;
    void addAlternatives(QList<Row> &rows);
    void addAlternative(QList<Row> &rows, const Alternative &alternative, int number) const;
    void point(const Row &row);
    const Turn &turn() const { return m_document.turn(m_turn); }

    GameDocument &m_document;
    RowList *m_list;
    QTimer *m_search; ///< runs until the window is at rest
    int m_turn = -1;
    int m_result = -1;
    std::optional<Alternatives> m_found;
    std::vector<std::vector<GivenOrder>> m_instead; ///< by Row::number
};

} // namespace entente::app
