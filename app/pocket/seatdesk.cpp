#include "pocket/seatdesk.h"

#include "actions/language.h"
#include "document/callnames.h"
#include "pocket/seatstate.h"
#include "pocket/sitting.h"
#include "pocket/sittingwords.h"

#include <QTimer>

#include <algorithm>
#include <utility>

namespace entente::app {

using namespace Qt::StringLiterals;

SeatDesk::SeatDesk(GameDocument &document, TableFlow &flow, QObject *parent)
    : QObject(parent), m_document(document), m_flow(flow)
{
    // What came of a reveal is told here once the window has begun, or ended, to tell it: never at once.
    connect(&flow, &TableFlow::changed, this, [this] { renewLater(); });
    connect(&flow, &TableFlow::awayChanged, this, [this] { renewLater(); });
    connect(&flow, &TableFlow::tellingChanged, this, [this] { renewLater(); });
    connect(&document, &GameDocument::loading, this, [this] {
        const std::vector<PowerId> closed = seats();
        m_seats.clear();
        for (const PowerId power : closed)
            Q_EMIT changed(power);
    });
    connect(&document, &GameDocument::changed, this, [this](const Change &change) {
        if (change.kind == Change::Kind::Orders && change.power.valid())
            renewLater(change.power); // what others are told does not hang on it
        else if (change.kind != Change::Kind::File && change.kind != Change::Kind::Viewed
                 && change.kind != Change::Kind::Notes)
            renewLater();
    });
}

SeatDesk::~SeatDesk() = default;

void SeatDesk::setLook(const MapLook &look)
{
    m_look = look;
    m_lookOf = m_document.hasGame() ? m_document.game().variantPointer() : nullptr;
    renewLater();
}

// Who is here.

bool SeatDesk::open(PowerId seat, const QString &pin, QString &why)
{
    return openTried(seat, tryPin(m_seats.count(seat) > 0 ? std::string() : m_document.pinLock(seat), pin), why);
}

bool SeatDesk::openTried(PowerId seat, const PinTrial &trial, QString &why)
{
    why.clear();
    if (m_seats.count(seat) > 0)
        return true;
    QString remark;
    const bool playable = m_document.hasGame() && seat.valid() && m_document.table().mode == Table::Mode::Hotseat;
    if (!playable)
        why = SittingWords::tr("There is no hotseat game.");
    else if (m_document.computerOf(seat))
        why = SittingWords::tr("A computer plays there.");
    else if (!m_flow.sendAway(seat, trial, remark))
        why = m_document.table().hasPin(seat) ? SittingWords::tr("Wrong PIN. Try again.")
                                              : SittingWords::tr("Nobody plays there.");
    if (!why.isEmpty())
        return false;
    Seat &opened = m_seats[seat];
    opened.remark = remark;
    opened.turns = m_document.game().turnCount();
    opened.shown = stateNow(seat, opened);
    Q_EMIT changed(seat);
    return true;
}

void SeatDesk::close(PowerId seat)
{
    if (m_seats.erase(seat) == 0)
        return;
    m_flow.callBack(seat);
    Q_EMIT changed(seat);
}

std::vector<PowerId> SeatDesk::seats() const
{
    std::vector<PowerId> open;
    for (const auto &[power, seat] : m_seats)
        open.push_back(power);
    return open;
}

quint64 SeatDesk::version(PowerId seat) const
{
    const auto found = m_seats.find(seat);
    return found == m_seats.end() ? 0 : found->second.version;
}

// What is told.

/// The sitting of this phase; begun anew where the phase is another, or somebody else has written for the seat.
Sitting &SeatDesk::sittingOf(PowerId power, const Seat &seat) const
{
    const GameDocument::Glance glance(m_document, {power});
    if (!seat.sitting || !seat.sitting->isUpToDate(m_document.game(), m_document.ordersOf(power)))
        seat.sitting = std::make_unique<Sitting>(m_document.game(), power);
    return *seat.sitting;
}

QJsonObject SeatDesk::state(PowerId power, const QString &language) const
{
    const auto found = m_seats.find(power);
    if (found == m_seats.end() || !m_document.hasGame())
        return {{u"step"_s, u"closed"_s}};
    const Seat &seat = found->second;
    if (std::exchange(seat.language, language) != language)
        seat.now = {};
    QJsonObject state = stateNow(power, seat);
    const std::optional<qint64> left = m_clock ? m_clock->leftAway(power) : std::optional<qint64>();
    state[u"clock"_s] = left ? QJsonValue(qint64((*left + (*left > 0 ? 999 : 0)) / 1000)) : QJsonValue();
    return state;
}

QJsonObject SeatDesk::stateNow(PowerId power, const Seat &seat) const
{
    if (!seat.now.isEmpty())
        return seat.now;
    const Tongue tongue(seat.language);
    const GameDocument::Glance glance(m_document, {power});
    MapLook look = m_look;
    look.language = seat.language;
    const bool dressed = look.sheet && m_lookOf == m_document.game().variantPointer();
    const SeatState now(m_document, m_flow, sittingOf(power, seat), dressed ? &look : nullptr, seat.drawings);
    seat.now = now.object();
    QStringList remarks{seat.remark, meanwhileText(m_document, power), seat.now[u"remark"_s].toString()};
    remarks.removeAll(QString());
    seat.now[u"remark"_s] = remarks.join(u' ');
    return seat.now;
}

QString SeatDesk::drawing(PowerId power, const QString &name) const
{
    const auto found = m_seats.find(power);
    return found == m_seats.end() ? QString() : found->second.drawings.find(name);
}

void SeatDesk::renew(PowerId power, Seat &seat)
{
    if (const QJsonObject now = stateNow(power, seat); std::exchange(seat.shown, now) == now)
        return;
    ++seat.version;
    Q_EMIT changed(power);
}

void SeatDesk::renewAll()
{
    for (const PowerId power : seats()) {
        const auto found = m_seats.find(power);
        if (found == m_seats.end())
            continue;
        if (!m_flow.isAway(power)) { // somebody has taken it at the window
            m_seats.erase(found);
            Q_EMIT changed(power);
            continue;
        }
        if (const int turns = m_document.game().turnCount(); std::exchange(found->second.turns, turns) != turns) {
            found->second.sealedHere = false;
            found->second.remark.clear();
        }
        renew(power, found->second);
    }
}

void SeatDesk::renewLater(PowerId changed)
{
    for (auto &[power, seat] : m_seats) {
        if (!changed.valid() || changed == power)
            seat.now = {};
    }
    if (std::exchange(m_later, true))
        return;
    QTimer::singleShot(0, this, [this] {
        m_later = false;
        if (m_document.hasGame())
            renewAll();
    });
}

// What is done.

QString SeatDesk::act(PowerId power, const QJsonObject &act, const QString &language)
{
    const Tongue tongue(language);
    const auto found = m_seats.find(power);
    if (found == m_seats.end() || !m_document.hasGame() || !m_flow.isAway(power))
        return SittingWords::tr("This seat is played at the table now.");
    Seat &seat = found->second;
    const QString deed = act[u"do"_s].toString();
    const QString id = act[u"id"_s].toString();
    const QString remark = std::exchange(seat.remark, QString());
    QString why;
    if (deed == u"vote"_s)
        why = vote(power, id);
    else if (deed == u"reopen"_s)
        why = m_flow.reopenAway(power, seat.sealedHere) ? QString() : SittingWords::tr("There is nothing to reopen.");
    else
        why = write(power, seat, deed, id);
    if (!why.isEmpty())
        seat.remark = remark;
    seat.now = {};
    renew(power, seat);
    return why;
}

/// All that is done with orders.
QString SeatDesk::write(PowerId power, Seat &seat, const QString &deed, const QString &id)
{
    if (SeatState::stepOf(m_document, m_flow, power) != u"writing"_s)
        return m_document.table().isSealed(power) ? SittingWords::tr("Your orders are sealed.")
                                                  : SittingWords::tr("Nothing can be ordered now.");
    Sitting &sitting = sittingOf(power, seat);
    QString why;
    if (deed == u"unit"_s)
        why = sitting.beginUnit(id);
    else if (deed == u"more"_s)
        why = sitting.beginMore(id);
    else if (deed == u"choose"_s)
        why = sitting.choose(id);
    else if (deed == u"back"_s)
        why = sitting.back();
    else if (deed == u"cancel"_s)
        why = sitting.cancel();
    else if (deed == u"clear"_s)
        why = sitting.clear(id);
    else if (deed == u"undo"_s)
        why = sitting.undo();
    else if (deed == u"seal"_s)
        why = sitting.cancel();
    else
        why = sitting.stale();
    if (!why.isEmpty())
        return why;
    if (sitting.orders() != m_document.ordersOf(power))
        m_document.writeAway(power, sitting.orders());
    if (deed == u"seal"_s) {
        seat.sealedHere = true;
        m_flow.sealAway(power);
    }
    return {};
}

QString SeatDesk::vote(PowerId power, const QString &id)
{
    const QString step = SeatState::stepOf(m_document, m_flow, power);
    const QJsonArray votes = SeatState::votes(m_document, power);
    const bool offered =
        std::any_of(votes.begin(), votes.end(), [&](const QJsonValue &one) { return one.toObject()[u"id"_s] == id; });
    if (!offered || m_flow.isTelling() || step == u"over"_s || step == u"results"_s)
        return SittingWords::tr("There is no vote now.");
    std::vector<PowerId> named;
    if (id == u"all"_s) {
        named = m_document.survivors();
    } else if (id.startsWith(u"to"_s)) {
        named = {PowerId(id.mid(2).toInt())};
    } else if (id.startsWith(u"with"_s)) {
        const auto ballot = m_document.table().ballots.find(power);
        if (ballot != m_document.table().ballots.end())
            named = ballot->second;
        const PowerId other(id.mid(4).toInt());
        const auto place = std::lower_bound(named.begin(), named.end(), other);
        if (place != named.end() && *place == other)
            named.erase(place);
        else
            named.insert(place, other);
    }
    m_flow.voteAway(power, named);
    return {};
}

} // namespace entente::app
