#pragma once

#include "document/gamedocument.h"

#include <QLockFile>
#include <QThreadPool>
#include <QTimer>

#include <memory>

namespace entente::app {

/// A game that was played without being saved under a name, or that a crash interrupted.
struct LeftGame {
    QString path;
    bool crashed = false; ///< the program that wrote it ended without saying good-bye
    qint64 written = 0;   ///< milliseconds since 1970
};

/// Keeps a copy of the game on disk while it is played: after each change at once, beside the game, whole or not at
/// all. What changes while a copy is being written is in the next one; one that fails is tried again. The copy stays
/// when the program ends, so that the first screen can go on with it; a lock file beside it tells whether its writer
/// still lives. A game that is only looked at or tried, or in which everything was taken back, leaves none. No copy is
/// thrown away but by the person, or when its game is saved under a name.
class Recovery : public QObject {
    Q_OBJECT

public:
    /// Copies go to `folder`; the document must outlive this.
    Recovery(GameDocument &document, const QString &folder, QObject *parent = nullptr);
    ~Recovery() override;

    const QString &folder() const { return m_folder; }
    /// Where copies are kept for this user.
    static QString standardFolder();
    /// Copies that no running program writes, newest first.
    static QList<LeftGame> leftGames(const QString &folder);
    /// Deletes a copy that no running program writes, for good.
    static void remove(const QString &path);
    /// Takes over a copy: it is written on, not doubled.
    void adopt(const QString &path);
    /// The copy is of no more use (the game was saved under a name, or is thrown away).
    void discard();
    /// Writes what is waiting, now.
    void flush();
    /// The copy of the game that is open; empty: it needs none.
    const QString &path() const { return m_path; }
    /// Is everything that was changed in the copy?
    bool isWritten() const { return !m_writing && !m_changed && !m_timer.isActive(); }
    /// Why the copy is behind the game, in one sentence; empty: it is not.
    const QString &fault() const { return m_fault; }
    /// The copy has fallen behind, for a reason of which nobody has been told yet.
    Q_SIGNAL void failed(const QString &sentence);
    /// `fault` is another.
    Q_SIGNAL void faultChanged();
    /// No copy is being written any more: all is in it, or `fault` says why not.
    Q_SIGNAL void rested();

private:
    void noteChange(const Change &change);
    void begin(const QString &path);
    void write();
    void finish(const Result<bool, QString> &done);
    void setFault(const QString &fault);
    /// The game as it is now needs no copy.
    void takeAsBegun();
    bool isAsBegun() const;

    GameDocument &m_document;
    QString m_folder;
    QString m_path;
    std::unique_ptr<QLockFile> m_lock;
    QTimer m_timer;
    QTimer m_again;       ///< runs while the copy is behind
    QThreadPool m_writer; ///< one thread: copies never overtake one another
    Lines m_begun;        ///< the game when it was opened, begun or saved, and its table
    Table m_begunTable;
    bool m_adopted = false; ///< it was a copy already
    bool m_touched = false; ///< something was changed since it was opened, begun or saved
    bool m_writing = false;
    bool m_changed = false; ///< since the copy that is being written was begun
    QString m_fault;
};

} // namespace entente::app
