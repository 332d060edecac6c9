#include "players/motives.h"

#include "game/play.h"
#include "orders/options.h"
#include "orders/purposes.h"
#include "players/worth.h"

#include <algorithm>

namespace entente {

namespace {

constexpr std::size_t mostPairs = 3000; ///< of foreign orders that are tried against one of the plan

void note(std::vector<ProvinceId> &places, ProvinceId place)
{
    const auto at = std::lower_bound(places.begin(), places.end(), place);
    if (at == places.end() || *at != place)
        places.insert(at, place);
}

} // namespace

int stepsToCentre(const SeatView &view, KindId kind, RegionId from, ProvinceId &centre)
{
    int least = -1;
    const Board &board = view.board();
    board.centres().forEach([&](ProvinceId each) {
        if (view.position().owner[static_cast<std::size_t>(each.index())] == view.seat())
            return;
        const int steps = board.distance(board.kind(kind).travel, from, each);
        if (steps >= 0 && (least < 0 || steps < least)) {
            least = steps;
            centre = each;
        }
    });
    return least;
}

MotiveFinder::MotiveFinder(const SeatView &view, const std::vector<GivenOrder> &plan, const StopSign *stop)
    : m_view(view), m_board(view.board()), m_position(view.position()), m_plan(plan), m_stop(stop),
      m_judge(view.boardPointer(), view.rules()), m_stoppedBy(plan.size())
{
    m_takes = isLate(view.variant(), m_position.phase);
    const std::vector<PowerId> ordering = powersToOrder(m_board, m_position);
    const OptionTable options(m_board, view.rules().orders, m_position);
    for (int u = 0; u < static_cast<int>(m_position.units.size()); ++u) {
        const Unit &unit = m_position.units[static_cast<std::size_t>(u)];
        if (unit.power == view.seat() || std::find(ordering.begin(), ordering.end(), unit.power) == ordering.end())
            continue;
        m_foreign.push_back({UnitId(u), m_board.provinceOf(unit.region), {}});
        options.ordersOf(UnitId(u), m_foreign.back().legal);
    }
    for (std::size_t f = 0; f < m_foreign.size(); ++f) {
        for (const Order &order : m_foreign[f].legal) {
            if (m_board.provinceOf(goalOf(m_board, order)) != m_foreign[f].at)
                m_moves.push_back({f, &order});
        }
    }
}

const Unit &MotiveFinder::unitOf(std::size_t own) const
{
    return m_position.units[static_cast<std::size_t>(m_units[own])];
}

ProvinceId MotiveFinder::goal(std::size_t own) const
{
    return m_board.provinceOf(goalOf(m_board, m_plan[own].order));
}

ProvinceId MotiveFinder::goal(const Deed &deed) const
{
    return m_board.provinceOf(goalOf(m_board, *deed.order));
}

const MovesOutcome &MotiveFinder::tryOut(std::size_t without, std::initializer_list<Deed> deeds)
{
    m_orders = m_plan;
    if (without != none)
        m_orders.erase(m_orders.begin() + static_cast<std::ptrdiff_t>(without));
    for (const Deed &deed : deeds) {
        const Unit &unit = m_position.units[static_cast<std::size_t>(m_foreign[deed.foreign].unit.index())];
        m_orders.push_back({unit.power, *deed.order});
    }
    return m_judge.moves(m_position, m_orders);
}

bool MotiveFinder::getsThere(const MovesOutcome &outcome, std::size_t own) const
{
    const auto unit = static_cast<std::size_t>(m_units[own]);
    return !outcome.units[unit].dislodged && m_board.provinceOf(outcome.endsIn[unit]) == goal(own);
}

bool MotiveFinder::enters(const MovesOutcome &outcome, const Deed &deed, ProvinceId place) const
{
    const auto unit = static_cast<std::size_t>(m_foreign[deed.foreign].unit.index());
    return !outcome.units[unit].dislodged && m_board.provinceOf(outcome.endsIn[unit]) == place;
}

bool MotiveFinder::supportsDeed(const Deed &helper, const Deed &deed) const
{
    const Unit &unit = m_position.units[static_cast<std::size_t>(m_foreign[deed.foreign].unit.index())];
    return helper.foreign != deed.foreign && backs(m_board, *helper.order, unit, *deed.order);
}

std::vector<ProvinceId> MotiveFinder::placesOf(std::initializer_list<Deed> deeds) const
{
    std::vector<ProvinceId> places;
    for (const Deed &deed : deeds)
        note(places, m_foreign[deed.foreign].at);
    return places;
}

/// What becomes of the plan if nobody does anything, and if one unit does.
void MotiveFinder::meetOpposition()
{
    const MovesOutcome &alone = tryOut(none, {});
    for (std::size_t i = 0; i < m_plan.size(); ++i) {
        const auto unit = std::find(alone.orderOf.begin(), alone.orderOf.end(), static_cast<int>(i));
        // In a box nobody can say which of several alike an order is for.
        const bool known = unit != alone.orderOf.end() && m_plan[i].order.at.valid()
                           && !m_board.province(m_board.provinceOf(m_plan[i].order.at)).unlimited;
        m_units.push_back(known ? static_cast<int>(unit - alone.orderOf.begin()) : -1);
        m_arrives.push_back(known && getsThere(alone, i));
    }
    for (std::size_t f = 0; f < m_foreign.size(); ++f) {
        for (const Order &order : m_foreign[f].legal) {
            if (isStopped(m_stop))
                return;
            const MovesOutcome &outcome = tryOut(none, {{f, &order}});
            for (std::size_t i = 0; i < m_plan.size(); ++i) {
                if (m_arrives[i] && !getsThere(outcome, i))
                    note(m_stoppedBy[i], m_foreign[f].at);
            }
        }
    }
}

/// Two foreign units that stop together what neither stops alone; none if no two do, or others do as well.
std::vector<ProvinceId> MotiveFinder::pairAgainst(std::size_t own)
{
    std::vector<Deed> blows;
    ProvinceSet targets;
    targets.insert(goal(own));
    targets.insert(m_board.provinceOf(m_plan[own].order.at));
    for (std::size_t j = 0; j < m_plan.size(); ++j) {
        if (j != own && m_units[j] >= 0 && backs(m_board, m_plan[j].order, unitOf(own), m_plan[own].order))
            targets.insert(m_board.provinceOf(m_plan[j].order.at));
    }
    for (const Deed &deed : m_moves) {
        if (targets.contains(goal(deed)))
            blows.push_back(deed);
    }
    std::vector<std::pair<Deed, Deed>> pairs;
    for (std::size_t i = 0; i < blows.size(); ++i) {
        for (std::size_t j = i + 1; j < blows.size(); ++j) {
            if (blows[i].foreign != blows[j].foreign)
                pairs.push_back({blows[i], blows[j]});
        }
        for (std::size_t f = 0; f < m_foreign.size(); ++f) {
            for (const Order &order : m_foreign[f].legal) {
                if (supportsDeed({f, &order}, blows[i]))
                    pairs.push_back({blows[i], {f, &order}});
            }
        }
    }
    std::vector<ProvinceId> found;
    if (pairs.size() > mostPairs)
        return found;
    for (const auto &[one, other] : pairs) {
        if (isStopped(m_stop))
            return {};
        const std::vector<ProvinceId> places = placesOf({one, other});
        if (places == found || getsThere(tryOut(none, {one, other}), own))
            continue;
        if (!found.empty())
            return {};
        found = places;
    }
    return found;
}

/// Who stands in the goal can go elsewhere, and then it is entered.
bool MotiveFinder::canOccupantLeave(std::size_t own)
{
    return std::any_of(m_moves.begin(), m_moves.end(), [&](const Deed &deed) {
        return m_foreign[deed.foreign].at == goal(own) && getsThere(tryOut(none, {deed}), own);
    });
}

Motive MotiveFinder::ofConquest(std::size_t own)
{
    Motive motive;
    motive.kind = m_takes ? Motive::Kind::Takes : Motive::Kind::Enters;
    motive.place = goal(own);
    if (!m_arrives[own]) {
        motive.against = canOccupantLeave(own) ? Motive::Against::Occupant : Motive::Against::Unsure;
        return motive;
    }
    if (!m_stoppedBy[own].empty()) {
        motive.against = Motive::Against::Each;
        motive.by = m_stoppedBy[own];
        return motive;
    }
    const bool near =
        std::any_of(m_foreign.begin(), m_foreign.end(),
                    [&](const Foreign &foreign) { return foreign.at == motive.place; })
        || std::any_of(m_moves.begin(), m_moves.end(), [&](const Deed &deed) { return goal(deed) == motive.place; });
    motive.by = pairAgainst(own);
    motive.against = !motive.by.empty() ? Motive::Against::Together
                     : near             ? Motive::Against::NoneAlone
                                        : Motive::Against::Nobody;
    return motive;
}

Motive MotiveFinder::ofHelper(std::size_t own)
{
    Motive motive;
    motive.kind = Motive::Kind::Joins;
    motive.unit = backedBy(m_board, m_plan[own].order);
    std::size_t helped = none;
    for (std::size_t j = 0; j < m_plan.size(); ++j) {
        if (j != own && m_units[j] >= 0 && backs(m_board, m_plan[own].order, unitOf(j), m_plan[j].order))
            helped = j;
    }
    if (helped == none) // somebody else's
        return {};
    motive.place = goal(helped);
    if (!m_arrives[helped])
        return motive;
    if (!getsThere(tryOut(own, {}), helped)) {
        motive.kind = Motive::Kind::Helps;
        return motive;
    }
    const auto decides = [&](std::initializer_list<Deed> deeds) {
        if (getsThere(tryOut(own, deeds), helped) || !getsThere(tryOut(none, deeds), helped))
            return false;
        motive.kind = Motive::Kind::HelpsYet;
        motive.by = placesOf(deeds);
        return true;
    };
    const ProvinceId from = m_board.provinceOf(m_plan[helped].order.at);
    std::vector<Deed> blows;
    std::copy_if(m_moves.begin(), m_moves.end(), std::back_inserter(blows),
                 [&](const Deed &deed) { return goal(deed) == motive.place || goal(deed) == from; });
    for (const Deed &blow : blows) {
        if (isStopped(m_stop) || decides({blow}))
            return motive;
    }
    for (const Deed &blow : blows) {
        for (std::size_t f = 0; f < m_foreign.size(); ++f) {
            for (const Order &order : m_foreign[f].legal) {
                if (supportsDeed({f, &order}, blow) && decides({blow, {f, &order}}))
                    return motive;
            }
        }
    }
    return motive;
}

/// Without the order a foreign unit, or one with the help of another, could enter an own centre.
bool MotiveFinder::keepsOut(std::size_t own, Motive &motive)
{
    std::vector<Deed> blows;
    for (const Deed &deed : m_moves) {
        const ProvinceId to = goal(deed);
        if (m_board.province(to).centre && m_position.owner[static_cast<std::size_t>(to.index())] == m_view.seat())
            blows.push_back(deed);
    }
    const auto decides = [&](const Deed &blow, std::initializer_list<Deed> deeds) {
        const ProvinceId place = goal(blow);
        if (!enters(tryOut(own, deeds), blow, place) || enters(tryOut(none, deeds), blow, place))
            return false;
        motive.kind = Motive::Kind::KeepsOut;
        motive.place = place;
        motive.by = placesOf(deeds);
        return true;
    };
    for (const Deed &blow : blows) {
        if (isStopped(m_stop))
            return false;
        if (decides(blow, {blow}))
            return true;
    }
    for (const Deed &blow : blows) {
        for (std::size_t f = 0; f < m_foreign.size(); ++f) {
            for (const Order &order : m_foreign[f].legal) {
                if (isStopped(m_stop))
                    return false;
                if (supportsDeed({f, &order}, blow) && decides(blow, {blow, {f, &order}}))
                    return true;
            }
        }
    }
    return false;
}

bool MotiveFinder::guards(std::size_t own, Motive &motive) const
{
    const ProvinceId place = goal(own);
    if (!m_board.province(place).centre || m_position.owner[static_cast<std::size_t>(place.index())] != m_view.seat()
        || !m_arrives[own])
        return false;
    for (const Deed &deed : m_moves) {
        if (goal(deed) == place)
            note(motive.by, m_foreign[deed.foreign].at);
    }
    if (motive.by.empty())
        return false;
    motive.kind = Motive::Kind::Guards;
    motive.place = place;
    return true;
}

bool MotiveFinder::nears(std::size_t own, Motive &motive) const
{
    const Order &order = m_plan[own].order;
    ProvinceId centre, before;
    const KindId kind = unitOf(own).kind;
    const int steps = stepsToCentre(m_view, kind, goalOf(m_board, order), centre);
    const int now = stepsToCentre(m_view, kind, order.at, before);
    if (steps < 1 || now <= steps)
        return false;
    motive.kind = Motive::Kind::Nears;
    motive.place = centre;
    motive.steps = steps;
    return true;
}

std::vector<Motive> MotiveFinder::find()
{
    meetOpposition();
    std::vector<Motive> motives(m_plan.size());
    for (std::size_t i = 0; i < m_plan.size() && !isStopped(m_stop); ++i) {
        const Order &order = m_plan[i].order;
        Motive &motive = motives[i];
        if (m_units[i] < 0)
            continue;
        if (backedBy(m_board, order).valid()) {
            motive = ofHelper(i);
            if (motive.kind == Motive::Kind::Best || motive.kind == Motive::Kind::Joins)
                keepsOut(i, motive);
            continue;
        }
        const UnitKind &kind = m_board.kind(unitOf(i).kind);
        const ProvinceId to = goal(i);
        const bool captures = kind.captures && unitOf(i).layer == Layer::Field;
        const bool foreign =
            m_board.province(to).centre && m_position.owner[static_cast<std::size_t>(to.index())] != m_view.seat();
        if (captures && foreign && to != m_board.provinceOf(order.at)) {
            motive = ofConquest(i);
            if (motive.against == Motive::Against::Unsure)
                keepsOut(i, motive);
        } else if (!keepsOut(i, motive) && !guards(i, motive) && captures) {
            nears(i, motive);
        }
    }
    return motives;
}

} // namespace entente
