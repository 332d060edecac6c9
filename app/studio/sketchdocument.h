#pragma once

#include "studio/sketchfindings.h"
#include "studio/sketchfolder.h"

#include <QByteArray>
#include <QFileSystemWatcher>
#include <QObject>
#include <QString>
#include <QTimer>
#include <QUndoStack>

#include <functional>
#include <vector>

namespace entente::app {

/// The board that is being made: the sketch with its undo stack, what of it is chosen now, and its folder among the
/// player's own variants. It is saved a moment after every change: studio.json always, the files of the variant
/// whenever the board holds together, so that the folder never holds one that can't be read. What a text editor or
/// another window writes there meanwhile is taken over, as a step that can be undone.
class SketchDocument : public QObject {
    Q_OBJECT

public:
    explicit SketchDocument(QObject *parent = nullptr);
    ~SketchDocument() override;

    bool isOpen() const { return !m_folder.isEmpty(); }
    const BoardSketch &sketch() const { return m_sketch; }
    /// What is missing and what is doubtful, as of now.
    const std::vector<SketchFinding> &findings() const { return m_findings; }
    QUndoStack &undoStack() { return m_stack; }
    QString folder() const { return m_folder; }
    /// Of the player's own folders of boards made here, the one worked on last first.
    static QStringList foldersAtWork();
    /// What the board in a folder is called.
    static QString titleOf(const QString &folder);

    /// A new board, in a folder of its own. The error is one sentence.
    Result<bool, QString> begin(BoardSketch sketch);
    /// Goes on with the board in a folder.
    Result<bool, QString> load(const QString &folder);
    /// Ends the work on the board; it is saved.
    void close();
    /// Writes what has changed at once. False: a sentence was said with `said`.
    bool save();
    /// Does the folder hold the board as it stands?
    bool isPlayable() const { return m_playable; }

    /// Changes the sketch by `change`; one step for undoing. Changes in a row with the same number `together` are one.
    void edit(const std::function<void(BoardSketch &)> &change, int together = -1);

    /// Says once more how everything stands: to pages that were made anew.
    void tellAgain();

    int place() const { return m_place; }     ///< -1: none is chosen
    int passage() const { return m_passage; } ///< likewise
    void choosePlace(int place);
    void choosePassage(int passage);

Q_SIGNALS:
    void changed(); ///< the sketch
    void chosen();  ///< another place or passage
    void saved();   ///< the folder was written
    void said(const QString &sentence, bool failure);

private:
    class Edit;
    void put(const BoardSketch &sketch);
    void openFolder(const QString &folder, const BoardSketch &sketch);
    bool writeFile(const QString &name, const std::string &content);
    void watchFolder();
    void lookAtFolder();
    bool takeSketch();
    void takeVariant();
    bool isMade(const QByteArray &file) const;

    BoardSketch m_sketch;
    std::vector<SketchFinding> m_findings;
    QUndoStack m_stack;
    QTimer m_saving;
    QFileSystemWatcher m_watcher;
    QTimer m_looking;         ///< whoever writes writes several files
    QByteArray m_knownSketch; ///< digests of the files as they were read or written last
    QByteArray m_knownVariant;
    QString m_folder;
    bool m_unsaved = false;
    bool m_playable = false;
    int m_place = -1;
    int m_passage = -1;
};

} // namespace entente::app
