#pragma once

#include <QObject>

namespace entente::app {

/// Lets the wheel scroll the page and not change a choice on it: boxes and sliders that have no focus pass it on, and
/// the wheel gives none of them the focus. To be installed on the application.
class WheelGuard : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
};

} // namespace entente::app
