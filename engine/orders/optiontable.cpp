#include "orders/options.h"

#include "map/approaches.h"
#include "map/board.h"
#include "orders/sorties.h"

#include <algorithm>

namespace entente {

// What the lists of options are made of: laid out once for a board, and once for a position.

OptionTable::OptionTable(const Board &board, const OrderRules &rules, const Position &position)
    : m_board(board), m_rules(rules)
{
    for (const UnitKind &kind : board.kinds())
        m_flights = m_flights || kind.flying != Flying::No;
    layOutStands();
    open(position);
}

void OptionTable::layOutStands()
{
    const Approaches &approaches = m_board.approaches();
    std::size_t mostApproaches = 0; // to any province
    std::vector<Word> arrival;      // by approach
    for (int p = 0; p < m_board.provinceCount(); ++p) {
        for (const Approaches::Approach &approach : approaches.into(ProvinceId(p)))
            arrival.push_back(optionblocks::wordOf({Option::Verb::SupportMove, UnitId(0), approach.arrival, {}}));
        mostApproaches = std::max(mostApproaches, approaches.into(ProvinceId(p)).size());
        m_shoreAt.push_back(optionblocks::wordOf({Option::Verb(), UnitId(0), m_board.mainRegion(ProvinceId(p)), {}}));
    }
    m_rowLength = (2 + mostApproaches + maxUnits + optionblocks::slack + 1) & ~std::size_t(1);
    m_supports.resize(static_cast<std::size_t>(m_board.provinceCount()) * m_rowLength + optionblocks::slack);

    std::size_t mostMoves = 0, mostGoals = 0; // of any unit, on foot or keel
    m_regions = static_cast<std::size_t>(m_board.regionCount());
    std::array<std::vector<Stand>, travelCount> stands;
    for (const Travel travel : {Travel::Land, Travel::Sea, Travel::Air, Travel::Over}) {
        if (!m_board.isTravelled(travel))
            continue;
        for (int r = 0; r < m_board.regionCount(); ++r) {
            Stand stand;
            stand.reach = m_board.reach(travel, RegionId(r));
            stand.place = m_board.provinceOf(RegionId(r));
            stand.moves = static_cast<std::uint16_t>(m_moves.size());
            for (const RegionId next : m_board.neighbours(travel, RegionId(r)))
                m_moves.push_back(optionblocks::wordOf({Option::Verb::Move, {}, next}));
            stand.movesEnd = static_cast<std::uint16_t>(m_moves.size());
            stand.steps = static_cast<std::uint16_t>(m_steps.size());
            if (travel != Travel::Air) {
                for (const Approaches::Goal &goal : approaches.goals(travel, RegionId(r))) {
                    for (std::size_t way = 0; way < goal.ways; ++way)
                        m_steps.push_back({arrival[goal.first + way], goal.to, 0});
                    stand.severalCoasts = stand.severalCoasts || goal.ways > 1;
                }
            }
            stand.stepsEnd = static_cast<std::uint16_t>(m_steps.size());
            mostMoves = std::max<std::size_t>(mostMoves, stand.movesEnd - stand.moves);
            mostGoals = std::max(mostGoals, static_cast<std::size_t>(stand.reach.size()));
            stands[static_cast<std::size_t>(travel)].push_back(stand);
        }
    }
    for (const UnitKind &kind : m_board.kinds()) {
        for (Stand stand : stands[static_cast<std::size_t>(kind.travel)]) {
            stand.ashore = kind.isConvoyed ? Small(0) : noBody;
            stand.flying = kind.flying;
            m_stands.push_back(stand);
        }
    }
    m_moves.resize(m_moves.size() + optionblocks::slack);
    m_mostOrders = 1 + mostMoves + mostGoals * m_rowLength + optionblocks::slack;
}

void OptionTable::open(const Position &position)
{
    m_position = &position;
    m_occupancy.open(m_board, position);
    m_waters.open(m_board, m_occupancy.carriers());
    const std::size_t passengers = std::max<std::size_t>(1, static_cast<std::size_t>(m_occupancy.passengers().size()));
    m_mostCarried = passengers * (m_shoreAt.size() + optionblocks::slack);
    layOutShores();
    layOutUnits();
    layOutSteps();
    layOutVisits();
}

void OptionTable::layOutShores()
{
    m_shores.reset(m_waters.bodyCount(), m_board.provinceCount());
    std::fill_n(m_bodyAt.begin(), m_board.provinceCount(), noBody);
    m_shared = {};
    for (int i = 0; i < m_waters.bodyCount(); ++i) {
        m_waters.body(i).shores.forEach([&](ProvinceId shore) {
            Small &body = m_bodyAt[slotOf(shore)];
            if (body != noBody) [[unlikely]]
                m_shared.insert(shore);
            body = body == noBody ? static_cast<Small>(i) : severalBodies;
            m_shores.add(i, shore.index(), m_shoreAt[slotOf(shore)]);
        });
    }
}

/// Each province's row begins with the unit that stands there.
void OptionTable::layOutUnits()
{
    Word *row = m_supports.data();
    for (int p = 0; p < m_board.provinceCount(); ++p, row += m_rowLength)
        *row = 0;
    const std::size_t count = m_position->units.size();
    for (std::size_t i = 0; i < count; ++i) {
        const UnitId id(static_cast<int>(i));
        const ProvinceId place = m_board.provinceOf(m_position->units[i].region);
        m_placeOf[i] = place;
        const UnitId held = m_occupancy.unitAt(place);
        row = rowOf(place);
        row[0] = static_cast<Word>(held.valid());
        row[1] = optionblocks::wordOf({Option::Verb::SupportHold, held, {}});
    }
}

void OptionTable::layOutSteps()
{
    Step *const steps = m_steps.data();
    const std::size_t count = m_position->units.size();
    for (std::size_t i = 0; i < count; ++i) {
        const UnitId id(static_cast<int>(i));
        const Stand &stand = standOf(id);
        if (!isListed(id, stand)) [[unlikely]]
            continue;
        const Word mover = optionblocks::wordOf({Option::Verb(), id, RegionId(0), ProvinceId(0)});
        Step *const end = steps + stand.stepsEnd;
        for (Step *step = steps + stand.steps; step != end; ++step) {
            Word *const row = rowOf(step->to);
            const std::size_t at = row[0];
            step->ownAt = static_cast<char16_t>(at);
            row[at + 1] = step->arrival | mover;
            row[0] = static_cast<Word>(at + 1);
        }
    }
}

/// Those who can get there, but not by a step.
void OptionTable::layOutVisits()
{
    std::fill_n(m_visits.begin(), m_board.provinceCount(), Small(0));
    const auto add = [&](ProvinceId to, Word visitor) {
        Word *const row = rowOf(to);
        row[++row[0]] = m_shoreAt[slotOf(to)] | visitor;
        m_visits[slotOf(to)] = static_cast<Small>(m_visits[slotOf(to)] + 1);
    };
    const auto visitor = [](UnitId id) {
        return optionblocks::wordOf({Option::Verb::SupportMove, id, RegionId(0), ProvinceId(0)});
    };
    for (int i = 0; i < m_waters.bodyCount(); ++i) {
        const ProvinceSet &shores = m_waters.body(i).shores;
        (shores & m_occupancy.passengers()).forEach([&](ProvinceId here) {
            const UnitId army = m_occupancy.unitAt(here);
            ProvinceSet known = standOf(army).reach;
            known.insert(here);
            if (m_bodyAt[slotOf(here)] == severalBodies) [[unlikely]] {
                for (int k = 0; k < i; ++k) {
                    if (m_waters.body(k).shores.contains(here))
                        known |= m_waters.body(k).shores;
                }
            }
            (shores - known).forEach([&, by = visitor(army)](ProvinceId to) { add(to, by); });
        });
    }
    if (!m_flights)
        return;
    m_sources.fill({});
    for (const Unit &unit : m_position->units) {
        const UnitKind &kind = m_board.kind(unit.kind);
        if (unit.layer != Layer::Field || kind.flying == Flying::Tours)
            continue;
        const ProvinceId here = m_board.provinceOf(unit.region);
        const bool flies = kind.flying == Flying::Sorties;
        const ProvinceSet goals =
            flies ? invasionsOf(m_board, m_rules, *m_position, unit) : m_board.reach(kind.travel, unit.region);
        goals.forEach([&](ProvinceId to) {
            m_sources[slotOf(to)].insert(here);
            if (flies)
                add(to, visitor(m_occupancy.unitAt(here)));
        });
    }
}

} // namespace entente
