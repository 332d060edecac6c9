#include "studio/drawingwatch.h"

#include "document/wholefile.h"

#include <QFileInfo>

namespace entente::app {

namespace {

constexpr int settlingPause = 400; // milliseconds

} // namespace

DrawingWatch::DrawingWatch(QObject *parent) : QObject(parent)
{
    m_looking.setSingleShot(true);
    m_looking.setInterval(settlingPause);
    connect(&m_looking, &QTimer::timeout, this, &DrawingWatch::look);
    const auto look = qOverload<>(&QTimer::start);
    connect(&m_watcher, &QFileSystemWatcher::directoryChanged, &m_looking, look);
    connect(&m_watcher, &QFileSystemWatcher::fileChanged, &m_looking, look);
}

void DrawingWatch::follow(const QString &path)
{
    m_looking.stop();
    if (const QStringList watched = m_watcher.files() + m_watcher.directories(); !watched.isEmpty())
        m_watcher.removePaths(watched);
    m_path = QFileInfo(path).isFile() && !path.startsWith(u':') ? path : QString(); // what the program brings stays
    m_known = m_path.isEmpty() ? QByteArray() : digestOf(m_path);
    if (!m_path.isEmpty())
        m_watcher.addPaths({m_path, QFileInfo(m_path).absolutePath()}); // it may be replaced by another file
}

void DrawingWatch::look()
{
    if (m_path.isEmpty() || !QFileInfo(m_path).isFile())
        return;
    m_watcher.addPath(m_path);
    const QByteArray now = digestOf(m_path);
    if (now.isEmpty() || now == m_known)
        return;
    m_known = now;
    Q_EMIT changed();
}

} // namespace entente::app
