#pragma once

#include <QString>
#include <QWidget>

namespace entente::app {

/// A text as a code that phones read: black on white in any theme, with the quiet margin that readers need.
class QrCode : public QWidget {
    Q_OBJECT

public:
    explicit QrCode(QWidget *parent = nullptr);

    /// At least so many pixels wide and high, and as many more as give each module a whole number of them.
    void setText(const QString &text, int least);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QImage m_modules; ///< a pixel a module, with the margin
};

} // namespace entente::app
