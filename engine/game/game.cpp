#include "game/game.h"

#include "game/causes.h"
#include "game/digest.h"
#include "game/happenings.h"
#include "game/publicturn.h"
#include "game/steps.h"

#include <algorithm>
#include <iterator>

namespace entente {

namespace {

/// The variant without the spaces that this game leaves out of play: no passage leads there any more.
std::shared_ptr<const Variant> inPlay(std::shared_ptr<const Variant> variant, const Rulebook &rules)
{
    const Board &board = *variant->board;
    const auto out = [&](RegionId region) {
        const std::string &setting = board.province(board.provinceOf(region)).optional;
        return !setting.empty() && settingValue(rules, setting) == "false";
    };
    const auto passages = board.passages();
    if (std::none_of(passages.begin(), passages.end(), [&](const Passage &p) { return out(p.from) || out(p.to); }))
        return variant;
    Board::Data data;
    data.provinces.assign(board.provinces().begin(), board.provinces().end());
    data.regions.assign(board.regions().begin(), board.regions().end());
    data.powers.assign(board.powers().begin(), board.powers().end());
    data.kinds.assign(board.kinds().begin(), board.kinds().end());
    std::copy_if(passages.begin(), passages.end(), std::back_inserter(data.passages),
                 [&](const Passage &p) { return !out(p.from) && !out(p.to); });
    auto reduced = std::make_shared<Variant>(*variant);
    reduced->board = std::make_shared<const Board>(std::move(data));
    return reduced;
}

/// What follows may bring more happenings. Where the causes of those before are known, theirs are found as well.
void goOn(const Variant &variant, const Rulebook &rules, Turn &turn)
{
    const Board &board = *variant.board;
    const bool known = turn.causesOfHappenings.size() == happeningsOf(board, turn).size();
    goOnAfterVictory(variant, rules, turn);
    if (!known || turn.causesOfHappenings.size() == happeningsOf(board, turn).size())
        return;
    Adjudicator judge(variant.board, rules);
    findCauses(judge, variant, turn);
}

} // namespace

Game::Game(std::shared_ptr<const Variant> variant, std::map<std::string, std::string> settings)
    : m_variant(std::move(variant)), m_settings(std::move(settings)), m_rules(m_variant->rules),
      m_start(m_variant->start)
{
    applySettings(m_rules, m_settings);
    m_variant = inPlay(std::move(m_variant), m_rules);
    m_secret.seed = m_rules.sequence.scheduleSeed;
    m_settings.erase("scheduleSeed");
    m_start.sort();
}

void Game::setSecretSequence(SecretSequence secret)
{
    m_secret = std::move(secret);
    m_rules.sequence.scheduleSeed = m_secret.seed;
}

std::vector<PowerId> Game::schedule(const Phase &phase) const
{
    if (const auto written = m_secret.byHand.find(phase); written != m_secret.byHand.end())
        return written->second;
    return scheduleOf(*m_variant, m_rules, phase);
}

Position Game::positionToJudge() const
{
    Position judged = position();
    if (hasSecretSequence())
        judged.schedule = schedule(judged.phase);
    return judged;
}

void Game::add(Turn turn)
{
    m_line.push_back(std::make_shared<const Turn>(std::move(turn)));
    m_told.push_back(hasSecretSequence() ? std::make_shared<const Turn>(publicTurn(board(), *m_line.back()))
                                         : m_line.back());
    m_orders.clear();
}

const GivenOrder *Game::orderOf(PowerId power, const UnitRef &station) const
{
    for (const GivenOrder &given : m_orders) {
        if (isOrderOf(given, power, station))
            return &given;
    }
    return nullptr;
}

bool Game::isOrderOf(const GivenOrder &given, PowerId power, const UnitRef &station) const
{
    const Order &order = given.order;
    const ProvinceId province = board().provinceOf(station.region);
    if (given.power != power || !order.at.valid() || board().provinceOf(order.at) != province
        || order.layer != station.layer)
        return false;
    const bool otherKind = station.kind.valid() && order.kind.valid() && station.kind != order.kind;
    return !(otherKind && board().province(province).unlimited)
           && (station.number == 0 || station.number == order.number);
}

Order Game::forUnitInBox(PowerId power, Order order) const
{
    if (order.number != 0 || !order.at.valid() || position().phase.stage == Stage::Adjustments)
        return order;
    const ProvinceId box = board().provinceOf(order.at);
    if (!board().province(box).unlimited)
        return order;
    bool several = false;
    for (std::size_t i = 0; i < position().units.size(); ++i) {
        const Unit &unit = position().units[i];
        if (unit.power != power || unit.layer != order.layer || board().provinceOf(unit.region) != box
            || (order.kind.valid() && unit.kind != order.kind))
            continue;
        const UnitRef station = unitRefOf(board(), position(), UnitId(static_cast<int>(i)));
        if (station.number > 0 && !orderOf(power, station)) {
            order.number = static_cast<std::uint8_t>(station.number);
            return order;
        }
        several = several || station.number > 0;
    }
    order.number = several ? 1 : 0;
    return order;
}

const GivenOrder *Game::replacedBy(const GivenOrder &written) const
{
    const GivenOrder order{written.power, forUnitInBox(written.power, written.order)};
    const Order &now = order.order;
    const auto found = std::find_if(m_orders.begin(), m_orders.end(), [&](const GivenOrder &given) {
        if (given.power != order.power)
            return false;
        if (now.at.valid())
            return isOrderOf(given, order.power, unitRefOf(now)) && given.order.number == now.number
                   && is<Build>(given.order) == is<Build>(now);
        // Orders without a unit: one transfer to each power, each permission and each contract once.
        const Transfer *before = std::get_if<Transfer>(&given.order.action);
        const Transfer *gift = std::get_if<Transfer>(&now.action);
        return (before && gift && before->to == gift->to)
               || ((is<Permission>(now) || is<Contract>(now)) && given.order == now);
    });
    return found == m_orders.end() ? nullptr : &*found;
}

void Game::setOrder(const GivenOrder &written)
{
    const GivenOrder order{written.power, forUnitInBox(written.power, written.order)};
    if (const GivenOrder *const before = replacedBy(order))
        m_orders[static_cast<std::size_t>(before - m_orders.data())] = order;
    else
        m_orders.push_back(order);
}

void Game::setOrders(std::vector<GivenOrder> orders)
{
    m_orders.clear();
    for (GivenOrder &given : orders) {
        given.order = forUnitInBox(given.power, std::move(given.order));
        m_orders.push_back(std::move(given));
    }
}

bool Game::clearOrder(PowerId power, const UnitRef &station)
{
    const GivenOrder *found = orderOf(power, station);
    if (!found)
        return false;
    m_orders.erase(m_orders.begin() + (found - m_orders.data()));
    return true;
}

bool Game::sharesPast(const Game &other) const
{
    return m_variant == other.m_variant && m_settings == other.m_settings && m_secret == other.m_secret
           && m_line == other.m_line && m_setUps == other.m_setUps && m_agreed == other.m_agreed
           && m_takenBack == other.m_takenBack && m_start == other.m_start;
}

const Turn &Game::adjudicate()
{
    add(inThisGame(playPhase(*m_variant, m_rules, positionToJudge(), std::move(m_orders))));
    const Turn &played = *m_line.back();
    const std::optional<Phase> &last = m_rules.lastSeason;
    if (!winner().valid() && last && played.before.phase <= *last && played.after.phase > *last)
        end({Ending::Kind::LastSeason, survivors(board(), position())});
    return played;
}

bool Game::canPlayOn() const
{
    const bool ended = winner().valid() || (m_agreed && m_agreed->kind == Ending::Kind::LastSeason);
    return ended && survivors(board(), position()).size() > 1;
}

bool Game::wasPlayedOn() const
{
    return std::any_of(m_line.begin(), m_line.end(),
                       [](const std::shared_ptr<const Turn> &played) { return played->playedOn; });
}

bool Game::hasWonBefore(PowerId power) const
{
    return std::any_of(m_line.begin(), m_line.end(), [&](const std::shared_ptr<const Turn> &played) {
        return played->playedOn && played->winner == power;
    });
}

void Game::playOn()
{
    if (!canPlayOn())
        return;
    if (!winner().valid()) {
        m_agreed.reset();
        return;
    }
    Turn turn = *m_line.back();
    m_line.pop_back();
    m_told.pop_back();
    goOn(*m_variant, m_rules, turn);
    add(std::move(turn));
}

Turn Game::inThisGame(Turn turn, bool playedOn) const
{
    const bool again = turn.isLast() && hasWonBefore(turn.winner) && survivors(board(), turn.after).size() > 1;
    if (again || playedOn)
        goOn(*m_variant, m_rules, turn);
    if (!again)
        return turn;
    turn.events.pop_back(); // that somebody has won
    turn.winner = PowerId();
    turn.playedOn = false;
    return turn;
}

void Game::setStart(Position start)
{
    m_start = std::move(start);
    m_start.sort();
    m_start.schedule.clear();
    m_line.clear();
    m_told.clear();
    m_setUps.clear();
    m_orders.clear();
    m_later.clear();
    m_agreed.reset();
}

void Game::setPosition(Position position)
{
    if (m_line.empty()) {
        std::vector<LaterPhase> later = std::move(m_later);
        setStart(std::move(position));
        m_later = std::move(later);
        return;
    }
    position.sort();
    position.schedule.clear();
    if (position == m_line.back()->after)
        dropPosition();
    else
        m_setUps[turnCount()] = std::make_shared<const Position>(std::move(position));
    m_orders.clear();
    m_agreed.reset();
}

const Position &Game::positionAfter(int turns) const
{
    if (turns == 0)
        return m_start;
    const auto setUp = m_setUps.find(turns);
    return setUp != m_setUps.end() ? *setUp->second : turn(turns - 1).after;
}

std::shared_ptr<const Position> Game::setUpAfter(int turns) const
{
    const auto setUp = m_setUps.find(turns);
    return setUp != m_setUps.end() ? setUp->second : nullptr;
}

Game Game::upTo(int turns) const
{
    Game game = *this;
    game.m_line.resize(static_cast<std::size_t>(turns));
    game.m_told.resize(static_cast<std::size_t>(turns));
    game.m_setUps.erase(game.m_setUps.upper_bound(turns), game.m_setUps.end());
    game.m_orders.clear();
    game.m_later.clear();
    game.m_agreed.reset();
    return game;
}

void Game::append(Turn turn)
{
    add(std::move(turn));
}

std::uint64_t Game::digest() const
{
    std::uint64_t digest = digestOf(m_start);
    for (const auto &turn : m_line)
        digest = combineDigests(digest, digestOf(*turn));
    for (const auto &[turns, position] : m_setUps)
        digest = combineDigests(combineDigests(digest, static_cast<std::uint64_t>(turns)), digestOf(*position));
    if (m_agreed) {
        digest = combineDigests(digest, static_cast<std::uint64_t>(m_agreed->kind) + 1);
        for (PowerId power : m_agreed->powers)
            digest = combineDigests(digest, static_cast<std::uint64_t>(power.index()) + 1);
    }
    return digest;
}

} // namespace entente
