#pragma once

#include "document/gamedocument.h"
#include "document/outlook.h"
#include "panels/rows.h"

#include <QCoreApplication>
#include <QList>

#include <vector>

namespace entente::app {

/// The orders of the phase as rows: under each power its units with their orders, or that they have none; in winters
/// its orders, and how many are still to choose. What the judge says of an order that fails as things stand is said in
/// the row.
class OrderRows {
    Q_DECLARE_TR_FUNCTIONS(OrderRows)

public:
    /// Of one seat, or of everybody: then of one power alone, if `only` is one.
    OrderRows(const GameDocument &document, PowerId seat, bool everyone, PowerId only);

    QList<Row> rows() const { return m_rows; }

private:
    void addPower(PowerId power);
    void addHead(PowerId power);
    void addWinter(PowerId power);
    /// What is still to be done in winter.
    void addOpen(PowerId power, const QString &icon, const QString &text);
    void addRetreats(PowerId power);
    void addMoves(PowerId power);
    void addUnit(PowerId power, const Unit &unit, const UnitRef &station);
    Row unordered(PowerId power, const Unit &unit, int number) const;
    bool isLaden(const Unit &unit) const;
    Row ordered(const GivenOrder &given) const;
    /// Says in the row what the judge says, if its order fails.
    void remark(Row &row) const;
    void say(Row &row, const Hint &hint) const;
    /// What whoever looks knows of the orders.
    std::vector<GivenOrder> seen(PowerId power) const;

    const GameDocument &m_document;
    const Board &m_board;
    const Game &m_game;
    PowerId m_seat;
    bool m_everyone;
    Hints m_hints;
    QList<Row> m_rows;
};

} // namespace entente::app
