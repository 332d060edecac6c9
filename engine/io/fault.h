#pragma once

#include <string>

namespace entente {

/// What is wrong with a file: where in it ("orders.Austria[1]", "line 3, column 12") and one clear
/// English sentence. Bytes come in and go out; no function of this room opens a file.
struct Fault {
    std::string where;
    std::string message;

    std::string text() const { return where.empty() ? message : where + ": " + message; }
};

} // namespace entente
