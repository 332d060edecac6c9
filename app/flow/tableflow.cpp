#include "flow/tableflow.h"

#include <algorithm>

namespace entente::app {

TableFlow::TableFlow(GameDocument &document, QObject *parent) : QObject(parent), m_document(document)
{
    connect(&document, &GameDocument::loading, this, [this] {
        // The seat was one of another game.
        m_step = Step::None;
        m_seat = PowerId();
    });
    connect(&document, &GameDocument::changed, this, &TableFlow::follow);
}

TableFacts TableFlow::facts() const
{
    const Table &table = m_document.table();
    TableFacts facts;
    facts.hotseat = table.mode == Table::Mode::Hotseat;
    facts.allSealed = waitedFor().empty();
    facts.over = m_document.game().isOver();
    facts.locked = !m_document.lockedSeats().empty();
    facts.fresh = m_document.game().turnCount() == 0 && m_document.game().orders().empty() && table.sealed.empty() && !facts.locked
        && table.clock.talkSeconds == 0;
    return facts;
}

std::vector<PowerId> TableFlow::waitedFor() const
{
    std::vector<PowerId> powers = m_document.toOrder();
    std::erase_if(powers, [this](PowerId power) { return m_document.table().isSealed(power); });
    return powers;
}

PowerId TableFlow::firstWaited() const
{
    const std::vector<PowerId> powers = waitedFor();
    return powers.empty() ? PowerId() : powers.front();
}

bool TableFlow::can(Act act) const
{
    return m_document.hasGame() && isOpen(m_step, act, facts());
}

void TableFlow::go(Act act, PowerId seat)
{
    TableFacts facts = this->facts();
    facts.sameHand = seat.valid() && m_seat.valid() && seat != m_seat && m_document.table().sameHand(m_seat, seat)
        && m_document.isSeatOpen(seat);
    m_step = stepAfter(m_step, act, facts);
    m_seat = m_step == Step::Covered || m_step == Step::Writing ? seat : PowerId();
    m_turns = m_document.game().turnCount();
    if (act == Act::Reveal && m_turns > 0)
        m_document.viewTurn(m_turns - 1); // what has just been played is what everybody wants to see
    if (m_step == Step::Writing) {
        // What others have written in this phase is theirs: undo must not reach it. What was
        // revealed is everybody's.
        const PowerId own = m_seat;
        const auto foreign = [own](const GivenOrder &given) { return given.power != own; };
        const std::vector<GivenOrder> &orders = m_document.game().orders();
        const std::vector<PowerId> &sealed = m_document.table().sealed;
        if (!sealed.empty() || std::any_of(orders.begin(), orders.end(), foreign))
            m_document.setUndoFloor(m_document.undoStack()->index());
    } else if (m_step == Step::Results || m_step == Step::Over || m_step == Step::Open) {
        // Playing a season again with other orders would give a secret order of acting away.
        m_document.setUndoFloor(m_document.hidesOrder() ? m_document.undoStack()->index() : 0);
    }
    Q_EMIT changed();
}

bool TableFlow::sitDown(PowerId power, const QString &pin)
{
    m_busy = true;
    m_remark.clear();
    const bool open = m_document.openSeat(power, pin, m_remark);
    if (open)
        m_document.setSealed(power, false);
    m_busy = false;
    return open;
}

bool TableFlow::take(const QString &pin)
{
    if (m_step != Step::Covered || !m_seat.valid())
        return true;
    if (!sitDown(m_seat, pin))
        return false;
    go(Act::Take, m_seat);
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
    if (!sitDown(power, pin))
        return false;
    m_document.viewTurn(m_document.game().turnCount());
    if (m_step == Step::Writing)
        go(Act::HandOver, power);
    go(Act::Take, power);
    return true;
}

void TableFlow::handOver(PowerId power)
{
    if (can(Act::HandOver) && m_document.table().mode == Table::Mode::Hotseat)
        go(Act::HandOver, power);
}

void TableFlow::seal()
{
    if (m_step != Step::Writing)
        return;
    m_busy = true;
    m_document.setSealed(m_seat, true);
    m_busy = false;
    // On to the next in seating order after this one, then round from the start.
    const std::vector<PowerId> &seats = m_document.table().seats;
    const std::vector<PowerId> waiting = waitedFor();
    const auto here = std::find(seats.begin(), seats.end(), m_seat);
    PowerId seat = firstWaited();
    for (auto at = here == seats.end() ? seats.end() : here + 1; at != seats.end(); ++at) {
        if (std::find(waiting.begin(), waiting.end(), *at) != waiting.end()) {
            seat = *at;
            break;
        }
    }
    go(Act::Seal, seat);
}

void TableFlow::reopen(PowerId power)
{
    if (!can(Act::Reopen) || !m_document.table().isSealed(power))
        return;
    go(Act::Reopen, power);
}

void TableFlow::leaveSealed()
{
    if (m_step == Step::Covered && m_document.table().isSealed(m_seat))
        go(Act::Undone, firstWaited());
}

void TableFlow::reveal()
{
    if (!can(Act::Reveal))
        return;
    if (m_step == Step::Results)
        next();
    if (m_document.game().isOver())
        return;
    m_busy = true;
    m_document.adjudicate();
    m_busy = false;
    if (m_step != Step::Results)
        go(Act::Reveal, PowerId());
}

void TableFlow::next()
{
    if (!can(Act::Next))
        return;
    m_document.viewTurn(m_document.game().turnCount());
    go(Act::Next, firstWaited());
}

void TableFlow::follow(const Change &change)
{
    if (m_busy)
        return;
    const int turns = m_document.hasGame() ? m_document.game().turnCount() : 0;
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
    case Change::Kind::Position:
        go(Act::Undone, firstWaited());
        break;
    case Change::Kind::Seats:
        if (m_step == Step::Covered || m_step == Step::AllSealed || (m_step == Step::Writing && m_document.table().isSealed(m_seat)))
            go(Act::Undone, firstWaited());
        break;
    case Change::Kind::Orders:
    case Change::Kind::Viewed:
    case Change::Kind::Notes:
    case Change::Kind::File:
        break;
    }
}

} // namespace entente::app
