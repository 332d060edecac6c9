#include "flow/tableflow.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace entente::app {

TableFlow::TableFlow(GameDocument &document, QObject *parent) : QObject(parent), m_document(document)
{
    connect(&document, &GameDocument::loading, this, [this] {
        // The seat was one of another game.
        m_step = Step::None;
        m_seat = PowerId();
        m_alone = false;
        m_away.clear();
        m_looked.clear();
        m_telling = false;
    });
    connect(&document, &GameDocument::changed, this, &TableFlow::follow);
}

TableFacts TableFlow::facts() const
{
    const Table &table = m_document.table();
    TableFacts facts;
    facts.hotseat = table.mode == Table::Mode::Hotseat;
    facts.allSealed = waitedFor().empty();
    facts.away = !facts.allSealed && waitedHere().empty();
    facts.over = m_document.wholeGame().isOver();
    facts.unseen = table.unseen && m_document.wholeGame().turnCount() > 0;
    facts.mayPlayOn = m_document.wholeGame().canPlayOn();
    facts.watched = people().empty() && !table.computers.empty();
    facts.locked = !m_document.lockedSeats().empty();
    // Playing a season again with other orders would give a secret order of acting away.
    facts.played = m_document.wholeGame().turnCount() > 0 && !m_document.hidesOrder();
    return facts;
}

/// Whoever plays alone need not be called to the seat, and sees what came of the orders as soon as all are in. Nor need
/// anybody be called for a phase in which computers alone had something to order; once it was taken back the table
/// waits there, so that what came before can be taken back too.
void TableFlow::lead()
{
    if (!m_document.hasGame())
        return;
    if (m_step == Step::AllSealed && (isAlone() || (onlyComputersOrder() && !wasTakenBack()))) {
        reveal();
        return;
    }
    if (!isAlone())
        return;
    const bool free = m_seat.valid() && !m_document.computerOf(m_seat) && !m_document.table().hasPin(m_seat);
    if (m_step == Step::Covered && m_leads && free)
        take();
}

bool TableFlow::can(Act act) const
{
    if (act == Act::Reveal && !thinking().empty())
        return false;
    if (m_document.isTrial() && (act == Act::Reveal || act == Act::Next)) // its desk says what comes of orders
        return false;
    return m_document.hasGame() && isOpen(m_step, act, facts());
}

void TableFlow::go(Act act, PowerId seat)
{
    TableFacts facts = this->facts();
    facts.sameHand = seat != m_seat && isAtHand(seat);
    const bool seen = !isCovered() && m_step != Step::None; // whoever sees the board leaves traces on it
    Step step = stepAfter(m_step, act, facts);
    if (step == Step::Results && isBlind()) { // each looks from the own seat, once it is taken
        step = stepAfter(step, Act::Next, facts);
        seat = firstWaited();
    }
    // What others do as they hear of the steps from here on waits until the last of them is done.
    const bool busy = std::exchange(m_busy, true);
    if (step != Step::Results && step != Step::Over)
        m_document.noteSeen();
    const PowerId next = step == Step::Covered || step == Step::Writing ? seat : PowerId();
    const bool otherHands = facts.hotseat && (step != m_step || next != m_seat);
    if (otherHands)
        m_document.forgetChanges();
    m_step = step;
    m_seat = next;
    m_telling = m_telling && (step == Step::Results || step == Step::Over);
    if (step != Step::Writing) {
        m_shown.clear();
        m_sealed.clear();
    }
    if (const int turns = m_document.wholeGame().turnCount(); std::exchange(m_turns, turns) != turns)
        m_looked.clear();
    m_document.lookFrom(lookers());
    m_busy = busy;
    const bool alone = isAlone();
    const bool sameAlone = std::exchange(m_alone, alone) && alone;
    m_leads = sameAlone || act == Act::Begin; // whoever has just got up still looks
    if (seen && otherHands && !sameAlone)
        Q_EMIT seatLeft();
    const bool again = act == Act::Begin && facts.unseen && (step == Step::Results || step == Step::Over);
    const bool revealed = (act == Act::Reveal || act == Act::RevealEarly) && !isCovered();
    if (revealed || again)
        m_document.viewTurn(m_turns - 1); // what has just been played is what everybody wants to see
    else if (otherHands)
        m_document.viewTurn(m_turns);
    Q_EMIT changed();
    lead();
}

