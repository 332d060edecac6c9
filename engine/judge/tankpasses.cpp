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

// The last stage of TankPasses: everything is settled, and every unit is told what became of it and why. A support or
// move of the first hops was settled with them; all others by the pass that counts in the end.

template <class Mask, class Paths>
void TankPasses<Mask, Paths>::recordHelpers()
{
    p.out->routes.clear();
    Verdict held;
    held.reason = Reason::Holds;
    p.out->units.assign(static_cast<std::size_t>(m_first.actors), held);
    Mask given = 0;
    each(m_first.supporters, [&](int s) {
        recordSupport(s);
        const bool ofFirst = has(m_first.marchers, m_first.target[s]) && !has(p.onwardHelp, s);
        given |= (ofFirst ? *m_early : last()).given & bit<Mask>(s);
    });
    p.out->supportsGiven = unitSet(given);
    each(p.carriage & ~p.unmatched, [&](int fleet) { late().convoy(fleet, p.verdict(fleet)); });
    each(p.unmatched, [&](int u) {
        p.verdict(u).reason = Reason::NoMatchingOrder;
        p.verdict(u).other = UnitId(m_first.target[u]);
    });
}

template <class Mask, class Paths>
void TankPasses<Mask, Paths>::recordMoves()
{
    each(m_first.movers, [&](int u) {
        if (has(m_first.marchers, u))
            recordTank(u);
        else if (has(lastTables().pinned, u))
            early().move(u, p.verdict(u));
        else
            late().move(u, p.verdict(u));
    });
    p.out->convoyed = unitSet(m_first.bySea & last().moved & ~last().walks);
    recordDislodged();
    recordContested();
}

/// Of a support: a tank's may be given in half, and bombers and tanks on their way end it too.
template <class Mask, class Paths>
void TankPasses<Mask, Paths>::recordSupport(int s)
{
    const bool ofFirst = has(m_first.marchers, m_first.target[s]) && !has(p.onwardHelp, s);
    const TankTables<Mask> &f = ofFirst ? m_first : lastTables();
    const R &r = ofFirst ? *m_early : last();
    Verdict &verdict = p.verdict(s);
    const int t = m_first.target[s];
    const int worth = r.worth(s);
    (ofFirst ? early() : late()).support(s, verdict);
    if (worth > 0) {
        if (f.directed[s] != nowhere && f.dest[t] != f.directed[s]) { // the second hop that it is for is not made
            verdict.reason = Reason::Supports;
            verdict.other = UnitId(t);
        }
        if (worth < f.strength[s]) {
            verdict.strength = toldStrength(worth);
            verdict.against = toldStrength(f.strength[s]);
        }
        return;
    }
    const Mask winner = f.attackers[f.home[s]] & r.moved;
    if (verdict.reason == Reason::Cut) {
        if (winner && r.isHalved(s) && r.cutsInto(r, s) < 2) { // the attack had taken half of it only
            verdict.reason = Reason::SupportDislodged;
            verdict.other = UnitId(lowest(winner));
        }
        return;
    }
    if (!winner) { // not driven out on the ground by a move of this pass
        verdict.other = UnitId(t);
        m_bombers.eachCutter(s, [&](int bomber) {
            verdict.reason = Reason::Cut; // from the air (39)
            verdict.other = UnitId(bomber);
        });
        if (verdict.reason == Reason::Cut)
            return;
    }
    each(m_entered, [&](int tank) {
        if (m_victim[static_cast<std::size_t>(tank)] == s)
            verdict.other = UnitId(tank);
    });
}

/// A double move: it failed at the start, was spent on the way, or came to its second hop.
template <class Mask, class Paths>
void TankPasses<Mask, Paths>::recordTank(int u)
{
    const R &first = *m_early;
    Verdict &verdict = p.verdict(u);
    if (has(m_undone, u)) {
        verdict.reason = Reason::Bounced;
        verdict.other = UnitId(m_first.occupant[m_first.dest[u]]);
        return;
    }
    early().move(u, verdict);
    if (!has(m_entered, u))
        return;
    const int victim = m_victim[static_cast<std::size_t>(u)];
    if (has(m_fought, u)) {
        verdict.reason = Reason::RouteFought;
        int most = -1;
        if (victim != nobody) {
            most = first.resistance(u).most;
            verdict.other = UnitId(victim);
        }
        each(first.rivals(u), [&](int w) {
            if (const int barred = first.prevent(w).most; barred > most) {
                most = barred;
                verdict.other = UnitId(w);
            }
        });
        return;
    }
    const bool dropped = has(m_dropped, u);
    if (has(m_contested, u) || (!dropped && victim != nobody))
        p.out->routes.push_back({UnitId(u), routeWon(u)});
    verdict = Verdict();
    if (dropped) {
        verdict.reason = Reason::Halted;
        verdict.other = UnitId(m_first.occupant[m_first.dest[u]]);
        return;
    }
    late().move(u, verdict);
    if (!has(last().moved, u))
        verdict.reason = Reason::Halted;
}

