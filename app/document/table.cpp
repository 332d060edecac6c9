#include "document/table.h"

#include "document/secretstore.h"
#include "words/names.h"
#include "words/plainline.h"

#include <algorithm>
#include <iterator>

namespace entente::app {

using namespace Qt::StringLiterals;

bool Table::isSealed(PowerId power) const
{
    return std::binary_search(sealed.begin(), sealed.end(), power);
}

void Table::setSealed(PowerId power, bool on)
{
    const auto at = std::lower_bound(sealed.begin(), sealed.end(), power);
    const bool there = at != sealed.end() && *at == power;
    if (on && !there)
        sealed.insert(at, power);
    else if (!on && there)
        sealed.erase(at);
}

void Table::noteReopened(PowerId power, int turn)
{
    TableSetup::Reopened &seat = reopened[power];
    ++seat.times;
    seat.turn = turn;
}

int Table::timesReopened(PowerId power) const
{
    const auto seat = reopened.find(power);
    return seat == reopened.end() ? 0 : seat->second.times;
}

void Table::noteGaveWay(PowerId power, const Phase &phase)
{
    gaveWay.push_back({power, phase, false});
}

void Table::noteTold(PowerId power, const Phase &phase)
{
    for (GaveWay &orders : gaveWay)
        orders.told = orders.told || (orders.power == power && !(orders.phase == phase));
}

const Phase *Table::gaveWayUntold(PowerId power) const
{
    const auto last = std::find_if(gaveWay.rbegin(), gaveWay.rend(),
                                   [power](const GaveWay &orders) { return orders.power == power && !orders.told; });
    return last == gaveWay.rend() ? nullptr : &last->phase;
}

const TableSetup::Tenure *Table::computerAt(PowerId power, int turns) const
{
    const auto seat = computers.find(power);
    if (seat == computers.end())
        return nullptr;
    const std::vector<TableSetup::Tenure> &all = seat->second;
    const auto now = std::find_if(all.rbegin(), all.rend(), [turns](const TableSetup::Tenure &tenure) {
        return tenure.from <= turns && (tenure.until < 0 || turns < tenure.until);
    });
    return now == all.rend() ? nullptr : &*now;
}

std::vector<PowerId> Table::sittings() const
{
    std::vector<PowerId> order;
    for (PowerId first : seats) {
        if (std::find(order.begin(), order.end(), first) != order.end())
            continue;
        order.push_back(first);
        std::copy_if(seats.begin(), seats.end(), std::back_inserter(order),
                     [&](PowerId other) { return other != first && sameHand(first, other); });
    }
    return order;
}

void Table::keepPeople(const Table &other)
{
    players = other.players;
    colours = other.colours;
    pins = other.pins;
    clock = other.clock;
    gameName = other.gameName;
    deadline = other.deadline;
    addresses = other.addresses;
    letters = other.letters;
    press = other.press;
    draws = other.draws;
    ballots = other.ballots;
    notes = other.notes;
    deals = other.deals;
    reopened = other.reopened;
    gaveWay = other.gaveWay;
    computers = other.computers;
}

bool Table::sameHand(PowerId one, PowerId other) const
{
    const auto first = players.find(one);
    const auto second = players.find(other);
    return first != players.end() && second != players.end() && !first->second.isEmpty()
           && first->second == second->second;
}

Table Table::standard(const Board &board)
{
    Table table;
    for (int i = 0; i < board.powerCount(); ++i) {
        if (board.power(PowerId(i)).playable)
            table.seats.push_back(PowerId(i));
    }
    return table;
}

Table Table::fromSetup(const Board &board, const TableSetup &setup)
{
    Table table = standard(board);
    readMode(fromUtf8(setup.mode), table.mode);
    table.lenient = setup.lenient;
    table.advice = setup.advice;
    table.talk = setup.talk;
    table.unseen = setup.unseen && table.mode == Mode::Hotseat;
    table.gameName = fromUtf8(setup.gameName);
    table.deadline = fromUtf8(setup.deadline);
    std::vector<PowerId> seats;
    for (const std::string &id : setup.seats) {
        const PowerId power = board.findPower(id);
        if (power.valid() && std::find(seats.begin(), seats.end(), power) == seats.end())
            seats.push_back(power);
    }
    if (!seats.empty())
        table.seats = std::move(seats);
    for (const auto &[id, name] : setup.players) {
        if (const PowerId power = board.findPower(id); power.valid())
            table.players[power] = plainLine(fromUtf8(name));
    }
    for (const auto &[id, address] : setup.addresses) {
        if (const PowerId power = board.findPower(id); power.valid())
            table.addresses[power] = plainLine(fromUtf8(address), longestAddress);
    }
    table.letters = setup.letters;
    table.press = setup.press;
    // Whatever a file says, a hotseat table has none.
    for (const TableSetup::Kept &kept : setup.kept) {
        if (const PowerId power = board.findPower(kept.power); power.valid() && table.mode != Mode::Hotseat)
            table.kept.push_back({power, kept.phase, kept.condition, kept.orders});
    }
    for (const auto &[id, colour] : setup.colours) {
        if (const PowerId power = board.findPower(id); power.valid())
            table.colours[power] = fromUtf8(colour);
    }
    for (const auto &[id, lock] : setup.pins) {
        if (const PowerId power = board.findPower(id); power.valid())
            table.pins[power] = lock;
    }
    table.draws = setup.drawsAmongSome ? Draws::AmongSome : Draws::AmongAll;
    table.clock = {setup.talkSeconds, setup.seatSeconds, setup.timeSeals, fromUtf8(setup.endsAt)};
    for (const std::string &id : setup.sealed) {
        if (const PowerId power = board.findPower(id); power.valid())
            table.setSealed(power, true);
    }
    for (const auto &[id, seat] : setup.reopened) {
        if (const PowerId power = board.findPower(id); power.valid())
            table.reopened[power] = seat;
    }
    for (const TableSetup::GaveWay &orders : setup.gaveWay) {
        if (const PowerId power = board.findPower(orders.power); power.valid())
            table.gaveWay.push_back({power, orders.phase, orders.told});
    }
    for (const auto &[id, tenures] : setup.computers) {
        if (const PowerId power = board.findPower(id); power.valid())
            table.computers[power] = tenures;
    }
    return table;
}

TableSetup Table::toSetup(const Board &board) const
{
    TableSetup setup;
    setup.mode = modeWord(mode).toStdString();
    setup.lenient = lenient;
    setup.advice = advice;
    setup.talk = talk;
    setup.unseen = unseen;
    setup.gameName = gameName.toStdString();
    setup.deadline = deadline.toStdString();
    for (PowerId power : seats)
        setup.seats.push_back(board.power(power).id);
    for (const auto &[power, name] : players)
        setup.players[board.power(power).id] = name.toStdString();
    for (const auto &[power, address] : addresses)
        setup.addresses[board.power(power).id] = address.toStdString();
    setup.letters = letters;
    setup.press = press;
    for (const KeptOrders &orders : mode == Mode::Hotseat ? KeptList() : kept)
        setup.kept.push_back({board.power(orders.power).id, orders.phase, orders.condition, orders.orders});
    for (const auto &[power, colour] : colours)
        setup.colours[board.power(power).id] = colour.toStdString();
    for (const auto &[power, lock] : pins)
        setup.pins[board.power(power).id] = lock;
    setup.drawsAmongSome = draws == Draws::AmongSome;
    setup.talkSeconds = clock.talkSeconds;
    setup.seatSeconds = clock.seatSeconds;
    setup.timeSeals = clock.seals;
    setup.endsAt = clock.endsAt.toStdString();
    for (PowerId power : sealed)
        setup.sealed.push_back(board.power(power).id);
    for (const auto &[power, seat] : reopened)
        setup.reopened[board.power(power).id] = seat;
    for (const GaveWay &orders : gaveWay)
        setup.gaveWay.push_back({board.power(orders.power).id, orders.phase, orders.told});
    for (const auto &[power, tenures] : computers)
        setup.computers[board.power(power).id] = tenures;
    return setup;
}

void drawSeeds(Table &table)
{
    for (auto &[power, tenures] : table.computers) {
        for (TableSetup::Tenure &tenure : tenures) {
            if (tenure.seed == 0)
                tenure.seed = SecretStore::drawSeed();
        }
    }
}

namespace {

void renew(Table &table, int turns, bool known)
{
    for (auto &[power, tenures] : table.computers) {
        for (std::size_t i = 0; i < tenures.size(); ++i) {
            TableSetup::Tenure &one = tenures[i];
            if ((one.seed != 0 && !known) || (one.until >= 0 && one.until <= turns))
                continue;
            if (one.from >= turns) {
                one.seed = SecretStore::drawSeed();
                continue;
            }
            const TableSetup::Tenure next{one.player, SecretStore::drawSeed(), turns, one.until};
            one.until = turns;
            tenures.insert(tenures.begin() + static_cast<std::ptrdiff_t>(++i), next);
        }
    }
}

} // namespace

void renewSeeds(Table &table, int turns)
{
    renew(table, turns, false);
}

void drawSeedsAnew(Table &table, int turns)
{
    renew(table, turns, true);
}

QString modeWord(Table::Mode mode)
{
    switch (mode) {
    case Table::Mode::Hotseat: return u"hotseat"_s;
    case Table::Mode::Gm: return u"gm"_s;
    case Table::Mode::Draft: return u"draft"_s;
    }
    return {};
}

bool readMode(const QString &word, Table::Mode &mode)
{
    for (const Table::Mode candidate : {Table::Mode::Hotseat, Table::Mode::Gm, Table::Mode::Draft}) {
        if (word.compare(modeWord(candidate), Qt::CaseInsensitive) == 0) {
            mode = candidate;
            return true;
        }
    }
    return false;
}

} // namespace entente::app
