#include "judge/matching.h"

#include "orders/sorties.h"

#include <algorithm>

namespace entente::judge {

template <class Mask>
void Matching<Mask>::matchConvoys()
{
    each(p.carriage, [&](int fleet) {
        if (has(p.ferrying, fleet))
            return;
        const int army = c.target[fleet];
        bool matches = has(p.travellers(), army) && c.dest[army] == c.directed[fleet];
        if (matches) {
            const Move &move = std::get<Move>(p.intake.order(army).action);
            matches = move.way != Way::ByRoute
                      || std::find(move.waters.begin(), move.waters.end(), p.provinceOf(fleet)) != move.waters.end();
        }
        if (matches)
            c.carriers[army] |= bit<Mask>(fleet);
        else
            p.unmatched |= bit<Mask>(fleet);
    });
}

/// Who goes by sea: those who must, those who say so, and those whom the edition sends (DATC 4.A.3).
template <class Mask>
void Matching<Mask>::chooseWays()
{
    const ConvoyPaths<Mask> paths{c, p.board, p.home.data()};
    each(p.travellers(), [&](int u) {
        const Way way = std::get_if<Move>(&p.intake.order(u).action)->way;
        if (has(p.distant, u) || way != Way::Unsaid || c.carriers[u]) // the others walk
            chooseWay(p.rules, c, paths, u, has(p.distant, u), way);
    });
    // A squadron and an army that is carried do not change places (ruling L18).
    each(c.flyers, [&](int u) {
        if (const int v = c.occupant[c.dest[u]]; v != nobody && c.dest[v] == c.home[u])
            c.facing |= bit<Mask>(v) & c.bySea;
    });
}

/// Davis 7: two fleets that go opposite ways, but not along the same coast.
template <class Mask>
void Matching<Mask>::findCrossings()
{
    if (!p.rules.orders.coastalCrawl)
        return;
    const Mask sailing = c.movers & ~c.raising;
    each(sailing, [&](int u) {
        const int v = c.occupant[c.dest[u]];
        if (v == nobody || !has(sailing, v) || c.dest[v] != c.home[u] || p.kindOf(u).travel != Travel::Sea
            || p.kindOf(v).travel != Travel::Sea)
            return;
        if (p.arrival[static_cast<std::size_t>(u)] != p.units[v].region
            || p.arrival[static_cast<std::size_t>(v)] != p.units[u].region)
            c.crossing |= bit<Mask>(u);
    });
}

template <class Mask>
void Matching<Mask>::matchSupports()
{
    each(p.backing, [&](int s) {
        const Support support = supportOf(s);
        c.directed[s] = support.toHold() ? nowhere : static_cast<Place>(p.provinceOf(support.to).index());
        const int t = backedBy(s, support);
        if (t == nobody) {
            c.target[s] = static_cast<Small>(s);
            p.unmatched |= bit<Mask>(s);
            return;
        }
        c.target[s] = static_cast<Small>(t);
        // 1939 III 25, ruling T19: of a double move a support names one of its two provinces and helps that hop alone.
        const bool onward = has(c.marchers, t) && c.directed[s] == c.onward[t];
        const bool matches =
            onward || (support.toHold() ? stays(t) : c.directed[s] == c.dest[t] && coastsAgree(support.to, t));
        if (!matches || support.arrived) {
            p.unmatched |= bit<Mask>(s);
            return;
        }
        c.supporters |= bit<Mask>(s);
        if (onward) {
            c.onwardBackers[t] |= bit<Mask>(s);
            p.onwardHelp |= bit<Mask>(s);
            return;
        }
        c.backers[t] |= bit<Mask>(s);
        c.fullStrength[t] = static_cast<Halves<Mask>>(c.fullStrength[t] + c.strength[s]);
    });
}

template <class Mask>
Support Matching<Mask>::supportOf(int unit)
{
    const Order &order = p.intake.order(unit);
    if (const Support *support = std::get_if<Support>(&order.action))
        return *support;
    const Backed &backed = std::get<Flight>(order.action).backed;
    Support support{backed.kind, backed.of, backed.hops.empty() ? RegionId() : backed.hops.front()};
    if (p.rules.orders.armyFleet)
        support.layer = coveredLayer(p.board, *p.position, p.intake.occupancy(), backed);
    return support;
}

/// The unit that a support is for, or nobody.
template <class Mask>
int Matching<Mask>::backedBy(int supporter, const Support &support)
{
    const ProvinceId of = p.provinceOf(support.of);
    if (p.board.province(of).unlimited)
        return backedInBox(supporter, support);
    if (!p.rules.orders.armyFleet)
        return p.occupantOf(of);
    const UnitId unit = p.intake.occupancy().unitAt(of, support.layer); // whoever is aboard by now is no occupant
    return unit.valid() ? unit.index() : int(nobody);
}

/// Which of the units in a box a support means: by number, else the one that was ordered so; where several were,
/// the only one of the supporter's own power.
template <class Mask>
int Matching<Mask>::backedInBox(int supporter, const Support &support) const
{
    const ProvinceId box = p.provinceOf(support.of);
    Mask fitting = 0;
    std::array<int, maxPowers> number{};
    for (int u = 0; u < c.actors; ++u) {
        if (p.provinceOf(u) != box || p.units[u].kind != support.kind)
            continue;
        const int own = ++number[static_cast<std::size_t>(c.power[u])];
        if (u != supporter && c.dest[u] == c.directed[supporter] && (support.number == 0 || support.number == own))
            fitting |= bit<Mask>(u);
    }
    const Mask allied = fitting & c.ofPower[c.power[supporter]];
    if (allied && !(allied & (allied - 1)))
        return lowest(allied);
    return fitting && !(fitting & (fitting - 1)) ? lowest(fitting) : int(nobody);
}

/// Can the unit be supported where it is? Not if it tried to leave: by air (ruling L15), aboard a fleet, or to raise a
/// siege, which is an attack.
template <class Mask>
bool Matching<Mask>::stays(int unit) const
{
    if (has(p.grounded, unit) && p.flightOf(unit).mission == Mission::Invade)
        return false;
    return c.dest[unit] == nowhere && !has(p.embarked, unit);
}

/// The coast of a support, DATC 4.B.4.
template <class Mask>
bool Matching<Mask>::coastsAgree(RegionId said, int backed) const
{
    const RegionId meant = p.arrival[static_cast<std::size_t>(backed)];
    if (said == meant || has(c.raising, backed))
        return true;
    switch (p.rules.orders.supportCoast) {
    case OrderRules::SupportCoast::MayBeOmitted: return said == p.board.mainRegion(p.provinceOf(meant));
    case OrderRules::SupportCoast::MustMatch: return false;
    case OrderRules::SupportCoast::Ignored: return true;
    }
    return false;
}

template class Matching<Narrow>;
template class Matching<Wide>;
template class Matching<Vast>;

} // namespace entente::judge
