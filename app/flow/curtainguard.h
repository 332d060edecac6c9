#pragma once

#include "look/handrest.h"

#include <QObject>

class QKeyEvent;
class QLineEdit;
class QWidget;

namespace entente::app {

/// Keeps hands that are still busy with the page before from running through the curtain: for a moment after it has
/// come up it takes neither mouse nor keys, it never takes a key that is held down, and Enter only without Ctrl, Shift
/// or Alt.
class CurtainGuard : public QObject {
    Q_OBJECT

public:
    explicit CurtainGuard(QWidget &curtain);

    /// The curtain has come up, or names somebody else.
    void begin();
    /// What is typed into this field is heard at once, and so is Enter behind it: whoever types a PIN means it.
    void hear(const QLineEdit &field) { m_heard = &field; }

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    bool isOfCurtain(const QObject &object) const;
    bool isRefused(const QObject &at, const QKeyEvent &key) const;
    bool isHeard(const QObject &at, const QKeyEvent &key) const;

    QWidget &m_curtain;
    const QLineEdit *m_heard = nullptr;
    HandRest m_rest;
};

} // namespace entente::app
