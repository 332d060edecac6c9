#include "document/commands.h"

#include "document/due.h"
#include "orders/notation.h"
#include "players/agreement.h"
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

GameCommand::GameCommand(GameDocument &document, Change change, const StepName &name)
    : QUndoCommand(name()), m_document(document), m_change(change), m_name(name)
{
}

GameCommand::GameCommand(GameDocument &document, Change change, const StepName &name, GameState before)
    : QUndoCommand(name()), m_document(document), m_change(change), m_name(name), m_other(std::move(before)),
      m_done(true), m_past(true)
{
}

PastCommand::PastCommand(GameDocument &document, Change change, const QString &text, GameState before)
    : GameCommand(
        document, change, [text] { return text; }, std::move(before))
{
}

/// Whose orders it has changed: the power's that it is of, or of one player's powers several.
void GameCommand::noteOwn()
{
    if (m_change.kind != Change::Kind::Orders)
        return;
    m_own.insert(m_change.power);
    const std::vector<GivenOrder> &now = m_document.game().orders(), &before = m_other.lines.game().orders();
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
    Game &game = m_document.m_state.lines.game();
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
    std::swap(m_document.m_state, m_other);
    Table &table = m_document.m_state.table;
    const QString due = table.deadline;
    table.keepPeople(m_other.table);
    if (m_document.m_state.lines.game().turnCount() != m_other.lines.game().turnCount())
        table.deadline = due; // each phase has its own
}

void GameCommand::tell(KeptOffer offer) const
{
    m_document.m_offer = std::move(offer);
}

void GameCommand::undo()
{
    exchange();
    m_document.announce(m_change);
}

void GameCommand::redo()
{
    if (std::exchange(m_past, false))
        return;
    if (m_done) {
        exchange();
    } else {
        m_other = m_document.m_state;
        applyTo(m_document.m_state.lines, m_document.m_state.table);
        noteOwn();
        m_done = true;
    }
    m_document.announce(m_change);
}

SetOrderCommand::SetOrderCommand(GameDocument &document, PowerId power, const Order &order)
    : GameCommand(
        document, {Change::Kind::Orders, power},
        [text = fromUtf8(orderText(document.board(), order, document.game().position().phase.stage))] { return text; }),
      m_order{power, order}
{
}

void SetOrderCommand::apply(Game &game, Table &) const
{
    game.setOrder(m_order);
}

ClearOrderCommand::ClearOrderCommand(GameDocument &document, PowerId power, const UnitRef &station)
    : GameCommand(document, {Change::Kind::Orders, power},
                  [&document, at = station.region] {
                      return Commands::tr("Take the order in %1 back")
                          .arg(provinceName(document.board(), document.board().provinceOf(at)));
                  }),
      m_power(power), m_unitRef(station)
{
}

void ClearOrderCommand::apply(Game &game, Table &) const
{
    game.clearOrder(m_power, m_unitRef);
}

DropOrderCommand::DropOrderCommand(GameDocument &document, const GivenOrder &order)
    : GameCommand(document, {Change::Kind::Orders, order.power}, [] { return Commands::tr("Take an order back"); }),
      m_order(order)
{
}

void DropOrderCommand::apply(Game &game, Table &) const
{
    std::vector<GivenOrder> orders = game.orders();
    if (const auto found = std::find(orders.begin(), orders.end(), m_order); found != orders.end())
        orders.erase(found);
    game.setOrders(std::move(orders));
}

ClearOrdersCommand::ClearOrdersCommand(GameDocument &document, PowerId power)
    : GameCommand(document, {Change::Kind::Orders, power}, [] { return Commands::tr("Clear all orders"); }),
      m_power(power)
{
}

void ClearOrdersCommand::apply(Game &game, Table &) const
{
    std::vector<GivenOrder> orders = game.orders();
    std::erase_if(orders, [this](const GivenOrder &given) { return given.power == m_power; });
    game.setOrders(std::move(orders));
}

RewriteOrdersCommand::RewriteOrdersCommand(GameDocument &document, PowerId power, std::vector<GivenOrder> orders,
                                           const StepName &name)
    : GameCommand(document, {Change::Kind::Orders, power}, name), m_orders(std::move(orders))
{
}

void RewriteOrdersCommand::apply(Game &game, Table &) const
{
    game.setOrders(m_orders);
}

SetScheduleCommand::SetScheduleCommand(GameDocument &document, const Phase &season, std::vector<PowerId> powers)
    : GameCommand(
        document, {Change::Kind::Seats, PowerId()},
        [&document, season] { return Commands::tr("Order of acting: %1").arg(phaseName(document.board(), season)); }),
      m_season(season), m_powers(std::move(powers))
{
}

void SetScheduleCommand::apply(Game &game, Table &) const
{
    SecretSequence secret = game.secretSequence();
    secret.byHand[m_season] = m_powers;
    game.setSecretSequence(std::move(secret));
}

SetLenientCommand::SetLenientCommand(GameDocument &document, bool on)
    : GameCommand(
        document, {Change::Kind::Orders, PowerId()},
        [on] { return on ? Commands::tr("Allow impossible orders") : Commands::tr("Allow possible orders only"); }),
      m_on(on)
{
}

void SetLenientCommand::apply(Game &, Table &table) const
{
    table.lenient = m_on;
}

EndCommand::EndCommand(GameDocument &document, Ending ending)
    : GameCommand(document, {Change::Kind::Played, PowerId()},
                  [&document, ending] { return endingText(document.board(), ending); }),
      m_ending(std::move(ending))
{
}

