#include "pocket/pocketseats.h"

#include "words/forms.h"
#include "words/names.h"

#include <QCryptographicHash>
#include <QRandomGenerator>

#include <algorithm>
#include <iterator>

namespace entente::app {

namespace {

constexpr qint64 awayAfter = 6000;          // ms; a page that listens asks anew at once
constexpr qint64 askingKept = 15000;        // ms after it was heard of last
constexpr qint64 refusalsKept = 5 * 60'000; // ms
constexpr int mostRefusalsKept = 256;
constexpr qint64 signsCounted = 60'000; // ms
constexpr std::size_t mostSigns = 16;
constexpr int saltBytes = 16;
constexpr int mostTries = 1; // each takes 192 MiB

QByteArray drawSalt()
{
    QByteArray salt(saltBytes, '\0');
    QRandomGenerator::system()->generate(salt.begin(), salt.end());
    return salt;
}

QByteArray hashOf(const QByteArray &bytes)
{
    return QCryptographicHash::hash(bytes, QCryptographicHash::Sha512);
}

} // namespace

PocketSeats::PocketSeats(GameDocument &document, SeatDesk &desk, QObject *parent)
    : QObject(parent), m_document(document), m_desk(desk)
{
    m_clock.start();
    m_tries.setMaxThreadCount(mostTries);
}

PocketSeats::~PocketSeats()
{
    m_tries.waitForDone();
}

std::vector<PowerId> PocketSeats::offered() const
{
    std::vector<PowerId> seats;
    if (!m_document.hasGame() || m_document.table().mode != Table::Mode::Hotseat)
        return seats;
    std::copy_if(m_document.table().seats.begin(), m_document.table().seats.end(), std::back_inserter(seats),
                 [&](PowerId power) { return m_document.computerOf(power) == nullptr; });
    return seats;
}

Phone *PocketSeats::phoneOf(const QByteArray &key)
{
    const auto found = std::find_if(m_phones.begin(), m_phones.end(), [&](const Phone &one) { return one.key == key; });
    return found == m_phones.end() ? nullptr : &*found;
}

const Phone *PocketSeats::phoneAt(PowerId seat) const
{
    const auto found = std::find_if(m_phones.begin(), m_phones.end(), [&](const Phone &one) {
        return std::find(one.seats.begin(), one.seats.end(), seat) != one.seats.end();
    });
    return found == m_phones.end() ? nullptr : &*found;
}

bool PocketSeats::isLocked(PowerId seat) const
{
    const std::vector<PowerId> open = m_desk.seats();
    return std::find(open.begin(), open.end(), seat) == open.end();
}

PocketSeats::Denial PocketSeats::ask(PowerId seat, const QString &address, const QByteArray &key,
                                     const QByteArray &promise)
{
    const qint64 now = m_clock.elapsed();
    const std::vector<PowerId> seats = offered();
    if (std::find(seats.begin(), seats.end(), seat) == seats.end() || promise.isEmpty())
        return Denial::NoSeat;
    m_refusals.removeIf([now](const auto &one) { return now - one->last > refusalsKept; });
    if (m_refusals.value(address).count >= mostRefusals)
        return Denial::Refused;
    Phone *phone = phoneOf(key);
    if (phone && phoneAt(seat) == phone)
        return Denial::None; // asked again, since the answer was lost while it was let in
    const auto asking = std::count_if(m_phones.begin(), m_phones.end(), [](const Phone &one) { return one.asks; });
    if ((!phone || !phone->asks) && static_cast<std::size_t>(asking) >= mostAsking)
        return Denial::TooMany;
    if (!phone) {
        phone = &add();
        phone->key = key;
    }
    phone->asks = true;
    phone->address = address;
    phone->wish = seat;
    phone->seen = now;
    phone->promise = promise;
    phone->salt = drawSalt();
    Q_EMIT changed();
    return Denial::None;
}

PocketSeats::Denial PocketSeats::show(const QByteArray &key, const QByteArray &salt, const QByteArray &tableKey)
{
    const qint64 now = m_clock.elapsed();
    Phone *phone = phoneOf(key);
    if (!phone || !phone->asks || phone->isShown())
        return Denial::None;
    std::erase_if(m_signs, [now](qint64 at) { return now - at > signsCounted; });
    const QByteArray drawn = hashOf(tableKey + key + salt + phone->salt);
    const auto number = [&](qsizetype at) {
        return static_cast<unsigned char>(drawn[at]) << 8 | static_cast<unsigned char>(drawn[at + 1]);
    };
    phone->figures = 10 + number(0) % 90;
    phone->sign = number(2) % static_cast<int>(std::size(signColours));
    const bool isTaken = std::any_of(m_phones.begin(), m_phones.end(), [&](const Phone &other) {
        return &other != phone && other.isShown() && other.figures == phone->figures && other.sign == phone->sign;
    });
    const bool isKept = hashOf(salt) == phone->promise;
    if (!isKept || isTaken || m_signs.size() >= mostSigns) {
        phone->asks = false;
        forgetEmpty();
        Q_EMIT changed();
        return Denial::TooMany;
    }
    m_signs.push_back(now);
    phone->promise.clear();
    Q_EMIT changed();
    return Denial::None;
}

std::vector<Phone>::iterator PocketSeats::asking(int number)
{
    return std::find_if(m_phones.begin(), m_phones.end(),
                        [&](const Phone &one) { return one.number == number && one.isShown(); });
}

void PocketSeats::letIn(int number)
{
    const auto found = asking(number);
    if (found == m_phones.end())
        return;
    const std::vector<PowerId> free = offered();
    const PowerId wish = found->wish;
    if (std::find(free.begin(), free.end(), wish) == free.end()) { // a computer has taken it meanwhile
        refuse(number);
        return;
    }
    std::vector<PowerId> seats;
    std::copy_if(free.begin(), free.end(), std::back_inserter(seats),
                 [&](PowerId power) { return power == wish || m_document.table().sameHand(power, wish); });
    found->asks = false;
    QStringList names;
    for (const PowerId seat : seats) {
        for (Phone &other : m_phones)
            leave(other, seat); // it was at another phone
        seatAt(*found, seat);
        names += powerName(m_document.board(), seat);
    }
    Q_EMIT said(tr("%1 now writes on a phone.", nullptr, static_cast<int>(names.size())).arg(joinNames(names)), false);
    forgetEmpty();
    Q_EMIT changed();
}

Phone &PocketSeats::add()
{
    Phone &phone = m_phones.emplace_back();
    phone.number = ++m_count;
    phone.seen = m_clock.elapsed();
    return phone;
}

/// The seat is the phone's from now on; one with a PIN opens when that is given.
void PocketSeats::seatAt(Phone &phone, PowerId seat)
{
    phone.seats.push_back(seat);
    QString why;
    if (!m_document.table().hasPin(seat) && !m_desk.open(seat, {}, why))
        Q_EMIT said(why, true);
}

std::vector<KeptPhone> PocketSeats::kept() const
{
    std::vector<KeptPhone> phones;
    for (const Phone &one : m_phones) {
        if (!one.isIn())
            continue;
        KeptPhone &phone = phones.emplace_back(KeptPhone{one.key, {}});
        for (const PowerId seat : one.seats)
            phone.seats += fromUtf8(m_document.board().power(seat).id);
    }
    return phones;
}

void PocketSeats::giveBack(const std::vector<KeptPhone> &phones)
{
    for (const KeptPhone &one : phones) {
        Phone &phone = add();
        phone.asks = false;
        phone.key = one.key;
        for (const PowerId seat : offered()) {
            if (one.seats.contains(fromUtf8(m_document.board().power(seat).id)) && !phoneAt(seat))
                seatAt(phone, seat);
        }
    }
    forgetEmpty();
    Q_EMIT changed();
}

void PocketSeats::refuse(int number)
{
    const auto found = asking(number);
    if (found == m_phones.end())
        return;
    if (m_refusals.size() < mostRefusalsKept || m_refusals.contains(found->address)) {
        Refusals &refusals = m_refusals[found->address];
        ++refusals.count;
        refusals.last = m_clock.elapsed();
        if (refusals.count == mostRefusals)
            Q_EMIT said(tr("%1 was refused %n times and must wait five minutes.", "an address", mostRefusals)
                            .arg(found->address),
                        true);
    }
    found->asks = false;
    forgetEmpty();
    Q_EMIT changed();
}

/// The phone has the seat no more.
void PocketSeats::leave(Phone &phone, PowerId seat)
{
    if (std::erase(phone.seats, seat) > 0)
        m_desk.close(seat);
}

void PocketSeats::forgetEmpty()
{
    std::erase_if(m_phones, [](const Phone &one) { return !one.asks && !one.isIn(); });
}

void PocketSeats::release(PowerId seat)
{
    for (Phone &phone : m_phones)
        leave(phone, seat);
    forgetEmpty();
    Q_EMIT changed();
}

void PocketSeats::releaseAll()
{
    for (Phone &phone : m_phones) {
        for (const PowerId seat : phone.seats)
            m_desk.close(seat);
    }
    m_phones.clear();
    Q_EMIT changed();
}

void PocketSeats::givePin(Phone &phone, PowerId seat, const QString &pin, const std::function<void(bool)> &then)
{
    if (phone.isTried)
        return then(false);
    phone.isTried = true;
    m_tries.start([this, key = phone.key, seat, pin, then, lock = m_document.pinLock(seat)] {
        const PinTrial trial = tryPin(lock, pin);
        QMetaObject::invokeMethod(
            this, [this, key, seat, trial, then] { then(takePin(key, seat, trial)); }, Qt::QueuedConnection);
    });
}

bool PocketSeats::takePin(const QByteArray &key, PowerId seat, const PinTrial &trial)
{
    Phone *const phone = phoneOf(key);
    if (phone)
        phone->isTried = false;
    if (!phone || phoneAt(seat) != phone) // it has lost the seat meanwhile
        return false;
    QString why;
    if (m_desk.openTried(seat, trial, why)) {
        phone->wrongPins = 0;
        Q_EMIT changed();
        return true;
    }
    ++phone->wrongPins;
    const QString name = powerName(m_document.board(), seat);
    if (phone->wrongPins < mostWrongPins) {
        Q_EMIT said(tr("A wrong PIN for %1 was tried on a phone.").arg(name), true);
        return false;
    }
    Q_EMIT said(tr("%n wrong PINs for %1 were tried on a phone; it is out.", nullptr, phone->wrongPins).arg(name),
                true);
    for (const PowerId own : std::vector<PowerId>(phone->seats))
        leave(*phone, own);
    forgetEmpty();
    Q_EMIT changed();
    return false;
}

void PocketSeats::noteHeard(Phone &phone)
{
    phone.seen = m_clock.elapsed();
}

void PocketSeats::noteListening(const std::vector<QByteArray> &keys)
{
    const qint64 now = m_clock.elapsed();
    bool news = false;
    for (Phone &phone : m_phones) {
        if (std::find(keys.begin(), keys.end(), phone.key) != keys.end())
            phone.seen = now;
        const bool isAway = now - phone.seen > awayAfter;
        news = news || isAway != phone.isAway;
        phone.isAway = isAway;
    }
    // Whoever asked and went away is no longer asked about.
    const auto gone =
        std::erase_if(m_phones, [now](const Phone &phone) { return !phone.isIn() && now - phone.seen > askingKept; });
    if (news || gone > 0)
        Q_EMIT changed();
}

} // namespace entente::app
