#pragma once

#include <QKeyEvent>
#include <QPushButton>

namespace entente::app {

/// A key that is held down presses it once: what comes next is another person's, or another question.
class SingleButton : public QPushButton {
public:
    using QPushButton::QPushButton;

protected:
    void keyPressEvent(QKeyEvent *event) override
    {
        if (event->isAutoRepeat())
            event->accept();
        else
            QPushButton::keyPressEvent(event);
    }
};

} // namespace entente::app
