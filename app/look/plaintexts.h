#pragma once

#include <QObject>

namespace entente::app {

/// Names come from files, and Qt takes what looks like HTML for HTML, in labels and in tooltips. While this watches the
/// program, they say letter by letter what they were given. Who means HTML says so: `setTextFormat(Qt::RichText)`, or
/// `QToolTip::showText` with names escaped.
class PlainTexts : public QObject {
    Q_OBJECT

public:
    explicit PlainTexts(QObject *application);

    bool eventFilter(QObject *watched, QEvent *event) override;
};

} // namespace entente::app
