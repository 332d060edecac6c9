#pragma once

#include "script/scriptwords.h"

namespace entente::app {

class MainWindow;
class UserSimulation;

/// Chance clicks and keys on the board, the same for the same seed. Stored orders must stay legal and
/// well written all the while, and nobody may be left with an order that can be neither finished nor left.
Complaint fuzzBoard(MainWindow &window, UserSimulation &user, int steps, unsigned seed);

} // namespace entente::app
