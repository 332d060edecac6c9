#include "orders/options.h"

#include "map/board.h"
#include "orders/marches.h"
#include "orders/movelisting.h"
#include "orders/verbs.h"

#include <algorithm>
#include <tuple>
#include <utility>

namespace entente {

// Options as orders, in their sequence.

bool OptionTable::isBeyondTables(const Unit &unit) const
{
    return m_board.hasSpecialSpaces() || m_rules.walls || m_rules.retrospective || m_rules.armyFleet
           || m_board.kind(unit.kind).flying == Flying::Tours;
}

void OptionTable::ordersOf(UnitId id, std::vector<Order> &out) const
{
    const Unit &unit = m_position->units[static_cast<std::size_t>(id.index())];
    if (!m_board.power(unit.power).playable) { // a garrison stands; nobody orders it
        out.push_back({unit.kind, unit.region, unit.layer, Hold()});
        return;
    }
    if (isBeyondTables(unit)) {
        MoveListing listing({m_board, m_rules, *m_position, m_occupancy, unit}, m_waters, id, out);
        forEachVerb([&]<class Module>() {
            if constexpr (Module::use.moves && Module::use.ofUnit)
                Module::list(listing);
        });
        return;
    }
    OptionList options;
    optionsOf(id, options);
    // By verb; then by where it happens and with whom. Sorties are in sequence already.
    std::vector<Option> sorted(options.begin(), options.end());
    const auto rank = [this](Option option) {
        const auto goal = [&] { return m_board.provinceOf(option.to()); };
        const auto other = [&] {
            return m_board.provinceOf(m_position->units[static_cast<std::size_t>(option.other().index())].region);
        };
        std::pair<ProvinceId, ProvinceId> places(0, 0);
        switch (option.verb()) {
        case Option::Verb::MoveByConvoy: places.first = goal(); break;
        case Option::Verb::SupportHold: places.first = other(); break;
        case Option::Verb::SupportMove: places = {goal(), other()}; break;
        case Option::Verb::Convoy: places = {other(), goal()}; break;
        default: return std::tuple(option.verb(), places, RegionId(0));
        }
        return std::tuple(option.verb(), places, option.to());
    };
    std::stable_sort(sorted.begin(), sorted.end(), [&](Option a, Option b) { return rank(a) < rank(b); });
    out.reserve(out.size() + sorted.size());
    for (const Option option : sorted)
        out.push_back(orderOf(id, option));
    marches(m_board, unit, out);
    supportsOfMarches(m_board, m_rules, *m_position, id, out);
}

Order OptionTable::orderOf(UnitId id, Option option) const
{
    const Unit &unit = m_position->units[static_cast<std::size_t>(id.index())];
    Order order{unit.kind, unit.region, unit.layer, Hold()};
    if (option.verb() == Option::Verb::Hold)
        return order;
    if (option.verb() == Option::Verb::Move || option.verb() == Option::Verb::MoveByConvoy) {
        order.action = Move{{option.to()}, option.verb() == Option::Verb::Move ? Way::Unsaid : Way::ByConvoy, {}};
        return order;
    }
    const Unit *const other =
        option.other().valid() ? &m_position->units[static_cast<std::size_t>(option.other().index())] : nullptr;
    switch (option.verb()) {
    case Option::Verb::Hold:
    case Option::Verb::Move:
    case Option::Verb::MoveByConvoy: break;
    case Option::Verb::Convoy: order.action = Convoy{other->kind, other->region, option.to()}; break;
    case Option::Verb::SupportHold:
    case Option::Verb::SupportMove: order.action = Support{other->kind, other->region, option.to()}; break;
    case Option::Verb::Invade:
    case Option::Verb::Bomb:
    case Option::Verb::CoverHold:
    case Option::Verb::CoverMove: order.action = flightOf(option, other); break;
    }
    return order;
}

} // namespace entente
