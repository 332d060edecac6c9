#include "tools/ordertool.h"

#include <algorithm>

// Who is meant by a click on a place where several units stand.

namespace entente::app {

/// Where several own units stand in a box, a click means the first that has no order yet: which of them, from 1, in the
/// position's order. 0 where the place is no box.
int OrderTool::nextInBox(RegionId region) const
{
    const Board &board = m_document.board();
    const ProvinceId box = board.provinceOf(region);
    if (!board.province(box).unlimited)
        return 0;
    int count = 0;
    for (std::size_t i = 0; i < position().units.size(); ++i) {
        const Unit &unit = position().units[i];
        if (unit.power != m_power || board.provinceOf(unit.region) != box)
            continue;
        ++count;
        if (!m_document.game().orderOf(m_power, stationOf(board, position(), UnitId(static_cast<int>(i)))))
            return count;
    }
    return 1;
}

/// The same for a unit that is known.
int OrderTool::numberInBox(const Station &station) const
{
    const Board &board = m_document.board();
    int count = 0;
    for (std::size_t i = 0; i < position().units.size(); ++i) {
        const Unit &unit = position().units[i];
        count += unit.power == m_power && board.provinceOf(unit.region) == board.provinceOf(station.region);
        if (unit.power == m_power && stationOf(board, position(), UnitId(static_cast<int>(i))) == station)
            return count;
    }
    return nextInBox(station.region);
}

std::vector<Station> OrderTool::stack() const
{
    std::vector<Station> units;
    if (!m_composer || position().phase.stage != Stage::Moves)
        return units;
    const Composer::Draft &draft = m_composer->draft();
    if (!draft.unit.valid() || draft.verb || draft.route.valid() || draft.to.valid() || !draft.flight.path.empty())
        return units;
    const Board &board = m_document.board();
    const ProvinceId place = board.provinceOf(draft.unit);
    const bool box = board.province(place).unlimited;
    for (std::size_t i = 0; i < position().units.size(); ++i) {
        const Unit &unit = position().units[i];
        if (board.provinceOf(unit.region) == place && (unit.power == m_power || (m_everyone && !box)))
            units.push_back(stationOf(board, position(), UnitId(static_cast<int>(i))));
    }
    if (units.size() < 2)
        units.clear();
    return units;
}

Station OrderTool::nextInStack(const Station &clicked) const
{
    const std::vector<Station> units = stack();
    const Station now = selected();
    if (units.empty() || m_document.board().provinceOf(clicked.region) != m_document.board().provinceOf(now.region))
        return {};
    if (clicked.layer != Layer::Field && clicked.layer != now.layer)
        return {}; // the symbol of another one was clicked
    // A sally goes to the unit's own place: there the click says what to do, not who.
    if (const Composer::Step step = m_composer->preview(clicked.region, clicked.layer);
        step.kind == Composer::Step::Kind::Completed && !is<Hold>(*step.order))
        return {};
    const auto here = std::find_if(units.begin(), units.end(), [&](const Station &unit) {
        return unit.layer == now.layer && unit.kind == now.kind && unit.number == now.number;
    });
    return here == units.end() || here + 1 == units.end() ? units.front() : *(here + 1);
}

} // namespace entente::app