/// What a tank that goes on had at its route province, and the strongest that it met there.
template <class Mask, class Paths>
RouteWon TankPasses<Mask, Paths>::routeWon(int tank) const
{
    const R &first = *m_early;
    RouteWon won;
    won.at = ProvinceId(m_first.dest[tank]);
    won.strength = toldStrength(first.attack(tank).least);
    int most = 0;
    const int victim = m_victim[static_cast<std::size_t>(tank)];
    if (victim != nobody) { // it may have been bound to leave when the first pass was settled
        most = has(first.moved, victim) ? first.standing(victim) : first.resistance(tank).most;
        won.other = UnitId(victim);
        won.drivenOut = true;
    }
    each(first.rivals(tank), [&](int rival) {
        const int barred = first.prevent(rival).most;
        if (barred > most && victim == nobody)
            won.other = UnitId(rival);
        most = std::max(most, barred);
    });
    won.against = toldStrength(most);
    return won;
}

template <class Mask, class Paths>
void TankPasses<Mask, Paths>::driveOut(int victim, int by, ProvinceId from)
{
    m_drivenOut |= bit<Mask>(victim);
    m_driver[static_cast<std::size_t>(victim)] = static_cast<Small>(by);
    m_drivenFrom[static_cast<std::size_t>(victim)] = from;
}

/// A blow comes from the start of a first hop, or from the route province of a second.
template <class Mask, class Paths>
void TankPasses<Mask, Paths>::place()
{
    const TankTables<Mask> &f = lastTables();
    const R &r = last();
    const Mask stayed = m_entered & ~m_undone;
    m_drivenOut = 0;
    for (int u = 0; u < m_first.actors; ++u) {
        const auto index = static_cast<std::size_t>(u);
        RegionId &end = p.out->endsIn[index];
        end = p.units[u].region;
        if (has(stayed, u))
            end = has(r.moved & f.movers, u) ? p.onwardArrival[index] : p.arrival[index];
        else if (r.left(u))
            end = p.arrival[index];
        if (f.home[u] == apart || has(m_ousted, u))
            continue;
        const Mask winner = r.left(u) ? Mask(0) : f.attackers[f.home[u]] & r.moved;
        if (!winner || f.occupant[f.home[u]] != u)
            continue;
        const int by = lowest(winner);
        driveOut(u, by, f.home[by] == apart ? p.provinceOf(by) : ProvinceId(f.home[by]));
    }
    each(stayed, [&](int t) {
        if (const int victim = m_victim[static_cast<std::size_t>(t)]; victim != nobody)
            driveOut(victim, t, ProvinceId(m_first.home[t]));
    });
    if (p.rules.tanks.beaten != TankRules::Beaten::Stays)
        placeBeatenTanks();
}

/// 21, 29: beaten to an empty route province, a tank counts as dislodged there; its start, which it held, is open to
/// it.
template <class Mask, class Paths>
void TankPasses<Mask, Paths>::placeBeatenTanks()
{
    const R &r = last();
    each(m_first.marchers & ~m_entered & ~m_drivenOut, [&](int t) {
        const int route = m_first.dest[t];
        const Mask winner = m_first.attackers[route] & (r.moved | m_entered) & ~m_first.ofPower[m_first.power[t]];
        if (!winner || (m_first.occupant[route] != nobody && !has(r.moved, m_first.occupant[route])))
            return;
        p.out->endsIn[static_cast<std::size_t>(t)] = p.arrival[static_cast<std::size_t>(t)];
        driveOut(t, lowest(winner), p.provinceOf(lowest(winner)));
    });
}

/// What whoever stands is told of those who came for it, and who was driven out.
template <class Mask, class Paths>
void TankPasses<Mask, Paths>::recordDislodged()
{
    const TankTables<Mask> &f = lastTables();
    const R &r = last();
    for (int v = 0; v < m_first.actors; ++v) {
        if (f.home[v] == apart || has(m_ousted | m_first.movers, v) || !f.attackers[f.home[v]])
            continue;
        if (p.verdict(v).against == 0) // else it says how a support was halved
            p.verdict(v).strength = toldStrength(r.hold(f.home[v]).most);
    }
    p.out->struckFrom.assign(static_cast<std::size_t>(m_first.actors), ProvinceId());
    each(m_drivenOut, [&](int v) {
        const auto index = static_cast<std::size_t>(v);
        const int by = m_driver[index];
        Verdict &verdict = p.verdict(v);
        verdict.dislodged = true;
        verdict.dislodger = UnitId(by);
        p.out->struckFrom[index] = m_drivenFrom[index];
        if (has(m_first.movers, v))
            return;
        const bool onTheWay = has(m_entered, by) && m_victim[static_cast<std::size_t>(by)] == v;
        verdict.against = onTheWay ? routeWon(by).strength : p.verdict(by).strength;
        if (onTheWay)
            verdict.strength = toldStrength(m_early->hold(m_first.dest[by]).most);
        if (verdict.reason == Reason::Holds) {
            verdict.reason = Reason::Dislodged;
            verdict.other = UnitId(by);
        }
    });
}

