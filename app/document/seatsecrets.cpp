// What belongs to one seat alone, or to two: votes, notes and deals, PINs and what is locked under them.
#include "document/gamedocument.h"

#include "words/names.h"

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

std::vector<std::size_t> GameDocument::dealsOf(PowerId power) const
{
    std::vector<std::size_t> known;
    for (std::size_t i = 0; i < table().deals.size(); ++i) {
        if (table().deals[i].concerns(power) || (table().mode != Table::Mode::Hotseat && !power.valid()))
            known.push_back(i);
    }
    return known;
}

QString GameDocument::dealRefusal(const Deal &deal) const
{
    if (!table().talk)
        return tr("At this table no deals are made.");
    if (wholeGame().isOver())
        return tr("The game is over.");
    if (wholeGame().position().phase.stage != Stage::Moves)
        return tr("Deals are made while moves are written.");
    if (deal.promises.empty())
        return tr("Nothing is promised yet.");
    if (const auto fault = faultIn(deal, wholeGame()))
        return tr("That can't be promised now.");
    const auto same = std::find_if(table().deals.begin(), table().deals.end(), [&](Deal known) {
        known.state = deal.state;
        return known == deal;
    });
    if (same != table().deals.end())
        return tr("That has been offered already.");
    const bool mirrored = std::any_of(table().deals.begin(), table().deals.end(), [&](const Deal &known) {
        return known.state == Deal::State::Offered && known.from == deal.to && known.to == deal.from
               && known.first == deal.first && known.last == deal.last
               && std::is_permutation(known.promises.begin(), known.promises.end(), deal.promises.begin(),
                                      deal.promises.end());
    });
    return mirrored
               ? tr("%1: that very deal is offered to you. Agree to it.", "a power").arg(powerName(board(), deal.to))
               : QString();
}

void GameDocument::offerDeal(Deal deal)
{
    m_touched = true;
    m_state.table.deals.push_back(std::move(deal));
    tellDeal(m_state.table.deals.size() - 1);
}

void GameDocument::answerDeal(std::size_t index, bool agrees)
{
    m_touched = true;
    m_state.table.deals.at(index).state = agrees ? Deal::State::Agreed : Deal::State::Declined;
    tellDeal(index);
}

void GameDocument::withdrawDeal(std::size_t index)
{
    const Deal deal = table().deals.at(index);
    if (deal.state == Deal::State::Agreed)
        return;
    m_touched = true;
    m_state.table.deals.erase(m_state.table.deals.begin() + static_cast<std::ptrdiff_t>(index));
    for (const PowerId party : {deal.from, deal.to})
        Q_EMIT changed({Change::Kind::Deals, party});
}

void GameDocument::tellDeal(std::size_t index)
{
    const Deal deal = table().deals[index];
    for (const PowerId party : {deal.from, deal.to})
        Q_EMIT changed({Change::Kind::Deals, party});
}

SeatView GameDocument::viewFrom(PowerId power) const
{
    SeatView view(wholeGame(), power);
    view.hear(table().deals, wholeGame());
    return view;
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
        saved.deals = table().deals;
        if (const auto opened = SecretStore::openSeat(saved, power, *trial.key); !opened) {
            remark = opened.error();
            away ? setSealedAway(power, false) : setSealed(power, false); // there is nothing that could be revealed
        }
        m_locked.orders = std::move(saved.locked.orders);
        m_locked.lasting = std::move(saved.locked.lasting);
        changing().lines.game().setOrders(saved.game.orders());
        m_state.table.ballots.merge(saved.ballots);
        m_state.table.notes.insert(m_state.table.notes.end(), saved.notes.begin(), saved.notes.end());
        m_state.table.deals = std::move(saved.deals);
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
    std::erase_if(m_state.table.deals,
                  [power](const Deal &deal) { return deal.concerns(power) && deal.state != Deal::State::Agreed; });
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
