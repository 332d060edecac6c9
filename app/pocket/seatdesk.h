#pragma once

#include "document/gamedocument.h"
#include "flow/tableclock.h"
#include "flow/tableflow.h"
#include "pocket/seatdrawings.h"
#include "sheet/maplook.h"

#include <QJsonObject>
#include <QObject>

#include <map>
#include <memory>
#include <vector>

namespace entente::app {

class Sitting;

/// What one power's player sees and does away from the window, as data for a page. Knows nothing of the network.
/// Everything is made from what the seat may see (its own orders and what was revealed), never from other seats'
/// drafts; what the window still tells is told here afterwards.
///
/// A state is an object of
///
///     power, colour ("#rrggbb"), phase (words)
///     step      "writing", "sealed", "waiting" (nothing to order, or the window still tells), "results", "over",
///               or "closed": the seat is written at the window
///     sealed, of   how many of those who have something to order have sealed, and how many they are
///     clock     seconds left, less than 0: over time; null: no clock counts
///     task      what there is still to write, in a sentence
///     map       null where no sheet is known, or {ground (id of its picture), width, height, pieces [{at, symbol,
///               own}], symbols, orders, told}. Places are [x, y] in the sheet's units. The last three name drawings
///               ("" none): of the pieces' symbols, by number; of the own orders that are being written; of those of
///               the phase `resultsOf`
///     units     [{id, name, order, text, at, waits, hint}]: order in words, text as players write it, both "" without
///               one; waits: it needs one
///     composing null, or {unit: the id begun, sentence, note, choices [{id, text, at}], canBack}
///     more      [{id, name, order, text, hint}]: orders that belong to no unit, and (order "") what else may be begun
///     canUndo, canSeal, canReopen
///     undone    what is left without an order or will fail, as it is asked before sealing; "": nothing
///     sealAnyway  what the button says then
///     powers    [{name, colour, centres, units}]
///     votes     null, or {draw [{id, name, on}]}
///     results   null, or [{text, ok (null: neither), reason, why [words]}] of the phase `resultsOf` (words)
///     remark    what the player is to be told once, a sentence
///
/// An act is {do, id}:
///
///     unit ID     begins the order of a unit; in winters, tells that it goes, or that it stays after all
///     more ID     begins what has no order; a build is thought over, anything else is taken back
///     choose ID   of `choices`
///     back, cancel
///     clear ID    takes the order of a unit, or one of `more`, back
///     undo        the last change of the own orders in this phase
///     seal, reopen
///     vote ID     of `votes`
///
/// An id that the last state did not give is refused. After an act all others but those of units are others.
class SeatDesk : public QObject {
    Q_OBJECT

public:
    SeatDesk(GameDocument &document, TableFlow &flow, QObject *parent = nullptr);
    ~SeatDesk() override;

    /// Where things stand on the map of the present game, and in which colours; until it is told nothing has a place.
    void setLook(const MapLook &look);
    void setClock(const TableClock *clock) { m_clock = clock; }

    /// Opens the seat's sitting: from now on it is written away from the window. False, with a sentence in `why`, if it
    /// can't be: another PIN, a computer plays it, nobody sits there.
    bool open(PowerId seat, const QString &pin, QString &why);
    bool openTried(PowerId seat, const PinTrial &trial, QString &why); ///< the same of a PIN that was tried before
    void close(PowerId seat);                                          ///< back to the keyboard, with its draft
    std::vector<PowerId> seats() const;                                ///< open ones, ascending
    /// Everything that the page shows of this open seat; `language` is "en" or "de".
    QJsonObject state(PowerId seat, const QString &language) const;
    /// One of the drawings that this seat's state named, as SVG.
    QString drawing(PowerId seat, const QString &name) const;
    /// One act of the player; returns a sentence if it was refused (and nothing changed), else an empty one.
    QString act(PowerId seat, const QJsonObject &act, const QString &language);
    /// Grows by one whenever what state(seat) says has changed, but for its clock; 0: not open.
    quint64 version(PowerId seat) const;

Q_SIGNALS:
    void changed(entente::PowerId seat); ///< its version has grown, or it was closed

private:
    struct Seat {
        quint64 version = 1;
        QJsonObject shown; ///< the state that the version stands for, in the language that it was asked for in last
        mutable QString language = QStringLiteral("en");
        mutable QJsonObject now; ///< the state without its clock; empty: something has changed since
        QString remark;
        bool sealedHere = false; ///< in this phase, by its own player
        int turns = 0;
        mutable std::unique_ptr<Sitting> sitting;
        mutable SeatDrawings drawings;
    };
    Sitting &sittingOf(PowerId power, const Seat &seat) const;
    QString write(PowerId power, Seat &seat, const QString &deed, const QString &id);
    QString vote(PowerId power, const QString &id);
    QJsonObject stateNow(PowerId power, const Seat &seat) const;
    void renew(PowerId power, Seat &seat); ///< compares what is shown, and tells
    void renewAll();
    void renewLater(PowerId changed = {}); ///< none: all may have changed

    GameDocument &m_document;
    TableFlow &m_flow;
    const TableClock *m_clock = nullptr;
    MapLook m_look;
    std::shared_ptr<const Variant> m_lookOf;
    std::map<PowerId, Seat> m_seats; ///< open ones
    bool m_later = false;
};

} // namespace entente::app
