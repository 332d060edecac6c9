// Seats that a computer plays: who takes them and leaves them, and what it has ordered.
#include "document/gamedocument.h"

#include <algorithm>
#include <utility>

namespace entente::app {

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

/// Whoever sat there has written nothing, and nobody sits there any more.
void GameDocument::emptySeat(PowerId power)
{
    forgetChanges();
    count();
    Game &game = m_state.lines.game();
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
    Game &game = m_state.lines.game();
    std::vector<GivenOrder> all = game.orders();
    std::erase_if(all, [power](const GivenOrder &given) { return given.power == power; });
    all.insert(all.end(), orders.begin(), orders.end());
    game.setOrders(std::move(all));
    m_state.table.setSealed(power, true);
    Q_EMIT changed({Change::Kind::Computers, power}); // whoever looks at what is past goes on looking
}

} // namespace entente::app
