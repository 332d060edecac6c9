#pragma once

#include <QObject>

namespace entente::app {

/// Gives the lists that drop down from boxes the look of all other lists: high rows, a soft selection, a tick at the
/// choice that holds. To be installed on the application.
class ChoiceLists : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
};

} // namespace entente::app
