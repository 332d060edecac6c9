#include "document/gamedocument.h"

#include "document/commands.h"
#include "words/names.h"

#include <algorithm>
#include <iterator>

// How the changes that can be undone get into a file and out of it again.

namespace entente::app {

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
        m_undo.push(new PastCommand(*this, {kindOf(step.kind), step.power}, fromUtf8(step.name), std::move(before)));
    }
}

} // namespace entente::app
