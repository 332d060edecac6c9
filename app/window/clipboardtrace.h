#pragma once

#include <QClipboard>
#include <QObject>

#include <map>

namespace entente::app {

/// Remembers what was put on the clipboard (and on the selection that a middle click pastes) from here while somebody
/// sat at the board, so that whoever comes next does not find it there. What came from elsewhere is left alone.
class ClipboardTrace : public QObject {
    Q_OBJECT

public:
    explicit ClipboardTrace(QObject *parent = nullptr);

    /// Whether what is put there now is secret. Switched off, what was put there is wiped.
    void watch(bool on);
    /// Takes off the clipboard what was put there and still is.
    void wipe();

private:
    void note(QClipboard::Mode mode);

    bool m_watching = false;
    std::map<QClipboard::Mode, QString> m_put;
};

} // namespace entente::app