bool TableFlow::isBlind() const
{
    return m_document.isFogged() && !isAlone();
}

/// Whoever watches computers hides nothing from anybody; at the curtain and at a reveal nobody has a seat.
std::vector<PowerId> TableFlow::lookers() const
{
    if (m_step == Step::Watched)
        return m_document.table().seats;
    std::vector<PowerId> powers;
    if (m_step == Step::Writing)
        std::copy_if(m_document.table().seats.begin(), m_document.table().seats.end(), std::back_inserter(powers),
                     [this](PowerId power) { return isAtHand(power); });
    else if (!isCovered() && isAlone())
        powers = people();
    return powers;
}

/// Under fog nobody has seen yet what the last phase brought to this seat.
void TableFlow::showLast()
{
    if (isBlind() && m_step == Step::Writing && m_turns > 0 && m_looked.insert(m_seat).second)
        m_document.viewTurn(m_turns - 1);
}

bool TableFlow::sitDown(PowerId power, const QString &pin)
{
    m_busy = true;
    m_remark.clear();
    const bool open = m_document.openSeat(power, pin, m_remark);
    if (open && m_document.table().isSealed(power)) {
        m_document.setSealed(power, false);
        m_document.noteReopened(power);
    }
    m_busy = false;
    if (open && m_away.erase(power) > 0)
        Q_EMIT awayChanged();
    if (open)
        tellWrongPins(power, m_remark);
    return open;
}

void TableFlow::tellWrongPins(PowerId power, QString &remark)
{
    if (const int wrong = m_document.takeWrongPins(power); wrong > 0)
        remark += (remark.isEmpty() ? QString() : QStringLiteral(" "))
                  + tr("%n wrong PIN(s) were tried at this seat before.", nullptr, wrong);
}

void TableFlow::tellRemark()
{
    if (!m_remark.isEmpty())
        Q_EMIT remarked(m_remark);
}

/// Whoever gave the PIN of the seat need not give it again for the other powers that it opens.
void TableFlow::openOwn(const QString &pin)
{
    m_shown = {m_seat};
    m_busy = true;
    for (const PowerId power : hand()) {
        QString unread; // told when that power is turned to
        if (power != m_seat && m_document.table().hasPin(power) && m_document.openSeat(power, pin, unread))
            m_shown.insert(power);
    }
    m_busy = false;
    m_document.lookFrom(lookers());
}

std::vector<PowerId> TableFlow::hand() const
{
    if (m_step != Step::Writing)
        return {};
    std::vector<PowerId> powers = m_document.table().sittings();
    std::erase_if(powers, [this](PowerId power) {
        return power != m_seat && (isAway(power) || !m_document.table().sameHand(m_seat, power));
    });
    return powers;
}

bool TableFlow::isAtHand(PowerId power) const
{
    if (m_step != Step::Writing || !power.valid() || isAway(power))
        return false;
    const Table &table = m_document.table();
    return power == m_seat || (table.sameHand(m_seat, power) && (!table.hasPin(power) || m_shown.count(power) > 0));
}

void TableFlow::turnTo(PowerId power)
{
    if (m_step != Step::Writing || power == m_seat || !m_document.table().sameHand(m_seat, power))
        return;
    if (!isAtHand(power)) {
        handOver(power);
        return;
    }
    if (m_document.table().isSealed(power)) {
        m_busy = true;
        m_document.setSealed(power, false);
        if (m_sealed.count(power) == 0)
            m_document.noteReopened(power);
        m_busy = false;
    }
    go(Act::TurnTo, power);
}

