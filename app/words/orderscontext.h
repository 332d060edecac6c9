#pragma once

#include <QCoreApplication>

namespace entente::app {

/// The context in which the words of orders are translated.
struct Orders {
    Q_DECLARE_TR_FUNCTIONS(Orders)
};

} // namespace entente::app
