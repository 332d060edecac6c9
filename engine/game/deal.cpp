#include "game/deal.h"

#include "game/steps.h"
#include "map/board.h"
#include "orders/legality.h"
#include "orders/purposes.h"

#include <algorithm>

namespace entente {

namespace {

constexpr int phasesOfAYear = 9; ///< more than any calendar has

ProvinceId provinceOr(const Board &board, RegionId region)
{
    return region.valid() ? board.provinceOf(region) : ProvinceId();
}

/// The place that an order acts on from outside: where its unit wants to go, or lets another go, or what it strikes.
ProvinceId aimOf(const Board &board, const Order &order)
{
    if (const auto *support = std::get_if<Support>(&order.action))
        return provinceOr(board, support->to);
    if (const auto *convoy = std::get_if<Convoy>(&order.action))
        return board.provinceOf(convoy->to);
    if (const auto *retreat = std::get_if<Retreat>(&order.action))
        return board.provinceOf(retreat->to);
    if (const auto *raise = std::get_if<Raise>(&order.action))
        return board.provinceOf(raise->of);
    if (const auto *flight = std::get_if<Flight>(&order.action)) {
        if (flight->mission == Mission::Support || flight->mission == Mission::Cover)
            return flight->backed.hops.empty() ? ProvinceId() : board.provinceOf(flight->backed.hops.back());
        return flight->mission == Mission::None ? flight->path.back() : flight->over();
    }
    const ProvinceId goal = provinceOr(board, goalOf(board, order));
    return goal == provinceOr(board, order.at) ? ProvinceId() : goal;
}

struct Breaks {
    const Board &board;
    const Position &before;
    const Deal &deal;
    const GivenOrder &given;

