#pragma once

#include <QDialog>
#include <QStringList>

namespace entente::app {

/// What of the orders that waited for later phases does not fit any more, line by line, to be read and copied.
class MisfitDesk : public QDialog {
    Q_OBJECT

public:
    MisfitDesk(const QStringList &sentences, QWidget *parent = nullptr);
};

} // namespace entente::app
