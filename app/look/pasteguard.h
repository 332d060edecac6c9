#pragma once

#include <QObject>

namespace entente::app {

/// Swallows a paste while there is no text to paste: where the program that owned X11's clipboard has gone, Qt 6.4
/// hands its text fields contents that are not there, and they crash. To be installed on the application.
class PasteGuard : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
};

} // namespace entente::app
