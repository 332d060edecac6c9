// What belongs to one seat alone: its votes, its notes, its PIN and what is locked under it.
#include "document/gamedocument.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace entente::app {

void GameDocument::setVote(PowerId power, std::vector<PowerId> named)
{
    std::sort(named.begin(), named.end());
    if (named.empty())
        m_state.table.ballots.erase(power);
    else
        m_state.table.ballots[power] = std::move(named);
    Q_EMIT changed({Change::Kind::Seats, power});
}

Notes GameDocument::notesFor(PowerId power) const
{
    Notes seen;
    const bool open = table().mode != Table::Mode::Hotseat;
    std::copy_if(table().notes.begin(), table().notes.end(), std::back_inserter(seen),
                 [&](const Note &note) { return open || !note.by.valid() || note.by == power; });
    return seen;
}

void GameDocument::addNote(Note note)
{
    m_state.table.notes.push_back(std::move(note));
    m_touched = true;
    Q_EMIT changed({Change::Kind::Notes, m_state.table.notes.back().by});
}

void GameDocument::changeNote(const Note &note, Note changedNote)
{
    Notes &notes = m_state.table.notes;
    const auto found = std::find(notes.begin(), notes.end(), note);
    if (found == notes.end())
        return;
    *found = std::move(changedNote);
    m_touched = true;
    Q_EMIT changed({Change::Kind::Notes, found->by});
}

void GameDocument::removeNote(const Note &note)
{
    Notes &notes = m_state.table.notes;
    const auto found = std::find(notes.begin(), notes.end(), note);
    if (found == notes.end())
        return;
    const PowerId by = found->by;
    notes.erase(found);
    m_touched = true;
    Q_EMIT changed({Change::Kind::Notes, by});
}

bool GameDocument::setPin(PowerId power, const QString &pin)
{
    if (pin.isEmpty()) {
        m_state.table.pins.erase(power);
        m_seatKeys.erase(power);
    } else {
        const std::optional<PinLock> lock = makePinLock(pin);
        if (!lock)
            return false;
        m_state.table.pins[power] = lock->text;
        m_seatKeys[power] = lock->key;
    }
    ++m_locked.count; // nothing to save by itself
    Q_EMIT changed({Change::Kind::Seats, power});
    return true;
}

std::string GameDocument::pinLock(PowerId power) const
{
    const auto lock = table().pins.find(power);
    return lock == table().pins.end() ? std::string() : lock->second;
}

bool GameDocument::openSeat(PowerId power, const QString &pin, QString &remark)
{
    return openSeat(power, tryPin(pinLock(power), pin), remark);
}

bool GameDocument::openSeat(PowerId power, const PinTrial &trial, QString &remark, bool away)
{
    if (!table().hasPin(power))
        return true;
    if (trial.lock != pinLock(power)) // nobody tried one, or it was changed meanwhile
        return false;
    if (!trial.key) {
        ++m_wrongPins[power];
        return false;
    }
    m_seatKeys[power] = *trial.key;
    const std::string &name = board().power(power).id;
    if (m_locked.orders.count(name) > 0 || m_locked.lasting.count(name) > 0) {
        SavedGame saved;
        saved.game = wholeGame();
        saved.table = table().toSetup(board());
        saved.locked = m_locked;
        if (const auto opened = SecretStore::openSeat(saved, power, *trial.key); !opened) {
            remark = opened.error();
            away ? setSealedAway(power, false) : setSealed(power, false); // there is nothing that could be revealed
        }
        m_locked.orders = std::move(saved.locked.orders);
        m_locked.lasting = std::move(saved.locked.lasting);
        changing().lines.game().setOrders(saved.game.orders());
        m_state.table.ballots.merge(saved.ballots);
        m_state.table.notes.insert(m_state.table.notes.end(), saved.notes.begin(), saved.notes.end());
        if (away)
            Q_EMIT wroteAway(power);
        else
            announce({Change::Kind::Orders, power});
    }
    return true;
}

int GameDocument::takeWrongPins(PowerId power)
{
    return std::exchange(m_wrongPins[power], 0);
}

void GameDocument::forceSeat(PowerId power)
{
    if (table().isSealed(power) && !computerOf(power))
        m_state.table.noteGaveWay(power, game().position().phase);
    emptySeat(power);
    m_locked.lasting.erase(board().power(power).id);
    m_state.table.ballots.erase(power);
    std::erase_if(m_state.table.notes, [power](const Note &note) { return note.by == power; });
    setPin(power, QString());
}

std::vector<PowerId> GameDocument::lockedSeats() const
{
    std::vector<PowerId> seats;
    for (PowerId power : toOrder()) {
        if (m_locked.orders.count(board().power(power).id) > 0)
            seats.push_back(power);
    }
    return seats;
}

} // namespace entente::app
