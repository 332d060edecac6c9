#pragma once

class QPushButton;

namespace entente::app {

/// Makes it the one filled button of its window: what most people come for.
void setMainButton(QPushButton &button);

} // namespace entente::app
