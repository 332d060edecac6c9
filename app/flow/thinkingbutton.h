#pragma once

#include <QToolButton>

namespace entente::app {

class Thinker;

/// Says that computers think, and stops them; hidden while none does.
class ThinkingButton : public QToolButton {
    Q_OBJECT

public:
    explicit ThinkingButton(Thinker &thinker, QWidget *parent = nullptr);

private:
    void refresh();

    Thinker &m_thinker;
};

} // namespace entente::app