/// Empty spaces that were fought over are closed to retreats (1971 XIII), among them the route province of a tank that
/// fought its way through (T14).
template <class Mask, class Paths>
void TankPasses<Mask, Paths>::recordContested()
{
    const R &r = last();
    ProvinceSet taken;
    for (int u = 0; u < m_first.actors; ++u) {
        if (p.inLayer(u, Layer::Field) && !has(m_drivenOut, u))
            taken.insert(p.provinceOf(p.out->endsIn[static_cast<std::size_t>(u)]));
    }
    p.out->contested = ProvinceSet();
    const auto close = [&](int place) {
        if (!taken.contains(ProvinceId(place)))
            p.out->contested.insert(ProvinceId(place));
    };
    const Mask late = lastTables().movers & ~lastTables().pinned;
    each(m_first.movers & ~m_entered, [&](int u) {
        const R &settled = has(late, u) ? r : *m_early;
        // Whom the second pass drove out from there has no say about the place (DATC 4.A.7).
        if (!has(r.moved, u) && !has(settled.pathShut, u) && settled.prevent(u).most > 0 && r.prevent(u).most > 0)
            close(m_first.dest[u]);
    });
    each(m_entered & ~m_undone, [&](int t) {
        if (has(m_contested, t))
            close(m_first.dest[t]);
        if (has(late, t) && !has(r.moved, t) && r.prevent(t).most > 0)
            close(m_first.onward[t]);
    });
}

template <class Mask, class Paths>
void TankPasses<Mask, Paths>::recordSeason(SeasonSoFar &soFar) const
{
    const R &r = last();
    soFar.wanted |= wanted();
    each(m_first.tanks, [&](int u) {
        if (has(m_entered & ~m_undone, u) && !has(r.moved & lastTables().movers, u))
            soFar.halted.insert(UnitId(u));
        else if (lastTables().home[u] != apart && !r.left(u) && r.attacked(u))
            soFar.weakened.insert(UnitId(u));
    });
    each(m_first.supporters,
         [&](int s) { soFar.cuts[static_cast<std::size_t>(s)] = static_cast<std::uint8_t>(r.cutsInto(r, s)); });
}

// What the verdicts of TankPasses rest on. A side of the first hops is read off the first pass, all others off the pass
// that counts in the end, as the verdicts are.

template <class Mask, class Paths>
void TankPasses<Mask, Paths>::recordEvidence()
{
    const Recorder earlyVerdicts = early(), lateVerdicts = late();
    const Witness first(m_first, *m_early, earlyVerdicts), second(lastTables(), last(), lateVerdicts);
    p.out->evidence.assign(static_cast<std::size_t>(m_first.actors), Evidence());
    for (int u = 0; u < m_first.actors; ++u) {
        Evidence &evidence = p.out->evidence[static_cast<std::size_t>(u)];
        addEvidence(u, first, second, evidence);
        addLosses(u, first, second, evidence);
    }
}

/// What a unit did and met.
template <class Mask, class Paths>
void TankPasses<Mask, Paths>::addEvidence(int u, const Witness &early, const Witness &late, Evidence &evidence)
{
    if (has(m_undone & m_entered, u)) {
        evidence.culprits.push_back(p.verdict(u).other);
        return;
    }
    bool ofFirst = has(m_ousted | lastTables().pinned, u);
    if (has(m_first.marchers, u)) {
        ofFirst = !has(m_entered, u) || has(m_fought, u);
        const bool dropped = has(m_dropped, u);
        const bool ousts = m_victim[static_cast<std::size_t>(u)] != nobody;
        if (!ofFirst && (has(m_contested, u) || (!dropped && ousts)))
            addRoute(u, early, evidence);
        if (!ofFirst && dropped) {
            evidence.culprits.push_back(p.verdict(u).other);
            return;
        }
    }
    const Witness &witness = ofFirst ? early : late;
    const std::size_t known = evidence.sides.size();
    if (has(m_first.movers, u))
        witness.addMove(u, evidence);
    else
        witness.addStand(u, evidence);
    addFromAir(evidence, known, ofFirst ? m_first : lastTables());
}

