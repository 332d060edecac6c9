#pragma once

class QBoxLayout;
class QWidget;

namespace entente::app {

/// A layout of things that stand side by side, or one below another where the screen beside `beside` is so narrow
/// (1280 pixels at 200 %) that they would be cut. Whoever asks owns it.
QBoxLayout *rowOrColumn(const QWidget &beside);

} // namespace entente::app
