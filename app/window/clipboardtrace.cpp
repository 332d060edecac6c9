#include "window/clipboardtrace.h"

#include <QGuiApplication>

#include <utility>

namespace entente::app {

ClipboardTrace::ClipboardTrace(QObject *parent) : QObject(parent)
{
    connect(QGuiApplication::clipboard(), &QClipboard::changed, this, &ClipboardTrace::note);
}

void ClipboardTrace::watch(bool on)
{
    m_watching = on;
    if (!on)
        wipe();
}

void ClipboardTrace::note(QClipboard::Mode mode)
{
    if (!m_watching)
        return;
    const QClipboard &clipboard = *QGuiApplication::clipboard();
    // A clipboard manager may take over at once what was put there: then the window that is worked in tells.
    const bool own = (mode == QClipboard::Clipboard ? clipboard.ownsClipboard()
                                                    : mode == QClipboard::Selection && clipboard.ownsSelection())
                     || QGuiApplication::focusWindow() != nullptr;
    if (own)
        m_put[mode] = clipboard.text(mode);
    else
        m_put.erase(mode);
}

void ClipboardTrace::wipe()
{
    QClipboard &clipboard = *QGuiApplication::clipboard();
    for (const auto &[mode, text] : std::exchange(m_put, {})) {
        if (clipboard.text(mode) == text)
            clipboard.clear(mode);
    }
}

} // namespace entente::app
