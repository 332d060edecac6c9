#pragma once

#include "look/sheet.h"

#include <QStringList>

namespace entente::app {

/// What of the orders that waited for later phases does not fit any more, line by line, to be read and copied.
class MisfitDesk : public Sheet {
    Q_OBJECT

public:
    MisfitDesk(const QStringList &sentences, QWidget *parent = nullptr);
};

} // namespace entente::app
