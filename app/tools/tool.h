#pragma once

#include "base/ids.h"
#include "sheet/mapstate.h"
#include "orders/composer.h"
#include "words/pieces.h"

#include <QList>
#include <QObject>
#include <QPoint>
#include <QString>

#include <optional>
#include <vector>

class QKeyEvent;

namespace entente::app {

/// A key that is open now, and what it would do.
struct KeyHint {
    QString key;
    QString does;
    int code = 0; ///< of the key, where a click on the hint does the same; 0: the mouse does it elsewhere
};

/// A verb of the unit that is chosen. A click on it does what its key does.
struct VerbChip {
    std::optional<Verb> verb; ///< none: it gives the orders that go with the last one
    QString key;
    QString name;
    bool chosen = false;
    QString why;           ///< it can't be chosen now; empty: it can
    bool keyTaken = false; ///< its letter now begins the name of a place that can be chosen

    friend bool operator==(const VerbChip &, const VerbChip &) = default;
};

/// What stands at the lower edge of the map: the sentence that grows, a line under it, open keys.
struct Sentence {
    QString main;          ///< marked (words/pieces.h)
    QString detail;        ///< marked
    bool refusal = false;  ///< `detail` says why something can't be done
    QList<VerbChip> verbs; ///< none while no unit is chosen
    QList<KeyHint> keys;
};

/// What the last choice left open and must be said before anything else. It stands until it is answered or withdrawn,
/// so whoever shows it shows what is asked now.
struct Question {
    enum class About { Coast, Kind, Arrival, Drop };
    About about = About::Coast;
    std::vector<RegionId> coasts; ///< Coast: one of these
    std::vector<KindId> kinds;    ///< Kind: one of these ...
    RegionId place; ///< ... is built here; else where the question arose. Drop: the unit that a unit was dropped on
    QPoint at;      ///< where the mouse was, global; null: the keyboard asked

    friend bool operator==(const Question &, const Question &) = default;
};

/// What the mouse and the keyboard mean on the map. The window forwards events to the active tool
/// and shows its sentence; the tool adds its marks to what the map shows.
class Tool : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    /// What the mouse points at: a place, and the height of the unit whose symbol it is on. None: the mouse left.
    virtual void hover(const UnitRef &at) = 0;
    virtual void click(const UnitRef &at, QPoint globalPos) = 0;
    /// True if the key was for this tool.
    virtual bool key(QKeyEvent &event) = 0;
    virtual Sentence sentence() const = 0;
    virtual const std::optional<Question> &question() const = 0;
    virtual void leaveQuestion() = 0; ///< Esc: nothing of what was asked about is wanted
    virtual void back() = 0;          ///< the last choice is taken back
    virtual void decorate(MapState &state) const = 0;

Q_SIGNALS:
    void changed();
};

} // namespace entente::app
