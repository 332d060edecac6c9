#include "players/dealing.h"

#include "game/deal.h"
#include "orders/purposes.h"
#include "players/advice.h"
#include "players/searchplayer.h"
#include "players/sides.h"

#include <algorithm>
#include <iterator>

namespace entente {

namespace {

constexpr Diligence careful = {24, 10, 4};
constexpr Amount aCentre = 10 * Worth::most;
constexpr Amount soundLimit = 3 * aCentre / 2; ///< what a word is worth to a sound player
constexpr Amount slyLimit = aCentre;           ///< and to a sly one
constexpr int shortSeasons = 2;                ///< of moves, for which a promise is given that costs nothing
constexpr std::size_t mostPlaces = 4;          ///< that two powers are asked to keep out of, one at a time
constexpr std::size_t mostHelps = 4;           ///< supports of another that are asked for

/// What a seat expects of the season, and the plan that it has for it.
struct Prospect {
    Amount worth = 0;
    std::vector<GivenOrder> plan;
};

/// Two prospects of one seed differ by nothing but what the views differ in: every side draws its own lots. Where a
/// plan is `known` that the view's deals allow, the search finds none that is worse.
Prospect prospectOf(const SeatView &view, std::uint64_t seed, const StopSign *stop,
                    const std::vector<GivenOrder> &known = {})
{
    Prospect prospect;
    const std::vector<std::unique_ptr<Side>> sides = sidesOf(view);
    const auto own = std::find_if(sides.begin(), sides.end(),
                                  [&](const std::unique_ptr<Side> &side) { return side->power == view.seat(); });
    if (own == sides.end())
        return prospect;
    Lots lots(seed);
    SearchPlayer search((*own)->generator, careful, lots, stop);
    for (int i = 0; i < careful.samples; ++i) {
        std::vector<GivenOrder> others;
        for (const auto &side : sides) {
            if (side->power == view.seat())
                continue;
            Lots theirs(
                seedFor(seedFor(seed, static_cast<std::uint64_t>(i)), static_cast<std::uint64_t>(side->power.index())));
            addTo(others, side->power, side->generator.draw(theirs, asOthersDo));
        }
        search.expect(std::move(others));
    }
    const bool allowed =
        std::none_of(known.begin(), known.end(), [&](const GivenOrder &given) { return view.forbids(given.order); });
    if (!known.empty() && allowed) {
        std::vector<Order> plan;
        for (const GivenOrder &given : known)
            plan.push_back(given.order);
        search.suggest(std::move(plan));
    }
    for (const Order &order : search.best())
        prospect.plan.push_back({view.seat(), order});
    prospect.worth = search.worth();
    return prospect;
}

/// Why the seat does not agree: the first order of its plan that it would have to give up, and what that is for.
void explain(const SeatView &view, const SeatView &dealt, const Prospect &free, const StopSign *stop, DealReply &reply)
{
    const std::vector<Motive> motives = motivesOf(view, free.plan, stop);
    for (std::size_t i = 0; i < motives.size(); ++i) {
        if (!dealt.forbids(free.plan[i].order))
            continue;
        const Motive &motive = motives[i];
        switch (motive.kind) {
        case Motive::Kind::Takes:
        case Motive::Kind::Enters:
        case Motive::Kind::Nears:
        case Motive::Kind::Helps:
        case Motive::Kind::HelpsYet:
        case Motive::Kind::Joins: reply.why = DealReply::Why::Wants; break;
        case Motive::Kind::KeepsOut:
        case Motive::Kind::Guards: reply.why = DealReply::Why::Guards; break;
        default: continue;
        }
        reply.place = motive.place;
        reply.by = motive.by;
        return;
    }
}

/// Where units of the power can go in this season.
ProvinceSet inReachOf(const SeatView &view, PowerId power)
{
    const Board &board = view.board();
    ProvinceSet reach;
    for (const Unit &unit : view.position().units) {
        if (unit.power == power && unit.layer != Layer::Aboard)
            reach |= board.reach(board.kind(unit.kind).travel, unit.region);
    }
    return reach;
}

/// Where the power's units and centres are.
ProvinceSet homeOf(const SeatView &view, PowerId power)
{
    ProvinceSet home;
    for (const Unit &unit : view.position().units) {
        if (unit.power == power)
            home.insert(view.board().provinceOf(unit.region));
    }
    view.board().centres().forEach([&](ProvinceId centre) {
        if (view.position().owner[static_cast<std::size_t>(centre.index())] == power)
            home.insert(centre);
    });
    return home;
}

Deal dealWith(const SeatView &view, PowerId other, int seasons)
{
    Deal deal;
    deal.from = view.seat();
    deal.to = other;
    deal.first = view.position().phase;
    deal.last = seasonAfter(view.variant(), deal.first, seasons);
    return deal;
}

/// What might be offered to a power, the simplest first.
std::vector<Deal> ideasFor(const SeatView &view, PowerId other, const std::vector<GivenOrder> &plan)
{
    std::vector<Deal> ideas;
    const ProvinceSet ours = inReachOf(view, view.seat()), theirs = inReachOf(view, other);
    const ProvinceSet home = homeOf(view, view.seat()), abroad = homeOf(view, other);
    if ((theirs & home).empty() && (ours & abroad).empty() && (ours & theirs).empty())
        return ideas; // they do not meet
    Deal peace = dealWith(view, other, 2);
    peace.promises.push_back({PowerId(), promise::Peace()});
    ideas.push_back(peace);
    std::size_t places = 0;
    ((ours & theirs) - home - abroad).forEach([&](ProvinceId place) {
        if (places++ >= mostPlaces)
            return;
        Deal out = dealWith(view, other, 2);
        out.promises.push_back({PowerId(), promise::KeepOut{{place}}});
        ideas.push_back(out);
        out.promises.insert(out.promises.begin(), {PowerId(), promise::Peace()});
        ideas.push_back(std::move(out));
    });
    // Their help for a move of ours, and peace for it.
    const SeatView seen = view.from(other);
    const OrderGenerator generator(seen);
    std::size_t helps = 0;
    for (std::size_t u = 0; u < generator.units().size() && helps < mostHelps; ++u) {
        for (const Order &help : generator.legal(u)) {
            const auto helped = std::find_if(plan.begin(), plan.end(), [&](const GivenOrder &own) {
                const Unit unit{own.power, own.order.kind, own.order.at, own.order.layer};
                return is<Move>(own.order) && is<Support>(help) && backs(view.board(), help, unit, own.order);
            });
            if (helped == plan.end() || helps++ >= mostHelps)
                continue;
            Deal deal = dealWith(view, other, 1);
            deal.promises.push_back({other, promise::Give{help}});
            deal.promises.push_back({view.seat(), promise::Give{helped->order}});
            deal.promises.push_back({PowerId(), promise::Peace()});
            ideas.push_back(std::move(deal));
            break;
        }
    }
    return ideas;
}

bool isDeliverable(const SeatView &view, const Deal &deal)
{
    return std::none_of(view.deals().begin(), view.deals().end(), [&](const Deal &known) {
        return known.promises == deal.promises && known.concerns(deal.to) && known.concerns(deal.from);
    });
}

} // namespace

DealReply replyTo(const SeatView &view, const Deal &offer, std::uint64_t seed, const StopSign *stop)
{
    DealReply reply;
    const PowerId other = offer.partnerOf(view.seat());
    if (!view.trusts(other)) {
        reply.why = DealReply::Why::Distrusts;
        reply.phase = view.lastBreachOf(other);
        return reply;
    }
    const SeatView dealt = view.with(offer);
    const Prospect before = prospectOf(view, seed, stop);
    reply.gain = prospectOf(dealt, seed, stop, before.plan).worth - before.worth;
    // What costs nothing now may do so later; and whoever gives nothing for it is given nothing.
    const bool isShort = offer.last <= seasonAfter(view.variant(), offer.first, shortSeasons);
    const bool isFavour = std::all_of(offer.promises.begin(), offer.promises.end(),
                                      [&](const Promise &promise) { return promise.by == view.seat(); });
    if (reply.gain > 0 || (reply.gain == 0 && isShort && !isFavour)) {
        reply.why = DealReply::Why::Gains;
        return reply;
    }
    // Why tells what the seat is about to order: nobody is to have that for the asking, or through fog.
    if (!isFavour && view.rules().fog == Rulebook::Fog::None)
        explain(view, dealt, before, stop, reply);
    // The same without one of the promises, or with peace beside it.
    std::vector<Deal> others;
    for (std::size_t p = 0; p < offer.promises.size() && offer.promises.size() > 1; ++p) {
        others.push_back(offer);
        others.back().promises.erase(others.back().promises.begin() + static_cast<std::ptrdiff_t>(p));
    }
    const Promise peace{PowerId(), promise::Peace()};
    if (std::find(offer.promises.begin(), offer.promises.end(), peace) == offer.promises.end()) {
        others.push_back(offer);
        others.back().promises.push_back(peace);
    }
    const SeatView theirs = view.from(other);
    Amount most = 0;
    for (Deal &counter : others) {
        counter.from = view.seat();
        counter.to = other;
        const Amount gain = prospectOf(view.with(counter), seed, stop, before.plan).worth - before.worth;
        if (gain <= most || isStopped(stop))
            continue;
        if (prospectOf(theirs.with(counter), seed, stop).worth > prospectOf(theirs, seed, stop).worth) {
            most = gain;
            reply.counter = counter;
        }
    }
    return reply;
}

Deals offersOf(const SeatView &view, const std::vector<PowerId> &partners, std::uint64_t seed, const StopSign *stop)
{
    struct Idea {
        Deal deal;
        Amount ours = 0, theirs = 0;
    };
    std::vector<Idea> best; // by power
    const Prospect before = prospectOf(view, seed, stop);
    for (const PowerId other : partners) {
        const bool bound = std::any_of(view.deals().begin(), view.deals().end(),
                                       [&](const Deal &deal) { return deal.concerns(other); });
        if (isStopped(stop) || bound || other == view.seat() || !view.trusts(other)
            || unitCountOf(view.position(), other) == 0)
            continue;
        const SeatView seen = view.from(other);
        const Prospect theirs = prospectOf(seen, seed, stop);
        std::optional<Idea> chosen;
        for (Deal &deal : ideasFor(view, other, before.plan)) {
            if (!isDeliverable(view, deal))
                continue;
            Idea idea{std::move(deal)};
            idea.ours = prospectOf(view.with(idea.deal), seed, stop, before.plan).worth - before.worth;
            if (idea.ours <= 0 || isStopped(stop))
                continue;
            idea.theirs = prospectOf(seen.with(idea.deal), seed, stop, theirs.plan).worth - theirs.worth;
            if (idea.theirs > 0
                && (!chosen || std::min(idea.ours, idea.theirs) > std::min(chosen->ours, chosen->theirs)))
                chosen = std::move(idea);
        }
        if (chosen)
            best.push_back(std::move(*chosen));
    }
    // What the one who gains less gains by it.
    std::stable_sort(best.begin(), best.end(), [](const Idea &a, const Idea &b) {
        return std::min(a.ours, a.theirs) > std::min(b.ours, b.theirs);
    });
    Deals offers;
    for (Idea &idea : best) {
        if (offers.size() < mostOffers && !isStopped(stop))
            offers.push_back(std::move(idea.deal));
    }
    return offers;
}

Deals talkOf(const Game &game, const Deals &known, const std::vector<PowerId> &computers,
             const std::vector<PowerId> &people, std::uint64_t seed, const StopSign *stop)
{
    Deals all = known;
    std::vector<PowerId> partners = computers;
    partners.insert(partners.end(), people.begin(), people.end());
    const auto viewOf = [&](PowerId power) {
        SeatView view(game, power);
        view.hear(all, game);
        return view;
    };
    for (const PowerId power : computers) {
        if (unitCountOf(game.position(), power) == 0)
            continue;
        for (Deal &offer : offersOf(viewOf(power), partners, seed, stop)) {
            if (faultIn(offer, game) || isStopped(stop))
                continue;
            if (std::find(computers.begin(), computers.end(), offer.to) != computers.end())
                offer.state =
                    replyTo(viewOf(offer.to), offer, seed, stop).agrees() ? Deal::State::Agreed : Deal::State::Declined;
            all.push_back(std::move(offer));
        }
    }
    all.erase(all.begin(), all.begin() + static_cast<std::ptrdiff_t>(known.size()));
    return isStopped(stop) ? Deals() : all;
}

bool breaksItsWord(const SeatView &view, Temper temper, std::uint64_t seed, const StopSign *stop)
{
    const bool bound = std::any_of(view.deals().begin(), view.deals().end(),
                                   [&](const Deal &deal) { return deal.concerns(view.seat()); });
    if (!bound || temper == Temper::Loyal || view.position().phase.stage != Stage::Moves)
        return false;
    if (temper == Temper::Sound) {
        const ProvinceSet home = homeOf(view, view.seat());
        const bool exposed = std::any_of(view.deals().begin(), view.deals().end(), [&](const Deal &deal) {
            return !(inReachOf(view, deal.partnerOf(view.seat())) & home).empty();
        });
        if (exposed)
            return false;
    }
    const Amount gain = prospectOf(view.doubting(view.seat()), seed, stop).worth - prospectOf(view, seed, stop).worth;
    return gain > (temper == Temper::Sly ? slyLimit : soundLimit);
}

} // namespace entente