bool TableFlow::take(const QString &pin)
{
    if (m_step != Step::Covered || !m_seat.valid() || m_document.computerOf(m_seat))
        return true;
    if (isWaiting(m_seat)) {
        m_remark.clear();
        m_busy = true;
        const bool open = m_document.openSeat(m_seat, pin, m_remark);
        m_busy = false;
        if (open) {
            go(Act::Undone, waitedAfter(m_seat));
            tellRemark();
        }
        return open;
    }
    if (!sitDown(m_seat, pin))
        return false;
    go(Act::Take, m_seat);
    openOwn(pin);
    showLast();
    tellRemark();
    return true;
}

bool TableFlow::takeSeat(PowerId power, const QString &pin)
{
    if (!m_document.hasGame())
        return true;
    if (m_document.table().mode != Table::Mode::Hotseat) {
        if (m_step == Step::Results)
            next();
        return true;
    }
    if (m_step == Step::Writing && m_seat == power)
        return true;
    if (m_document.computerOf(power))
        return false;
    if (!sitDown(power, pin))
        return false;
    m_document.viewTurn(m_document.wholeGame().turnCount());
    if (m_step == Step::Writing)
        go(Act::HandOver, power);
    go(Act::Take, power);
    openOwn(pin);
    showLast();
    tellRemark();
    return true;
}

void TableFlow::handOver(PowerId power)
{
    if (can(Act::HandOver) && m_document.table().mode == Table::Mode::Hotseat && !m_document.computerOf(power))
        go(Act::HandOver, power);
}

void TableFlow::handOver()
{
    if (m_step != Step::Writing)
        return;
    handOver(waitedAfter(m_seat));
}

void TableFlow::seal()
{
    if (m_step != Step::Writing)
        return;
    m_busy = true;
    m_document.setSealed(m_seat, true);
    m_busy = false;
    m_sealed.insert(m_seat);
    const PowerId own = ownWaited();
    go(Act::Seal, own.valid() ? own : waitedAfter(m_seat));
}

void TableFlow::reopen(PowerId power)
{
    if (!can(Act::Reopen) || !m_document.table().isSealed(power) || m_document.computerOf(power))
        return;
    go(Act::Reopen, power);
}

void TableFlow::leaveSealed()
{
    if (m_step == Step::Covered && (m_document.table().isSealed(m_seat) || isAway(m_seat)))
        go(Act::Undone, firstWaited());
}

void TableFlow::reveal()
{
    if (!can(Act::Reveal))
        return;
    if (m_step == Step::Results)
        next();
    if (m_document.wholeGame().isOver())
        return;
    m_busy = true;
    m_document.adjudicate();
    m_busy = false;
    if (m_step != Step::Results)
        go(Act::Reveal, PowerId());
}

void TableFlow::revealEarly()
{
    if (!can(Act::RevealEarly))
        return;
    m_busy = true;
    std::vector<PowerId> without = waitedFor();
    const std::vector<PowerId> late = thinking();
    without.insert(without.end(), late.begin(), late.end());
    m_document.adjudicate(without);
    m_busy = false;
    go(Act::RevealEarly, PowerId());
}

void TableFlow::takeBackSeason()
{
    if (!can(Act::TakeBack))
        return;
    m_busy = true;
    m_document.takeBackSeason();
    m_busy = false;
    go(Act::Undone, firstWaited()); // there may be nothing left that could be taken back
}

void TableFlow::playOn()
{
    if (can(Act::PlayOn))
        m_document.playOn(); // and follow() finds where the table stands then
}

void TableFlow::sealAll()
{
    const std::vector<PowerId> locked = m_document.lockedSeats();
    m_busy = true;
    for (PowerId power : waitedFor()) {
        if (std::find(locked.begin(), locked.end(), power) == locked.end())
            m_document.setSealed(power, true);
    }
    m_busy = false;
    go(Act::Undone, firstWaited());
}

void TableFlow::next()
{
    if (!can(Act::Next))
        return;
    m_document.viewTurn(m_document.wholeGame().turnCount());
    go(Act::Next, firstWaited());
}

