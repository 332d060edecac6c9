#pragma once

class QWidget;

namespace entente::app {

/// The ground of a small window that floats over the map and waits for a choice: to be called while `widget` paints.
void paintFloat(QWidget &widget);

} // namespace entente::app
