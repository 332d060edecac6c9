#include "judge/tankpasses.h"

#include <algorithm>

namespace entente::judge {

namespace {

/// How far a tank must win its route province to go on: two units (26), counted in halves.
constexpr int excess = 4;

} // namespace

template <class Mask, class Paths>
TankPasses<Mask, Paths>::TankPasses(MovesPhase<Mask> &phase, TankTables<Mask> &second, const Bombers<Mask> &bombers)
    : p(phase), m_first(phase.c), m_second(second), m_bombers(bombers), m_paths{phase.c, phase.board, phase.home.data()}
{
}

template <class Mask, class Paths>
void TankPasses<Mask, Paths>::settle()
{
    const CycleRule rule = knotRule(p.rules);
    m_late.reset();
    m_early.emplace(m_first, m_paths);
    settleContest(*m_early, m_first, rule);
    readEntries();
    if (!m_entered)
        return;
    do {
        buildSecond();
        m_late.emplace(m_second, m_paths);
        settleContest(*m_late, m_second, rule);
    } while (mend());
}

/// Who came into its route province, how, and who goes on (26, T7, T8).
template <class Mask, class Paths>
void TankPasses<Mask, Paths>::readEntries()
{
    const R &first = *m_early;
    m_entered = m_first.marchers & first.moved;
    m_goesOn = m_fought = m_dropped = m_undone = m_ousted = m_contested = 0;
    each(m_entered, [&](int t) {
        const int attack = first.attack(t).least;
        int against = first.resistance(t).most;
        each(first.rivals(t), [&](int rival) { against = std::max(against, first.prevent(rival).most); });
        if (against > 0)
            m_contested |= bit<Mask>(t);
        (against > 0 && attack - against < excess ? m_fought : m_goesOn) |= bit<Mask>(t);
        const int v = m_first.occupant[m_first.dest[t]];
        const bool ousts = v != nobody && !has(first.moved, v);
        m_victim[static_cast<std::size_t>(t)] = ousts ? static_cast<Small>(v) : nobody;
        if (ousts)
            m_ousted |= bit<Mask>(v);
    });
    each(m_entered, [&](int t) { m_rests[static_cast<std::size_t>(t)] = restsOn(t); });
}

/// By how much the move would beat the unit that left its destination, had that unit stayed; 0: it would not.
template <class Mask, class Paths>
int TankPasses<Mask, Paths>::margin(int mover) const
{
    const R &first = *m_early;
    const int v = m_first.occupant[m_first.dest[mover]];
    if (m_first.power[v] == m_first.power[mover])
        return 0;
    const int attack = first.withoutPower(first.strengthOf(mover), mover, m_first.backers[mover], m_first.power[v]);
    return std::max(0, attack - first.standing(v));
}

/// The departures, one behind the other, without which the tank would not have come in.
template <class Mask, class Paths>
Mask TankPasses<Mask, Paths>::restsOn(int tank) const
{
    Mask departures = 0;
    for (int u = tank;;) {
        const int v = m_first.occupant[m_first.dest[u]];
        if (v == nobody || v == tank || !has(m_early->moved, v) || has(departures, v))
            return departures;
        if (margin(u) >= (u == tank ? excess : 1))
            return departures;
        departures |= bit<Mask>(v);
        u = v;
    }
}

/// The board after the first hops: tanks stand in their route provinces, and the second hops are moves like others.
template <class Mask, class Paths>
void TankPasses<Mask, Paths>::buildSecond()
{
    TankTables<Mask> &f = m_second;
    f.takeOver(m_first, p.board.provinceCount());
    const Mask entered = m_entered & ~m_undone;
    f.ousted = m_ousted;
    f.inRoute = m_first.inRoute | entered;
    f.pinned = m_first.marchers & ~entered;
    each(entered, [&](int t) {
        f.occupant[m_first.home[t]] = nobody;
        f.attackers[m_first.dest[t]] &= ~bit<Mask>(t);
    });
    each(entered, [&](int t) {
        const Mask self = bit<Mask>(t);
        const int route = m_first.dest[t];
        f.pinned |= m_first.attackers[route] & ~self;
        f.occupant[route] = static_cast<Small>(t);
        f.home[t] = static_cast<Place>(route);
        f.dest[t] = nowhere;
        f.movers &= ~self;
        f.marchers &= ~self;
        f.backers[t] = 0;
        f.airSupport[t] = 0;
        f.airBackers[t] = 0;
        if (has(m_goesOn & ~m_dropped, t)) {
            f.dest[t] = m_first.onward[t];
            f.attackers[f.dest[t]] |= self;
            f.backers[t] = m_first.onwardBackers[t];
            f.airSupport[t] = m_first.airSupportOnward[t];
            f.airBackers[t] = m_first.airBackersOnward[t];
            f.movers |= self;
            f.marchers |= self;
        }
        // Whom it drove out has no say about the place that it came from (DATC 4.A.7).
        const int victim = m_victim[static_cast<std::size_t>(t)];
        if (victim != nobody && m_first.dest[victim] == m_first.home[t])
            f.attackers[m_first.home[t]] &= ~bit<Mask>(victim);
    });
    f.pinned = (f.pinned | f.ousted) & f.movers;
}

template <class Mask, class Paths>
bool TankPasses<Mask, Paths>::touches(int tank, int departing) const
{
    const int to = m_first.onward[tank];
    const int there = m_first.occupant[to];
    return to == m_first.dest[departing] || (there != nobody && has(m_first.backers[departing], there));
}

/// Did a unit stay although a tank came into its province behind it? Then something gives way, and the second pass
/// begins anew: the second hop that stopped its own tank's forerunner (T7, T17); failing that, the tank drives the
/// unit out if it is strong enough, or never came in.
template <class Mask, class Paths>
bool TankPasses<Mask, Paths>::mend()
{
    const Mask entered = m_entered & ~m_undone;
    Mask stuck = 0;
    each(entered, [&](int t) {
        const int v = m_first.occupant[m_first.dest[t]];
        const bool gone = v == nobody || has(m_ousted | entered | m_late->moved, v);
        if (!gone)
            stuck |= bit<Mask>(t);
    });
    if (!stuck)
        return false;

    const Mask back = (m_early->moved & ~m_entered & ~m_late->moved) | m_undone;
    const Mask making = m_goesOn & entered & ~m_dropped;
    Mask direct = 0, indirect = 0;
    each(making, [&](int t) {
        const Mask lost = m_rests[static_cast<std::size_t>(t)] & back;
        if (lost)
            indirect |= bit<Mask>(t);
        each(lost, [&](int u) {
            if (touches(t, u))
                direct |= bit<Mask>(t);
        });
    });
    if (direct | indirect) {
        m_dropped |= direct ? direct : indirect;
        return true;
    }
    each(stuck, [&](int t) {
        const int v = m_first.occupant[m_first.dest[t]];
        const int by = margin(t);
        if (by == 0) {
            m_undone |= bit<Mask>(t);
            return;
        }
        m_ousted |= bit<Mask>(v);
        m_contested |= bit<Mask>(t);
        m_victim[static_cast<std::size_t>(t)] = static_cast<Small>(v);
        if (by < excess) {
            m_goesOn &= ~bit<Mask>(t);
            m_fought |= bit<Mask>(t);
        }
    });
    return true;
}

template <class Mask, class Paths>
ProvinceSet TankPasses<Mask, Paths>::wanted() const
{
    ProvinceSet provinces;
    each(m_first.movers, [&](int u) { provinces.insert(ProvinceId(m_first.dest[u])); });
    each(m_first.marchers & m_goesOn & m_entered & ~m_dropped & ~m_undone,
         [&](int u) { provinces.insert(ProvinceId(m_first.onward[u])); });
    return provinces;
}

template TankPasses<Narrow, ConvoyPaths<Narrow>>::TankPasses(MovesPhase<Narrow> &, TankTables<Narrow> &,
                                                             const Bombers<Narrow> &);
template void TankPasses<Narrow, ConvoyPaths<Narrow>>::settle();
template ProvinceSet TankPasses<Narrow, ConvoyPaths<Narrow>>::wanted() const;
template TankPasses<Wide, ConvoyPaths<Wide>>::TankPasses(MovesPhase<Wide> &, TankTables<Wide> &, const Bombers<Wide> &);
template void TankPasses<Wide, ConvoyPaths<Wide>>::settle();
template ProvinceSet TankPasses<Wide, ConvoyPaths<Wide>>::wanted() const;
template TankPasses<Narrow, SpecialPaths<Narrow>>::TankPasses(MovesPhase<Narrow> &, TankTables<Narrow> &,
                                                              const Bombers<Narrow> &);
template void TankPasses<Narrow, SpecialPaths<Narrow>>::settle();
template ProvinceSet TankPasses<Narrow, SpecialPaths<Narrow>>::wanted() const;
template TankPasses<Wide, SpecialPaths<Wide>>::TankPasses(MovesPhase<Wide> &, TankTables<Wide> &,
                                                          const Bombers<Wide> &);
template void TankPasses<Wide, SpecialPaths<Wide>>::settle();
template ProvinceSet TankPasses<Wide, SpecialPaths<Wide>>::wanted() const;

} // namespace entente::judge
