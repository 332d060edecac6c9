#pragma once

#include "script/scriptexpectations.h"

#include <QString>

namespace entente::app {

class MainWindow;
class UserSimulation;

/// `measure hover N`, `measure pan N`, `measure zoom N`: N mouse events over the map, each timed from its
/// arrival until everything that it changed has been painted; prints the median and the slowest tenth.
/// `measure hands N`: N times the seat is left and the next player sits down, until the map is sharp.
/// `measure memory`: what the program holds in memory now. Complains of another word.
Complaint measureBoard(MainWindow &window, UserSimulation &user, const QString &what, int count);

/// `measure opening VARIANT`: from the click on the card of a variant, with the first seat taken if the table has
/// seats, until the board's map is sharp with all its colours and names. The pictures of the first screen are waited
/// for before; no game may be open.
Complaint measureOpening(MainWindow &window, UserSimulation &user, const QString &variant);

} // namespace entente::app
