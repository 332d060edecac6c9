#include "tools/ordertool.h"

#include <algorithm>

// Who is meant by a click: which power where everybody's orders are written together, which unit where several stand.

namespace entente::app {

void OrderTool::switchTo(PowerId power)
{
    const std::optional<Verb> verb = m_composer->draft().verb;
    m_power = power;
    beginWriting();
    if (verb)
        m_composer->choose(*verb);
}

/// The same for a verb that comes first and that not every power can use: a raid is some power's that has bombers.
void OrderTool::adoptVerb(Verb verb)
{
    if (!m_everyone || !m_composer->empty() || Composer(*m_composer).choose(verb).kind != Composer::Step::Kind::Refused)
        return;
    for (const PowerId power : m_document.toOrder()) {
        Composer other(m_document.board(), m_document.game().rules().orders, position(), power);
        if (other.choose(verb).kind != Composer::Step::Kind::Refused) {
            switchTo(power);
            return;
        }
    }
}

/// Where everybody's orders are written together, a click on a unit says whose turn it is; on the symbol of one power's
/// among others', its.
void OrderTool::adoptWriter(const UnitRef &at, PowerId meant)
{
    if ((!m_everyone && !m_assuming) || !m_composer)
        return;
    const Composer::Draft &draft = m_composer->draft();
    const Board &board = m_document.board();
    const ProvinceId province = board.provinceOf(at.region);
    if (draft.verb == Verb::Admit) {
        adoptHost(province);
        return;
    }
    if (draft.unit.valid())
        return;
    PowerId power;
    if (position().phase.stage == Stage::Retreats) {
        if (const int index = dislodgedIn(board, position(), province); index >= 0)
            power = position().dislodged[static_cast<std::size_t>(index)].unit.power;
    } else {
        const Unit *unit = unitAt(at);
        for (const Layer layer : {Layer::Field, Layer::Air, Layer::Walls, Layer::Aboard})
            unit = unit ? unit : unitAt({at.region, layer});
        if (unit)
            power = unit->power;
        else if (position().phase.stage == Stage::Adjustments)
            power = board.province(province).yard.valid()
                        ? board.province(province).yard
                        : position().owner[static_cast<std::size_t>(province.index())];
        if (meant.valid() && unitOf(board, position(), meant, province, at.layer).valid())
            power = meant;
    }
    if (power.valid() && power != m_power)
        switchTo(power);
}

/// Leave to land is given by whoever owns the place, to a bomber of somebody else: where all write, the clicks say who
/// that is.
void OrderTool::adoptHost(ProvinceId place)
{
    const Board &board = m_document.board();
    const Composer::Draft draft = m_composer->draft();
    if (!draft.target.valid()) {
        const UnitId guest = unitIn(board, position(), place, Layer::Air);
        if (!guest.valid() || position().units[static_cast<std::size_t>(guest.index())].power != m_power)
            return;
        for (const PowerId other : m_document.toOrder()) {
            if (other != m_power) {
                switchTo(other);
                return;
            }
        }
        return;
    }
    const auto at = static_cast<std::size_t>(place.index());
    const PowerId host =
        at < position().holder.size() && position().holder[at].valid() ? position().holder[at] : position().owner[at];
    if (!host.valid() || host == m_power)
        return;
    switchTo(host);
    m_composer->choose(draft.target, Layer::Air);
}

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
        if (!knownOrder(m_power, unitRefOf(board, position(), UnitId(static_cast<int>(i)))))
            return count;
    }
    return 1;
}

/// The same for a unit that is known.
int OrderTool::numberInBox(const UnitRef &station) const
{
    const Board &board = m_document.board();
    int count = 0;
    for (std::size_t i = 0; i < position().units.size(); ++i) {
        const Unit &unit = position().units[i];
        count += unit.power == m_power && board.provinceOf(unit.region) == board.provinceOf(station.region);
        if (unit.power == m_power && unitRefOf(board, position(), UnitId(static_cast<int>(i))) == station)
            return count;
    }
    return nextInBox(station.region);
}

OrderTool::Stacked OrderTool::chosen() const
{
    return {m_power, selected()};
}

std::vector<OrderTool::Stacked> OrderTool::stack() const
{
    std::vector<Stacked> units;
    if (!m_composer || position().phase.stage != Stage::Moves)
        return units;
    const Composer::Draft &draft = m_composer->draft();
    if (!draft.unit.valid() || draft.verb || draft.route.valid() || draft.to.valid() || !draft.flight.path.empty())
        return units;
    const Board &board = m_document.board();
    const ProvinceId place = board.provinceOf(draft.unit);
    for (std::size_t i = 0; i < position().units.size(); ++i) {
        const Unit &unit = position().units[i];
        if (board.provinceOf(unit.region) == place && (unit.power == m_power || m_everyone))
            units.push_back({unit.power, unitRefOf(board, position(), UnitId(static_cast<int>(i)))});
    }
    if (units.size() < 2)
        units.clear();
    return units;
}

std::optional<OrderTool::Stacked> OrderTool::nextInStack(const UnitRef &clicked) const
{
    const std::vector<Stacked> units = stack();
    const Stacked now = chosen();
    const Board &board = m_document.board();
    if (units.empty() || board.provinceOf(clicked.region) != board.provinceOf(now.station.region))
        return {};
    if (clicked.layer != Layer::Field && clicked.layer != now.station.layer)
        return {}; // the symbol of another one was clicked
    // A sally goes to the unit's own place: there the click says what to do, not who.
    if (const Composer::Step step = m_composer->preview(clicked.region, clicked.layer);
        step.kind == Composer::Step::Kind::Completed && !is<Hold>(*step.order))
        return {};
    if (m_aimed.valid() && m_aimed != m_power && board.province(board.provinceOf(clicked.region)).unlimited) {
        const auto others =
            std::find_if(units.begin(), units.end(), [&](const Stacked &unit) { return unit.power == m_aimed; });
        if (others != units.end())
            return *others;
    }
    const auto here = std::find(units.begin(), units.end(), now);
    return here == units.end() || here + 1 == units.end() ? units.front() : *(here + 1);
}

} // namespace entente::app
