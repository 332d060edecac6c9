#pragma once

#include "flow/tableflow.h"
#include "sheet/livery.h"

#include <QWidget>

class QHBoxLayout;

namespace entente::app {

class Thinker;

/// The seats that have something to order, side by side: whose turn it is, who has sealed. A click reopens one's own
/// orders, hands over to another, or asks who is to play.
class SeatRow : public QWidget {
    Q_OBJECT

public:
    SeatRow(GameDocument &document, TableFlow &flow, const Thinker &thinker, QWidget *parent);

    void setLivery(const Livery &livery) { m_livery = livery; }
    void rebuild();

Q_SIGNALS:
    void standInWanted(entente::PowerId power); ///< another is to play the seat: a person, or a computer

private:
    void addSeat(PowerId power);
    void choose(PowerId power);
    QString reopenedNote(PowerId power, int times) const;
    QString noteOn(PowerId power) const;

    GameDocument &m_document;
    TableFlow &m_flow;
    const Thinker &m_thinker;
    Livery m_livery;
    QHBoxLayout *m_row;
};

} // namespace entente::app
