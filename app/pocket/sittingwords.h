#pragma once

#include <QCoreApplication>

namespace entente::app {

/// The context of the sentences that a seat away from the window is told.
struct SittingWords {
    Q_DECLARE_TR_FUNCTIONS(Sitting)
};

} // namespace entente::app
