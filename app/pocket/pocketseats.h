#pragma once

#include "pocket/phonerecord.h"
#include "pocket/seatdesk.h"

#include <QElapsedTimer>
#include <QHash>

#include <vector>

namespace entente::app {

/// A phone that has asked for a seat, or has one.
struct Phone {
    int number = 0;             ///< counts up from 1: how the table's list names it
    QByteArray hash;            ///< of its token: 128 bits that it alone knows, worth nothing before it is let in
    QString address;            ///< where it asked from
    PowerId wish;               ///< the seat it asked for
    int figures = 0;            ///< 10 to 99: phone and table show the same
    int sign = 0;               ///< the colour beside them, an index of `signColours`
    bool asks = true;           ///< for its wish; false once that is answered
    bool isAway = false;        ///< it does not listen just now
    std::vector<PowerId> seats; ///< that are its own; those with a PIN open once it is given
    int wrongPins = 0;          ///< in a row
    qint64 lastAct = 0;         ///< the number of its last act: the same number again is the same act
    qint64 seen = 0;            ///< when it asked last, in milliseconds of the table's clock

    bool isIn() const { return !seats.empty(); } ///< somebody at the table has let it in
};

/// The colours that tell two phones apart which ask at the same time, as "#rrggbb".
inline constexpr const char *signColours[] = {"#c62828", "#1565c0", "#2e7d32", "#ef6c00", "#6a1b9a", "#00838f"};

/// Which phones are at the table, and which seats each of them has. A phone asks for a seat and shows two figures and a
/// colour; somebody at the table sees the same and lets it in. Guesses are bounded, and the table hears of them: five
/// wrong PINs in a row put a phone out; an address that was refused three times waits five minutes.
class PocketSeats : public QObject {
    Q_OBJECT

public:
    static constexpr int mostWrongPins = 5;
    static constexpr int mostRefusals = 3;
    static constexpr std::size_t mostAsking = 8;

    /// Why a phone can't ask, as the page knows it.
    enum class Denial { None, NoSeat, TooMany, Refused };

    PocketSeats(GameDocument &document, SeatDesk &desk, QObject *parent = nullptr);

    /// Seats that a phone may ask for, in seating order: people play them.
    std::vector<PowerId> offered() const;
    /// In the order in which they asked.
    const std::vector<Phone> &phones() const { return m_phones; }
    /// The phone that has this token; null: none.
    Phone *phoneOf(const QByteArray &token);
    /// The phone that was let into the seat; null: none.
    const Phone *phoneAt(PowerId seat) const;
    /// It waits for its PIN.
    bool isLocked(PowerId seat) const;

    /// The phone that has this token, or one that has none yet and gets it here, asks for a seat. Null: `why` says so.
    const Phone *ask(PowerId seat, const QString &address, QByteArray &token, Denial &why);
    void letIn(int number);  ///< the seat that it asked for, and all that the same person plays
    void refuse(int number); ///< one that asks
    /// Back to the keyboard, with what is written. A phone without a seat is forgotten.
    void release(PowerId seat);
    void releaseAll();
    /// Phones that are in, to be given back after a crash; seats with a PIN then wait for it.
    std::vector<KeptPhone> kept() const;
    void giveBack(const std::vector<KeptPhone> &phones);
    /// False: it is another PIN, or was tried too often.
    bool givePin(Phone &phone, PowerId seat, const QString &pin);
    /// The phone was heard of, or listens (`listening`) just now.
    void noteHeard(Phone &phone);
    void noteListening(const std::vector<QByteArray> &tokens);

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
    void drawSign(Phone &phone) const;

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
};

} // namespace entente::app