/// How a tank that went on won its way: see `routeWon`.
template <class Mask, class Paths>
void TankPasses<Mask, Paths>::addRoute(int tank, const Witness &early, Evidence &evidence)
{
    const R &first = *m_early;
    const RouteWon won = routeWon(tank);
    evidence.sides.push_back(early.attackOf(tank));
    const int victim = m_victim[static_cast<std::size_t>(tank)];
    int most = 0;
    Evidence::Side met;
    if (victim != nobody && has(first.moved, victim)) { // it was bound to leave, and stayed after all
        most = first.standing(victim);
        met = {Evidence::Side::Kind::Hold, ProvinceId(m_first.dest[tank]), most, {{UnitId(victim), most, {}, {}}}};
    } else if (victim != nobody) {
        most = first.resistance(tank).most;
        met = early.sideMet(tank, {0, most, victim, victim, first.headToHead(tank), true, false, false});
    }
    each(first.rivals(tank), [&](int rival) {
        const int barred = first.prevent(rival).most;
        if (barred <= most)
            return;
        most = barred;
        met = early.barOf(rival, barred);
    });
    if (won.against > 0)
        evidence.sides.push_back(std::move(met));
    addFromAir(evidence, 0, m_first);
}

/// Who ended or halved its support, which fleets its convoy lost, and who drove it out.
template <class Mask, class Paths>
void TankPasses<Mask, Paths>::addLosses(int u, const Witness &early, const Witness &late, Evidence &evidence)
{
    const bool helpsFirst =
        has(m_first.supporters, u) && has(m_first.marchers, m_first.target[u]) && !has(p.onwardHelp, u);
    const bool ofFirst = has(m_first.supporters, u) ? helpsFirst : has(m_first.marchers | lastTables().pinned, u);
    (ofFirst ? early : late).addCulprits(u, evidence);
    if (has(m_first.supporters, u))
        m_bombers.eachCutter(u, [&](int bomber) { evidence.culprits.push_back(UnitId(bomber)); });
    const Verdict &verdict = p.verdict(u);
    if (!verdict.dislodged)
        return;
    const int by = verdict.dislodger.index();
    const ProvinceId hit = p.provinceOf(p.out->endsIn[static_cast<std::size_t>(u)]);
    const bool onTheWay = has(m_entered, by) && m_first.dest[by] == hit.index();
    evidence.sides.push_back((onTheWay ? early : late).attackOf(by));
    addFromAir(evidence, evidence.sides.size() - 1, onTheWay ? m_first : lastTables());
}

/// Bombers are numbers in the tables: names them, in these sides and those after them.
template <class Mask, class Paths>
void TankPasses<Mask, Paths>::addFromAir(Evidence &evidence, std::size_t from, const TankTables<Mask> &tables) const
{
    using Why = Evidence::Part::Why;
    for (std::size_t i = from; i < evidence.sides.size(); ++i) {
        Evidence::Side &side = evidence.sides[i];
        for (Evidence::Part &part : side.parts) {
            if (part.why != Why::CutSupport && part.why != Why::HalfSupport)
                continue;
            const int supporter = part.unit.index();
            m_bombers.eachCutter(supporter, [&](int bomber) { part.by.push_back(UnitId(bomber)); });
            if (!has(m_ousted, supporter))
                continue;
            part.why = Why::DislodgedSupport;
            each(m_entered, [&](int tank) {
                if (m_victim[static_cast<std::size_t>(tank)] == supporter)
                    part.by = {UnitId(tank)};
            });
        }
        const int u = side.fighter().index();
        const bool stopped = has(m_entered & ~m_undone, u) && !has(tables.movers, u); // what was lent was for its way
        if (has(tables.raiders, u) || stopped || (side.kind == Evidence::Side::Kind::Hold && has(tables.movers, u)))
            continue; // it stands without help
        const bool onward = has(m_goesOn & tables.inRoute, u);
        m_bombers.eachLent(u, onward, [&](int bomber, int halves) {
            side.parts.push_back({UnitId(bomber), halves, Why::AirSupport, {}});
        });
        // Nobody helps to drive out a unit of its own.
        int sum = 0;
        for (const Evidence::Part &part : side.parts)
            sum += part.halves;
        const Small holder = tables.dest[u] == nowhere ? nobody : tables.occupant[tables.dest[u]];
        for (Evidence::Part &part : side.parts) {
            if (side.kind == Evidence::Side::Kind::Attack && sum > side.total && part.why == Why::AirSupport
                && holder != nobody && tables.power[holder] == tables.power[part.unit.index()])
                part = {part.unit, 0, Why::Excluded, {}};
        }
    }
}

template class TankPasses<Narrow, ConvoyPaths<Narrow>>;
template class TankPasses<Wide, ConvoyPaths<Wide>>;
template class TankPasses<Vast, ConvoyPaths<Vast>>;
template class TankPasses<Narrow, SpecialPaths<Narrow>>;
template class TankPasses<Wide, SpecialPaths<Wide>>;
template class TankPasses<Vast, SpecialPaths<Vast>>;

} // namespace entente::judge
