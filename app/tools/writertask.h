#pragma once

#include "document/gamedocument.h"
#include "orders/supply.h"

#include <QString>

namespace entente::app {

/// What a writer has yet to do in this phase, in words: shown while no order is begun.
struct WriterTask {
    const GameDocument &document;
    PowerId power;
    bool everyone = false;        ///< all powers' orders are written together
    std::vector<GivenOrder> seen; ///< orders that the writer may see

    QString sentence() const;
    QString detail() const;
    bool isDone() const; ///< nothing is open, for the power or for everybody
    bool mayWaive() const;

private:
    Stage stage() const { return document.game().position().phase.stage; }
    bool isDoneFor(PowerId power) const;
    QString pointsSentence() const;
    QString winterSentence() const;
};

} // namespace entente::app
