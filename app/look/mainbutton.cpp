#include "look/mainbutton.h"

#include <QPushButton>
#include <QStyle>

namespace entente::app {

void setMainButton(QPushButton &button)
{
    button.setProperty("filled", true);
    // A box of buttons has asked the style for the button's look already.
    button.style()->unpolish(&button);
    button.style()->polish(&button);
}

} // namespace entente::app
