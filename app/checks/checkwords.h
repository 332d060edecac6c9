#pragma once

#include <QCoreApplication>

namespace entente::app {

/// For the sentences of this room.
struct CheckWords {
    Q_DECLARE_TR_FUNCTIONS(CheckWords)
};

} // namespace entente::app