void TableFlow::follow(const Change &change)
{
    if (m_busy)
        return;
    const int turns = m_document.hasGame() ? m_document.wholeGame().turnCount() : 0;
    switch (change.kind) {
    case Change::Kind::Loaded:
        m_step = Step::None;
        m_seat = PowerId();
        if (m_document.hasGame()) {
            go(Act::Begin, firstWaited());
        } else {
            m_turns = 0;
            Q_EMIT changed();
        }
        break;
    case Change::Kind::Played:
        if (turns > m_turns) { // a reveal was redone
            m_step = Step::AllSealed;
            go(Act::Reveal, PowerId());
        } else {
            go(Act::Undone, firstWaited());
        }
        break;
    case Change::Kind::Line:
    case Change::Kind::Position: go(Act::Undone, firstWaited()); break;
    case Change::Kind::Seats:
        std::erase_if(m_away, [this](PowerId power) { return m_document.computerOf(power) != nullptr; });
        if (m_step == Step::Covered || m_step == Step::AllSealed || m_step == Step::Watched || m_step == Step::Away
            || (m_step == Step::Writing && (m_document.table().isSealed(m_seat) || m_document.computerOf(m_seat))))
            go(Act::Undone, firstWaited());
        break;
    case Change::Kind::Computers: lead(); break;
    case Change::Kind::Orders:
    case Change::Kind::Viewed:
    case Change::Kind::Notes:
    case Change::Kind::Deals:
    case Change::Kind::File: break;
    }
}

// Seats that are written away from the window.

bool TableFlow::sendAway(PowerId power, const PinTrial &trial, QString &remark)
{
    remark.clear();
    if (isAway(power))
        return true;
    const std::vector<PowerId> &seats = m_document.table().seats;
    if (!m_document.hasGame() || m_document.table().mode != Table::Mode::Hotseat || m_document.computerOf(power)
        || std::find(seats.begin(), seats.end(), power) == seats.end())
        return false;
    m_busy = true;
    const bool open = m_document.openSeat(power, trial, remark, true);
    m_busy = false;
    if (!open)
        return false;
    tellWrongPins(power, remark);
    m_away.insert(power);
    m_document.writeAway(power, m_document.ordersOf(power)); // whether anything is written now can't be seen here
    goOnWithout(power);
    return true;
}

/// The seat is not called, nor written, here.
void TableFlow::goOnWithout(PowerId power)
{
    const bool called = (m_step == Step::Covered || m_step == Step::Writing) && m_seat == power;
    if (called || (isCovered() && stepAfter(m_step, Act::Undone, facts()) != m_step))
        go(Act::Undone, firstWaited());
    Q_EMIT awayChanged();
}

void TableFlow::callBack(PowerId power)
{
    if (m_away.erase(power) == 0)
        return;
    if (m_step == Step::Away)
        go(Act::Undone, firstWaited());
    Q_EMIT awayChanged();
}

bool TableFlow::sealAway(PowerId power)
{
    const std::vector<PowerId> waited = waitedFor();
    const bool writes = isCovered() || m_step == Step::Writing;
    if (!writes || !isAway(power) || std::find(waited.begin(), waited.end(), power) == waited.end())
        return false;
    m_busy = true;
    m_document.setSealedAway(power, true);
    m_busy = false;
    if (isCovered())
        goOnWithout(power);
    else
        Q_EMIT awayChanged();
    return true;
}

bool TableFlow::reopenAway(PowerId power, bool own)
{
    if ((!isCovered() && m_step != Step::Writing) || !isAway(power) || !m_document.table().isSealed(power))
        return false;
    m_busy = true;
    m_document.setSealedAway(power, false);
    if (!own)
        m_document.noteReopened(power);
    m_busy = false;
    if (m_step == Step::AllSealed)
        go(Act::Undone, firstWaited());
    Q_EMIT awayChanged();
    return true;
}

void TableFlow::voteAway(PowerId power, const std::vector<PowerId> &named)
{
    m_busy = true;
    m_document.setVote(power, named);
    m_busy = false;
}

