#pragma once

#include <QObject>

namespace entente::app {

// What the whole program does otherwise than Qt: each is installed on the application as a filter of its events.

/// Leaves files that are dropped on a text field to the window around it: the field would write their addresses as
/// text, and tell a file manager that it may take a moved file away.
class FileDrops : public QObject {
public:
    using QObject::QObject;

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
};

/// Swallows a paste while there is no text to paste: where the program that owned X11's clipboard has gone, Qt 6.4
/// hands its text fields contents that are not there, and they crash.
class PasteGuard : public QObject {
public:
    using QObject::QObject;

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
};

/// Names come from files, and Qt takes what looks like HTML for HTML, in labels and in tooltips. While this watches the
/// program, they say letter by letter what they were given. Who means HTML says so: `setTextFormat(Qt::RichText)`, or
/// `QToolTip::showText` with names escaped.
class PlainTexts : public QObject {
public:
    explicit PlainTexts(QObject *application);

    bool eventFilter(QObject *watched, QEvent *event) override;
};

/// Lets the wheel scroll the page and not change a choice on it: boxes and sliders that have no focus pass it on, and
/// the wheel gives none of them the focus.
class WheelGuard : public QObject {
public:
    using QObject::QObject;

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
};

} // namespace entente::app
