#pragma once

#include "document/gamedocument.h"
#include "players/advice.h"

#include <QObject>

#include <memory>

namespace entente::app {

class Thinker;

/// Thinks over what a seat might order, in the thread of the computers, before what they have still to think of. Only a
/// view of that seat goes in. An answer that nobody waits for any more, or to another position, is dropped.
class Adviser : public QObject {
    Q_OBJECT

public:
    Adviser(GameDocument &document, Thinker &thinker, QObject *parent = nullptr);
    ~Adviser() override;

    void ask(PowerId power); ///< in the place of what was asked before
    void stop();
    bool isThinking() const { return m_stop != nullptr; }
    /// Waits for the answer: for scripts, which say themselves what they wait for.
    void finish();

Q_SIGNALS:
    void advised(const entente::Advice &advice);

private:
    GameDocument &m_document;
    Thinker &m_thinker;
    std::shared_ptr<StopSign> m_stop; ///< of what is being thought over; null: nothing is
};

} // namespace entente::app
