#pragma once

#include <QString>

class QPushButton;

namespace entente::app {

/// Makes it the one filled button of its window: what most people come for.
void setMainButton(QPushButton &button);
/// Its icon (look/icons), in the colour of its text and as far from it as words are from each other.
void setMainIcon(QPushButton &button, const QString &name);

} // namespace entente::app
