#pragma once

#include "base/ids.h"
#include "map/mapstate.h"
#include "words/pieces.h"

#include <QList>
#include <QObject>
#include <QPoint>
#include <QString>

class QKeyEvent;

namespace entente::app {

/// A key that is open now, and what it would do.
struct KeyHint {
    QString key;
    QString does;
};

/// What stands at the lower edge of the map: the sentence that grows, a line under it, open keys.
struct Sentence {
    QString main;   ///< marked (words/pieces.h)
    QString detail; ///< marked
    bool refusal = false; ///< `detail` says why something can't be done
    QList<KeyHint> keys;
};

/// What the mouse and the keyboard mean on the map. The window forwards events to the active tool
/// and shows its sentence; the tool adds its marks to what the map shows.
class Tool : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    /// What the mouse points at: a place, and the height of the unit whose symbol it is on. None: the mouse left.
    virtual void hover(const Station &at) = 0;
    virtual void click(const Station &at, QPoint globalPos) = 0;
    /// True if the key was for this tool.
    virtual bool key(QKeyEvent &event) = 0;
    virtual Sentence sentence() const = 0;
    virtual void decorate(MapState &state) const = 0;

Q_SIGNALS:
    void changed();
};

} // namespace entente::app