    bool operator()(const promise::Peace &) const
    {
        const PowerId other = deal.partnerOf(given.power);
        const ProvinceId aim = aimOf(board, given.order);
        if (!aim.valid())
            return false;
        const bool stands = std::any_of(before.units.begin(), before.units.end(), [&](const Unit &unit) {
            return unit.power == other && board.provinceOf(unit.region) == aim;
        });
        // In a box there is room for all.
        return (stands && !board.province(aim).unlimited)
               || (board.province(aim).centre && before.owner[static_cast<std::size_t>(aim.index())] == other);
    }
    bool operator()(const promise::KeepOut &what) const
    {
        return std::binary_search(what.places.begin(), what.places.end(), aimOf(board, given.order));
    }
    bool operator()(const promise::Give &what) const
    {
        if (before.phase.stage != Stage::Moves || !(before.phase == deal.first))
            return false;
        const Order &asked = what.order;
        return provinceOr(board, asked.at) == provinceOr(board, given.order.at) && asked.layer == given.order.layer
               && asked.number == given.order.number && asked.action != given.order.action;
    }
    bool operator()(const promise::Against &what) const
    {
        const ProvinceId helped = backedBy(board, given.order);
        return helped.valid() && std::any_of(before.units.begin(), before.units.end(), [&](const Unit &unit) {
                   return unit.power == what.enemy && board.provinceOf(unit.region) == helped;
               });
    }
};

/// Seasons in their order, retreats with the moves that they follow.
bool isBefore(const Phase &a, const Phase &b)
{
    return a.year != b.year ? a.year < b.year : a.season < b.season;
}

} // namespace

bool Deal::covers(const Phase &phase) const
{
    return phase.stage != Stage::Adjustments && !isBefore(phase, first) && !isBefore(last, phase);
}

bool breaks(const Board &board, const Position &before, const Deal &deal, const Promise &promise,
            const GivenOrder &given)
{
    if (!deal.concerns(given.power) || (promise.by.valid() && promise.by != given.power))
        return false;
    const bool asked = !std::holds_alternative<promise::Give>(promise.what) && before.phase == deal.first
                       && std::any_of(deal.promises.begin(), deal.promises.end(), [&](const Promise &other) {
                              const auto *give = std::get_if<promise::Give>(&other.what);
                              return give && other.by == given.power && give->order == given.order;
                          });
    return !asked && std::visit(Breaks{board, before, deal, given}, promise.what);
}

bool breaks(const Board &board, const Position &before, const Deal &deal, const GivenOrder &given)
{
    return std::any_of(deal.promises.begin(), deal.promises.end(),
                       [&](const Promise &promise) { return breaks(board, before, deal, promise, given); });
}

std::vector<Breach> breachesOf(const Board &board, const Deal &deal, const Turn &turn)
{
    std::vector<Breach> breaches;
    if (deal.state != Deal::State::Agreed || !deal.covers(turn.before.phase))
        return breaches;
    for (std::size_t p = 0; p < deal.promises.size(); ++p) {
        for (std::size_t r = 0; r < turn.results.size(); ++r) {
            const OrderResult &result = turn.results[r];
            if (breaks(board, turn.before, deal, deal.promises[p], {result.power, result.order}))
                breaches.push_back({p, static_cast<int>(r)});
        }
    }
    return breaches;
}

DealFate fateOf(const Deal &deal, const Game &game)
{
    DealFate fate;
    for (int i = 0; i < game.turnCount(); ++i) {
        fate.breaches = breachesOf(game.board(), deal, game.told(i));
        if (!fate.breaches.empty()) {
            fate.kind = DealFate::Kind::Broken;
            fate.turn = i;
            return fate;
        }
    }
    const Phase &now = game.position().phase;
    if (now.stage == Stage::Adjustments ? !isBefore(now, deal.last) : isBefore(deal.last, now))
        fate.kind = DealFate::Kind::Kept;
    return fate;
}

Deals dealsInForce(const Deals &deals, const Game &game)
{
    Deals bind;
    for (const Deal &deal : deals) {
        if (deal.state == Deal::State::Agreed && deal.covers(game.position().phase)
            && fateOf(deal, game).kind == DealFate::Kind::Holds)
            bind.push_back(deal);
    }
    return bind;
}

std::vector<BrokenWord> brokenWords(const Deals &deals, const Game &game)
{
    std::vector<BrokenWord> words;
    for (const Deal &deal : deals) {
        const DealFate fate = fateOf(deal, game);
        if (fate.kind != DealFate::Kind::Broken)
            continue;
        const Turn &turn = game.told(fate.turn);
        for (const Breach &breach : fate.breaches) {
            const PowerId by = turn.results[static_cast<std::size_t>(breach.result)].power;
            const BrokenWord word{by, deal.partnerOf(by), turn.before.phase};
            if (std::find(words.begin(), words.end(), word) == words.end())
                words.push_back(word);
        }
    }
    std::stable_sort(words.begin(), words.end(),
                     [](const BrokenWord &a, const BrokenWord &b) { return a.phase < b.phase; });
    return words;
}

std::optional<std::size_t> faultIn(const Deal &deal, const Game &game)
{
    const Board &board = game.board();
    const Position &position = game.position();
    const auto plays = [&](PowerId power) {
        return power.valid() && board.power(power).playable && unitCountOf(position, power) > 0;
    };
    if (!plays(deal.from) || !plays(deal.to) || deal.from == deal.to || deal.promises.empty()
        || position.phase.stage != Stage::Moves || !(deal.first == position.phase) || isBefore(deal.last, deal.first))
        return deal.promises.size();
    for (std::size_t p = 0; p < deal.promises.size(); ++p) {
        const Promise &promise = deal.promises[p];
        bool sound = !promise.by.valid() || deal.concerns(promise.by);
        if (const auto *out = std::get_if<promise::KeepOut>(&promise.what))
            sound = sound && !out->places.empty();
        if (const auto *against = std::get_if<promise::Against>(&promise.what))
            sound = sound && plays(against->enemy) && !deal.concerns(against->enemy);
        if (const auto *give = std::get_if<promise::Give>(&promise.what)) {
            Order order = give->order;
            sound =
                sound && promise.by.valid() && checkOrder(board, game.rules().orders, position, promise.by, order).ok();
        }
        // Nobody can promise both to do a thing and not to do it.
        for (std::size_t q = 0; q < p && sound; ++q)
            sound = !(deal.promises[q] == promise);
        if (!sound)
            return p;
    }
    return std::nullopt;
}

Phase seasonAfter(const Variant &variant, const Phase &first, int seasons)
{
    Phase last = first;
    for (const Phase &phase : phasesAhead(variant, first, seasons * phasesOfAYear)) {
        if (phase.stage == Stage::Moves && seasons-- > 0)
            last = phase;
    }
    return last;
}

} // namespace entente
