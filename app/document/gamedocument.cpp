#include "document/gamedocument.h"

#include "document/commands.h"
#include "document/wholefile.h"
#include "game/sight.h"
#include "judge/winterroom.h"
#include "words/names.h"

#include <QSignalBlocker>

#include <algorithm>
#include <iterator>
#include <utility>

namespace entente::app {

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

Phase GameDocument::viewedPhase() const
{
    return viewsPresent() ? wholeGame().position().phase : wholeGame().turn(m_viewed).before.phase;
}

void GameDocument::lookFrom(std::vector<PowerId> seats)
{
    if (std::exchange(m_lookers, seats) == seats || !isFogged())
        return;
    Q_EMIT changed({Change::Kind::Viewed, PowerId()});
    Q_EMIT undoChanged(); // the history tells what they saw
}

ProvinceSet GameDocument::sightIn(int turn) const
{
    const auto seen = [this](const Position &position) {
        return sightOf(board(), isFogged() ? wholeGame().rules().fog : Rulebook::Fog::None, position, m_lookers);
    };
    if (turn == wholeGame().turnCount())
        return seen(game().position());
    return seen(this->turn(turn).before) | seen(this->turn(turn).after);
}

void GameDocument::viewTurn(int index)
{
    const int bounded = std::clamp(index, 0, game().turnCount());
    if (bounded == m_viewed)
        return;
    m_viewed = bounded;
    Q_EMIT changed({Change::Kind::Viewed, PowerId()});
}

void GameDocument::begin(GameState state, const QString &path, Origin origin, LockedOrders locked,
                         const std::vector<PastStep> &history)
{
    changing() = std::move(state);
    m_lookers.clear(); // nobody sits there yet
    m_seen.clear();
    m_path = path;
    m_written = digestOf(path);
    m_restored = origin == Origin::Restored;
    m_touched = false;
    m_trial = origin == Origin::Trial;
    m_locked = std::move(locked);
    m_seatKeys.clear();
    m_wrongPins.clear();
    m_remark.clear();
    m_viewed = hasGame() ? game().turnCount() : 0;
    {
        const QSignalBlocker quiet(m_undo); // who sits where is still of the game before, or of none
        m_undo.clear();
        if (table().mode != Table::Mode::Hotseat) // files of older programs hold a list there too
            takeHistory(history);
        m_undo.setClean();
    }
    Q_EMIT loading();
    Q_EMIT changed({Change::Kind::Loaded, PowerId()});
    Q_EMIT undoChanged();
}

void GameDocument::newGame(std::shared_ptr<const Variant> variant, const std::map<std::string, std::string> &settings,
                           const Table &table, const std::optional<std::vector<PowerId>> &schedule)
{
    Game game(std::move(variant), settings);
    if (schedule) {
        SecretSequence secret = game.secretSequence();
        secret.byHand[game.position().phase] = *schedule;
        game.setSecretSequence(std::move(secret));
    }
    Table laid = table;
    drawSeeds(laid);
    begin({Lines(std::move(game)), std::move(laid)}, QString(), Origin::New);
}

void GameDocument::openGame(Game game)
{
    Table table = Table::standard(game.board());
    table.mode = Table::Mode::Gm;
    const int last = game.turnCount() - 1;
    begin({Lines(std::move(game)), std::move(table)}, QString(), Origin::New);
    viewTurn(last);
}

void GameDocument::openTrial(Game game, PowerId power, Notes notes)
{
    Table table = Table::standard(game.board());
    table.mode = Table::Mode::Gm;
    table.seats.clear();
    if (power.valid())
        table.seats.push_back(power);
    table.notes = std::move(notes);
    const int last = game.turnCount() - 1;
    begin({Lines(std::move(game)), std::move(table)}, QString(), Origin::Trial);
    if (last >= 0)
        viewTurn(last);
}

void GameDocument::close()
{
    begin({}, QString(), Origin::New);
}

void GameDocument::announce(Change change)
{
    ++m_moment;
    // Whoever changes the present wants to see it; an undone turn may not be looked at any more.
    m_viewed = game().turnCount();
    Q_EMIT changed(change);
}

void GameDocument::count()
{
    ++m_locked.count;
    m_touched = true;
}

void GameDocument::setSealed(PowerId power, bool on)
{
    if (table().isSealed(power) == on)
        return;
    forgetChanges();
    noteSealed(power, on);
    announce({Change::Kind::Seats, power});
}

void GameDocument::setSealedAway(PowerId power, bool on)
{
    if (table().isSealed(power) == on)
        return;
    noteSealed(power, on);
    Q_EMIT changed({Change::Kind::Seats, power});
}

void GameDocument::noteSealed(PowerId power, bool on)
{
    count();
    m_state.table.setSealed(power, on);
    // Whoever seals in a later phase has been told.
    const auto reopened = m_state.table.reopened.find(power);
    if (on && reopened != m_state.table.reopened.end() && reopened->second.turn < game().turnCount())
        m_state.table.reopened.erase(reopened);
    if (on) {
        m_state.table.noteTold(power, game().position().phase);
        m_state.table.unseen = false;
    }
}

void GameDocument::writeAway(PowerId power, const std::vector<GivenOrder> &own)
{
    Game &game = changing().lines.game();
    std::vector<GivenOrder> all = game.orders();
    std::erase_if(all, [power](const GivenOrder &given) { return given.power == power; });
    std::copy_if(own.begin(), own.end(), std::back_inserter(all),
                 [power](const GivenOrder &given) { return given.power == power; });
    game.setOrders(std::move(all));
    m_touched = true;
    Q_EMIT wroteAway(power);
}

std::vector<GivenOrder> GameDocument::ordersOf(PowerId power) const
{
    std::vector<GivenOrder> own;
    std::copy_if(wholeGame().orders().begin(), wholeGame().orders().end(), std::back_inserter(own),
                 [power](const GivenOrder &given) { return given.power == power; });
    return own;
}

void GameDocument::noteReopened(PowerId power)
{
    count();
    m_state.table.noteReopened(power, game().turnCount());
    Q_EMIT changed({Change::Kind::Seats, power});
}

void GameDocument::setPlayer(PowerId power, const QString &name)
{
    m_state.table.players[power] = name;
    Q_EMIT changed({Change::Kind::Seats, power});
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

void GameDocument::setAddress(PowerId power, const QString &address)
{
    QString &kept = m_state.table.addresses[power];
    if (kept == address)
        return;
    kept = address;
    if (address.isEmpty())
        m_state.table.addresses.erase(power);
    m_touched = true;
    Q_EMIT changed({Change::Kind::Seats, power});
}

void GameDocument::keepLetter(const QString &text)
{
    const TableSetup::Letter letter{game().turnCount(), text.trimmed().toStdString()};
    std::vector<TableSetup::Letter> &letters = m_state.table.letters;
    if (table().mode == Table::Mode::Hotseat || letter.text.empty()
        || std::find(letters.begin(), letters.end(), letter) != letters.end())
        return;
    letters.push_back(letter);
    m_touched = true;
    Q_EMIT changed({Change::Kind::Seats, PowerId()});
}

void GameDocument::setPress(int turn, const QString &text)
{
    if (text == press(turn))
        return;
    std::vector<TableSetup::Letter> &all = m_state.table.press;
    std::erase_if(all, [turn](const TableSetup::Letter &letter) { return letter.turn == turn; });
    if (!text.isEmpty())
        all.push_back({turn, text.toStdString()});
    m_touched = true;
    Q_EMIT changed({Change::Kind::Seats, PowerId()});
}

QString GameDocument::press(int turn) const
{
    for (const TableSetup::Letter &letter : table().press) {
        if (letter.turn == turn)
            return fromUtf8(letter.text);
    }
    return {};
}

void GameDocument::adjudicate(const std::vector<PowerId> &without)
{
    if (game().isOver())
        return;
    if (table().mode != Table::Mode::Hotseat) {
        revealOpenly();
    } else {
        forgetChanges(); // drafts are nobody's business once the orders stand
        count();
        std::vector<GivenOrder> orders = wholeGame().orders();
        std::erase_if(orders, [&](const GivenOrder &given) {
            return std::find(without.begin(), without.end(), given.power) != without.end();
        });
        GameState &state = changing();
        state.lines.game().setOrders(std::move(orders));
        const KeptOffer offer = playPresent(state.lines.game(), state.table);
        m_state.table.unseen = true;
        announce({Change::Kind::Played, PowerId()});
        tellOffer(offer);
    }
    m_locked.orders.clear(); // they were of a phase that is over; votes and notes stand
}

void GameDocument::noteSeen()
{
    if (std::exchange(m_state.table.unseen, false))
        Q_EMIT changed({Change::Kind::Seats, PowerId()});
}

void GameDocument::playOn()
{
    if (!wholeGame().canPlayOn())
        return;
    if (table().mode != Table::Mode::Hotseat) {
        playOnOpenly();
        return;
    }
    forgetChanges();
    count();
    changing().lines.game().playOn();
    m_state.table.clock.endsAt.clear();               // that hour is over
    drawSeedsAnew(m_state.table, game().turnCount()); // those of a game that is over stand in its file
    announce({Change::Kind::Played, PowerId()});
}

void GameDocument::takeBackSeason()
{
    const int last = game().turnCount() - 1;
    if (last < 0 || table().mode != Table::Mode::Hotseat)
        return;
    forgetChanges();
    count();
    Game earlier = wholeGame().upTo(last);
    earlier.noteTakenBack(earlier.position().phase);
    changing().lines.game() = std::move(earlier);
    m_state.table.sealed.clear();
    m_state.table.unseen = false;
    drawSeedsAnew(m_state.table, last);
    m_locked.orders.clear();
    announce({Change::Kind::Played, PowerId()});
}

// What is still to be written in this phase, and by whom.

int GameDocument::ordersExpected(PowerId power) const
{
    return entente::ordersExpected(board(), game().position(), power);
}

int GameDocument::ordersGiven(PowerId power) const
{
    const std::vector<GivenOrder> &orders = game().orders();
    return static_cast<int>(std::count_if(orders.begin(), orders.end(), [power](const GivenOrder &given) {
        // Of units and builds; a leave to land, a contract or a gift is nobody's order.
        return given.power == power && !is<Permission>(given.order) && !is<Contract>(given.order)
               && !is<Transfer>(given.order);
    }));
}

RegionId GameDocument::leavingFleet(PowerId power) const
{
    return entente::leavingFleet(board(), game().rules(), game().position(), game().orders(), power);
}

Legality GameDocument::roomRefusal(const GivenOrder &given) const
{
    if (game().position().phase.stage != Stage::Adjustments)
        return {};
    std::vector<GivenOrder> orders = game().orders();
    const GivenOrder *const before = game().replacedBy(given);
    const std::size_t index = before ? static_cast<std::size_t>(before - game().orders().data()) : orders.size();
    if (before)
        orders[index] = given;
    else
        orders.push_back(given);
    return winterRoom(board(), game().rules(), game().position(), orders, index);
}

Legality GameDocument::roomRefusal(PowerId power, const UnitRef &at) const
{
    if (game().position().phase.stage != Stage::Adjustments || !at.valid() || game().orderOf(power, at))
        return {};
    return winterRoomAt(board(), game().rules(), game().position(), game().orders(), power,
                        board().provinceOf(at.region));
}

Legality GameDocument::legality(const GivenOrder &given) const
{
    Order order = given.order;
    return checkOrder(board(), game().rules().orders, game().position(), given.power, order);
}

std::vector<UnitRef> GameDocument::unordered(PowerId power) const
{
    std::vector<UnitRef> stations;
    const Position &position = game().position();
    const auto consider = [&](const Unit &unit, const UnitRef &station) {
        if (unit.power == power && !game().orderOf(power, station))
            stations.push_back(station);
    };
    if (position.phase.stage == Stage::Moves) {
        for (std::size_t i = 0; i < position.units.size(); ++i)
            consider(position.units[i], unitRefOf(board(), position, UnitId(static_cast<int>(i))));
    } else if (position.phase.stage == Stage::Retreats) {
        for (const DislodgedUnit &dislodged : position.dislodged)
            consider(dislodged.unit, {dislodged.unit.region});
    }
    return stations;
}

std::vector<PowerId> GameDocument::survivors() const
{
    std::vector<PowerId> left = entente::survivors(board(), wholeGame().position());
    const std::vector<PowerId> &seats = table().seats; // whom nobody plays is called by nobody, and shares nothing
    std::erase_if(left, [&](PowerId power) { return std::find(seats.begin(), seats.end(), power) == seats.end(); });
    return left;
}

std::vector<PowerId> GameDocument::toOrder() const
{
    const std::vector<PowerId> all = powersToOrder(board(), wholeGame().position());
    std::vector<PowerId> seated;
    for (PowerId power : table().mode == Table::Mode::Hotseat ? table().sittings() : table().seats) {
        if (std::find(all.begin(), all.end(), power) != all.end())
            seated.push_back(power);
    }
    return seated;
}

std::vector<PowerId> GameDocument::missing() const
{
    std::vector<PowerId> powers = toOrder();
    std::erase_if(powers, [this](PowerId power) { return ordersGiven(power) >= ordersExpected(power); });
    return powers;
}

// Seats that a computer plays: who takes them and leaves them, and what it has ordered.

/// Whoever sat there has written nothing, and nobody sits there any more.
void GameDocument::emptySeat(PowerId power)
{
    forgetChanges();
    count();
    Game &game = changing().lines.game();
    std::vector<GivenOrder> orders = game.orders();
    std::erase_if(orders, [power](const GivenOrder &given) { return given.power == power; });
    game.setOrders(std::move(orders));
    m_state.table.setSealed(power, false);
    m_state.table.reopened.erase(power);
    m_locked.orders.erase(board().power(power).id);
    const auto seat = m_state.table.computers.find(power);
    if (seat == m_state.table.computers.end())
        return;
    std::vector<TableSetup::Tenure> &tenures = seat->second;
    const int now = game.turnCount();
    std::erase_if(tenures, [now](const TableSetup::Tenure &tenure) { return tenure.from >= now; });
    if (!tenures.empty() && (tenures.back().until < 0 || tenures.back().until > now))
        tenures.back().until = now;
    if (tenures.empty())
        m_state.table.computers.erase(seat);
}

void GameDocument::seatComputer(PowerId power, const std::string &player, bool onePhase)
{
    if (m_state.table.isSealed(power) && !computerOf(power))
        m_state.table.noteGaveWay(power, game().position().phase);
    emptySeat(power);
    const int now = game().turnCount();
    m_state.table.computers[power].push_back({player, SecretStore::drawSeed(), now, onePhase ? now + 1 : -1});
    announce({Change::Kind::Seats, power});
}

void GameDocument::seatPerson(PowerId power)
{
    emptySeat(power);
    announce({Change::Kind::Seats, power});
}

void GameDocument::sealFor(PowerId power, const std::vector<GivenOrder> &orders)
{
    forgetChanges();
    count();
    Game &game = changing().lines.game();
    std::vector<GivenOrder> all = game.orders();
    std::erase_if(all, [power](const GivenOrder &given) { return given.power == power; });
    all.insert(all.end(), orders.begin(), orders.end());
    game.setOrders(std::move(all));
    m_state.table.setSealed(power, true);
    Q_EMIT changed({Change::Kind::Computers, power}); // whoever looks at what is past goes on looking
}

// How the changes that can be undone get into a file and out of it again.

namespace {

constexpr std::pair<Change::Kind, const char *> kindWords[] = {
    {Change::Kind::Orders, "orders"}, {Change::Kind::Played, "played"}, {Change::Kind::Seats, "seats"}};

const char *wordOf(Change::Kind kind)
{
    const auto *found = std::find_if(std::begin(kindWords), std::end(kindWords),
                                     [kind](const auto &each) { return each.first == kind; });
    return found == std::end(kindWords) ? "orders" : found->second;
}

Change::Kind kindOf(const std::string &word)
{
    const auto *found =
        std::find_if(std::begin(kindWords), std::end(kindWords), [&](const auto &each) { return word == each.second; });
    return found == std::end(kindWords) ? Change::Kind::Orders : found->first;
}

/// Were the same positions set up amid the turns that `then` had?
bool sameSetUps(const Game &then, const Game &now)
{
    for (int turns = 1; turns <= then.turnCount(); ++turns) {
        if (then.setUpAfter(turns) != now.setUpAfter(turns))
            return false;
    }
    return true;
}

/// Was it played on after the same turns?
bool samePlayedOn(const Game &then, const Game &now)
{
    for (int i = 0; i < std::min(then.turnCount(), now.turnCount()); ++i) {
        if (then.turn(i).playedOn != now.turn(i).playedOn)
            return false;
    }
    return true;
}

} // namespace

std::vector<PastStep> GameDocument::history() const
{
    std::vector<PastStep> steps;
    // At a hotseat table what was written and thought better of is nobody else's.
    if (!hasGame() || table().mode == Table::Mode::Hotseat)
        return steps;
    int turns = game().turnCount();
    for (int i = m_undo.index(); i-- > 0;) {
        // Whoever changes several things at once pushes one command, so that its name follows the language.
        const auto &command = static_cast<const GameCommand &>(*m_undo.command(i));
        const GameState &before = command.before();
        const Game &then = before.lines.game();
        // What changed the secret order of acting, or played by it, is told by no list, and neither is what changed
        // lines or orders for later, or ended the game.
        const bool secret =
            game().hasSecretSequence()
            && (then.secretSequence() != game().secretSequence() || then.turnCount() != game().turnCount());
        const bool told = command.change().kind != Change::Kind::Line && command.change().kind != Change::Kind::Position
                          && before.lines.count() == lines().count() && before.lines.current() == lines().current()
                          && then.agreed() == game().agreed() && before.table.kept == table().kept;
        if (!then.valid() || secret || !told)
            break;
        // Nor what a file does not hold any more: turns that were taken back, and a game before its position was set
        // up.
        if (then.turnCount() > turns || then.turnCount() + 1 < turns || then.start() != game().start()
            || !sameSetUps(then, game()) || !samePlayedOn(then, game()) || then.later() != game().later())
            break;
        turns = then.turnCount();
        const TableSetup setup = before.table.toSetup(board());
        steps.push_back({m_undo.text(i).toStdString(), wordOf(command.change().kind), command.change().power,
                         then.turnCount(), then.orders(), setup.sealed, setup.lenient});
    }
    std::reverse(steps.begin(), steps.end());
    return steps;
}

void GameDocument::takeHistory(const std::vector<PastStep> &history)
{
    for (const PastStep &step : history) {
        GameState before = m_state;
        before.lines.game() = game().upTo(step.turns);
        before.lines.game().setOrders(step.orders);
        before.table.lenient = step.lenient;
        before.table.sealed.clear();
        for (const std::string &power : step.sealed) {
            if (const PowerId sealed = board().findPower(power); sealed.valid())
                before.table.setSealed(sealed, true);
        }
        m_undo.push(new GameCommand(*this, {kindOf(step.kind), step.power}, fromUtf8(step.name), std::move(before)));
    }
}

} // namespace entente::app