void EndCommand::apply(Game &game, Table &table) const
{
    game.end(m_ending);
    table.sealed.clear();
}

RollBackCommand::RollBackCommand(GameDocument &document)
    : GameCommand(document, {Change::Kind::Played, PowerId()},
                  [&document, phase = document.game().turn(document.game().turnCount() - 1).before.phase] {
                      return Commands::tr("Back to %1").arg(phaseName(document.board(), phase));
                  })
{
}

void RollBackCommand::apply(Game &game, Table &table) const
{
    stepBack(game);
    // What is being written at a table with secrets is nobody else's: it does not wait in the open.
    if (table.mode == Table::Mode::Hotseat)
        game.setLater({});
    table.sealed.clear();
}

SetPositionCommand::SetPositionCommand(GameDocument &document, Position position, const StepName &name)
    : GameCommand(document, {Change::Kind::Position, PowerId()}, name), m_position(std::move(position))
{
}

void SetPositionCommand::apply(Game &game, Table &) const
{
    std::vector<GivenOrder> orders =
        game.position().phase == m_position.phase ? game.orders() : std::vector<GivenOrder>();
    game.setPosition(m_position);
    std::erase_if(orders, [&](const GivenOrder &given) {
        Order order = given.order;
        const Refusal refusal =
            checkOrder(game.board(), game.rules().orders, game.position(), given.power, order).refusal;
        return refusal == Refusal::NoUnit || refusal == Refusal::NotYours || refusal == Refusal::WrongKind
               || refusal == Refusal::NotDislodged;
    });
    game.setOrders(std::move(orders));
}

LinesCommand::LinesCommand(GameDocument &document, const StepName &name, std::function<void(Lines &)> change)
    : GameCommand(document, {Change::Kind::Line, PowerId()}, name), m_change(std::move(change))
{
}

void LinesCommand::applyTo(Lines &lines, Table &) const
{
    m_change(lines);
}

AdjudicateCommand::AdjudicateCommand(GameDocument &document)
    : GameCommand(document, {Change::Kind::Played, PowerId()}, [&document, phase = document.game().position().phase] {
          return Commands::tr("Reveal: %1").arg(phaseName(document.board(), phase));
      })
{
}

void AdjudicateCommand::apply(Game &game, Table &table) const
{
    tell(playPresent(game, table));
}

/// The seats where votes are written down: computers are asked about what the people have agreed.
static std::vector<PowerId> peopleOf(const Game &game, const Table &table)
{
    std::vector<PowerId> people = table.seats;
    std::erase_if(people, [&](PowerId power) { return table.computerAt(power, game.turnCount()) != nullptr; });
    return people;
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

PlayOnCommand::PlayOnCommand(GameDocument &document)
    : GameCommand(document, {Change::Kind::Played, PowerId()}, [] { return Commands::tr("Play on"); })
{
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

void PlayOnCommand::apply(Game &game, Table &table) const
{
    game.playOn();
    std::vector<Misfit> misfits = offerLater(game);
    tell(offerWaiting(game, table, std::move(misfits)));
}

KeptOffer playPresent(Game &game, Table &table)
{
    game.adjudicate();
    table.sealed.clear();
    moveDeadlineOn(game, table);
    if (game.winner().valid())
        return {};
    std::vector<Misfit> misfits = offerLater(game);
    if (auto ending = agreedEnding(game.board(), game.position(), peopleOf(game, table), table.ballots, table.draws);
        ending && computersAgree(game, table, *ending))
        game.end(std::move(*ending));
    return offerWaiting(game, table, std::move(misfits));
}

JudgeUpToNowCommand::JudgeUpToNowCommand(GameDocument &document)
    : GameCommand(document, {Change::Kind::Played, PowerId()}, [] { return Commands::tr("Judge again up to now"); })
{
}

void JudgeUpToNowCommand::apply(Game &game, Table &table) const
{
    table.sealed.clear();
    std::vector<Misfit> misfits = entente::judgeUpToNow(game);
    tell(offerWaiting(game, table, std::move(misfits)));
}

KeepOrdersCommand::KeepOrdersCommand(GameDocument &document, PowerId power, KeptList kept, const StepName &name)
    : GameCommand(document, {Change::Kind::Orders, power}, name), m_kept(std::move(kept))
{
}

void KeepOrdersCommand::apply(Game &game, Table &table) const
{
    const auto isNewNow = [&](const KeptOrders &entry) {
        return entry.phase == game.position().phase
               && std::find(table.kept.begin(), table.kept.end(), entry) == table.kept.end();
    };
    const bool now = std::any_of(m_kept.begin(), m_kept.end(), isNewNow);
    table.kept = m_kept;
    if (!now)
        return;
    // What is kept for the phase that is being written goes there at once, unless the power has sent something.
    KeptList own;
    std::copy_if(m_kept.begin(), m_kept.end(), std::back_inserter(own),
                 [&](const KeptOrders &entry) { return entry.power == change().power; });
    tell(offerKept(game, own));
}

UseKeptCommand::UseKeptCommand(GameDocument &document, KeptOrders orders)
    : GameCommand(document, {Change::Kind::Orders, orders.power},
                  [&document, power = orders.power] {
                      return Commands::tr("Write kept orders: %1").arg(powerName(document.board(), power));
                  }),
      m_orders(std::move(orders))
{
}

void UseKeptCommand::apply(Game &game, Table &) const
{
    tell({{}, {}, useKept(game, m_orders)});
}

} // namespace entente::app
