#include "document/gamedocument.h"

#include "document/commands.h"
#include "document/files.h"

#include "orders/cities.h"
#include "orders/options.h"
#include "orders/supply.h"
#include "words/misfits.h"
#include "words/names.h"

#include <QDateTime>
#include <QFileInfo>

#include <algorithm>
#include <iterator>
#include <utility>

namespace entente::app {

namespace {

/// Was the file written after the copy of its game was?
bool isNewer(const QString &file, const QString &copy)
{
    const QFileInfo info(file);
    return info.exists() && info.lastModified() > QFileInfo(copy).lastModified();
}

} // namespace

GameDocument::GameDocument(VariantFinder variants, QObject *parent) : QObject(parent), m_variants(std::move(variants))
{
    connect(&m_undo, &QUndoStack::indexChanged, this, [this] { Q_EMIT undoChanged(); });
    connect(&m_undo, &QUndoStack::cleanChanged, this, [this] { Q_EMIT changed({Change::Kind::File, PowerId()}); });
}

GameDocument::~GameDocument()
{
    // The stack's last signals would find half a document.
    disconnect(&m_undo, nullptr, this, nullptr);
}

void GameDocument::viewTurn(int index)
{
    const int bounded = std::clamp(index, 0, game().turnCount());
    if (bounded == m_viewed)
        return;
    m_viewed = bounded;
    Q_EMIT changed({Change::Kind::Viewed, PowerId()});
}

void GameDocument::begin(GameState state, const QString &path, bool restored, LockedOrders locked, const std::vector<PastStep> &history)
{
    m_state = std::move(state);
    m_path = path;
    m_restored = restored;
    m_touched = false;
    m_locked = std::move(locked);
    m_seatKeys.clear();
    m_remark.clear();
    m_viewed = hasGame() ? game().turnCount() : 0;
    m_undo.clear();
    if (table().mode != Table::Mode::Hotseat) // files of older programs hold a list there too
        takeHistory(history);
    m_undo.setClean();
    Q_EMIT loading();
    Q_EMIT changed({Change::Kind::Loaded, PowerId()});
    Q_EMIT undoChanged();
}

void GameDocument::newGame(std::shared_ptr<const Variant> variant, const std::map<std::string, std::string> &settings, const Table &table,
                           const std::optional<std::vector<PowerId>> &schedule)
{
    Game game(std::move(variant), settings);
    if (schedule) {
        SecretOrder secret = game.secretOrder();
        secret.byHand[game.position().phase] = *schedule;
        game.setSecretOrder(std::move(secret));
    }
    begin({Lines(std::move(game)), table}, QString(), false);
}

void GameDocument::openGame(Game game)
{
    Table table = Table::standard(game.board());
    table.mode = Table::Mode::Gm;
    const int last = game.turnCount() - 1;
    begin({Lines(std::move(game)), std::move(table)}, QString(), false);
    viewTurn(last);
}

void GameDocument::close()
{
    begin({}, QString(), false);
}

void GameDocument::announce(Change change)
{
    // Whoever changes the present wants to see it; an undone turn may not be looked at any more.
    m_viewed = game().turnCount();
    Q_EMIT changed(change);
}

void GameDocument::setOrder(PowerId power, const Order &order)
{
    if (const GivenOrder *given = order.at.valid() ? game().orderOf(power, stationOf(order)) : nullptr;
        given && given->order == order)
        return;
    m_undo.push(new SetOrderCommand(*this, power, order));
}

void GameDocument::clearOrder(PowerId power, const Station &station)
{
    if (game().orderOf(power, station))
        m_undo.push(new ClearOrderCommand(*this, power, station));
}

void GameDocument::dropOrder(const GivenOrder &order)
{
    const std::vector<GivenOrder> &orders = game().orders();
    if (std::find(orders.begin(), orders.end(), order) != orders.end())
        m_undo.push(new DropOrderCommand(*this, order));
}

void GameDocument::clearOrders(PowerId power)
{
    const std::vector<GivenOrder> &orders = game().orders();
    if (std::any_of(orders.begin(), orders.end(), [power](const GivenOrder &given) { return given.power == power; }))
        m_undo.push(new ClearOrdersCommand(*this, power));
}

void GameDocument::rewriteOrders(PowerId power, std::vector<GivenOrder> orders, const QString &text)
{
    if (orders != game().orders())
        m_undo.push(new RewriteOrdersCommand(*this, power, std::move(orders), text));
}

void GameDocument::setSealed(PowerId power, bool on)
{
    if (table().isSealed(power) == on)
        return;
    forgetChanges();
    m_touched = true;
    m_state.table.setSealed(power, on);
    // Whoever seals in a later phase has been told.
    const auto reopened = m_state.table.reopened.find(power);
    if (on && reopened != m_state.table.reopened.end() && reopened->second.turn < game().turnCount())
        m_state.table.reopened.erase(reopened);
    announce({Change::Kind::Seats, power});
}

void GameDocument::noteReopened(PowerId power)
{
    m_touched = true;
    m_state.table.noteReopened(power, game().turnCount());
    Q_EMIT changed({Change::Kind::Seats, power});
}

void GameDocument::setPlayer(PowerId power, const QString &name)
{
    m_state.table.players[power] = name;
    Q_EMIT changed({Change::Kind::Seats, power});
}

void GameDocument::setLenient(bool on)
{
    if (table().lenient != on)
        m_undo.push(new SetLenientCommand(*this, on));
}

void GameDocument::setClock(const ClockRules &clock)
{
    m_state.table.clock = clock;
    Q_EMIT changed({Change::Kind::Seats, PowerId()});
}

void GameDocument::setReportHead(const QString &gameName, const QString &deadline)
{
    if (table().gameName == gameName && table().deadline == deadline)
        return;
    m_state.table.gameName = gameName;
    m_state.table.deadline = deadline;
    m_touched = true;
    Q_EMIT changed({Change::Kind::Seats, PowerId()});
}

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

void GameDocument::endGame(const Ending &ending)
{
    if (!game().isOver())
        m_undo.push(new EndCommand(*this, ending));
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
    Q_EMIT changed({Change::Kind::Seats, power});
    return true;
}

bool GameDocument::openSeat(PowerId power, const QString &pin, QString &remark)
{
    const auto lock = table().pins.find(power);
    if (lock == table().pins.end())
        return true;
    const std::optional<SeatKey> key = openPinLock(lock->second, pin);
    if (!key)
        return false;
    m_seatKeys[power] = *key;
    const std::string &name = board().power(power).id;
    if (m_locked.orders.count(name) > 0 || m_locked.lasting.count(name) > 0) {
        SavedGame saved;
        saved.game = game();
        saved.table = table().toSetup(board());
        saved.locked = m_locked;
        if (const auto opened = Vault::openSeat(saved, power, *key); !opened)
            remark = opened.error();
        m_locked.orders = std::move(saved.locked.orders);
        m_locked.lasting = std::move(saved.locked.lasting);
        m_state.lines.game().setOrders(saved.game.orders());
        m_state.table.ballots.merge(saved.ballots);
        m_state.table.notes.insert(m_state.table.notes.end(), saved.notes.begin(), saved.notes.end());
        announce({Change::Kind::Orders, power});
    }
    return true;
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

void GameDocument::adjudicate(const std::vector<PowerId> &without)
{
    if (game().isOver())
        return;
    if (table().mode != Table::Mode::Hotseat) {
        play(new AdjudicateCommand(*this));
    } else {
        forgetChanges(); // drafts are nobody's business once the orders stand
        m_touched = true;
        std::vector<GivenOrder> orders = game().orders();
        std::erase_if(orders, [&](const GivenOrder &given) { return std::find(without.begin(), without.end(), given.power) != without.end(); });
        m_state.lines.game().setOrders(std::move(orders));
        const std::vector<Misfit> misfits = playPresent(m_state.lines.game(), m_state.table);
        announce({Change::Kind::Played, PowerId()});
        tellLeftOut(misfits);
    }
    m_locked.orders.clear(); // they were of a phase that is over; votes and notes stand
}

void GameDocument::takeBackSeason()
{
    const int last = game().turnCount() - 1;
    if (last < 0 || table().mode != Table::Mode::Hotseat)
        return;
    forgetChanges();
    m_touched = true;
    Game earlier = game().upTo(last);
    earlier.noteTakenBack(earlier.position().phase);
    m_state.lines.game() = std::move(earlier);
    m_state.table.sealed.clear();
    m_locked.orders.clear();
    announce({Change::Kind::Played, PowerId()});
}

void GameDocument::judgeUpToNow()
{
    if (!game().later().empty() && !game().isOver())
        play(new JudgeUpToNowCommand(*this));
}

void GameDocument::play(GameCommand *command)
{
    m_misfits.clear();
    m_undo.push(command);
    tellLeftOut(std::exchange(m_misfits, {}));
}

void GameDocument::tellLeftOut(const std::vector<Misfit> &misfits)
{
    QStringList sentences;
    for (const Misfit &misfit : misfits)
        sentences += misfitSentence(board(), misfit);
    if (!sentences.isEmpty())
        Q_EMIT leftOut(sentences);
}

void GameDocument::setSchedule(const Phase &season, const std::vector<PowerId> &powers)
{
    if (game().schedule(season) != powers)
        m_undo.push(new SetScheduleCommand(*this, season, powers));
}

void GameDocument::rollBack()
{
    if (game().turnCount() > 0)
        m_undo.push(new RollBackCommand(*this));
}

void GameDocument::setPosition(const Position &position, const QString &step)
{
    m_undo.push(new SetPositionCommand(*this, position, step));
}

void GameDocument::startLine(int turns, const QString &name)
{
    m_undo.push(new LinesCommand(*this, tr("New line: %1").arg(name), [turns, name](Lines &lines) { lines.start(turns, name.toStdString()); }));
}

void GameDocument::goToLine(int line)
{
    if (line != lines().current())
        m_undo.push(new LinesCommand(*this, tr("Go to another line"), [line](Lines &lines) { lines.goTo(line); }));
}

void GameDocument::nameLine(int line, const QString &name, const QString &note)
{
    if (fromUtf8(lines().at(line).name) != name || fromUtf8(lines().at(line).note) != note)
        m_undo.push(new LinesCommand(*this, tr("Name a line"), [=](Lines &lines) { lines.name(line, name.toStdString(), note.toStdString()); }));
}

void GameDocument::promoteLine(int line)
{
    if (line > 0)
        m_undo.push(new LinesCommand(*this, tr("Make a line the game"), [line](Lines &lines) { lines.promote(line); }));
}

void GameDocument::removeLine(int line)
{
    if (line > 0)
        m_undo.push(new LinesCommand(*this, tr("Delete a line"), [line](Lines &lines) { lines.remove(line); }));
}

void GameDocument::forgetChanges()
{
    m_touched = isModified();
    m_undo.clear();
    Q_EMIT undoChanged();
}

void GameDocument::undo()
{
    m_undo.undo();
}

void GameDocument::redo()
{
    m_undo.redo();
}

void GameDocument::goToStep(int index)
{
    m_undo.setIndex(qBound(0, index, m_undo.count()));
}

int GameDocument::ordersExpected(PowerId power) const
{
    return entente::ordersExpected(board(), game().position(), power);
}

int GameDocument::ordersGiven(PowerId power) const
{
    const std::vector<GivenOrder> &orders = game().orders();
    return static_cast<int>(std::count_if(orders.begin(), orders.end(), [power](const GivenOrder &given) {
        // Of units and builds; a leave to land, a contract or a gift is nobody's order.
        return given.power == power && !is<Permission>(given.order) && !is<Contract>(given.order) && !is<Transfer>(given.order);
    }));
}

RegionId GameDocument::leavingFleet(PowerId power) const
{
    const Position &position = game().position();
    if (position.phase.stage != Stage::Adjustments || fleetsForfeit(board(), position, power) == 0)
        return {};
    for (const GivenOrder &given : game().orders()) {
        const bool removes = given.power == power && is<Disband>(given.order) && given.order.kind.valid();
        if (removes && board().kind(given.order.kind).travel == Travel::Sea)
            return given.order.at;
    }
    return {};
}

Refusal GameDocument::roomRefusal(PowerId power, const Station &at) const
{
    const Position &position = game().position();
    if (position.phase.stage != Stage::Adjustments || playsByPoints(board()) || (at.valid() && game().orderOf(power, at)))
        return Refusal::None;
    const int left = ordersExpected(power) - ordersGiven(power);
    const bool builds = adjustmentsDue(board(), position, power) > 0;
    if (left <= 0)
        return builds ? Refusal::NoBuildLeft : Refusal::NoRemovalDue;
    // The last place in the list is kept for the fleet that goes for want of a port.
    const UnitId there = at.valid() ? unitIn(board(), position, board().provinceOf(at.region), at.layer) : UnitId();
    const bool fleet = there.valid() && board().kind(position.units[static_cast<std::size_t>(there.index())].kind).travel == Travel::Sea;
    return left == 1 && !fleet && fleetsForfeit(board(), position, power) > 0 && !leavingFleet(power).valid() ? Refusal::FleetFirst : Refusal::None;
}

bool GameDocument::hasRoomFor(PowerId power, const Station &at) const
{
    return roomRefusal(power, at) == Refusal::None;
}

Legality GameDocument::legality(const GivenOrder &given) const
{
    Order order = given.order;
    return checkOrder(board(), game().rules().orders, game().position(), given.power, order);
}

std::vector<Station> GameDocument::unordered(PowerId power) const
{
    std::vector<Station> stations;
    const Position &position = game().position();
    const auto consider = [&](const Unit &unit, const Station &station) {
        if (unit.power == power && !game().orderOf(power, station))
            stations.push_back(station);
    };
    if (position.phase.stage == Stage::Moves) {
        for (std::size_t i = 0; i < position.units.size(); ++i)
            consider(position.units[i], stationOf(board(), position, UnitId(static_cast<int>(i))));
    } else if (position.phase.stage == Stage::Retreats) {
        for (const DislodgedUnit &dislodged : position.dislodged)
            consider(dislodged.unit, {dislodged.unit.region});
    }
    return stations;
}

std::vector<PowerId> GameDocument::toOrder() const
{
    const std::vector<PowerId> all = powersToOrder(board(), game().position());
    std::vector<PowerId> seated;
    for (PowerId power : table().mode == Table::Mode::Hotseat ? table().sittings() : table().seats) {
        if (std::find(all.begin(), all.end(), power) != all.end())
            seated.push_back(power);
    }
    return seated;
}

Result<bool, QString> GameDocument::load(const QString &path)
{
    return read(path, path, false);
}

Result<bool, QString> GameDocument::restore(const QString &path)
{
    return read(path, QString(), true);
}

Result<bool, QString> GameDocument::read(const QString &path, const QString &name, bool restored)
{
    Result<OpenedGame, QString> opened = readGameFile(path, m_variants);
    if (!opened)
        return opened.error();
    SavedGame &saved = opened.value().saved;
    Table table = Table::fromSetup(saved.game.board(), saved.table);
    table.ballots = std::move(saved.ballots);
    table.notes = std::move(saved.notes);
    LockedOrders locked = std::move(saved.locked);
    Lines lines = saved.lines.count() > 0 ? std::move(saved.lines) : Lines(std::move(saved.game));
    QString file = opened->isForeign ? QString() : name;
    if (const QString savedAs = fromUtf8(saved.savedAs); restored && !isNewer(savedAs, path))
        file = savedAs;
    begin({std::move(lines), std::move(table)}, file, restored || opened->isForeign, std::move(locked), saved.history);
    m_remark = opened->remark;
    return true;
}

Result<bool, QString> GameDocument::save(const QString &path)
{
    SavedGame saved = toSave();
    saved.history = history();
    Result<bool, QString> done = writeGameFile(path, saved, m_seatKeys);
    if (!done)
        return done;
    m_locked.key = saved.locked.key;
    m_path = path;
    m_restored = false;
    m_touched = false;
    m_undo.setClean();
    Q_EMIT changed({Change::Kind::File, PowerId()});
    return done;
}

bool GameDocument::canCopyAside() const
{
    return !m_locked.key.empty() || (table().mode != Table::Mode::Hotseat && !game().hasSecretOrder());
}

SavedGame GameDocument::toSave() const
{
    SavedGame saved;
    saved.game = lines().at(0).game;
    saved.table = table().toSetup(board());
    saved.locked = m_locked;
    saved.ballots = table().ballots;
    saved.notes = table().notes;
    saved.lines = lines();
    return saved;
}

std::function<Result<bool, QString>()> GameDocument::copyWriter(const QString &path) const
{
    SavedGame saved = toSave();
    saved.savedAs = m_path.toStdString();
    return [path, saved = std::move(saved), seats = m_seatKeys] {
        SavedGame copy = saved;
        return writeGameFile(path, copy, seats);
    };
}

Result<bool, QString> GameDocument::saveCopy(const QString &path)
{
    SavedGame saved = toSave();
    saved.savedAs = m_path.toStdString();
    saved.history = history();
    Result<bool, QString> done = writeGameFile(path, saved, m_seatKeys);
    m_locked.key = saved.locked.key;
    return done;
}

} // namespace entente::app
