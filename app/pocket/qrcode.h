#pragma once

#include <QString>
#include <QWidget>

namespace entente::app {

/// A text as a code that phones read: black on white in any theme, with the quiet margin that readers need.
class QrCode : public QWidget {
    Q_OBJECT

public:
    explicit QrCode(QWidget *parent = nullptr);

    void setText(const QString &text);

    QSize sizeHint() const override;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override { return width; }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QImage m_modules; ///< a pixel a module, with the margin
};

} // namespace entente::app
