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

SeatView SeatView::before(const ToldSeason &season, PowerId seat) const
{
    return SeatView(m_variant, m_rules, season.before, seat, m_settings);
}

} // namespace entente
