#pragma once

#include "base/wording.h"

#include <string>

namespace entente {

/// What is wrong with a file: where in it ("orders.Austria[1]", "line 3, column 12") and one clear
/// sentence. Bytes come in and go out; no function of this room opens a file.
struct Fault {
    Wording where;
    Wording message;

    std::string text() const
    {
        return where.empty() ? message.text() : where.text() + ": " + message.text();
    } ///< in English
};

} // namespace entente
