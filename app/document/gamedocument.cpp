#include "document/gamedocument.h"

#include "document/commands.h"
#include "document/wholefile.h"
#include "words/misfits.h"
#include "words/names.h"

#include <QSignalBlocker>

#include <algorithm>
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

void GameDocument::viewTurn(int index)
{
    const int bounded = std::clamp(index, 0, game().turnCount());
    if (bounded == m_viewed)
        return;
    m_viewed = bounded;
    Q_EMIT changed({Change::Kind::Viewed, PowerId()});
}

void GameDocument::begin(GameState state, const QString &path, bool restored, LockedOrders locked,
                         const std::vector<PastStep> &history)
{
    m_state = std::move(state);
    m_path = path;
    m_written = digestOf(path);
    m_restored = restored;
    m_touched = false;
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
    begin({Lines(std::move(game)), std::move(laid)}, QString(), false);
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
    if (const GivenOrder *given = game().replacedBy({power, order}); given && given->order == order)
        return;
    m_undo.push(new SetOrderCommand(*this, power, order));
}

void GameDocument::clearOrder(PowerId power, const UnitRef &station)
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

void GameDocument::rewriteOrders(PowerId power, std::vector<GivenOrder> orders, const StepName &name)
{
    if (orders != game().orders())
        m_undo.push(new RewriteOrdersCommand(*this, power, std::move(orders), name));
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
    announce({Change::Kind::Seats, power});
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

void GameDocument::endGame(const Ending &ending)
{
    if (!game().isOver())
        m_undo.push(new EndCommand(*this, ending));
}

void GameDocument::adjudicate(const std::vector<PowerId> &without)
{
    if (game().isOver())
        return;
    if (table().mode != Table::Mode::Hotseat) {
        play(new AdjudicateCommand(*this));
    } else {
        forgetChanges(); // drafts are nobody's business once the orders stand
        count();
        std::vector<GivenOrder> orders = game().orders();
        std::erase_if(orders, [&](const GivenOrder &given) {
            return std::find(without.begin(), without.end(), given.power) != without.end();
        });
        m_state.lines.game().setOrders(std::move(orders));
        const KeptOffer offer = playPresent(m_state.lines.game(), m_state.table);
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
    if (!game().canPlayOn())
        return;
    if (table().mode != Table::Mode::Hotseat) {
        play(new PlayOnCommand(*this));
        return;
    }
    forgetChanges();
    count();
    m_state.lines.game().playOn();
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
    Game earlier = game().upTo(last);
    earlier.noteTakenBack(earlier.position().phase);
    m_state.lines.game() = std::move(earlier);
    m_state.table.sealed.clear();
    m_state.table.unseen = false;
    drawSeedsAnew(m_state.table, last);
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
    m_offer = {};
    m_undo.push(command);
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

void GameDocument::setPosition(const Position &position, const StepName &name)
{
    m_undo.push(new SetPositionCommand(*this, position, name));
}

void GameDocument::startLine(int turns, const QString &name)
{
    m_undo.push(new LinesCommand(
        *this, [name] { return tr("New line: %1").arg(name); },
        [turns, name](Lines &lines) { lines.start(turns, name.toStdString()); }));
}

void GameDocument::goToLine(int line)
{
    if (line != lines().current())
        m_undo.push(new LinesCommand(
            *this, [] { return tr("Go to another line"); }, [line](Lines &lines) { lines.goTo(line); }));
}

void GameDocument::nameLine(int line, const QString &name, const QString &note)
{
    if (fromUtf8(lines().at(line).name) != name || fromUtf8(lines().at(line).note) != note)
        m_undo.push(new LinesCommand(
            *this, [] { return tr("Name a line"); },
            [=](Lines &lines) { lines.name(line, name.toStdString(), note.toStdString()); }));
}

void GameDocument::promoteLine(int line)
{
    if (line > 0)
        m_undo.push(new LinesCommand(
            *this, [] { return tr("Make a line the game"); }, [line](Lines &lines) { lines.promote(line); }));
}

void GameDocument::removeLine(int line)
{
    if (line > 0)
        m_undo.push(new LinesCommand(
            *this, [] { return tr("Delete a line"); }, [line](Lines &lines) { lines.remove(line); }));
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

} // namespace entente::app
