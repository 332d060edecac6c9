#include "players/seatview.h"

#include <algorithm>
#include <utility>

namespace entente {

SeatView::SeatView(std::shared_ptr<const Variant> variant, const Rulebook &rules, Position position, PowerId seat,
                   std::map<std::string, std::string> settings, std::vector<ToldSeason> history)
    : m_variant(std::move(variant)), m_rules(rules), m_position(std::move(position)), m_seat(seat),
      m_settings(std::move(settings)), m_history(std::move(history))
{
    m_position.schedule.clear();
    m_rules.sequence.scheduleSeed = Rulebook().sequence.scheduleSeed;
    m_settings.erase("scheduleSeed");
    if (m_history.size() > seasonsRemembered)
        m_history.erase(m_history.begin(), m_history.end() - seasonsRemembered);
    for (ToldSeason &season : m_history)
        season.before.schedule.clear();
}

SeatView::SeatView(const Game &whole, PowerId seat)
    : SeatView(whole.variantPointer(), whole.rules(), Position(), seat, whole.settings())
{
    const Game game = whole.seenBy({seat});
    m_position = game.position();
    m_position.schedule.clear();
    for (int i = game.turnCount() - 1; i >= 0 && m_history.size() < seasonsRemembered; --i) {
        const Turn &turn = game.told(i);
        if (turn.before.phase.stage != Stage::Moves)
            continue;
        ToldSeason season{turn.before, turn.orders};
        season.before.schedule.clear();
        m_history.push_back(std::move(season));
    }
    std::reverse(m_history.begin(), m_history.end());
    for (int p = 0; p < board().powerCount(); ++p) {
        if (game.hasWonBefore(PowerId(p)))
            m_wonBefore.push_back(PowerId(p));
    }
}

int SeatView::centresToWin(PowerId power) const
{
    const bool again = std::find(m_wonBefore.begin(), m_wonBefore.end(), power) != m_wonBefore.end();
    return again ? board().centreCount() : entente::centresToWin(m_rules, board().power(power).name);
}

SeatView SeatView::from(PowerId seat) const
{
    SeatView view = *this;
    view.m_seat = seat;
    return view;
}

bool SeatView::trusts(PowerId power) const
{
    return std::find(m_doubted.begin(), m_doubted.end(), power) == m_doubted.end();
}

bool SeatView::forbids(const Order &order) const
{
    return !m_deals.empty() && trusts(m_seat) && std::any_of(m_deals.begin(), m_deals.end(), [&](const Deal &deal) {
        return breaks(board(), m_position, deal, {m_seat, order});
    });
}

std::vector<PowerId> SeatView::friends() const
{
    std::vector<PowerId> friends;
    for (const auto &[one, other] : m_peace) {
        if ((one == m_seat || other == m_seat) && trusts(one) && trusts(other))
            friends.push_back(one == m_seat ? other : one);
    }
    return friends;
}

void SeatView::hear(const Deals &deals, const Game &game)
{
    for (const Deal &deal : dealsInForce(deals, game)) {
        if (!deal.concerns(m_seat))
            continue;
        m_deals.push_back(deal);
        if (std::find(deal.promises.begin(), deal.promises.end(), Promise{PowerId(), promise::Peace()})
            != deal.promises.end())
            m_peace.emplace_back(deal.from, deal.to);
    }
    int seasons = 0; // since what is looked at
    std::vector<Phase> lately;
    for (int i = game.turnCount() - 1; i >= 0 && seasons < seasonsDistrusted; --i) {
        lately.push_back(game.told(i).before.phase);
        seasons += lately.back().stage == Stage::Moves ? 1 : 0;
    }
    for (const BrokenWord &word : brokenWords(deals, game)) {
        if (std::find(lately.begin(), lately.end(), word.phase) == lately.end())
            continue;
        m_broken.push_back(word);
        if (trusts(word.by) && word.by != m_seat)
            m_doubted.push_back(word.by);
    }
}

Phase SeatView::lastBreachOf(PowerId power) const
{
    const auto last =
        std::find_if(m_broken.rbegin(), m_broken.rend(), [power](const BrokenWord &word) { return word.by == power; });
    return last == m_broken.rend() ? Phase() : last->phase;
}

SeatView SeatView::with(Deal deal) const
{
    SeatView view = *this;
    deal.state = Deal::State::Agreed;
    view.m_deals.push_back(std::move(deal));
    return view;
}

SeatView SeatView::doubting(PowerId power) const
{
    SeatView view = *this;
    view.m_doubted.push_back(power);
    return view;
}

SeatView SeatView::before(const ToldSeason &season, PowerId seat) const
{
    return SeatView(m_variant, m_rules, season.before, seat, m_settings);
}

} // namespace entente
