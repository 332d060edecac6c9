#pragma once

#include "flow/tableflow.h"
#include "look/chimes.h"

#include <QObject>
#include <QTimer>

namespace entente::app {

/// When a table sounds: as orders are sealed and revealed, as conflicts are told, and when centres have changed hands.
/// Nothing sounds that is not to be seen: what a reveal has yet to tell is not told by a sound.
class TableSounds : public QObject {
    Q_OBJECT

public:
    TableSounds(const GameDocument &document, const TableFlow &flow, QObject *parent = nullptr);

    void setOn(bool on) { m_on = on; }
    void beginShow(); ///< the outcome of a reveal is told piece by piece
    void tellConflict();
    void endShow();

Q_SIGNALS:
    void wanted(entente::app::Chime chime);

private:
    void startAnew();
    void follow();
    void want(Chime chime);
    void tellCaptures();

    const GameDocument &m_document;
    const TableFlow &m_flow;
    QTimer m_afterReveal;
    bool m_on = false;
    int m_turns = 0;
    std::size_t m_sealed = 0;
};

} // namespace entente::app
