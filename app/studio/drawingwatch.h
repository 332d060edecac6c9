#pragma once

#include <QByteArray>
#include <QFileSystemWatcher>
#include <QObject>
#include <QString>
#include <QTimer>

namespace entente::app {

/// Looks after the file of a drawing while its board is made: somebody may be at work on it in a drawing program.
class DrawingWatch : public QObject {
    Q_OBJECT

public:
    explicit DrawingWatch(QObject *parent = nullptr);

    /// From now on this file, as it is now; none, if empty.
    void follow(const QString &path);

Q_SIGNALS:
    void changed(); ///< there is something else in the file

private:
    void look();

    QFileSystemWatcher m_watcher;
    QTimer m_looking; ///< a drawing program writes more than once
    QString m_path;
    QByteArray m_known;
};

} // namespace entente::app
