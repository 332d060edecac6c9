#include "game/turn.h"

#include <algorithm>
#include <cassert>

namespace entente {

namespace {

struct Apply {
    Position &position;

    void take(const Unit &unit)
    {
        const auto found = std::find(position.units.begin(), position.units.end(), unit);
        assert(found != position.units.end());
        if (found != position.units.end())
            position.units.erase(found);
    }
    void takeDislodged(const Unit &unit)
    {
        const auto found = std::find_if(position.dislodged.begin(), position.dislodged.end(),
                                        [&](const DislodgedUnit &d) { return d.unit == unit; });
        const auto ship =
            std::find_if(position.dislodged.begin(), position.dislodged.end(),
                         [&](const DislodgedUnit &d) { return unit.layer == Layer::Aboard && cargoOf(d) == unit; });
        if (found != position.dislodged.end())
            position.dislodged.erase(found);
        else if (ship != position.dislodged.end())
            ship->cargo = {};
        else
            take(unit);
    }
    /// The army in a dislodged fleet's hold.
    static Unit cargoOf(const DislodgedUnit &ship)
    {
        return {ship.unit.power, ship.cargo, ship.unit.region, Layer::Aboard};
    }
    /// A unit's clock goes on elsewhere.
    void carryClock(const Unit &from, const Unit &to)
    {
        for (Siege &siege : position.sieges) {
            if (siege.unit == from)
                siege.unit = to;
        }
    }
    void put(Unit unit, RegionId region, Layer layer = Layer::Field)
    {
        unit.region = region;
        unit.layer = layer;
        position.units.push_back(unit);
    }

    // Two alike units in a cycle may be taken for each other here: the position is the same.
    void operator()(const event::Moved &e)
    {
        take(e.unit);
        forget(e.unit);
        put(e.unit, e.to);
    }
    void operator()(const event::Shipped &e)
    {
        take(e.unit);
        put(e.unit, e.to, Layer::Aboard);
        carryClock(e.unit, position.units.back());
    }
    void operator()(const event::Bounced &) {}
    void operator()(const event::SupportCut &) {}
    void operator()(const event::Dislodged &e)
    {
        take(e.unit.unit);
        if (e.unit.cargo.valid())
            take(cargoOf(e.unit));
        position.dislodged.push_back(e.unit);
    }
    void operator()(const event::Destroyed &e)
    {
        takeDislodged(e.unit);
        forget(e.unit);
    }
    void operator()(const event::Contested &e) { position.contested.push_back(e.province); }
    void operator()(const event::Retreated &e)
    {
        Unit cargo;
        for (const DislodgedUnit &ship : position.dislodged)
            cargo = ship.unit == e.unit && ship.cargo.valid() ? cargoOf(ship) : cargo;
        takeDislodged(e.unit);
        if (cargo.kind.valid()) {
            put(cargo, e.to, Layer::Aboard);
            carryClock(cargo, position.units.back());
        }
        put(e.unit, e.to, e.to == e.unit.region ? Layer::Walls : Layer::Field);
    }
    void operator()(const event::Withdrawn &e)
    {
        take(e.unit);
        put(e.unit, e.to);
    }
    void operator()(const event::TookField &e)
    {
        take(e.unit);
        forget(e.unit);
        put(e.unit, e.unit.region);
    }
    void operator()(const event::SiegeCounted &e)
    {
        forget(e.unit);
        if (e.seasons > 0)
            position.sieges.push_back({e.unit, e.seasons});
    }
    void operator()(const event::Lost &e) { position.losses.push_back(e.loss); }
    void operator()(const event::Returned &e)
    {
        const auto found = std::find(position.losses.begin(), position.losses.end(), e.loss);
        assert(found != position.losses.end());
        if (found != position.losses.end())
            position.losses.erase(found);
    }
    void forget(const Unit &unit)
    {
        std::erase_if(position.sieges, [&](const Siege &siege) { return siege.unit == unit; });
    }
    void operator()(const event::FootholdGained &e)
    {
        position.footholds[static_cast<std::size_t>(e.power.index())].insert(e.centre);
    }
    void operator()(const event::Fell &e)
    {
        position.out.push_back(e.power);
        std::sort(position.out.begin(), position.out.end());
    }
    void operator()(const event::TookOff &e) { position.airborne.push_back(e.flight); }
    void operator()(const event::LeaveGiven &e) { position.leaves.push_back(e.leave); }
    void operator()(const event::Landed &e)
    {
        take(e.unit);
        put(e.unit, e.to, e.unit.layer);
    }
    void operator()(const event::Raided &e)
    {
        const auto after = std::lower_bound(position.bombed.begin(), position.bombed.end(), e.centre);
        if (after == position.bombed.end() || *after != e.centre)
            position.bombed.insert(after, e.centre);
    }
    void operator()(const event::SkyCleared &)
    {
        position.airborne.clear();
        position.leaves.clear();
    }
    void operator()(const event::CentreTaken &e) { position.owner[e.centre.index()] = e.to; }
    void operator()(const event::LandTaken &e) { position.holder[e.province.index()] = e.to; }
    void operator()(const event::AccountsClosed &)
    {
        position.bombed.clear();
        position.points.clear();
    }
    void operator()(const event::Built &e) { position.units.push_back(e.unit); }
    void operator()(const event::Removed &e)
    {
        take(e.unit);
        forget(e.unit);
    }
    void operator()(const event::PhaseBegan &e)
    {
        position.phase = e.phase;
        position.schedule.clear(); // who acts when is the judge's to know, and his alone
        if (e.phase.stage != Stage::Retreats)
            position.contested.clear();
    }
    void operator()(const event::Won &) {}
};

} // namespace

int resultOf(const Turn &turn, UnitId unit)
{
    const auto found = std::find_if(turn.results.begin(), turn.results.end(),
                                    [unit](const OrderResult &result) { return result.id == unit; });
    return !unit.valid() || found == turn.results.end() ? -1 : static_cast<int>(found - turn.results.begin());
}

Position replay(const Position &before, std::span<const Event> events)
{
    Position position = before;
    Apply apply{position};
    for (const Event &event : events)
        std::visit(apply, event);
    position.sort();
    return position;
}

} // namespace entente
