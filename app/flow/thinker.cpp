#include "flow/thinker.h"

#include "document/knownprograms.h"
#include "document/playerprogram.h"
#include "words/forms.h"
#include "words/names.h"
#include "words/playerwords.h"

#include <QCoreApplication>
#include <QTimer>

#include <utility>

namespace entente::app {

using namespace Qt::StringLiterals;

Thinker::Thinker(GameDocument &document, TableFlow &flow, QObject *parent)
    : QObject(parent), m_document(document), m_flow(flow)
{
    m_pool.setMaxThreadCount(1); // the other processor is the person's
    m_pool.setThreadPriority(QThread::LowPriority);
    connect(&document, &GameDocument::loading, this, [this] {
        ++m_games;
        m_trusted.clear(); // whatever a file says, it starts nothing by itself
        drop();
    });
    connect(&document, &GameDocument::changed, this, &Thinker::follow);
    connect(&flow, &TableFlow::changed, this, &Thinker::follow);
}

Thinker::~Thinker()
{
    drop();
    m_pool.waitForDone();
}

Thinker::Moment Thinker::now() const
{
    const Game &game = m_document.wholeGame();
    const auto times = game.takenBack().find(game.position().phase);
    return {m_games, game.turnCount(), times == game.takenBack().end() ? 0 : times->second};
}

std::vector<PowerId> Thinker::waitedFor() const
{
    std::vector<PowerId> powers;
    for (const auto &[power, asked] : m_wanted)
        powers.push_back(power);
    return powers;
}

void Thinker::drop()
{
    for (const auto &[power, asked] : m_wanted)
        *asked.stop = true;
    m_wanted.clear();
    m_answers.clear();
    m_sealed.clear();
    m_moment = {};
    m_stopped = false;
}

void Thinker::stop()
{
    const Moment moment = m_moment;
    drop();
    m_moment = moment;
    m_stopped = true;
    Q_EMIT changed();
}

void Thinker::resume()
{
    m_stopped = false;
    follow();
    Q_EMIT changed();
}

void Thinker::follow()
{
    if (!m_document.hasGame()) {
        drop();
        Q_EMIT changed();
        return;
    }
    if (const Moment moment = now(); moment != m_moment) {
        const bool revealed = moment.game == m_moment.game && moment.turns > m_moment.turns;
        drop();
        m_moment = moment;
        if (revealed)
            tellFaults();
        m_faults.clear();
    }
    if (m_stopped)
        return;
    openStale();
    const std::size_t before = m_wanted.size();
    const std::vector<PowerId> seats = m_flow.thinking();
    for (auto asked = m_wanted.begin(); asked != m_wanted.end();) {
        const TableSetup::Tenure *tenure = m_document.computerOf(asked->first);
        const bool stale = !tenure || asked->second.ground != groundOf(asked->first);
        if (stale)
            *asked->second.stop = true;
        asked = stale ? m_wanted.erase(asked) : std::next(asked);
    }
    for (const PowerId power : seats) {
        const TableSetup::Tenure &tenure = *m_document.computerOf(power);
        const auto answer = m_answers.find(power);
        const bool answered = answer != m_answers.end() && answer->second.ground == groundOf(power);
        if (!answered && m_wanted.count(power) == 0)
            ask(power, tenure);
    }
    deliver();
    const QStringList unaskedBefore = std::exchange(m_unasked, unasked());
    if (m_wanted.size() != before || m_unasked != unaskedBefore)
        Q_EMIT changed();
}

Thinker::Mind Thinker::mindOf(const std::string &player, std::uint64_t seed) const
{
    if (const std::optional<Level> level = levelNamed(player))
        return [level = *level, seed](const SeatView &view, const StopSign *stop, QString &) {
            return decide(view, level, seed, stop);
        };
    const std::optional<QString> program = programNamed(player);
    const QString command = program && m_trusted.contains(*program) ? commandOf(*program) : QString();
    if (command.isEmpty())
        return {};
    // Started anew each time: it is told everything, and nothing of it is left over when nobody asks.
    return [command, seed](const SeatView &view, const StopSign *stop, QString &fault) {
        PlayerProgram asked(command, seed);
        Decision decision = asked.decide(view, stop);
        fault = asked.fault();
        return decision;
    };
}

void Thinker::ask(PowerId power, const TableSetup::Tenure &tenure)
{
    const Mind mind = mindOf(tenure.player, seedNow(m_document.wholeGame(), static_cast<std::uint64_t>(tenure.seed)));
    if (!mind)
        return;
    const auto stop = std::make_shared<StopSign>(false);
    m_wanted[power] = {groundOf(power), stop};
    m_pool.start(
        [this, view = m_document.viewFrom(power), mind, stop, power, own = groundOf(power), moment = m_moment] {
            if (*stop)
                return;
            QString fault;
            Decision decision = mind(view, stop.get(), fault);
            if (decision.stopped)
                return;
            QMetaObject::invokeMethod(
                this,
                [this, power, own, moment, fault, decision = std::move(decision)] {
                    if (moment == m_moment && !fault.isEmpty())
                        m_faults[power] =
                            asBeginning(tr("%1's program: %2").arg(nameAfterOf(m_document.board(), power), fault));
                    take(power, own, moment, decision);
                },
                Qt::QueuedConnection);
        });
}

/// What was wrong with an answer quotes it: nobody reads it before the orders are revealed. Said last, when all who
/// show the new turn have done so.
void Thinker::tellFaults()
{
    QStringList told;
    for (const auto &[power, fault] : m_faults)
        told += fault;
    if (!told.isEmpty())
        QTimer::singleShot(0, this, [this, told] { Q_EMIT said(told.join(u' ')); });
}

void Thinker::take(PowerId power, const Ground &ground, const Moment &moment, const Decision &decision)
{
    const auto asked = m_wanted.find(power);
    if (moment != m_moment || asked == m_wanted.end() || asked->second.ground != ground)
        return;
    m_wanted.erase(asked);
    m_answers[power] = {ground, decision.orders};
    deliver();
    Q_EMIT changed();
}

/// Puts answers on the table where nobody sits who could lose by it what undo remembers.
void Thinker::deliver()
{
    if (m_delivering || m_flow.step() == Step::Writing || m_flow.step() == Step::None)
        return;
    m_delivering = true;
    while (!m_answers.empty()) {
        const auto [power, answer] = *m_answers.begin();
        m_answers.erase(m_answers.begin());
        if (m_document.computerOf(power) && answer.ground == groundOf(power) && !m_document.table().isSealed(power)) {
            m_sealed[power] = answer.ground;
            m_document.sealFor(power, answer.orders); // with the last of them a phase may end
        }
    }
    m_delivering = false;
}

Thinker::Ground Thinker::groundOf(PowerId power) const
{
    Ground ground;
    if (const TableSetup::Tenure *tenure = m_document.computerOf(power))
        ground.seed = tenure->seed;
    if (m_document.table().talk) {
        ground.deals = dealsInForce(m_document.table().deals, m_document.wholeGame());
        std::erase_if(ground.deals, [power](const Deal &deal) { return !deal.concerns(power); });
    }
    return ground;
}

void Thinker::openStale()
{
    if (m_delivering)
        return;
    std::vector<PowerId> stale;
    for (const auto &[power, ground] : m_sealed) {
        if (m_document.computerOf(power) && ground != groundOf(power))
            stale.push_back(power);
    }
    for (const PowerId power : stale)
        m_sealed.erase(power);
    for (const PowerId power : stale)
        m_document.setSealedAway(power, false); // whoever writes keeps what undo remembers
}

void Thinker::finish()
{
    while (isThinking()) {
        m_pool.waitForDone();
        QCoreApplication::sendPostedEvents(this, QEvent::MetaCall);
    }
}

QString Thinker::fault() const
{
    if (!m_document.hasGame())
        return {};
    for (const PowerId power : m_flow.thinking()) {
        const std::string &player = m_document.computerOf(power)->player;
        if (const auto program = programNamed(player)) {
            const QString name = powerName(m_document.board(), power);
            if (commandOf(*program).isEmpty())
                return tr("%1: there is no program “%2” on this machine.").arg(name, *program);
            if (!m_trusted.contains(*program))
                return tr("%1: the program “%2” waits until you agree that it is started.").arg(name, *program);
        } else if (!levelNamed(player))
            return tr("%1: there is no computer player “%2” here.")
                .arg(powerName(m_document.board(), power), fromUtf8(player));
    }
    return {};
}

QStringList Thinker::unasked() const
{
    QStringList programs;
    for (const PowerId power : m_document.hasGame() ? m_flow.thinking() : std::vector<PowerId>()) {
        const auto program = programNamed(m_document.computerOf(power)->player);
        if (program && !m_trusted.contains(*program) && !commandOf(*program).isEmpty() && !programs.contains(*program))
            programs += *program;
    }
    return programs;
}

void Thinker::trust(const QString &program)
{
    if (!m_trusted.contains(program))
        m_trusted += program;
    follow();
    Q_EMIT changed();
}

void Thinker::trustAll()
{
    if (!m_document.hasGame())
        return;
    for (const PowerId power : m_document.table().seats) {
        const TableSetup::Tenure *tenure = m_document.computerOf(power);
        if (const auto program = tenure ? programNamed(tenure->player) : std::nullopt)
            trust(*program);
    }
}

} // namespace entente::app
