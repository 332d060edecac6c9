#pragma once

#include "pocket/phonerecord.h"
#include "pocket/seatdesk.h"

#include <QElapsedTimer>
#include <QHash>
#include <QThreadPool>

#include <functional>
#include <vector>

namespace entente::app {

/// A phone that has asked for a seat, or has one.
struct Phone {
    int number = 0;             ///< counts up from 1: how the table's list names it
    QByteArray key;             ///< that its requests are sealed with: worth nothing before it is let in
    QString address;            ///< where it asked from
    PowerId wish;               ///< the seat it asked for
    QByteArray promise;         ///< hash of the phone's salt; empty once that was told, and the table shows its sign
    QByteArray salt;            ///< the table's: of both salts and both keys the sign is made
    int figures = 0;            ///< 10 to 99: phone and table show the same
    int sign = 0;               ///< the colour beside them, an index of `signColours`
    bool asks = true;           ///< for its wish; false once that is answered
    bool isAway = false;        ///< it does not listen just now
    std::vector<PowerId> seats; ///< that are its own; those with a PIN open once it is given
    int wrongPins = 0;          ///< in a row
    qint64 lastAct = 0;         ///< the number of its last act: the same number again is the same act
    qint64 seen = 0;            ///< when it asked last, in milliseconds of the table's clock
    bool isTried = false;       ///< a PIN that it gave is being tried

    bool isIn() const { return !seats.empty(); }               ///< somebody at the table has let it in
    bool isShown() const { return asks && promise.isEmpty(); } ///< somebody at the table may let it in
};

/// The colours that tell two phones apart which ask at the same time, as "#rrggbb".
inline constexpr const char *signColours[] = {"#c62828", "#1565c0", "#2e7d32", "#ef6c00", "#6a1b9a", "#00838f"};

/// Which phones are at the table, and which seats each of them has. A phone asks for a seat and shows two figures and a
/// colour; somebody at the table sees the same and lets it in.
///
/// The sign is made of both keys and of a salt of each side. The phone promises its own (by hash) before it learns the
/// table's, and tells it afterwards: whoever stands between the two, with keys of his own, can't choose his so that
/// both show the same. He can but hope, one to 540 at each try, and sixteen signs are shown in a minute.
///
/// Guesses are bounded, and the table hears of them: five wrong PINs in a row put a phone out; an address that was
/// refused three times waits five minutes.
class PocketSeats : public QObject {
    Q_OBJECT

public:
    static constexpr int mostWrongPins = 5;
    static constexpr int mostRefusals = 3;
    static constexpr std::size_t mostAsking = 8;

    /// Why a phone can't ask, as the page knows it.
    enum class Denial { None, NoSeat, TooMany, Refused };

    PocketSeats(GameDocument &document, SeatDesk &desk, QObject *parent = nullptr);
    ~PocketSeats() override;

    /// Seats that a phone may ask for, in seating order: people play them.
    std::vector<PowerId> offered() const;
    /// In the order in which they asked.
    const std::vector<Phone> &phones() const { return m_phones; }
    /// The phone that seals with this key; null: none.
    Phone *phoneOf(const QByteArray &key);
    /// The phone that was let into the seat; null: none.
    const Phone *phoneAt(PowerId seat) const;
    /// It waits for its PIN.
    bool isLocked(PowerId seat) const;

    /// The phone with this key asks for a seat, and promises its salt. Other than `None`: it can't.
    Denial ask(PowerId seat, const QString &address, const QByteArray &key, const QByteArray &promise);
    /// It tells the salt that it promised, and the table shows its sign. `tableKey`: as the phone should know it.
    Denial show(const QByteArray &key, const QByteArray &salt, const QByteArray &tableKey);
    void letIn(int number);  ///< the seat that it asked for, and all that the same person plays
    void refuse(int number); ///< one that asks
    /// Back to the keyboard, with what is written. A phone without a seat is forgotten.
    void release(PowerId seat);
    void releaseAll();
    /// Phones that are in, to be given back after a crash; seats with a PIN then wait for it.
    std::vector<KeptPhone> kept() const;
    void giveBack(const std::vector<KeptPhone> &phones);
    /// Tries the PIN aside, which takes half a second, and then says whether it was right. One after another, and
    /// of each phone one at a time.
    void givePin(Phone &phone, PowerId seat, const QString &pin, const std::function<void(bool)> &then);
    /// The phone was heard of, or listens (`listening`) just now.
    void noteHeard(Phone &phone);
    void noteListening(const std::vector<QByteArray> &keys);

Q_SIGNALS:
    void changed();
    /// Whoever is at the table is to know it.
    void said(const QString &sentence, bool failure);

private:
    Phone &add();
    void seatAt(Phone &phone, PowerId seat);
    void leave(Phone &phone, PowerId seat);
    void forgetEmpty();
    std::vector<Phone>::iterator asking(int number);
    bool takePin(const QByteArray &key, PowerId seat, const PinTrial &trial);

    GameDocument &m_document;
    SeatDesk &m_desk;
    std::vector<Phone> m_phones;
    int m_count = 0;
    QElapsedTimer m_clock;
    struct Refusals {
        int count = 0;
        qint64 last = 0;
    };
    QHash<QString, Refusals> m_refusals; ///< by address
    std::vector<qint64> m_signs;         ///< when the signs of this minute were shown
    QThreadPool m_tries;                 ///< of PINs
};

} // namespace entente::app
