#pragma once

#include "studio/patchsketch.h"

#include <QImage>
#include <QObject>
#include <QUndoStack>

#include <functional>
#include <set>

namespace entente::app {

/// A picture and its areas while somebody settles what is a place, with the undo stack and what is chosen now.
class PatchDocument : public QObject {
    Q_OBJECT

public:
    explicit PatchDocument(QObject *parent = nullptr);

    bool isOpen() const { return !m_picture.isNull(); }
    const QImage &picture() const { return m_picture; }
    const PatchSketch &sketch() const { return m_sketch; }
    QUndoStack &undoStack() { return m_stack; }

    /// A new picture.
    void begin(const QImage &picture, const PatchSketch &sketch);
    /// The areas were looked for anew; one step for undoing.
    void replace(const PatchSketch &sketch);
    void close();
    void tellAgain(); ///< how everything stands: to a page that was made anew

    const std::set<int> &chosen() const { return m_chosen; }
    void choose(const std::set<int> &areas);
    /// The area that lies there, alone or with those chosen before; where none lies, what is like that pixel becomes
    /// one.
    void chooseAt(int x, int y, bool more, int likeness);
    void merge();       ///< the chosen ones
    void flipLeftOut(); ///< of the chosen ones
    void flood(int x, int y, int likeness);

Q_SIGNALS:
    void changed(); ///< the areas
    void chosenChanged();
    void said(const QString &sentence, bool failure);

private:
    class Edit;
    void edit(const std::function<void(PatchSketch &)> &change);
    void put(const PatchSketch &sketch);

    QImage m_picture;
    PatchSketch m_sketch;
    std::set<int> m_chosen;
    QUndoStack m_stack;
};

} // namespace entente::app
