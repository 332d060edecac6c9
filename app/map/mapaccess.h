#pragma once

namespace entente::app {

/// From here on maps are read out place by place (`MapView::tell`) by whatever reads the screen: each place is a child
/// of the map, in the order of the board, with its name, what is to be said of it, where it is, and a press that does
/// what a click does. To be called once, after QApplication is there.
void installMapAccess();

} // namespace entente::app
