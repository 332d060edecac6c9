#pragma once

#include <QToolButton>

class QLineEdit;

namespace entente::app {

/// Keeps `clear` pixels at the right of a field for a PIN, and a little more: of a long one only whole dots are seen.
void keepDotsWhole(QLineEdit &field, int clear = 0);

/// The eye at the right edge of a field for a PIN: while it is pressed in, what was typed can be read. It is there once
/// something is typed, can be reached by Tab, and shuts by itself as soon as the keyboard goes elsewhere.
class PinEye : public QToolButton {
    Q_OBJECT

public:
    /// `field` must have its accessible name; the eye belongs to it.
    explicit PinEye(QLineEdit &field);

    /// What stands in the field now has been read, so that a slip would have been seen.
    bool wasRead() const { return m_read; }

Q_SIGNALS:
    void read(); ///< it was opened

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    /// What is typed while it has the keyboard is no part of the PIN.
    void keyPressEvent(QKeyEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;

private:
    void look(bool on);
    void place();
    void shutUnlessNear();

    QLineEdit &m_field;
    bool m_read = false;
};

} // namespace entente::app
