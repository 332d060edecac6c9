#pragma once

#include <QLabel>

namespace entente::app {

/// A line that says as much as there is room for: the whole, else something shorter, if it has that, else the whole's
/// beginning.
class ShrinkingLabel : public QLabel {
public:
    using QLabel::QLabel;

    /// What is shown where the whole has no room; `text()` stays the whole.
    void setShorter(const QString &text);
    const QString &shorter() const { return m_shorter; }
    QSize minimumSizeHint() const override { return {0, QLabel::minimumSizeHint().height()}; }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QString m_shorter;
};

} // namespace entente::app
