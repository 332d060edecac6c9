#pragma once

#include "look/sheet.h"

namespace entente::app {

/// What the program is, which version, and under which licence.
class AboutDesk : public Sheet {
    Q_OBJECT

public:
    explicit AboutDesk(QWidget *parent = nullptr);
};

} // namespace entente::app
