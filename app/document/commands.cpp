#include "document/commands.h"

#include "document/due.h"
#include "document/gameend.h"
#include "orders/notation.h"
#include "players/agreement.h"
#include "words/misfits.h"
#include "words/names.h"

#include <QCoreApplication>

#include <algorithm>
#include <iterator>
#include <tuple>
#include <utility>

namespace entente::app {

namespace {
struct Commands {
    Q_DECLARE_TR_FUNCTIONS(Commands)
};
} // namespace

GameCommand::GameCommand(GameDocument &document, Change change, const StepName &name,
                         std::function<void(GameState &)> act)
    : QUndoCommand(name()), m_document(document), m_change(change), m_name(name), m_act(std::move(act))
{
}

GameCommand::GameCommand(GameDocument &document, Change change, const QString &name, GameState before)
    : QUndoCommand(name), m_document(document), m_change(change), m_name([name] { return name; }),
      m_other(std::move(before))
{
}

/// Whose orders it has changed: the power's that it is of, or of one player's powers several.
void GameCommand::noteOwn()
{
    if (m_change.kind != Change::Kind::Orders)
        return;
    m_own.insert(m_change.power);
    const std::vector<GivenOrder> &now = m_document.wholeGame().orders(), &before = m_other.lines.game().orders();
    for (const auto &[some, others] : {std::tie(now, before), std::tie(before, now)}) {
        for (const GivenOrder &given : some) {
            if (std::find(others.begin(), others.end(), given) == others.end())
                m_own.insert(given.power);
        }
    }
}

/// What its powers had written, and whether the table is lenient; nothing of another seat.
void GameCommand::exchangeOwn()
{
    Game &game = m_document.changing().lines.game();
    Game &other = m_other.lines.game();
    const auto isOthers = [this](const GivenOrder &given) { return m_own.count(given.power) == 0; };
    std::vector<GivenOrder> now = game.orders();
    std::vector<GivenOrder> then = other.orders();
    const auto own = std::stable_partition(now.begin(), now.end(), isOthers);
    const auto ownThen = std::stable_partition(then.begin(), then.end(), isOthers);
    const std::vector<GivenOrder> kept(own, now.end());
    now.erase(own, now.end());
    now.insert(now.end(), ownThen, then.end());
    then.erase(ownThen, then.end());
    then.insert(then.end(), kept.begin(), kept.end());
    game.setOrders(std::move(now));
    other.setOrders(std::move(then));
    std::swap(m_document.m_state.table.lenient, m_other.table.lenient);
}

/// Names, PINs and clocks are no part of the game: they stay as they are.
void GameCommand::exchange()
{
    if (m_document.table().mode == Table::Mode::Hotseat && m_change.kind == Change::Kind::Orders) {
        exchangeOwn();
        return;
    }
    std::swap(m_document.changing(), m_other);
    Table &table = m_document.m_state.table;
    const QString due = table.deadline;
    table.keepPeople(m_other.table);
    if (m_document.m_state.lines.game().turnCount() != m_other.lines.game().turnCount())
        table.deadline = due; // each phase has its own
}

void GameCommand::undo()
{
    exchange();
    m_document.announce(m_change);
}

void GameCommand::redo()
{
    if (std::exchange(m_pushed, true)) {
        exchange();
    } else if (const auto act = std::exchange(m_act, nullptr)) {
        m_other = m_document.m_state;
        act(m_document.changing());
        noteOwn();
    } else {
        return;
    }
    m_document.announce(m_change);
}

void GameDocument::push(Change change, const StepName &name, std::function<void(GameState &)> act)
{
    m_undo.push(new GameCommand(*this, change, name, std::move(act)));
    tellOffer(std::exchange(m_offer, {}));
}

void GameDocument::tellOffer(const KeptOffer &offer)
{
    if (!offer.written.empty() || !offer.undecided.empty())
        Q_EMIT keptOffered(offer.written, offer.undecided);
    QStringList sentences;
    for (const Misfit &misfit : offer.misfits)
        sentences += misfitSentence(board(), misfit);
    if (!sentences.isEmpty())
        Q_EMIT leftOut(sentences);
}

// What undo takes back of what was done before.

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

bool GameDocument::undoesReveal() const
{
    const auto *next = static_cast<const GameCommand *>(canUndo() ? m_undo.command(m_undo.index() - 1) : nullptr);
    return next && next->change().kind == Change::Kind::Played;
}

void GameDocument::redo()
{
    m_undo.redo();
}

void GameDocument::goToStep(int index)
{
    m_undo.setIndex(qBound(0, index, m_undo.count()));
}

// Orders that are written.

void GameDocument::setOrder(PowerId power, const Order &order)
{
    const GivenOrder given{power, order};
    if (const GivenOrder *before = game().replacedBy(given); before && before->order == order)
        return;
    push(
        {Change::Kind::Orders, power},
        [text = fromUtf8(orderText(board(), order, game().position().phase.stage))] { return text; },
        [given](GameState &state) { state.lines.game().setOrder(given); });
}

void GameDocument::clearOrder(PowerId power, const UnitRef &station)
{
    if (!game().orderOf(power, station))
        return;
    const auto name = [this, at = station.region] {
        return Commands::tr("Take the order in %1 back").arg(provinceName(board(), board().provinceOf(at)));
    };
    push({Change::Kind::Orders, power}, name,
         [power, station](GameState &state) { state.lines.game().clearOrder(power, station); });
}

void GameDocument::dropOrder(const GivenOrder &order)
{
    std::vector<GivenOrder> orders = game().orders();
    if (const auto found = std::find(orders.begin(), orders.end(), order); found != orders.end())
        orders.erase(found);
    rewriteOrders(order.power, std::move(orders), [] { return Commands::tr("Take an order back"); });
}

void GameDocument::clearOrders(PowerId power)
{
    std::vector<GivenOrder> orders = game().orders();
    std::erase_if(orders, [power](const GivenOrder &given) { return given.power == power; });
    rewriteOrders(power, std::move(orders), [] { return Commands::tr("Clear all orders"); });
}

void GameDocument::takeOrders(PowerId power, const std::vector<GivenOrder> &orders, const StepName &name)
{
    Game written = game();
    for (const GivenOrder &order : orders)
        written.setOrder(order);
    rewriteOrders(power, written.orders(), name);
}

void GameDocument::rewriteOrders(PowerId power, std::vector<GivenOrder> orders, const StepName &name)
{
    if (orders == game().orders())
        return;
    if (isFogged()) { // whoever looks knows of no others, and leaves them as they are
        std::vector<GivenOrder> others = wholeGame().orders();
        std::erase_if(others, [this](const GivenOrder &given) {
            return std::find(m_lookers.begin(), m_lookers.end(), given.power) != m_lookers.end();
        });
        orders.insert(orders.begin(), others.begin(), others.end());
    }
    push({Change::Kind::Orders, power}, name,
         [orders = std::move(orders)](GameState &state) { state.lines.game().setOrders(orders); });
}

void GameDocument::setLenient(bool on)
{
    if (table().lenient == on)
        return;
    const auto name = [on] {
        return on ? Commands::tr("Allow impossible orders") : Commands::tr("Allow possible orders only");
    };
    push({Change::Kind::Orders, PowerId()}, name, [on](GameState &state) { state.table.lenient = on; });
}

// The seasons and the position.

void GameDocument::setSchedule(const Phase &season, const std::vector<PowerId> &powers)
{
    if (game().schedule(season) == powers)
        return;
    const auto name = [this, season] { return Commands::tr("Order of acting: %1").arg(phaseName(board(), season)); };
    push({Change::Kind::Seats, PowerId()}, name, [=](GameState &state) {
        SecretSequence secret = state.lines.game().secretSequence();
        secret.byHand[season] = powers;
        state.lines.game().setSecretSequence(std::move(secret));
    });
}

void GameDocument::endGame(const Ending &ending)
{
    if (game().isOver())
        return;
    push(
        {Change::Kind::Played, PowerId()}, [this, ending] { return endingText(board(), ending); },
        [ending](GameState &state) {
            state.lines.game().end(ending);
            state.table.sealed.clear();
        });
}

void GameDocument::rollBack()
{
    if (game().turnCount() == 0)
        return;
    const auto name = [this, phase = game().turn(game().turnCount() - 1).before.phase] {
        return Commands::tr("Back to %1").arg(phaseName(board(), phase));
    };
    push({Change::Kind::Played, PowerId()}, name, [](GameState &state) {
        stepBack(state.lines.game());
        // What is being written at a table with secrets is nobody else's: it does not wait in the open.
        if (state.table.mode == Table::Mode::Hotseat)
            state.lines.game().setLater({});
        state.table.sealed.clear();
    });
}

void GameDocument::setPosition(const Position &position, const StepName &name)
{
    push({Change::Kind::Position, PowerId()}, name, [position](GameState &state) {
        Game &game = state.lines.game();
        std::vector<GivenOrder> orders =
            game.position().phase == position.phase ? game.orders() : std::vector<GivenOrder>();
        game.setPosition(position);
        std::erase_if(orders, [&](const GivenOrder &given) {
            Order order = given.order;
            const Refusal refusal =
                checkOrder(game.board(), game.rules().orders, game.position(), given.power, order).refusal;
            return refusal == Refusal::NoUnit || refusal == Refusal::NotYours || refusal == Refusal::WrongKind
                   || refusal == Refusal::NotDislodged;
        });
        game.setOrders(std::move(orders));
    });
}

/// The seats where votes are written down: computers are asked about what the people have agreed.
static std::vector<PowerId> peopleOf(const Game &game, const Table &table)
{
    std::vector<PowerId> people = table.seats;
    std::erase_if(people, [&](PowerId power) { return table.computerAt(power, game.turnCount()) != nullptr; });
    return people;
}

/// What the players have of the position, persons and computers: nobody else shares in a draw or is conceded to.
static Position playersPart(const Game &game, const Table &table)
{
    const auto idle = [&](PowerId power) {
        return std::find(table.seats.begin(), table.seats.end(), power) == table.seats.end();
    };
    Position part = game.position();
    std::erase_if(part.units, [&](const Unit &unit) { return idle(unit.power); });
    std::erase_if(part.dislodged, [&](const DislodgedUnit &each) { return idle(each.unit.power); });
    for (PowerId &owner : part.owner) {
        if (idle(owner))
            owner = PowerId();
    }
    return part;
}

static bool computersAgree(const Game &game, const Table &table, const Ending &ending)
{
    const std::vector<PowerId> left = survivors(game.board(), game.position());
    return std::all_of(table.seats.begin(), table.seats.end(), [&](PowerId power) {
        const bool conceded = ending.kind == Ending::Kind::Concession && ending.powers == std::vector{power};
        const bool asked = table.computerAt(power, game.turnCount()) && !conceded
                           && std::find(left.begin(), left.end(), power) != left.end();
        return !asked || agreesTo(SeatView(game, power), ending);
    });
}

/// What waited in the game's own record comes first; where it wrote nothing, what was kept holds.
static KeptOffer offerWaiting(Game &game, const Table &table, std::vector<Misfit> misfits)
{
    KeptOffer offer;
    if (table.mode != Table::Mode::Hotseat)
        offer = offerKept(game, table.kept);
    offer.misfits.insert(offer.misfits.begin(), misfits.begin(), misfits.end());
    return offer;
}

KeptOffer playPresent(Game &game, Table &table)
{
    game.adjudicate();
    table.sealed.clear();
    moveDeadlineOn(game, table);
    endAtHour(game, table, QDateTime::currentDateTime());
    if (game.isOver())
        return {};
    std::vector<Misfit> misfits = offerLater(game);
    if (auto ending =
            agreedEnding(game.board(), playersPart(game, table), peopleOf(game, table), table.ballots, table.draws);
        ending && computersAgree(game, table, *ending))
        game.end(std::move(*ending));
    return offerWaiting(game, table, std::move(misfits));
}

void GameDocument::revealOpenly()
{
    const auto name = [this, phase = game().position().phase] {
        return Commands::tr("Reveal: %1").arg(phaseName(board(), phase));
    };
    push({Change::Kind::Played, PowerId()}, name,
         [this](GameState &state) { m_offer = playPresent(state.lines.game(), state.table); });
}

void GameDocument::playOnOpenly()
{
    push(
        {Change::Kind::Played, PowerId()}, [] { return Commands::tr("Play on"); },
        [this](GameState &state) {
            state.lines.game().playOn();
            state.table.clock.endsAt.clear(); // that hour is over
            m_offer = offerWaiting(state.lines.game(), state.table, offerLater(state.lines.game()));
        });
}

void GameDocument::judgeUpToNow()
{
    if (game().later().empty() || game().isOver())
        return;
    push(
        {Change::Kind::Played, PowerId()}, [] { return Commands::tr("Judge again up to now"); },
        [this](GameState &state) {
            state.table.sealed.clear();
            m_offer = offerWaiting(state.lines.game(), state.table, entente::judgeUpToNow(state.lines.game()));
        });
}

// The lines of play.

void GameDocument::changeLines(const StepName &name, const std::function<void(Lines &)> &change)
{
    push({Change::Kind::Line, PowerId()}, name, [change](GameState &state) { change(state.lines); });
}

void GameDocument::startLine(int turns, const QString &name)
{
    changeLines([name] { return tr("New line: %1").arg(name); },
                [=](Lines &lines) { lines.start(turns, name.toStdString()); });
}

void GameDocument::goToLine(int line)
{
    if (line != lines().current())
        changeLines([] { return tr("Go to another line"); }, [line](Lines &lines) { lines.goTo(line); });
}

void GameDocument::nameLine(int line, const QString &name, const QString &note)
{
    if (fromUtf8(lines().at(line).name) != name || fromUtf8(lines().at(line).note) != note)
        changeLines([] { return tr("Name a line"); },
                    [=](Lines &lines) { lines.name(line, name.toStdString(), note.toStdString()); });
}

void GameDocument::promoteLine(int line)
{
    if (line > 0)
        changeLines([] { return tr("Make a line the game"); }, [line](Lines &lines) { lines.promote(line); });
}

void GameDocument::removeLine(int line)
{
    if (line > 0)
        changeLines([] { return tr("Delete a line"); }, [line](Lines &lines) { lines.remove(line); });
}

// Orders that a power sent ahead, for a game master. A hotseat table has none: they would lie in the open.

void GameDocument::setKept(PowerId power, KeptList kept, const StepName &name)
{
    if (table().mode == Table::Mode::Hotseat || kept == table().kept)
        return;
    push({Change::Kind::Orders, power}, name, [this, power, kept = std::move(kept)](GameState &state) {
        // What is kept for the phase that is being written goes there at once, unless the power has sent something.
        KeptList own, before = std::exchange(state.table.kept, kept);
        const bool now = std::any_of(kept.begin(), kept.end(), [&](const KeptOrders &entry) {
            return entry.phase == state.lines.game().position().phase
                   && std::find(before.begin(), before.end(), entry) == before.end();
        });
        std::copy_if(kept.begin(), kept.end(), std::back_inserter(own),
                     [power](const KeptOrders &entry) { return entry.power == power; });
        if (now)
            m_offer = offerKept(state.lines.game(), own);
    });
}

void GameDocument::keepOrders(const KeptOrders &orders)
{
    KeptList kept = table().kept;
    kept.push_back(orders);
    setKept(orders.power, std::move(kept),
            [this, power = orders.power] { return tr("Keep orders for later: %1").arg(powerName(board(), power)); });
}

void GameDocument::changeKept(std::size_t index, const KeptOrders &orders)
{
    KeptList kept = table().kept;
    kept.at(index) = orders;
    setKept(orders.power, std::move(kept),
            [this, power = orders.power] { return tr("Change kept orders: %1").arg(powerName(board(), power)); });
}

void GameDocument::dropKept(std::size_t index)
{
    KeptList kept = table().kept;
    const PowerId power = kept.at(index).power;
    kept.erase(kept.begin() + static_cast<std::ptrdiff_t>(index));
    setKept(power, std::move(kept),
            [this, power] { return tr("Delete kept orders: %1").arg(powerName(board(), power)); });
}

void GameDocument::useKept(std::size_t index)
{
    if (table().mode == Table::Mode::Hotseat || game().isOver())
        return;
    const KeptOrders kept = table().kept.at(index);
    const auto name = [this, power = kept.power] {
        return Commands::tr("Write kept orders: %1").arg(powerName(board(), power));
    };
    push({Change::Kind::Orders, kept.power}, name, [this, kept](GameState &state) {
        m_offer = {{}, {}, entente::useKept(state.lines.game(), kept)};
    });
}

} // namespace entente::app
