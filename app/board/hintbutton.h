#pragma once

#include "tools/tool.h"

#include <QAbstractButton>

namespace entente::app {

/// A key that is open now and what it does, as a small button: a click does what the key does. Where the mouse does it
/// on the map it only tells. It takes no focus: the map keeps the keyboard.
class HintButton : public QAbstractButton {
    Q_OBJECT

public:
    explicit HintButton(QWidget *parent);

    void setHint(const KeyHint &hint);
    int code() const { return m_hint.code; }
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    void enterEvent(QEnterEvent *event) override;
    void leaveEvent(QEvent *event) override;

private:
    int capWidth() const;

    KeyHint m_hint;
};

} // namespace entente::app
