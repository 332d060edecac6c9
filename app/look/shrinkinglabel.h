#pragma once

#include <QLabel>

namespace entente::app {

/// A line that says as much as there is room for, and the whole at the mouse.
class ShrinkingLabel : public QLabel {
public:
    using QLabel::QLabel;

    QSize minimumSizeHint() const override { return {0, QLabel::minimumSizeHint().height()}; }

protected:
    void paintEvent(QPaintEvent *event) override;
};

} // namespace entente::app
