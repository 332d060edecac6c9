#pragma once

#include <QDialog>

namespace entente::app {

/// What the program is, which version, and under which licence.
class AboutDesk : public QDialog {
    Q_OBJECT

public:
    explicit AboutDesk(QWidget *parent = nullptr);
};

} // namespace entente::app
