#pragma once

#include <QObject>

namespace entente::app {

/// Leaves files that are dropped on a text field to the window around it: the field would write their addresses as
/// text, and tell a file manager that it may take a moved file away. To be installed on the application.
class FileDrops : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
};

} // namespace entente::app