void TableFlow::setTelling(bool on)
{
    if (std::exchange(m_telling, on) != on)
        Q_EMIT tellingChanged();
}

// Who sits at the table, and who of them is waited for.

std::vector<PowerId> TableFlow::waitedFor() const
{
    std::vector<PowerId> powers = m_document.toOrder();
    std::erase_if(powers, [this](PowerId power) {
        return m_document.computerOf(power) || (m_document.table().isSealed(power) && !isWaiting(power));
    });
    return powers;
}

std::vector<PowerId> TableFlow::waitedHere() const
{
    std::vector<PowerId> powers = waitedFor();
    std::erase_if(powers, [this](PowerId power) { return isAway(power); });
    return powers;
}

std::vector<PowerId> TableFlow::thinking() const
{
    if (!m_document.hasGame() || m_document.table().mode != Table::Mode::Hotseat || m_document.wholeGame().isOver())
        return {};
    std::vector<PowerId> powers = m_document.toOrder();
    std::erase_if(
        powers, [this](PowerId power) { return !m_document.computerOf(power) || m_document.table().isSealed(power); });
    return powers;
}

std::vector<PowerId> TableFlow::people() const
{
    const std::vector<PowerId> left = m_document.survivors();
    std::vector<PowerId> powers = m_document.table().seats;
    std::erase_if(powers, [&](PowerId power) {
        const TableSetup::Tenure *computer = m_document.computerOf(power);
        return (computer && computer->until < 0) || std::find(left.begin(), left.end(), power) == left.end();
    });
    return powers;
}

bool TableFlow::onlyComputersOrder() const
{
    const std::vector<PowerId> powers = m_document.toOrder();
    return !powers.empty() && !people().empty() && std::all_of(powers.begin(), powers.end(), [this](PowerId power) {
        return m_document.computerOf(power) != nullptr;
    });
}

bool TableFlow::wasTakenBack() const
{
    return m_document.wholeGame().takenBack().count(m_document.wholeGame().position().phase) > 0;
}

bool TableFlow::isAlone() const
{
    const Table &table = m_document.table();
    const std::vector<PowerId> all = people();
    const bool anyComputer = std::any_of(table.seats.begin(), table.seats.end(),
                                         [this](PowerId power) { return m_document.computerOf(power) != nullptr; });
    return table.mode == Table::Mode::Hotseat && anyComputer && !all.empty()
           && std::all_of(all.begin() + 1, all.end(),
                          [&](PowerId power) { return table.sameHand(all.front(), power); });
}

bool TableFlow::isWaiting(PowerId power) const
{
    const std::vector<PowerId> locked = m_document.lockedSeats();
    return m_document.table().isSealed(power) && std::find(locked.begin(), locked.end(), power) != locked.end();
}

/// On to the next in the order of the sittings, then round from the start; whoever gets up had all the own powers at
/// hand.
PowerId TableFlow::waitedAfter(PowerId seat) const
{
    const std::vector<PowerId> waiting = waitedHere();
    std::vector<PowerId> order = m_document.table().sittings();
    if (const auto here = std::find(order.begin(), order.end(), seat); here != order.end())
        std::rotate(order.begin(), here + 1, order.end());
    std::stable_partition(order.begin(), order.end(), [this](PowerId power) { return !isAtHand(power); });
    const auto next = std::find_first_of(order.begin(), order.end(), waiting.begin(), waiting.end());
    return next != order.end() ? *next : waiting.empty() ? PowerId() : waiting.front();
}

PowerId TableFlow::ownWaited() const
{
    const std::vector<PowerId> waiting = waitedFor();
    const auto found = std::find_if(waiting.begin(), waiting.end(), [this](PowerId power) { return isAtHand(power); });
    return found == waiting.end() ? PowerId() : *found;
}

PowerId TableFlow::firstWaited() const
{
    const std::vector<PowerId> powers = waitedHere();
    return powers.empty() ? PowerId() : powers.front();
}

} // namespace entente::app
